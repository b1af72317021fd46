import { expect, test } from 'vitest';
import { areWordsAsked, fillFrom } from './flipbook-words.ts';

const addressOf = (digit: string, host = 'library.example.com') =>
  `https://${host}/flipbooks/${digit.repeat(32)}`;
const coverOf = (digit: string) =>
  `/public-objects/flipbooks/${digit.repeat(32)}/cover.0123456789abcdef.webp`;
const [OLD, NEW] = [addressOf('a'), addressOf('b')];
const next = { flipbookUrl: NEW, coverImageUrl: coverOf('b'), text: 'Pam ran.\n\nPam sat.' };
const blank = { flipbookUrl: '', text: '', textOf: '', coverImageUrl: '' };
const old = { flipbookUrl: OLD, text: 'Sam sat.', textOf: OLD, coverImageUrl: coverOf('a') };
const taken = { coverImageUrl: next.coverImageUrl, text: next.text, textOf: NEW };

test.each([
  ['a form without words', blank, null, taken],
  ['the words and the cover of the PDF before', old, 'Sam sat.', taken],
  ['an old text whose ends were trimmed', { ...old, text: 'Sam sat.\n' }, ' Sam sat.', taken],
  [
    'words that the owner has corrected: hers stay, and it is asked',
    { ...old, text: 'Sam sat!' },
    'Sam sat.',
    { coverImageUrl: next.coverImageUrl },
  ],
  ['words whose flipbook is not known any more', old, null, { coverImageUrl: next.coverImageUrl }],
  [
    'words that were typed before there was a flipbook',
    { ...blank, text: 'Pam.' },
    null,
    { coverImageUrl: next.coverImageUrl, textOf: NEW },
  ],
  [
    'corrected words of the very same PDF',
    { ...old, text: 'Pam.', textOf: addressOf('b', 'old.example.com') },
    null,
    { coverImageUrl: next.coverImageUrl, textOf: NEW },
  ],
  [
    'the very words of the new one',
    { ...old, text: next.text },
    null,
    { ...taken, text: undefined },
  ],
])('a new PDF in the place of %s', (_, form, before, values) => {
  expect(fillFrom(next, before, form).values).toEqual(
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  );
});

test('a PDF without words leaves none of the PDF before, and says so', () => {
  const { values, said } = fillFrom({ ...next, text: '' }, 'Sam sat.', old);
  expect(values).toEqual({ coverImageUrl: next.coverImageUrl, text: '', textOf: NEW });
  expect(said).toContain('those of the PDF before are gone');
});

test("an owner's own cover stays, and the new one is offered", () => {
  const form = { ...old, coverImageUrl: '/public-objects/uploads/cover.0123456789abcdef.webp' };
  expect(fillFrom(next, 'Sam sat.', form)).toEqual({
    values: { text: next.text, textOf: NEW },
    hasOtherCover: true,
    said: 'Filled in: its address, its words.',
  });
});

test.each([
  [old, false],
  [{ ...old, flipbookUrl: addressOf('a', 'moved.example.com') }, false],
  [{ ...old, flipbookUrl: NEW }, true],
  [{ ...old, flipbookUrl: 'https://flipbooks.example.com/one' }, true],
  [{ ...old, flipbookUrl: NEW, text: ' ' }, false],
  [{ ...blank, flipbookUrl: NEW, text: 'Sam sat.' }, false],
])('whether %j asks whose words they are: %s', (form, isAsked) => {
  expect(areWordsAsked(form)).toBe(isAsked);
});
