// The one AudioContext of the product. Browsers let it sound only if it is made or resumed within a tap, and a phone
// call or other headphones may interrupt it: the next tap resumes it.

let context: AudioContext | null = null;

/** Where a browser knows it, this says whether the page's sound is heard although the ring of the device is off. */
export const audioSession = (): { type: string } | undefined =>
  (navigator as { audioSession?: { type: string } }).audioSession;

/** Makes and resumes the context; returns null if the browser has none. To be called within a tap. */
export function readyContext(): AudioContext | null {
  if (typeof AudioContext !== 'function') return null;
  context ??= new AudioContext();
  if (context.state !== 'running') context.resume().catch(() => {});
  return context;
}

/** As `readyContext`, for what is to be heard because somebody asked for it. */
export function openContext(): AudioContext | null {
  const opened = readyContext();
  const session = audioSession();
  // Otherwise a phone whose ring is switched off would be silent.
  if (opened !== null && session !== undefined && session.type !== 'play-and-record') {
    session.type = 'playback';
  }
  return opened;
}

/** How long a context may take to start after a tap, in milliseconds. */
const STARTS_WITHIN = 2000;

/** Resolves once the context runs. Rejects if it does not start, as without a tap. */
export function whenRunning(opened: AudioContext, signal: AbortSignal): Promise<void> {
  if (opened.state === 'running') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      opened.removeEventListener('statechange', check);
      signal.removeEventListener('abort', giveUp);
    };
    const check = () => {
      if (opened.state !== 'running') return;
      settle();
      resolve();
    };
    const giveUp = () => {
      settle();
      reject(new Error('The sound of this device does not start.'));
    };
    const timer = setTimeout(giveUp, STARTS_WITHIN);
    opened.addEventListener('statechange', check);
    signal.addEventListener('abort', giveUp);
  });
}
