import { expect, test } from 'vitest';
import { itemAfter, itemOfFile, soundItems, wordItemsOf } from './voice-items.ts';

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

test.each([
  ['sh', 'sound/sh'],
  ['well-done', 'prompt/well-done'],
  ['word-said', 'word/said'],
  ['word can’t', "word/can't"],
  ['word-two words', undefined],
  ['said', undefined],
])('a file named %s holds %s', (name, key) => {
  expect(itemOfFile(name)?.key).toBe(key);
});

test('words are listed once each, in their order', () => {
  const words = wordItemsOf(['word/was', 'sound/s', 'word/said', 'word/was']);
  expect(words.map(({ key, name }) => [key, name])).toEqual([
    ['word/was', 'the word “was”'],
    ['word/said', 'the word “said”'],
  ]);
});
