import { expect, test } from 'vitest';
import { type Change, kindsByGroup } from '../../../../contracts/record.ts';
import { sentenceOf } from './change-copy.ts';
import { fieldValue, isWords, wordsText } from './field-values.ts';

const changeOf = (changes: Partial<Change>): Change => ({
  ...{ id: '1', at: 1, by: 'kim', kind: 'book.changed' },
  ...{ subject: { id: 'sam', name: "Sam's Hat" }, fields: [] },
  ...changes,
});

test.each<[Partial<Change>, string]>([
  [{ fields: ['content'] }, "kim changed the words of “Sam's Hat”"],
  [
    { fields: ['title', 'text', 'content', 'coverImageUrl'] },
    "kim changed the title, words and cover of “Sam's Hat”",
  ],
  [{ kind: 'book.restored' }, "kim restored earlier words of “Sam's Hat”"],
  [
    { kind: 'phonics.changed', subject: null, fields: ['heartWords2', 'soundings'] },
    'kim changed the heart words of Level 2 and soundings',
  ],
  [
    { kind: 'recording.kept', subject: { id: 'sound/sh', name: 'sh' } },
    'kim recorded the sound “sh”',
  ],
  [{ kind: 'owner.invited', subject: { id: 'x', name: 'editor' } }, 'kim invited an editor'],
  [
    { kind: 'owner.password_changed', subject: { id: 'kim', name: 'kim' } },
    'kim changed the password',
  ],
  [
    { kind: 'owner.password_changed', subject: { id: 'robin', name: 'robin' } },
    'kim changed the password of robin',
  ],
  [{ kind: 'owner.joined', subject: { id: 'kim', name: 'kim' } }, 'kim joined by an invitation'],
  [
    { kind: 'owner.joined', by: 'the command line', subject: { id: 'kim', name: 'kim' } },
    'the command line added kim',
  ],
  [
    {
      ...{ kind: 'family.subscription_ended', subject: { id: 'x', name: 'x' } },
      fields: ['endsAt', 'atOnce'],
    },
    'kim ended the subscription of the family x at once',
  ],
  // An entry of an older release does not say when.
  [
    { kind: 'family.subscription_ended', subject: { id: 'x', name: 'x' }, fields: ['endsAt'] },
    'kim ended the subscription of the family x',
  ],
  [
    {
      ...{ kind: 'family.subscription_ended', subject: { id: 'x', name: 'x' } },
      fields: ['endsAt', 'afterPaidMonth'],
    },
    'kim ended the subscription of the family x after the paid month',
  ],
  [
    { kind: 'family.end_asked', subject: null, fields: ['endsAt', 'afterPaidMonth'] },
    'kim asked Stripe to end the subscription of a family that has left after the paid month, which Stripe has not confirmed',
  ],
  [{ kind: 'family.ended' }, 'kim changed something that this page does not know yet'],
])('%o', (changes, sentence) => {
  expect(sentenceOf(changeOf(changes))).toBe(sentence);
});

test('every kind has a sentence of its own', () => {
  const sentences = Object.values(kindsByGroup)
    .flat()
    .map((kind) => sentenceOf(changeOf({ kind })));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.join()).not.toMatch(/undefined|does not know/);
});

test.each([
  ['category', 'level2', 'Level 2: '],
  ['held', null, 'Published'],
  ['held', 'hidden', 'Hidden'],
  ['flipbookType', 'html', 'Inline book'],
  ['publishAt', Date.UTC(2025, 10, 30, 20), 'Mon 1 Dec 2025, 7:00 am$'],
  ['seconds', 0.5, '0.5 seconds'],
  ['changed', 1200, '1,200'],
  ['phonics', true, 'Yes'],
  ['soundings', ['zib: z-i-b', 'zog: z-o-g'], 'zib: z-i-b\nzog: z-o-g'],
  ['soundings', [], 'Nothing'],
  ['author', null, 'Nothing'],
  ['title', 'Sam', 'Sam'],
])('the field %s with %o reads %s', (field, value, text) => {
  expect(fieldValue(field, value, 'Australia/Sydney')).toMatch(new RegExp(`^${text}`));
});

test('the words of both kinds of book are words', () => {
  expect(['content', 'text', 'title'].map(isWords)).toEqual([true, true, false]);
});

test('the pages of a book are one text', () => {
  const pages = [
    { picture: 'A mat', words: 'Sam sat.' },
    { picture: null, words: 'Pam ran.' },
  ];
  expect(wordsText(pages)).toBe('Page 1\n[Picture: A mat]\nSam sat.\n\nPage 2\nPam ran.');
  expect([wordsText('Sam sat.'), wordsText(null)]).toEqual(['Sam sat.', '']);
});
