import { expect, test } from 'vitest';
import { needsTextConfirmation, fillFrom } from './flipbook-words.ts';

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
  ['a form without text', blank, null, taken],
  ['the text and cover of the previous PDF', old, 'Sam sat.', taken],
  [
    'a previous text that differs only in outer white space',
    { ...old, text: 'Sam sat.\n' },
    ' Sam sat.',
    taken,
  ],
  [
    'text that the owner has edited, which needs confirmation',
    { ...old, text: 'Sam sat!' },
    'Sam sat.',
    { coverImageUrl: next.coverImageUrl },
  ],
  ['text whose flipbook is no longer known', old, null, { coverImageUrl: next.coverImageUrl }],
  [
    'text typed before there was a flipbook',
    { ...blank, text: 'Pam.' },
    null,
    { coverImageUrl: next.coverImageUrl, textOf: NEW },
  ],
  [
    'edited text of the same PDF',
    { ...old, text: 'Pam.', textOf: addressOf('b', 'old.example.com') },
    null,
    { coverImageUrl: next.coverImageUrl, textOf: NEW },
  ],
  [
    'text equal to that of the new PDF',
    { ...old, text: next.text },
    null,
    { ...taken, text: undefined },
  ],
])('fills in a new PDF over %s', (_, form, before, values) => {
  expect(fillFrom(next, before, form).values).toEqual(
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  );
});

test('a PDF without text removes the text of the previous PDF and says so', () => {
  const { values, summary } = fillFrom({ ...next, text: '' }, 'Sam sat.', old);
  expect(values).toEqual({ coverImageUrl: next.coverImageUrl, text: '', textOf: NEW });
  expect(summary).toContain('those of the previous PDF are removed');
});

test("keeps the owner's own cover and offers the new one", () => {
  const form = { ...old, coverImageUrl: '/public-objects/uploads/cover.0123456789abcdef.webp' };
  expect(fillFrom(next, 'Sam sat.', form)).toEqual({
    values: { text: next.text, textOf: NEW },
    keepsOwnCover: true,
    summary: 'Filled in: its address, its words.',
  });
});

test.each([
  [old, false],
  [{ ...old, flipbookUrl: addressOf('a', 'moved.example.com') }, false],
  [{ ...old, flipbookUrl: NEW }, true],
  [{ ...old, flipbookUrl: 'https://flipbooks.example.com/one' }, true],
  [{ ...old, flipbookUrl: NEW, text: ' ' }, false],
  [{ ...blank, flipbookUrl: NEW, text: 'Sam sat.' }, false],
])('whether the text of %j needs confirmation: %s', (form, needsConfirmation) => {
  expect(needsTextConfirmation(form)).toBe(needsConfirmation);
});
