import { describe, expect, test } from 'vitest';
import { bookText, pagesOfText, phonics } from './phonics.ts';

const none: string[][] = Array.from({ length: 9 }, () => []);

const issues = (input: unknown) =>
  (phonics.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

test('blank lines separate the pages of a text, with any line endings', () => {
  expect(pagesOfText('\n\nSam sat.\nHe sat.\n\n \nPam ran.\r\n\r\nIt is hot.\n')).toEqual([
    'Sam sat.\nHe sat.',
    'Pam ran.',
    'It is hot.',
  ]);
});

test('a text of 100,000 characters is split in linear time, with few pages or many', () => {
  expect(pagesOfText('a\n\n'.repeat(33_333))).toHaveLength(33_333);
  expect(pagesOfText(`a${'\n '.repeat(49_000)}b`)).toEqual(['a', ' b']);
  expect(pagesOfText(`a\n${' '.repeat(99_000)}b`)).toHaveLength(1);
});

test.each([
  ['punctuation only', '... !', 'Text has no words in it'],
  ['longer than a book', 'x'.repeat(100_001), 'Text can have at most 100000 characters'],
  [
    'control characters',
    'a\fb',
    'Text has a character that cannot be stored. Line breaks and tabs are allowed, and no other control characters',
  ],
])('a text is not %s', (_, typed, message) => {
  expect(bookText.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

describe('the phonics settings', () => {
  test('normalise words and remove duplicates', () => {
    const said = {
      heartWords: none.with(0, [' Said', 'I', 'said']).with(8, ['Don’t']),
      soundings: [{ word: 'Zib ', sounding: ' Z-I-B' }],
    };
    expect(phonics.parse(said)).toEqual({
      heartWords: none.with(0, ['said', 'i']).with(8, ["don't"]),
      soundings: [{ word: 'zib', sounding: 'z-i-b' }],
    });
  });

  test('reject a heart word at two levels, with the word and the levels', () => {
    const heartWords = none.with(1, ['said']).with(4, ['eye', 'Said']);
    expect(issues({ heartWords, soundings: [] })).toEqual([
      ['heartWords.4', '"said" is at levels 2 and 5: a word belongs to one level'],
    ]);
  });

  test.each(['two words', 'a-b', "'tis'", '5', 'x'.repeat(41)])(
    'reject the word %j and name it',
    (word) => {
      expect(issues({ heartWords: none.with(2, ['eye', word]), soundings: [] })).toEqual([
        [
          'heartWords.2.1',
          `${JSON.stringify(word.slice(0, 40))} is not a word: letters, with apostrophes between them, at most 40`,
        ],
      ]);
    },
  );

  test('reject a sounding without a word', () => {
    const soundings = [{ word: ' ', sounding: 'z-i-b' }];
    expect(issues({ heartWords: none, soundings })).toEqual([
      ['soundings.0.word', 'Word is required'],
    ]);
  });

  test('reject a word with so many combining marks that normalising it would take minutes', () => {
    const word = `e${'\u0301\u0323'.repeat(100_000)}`;
    expect(issues({ heartWords: none.with(2, [word]), soundings: [] })).toEqual([
      ['heartWords.2.0', 'A word can have at most 40 characters'],
    ]);
  });

  test('reject two soundings of a word', () => {
    const soundings = ['z-i-b', 'z-igh-b'].map((sounding) => ({ word: 'zib', sounding }));
    expect(issues({ heartWords: none, soundings })).toEqual([
      ['soundings.1.word', '"zib" has two soundings'],
    ]);
  });

  test('have nine lists of at most 300 heart words', () => {
    const many = Array.from({ length: 301 }, (_, i) => 'ab'.repeat(1 + (i % 20)));
    expect(issues({ heartWords: none.with(3, many), soundings: [] })).toEqual([
      ['heartWords.3', 'A level can have at most 300 heart words'],
    ]);
    expect(issues({ heartWords: none.slice(1), soundings: [] })).toEqual([
      ['heartWords', 'Heart words must be nine lists, one for each level'],
    ]);
  });
});
