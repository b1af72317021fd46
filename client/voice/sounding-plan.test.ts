import { describe, expect, test } from 'vitest';
import type { Hold } from '../../domain/single-sounds.ts';
import { planSounding, type Spoken } from './sounding-plan.ts';

const clip = (hold: Hold, seconds: number): Spoken => ({ hold, seconds });
const m = [clip('held', 0.8)];
const oo = [clip('long vowel', 0.8)];
const n = [clip('held', 0.8)];
const c = [clip('stop', 0.1)];
const a = [clip('short vowel', 0.4)];
const silent: Spoken[] = [];

const near = (value: number) => expect.closeTo(value, 6) as number;

describe('a word is sounded out', () => {
  test('with each held sound led into the next', () => {
    const { starts, total } = planSounding([m, oo, n]);
    expect(starts).toEqual([[0], [near(0.73)], [near(1.46)]]);
    expect(total).toBeCloseTo(2.26);
  });

  test('with a closure of forty milliseconds before a stop, and none after it', () => {
    const { starts, total } = planSounding([c, a, c]);
    expect(starts).toEqual([[0], [near(0.1)], [near(0.54)]]);
    expect(total).toBeCloseTo(0.64);
  });

  test('with the clips of one part in turn', () => {
    const { starts, steps } = planSounding([[clip('short', 0.4), clip('long vowel', 0.8)], c]);
    expect(starts[0]).toEqual([0, near(0.33)]);
    expect(steps[0]).toEqual({ start: 0, end: near(1.17) });
  });

  test.each([
    ['held', [m, n, a, oo]],
    ['stops', [c, c, a, c, c]],
    ['two sounds at once', [c, a, [clip('two', 0.4)]]],
    ['silent letters', [silent, n, a, silent, c, silent]],
  ])('without a gap of more than sixty milliseconds: %s', (_, parts) => {
    const { starts } = planSounding(parts);
    const said = parts.flatMap((clips, part) =>
      clips.map(({ seconds }, at) => ({
        start: starts[part]![at]!,
        end: starts[part]![at]! + seconds,
      })),
    );
    for (const [at, { start }] of said.slice(1).entries())
      expect(start - said[at]!.end).toBeLessThanOrEqual(0.06);
  });
});

describe('the finger', () => {
  test.each([
    ['a word', [c, a, n]],
    ['a silent first letter', [silent, n, a]],
    ['silent last letters', [c, a, c, silent, silent]],
    ['a silent letter inside', [m, a, silent, silent, n]],
    ['a word that is all silent', [silent, silent]],
  ])('goes from the first part to the last without a stop: %s', (_, parts) => {
    const { steps, total } = planSounding(parts);
    expect(steps[0]!.start).toBe(0);
    expect(steps.at(-1)!.end).toBeCloseTo(total);
    for (const [at, { start }] of steps.slice(1).entries())
      expect(start).toBeCloseTo(steps[at]!.end);
    for (const { start, end } of steps) expect(end - start).toBeGreaterThan(0.05);
  });

  test('stays under a silent letter for a moment, in which nothing is said at the ends of the word', () => {
    const { starts, steps, total } = planSounding([silent, n, a, silent, c, silent]);
    expect(steps[0]).toEqual({ start: 0, end: 0.45 });
    expect(starts[1]).toEqual([0.45]);
    // Inside the word it takes of the time of the sound before it.
    expect(starts[4]![0]).toBeCloseTo(starts[2]![0]! + 0.4 + 0.04);
    expect(steps[3]!.end).toBeCloseTo(starts[4]![0]!);
    expect(total - steps[5]!.start).toBeCloseTo(0.45);
  });
});

test('no parts take no time', () => {
  expect(planSounding([])).toEqual({ starts: [], steps: [], total: 0 });
});
