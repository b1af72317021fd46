// Section 7: how reads are kept, and when they are made again: hardly ever.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beFamily, beOwner, notSubscribed } from '../test-support/people.ts';
import {
  address,
  findButton,
  findMessage,
  findScreen,
  open,
  pass,
  press,
  settle,
  stopClock,
  tap,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { INLINE_BOOK } from '../test-support/shelf.ts';
import { adminToken } from '../tokens.ts';

/** Less than the life of an identity token, whose renewal is a call of its own. */
const LONG = 45 * 60_000;
const TROUBLE = { code: 'internal', message: 'Something went wrong.' } as const;
const UNAUTHORIZED = { code: 'unauthorized', message: 'Unauthorized' } as const;
const COMPLETE = 'POST /api/progress/{bookId}/complete';

/** Opens the library, everything fetched. */
async function openLibrary(): Promise<void> {
  beFamily();
  open('/');
  await screen.findAllByRole('article');
  // The provider confirms who is there a second after the screen stands.
  await pass(1_000);
}

test('Reads parse the JSON answer.', async () => {
  beFamily({ user: { firstName: 'Ünï "Kim"' } });
  open('/');
  await findScreen('Ünï "Kim"\'s Library');
});

test('Reads are cached as never stale', async () => {
  await openLibrary();
  const visitAccount = async () => {
    await user.click(screen.getByRole('link', { name: 'Account of Kim' }));
    await findScreen('My Account');
    await screen.findByText('Status');
    await settle();
  };
  const returnToLibrary = async () => {
    await user.click(screen.getByRole('link', { name: 'Back to Library' }));
    await screen.findAllByRole('article');
    await settle();
  };
  // The account reads what the library does not.
  await visitAccount();
  await returnToLibrary();
  const before = server.names();
  await visitAccount();
  await pass(LONG);
  await returnToLibrary();
  expect(server.names()).toEqual(before);
});

test('with no refocus refetch, no polling except the activation poll', async () => {
  await openLibrary();
  server.forget();
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  }
  for (const name of ['focus', 'offline', 'online']) fireEvent(window, new Event(name));
  await pass(LONG);
  expect(server.names()).toEqual([]);
});

test('no polling except the activation poll', async () => {
  beFamily({ status: notSubscribed });
  stopClock();
  open('/?success=true');
  await settle();
  await pass(6_000);
  expect(server.names().filter((name) => !name.includes('/sync'))).toEqual(
    Array.from({ length: 4 }, () => 'GET /api/subscription/status'),
  );
});

describe('and no automatic retries for reads or writes.', () => {
  test('a read that fails is sent once', async () => {
    beFamily();
    server.refuse('GET /api/books', 500, TROUBLE);
    open('/');
    await screen.findByText('Something went wrong.');
    await pass(120_000);
    expect(server.sent('GET /api/books')).toHaveLength(1);
  });

  test('a write that fails is sent once', async () => {
    await openLibrary();
    await user.click(screen.getByRole('link', { name: `Read Now: ${INLINE_BOOK}` }));
    await findButton('Mark Complete');
    server.refuse(COMPLETE, 500, TROUBLE);
    await press('Mark Complete');
    await screen.findByText('Failed to complete book');
    await pass(120_000);
    expect(server.sent(COMPLETE)).toHaveLength(1);
  });
});

describe('Readers may be set to throw on a 401 (the default) or to return nothing on a 401.', () => {
  test('the reader of a book throws: the refusal is told', async () => {
    for (const call of ['GET /api/books/{bookId}', 'GET /api/progress/{bookId}'] as const) {
      server.refuse(call, 401, UNAUTHORIZED);
    }
    open('/reading/sam-and-the-wet-hat');
    await screen.findByText('You are logged out. Logging in again...');
  });

  test("the owner's list is nothing: no failure is shown, she signs in again", async () => {
    beOwner();
    server.refuse('GET /api/admin/books', 401, UNAUTHORIZED);
    open('/admin');
    await findButton('Admin Sign In');
    expect(address()).toBe('/admin/login');
    await findMessage('Your session has ended. Please sign in again.');
    expect(screen.queryByText('The books could not be fetched')).toBeNull();
    expect(server.sent('GET /api/admin/books')).toHaveLength(1);
    expect(adminToken.read()).toBeNull();
  });

  test('any other refusal of that list is thrown', async () => {
    beOwner();
    server.refuse('GET /api/admin/books', 503, 'away');
    open('/admin');
    await screen.findByText('The books could not be fetched');
    expect(address()).toBe('/admin');
    server.answer('GET /api/admin/books', []);
    tap('Try again');
    await screen.findByText('No books available yet.');
  });
});
