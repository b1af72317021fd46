// The library home without a network, where this device keeps something.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BookCard } from '../../../contracts/books.ts';
import type { StepId } from '../../../domain/teaching-steps.ts';
import { UNREACHABLE } from '../../api/api.ts';
import { noteAnswered } from '../../api/connection.ts';
import { bookQuery, queryClient } from '../../api/queries.ts';
import { catchUpLater } from '../../offline/catch-up.ts';
import { changeList } from '../../offline/kept-list.ts';
import { OPENS_FOR } from '../../offline/last-active.ts';
import { workerStore } from '../../offline/worker.ts';
import { robin } from '../../test-support/identity.ts';
import { beFamily, record } from '../../test-support/people.ts';
import {
  address,
  findMessage,
  findScreen,
  message,
  open,
  press,
  settle,
  stopClock,
  user,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { cardOf, cards, INLINE_BOOK, keptBook } from '../../test-support/shelf.ts';

const NO_NETWORK = /^No network\. /;
/** More than a page of the shelf. */
const manyBooks = Array.from({ length: 70 }, (_, at) => ({
  ...cards[0]!,
  id: `book-${at}`,
  title: `Book ${at}`,
}));
const CALLS = [
  'GET /api/subscription/status',
  'GET /api/auth/user',
  'GET /api/books',
  'GET /api/proposal',
  'GET /api/path',
  'GET /api/progress',
  'GET /api/achievements',
  'GET /api/practice',
  'GET /api/voice',
  'POST /api/auth/firebase/sync',
] as const;

beforeEach(() => workerStore.setState({ canKeep: true }));
afterEach(() => workerStore.setState({ canKeep: false }));

const keepBooks = (books: readonly BookCard[]): void =>
  act(() => void changeList(() => books.map(keptBook)));

const keep = (...titles: string[]): void =>
  keepBooks(cards.filter(({ title }) => titles.includes(title)));

const findShelf = () => screen.findByRole('region', { name: 'Discover New Books' });

/** A visit with a network, then one without it that knows what the first one showed. */
async function openAgain(): Promise<void> {
  open('/');
  await findScreen("Kim's Library");
  await findShelf();
  await settle();
  cleanup();
  await queryClient.invalidateQueries({ refetchType: 'none' });
  for (const name of CALLS) server.lose(name);
  open('/');
  await findShelf();
}

const scene = () => within(screen.getByRole('region', { name: 'Welcome back, Kim!' }));

test('the shelf is there, a sentence says what works, and nothing says that it failed', async () => {
  beFamily();
  await openAgain();
  expect(screen.getAllByRole('article').length).toBe(cards.length);
  const line = await screen.findByText(NO_NETWORK);
  expect(line).toBeVisible();
  expect(line.closest('[role=status]')).not.toBeNull();
  expect(line).toHaveTextContent('No network. No book is kept on this device.');
  keep(INLINE_BOOK);
  expect(line).toHaveTextContent('No network. Kept books open; the rest needs a network.');
  await settle();
  expect(screen.queryByText(/could not be/)).toBeNull();
  expect(screen.getAllByRole('article').length).toBe(cards.length);
});

test('the book to read now is a kept one', async () => {
  beFamily();
  server.answer('GET /api/proposal', { book: cards[3]!, again: null, started: [] });
  await openAgain();
  keep('Goat and His Boat');
  await screen.findByText(NO_NETWORK);
  expect(scene().getByRole('link', { name: 'Read Now: Goat and His Boat' })).toBeVisible();
});

test('why a book does not open is not said over the book that is opened next', async () => {
  beFamily();
  await openAgain();
  keep('Goat and His Boat');
  await screen.findByText(NO_NETWORK);
  const shelf = within(await findShelf());
  const linkOf = (title: string) =>
    within(shelf.getByRole('heading', { name: title }).closest('article')!).getByRole('link');
  await user.click(linkOf(INLINE_BOOK));
  await findMessage('This book is not kept on this device.');
  stopClock();
  fireEvent.click(linkOf('Goat and His Boat'));
  await settle();
  expect(address()).toMatch(/^\/reading\//);
  expect(message()).toBe('');
});

test('chips and search work on what is known', async () => {
  beFamily();
  await openAgain();
  await screen.findByText(NO_NETWORK);
  server.forget();
  await press('Search');
  await user.type(screen.getByLabelText('Search books'), 'goat');
  await settle();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await press('Close search');
  server.lose('GET /api/books');
  await user.selectOptions(screen.getByLabelText('Order'), 'level');
  await settle();
  expect(screen.getAllByRole('article')).toHaveLength(cards.length);
  expect(screen.queryByText('The books could not be loaded')).toBeNull();
  expect(screen.queryByText('Showing more books needs a network.')).toBeNull();
});

test('where the server would be asked for more books, the shelf says that it needs a network', async () => {
  beFamily({ books: manyBooks });
  await openAgain();
  await screen.findByText(NO_NETWORK);
  expect(screen.getAllByRole('article')).toHaveLength(60);
  expect(screen.getByText('Showing more books needs a network.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more books' })).toBeNull();
  // None of them is known, which is not for what is chosen under Filter.
  await press(/^Advanced/);
  await settle();
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  expect(screen.getByText('Showing more books needs a network.')).toBeVisible();
  expect(screen.queryByText(/Filter\./)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show all of them' })).toBeNull();
});

test('a kept book that the shelf had not shown yet is found there', async () => {
  const kept = cardOf('The Wrong Echo', 'level8');
  beFamily({ books: [...manyBooks, kept] });
  await openAgain();
  await screen.findByText(NO_NETWORK);
  const answer = { content: '', words: null, narration: [], flipbookUrl: null, flipbookId: null };
  queryClient.setQueryData(bookQuery(kept.id).queryKey, { ...kept, ...answer });
  keepBooks([kept]);
  await press('Search');
  await user.type(screen.getByLabelText('Search books'), 'echo');
  await settle();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await press('Close search');
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('The Wrong Echo');
  await press('Filter');
  await user.click(screen.getByRole('radio', { name: /Least Common Vowel Digraphs/ }));
  await settle();
  const [card] = screen.getAllByRole('article');
  expect(within(card!).getByRole('link', { name: 'Read Now: The Wrong Echo' })).toBeVisible();
});

test('where the whole shelf is known, a level without books is not said to be filtered', async () => {
  beFamily({ books: cards.slice(0, 1) });
  await openAgain();
  await screen.findByText(NO_NETWORK);
  await press(/^Advanced/);
  await settle();
  expect(screen.getByText('No books available yet.')).toBeVisible();
  expect(screen.queryByText(/Filter\./)).toBeNull();
});

test('the reading check is not begun where its result could not be sent', async () => {
  beFamily();
  await openAgain();
  await screen.findByText(NO_NETWORK);
  const link = screen.getByRole('link', { name: /^Find where to begin/ });
  expect(link).toHaveAttribute('aria-disabled', 'true');
  link.focus();
  await user.keyboard('{Enter}');
  expect(link).toHaveFocus();
  expect(address()).toBe('/');
  await findMessage('The reading check is sent to the library at its end.');
  act(() => noteAnswered(true));
  await user.click(screen.getByRole('link', { name: 'Find where to begin' }));
  expect(address()).toBe('/where-to-begin');
});

test('a stone whose books were never fetched shows those that the shelf knows, or says that they need a network', async () => {
  const [sam, thump] = cards as [BookCard, BookCard];
  beFamily({ books: [sam, { ...thump, fit: { newSounds: [], after: '1.1' } }] });
  const stone = (id: StepId) => ({ id, level: 1, face: 's', title: 's a', books: 1, finished: 0 });
  server.answer('GET /api/path', {
    step: '1.1',
    steps: [stone('1.1'), stone('1.2'), stone('1.3')],
    sounds: {},
  });
  await openAgain();
  await screen.findByText(NO_NETWORK);
  await press(/^Step 1.2, /);
  await settle();
  expect(scene().getByRole('link', { name: `Read Now: ${thump.title}` })).toBeVisible();
  await press(/^Step 1.3, /);
  await settle();
  expect(scene().queryByRole('link', { name: `Read Now: ${thump.title}` })).toBeNull();
  expect(scene().getByText('The books of this step need a network.')).toBeVisible();
});

test('when the library can be reached again, what could not be fetched is fetched once', async () => {
  catchUpLater();
  beFamily();
  await openAgain();
  await screen.findByText(NO_NETWORK);
  await settle();
  server.forget();
  beFamily({ user: { totalStars: 3 } });
  act(() => noteAnswered(true));
  await settle();
  expect(screen.queryByText(NO_NETWORK)).toBeNull();
  expect(screen.getAllByText('3').length).toBeGreaterThan(0);
  const names = server.names();
  expect(names).toContain('GET /api/auth/user');
  expect(names).toEqual([...new Set(names)]);
});

test('where nothing can be kept, no such sentence is shown', async () => {
  workerStore.setState({ canKeep: false });
  beFamily();
  await openAgain();
  await settle();
  expect(screen.queryByText(NO_NETWORK)).toBeNull();
});

/** The subscription was last seen active more than seven days ago. */
function openTooLate(): void {
  beFamily({ user: record });
  localStorage.setItem(`seen_active:${robin.uid}`, String(Date.now() - OPENS_FOR - 1));
  for (const name of CALLS) server.lose(name);
  open('/');
}

test('seven days after the subscription was last seen active, the home asks to connect', async () => {
  localStorage.setItem(`kept_books:leo:${robin.uid}`, '[{}]');
  openTooLate();
  expect(
    await screen.findByText(/Connect to the internet once, and your kept books open again\./),
  ).toHaveTextContent(/last connected on \w+ \d+ \w+\.$/);
  expect(screen.queryByText(INLINE_BOOK)).toBeNull();
});

test('where no book is kept, it says that the library cannot be reached', async () => {
  openTooLate();
  expect(await screen.findByText(UNREACHABLE)).toBeVisible();
  expect(screen.queryByText(/kept books/)).toBeNull();
});
