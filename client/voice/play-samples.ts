// Plays samples, and says how far they are by the audio clock. Imports nothing that can send anything.
import { whenRunning } from './audio-context.ts';

/** The time a context needs to begin, and to end without a click, in seconds. */
const LEAD = 0.04;
const FADE = 0.015;

/**
 * Plays mono samples. `onTime` is called with the seconds that have been heard, with each picture the browser draws.
 * Resolves at the end, or when `signal` stops it; rejects if the device interrupts it, as a phone call does.
 */
export async function playSamples(
  context: AudioContext,
  { samples, rate }: { samples: Float32Array<ArrayBuffer>; rate: number },
  signal: AbortSignal,
  onTime?: (seconds: number) => void,
): Promise<void> {
  await whenRunning(context, signal);
  if (signal.aborted || samples.length === 0) return;
  const buffer = context.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  const gain = new GainNode(context);
  source.connect(gain).connect(context.destination);
  const startsAt = context.currentTime + LEAD;
  source.start(startsAt);

  let frame = 0;
  const follow = () => {
    // Wireless headphones are late: what is heard now left the clock a while ago.
    onTime?.(context.currentTime - (context.outputLatency || 0) - startsAt);
    frame = requestAnimationFrame(follow);
  };
  follow();
  try {
    await ending(
      context,
      source,
      () => {
        gain.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
        source.stop(context.currentTime + FADE);
      },
      signal,
    );
    // With late headphones, the last picture came before the end.
    if (!signal.aborted) onTime?.(buffer.duration);
  } finally {
    cancelAnimationFrame(frame);
  }
}

function ending(
  context: AudioContext,
  source: AudioBufferSourceNode,
  fadeOut: () => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      context.removeEventListener('statechange', onState);
      signal.removeEventListener('abort', onAbort);
    };
    const onAbort = () => {
      settle();
      fadeOut();
      resolve();
    };
    const onState = () => {
      if (context.state === 'running') return;
      settle();
      source.stop();
      reject(new Error('The sound of this device was interrupted.'));
    };
    source.onended = () => {
      settle();
      resolve();
    };
    context.addEventListener('statechange', onState);
    signal.addEventListener('abort', onAbort);
  });
}
