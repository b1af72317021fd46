// Decodes MP3 files with another program than the one that made them: mpg123.
import { MPEGDecoder } from 'mpg123-decoder';
import type { Sound } from '../wav.ts';

/** Returns the sound of an MP3 file with one channel. */
export async function decodeMp3(file: Uint8Array): Promise<Sound> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(file);
  decoder.free();
  return { samples: channelData[0] ?? new Float32Array(), rate: sampleRate };
}
