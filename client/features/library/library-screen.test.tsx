// The library has fallen silent, or the line to it: nobody looks at a busy screen for ever. And what is asked
// of a family that has not said where its child begins.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beFamily, record } from '../../test-support/people.ts';
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
import { INLINE_BOOK } from '../../test-support/shelf.ts';

const SILENT = 'The library is taking too long to answer. Please try again in a moment.';

test('the library home and a book say so, and open with the button offered', async () => {
  beFamily();
  stopClock();
  const status = server.hold('GET /api/subscription/status');
  open('/');
  await settle();
  await pass(14_999);
  expect(screen.queryByText(SILENT)).toBeNull();
  await pass(1);
  expect(screen.getByText('The library could not be opened')).toBeVisible();
  expect(screen.getByText(SILENT)).toBeVisible();
  status.release();
  tap('Try again');
  await settle();

  const words = server.hold('GET /api/books/{bookId}');
  fireEvent.click(screen.getByRole('link', { name: `Read Now: ${INLINE_BOOK}` }));
  await settle();
  expect(screen.getByText('Loading...')).toBeVisible();
  await pass(15_000);
  expect(screen.getByText(SILENT)).toBeVisible();
  words.release();
  tap('Try again');
  await settle();
  expect(screen.getByText('Page 1 of 9')).toBeVisible();
});

describe('where the level is not known', () => {
  const CHANGE = 'PATCH /api/auth/user';
  const QUESTION = 'Where shall Kim begin?';

  test('it is asked, kept, and not asked again', async () => {
    beFamily({ user: { readingLevel: null } });
    server.answer(CHANGE, ({ body }) => ({ ...record, ...(body as object) }));
    open('/');
    await screen.findByRole('heading', { name: QUESTION });
    await user.selectOptions(
      screen.getByLabelText('Starting Reading Level'),
      'Level 3: SFE and Common Vowel Digraphs',
    );
    await press('Begin here');
    await settle();
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(server.sent(CHANGE).map(({ body }) => body)).toEqual([{ readingLevel: 3 }]);
  });

  test("'Not now' is an answer too, in this browser", async () => {
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

  test('nobody else is asked', async () => {
    beFamily();
    open('/');
    await findScreen("Kim's Library");
    await settle();
    expect(screen.queryByLabelText('Starting Reading Level')).toBeNull();
  });
});
