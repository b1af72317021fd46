// Where a book opens: at once where its position is known, and where the server says if it answers in the first moments.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { notePosition } from '../../offline/progress-sync.ts';
import { beFamily, placeIn } from '../../test-support/people.ts';
import { findScreen, open, pass, settle, stopClock, tap } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { cards } from '../../test-support/shelf.ts';

const sam = cards[0]!;
const at = (currentPage: number) => placeIn(sam.id, { currentPage, updatedAt: 1 });

const savedPages = () =>
  server.sent('POST /api/progress').map(({ body }) => (body as ProgressEntry).currentPage);

/** Opens the book while the server holds its position. Returns a function that answers that it is at another page. */
async function openHeld(): Promise<(page: number) => Promise<void>> {
  const { release } = server.hold('GET /api/progress/{bookId}');
  server.forget();
  stopClock();
  open(`/reading/${sam.id}`);
  await settle();
  return async (page) => {
    release();
    server.answer('GET /api/progress/{bookId}', at(page));
    await settle();
  };
}

async function readToPage3(): Promise<void> {
  beFamily({ progress: [at(3)] });
  open(`/reading/${sam.id}`);
  await screen.findByText('Page 3 of 9');
  await settle();
  cleanup();
}

/** Opens a book that was read in this tab to page 3, while the server holds its position. */
async function openAgain() {
  await readToPage3();
  return openHeld();
}

async function seeHome(): Promise<void> {
  open('/');
  await screen.findByRole('heading', { name: 'Discover New Books' });
  await settle();
  cleanup();
}

/** Opens a book that is known only from what the home shows, while the server holds its position. */
async function openFromHome(progress: ProgressEntry[]) {
  beFamily({ progress });
  await seeHome();
  return openHeld();
}

test('a book that was open before opens at once, and saves nothing before the server answers', async () => {
  const answer = await openAgain();
  expect(screen.getByText('Page 3 of 9')).toBeVisible();
  expect(savedPages()).toEqual([]);
  await answer(3);
  expect(savedPages()).toEqual([3]);
});

test('it moves to the position of another device', async () => {
  const answer = await openAgain();
  await answer(7);
  expect(screen.getByText('Page 7 of 9')).toBeVisible();
  expect(savedPages()).toEqual([7]);
});

test('it stays where a child is who has turned the page', async () => {
  const answer = await openAgain();
  tap('Next');
  await settle();
  await answer(7);
  expect(screen.getByText('Page 4 of 9')).toBeVisible();
  expect(savedPages()).toEqual([4]);
  tap('Next');
  await settle();
  expect(screen.getByText('Page 5 of 9')).toBeVisible();
});

test('it stays where a child is who has tapped the page', async () => {
  const answer = await openAgain();
  fireEvent.pointerDown(screen.getByText('page'));
  await answer(7);
  expect(screen.getByText('Page 3 of 9')).toBeVisible();
});

test('it stays where it is after two seconds', async () => {
  const answer = await openAgain();
  await pass(2_000);
  await answer(7);
  expect(screen.getByText('Page 3 of 9')).toBeVisible();
});

test.each<[string, () => unknown]>([
  [
    "'Back to Library' is tapped",
    () => fireEvent.pointerDown(screen.getByRole('link', { name: 'Back to Library' })),
  ],
  ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
  ['two seconds have passed', () => pass(2_000)],
])('another device may have read on, so nothing is saved when %s', async (_, end) => {
  await openAgain();
  await end();
  await settle();
  expect(savedPages()).toEqual([]);
});

test('nothing is saved when the server fails to answer', async () => {
  await readToPage3();
  server.forget();
  server.refuse('GET /api/progress/{bookId}', 503);
  open(`/reading/${sam.id}`);
  await settle();
  expect(screen.getByText('Page 3 of 9')).toBeVisible();
  expect(savedPages()).toEqual([]);
});

test('without an answer, what the child turns to is saved, also the page at which the book opened', async () => {
  await openAgain();
  await pass(2_000);
  tap('Next');
  await settle();
  tap('Previous');
  await settle();
  expect(savedPages()).toEqual([4, 3]);
});

test('a book that only the home knows opens at once where the home says', async () => {
  const answer = await openFromHome([at(5)]);
  expect(screen.getByText('Page 5 of 9')).toBeVisible();
  await answer(5);
  expect(savedPages()).toEqual([5]);
});

test('a book that was not begun opens at once at its first page, and is begun', async () => {
  const answer = await openFromHome([]);
  expect(screen.getByText('Page 1 of 9')).toBeVisible();
  expect(savedPages()).toEqual([1]);
  await answer(1);
  expect(savedPages()).toEqual([1]);
});

test('an answer that comes late does not bring back the page at which such a book was begun', async () => {
  const answer = await openFromHome([]);
  tap('Next');
  await settle();
  await answer(1);
  cleanup();
  await openHeld();
  expect(screen.getByText('Page 2 of 9')).toBeVisible();
});

test('a minute after the home was fetched, a book that it does not know waits for its position', async () => {
  beFamily();
  await seeHome();
  stopClock();
  await pass(60_000);
  // The page of another book.
  notePosition({ ...at(2), bookId: cards[1]!.id });
  const answer = await openHeld();
  expect(screen.getByRole('heading', { name: 'Loading...' })).toBeVisible();
  await answer(7);
  expect(savedPages()).toEqual([7]);
});

test('what the home has learned since comes before what was known of the book', async () => {
  await readToPage3();
  server.answer('GET /api/progress', [at(6)]);
  await seeHome();
  await openHeld();
  expect(screen.getByText('Page 6 of 9')).toBeVisible();
});

test('a book whose position is unknown waits for it', async () => {
  beFamily();
  const answer = await openHeld();
  expect(screen.getByRole('heading', { name: 'Loading...' })).toBeVisible();
  await answer(4);
  expect(screen.getByText('Page 4 of 9')).toBeVisible();
  expect(savedPages()).toEqual([4]);
});

test('a flipbook in a frame waits for its position, because a frame cannot move', async () => {
  const flipbook = cards.find(({ flipbookType }) => flipbookType === 'fliphtml5')!;
  beFamily();
  open(`/reading/${flipbook.id}`);
  await findScreen(flipbook.title);
  await settle();
  cleanup();
  server.hold('GET /api/progress/{bookId}');
  stopClock();
  open(`/reading/${flipbook.id}`);
  await settle();
  expect(screen.getByRole('heading', { name: 'Loading...' })).toBeVisible();
  await pass(2_000);
  expect(screen.getByRole('heading', { name: flipbook.title })).toBeVisible();
});
