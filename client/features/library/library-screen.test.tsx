// The timeouts of the library and of a book, a begun book that is far down the shelf, and the question about a missing
// starting level.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { progressQuery, queryClient } from '../../api/queries.ts';
import { beFamily, placeIn, record } from '../../test-support/people.ts';
import {
  findScreen,
  open,
  pass,
  press,
  settle,
  stopClock,
  tap,
  user,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { cardOf, INLINE_BOOK } from '../../test-support/shelf.ts';

const TIMEOUT_MESSAGE = 'The library is taking too long to answer. Please try again in a moment.';

test('the library home and a book show a message on a timeout, and open with Try again', async () => {
  beFamily();
  stopClock();
  const status = server.hold('GET /api/subscription/status');
  open('/');
  await settle();
  await pass(14_999);
  expect(screen.queryByText(TIMEOUT_MESSAGE)).toBeNull();
  await pass(1);
  expect(screen.getByText('The library could not be opened')).toBeVisible();
  expect(screen.getByText(TIMEOUT_MESSAGE)).toBeVisible();
  status.release();
  tap('Try again');
  await settle();

  const book = server.hold('GET /api/books/{bookId}');
  fireEvent.click(screen.getByRole('link', { name: `Read Now: ${INLINE_BOOK}` }));
  await settle();
  expect(screen.getByText('Loading...')).toBeVisible();
  await pass(15_000);
  expect(screen.getByText(TIMEOUT_MESSAGE)).toBeVisible();
  book.release();
  tap('Try again');
  await settle();
  expect(screen.getByText('Page 1 of 9')).toBeVisible();
});

describe('a begun book that the first page of the shelf lacks', () => {
  const far = cardOf('The Far Shore', 'level3');
  const begun = [placeIn(far.id, { currentPage: 4, updatedAt: 2 })];
  const waiting = () => screen.queryByRole('region', { name: 'Continue Reading' });

  test('comes with the proposal', async () => {
    beFamily({ progress: begun });
    server.answer('GET /api/proposal', { book: null, again: null, started: [far] });
    open('/');
    await findScreen("Kim's Library");
    await settle();
    expect(waiting()).toHaveTextContent('The Far Shore');
    expect(server.sent('GET /api/proposal')).toHaveLength(1);
  });

  test('and that was begun elsewhere meanwhile comes with the next proposal', async () => {
    beFamily();
    open('/');
    await findScreen("Kim's Library");
    await settle();
    expect(waiting()).toBeNull();
    server.answer('GET /api/progress', begun);
    server.answer('GET /api/proposal', { book: null, again: null, started: [far] });
    await queryClient.refetchQueries(progressQuery());
    await settle();
    expect(waiting()).toHaveTextContent('The Far Shore');
    expect(server.sent('GET /api/proposal')).toHaveLength(2);
  });
});

describe('the question about the starting level', () => {
  const CHANGE = 'PATCH /api/auth/user';
  const QUESTION = 'Where should Kim begin?';

  test('is asked, the answer is saved, and it is not asked again', async () => {
    beFamily({ user: { readingLevel: null } });
    server.answer(CHANGE, ({ body }) => ({ ...record, ...(body as object) }));
    open('/');
    await screen.findByRole('heading', { name: QUESTION });
    await user.selectOptions(
      screen.getByLabelText('Starting Reading Level'),
      'Level 3: SFE and Common Vowel Digraphs',
    );
    await press('Start here');
    await settle();
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(server.sent(CHANGE).map(({ body }) => body)).toEqual([{ readingLevel: 3 }]);
  });

  test("is not asked again in this browser after 'Not now'", async () => {
    beFamily({ user: { readingLevel: null } });
    open('/');
    await screen.findByRole('heading', { name: QUESTION });
    await press('Not now');
    expect(screen.queryByText(QUESTION)).toBeNull();
    cleanup();
    open('/');
    await findScreen("Kim's Library");
    await settle();
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(server.sent(CHANGE)).toEqual([]);
  });

  test('is not asked when the level is known', async () => {
    beFamily();
    open('/');
    await findScreen("Kim's Library");
    await settle();
    expect(screen.queryByLabelText('Starting Reading Level')).toBeNull();
  });
});
