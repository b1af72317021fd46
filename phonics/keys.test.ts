import { expect, it } from 'vitest';
import { inTeachingOrder, keyOf, keyOfPart, phonogramOf } from './keys.ts';
import { phonograms } from './phonograms.ts';

it('every phonogram has a key of its own, by which it is found', () => {
  for (const phonogram of phonograms) expect(phonogramOf(keyOf(phonogram))).toBe(phonogram);
  expect(phonogramOf('ea:nothing')).toBeUndefined();
});

it.each([
  ['the ea of head', { letters: 'ea', sound: 'ɛ', level: 8 }, 'ea:head'],
  ['the a of cake', { letters: 'a', sound: 'eɪ', level: 3 }, 'a-e:cake'],
  ['its silent e', { letters: 'e', sound: '', level: 3 }, null],
  ['the ai of said', { letters: 'ai', sound: 'ɛ', level: null }, null],
])('the key of %s', (_, part, key) => {
  expect(keyOfPart(part)).toBe(key);
});

it('keys are put in the order in which they are taught, each once', () => {
  expect(inTeachingOrder(['gone:key', 'sh:ship', 'a:cat', 'sh:ship', 'b:bat'])).toEqual([
    'a:cat',
    'b:bat',
    'sh:ship',
    'gone:key',
  ]);
});
