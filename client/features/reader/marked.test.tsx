// A book that is finished on its first page, without turning a page: what is sent.
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Book } from '../../../contracts/books.ts';
import type { PracticeWord } from '../../../contracts/practice.ts';
import { outbox } from '../../offline/outbox.ts';
import { beFamily, completionOf, placeIn } from '../../test-support/people.ts';
import { open, pass, settle, stopClock, tap } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { bookOf, cards, contentOf } from '../../test-support/shelf.ts';

const FINISH = 'POST /api/progress/{bookId}/complete';
const OWN_FLIPBOOK = `${location.origin}/flipbooks/0123456789abcdef0123456789abcdef?ticket=1`;
const inlineBook = bookOf(cards[0]!);
const flipbook = (flipbookUrl: string, totalPages: number) =>
  bookOf(cards[2]!, { flipbookUrl, totalPages });

/** A word of the practice list, on the first page. */
const listed: PracticeWord = {
  ...{ word: 'hat', printed: 'hat', parts: [], isHeartWord: false, stuckOn: null },
  ...{ sentence: null, book: null, asked: 1, alone: 0, lastAskedAt: 1 },
};

beforeEach(() => {
  server.answer(FINISH, completionOf());
  server.answer('GET /api/practice', { words: [listed], learned: [] });
  server.answer('POST /api/practice', null);
});

async function openBook(book: Book, place = {}): Promise<void> {
  beFamily({ progress: [placeIn(book.id, place)] });
  server.answer('GET /api/books/{bookId}', book);
  stopClock();
  open(`/reading/${book.id}`);
  await settle();
}

async function turn(...ways: ('Next' | 'Previous')[]): Promise<void> {
  for (const way of ways) {
    tap(way);
    await settle();
  }
}

/** Presses 'Mark Complete', and returns what is sent. */
async function finish() {
  tap('Mark Complete');
  await settle();
  return server.sent(FINISH).at(-1)?.body;
}

describe('an inline book', () => {
  test('finished on its first page is marked, and none of its words counts as read alone', async () => {
    await openBook(inlineBook);
    await pass(60_000);
    expect(await finish()).toEqual({ marked: true });
    expect(screen.getByRole('dialog', { name: 'Book Complete!' })).toBeVisible();
    expect(server.sent('POST /api/practice')).toEqual([]);
  });

  test('finished before and opened at its first page again is marked', async () => {
    await openBook(inlineBook, { currentPage: 9, completed: true, updatedAt: 1 });
    expect(await finish()).toEqual({ marked: true });
  });

  test.each([
    ['after a turn', {}, ['Next']],
    ['on its first page again', {}, ['Next', 'Previous']],
    ['on the page where it was continued', { currentPage: 5, updatedAt: 1 }, []],
    [
      'on its first page, after it was continued further on',
      { currentPage: 2, updatedAt: 1 },
      ['Previous'],
    ],
  ] as const)('finished %s is read', async (_, place, turns) => {
    await openBook(inlineBook, place);
    await turn(...turns);
    expect(await finish()).toEqual({});
  });

  test('of one page is read', async () => {
    await openBook({ ...inlineBook, content: contentOf(['<p>Sam got a hat.</p>']), totalPages: 1 });
    expect(await finish()).toEqual({});
  });

  test.each([
    [2, {}],
    [3, { marked: true }],
  ])('of %i pages, two of them open side by side, sends %j', async (pageCount, sent) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const pages = Array.from({ length: pageCount }, (_, at) => `<p>It is page ${at + 1}.</p>`);
    await openBook({ ...inlineBook, content: contentOf(pages), totalPages: pageCount });
    expect(screen.getByText(`Pages 1 and 2 of ${pageCount}`)).toBeVisible();
    expect(await finish()).toEqual(sent);
  });
});

describe('a flipbook', () => {
  test('of the library is marked if no page was turned', async () => {
    await openBook(flipbook(OWN_FLIPBOOK, 4));
    expect(await finish()).toEqual({ marked: true });
  });

  test.each([
    ['of the library that was continued further on', OWN_FLIPBOOK, 4, 3],
    ['of the library with one page', OWN_FLIPBOOK, 1, 1],
    ['of another host', 'https://flipbooks.example.com/crab', 4, 1],
  ])('%s is read', async (_, address, totalPages, currentPage) => {
    await openBook(flipbook(address, totalPages), { currentPage, updatedAt: 1 });
    expect(await finish()).toEqual({});
  });
});

test('without a connection, a marked book does not take the place of one that was read', async () => {
  server.lose(FINISH);
  await openBook(inlineBook);
  await finish();
  expect(screen.getByRole('dialog', { name: 'Well read!' })).toBeVisible();
  await turn('Next');
  await finish();
  expect(
    outbox.waiting().flatMap(({ name, input }) => (name === FINISH ? [input.body] : [])),
  ).toEqual([{ marked: true }, {}]);
  server.answer(FINISH, completionOf());
  server.answer('POST /api/progress', placeIn(inlineBook.id, { currentPage: 2 }));
  await pass(10_000);
  await act(async () => outbox.wake());
  await settle();
  expect(
    server
      .sent(FINISH)
      .slice(-2)
      .map(({ body }) => body),
  ).toEqual([{ marked: true, finishedAt: expect.any(Number) }, { finishedAt: expect.any(Number) }]);
});
