// A recording that goes on: collects the pieces of the microphone, and notices when it ends by itself.
import { faultOfEndedTrack, type MicrophoneFault } from './microphone-fault.ts';
import { join, peakOf } from './samples.ts';

export interface RecordOptions {
  /** The longest recording. */
  seconds: number;
  /** Called some twenty times a second with the loudness of the last piece: its peak, 0 to 1. */
  onLevel?: (level: number) => void;
  /** Called when the recording ends by itself: it is full, or a fault. `stop` still gives what was recorded so far. */
  onEnd?: (reason: 'full' | MicrophoneFault) => void;
}

export interface Recorder {
  /** Samples in a second. */
  readonly rate: number;
  /** Whether the browser cleans the sound although it was asked not to. It then eats f, th, s and h. */
  readonly isCleaned: boolean;
  /** How much was recorded so far. */
  seconds(): number;
  /** Ends the recording, frees the microphone and gives the samples, -1 to 1. */
  stop(): Promise<Float32Array<ArrayBuffer>>;
  /** Ends the recording, frees the microphone and forgets the samples. */
  cancel(): void;
}

function isCleaned(track: MediaStreamTrack | undefined): boolean {
  const settings = track?.getSettings();
  return [
    settings?.echoCancellation,
    settings?.noiseSuppression,
    settings?.autoGainControl,
  ].includes(true);
}

/** How long to wait for the last piece, in milliseconds. While a telephone call holds it, the audio thread is silent. */
const LAST_PIECE = 300;

/** Records `stream` through a node of `recorderNode`. `close` frees the microphone. */
export function listen(
  node: AudioWorkletNode,
  stream: MediaStream,
  close: () => void,
  { seconds, onLevel, onEnd }: RecordOptions,
): Recorder {
  const context = node.context as AudioContext;
  const rate = context.sampleRate;
  const most = Math.round(seconds * rate);
  const source = context.createMediaStreamSource(stream);
  const [track] = stream.getAudioTracks();
  const watching = new AbortController();
  let pieces: Float32Array[] = [];
  let length = 0;
  let state: 'recording' | 'stopping' | 'over' = 'recording';
  let onLastPiece = () => {};

  const free = () => {
    if (state === 'over') return;
    state = 'over';
    close();
    source.disconnect();
    node.disconnect();
    node.port.postMessage(null);
    node.port.close();
    watching.abort();
  };
  const end = (reason: 'full' | MicrophoneFault) => {
    if (state !== 'recording') return;
    free();
    onEnd?.(reason);
  };
  node.port.onmessage = ({ data }: MessageEvent<Float32Array | null>) => {
    if (data === null) return onLastPiece();
    pieces.push(data);
    length += data.length;
    onLevel?.(peakOf(data));
    if (length >= most) end('full');
  };
  const { signal } = watching;
  track?.addEventListener('ended', () => void faultOfEndedTrack().then(end), { signal });
  track?.addEventListener('mute', () => end('interrupted'), { signal });
  const onContext = () => {
    if (context.state !== 'running') end('interrupted');
  };
  context.addEventListener('statechange', onContext, { signal });
  source.connect(node);

  return {
    rate,
    isCleaned: isCleaned(track),
    seconds: () => Math.min(length, most) / rate,
    async stop() {
      if (state === 'recording') {
        state = 'stopping';
        await new Promise<void>((resolve) => {
          onLastPiece = resolve;
          setTimeout(resolve, LAST_PIECE);
          node.port.postMessage(null);
        });
        free();
      }
      return join(pieces, most);
    },
    cancel() {
      free();
      pieces = [];
      length = 0;
    },
  };
}
