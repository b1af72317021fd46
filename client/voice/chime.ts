// The chime of a finished book: three soft notes, made by oscillators. Nobody has asked for it with a speaker button, so a
// device whose ring is switched off keeps it silent, unlike what is said. Imports nothing that can send anything.
import { audioSession, readyContext, whenRunning } from './audio-context.ts';
import { isSpeaking, takeTurn } from './turn.ts';

/** When each note begins, in seconds, and its pitch, in hertz: C, E and G. */
const NOTES = [
  { at: 0, pitch: 523.25 },
  { at: 0.15, pitch: 659.25 },
  { at: 0.3, pitch: 783.99 },
];
/** How long a note takes to come and to fade away, and all of them together, in seconds. */
const ATTACK = 0.02;
const FADE = 0.85;
const LENGTH = 1.2;
/** The loudest sample of one note is 1 at most. */
const LOUDNESS = 0.12;
/** A chime that cannot begin within so many milliseconds would come too late. */
const STARTS_WITHIN = 400;

/** Prepares the chime. To be called within the tap that finishes the book: browsers let nothing else sound. */
export function readyChime(): void {
  readyContext();
}

/** Schedules the notes. Returns a function that ends them without a click. */
function playNotes(context: AudioContext): () => void {
  const all = new GainNode(context);
  all.connect(context.destination);
  for (const { at, pitch } of NOTES) {
    const begin = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(LOUDNESS, begin + ATTACK);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + FADE);
    tone.connect(gain).connect(all);
    tone.start(begin);
    tone.stop(begin + FADE);
  }
  return () => all.gain.setTargetAtTime(0, context.currentTime, 0.01);
}

/** Lets the ring of the device decide. Returns a function that undoes it. */
function heedRing(): () => void {
  const session = audioSession();
  if (session === undefined || session.type === 'play-and-record') return () => {};
  const before = session.type;
  session.type = 'ambient';
  return () => {
    if (session.type === 'ambient') session.type = before;
  };
}

/** Resolves after so many milliseconds, or when `signal` is aborted. */
const pass = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Rings the chime. Resolves when it is over, or at once where it cannot be heard. It is not rung over anything else that
 * is heard, and what is said next stops it.
 */
export async function ringChime(signal: AbortSignal): Promise<void> {
  const context = readyContext();
  if (context === null || isSpeaking() || document.visibilityState === 'hidden') return;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), STARTS_WITHIN);
  try {
    await whenRunning(context, late.signal);
  } catch {
    return;
  } finally {
    clearTimeout(timer);
  }
  if (signal.aborted || isSpeaking()) return;
  const undo = heedRing();
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  signal.addEventListener('abort', stop);
  const release = takeTurn(stop);
  const fadeOut = playNotes(context);
  await pass(LENGTH * 1000, stopper.signal);
  fadeOut();
  release();
  undo();
}
