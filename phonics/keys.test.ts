import { expect, it } from 'vitest';
import type { Part } from './align.ts';
import { inTeachingOrder, keyOf, keyOfPart, phonogramOf, presentKey } from './keys.ts';
import { phonograms } from './phonograms.ts';

it('every phonogram has a unique key and can be found by it', () => {
  for (const phonogram of phonograms) expect(phonogramOf(keyOf(phonogram))).toBe(phonogram);
  expect(phonogramOf('ea:nothing')).toBeUndefined();
});

it.each<[string, Part, string | null]>([
  ['the ea of head', { letters: 'ea', sound: 'ɛ', step: '8.1' }, 'ea:head'],
  ['the a of cake', { letters: 'a', sound: 'eɪ', step: '3.2' }, 'a-e:cake'],
  ['its silent e', { letters: 'e', sound: '', step: '3.2' }, null],
  ['the ai of said', { letters: 'ai', sound: 'ɛ', step: null }, null],
])('the key of %s', (_, part, key) => {
  expect(keyOfPart(part)).toBe(key);
});

it('inTeachingOrder sorts keys, in their present form, and removes duplicates', () => {
  const keys = ['gone:key', 'sh:ship', 'a:cat', 'a:tap', 'sh:ship', 'b:bat'];
  expect(inTeachingOrder(keys)).toEqual(['a:tap', 'b:bat', 'sh:ship', 'gone:key']);
});

it.each([
  ['s:sun', 's:sit'],
  ['t:tap', 't:tin'],
  ["'d:he'd", "'d:I'd"],
  ['a:baby', 'a:paper'],
  ['sci:conscious', 'sci:conscience'],
])('the former key %s is understood as %s', (former, present) => {
  expect(presentKey(former)).toBe(present);
  expect(phonogramOf(former)).toBe(phonogramOf(present));
  expect(phonogramOf(present)).toBeDefined();
});
