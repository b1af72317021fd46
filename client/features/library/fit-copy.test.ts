import { describe, expect, it } from 'vitest';
import { fitLabel } from './fit-copy.ts';

const two = ['sh:ship', 'a-e:cake'];
const four = [...two, 'ee:see', 'oa:boat'];

describe('the label for how a book fits', () => {
  it.each([
    [[], '3.2', 'No new sounds', '', ''],
    [['sh:ship'], '1.10', '1 new sound', 'ship', 'sh as in ship'],
    [two, '3.1', '2 new sounds', 'ship, cake', 'sh as in ship, a-e as in cake'],
    [four, '3.2', 'For after step 3.2', '', ''],
    [four, null, '4 new sounds', '', ''],
  ])('for the new sounds %j after step %s', (newSounds, after, label, examples, names) => {
    expect(fitLabel({ newSounds, after })).toEqual({ label, examples, names });
  });

  it('is null when the words of the book are unknown', () => {
    for (const fit of [null, undefined]) {
      expect(fitLabel(fit)).toBeNull();
    }
  });
});
