// Records the microphone as raw samples, in the page's memory alone. Call it in the tap or key press itself: browsers
// start sound, and ask for the microphone, only then.
import { openContext } from '../voice/audio-context.ts';
import { faultOf, faultOfPage, MicrophoneError } from './microphone-fault.ts';
import { noteAnswer } from './permission.ts';
import { listen, type Recorder, type RecordOptions } from './recorder.ts';
import { loadRecorder, recorderNode } from './recorder-node.ts';

export type { Recorder };

/** The browsers' cleaners are made for telephone calls, and take noise-like sounds for noise. */
const RAW = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

async function openMicrophone(): Promise<MediaStream> {
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { ...RAW, channelCount: { ideal: 1 } } })
    .catch((error: unknown) => {
      noteAnswer(false);
      throw new MicrophoneError(faultOf(error));
    });
  noteAnswer(true);
  return stream;
}

/** Phones that know this refuse the microphone to a page whose sound is for playing alone. */
function setAudioSession(type: 'playback' | 'play-and-record'): void {
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = type;
}

/** Begins to record. Throws a MicrophoneError if it cannot. */
export async function record(options: RecordOptions): Promise<Recorder> {
  const fault = faultOfPage();
  if (fault !== null) throw new MicrophoneError(fault);
  const context = openContext();
  if (context === null) throw new MicrophoneError('unsupported');
  setAudioSession('play-and-record');
  const close = (stream: MediaStream) => {
    for (const track of stream.getTracks()) track.stop();
    setAudioSession('playback');
  };
  // Both at once: each must begin within the tap.
  const [loaded, opened] = await Promise.allSettled([loadRecorder(context), openMicrophone()]);
  if (opened.status === 'rejected') {
    setAudioSession('playback');
    throw opened.reason;
  }
  const stream = opened.value;
  let node: AudioWorkletNode | undefined;
  try {
    if (loaded.status === 'rejected') throw loaded.reason;
    // A first press right after the page was loaded does not start it; an open microphone lets it.
    if (context.state !== 'running') context.resume().catch(() => {});
    node = recorderNode(context);
    return listen(node, stream, () => close(stream), options);
  } catch {
    node?.port.postMessage(null);
    close(stream);
    throw new MicrophoneError('failed');
  }
}
