import { expect, test } from 'vitest';
import { toText } from './letter.ts';
import { type WeekOfChild, weeklyLetter } from './weekly-letter.ts';

const library = 'https://library.example.com';
const unsubscribe = `${library}/letters/unsubscribe?account=kim&token=t`;
const about = { parent: 'Hello Robin,', library, unsubscribe };

const nothing: WeekOfChild = {
  ...{ firstName: 'Mia', books: [], otherBooks: 0, stars: 0, newSounds: [] },
  next: { title: 'Pam', isAgain: false },
};
const kim: WeekOfChild = {
  firstName: 'Kim',
  books: [
    { title: 'Sam', isFinished: true, isListened: false },
    { title: 'Goat', isFinished: false, isListened: true },
    { title: 'Hat', isFinished: false, isListened: false },
  ],
  ...{ otherBooks: 0, stars: 2, newSounds: ['sh:ship', 'ea:head'] },
  next: { title: 'The Big Ship', isAgain: false },
};

const textOf = (...children: WeekOfChild[]) => {
  const letter = weeklyLetter(children, about);
  return letter && toText(letter);
};

test('it says what each child read, the sounds met and the next book', () => {
  expect(textOf(kim, nothing)).toBe(
    [
      'Hello Robin,',
      'Kim\n===',
      'Kim read 3 books last week and earned 2 gold stars.',
      '- Sam, read to the end\n- Goat, listened to\n- Hat, begun',
      'New sounds: sh as in ship, ea as in head.',
      'The next book: The Big Ship.',
      'Mia\n===',
      'Mia did not read last week. A few minutes together are a good start.',
      'The next book: Pam.',
      `Open the library:\n${library}`,
      '--',
      'This letter comes on Mondays, because you asked for it on your account page.',
      `Stop this letter:\n${unsubscribe}`,
    ].join('\n\n'),
  );
});

test('there is no letter of a week in which nobody read', () => {
  expect(textOf(nothing, { ...nothing, firstName: 'Kim' })).toBeNull();
});

test('a book that is not published any more is counted without its title', () => {
  const text = textOf({ ...nothing, otherBooks: 1 });
  expect(text).toContain('Mia read 1 book last week.');
  expect(text).not.toContain('- ');
});

test('a child without a name, and one that has finished every book', () => {
  const text = textOf({ ...kim, firstName: null, next: { title: 'Sam', isAgain: true } });
  expect(text).toContain('Your child read 3 books');
  expect(text).toContain('A book to read again: Sam.');
});

test('a long week is cut', () => {
  const books = Array.from({ length: 40 }, (_, n) => ({
    ...{ title: `Book ${n + 1}`, isFinished: true, isListened: false },
  }));
  const text = textOf({ ...kim, books });
  expect(text).toContain('Kim read 40 books');
  expect(text).toContain('- Book 15, read to the end\n- and 25 more');
});
