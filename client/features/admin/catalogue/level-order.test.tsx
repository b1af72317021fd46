// The order of a level in the workshop. Dragging needs a browser: e2e/order.spec.ts.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminBook } from '../../../../contracts/books.ts';
import { queryClient } from '../../../api/queries.ts';
import { hasUnsaved } from '../../../browser/unsaved.ts';
import { beOwner } from '../../../test-support/people.ts';
import { orderDraft } from '../drafts/unsaved-order.ts';
import {
  button,
  expectFocus,
  field,
  fill,
  findButton,
  findMessage,
  open,
  settle,
  tap,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { cardOf, rowOf } from '../../../test-support/shelf.ts';
import { inOrderOf } from './save-order.ts';

const LIST = 'GET /api/admin/books';
const SAVE = 'PUT /api/admin/levels/{category}/order';
const TAUGHT = 'DELETE /api/admin/levels/{category}/order';

const shelf = [
  rowOf(cardOf('Ants', 'level4', { series: 'Insects', seriesNumber: 1 })),
  rowOf(cardOf('Bees', 'level4'), { state: 'draft' }),
  rowOf(cardOf('Cats', 'level4')),
];

async function openOrder(books: readonly AdminBook[] = shelf): Promise<void> {
  beOwner();
  server.answer(LIST, [...books]);
  open('/admin');
  await screen.findByRole('heading', { name: /^All Books/ });
  await user.selectOptions(field('Level'), 'level4');
  tap('Change the order of Level 4');
  await expectFocus(() => screen.getByRole('heading', { name: /^The order of Level 4/ }));
}

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'The books in their order' });
  return [...list.children].map((row) => row.textContent);
};
const move = async (name: string) => void fireEvent.click(await screen.findByLabelText(name));
const saved = () => server.sent(SAVE).map(({ body }) => body);

test('books are moved by buttons, which say where they are, and saved', async () => {
  await openOrder();
  expect(await rows()).toEqual(['1AntsInsects, book 1', '2BeesDraft', '3Cats']);
  expect(button('Save the order')).toHaveAttribute('aria-disabled', 'true');
  button('Move Cats up').focus();
  await user.keyboard('{Enter}');
  expect(button('Move Cats up')).toHaveFocus();
  expect(screen.getByText('Cats is number 2 of 3.')).toHaveAttribute('role', 'status');
  await move('Move Cats up');
  await move('Move Cats up');
  expect(await rows()).toEqual(['1Cats', '2AntsInsects, book 1', '3BeesDraft']);
  expect(hasUnsaved('order')).toBe(true);
  server.answer(SAVE, null);
  tap('Save the order');
  await findMessage('Level 4 has its new order.');
  expect(server.sent(SAVE)[0]?.params).toEqual({ category: 'level4' });
  expect(saved()).toEqual([{ ids: ['cats', 'ants', 'bees'] }]);
  await expectFocus(() => button('Change the order of Level 4'));
  expect(hasUnsaved('order')).toBe(false);
  // The table is read again.
  expect(server.sent(LIST).length).toBeGreaterThan(2);
});

test('no book is moved while the order is saved', async () => {
  await openOrder();
  await move('Move Ants down');
  server.answer(SAVE, null);
  const held = server.hold(SAVE);
  tap('Save the order');
  await findButton('Saving...');
  for (const name of ['Drag Bees', 'Move Bees down', 'Move Ants up']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
  }
  await move('Move Cats up');
  expect(await rows()).toEqual(['1BeesDraft', '2AntsInsects, book 1', '3Cats']);
  held.release();
  await findMessage('Level 4 has its new order.');
  expect(saved()).toEqual([{ ids: ['bees', 'ants', 'cats'] }]);
});

test('what is being saved is not cancelled, so that it closes no other level later', async () => {
  await openOrder();
  await move('Move Ants down');
  server.answer(SAVE, null);
  const held = server.hold(SAVE);
  tap('Save the order');
  await findButton('Saving...');
  tap('Cancel');
  expect(button('Cancel')).toHaveAttribute('aria-disabled', 'true');
  expect(await rows()).toHaveLength(3);
  held.release();
  await findMessage('Level 4 has its new order.');
});

const LOST = 'The order that you have not saved is lost.';
const leaveQuestion = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

test('the drafts that were brought in are shown in its place only after a question', async () => {
  server.answer('GET /api/admin/incoming', [
    {
      ...{ id: '0'.repeat(32), name: '1.pdf', state: 'ready', bytes: 10, bytesHere: 10 },
      ...{ pagesDone: 0, pageCount: null, message: null, by: 'kim', createdAt: 1 },
      book: {
        ...{ id: 'bees', title: 'Bees', category: 'level4', coverImageUrl: null },
        ...{ state: 'draft', publishAt: null },
      },
    },
  ]);
  await openOrder();
  await move('Move Ants down');
  await user.click(screen.getByRole('tab', { name: 'Bring in' }));
  await user.click(await findButton('See the drafts'));
  const asked = await leaveQuestion();
  expect(asked).toHaveTextContent(LOST);
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await expectFocus(() => button('See the drafts'));
  await user.click(screen.getByRole('tab', { name: 'Books' }));
  expect(await rows()).toEqual(['1BeesDraft', '2AntsInsects, book 1', '3Cats']);
  await user.click(screen.getByRole('tab', { name: 'Bring in' }));
  await user.click(button('See the drafts'));
  await leaveQuestion();
  await user.click(button('Leave'));
  await expect.poll(() => field('State')).toHaveValue('draft');
  expect(hasUnsaved('order')).toBe(false);
});

test('logging out asks before the order is lost', async () => {
  await openOrder();
  await move('Move Ants down');
  tap('Log out');
  expect(await screen.findByRole('alertdialog', { name: 'Log out?' })).toHaveTextContent(LOST);
});

test('nothing is sent where the owner cancels', async () => {
  await openOrder();
  await move('Move Ants down');
  tap('Cancel');
  expect(await screen.findByRole('heading', { name: 'All Books (3)' })).toBeVisible();
  expect(saved()).toEqual([]);
  expect(hasUnsaved('order')).toBe(false);
  expect(orderDraft.read()).toBeNull();
});

const aphids = rowOf(cardOf('Aphids', 'level4'), { state: 'draft' });

test('books that have come or gone meanwhile are taken in at once, and the message says so', async () => {
  await openOrder();
  await move('Move Ants down');
  server.answer(LIST, [shelf[0]!, aphids, shelf[1]!]);
  server.answer(SAVE, null);
  tap('Save the order');
  await findMessage('Level 4 has its new order.');
  expect(
    screen.getByText('Meanwhile 1 book came into the level and 1 book left it.'),
  ).toBeVisible();
  expect(saved()).toEqual([{ ids: ['bees', 'ants', 'aphids'] }]);
});

test('a book that comes in at the very moment makes no second press', async () => {
  await openOrder();
  await move('Move Ants down');
  server.answer(SAVE, () => {
    server.answer(LIST, [...shelf, aphids]);
    return null;
  });
  server.refuseOnce(SAVE, 409, { code: 'changed_meanwhile', message: 'Books have come.' });
  server.answer(LIST, [...shelf.slice(0, 2), aphids, shelf[2]!]);
  tap('Save the order');
  await findMessage('Level 4 has its new order.');
  expect(screen.getByText('Meanwhile 1 book came into the level.')).toBeVisible();
  expect(saved()).toHaveLength(2);
  expect(saved().at(-1)).toEqual({ ids: ['bees', 'aphids', 'ants', 'cats'] });
});

test('books that come in again and again are in the list, and the owner saves when she likes', async () => {
  await openOrder();
  await move('Move Ants down');
  server.refuse(SAVE, 409, { code: 'changed_meanwhile', message: 'Books have come.' });
  server.answer(LIST, [shelf[0]!, aphids, shelf[1]!]);
  tap('Save the order');
  const said =
    'Books have come into this level or left it meanwhile. They are in the list now. Look at the order, and save it again.';
  expect(await screen.findByText(said)).toHaveAttribute('role', 'alert');
  await expect.poll(rows).toEqual(['1BeesDraft', '2AntsInsects, book 1', '3AphidsDraft']);
  expect(saved()).toHaveLength(2);
  server.answer(SAVE, null);
  tap('Save the order');
  await findMessage('Level 4 has its new order.');
  expect(saved().at(-1)).toEqual({ ids: ['bees', 'ants', 'aphids'] });
});

test('of two owners who order a level, the second is told, and replaces the order only if she wants', async () => {
  await openOrder();
  await move('Move Ants down');
  const theirs = [shelf[2]!, shelf[1]!, shelf[0]!].map((book, place) => ({ ...book, place }));
  server.answer(LIST, theirs);
  server.answer(SAVE, null);
  tap('Save the order');
  expect(
    await screen.findByText(/^Somebody else has put this level in another order meanwhile/),
  ).toHaveAttribute('role', 'alert');
  expect(saved()).toEqual([]);
  expect(await rows()).toEqual(['1BeesDraft', '2AntsInsects, book 1', '3Cats']);
  tap('Save the order');
  await findMessage('Level 4 has its new order.');
  expect(saved()).toEqual([{ ids: ['bees', 'ants', 'cats'] }]);
});

test('the second is told also where the level was read again in between', async () => {
  await openOrder();
  await move('Move Ants down');
  server.answer(
    LIST,
    shelf.map((book, place) => ({ ...book, place })),
  );
  await act(() => queryClient.refetchQueries({ queryKey: ['/api/admin/levels'] }));
  tap('Save the order');
  await screen.findByText(/^Somebody else has put this level in another order meanwhile/);
  expect(saved()).toEqual([]);
});

test('an order whose answer was lost is nobody else’s', async () => {
  await openOrder();
  await move('Move Ants down');
  server.refuse(SAVE, 503, { code: 'unavailable', message: 'The library is very busy.' });
  tap('Save the order');
  await screen.findByText('Failed to save the order. The library is very busy.');
  server.answer(
    LIST,
    [shelf[1]!, shelf[0]!, shelf[2]!].map((book, place) => ({ ...book, place })),
  );
  server.answer(SAVE, null);
  tap('Save the order');
  await findMessage('Level 4 has its new order.');
  expect(saved()).toEqual(Array.from({ length: 2 }, () => ({ ids: ['bees', 'ants', 'cats'] })));
});

test('an order that another owner gave before the first move is no surprise', async () => {
  await openOrder(shelf.map((book, place) => ({ ...book, place })));
  await move('Move Ants down');
  server.answer(SAVE, null);
  tap('Save the order');
  await findMessage('Level 4 has its new order.');
});

test('what the server says of another failure is shown, and the order stays', async () => {
  await openOrder();
  await move('Move Ants down');
  server.refuse(SAVE, 503, { code: 'unavailable', message: 'The library is very busy.' });
  tap('Save the order');
  expect(
    await screen.findByText('Failed to save the order. The library is very busy.'),
  ).toHaveAttribute('role', 'alert');
  expect(await rows()).toEqual(['1BeesDraft', '2AntsInsects, book 1', '3Cats']);
});

test('a level with an order returns to the order as taught, after a question', async () => {
  await openOrder(shelf.map((book, place) => ({ ...book, place })));
  server.answer(TAUGHT, null);
  await user.click(await findButton('As taught'));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'As taught' }));
  await findMessage('Level 4 is in the order as taught.');
  expect(server.sent(TAUGHT)[0]?.params).toEqual({ category: 'level4' });
});

test('a level without an order has nothing to return to', async () => {
  await openOrder();
  await rows();
  expect(screen.queryByRole('button', { name: 'As taught' })).toBeNull();
});

test('a level that could not be loaded can be loaded again', async () => {
  beOwner();
  server.answer(LIST, shelf);
  open('/admin');
  await screen.findByRole('heading', { name: 'All Books (3)' });
  await user.selectOptions(field('Level'), 'level4');
  server.refuseOnce(LIST, 503, { code: 'unavailable', message: 'The library is very busy.' });
  tap('Change the order of Level 4');
  expect(await screen.findByText('The library is very busy.')).toBeVisible();
  tap('Try again');
  expect(await rows()).toHaveLength(3);
});

test('a level of more than a thousand books keeps the order as taught', async () => {
  await openOrder(
    Array.from({ length: 1001 }, (_, index) => ({ ...shelf[0]!, id: `book-${index}` })),
  );
  expect(await screen.findByText('An order can have at most 1000 books.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the order' })).toBeNull();
});

/** Saves the order in a session that is over, and signs in again. */
async function signInAnew(): Promise<void> {
  server.refuseOnce(SAVE, 401, { code: 'unauthorized', message: 'Unauthorized' });
  tap('Save the order');
  await findMessage('Your session has ended. Please sign in again.');
  server.answer('POST /api/admin/login', { sessionToken: 'a-session' });
  await findButton('Admin Sign In');
  fill('Username', 'kim');
  fill('Password', 'correct horse');
  tap('Admin Sign In');
  await expectFocus(() => screen.getByRole('heading', { name: /^The order of Level 4/ }));
}

test('an order that was given while the session was over is told too, and may be replaced', async () => {
  await openOrder();
  await move('Move Ants down');
  server.answer(SAVE, () => {
    throw new Error('Nothing is saved before');
  });
  const theirs = [shelf[2]!, shelf[1]!, shelf[0]!].map((book, place) => ({ ...book, place }));
  await signInAnew();
  expect(await rows()).toEqual(['1BeesDraft', '2AntsInsects, book 1', '3Cats']);
  server.answer(LIST, theirs);
  await act(() => queryClient.refetchQueries({ queryKey: ['/api/admin/levels'] }));
  tap('Save the order');
  await screen.findByText(/^Somebody else has put this level in another order meanwhile/);
  expect(orderDraft.read()).toEqual({
    ...{ category: 'level4', ids: ['bees', 'ants', 'cats'] },
    before: [
      { id: 'cats', place: 0 },
      { id: 'bees', place: 1 },
      { id: 'ants', place: 2 },
    ],
  });
  server.answer(SAVE, null);
  tap('Save the order');
  await findMessage('Level 4 has its new order.');
});

test('a session that is over opens the sign-in, and the order is there again after it', async () => {
  await openOrder();
  await move('Move Ants down');
  await signInAnew();
  expect(await rows()).toEqual(['1BeesDraft', '2AntsInsects, book 1', '3Cats']);
  expect(hasUnsaved('order')).toBe(true);
  server.answer(SAVE, null);
  tap('Save the order');
  await findMessage('Level 4 has its new order.');
  expect(saved().at(-1)).toEqual({ ids: ['bees', 'ants', 'cats'] });
  expect(orderDraft.read()).toBeNull();
  await expectFocus(() => button('Change the order of Level 4'));
});

test('the order that was left for another screen is lost, as the question says', async () => {
  await openOrder();
  await move('Move Ants down');
  await user.click(screen.getByRole('link', { name: 'Write a book page by page' }));
  expect(await leaveQuestion()).toHaveTextContent(LOST);
  expect(orderDraft.read()).toEqual({
    ...{ category: 'level4', ids: ['bees', 'ants', 'cats'] },
    before: [{ id: 'ants' }, { id: 'bees' }, { id: 'cats' }],
  });
  tap('Leave');
  await findButton('Add a page');
  expect(orderDraft.read()).toBeNull();
});

test('the order that was left while it is saved is lost too, where somebody else has ordered the level', async () => {
  await openOrder();
  await move('Move Ants down');
  const read = server.sent(LIST).length;
  server.answer(
    LIST,
    [shelf[2]!, shelf[1]!, shelf[0]!].map((book, place) => ({ ...book, place })),
  );
  const held = server.hold(LIST);
  tap('Save the order');
  await expect.poll(() => server.sent(LIST).length).toBe(read + 1);
  await user.click(screen.getByRole('link', { name: 'Write a book page by page' }));
  await leaveQuestion();
  tap('Leave');
  await findButton('Add a page');
  held.release();
  await settle();
  expect(orderDraft.read()).toBeNull();
  expect(saved()).toEqual([]);
});

test.each(['{', '[]', '{"category":"level10","ids":[]}'])(
  'a kept order that is none is passed over: %s',
  async (stored) => {
    sessionStorage.setItem('order_draft', stored);
    beOwner();
    server.answer(LIST, shelf);
    open('/admin');
    expect(await screen.findByRole('heading', { name: 'All Books (3)' })).toBeVisible();
  },
);

test('a new book stands after the one before it', () => {
  const books = shelf.map(({ id }) => id);
  const idsOf = (ids: readonly string[]) => inOrderOf(ids, shelf).map(({ id }) => id);
  expect(idsOf(['cats', 'ants'])).toEqual(['cats', 'ants', 'bees']);
  expect(idsOf(['gone', 'cats', 'bees'])).toEqual(['ants', 'cats', 'bees']);
  expect(idsOf([])).toEqual(books);
});
