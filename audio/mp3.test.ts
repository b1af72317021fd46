import { describe, expect, it } from 'vitest';
import { levelOf } from './levels.ts';
import { encodeMp3 } from './mp3.ts';
import { decodeMp3 } from './test-support/decode.ts';

/** A tone with silence before and after it. */
function beep(rate: number, seconds: number): Float32Array {
  const length = Math.round(rate * seconds);
  return Float32Array.from({ length }, (_, index) => {
    const isHeard = index >= length * 0.2 && index < length * 0.8;
    return isHeard ? 0.5 * Math.sin((2 * Math.PI * 440 * index) / rate) : 0;
  });
}

const firstHeard = (samples: Float32Array) => samples.findIndex((sample) => sample > 0.1);
const lastHeard = (samples: Float32Array) => samples.findLastIndex((sample) => sample > 0.1);

describe('an MP3 file', () => {
  it.each([
    [24_000, 48, 0.5],
    [24_000, 48, 0.144],
    [44_100, 64, 0.7],
    [48_000, 64, 2.5],
  ])('of %d Hz and %d kbit/s plays what was given, for %d s', async (rate, kbps, seconds) => {
    const given = beep(rate, seconds);
    const { samples, rate: played } = await decodeMp3(await encodeMp3(given, rate, kbps));
    expect(played).toBe(rate);
    expect(samples.length).toBe(given.length);
    expect(Math.abs(levelOf(samples) - levelOf(given))).toBeLessThan(0.2);
    const aMillisecond = rate / 1000;
    expect(Math.abs(firstHeard(samples) - firstHeard(given))).toBeLessThan(aMillisecond);
    expect(Math.abs(lastHeard(samples) - lastHeard(given))).toBeLessThan(aMillisecond);
  });

  it('says in its first frame how long it is and what to leave out', async () => {
    const file = Buffer.from(await encodeMp3(beep(24_000, 0.5), 24_000, 48));
    const tag = file.indexOf('Info');
    expect(tag).toBe(13);
    expect(file.toString('latin1', tag + 120, tag + 129)).toBe('LAME3.100');
    expect(file.readUInt32BE(tag + 12)).toBe(file.length);
    const frames = file.readUInt32BE(tag + 8);
    const silence = file.readUIntBE(tag + 141, 3);
    expect(frames * 576 - (silence >> 12) - (silence & 0xfff)).toBe(12_000);
  });

  it('is the same bytes each time', async () => {
    const [one, other] = [beep(24_000, 0.3), beep(24_000, 0.3)];
    expect(await encodeMp3(one, 24_000, 48)).toEqual(await encodeMp3(other, 24_000, 48));
  });
});
