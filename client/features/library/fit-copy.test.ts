import { describe, expect, it } from 'vitest';
import { fitLabel, fitReason } from './fit-copy.ts';

const many = ['a:cat', 'b:bat', 'c:cup', 'd:dog', 'e:hen'];

describe('the label for how a book fits', () => {
  it.each([
    [[], 'No new sounds', '', ''],
    [['sh:ship'], '1 new sound', 'sh', 'sh as in ship'],
    [['sh:ship', 'a-e:cake'], '2 new sounds', 'sh, a-e', 'sh as in ship, a-e as in cake'],
    [many, '5 new sounds', '', 'a as in cat, b as in bat, c as in cup and 2 more'],
  ])('for the new sounds %j', (newSounds, label, letters, names) => {
    expect(fitLabel({ newSounds })).toEqual({ label, letters, names });
  });

  it('is null when the words of the book are unknown, and so is the reason', () => {
    for (const fit of [null, undefined]) {
      expect(fitLabel(fit)).toBeNull();
      expect(fitReason(fit, 'Mia')).toBeNull();
    }
  });
});

it.each([
  [[], 'Mia', 'All its sounds are ones Mia knows.'],
  [[], null, 'All its sounds are ones you know.'],
  [['sh:ship'], 'Mia', 'One new sound: sh as in ship.'],
  [['sh:ship', 'th:thin'], 'Mia', 'Two new sounds: sh as in ship, th as in thin.'],
  [many, 'Mia', 'Five new sounds: a as in cat, b as in bat, c as in cup and 2 more.'],
  [
    [...many, ...many.map((sound) => sound + 's')],
    'Mia',
    '10 new sounds: a as in cat, b as in bat, c as in cup and 7 more.',
  ],
])('the reason for the new sounds %j and the name %s', (newSounds, name, reason) => {
  expect(fitReason({ newSounds }, name)).toBe(reason);
});
