// A shelf that has been read out, the paw prints on its cards, and the first order of the shelf.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beFamily, placeIn } from '../../test-support/people.ts';
import { open, press, settle, user } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { cardOf, cards } from '../../test-support/shelf.ts';

const unknownBreakdown = {
  ...{ parts: [], isHeartWord: false, stuckOn: null, sentence: null, book: null },
  ...{ asked: 1, alone: 0, lastAskedAt: 1 },
};
const READ_OUT = 'You have read every book here!';
const finished = (ids: readonly string[]) =>
  ids.map((id) => placeIn(id, { completed: true, currentPage: 9 }));
const allIds = cards.map(({ id }) => id);
const shelf = async () => within(await screen.findByRole('region', { name: 'Discover New Books' }));

test('books are sorted by fit at first, and are requested once, at the address of the whole shelf', async () => {
  beFamily();
  open('/');
  expect((await shelf()).getByLabelText('Order')).toHaveValue('fit');
  await settle();
  const lists = server.sent('GET /api/books').filter(({ query }) => !('step' in query));
  expect(lists.map(({ query }) => query)).toEqual([{}]);
});

test('a library that has been read out says so, and asks for no more stars', async () => {
  beFamily({ user: { totalStars: 10 }, progress: finished(allIds) });
  open('/');
  expect((await shelf()).getByText(READ_OUT)).toBeVisible();
  expect((await shelf()).getAllByRole('article')).toHaveLength(cards.length);
  expect(screen.getByText('Every star there is')).toBeVisible();
  expect(screen.getByText('All 10 stars earned')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Gold Stars Earned' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
  expect(screen.queryByText(/% to next level!/)).toBeNull();
  expect((await shelf()).queryByRole('link', { name: /^Warm up/ })).toBeNull();
});

test('a book that is new or begun is asked for, and so is its star', async () => {
  const places = [...finished(allIds), placeIn('new-one', { currentPage: 2 })];
  beFamily({
    user: { totalStars: 10 },
    books: [...cards, cardOf('New One', 'level1')],
    progress: places,
  });
  open('/');
  expect((await shelf()).getAllByRole('article')).toHaveLength(cards.length + 1);
  expect(screen.queryByText(READ_OUT)).toBeNull();
  expect(screen.getByText('20% to next level!')).toBeVisible();
});

test("with nothing left under 'Not started', the books are one press away", async () => {
  beFamily({ progress: finished(allIds) });
  server.answer('GET /api/practice', {
    words: [{ ...unknownBreakdown, word: 'ship', printed: 'ship' }],
    learned: [],
  });
  open('/');
  const region = await shelf();
  await user.click(region.getByRole('button', { name: 'Filter' }));
  await user.click(region.getByRole('radio', { name: 'Not started' }));
  expect(region.queryByRole('article')).toBeNull();
  expect(region.getByText(READ_OUT)).toBeVisible();
  expect(region.getByRole('link', { name: /^Warm up/ })).toHaveAttribute('href', '/warm-up');
  await press('Read again');
  expect(region.getAllByRole('article')).toHaveLength(cards.length);
});

test('a finished card has as many paw prints filled as the book was read again', async () => {
  const [first = '', second = ''] = allIds;
  beFamily({
    progress: [
      placeIn(first, { completed: true, pawPrints: 2 }),
      placeIn(second, { currentPage: 3 }),
    ],
  });
  open('/');
  const [read, begun] = (await shelf()).getAllByRole('article');
  const prints = (card?: HTMLElement) => [
    ...(card?.querySelectorAll('[title^="Read again"] svg') ?? []),
  ];
  expect(prints(read).map((print) => print.getAttribute('fill'))).toEqual([
    ...['currentColor', 'currentColor', 'none'],
  ]);
  expect(prints(begun)).toEqual([]);
});
