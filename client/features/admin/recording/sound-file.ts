// Reads a file of sound that was recorded elsewhere. The browser decodes it, so of an MP3 only its samples are left.
import { finishTake, type FinishedTake, type TakeKind } from '../../../../audio/take.ts';
import { RECORDING_RATE } from '../../../../domain/recordings.ts';
import { lengthOf } from './take-copy.ts';

const MEGABYTE = 1_048_576;

/** How large a file may be, in bytes, and how long its sound, in seconds. */
export interface FileLimits {
  bytes: number;
  seconds: number;
}

function mixed(buffer: AudioBuffer): Float32Array {
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, index) =>
    buffer.getChannelData(index),
  );
  return Float32Array.from(
    { length: buffer.length },
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  );
}

async function decode(file: File): Promise<AudioBuffer> {
  if (file.size === 0) throw new Error('This file is empty, or it is a folder.');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error('This file cannot be read. It may be a folder, or it was moved or changed.');
  });
  try {
    return await new OfflineAudioContext(1, 1, RECORDING_RATE).decodeAudioData(bytes);
  } catch {
    throw new Error('This file is no sound, or one that this browser cannot play.');
  }
}

/** Returns the take in a file. Throws an error with a sentence for the owner if there is none, or it is too long. */
export async function takeInFile(
  file: File,
  kind: TakeKind,
  limits: FileLimits,
): Promise<FinishedTake> {
  if (file.size > limits.bytes) {
    const [size, most] = [file.size, limits.bytes].map((bytes) => Math.ceil(bytes / MEGABYTE));
    throw new Error(`This file has ${size} MB. It can have at most ${most} MB.`);
  }
  const buffer = await decode(file);
  if (buffer.duration > limits.seconds) {
    throw new Error(
      `This file lasts ${lengthOf(Math.round(buffer.duration))}. It can last at most ${lengthOf(limits.seconds)}.`,
    );
  }
  const take = finishTake(mixed(buffer), RECORDING_RATE, kind);
  if (take.faults.includes('silent')) throw new Error('Nothing can be heard in this file.');
  return take;
}
