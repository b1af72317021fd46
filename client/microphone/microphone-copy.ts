// What the product says of a microphone's faults, to a grown-up.
import type { MicrophoneFault } from './microphone-fault.ts';

/** A sentence or two for each fault: what happened, and what to do. */
export const microphoneCopy: Record<MicrophoneFault, string> = {
  absent: 'No microphone was found. Plug one in and try again.',
  refused:
    'This browser may not use the microphone here. To allow it, press the sign to the left of the web address, or look for the microphone in the settings of the browser.',
  busy: 'Another program is using the microphone. Close it and try again.',
  insecure: 'A microphone works only at an address that begins with https.',
  unsupported: 'This browser cannot record. A newer browser can.',
  revoked: 'The microphone was turned off while it was recording.',
  unplugged: 'The microphone was unplugged while it was recording.',
  interrupted: 'Something else needed the microphone, such as a phone call.',
  silent: 'Nothing was heard. Is the microphone switched on, and the right one?',
  failed: 'The recording did not work. Please try again.',
};
