// Makes the node of the audio graph that hands over raw samples.
import workletUrl from './recorder-worklet.ts?worker&url';

/** The contexts that have the worklet's code, or are fetching it. */
const loads = new WeakMap<AudioContext, Promise<void>>();

/** Fetches the node's code. Rejects if it cannot be fetched. */
export function loadRecorder(context: AudioContext): Promise<void> {
  const known = loads.get(context);
  if (known !== undefined) return known;
  const loading = context.audioWorklet.addModule(workletUrl);
  loads.set(context, loading);
  // It is tried again the next time.
  loading.catch(() => loads.delete(context));
  return loading;
}

/** Returns a node to connect a microphone to, once its code is loaded. It runs until it is told to end. */
export function recorderNode(context: AudioContext): AudioWorkletNode {
  const node = new AudioWorkletNode(context, 'recorder', {
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  // Safari runs only what leads to the speaker. The node's output stays silent.
  node.connect(context.destination);
  return node;
}
