import { describe, expect, it } from 'vitest';
import { fitLabel, fitReason } from './fit-copy.ts';

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

  it('is null when the words of the book are unknown, and so is the reason', () => {
    for (const fit of [null, undefined]) {
      expect(fitLabel(fit)).toBeNull();
      expect(fitReason(fit, 'Mia')).toBeNull();
    }
  });
});

it.each([
  [[], 'Mia', '3.2', 'All its sounds are ones Mia has met.'],
  [[], null, '3.2', 'All its sounds are ones you have met.'],
  [['sh:ship'], 'Mia', '1.10', 'One new sound: sh as in ship.'],
  [two, 'Mia', '3.1', 'Two new sounds: sh as in ship, a-e as in cake.'],
  [four, 'Mia', '3.2', 'It is for after step 3.2.'],
  [four, 'Mia', null, 'The first 4 sounds: reading begins here.'],
])(
  'the reason for the new sounds %j, the name %s and the step before %s',
  (newSounds, name, after, reason) => {
    expect(fitReason({ newSounds, after }, name)).toBe(reason);
  },
);
