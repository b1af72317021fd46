import { expect, test } from 'vitest';
import { differenceBetween, fold, type Part } from './word-difference.ts';

/** Returns parts as text: [-taken out-], {+new+}. */
const show = (parts: readonly Part[]) =>
  parts
    .map(({ kind, text }) => {
      if (kind === 'same') return text;
      return kind === 'removed' ? `[-${text}-]` : `{+${text}+}`;
    })
    .join('');

test.each([
  ['Sam sat on a mat.', 'Sam sat on the mat.', 'Sam sat on [-a -]{+the +}mat.'],
  ['Sam sat.', 'Sam sat.\nPam ran.', 'Sam [-sat.-]{+sat.\nPam ran.+}'],
  ['Sam sat.\nPam ran.', 'Sam hid.\nPam ran.', 'Sam [-sat.-]{+hid.+}\nPam ran.'],
  ['Sam sat.\nPam ran.\n', 'Pam ran.\n', '[-Sam sat.\n-]Pam ran.\n'],
  ['', 'Sam sat.', '{+Sam sat.+}'],
  ['Sam sat.', '', '[-Sam sat.-]'],
  ['Sam sat.', 'Sam sat.', 'Sam sat.'],
])('of %o and %o', (before, after, shown) => {
  expect(show(differenceBetween(before, after))).toBe(shown);
});

test('both texts are in it, whole', () => {
  const before = 'Page 1\nSam sat on a mat. Pam ran.\n\nPage 2\nThe end.';
  const after = 'Page 1\nSam ran.\n\nPage 2\nIt is the end.\n\nPage 3\nBye!';
  const parts = differenceBetween(before, after);
  const without = (kind: Part['kind']) =>
    parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('');
  expect([without('added'), without('removed')]).toEqual([before, after]);
});

test('texts without anything in common, and of many words, are compared as a whole', () => {
  const words = (word: string) => `${word} `.repeat(5_000);
  const parts = differenceBetween(words('sam'), words('pam'));
  expect(parts.map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

test('long parts without a change are cut to what is around the changes', () => {
  const long = 'Sam sat on a mat. '.repeat(100);
  const parts = differenceBetween(`${long}Pam ran. ${long}`, `${long}Pam hid. ${long}`);
  const folded = fold(parts);
  expect(folded.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  expect(folded[0]?.text).toMatch(/^ … .{0,20}Sam sat/);
  expect(folded[0]?.text.endsWith('Pam ')).toBe(true);
  expect(folded.at(-1)?.text).toMatch(/^Sam sat on a mat\..* … $/);
  expect(folded.every(({ text }) => text.length < 400)).toBe(true);
  expect(fold(differenceBetween('Sam sat.', 'Sam ran.'))).toEqual(
    differenceBetween('Sam sat.', 'Sam ran.'),
  );
});
