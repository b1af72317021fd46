// Reads and writes WAV files: samples as they are, without loss.

const HEADER = 44;
const PCM = 1;
const EXTENSIBLE = 0xfffe;
/** Rates of sound cards, in Hz. */
const RATES = { least: 8000, most: 192_000 };

/** A file that is no sound of ours. Its message is a sentence for the person who gave it. */
export class WavError extends Error {
  override name = 'WavError';
}

/** Samples from -1 to 1, and how many there are a second. */
export interface Sound {
  samples: Float32Array;
  rate: number;
}

/** Returns a WAV file of 16 bits a sample, with one channel. What is beyond full scale is cut off. */
export function writeWav(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(HEADER + samples.length * 2));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    const whole = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)));
    view.setInt16(HEADER + index * 2, whole, true);
  });
  return new Uint8Array(view.buffer);
}

interface Chunk {
  name: string;
  at: number;
  length: number;
}

const nameAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/** Returns the chunks up to the sound, whatever else the file has. */
function chunksOf(view: DataView): Chunk[] {
  if (view.byteLength < 12 || nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WAVE')
    throw new WavError('This file is not a WAV file.');
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= view.byteLength && chunks.at(-1)?.name !== 'data';) {
    const length = view.getUint32(at + 4, true);
    chunks.push({ name: nameAt(view, at), at: at + 8, length });
    // A chunk of odd length is followed by a byte that does not count.
    at += 8 + length + (length % 2);
  }
  return chunks;
}

interface Format {
  channels: number;
  rate: number;
  /** In bytes, of one channel. */
  sampleSize: number;
}

function formatOf(view: DataView, chunk: Chunk | undefined): Format {
  if (!chunk || chunk.length < 16 || chunk.at + chunk.length > view.byteLength)
    throw new WavError('This WAV file does not say what is in it.');
  const tag = view.getUint16(chunk.at, true);
  const coding =
    tag === EXTENSIBLE && chunk.length >= 40 ? view.getUint16(chunk.at + 24, true) : tag;
  const channels = view.getUint16(chunk.at + 2, true);
  const rate = view.getUint32(chunk.at + 4, true);
  const bits = view.getUint16(chunk.at + 14, true);
  if (coding !== PCM || ![16, 24, 32].includes(bits))
    throw new WavError('This WAV file is not plain PCM of 16, 24 or 32 bits.');
  if (channels < 1 || channels > 8 || view.getUint16(chunk.at + 12, true) !== (channels * bits) / 8)
    throw new WavError('This WAV file is damaged: its channels do not fit its samples.');
  if (rate < RATES.least || rate > RATES.most)
    throw new WavError('This WAV file has a rate that no microphone has.');
  return { channels, rate, sampleSize: bits / 8 };
}

/** Returns the sample at a place of the file, from -1 to 1. */
function sampleAt(view: DataView, at: number, size: number): number {
  if (size === 2) return view.getInt16(at, true) / 0x8000;
  if (size === 4) return view.getInt32(at, true) / 0x8000_0000;
  return (view.getInt8(at + 2) * 0x1_0000 + view.getUint16(at, true)) / 0x80_0000;
}

/** Returns the sound of a WAV file, its channels mixed to one. Throws a WavError for any other file. */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = chunksOf(view);
  const { channels, rate, sampleSize } = formatOf(
    view,
    chunks.find(({ name }) => name === 'fmt '),
  );
  const data = chunks.find(({ name }) => name === 'data');
  if (!data || data.length === 0) throw new WavError('There is no sound in this WAV file.');
  if (data.at + data.length > view.byteLength)
    throw new WavError('This WAV file says that it is longer than it is.');
  const step = channels * sampleSize;
  const samples = Float32Array.from({ length: Math.floor(data.length / step) }, (_, index) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      sum += sampleAt(view, data.at + index * step + channel * sampleSize, sampleSize);
    }
    return sum / channels;
  });
  return { samples, rate };
}
