import { expect, test } from 'vitest';
import { itemAfter, soundItems } from './voice-items.ts';

const after = (key: string, recorded: string[]) =>
  itemAfter(soundItems, key, (one) => recorded.includes(one))?.key;
const keys = soundItems.map(({ key }) => key);

test('the next sound is the next that is not recorded', () => {
  expect(after('sound/s', [])).toBe('sound/sh');
  expect(after('sound/s', ['sound/sh', 'sound/f'])).toBe('sound/th-thin');
});

test('after the last sound comes the first that was left out', () => {
  expect(after('sound/qu', ['sound/s'])).toBe('sound/sh');
});

test('once all are recorded, the next sound is simply the next', () => {
  expect(after('sound/s', keys)).toBe('sound/sh');
  expect(after('sound/qu', keys)).toBe('sound/s');
});
