import { describe, expect, test } from 'vitest';
import type { IncomingFile } from '../../../../contracts/incoming.ts';
import { isDone, isStopped, isUnsent, needsLook, rowsOf, shareOf, summaryOf } from './file-rows.ts';
import { wordsOf } from './row-copy.ts';
import type { SentFile } from './sent-file.ts';

const BOOK = {
  ...({ id: 'sam', title: 'Sam', category: 'level1', coverImageUrl: null } as const),
  ...({ state: 'draft', publishAt: null } as const),
};
const sent = (changes: Partial<SentFile> = {}): SentFile => ({
  ...{ key: 'a', name: 'a.pdf', phase: 'sending', bytes: 10, bytesSent: 4 },
  ...{ message: null, id: 'one', isListed: false, ...changes },
});
const listed = (changes: Partial<IncomingFile> = {}): IncomingFile => ({
  ...{ id: 'one', name: 'a.pdf', state: 'arriving', bytes: 10, bytesHere: 4 },
  ...{ pagesDone: 0, pageCount: null, message: null, book: null, by: 'kim', createdAt: 1 },
  ...changes,
});
const rowOf = (mine: SentFile | null, there: IncomingFile | null) => {
  const [row] = rowsOf(mine === null ? [] : [mine], there === null ? [] : [there]);
  if (row === undefined) throw new Error('No row');
  return row;
};
const says = (mine: SentFile | null, there: IncomingFile | null, isMoving = false) =>
  wordsOf(rowOf(mine, there), isMoving);

describe('the rows', () => {
  test('are those that are sent here, in their order, and then what else there is', () => {
    const rows = rowsOf(
      [sent(), sent({ key: 'b', id: null, name: 'b.pdf' })],
      [listed({ id: 'old', name: 'old.pdf' }), listed()],
    );
    expect(rows.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'old.pdf']);
    expect(rows.map((row) => row.listed?.id)).toEqual(['one', undefined, 'old']);
  });

  test('know better here while the file is sent, and there once it is', () => {
    expect(says(sent(), listed()).state).toBe('Sending, 40 %');
    const there = listed({ state: 'working', pagesDone: 2, pageCount: 12 });
    expect(says(sent({ phase: 'sent' }), there).state).toBe('Making page 3 of 12');
    expect(shareOf(rowOf(sent({ phase: 'sent' }), there))).toBeCloseTo(2 / 12);
    // Read before the last bytes arrived.
    expect(says(sent({ phase: 'sent' }), listed()).state).toBe('It is here');
    expect(shareOf(rowOf(sent({ phase: 'sent' }), listed()))).toBeNull();
  });
});

describe('the words', () => {
  test.each([
    ['queued', 'Waits to be sent'],
    ['packing', 'The pictures are put together'],
    ['waiting', 'Waiting, and goes on by itself'],
    ['refused', 'Not taken'],
    ['failed', 'Not sent'],
  ] as const)('of a file that is %s', (phase, state) => {
    expect(says(sent({ phase, message: 'Why.' }), null)).toEqual({ state, detail: 'Why.' });
  });

  test('of a file that waits for the network say that it goes on', () => {
    expect(says(sent({ phase: 'waiting-for-network' }), null)).toEqual({
      state: 'Waiting for the network',
      detail: 'It goes on by itself.',
    });
  });

  test('of a file that stopped, or arrives from elsewhere', () => {
    expect(says(null, listed())).toEqual({
      state: 'Stopped at 40 %',
      detail: 'Choose the same file again to go on.',
    });
    expect(says(null, listed(), true).state).toBe('Arriving, 40 %');
    expect(says(null, listed({ bytesHere: 0 }))).toEqual({
      state: 'Arriving, 0 %',
      detail: 'If its page was closed, choose the same file again to go on.',
    });
  });

  test('of a file that the library makes, has made, or has refused', () => {
    expect(says(null, listed({ state: 'waiting' })).state).toBe('It is here, and its turn comes');
    expect(says(null, listed({ state: 'working' })).state).toBe('The book is opened');
    expect(says(null, listed({ state: 'ready', book: BOOK, message: 'Look.' }))).toEqual({
      state: 'Draft',
      detail: 'Look.',
    });
    const published = { ...BOOK, state: 'published' } as const;
    expect(says(null, listed({ state: 'ready', book: published })).state).toBe('Published');
    expect(says(null, listed({ state: 'ready' })).state).toBe('Its draft was deleted');
    expect(says(null, listed({ state: 'refused', message: 'Locked.' }))).toEqual({
      state: 'Not made',
      detail: 'Locked.',
    });
  });
});

test('the summary counts drafts, and what needs a look', () => {
  const rows = rowsOf(
    [
      sent(),
      sent({ key: 'b', id: 'two', phase: 'sent' }),
      sent({ key: 'c', id: null, phase: 'refused' }),
    ],
    [
      listed(),
      listed({ id: 'two', state: 'ready', book: BOOK }),
      listed({ id: 'three', state: 'ready', book: BOOK, message: 'No words were found.' }),
      listed({ id: 'four', state: 'ready' }),
    ],
  );
  expect(rows.map(needsLook)).toEqual([false, false, true, true, false]);
  expect(rows.map(isDone)).toEqual([false, true, true, true, true]);
  expect(summaryOf(rows)).toBe('2 of 5 are drafts, 2 need a look');
  expect(summaryOf(rows.slice(0, 2))).toBe('1 of 2 is a draft');
  expect(summaryOf(rows.slice(1, 3))).toBe('1 of 2 is a draft, 1 needs a look');
  expect(summaryOf([])).toBe('');
});

test('the summary counts what was published since, which needs a look as long as it has a note', () => {
  const as = (id: string, state: 'draft' | 'published' | 'hidden', message: string | null) =>
    listed({ id, state: 'ready', message, book: { ...BOOK, state } });
  const rows = rowsOf(
    [],
    [as('a', 'draft', null), as('b', 'published', null), as('c', 'published', 'Twice.')],
  );
  expect(summaryOf(rows)).toBe('1 of 3 is a draft, 2 are published, 1 needs a look');
  expect(summaryOf(rows.slice(1, 2))).toBe('0 of 1 are drafts, 1 is published');
  expect(summaryOf(rowsOf([], [as('d', 'hidden', null)]))).toBe('0 of 1 are drafts');
});

test('a file of which nothing has arrived may only wait for its turn, and needs no look', () => {
  const row = rowOf(null, listed({ bytesHere: 0 }));
  expect([isStopped(row), needsLook(row), isDone(row)]).toEqual([true, false, false]);
  expect(summaryOf([row])).toBe('0 of 1 are drafts');
});

test('a file is unsent that its owner has announced, and that this page does not send', () => {
  const announced = listed({ bytesHere: 0 });
  expect(isUnsent(rowOf(null, announced), 'kim')).toBe(true);
  expect(isUnsent(rowOf(null, announced), 'robin')).toBe(false);
  expect(isUnsent(rowOf(null, listed()), 'kim')).toBe(false);
  expect(isUnsent(rowOf(null, listed({ bytesHere: 0, state: 'waiting' })), 'kim')).toBe(false);
  expect(isUnsent(rowOf(sent({ phase: 'queued' }), announced), 'kim')).toBe(false);
});

test('a file that stopped needs a look, and is not done', () => {
  const row = rowOf(null, listed());
  expect([isStopped(row), needsLook(row), isDone(row)]).toEqual([true, true, false]);
  expect(isStopped(rowOf(sent(), listed()))).toBe(false);
});
