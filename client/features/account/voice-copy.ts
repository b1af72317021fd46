// What the card 'Listening and speaking' says.
import type { VoiceSettings } from '../../../domain/voice-settings.ts';

interface Choice {
  setting: keyof VoiceSettings;
  label: string;
  hint: string;
}

/** The settings that are a grown-up's to make. The child's own are in the reader. */
export const voiceChoices: readonly Choice[] = [
  {
    setting: 'speakToChild',
    label: 'Speak to my child',
    hint: 'Says by itself who is reading, which book is next, what to do and how it went. Off, these words are said at a tap on their speaker.',
  },
  {
    setting: 'readToMe',
    label: 'Read to me',
    hint: 'Your child can have a book read aloud. Turn it off for a child who should read alone.',
  },
  {
    setting: 'starForListening',
    label: 'Listening earns a star',
    hint: 'A book that was read aloud earns its gold star too. The report says ‘listened’ either way.',
  },
  {
    setting: 'hearMyself',
    label: 'Hear myself',
    hint: 'Your child can record a page and listen to it. The recording never leaves the open page, and is gone with it.',
  },
];

/** Says whose voice reads what nobody has recorded. `name` is the voice's name; null if there is none. */
export function voiceText(name: string | null): string {
  return name === null
    ? 'This device has no English voice of its own. What nobody has recorded is not said here; single sounds are. Most devices offer voices in their settings, under speech or text-to-speech.'
    : `What nobody has recorded is said by this device’s own voice: ${name}. No words leave the device for it.`;
}
