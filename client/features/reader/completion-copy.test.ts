import { expect, test } from 'vitest';
import { promptText } from '../../../domain/prompts.ts';
import type { WayToFinish } from '../../../domain/progress.ts';
import { completionOf } from '../../test-support/people.ts';
import { medalCopy, praiseFor } from './completion-copy.ts';
import type { Finished } from './use-completion.ts';

const confirmed = (changes: Parameters<typeof completionOf>[0], by: WayToFinish = 'reading') =>
  ({ state: 'confirmed', by, completion: completionOf(changes) }) as const;
const queued = (by: WayToFinish, isAgain: boolean) => ({ state: 'queued', by, isAgain }) as const;
const again = (pawPrints: number, isNewPrint: boolean, by?: WayToFinish) =>
  confirmed({ starAwarded: false, pawPrints, isNewPrint }, by);
const HAS_STAR = 'You already have the star for this book.';

test.each<[string, Finished, string, string]>([
  ['read for the first time', confirmed({}), 'Book Complete!', 'You earned 1 gold star!'],
  ['marked', confirmed({}, 'marking'), 'Book Complete!', 'You earned 1 gold star!'],
  [
    'listened to, where that earns a star',
    confirmed({}, 'listening'),
    'Book Complete!',
    'You earned 1 gold star!',
  ],
  ['read again', again(1, true), 'Book Complete!', `${HAS_STAR} That is one paw print!`],
  ['read a third time', again(2, true), 'Book Complete!', `${HAS_STAR} That is two paw prints!`],
  [
    'read a fourth time',
    again(3, true),
    'Book Complete!',
    `${HAS_STAR} That is all three paw prints!`,
  ],
  [
    'read again on the same day',
    again(1, false),
    'Book Complete!',
    `${HAS_STAR} See you tomorrow for the next paw print.`,
  ],
  [
    'read once more with all prints',
    again(3, false),
    'Book Complete!',
    `${HAS_STAR} You have all three paw prints. Well read!`,
  ],
  [
    'marked again',
    again(1, false, 'marking'),
    'Book Complete!',
    `${HAS_STAR} Read it page by page to earn a paw print.`,
  ],
  ['listened to again', again(1, false, 'listening'), 'You listened to this book!', HAS_STAR],
  [
    'listened to',
    confirmed({ completed: false, starAwarded: false }, 'listening'),
    'You listened to this book!',
    'Read it yourself to earn the gold star.',
  ],
  ['read without a network', queued('reading', false), 'Well read!', promptText('star-later')],
  [
    'read again without a network',
    queued('reading', true),
    'Well read!',
    promptText('reading-saved'),
  ],
  [
    'listened to without a network',
    queued('listening', false),
    'You listened to this book!',
    promptText('listening-saved'),
  ],
])('what is said of a book that was %s', (_, finished, title, text) => {
  const praise = praiseFor(finished);
  expect(promptText(praise.title)).toBe(title);
  expect(praise.texts.map(promptText).join(' ')).toBe(text);
});

test('of several medals the first one is named', () => {
  expect(medalCopy([])).toBeNull();
  expect(medalCopy(['25 Stars'])).toBe('25 Stars');
  expect(medalCopy(['25 Stars', 'First Book', 'Level 1 Explorer'])).toBe('25 Stars and 2 more');
});
