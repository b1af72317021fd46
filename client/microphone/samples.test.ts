import { expect, test } from 'vitest';
import { isSilent, join, makeLouder, peakOf } from './samples.ts';

const of = (...samples: number[]) => Float32Array.from(samples);

test('the peak is the greatest distance from zero', () => {
  expect(peakOf(of(0.1, -0.5, 0.25))).toBe(0.5);
  expect(peakOf(of())).toBe(0);
});

test('a microphone that is switched off is silent, and a quiet room is not', () => {
  expect(isSilent(of(0, 0.0001, -0.0001))).toBe(true);
  expect(isSilent(of(0, 0.002, 0))).toBe(false);
});

test('pieces are joined in order, up to the most that is wanted', () => {
  const pieces = [of(1, 2), of(), of(3, 4, 5), of(6)];
  expect([...join(pieces, 10)]).toEqual([1, 2, 3, 4, 5, 6]);
  expect([...join(pieces, 4)]).toEqual([1, 2, 3, 4]);
  expect([...join(pieces, 2)]).toEqual([1, 2]);
});

test('a quiet recording becomes louder, and a loud one stays', () => {
  expect(peakOf(makeLouder(of(0.1, -0.2)))).toBeCloseTo(0.8);
  // The noise of a room does not become as loud as a voice.
  expect(peakOf(makeLouder(of(0.002, -0.002)))).toBeLessThan(0.05);
  expect([...makeLouder(of(0.5, -1))]).toEqual([0.5, -1]);
});
