// The first frame of an MP3 file: it says how much silence the encoder has put around the sound, so that players leave it out.
// LAME writes it only into files, and our encoder makes none (docs/decisions/0019-mp3-without-a-native-program.md). Its
// layout is that of the 'Xing' and 'LAME' tags: http://gabriel.mp3-tech.org/mp3infotag.html

/** LAME's own delay, in samples. Players know that of their decoders. */
const ENCODER_DELAY = 576;
/** Kilobits a second of Layer III by the four bits of a header, of MPEG-1 and MPEG-2. */
const RATES = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** Samples a second by two bits of a header, of MPEG-1; MPEG-2 has half. */
const SAMPLE_RATES = [44_100, 48_000, 32_000];
/** What the frame must hold: the tag from its start on. */
const TAG = 156;

/** What the header of a frame with one channel says. */
interface Header {
  isMpeg1: boolean;
  sampleRate: number;
  samples: number;
  bytes: number;
}

function headerAt(frames: Uint8Array, at: number): Header {
  const second = frames[at + 1] ?? 0;
  const third = frames[at + 2] ?? 0;
  const isMpeg1 = (second & 0b1000) !== 0;
  const kbps = (isMpeg1 ? RATES.mpeg1 : RATES.mpeg2)[third >> 4] ?? 0;
  const sampleRate = (SAMPLE_RATES[(third >> 2) & 3] ?? 0) / (isMpeg1 ? 1 : 2);
  const samples = isMpeg1 ? 1152 : 576;
  const padding = (third >> 1) & 1;
  const bytes = Math.floor((samples * kbps * 125) / sampleRate) + padding;
  if (frames[at] !== 0xff || !(bytes > 0)) throw new Error(`There is no MP3 frame at byte ${at}`);
  return { isMpeg1, sampleRate, samples, bytes };
}

/** Returns where each frame begins. */
function framesOf(frames: Uint8Array): number[] {
  const starts: number[] = [];
  for (let at = 0; at < frames.length; at += headerAt(frames, at).bytes) starts.push(at);
  return starts;
}

/** The checksum of the tag: CRC-16 with the polynomial 0x8005, reflected. */
function crcOf(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}

/** Returns an empty frame like the first one, at the lowest rate that has room for the tag, and where the tag begins. */
function emptyFrame(frames: Uint8Array) {
  const { isMpeg1, sampleRate, samples } = headerAt(frames, 0);
  const start = isMpeg1 ? 21 : 13;
  const sizeAt = (kbps: number) => Math.floor((samples * kbps * 125) / sampleRate);
  const rates = isMpeg1 ? RATES.mpeg1 : RATES.mpeg2;
  const rate = rates.findIndex((kbps) => sizeAt(kbps) >= start + TAG);
  const frame = new Uint8Array(sizeAt(rates[rate] ?? 0));
  frame.set(frames.subarray(0, 4));
  frame[2] = (rate << 4) | ((frames[2] ?? 0) & 0b1100);
  return { frame, start };
}

/** Returns an MP3 file of these frames, of which the first `length` samples are the sound. */
export function withInfo(frames: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const starts = framesOf(frames);
  const { frame, start } = emptyFrame(frames);
  const total = frame.length + frames.length;
  const view = new DataView(frame.buffer);
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));

  write(start, 'Info');
  // It has all four fields: frames, bytes, where each hundredth begins, and a quality, of which nothing is known.
  view.setUint32(start + 4, 0b1111);
  view.setUint32(start + 8, starts.length);
  view.setUint32(start + 12, total);
  for (let part = 0; part < 100; part++) {
    const at = frame.length + (starts[Math.floor((part * starts.length) / 100)] ?? 0);
    view.setUint8(start + 16 + part, Math.floor((at * 256) / total));
  }
  write(start + 120, 'LAME3.100');
  const padding = starts.length * headerAt(frames, 0).samples - ENCODER_DELAY - length;
  view.setUint16(start + 141, (ENCODER_DELAY << 4) | (padding >> 8));
  view.setUint8(start + 143, padding & 0xff);
  view.setUint32(start + 148, total);
  view.setUint16(start + 152, crcOf(frames));
  view.setUint16(start + 154, crcOf(frame.subarray(0, start + 154)));

  const file = new Uint8Array(total);
  file.set(frame);
  file.set(frames, frame.length);
  return file;
}
