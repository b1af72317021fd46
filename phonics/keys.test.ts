import { expect, it } from 'vitest';
import { inTeachingOrder, keyOf, keyOfPart, phonogramOf } from './keys.ts';
import { phonograms } from './phonograms.ts';

it('every phonogram has a unique key and can be found by it', () => {
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

it('inTeachingOrder sorts keys and removes duplicates', () => {
  expect(inTeachingOrder(['gone:key', 'sh:ship', 'a:cat', 'sh:ship', 'b:bat'])).toEqual([
    'a:cat',
    'b:bat',
    'sh:ship',
    'gone:key',
  ]);
});
