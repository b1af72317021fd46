import { describe, expect, it } from 'vitest';
import { readWav, WavError, writeWav } from './wav.ts';

const wave = Float32Array.from({ length: 480 }, (_, index) => Math.sin(index / 7) * 0.8);

/** A WAV file that says of itself what these fields say. */
function wav(
  data: readonly number[],
  { tag = 1, channels = 1, rate = 48_000, bits = 16, says = data.length, align = 0 } = {},
): Uint8Array {
  const view = new DataView(new ArrayBuffer(44 + data.length));
  const bytes = new Uint8Array(view.buffer);
  bytes.set(Buffer.from('RIFF....WAVEfmt ................data'));
  view.setUint32(4, view.byteLength - 8, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, tag, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint16(32, align === 0 ? (channels * bits) / 8 : align, true);
  view.setUint16(34, bits, true);
  bytes.set(Buffer.from('data'), 36);
  view.setUint32(40, says, true);
  bytes.set(data, 44);
  return bytes;
}

describe('a WAV file', () => {
  it('gives back the samples that were written, to 16 bits', () => {
    const { samples, rate } = readWav(writeWav(wave, 44_100));
    expect(rate).toBe(44_100);
    expect(samples).toHaveLength(wave.length);
    samples.forEach((sample, index) => expect(sample).toBeCloseTo(wave[index] ?? 0, 4));
  });

  it('cuts off what is beyond full scale', () => {
    const { samples } = readWav(writeWav(Float32Array.of(2, -2, 0), 48_000));
    expect([...samples]).toEqual([32_767 / 32_768, -1, 0]);
  });

  it.each([
    [16, [0, 0x40]],
    [24, [0, 0, 0x40]],
    [32, [0, 0, 0, 0x40]],
  ])('may have %d bits', (bits, data) => {
    expect([...readWav(wav(data, { bits })).samples]).toEqual([0.5]);
  });

  it('with two channels is mixed to one', () => {
    expect([...readWav(wav([0, 0x40, 0, 0x20], { channels: 2 })).samples]).toEqual([0.375]);
  });

  it('may have other chunks before the sound, and stand inside of a larger buffer', () => {
    const file = wav([0, 0x40]);
    const extra = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1');
    const whole = Buffer.concat([Buffer.alloc(3), file.subarray(0, 36), extra, file.subarray(36)]);
    expect([...readWav(whole.subarray(3)).samples]).toEqual([0.5]);
  });
});

describe('what is no sound of ours is refused in a sentence', () => {
  it.each([
    ['an empty file', new Uint8Array(), 'not a WAV file'],
    ['an MP3 file', Buffer.from('ID3\x04<script>alert(1)</script>'), 'not a WAV file'],
    ['a header alone', wav([]).subarray(0, 20), 'does not say what is in it'],
    ['a file without sound', wav([]), 'There is no sound'],
    ['floating point', wav([0, 0, 0, 0], { tag: 3, bits: 32 }), 'not plain PCM'],
    ['MP3 inside of WAV', wav([0, 0], { tag: 0x55 }), 'not plain PCM'],
    ['8 bits', wav([0, 0], { bits: 8 }), 'not plain PCM'],
    ['no channel', wav([0, 0], { channels: 0 }), 'damaged'],
    ['channels that do not fit', wav([0, 0], { align: 7 }), 'damaged'],
    ['a rate of nothing', wav([0, 0], { rate: 0 }), 'a rate that no microphone has'],
    ['a rate of millions', wav([0, 0], { rate: 4_000_000 }), 'a rate that no microphone has'],
    ['more sound than there is', wav([0, 0], { says: 1_000_000 }), 'longer than it is'],
    ['an endless sound', wav([0, 0], { says: 0xffffffff }), 'longer than it is'],
  ])('%s', (_name, file, sentence) => {
    expect(() => readWav(file)).toThrow(WavError);
    expect(() => readWav(file)).toThrow(sentence);
  });
});
