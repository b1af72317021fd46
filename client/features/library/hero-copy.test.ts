import { expect, it } from 'vitest';
import { newSoundsCopy } from './hero-copy.ts';
import type { Offer } from './shelf.ts';

const two = ['sh:ship', 'a-e:cake'];
const four = [...two, 'ee:see', 'oa:boat'];
const eight = ['s:sun', 'a:cat', 't:tap', 'p:pan', 'i:pig', 'n:net', 'm:mat', 'd:dog'];

it.each<[string[], string | null, string | null, Offer['why'], string | undefined, string[]?]>([
  [[], 'Mia', '3.2', 'next', 'All its sounds are ones Mia has met.', []],
  [[], null, '3.2', 'next', 'All its sounds are ones you have met.', []],
  [['sh:ship'], 'Mia', '1.10', 'next', '1 new sound', ['sh:ship']],
  [two, 'Mia', '3.1', 'next', '2 new sounds', two],
  [two, 'Mia', '3.1', 'reading', '2 new sounds', two],
  [four, 'Mia', '3.2', 'next', 'It is for after step 3.2.', []],
  [four, 'Mia', '3.2', 'reading', undefined],
  [four, 'Mia', null, 'first', 'Your first four sounds', four],
  [eight, 'Mia', null, 'first', 'Your first six sounds', eight.slice(0, 6)],
  [[], 'Mia', '3.2', 'again', undefined],
])('of the new sounds %j for %s after step %s, %s', (newSounds, name, after, why, note, shown) => {
  const copy = newSoundsCopy({ book: { fit: { newSounds, after } }, why }, name);
  expect([copy?.note, copy?.shown]).toEqual([note, shown]);
});

it.each([
  ['3.2', 'It is for after step 3.2.'],
  ['3.3', '4 new sounds'],
] as const)('with more new sounds than a lesson has, at step %s: %s', (here, note) => {
  const book = { fit: { newSounds: four, after: '3.2' } };
  expect(newSoundsCopy({ book, why: 'next' }, 'Mia', here)).toEqual({ note, shown: [] });
  expect(newSoundsCopy({ book, why: 'reading' }, 'Mia', here)).toBeNull();
});

it('is null when the words of the book are unknown', () => {
  for (const fit of [null, undefined]) {
    expect(newSoundsCopy({ book: { fit }, why: 'next' }, 'Mia')).toBeNull();
  }
});
