// Section 7: the caching and retries of reads.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  completionOf,
  beFamily,
  beOwner,
  notSubscribed,
  placeIn,
  serveFamily,
} from '../test-support/people.ts';
import {
  address,
  findButton,
  findMessage,
  findScreen,
  message,
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
import { adminToken } from '../api/tokens.ts';

/** In milliseconds. Shorter than the lifetime of an identity token, because renewing it sends a call. */
const LONG = 45 * 60_000;
const TROUBLE = { code: 'internal', message: 'Something went wrong.' } as const;
const UNAUTHORIZED = { code: 'unauthorized', message: 'Unauthorized' } as const;
const COMPLETE = 'POST /api/progress/{bookId}/complete';
const PAGE = 'POST /api/progress';

/** Opens the library and waits until everything is fetched. */
async function openLibrary(): Promise<void> {
  beFamily();
  open('/');
  await screen.findAllByRole('article');
  // The identity provider confirms the user one second after the screen is shown.
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
  // The account screen fetches data that the library does not.
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

  test('nor is the status again that fails right after a sign-in', async () => {
    serveFamily();
    server.refuse('GET /api/subscription/status', 500, TROUBLE);
    open('/');
    await press((await findButton('Sign In With Google')).textContent);
    await screen.findByText('The library could not be opened');
    await pass(120_000);
    expect(server.sent('GET /api/subscription/status')).toHaveLength(1);
    serveFamily();
    await press('Try again');
    await findScreen("Kim's Library");
    expect(server.sent('GET /api/subscription/status')).toHaveLength(2);
  });

  /** Opens a book and waits until its first page is saved. Only later calls are counted. */
  async function openBook(): Promise<void> {
    await openLibrary();
    await user.click(screen.getByRole('link', { name: `Read Now: ${INLINE_BOOK}` }));
    await findButton('Mark Complete');
    await settle();
    server.forget();
  }

  /** Triggers everything that makes the product send waiting writes: time, window events and leaving the book. */
  async function triggerResends(): Promise<void> {
    await pass(120_000);
    for (const name of ['offline', 'online', 'pageshow', 'focus'])
      fireEvent(window, new Event(name));
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await settle();
    await user.click(screen.getByRole('link', { name: 'Back to Library' }));
    await findScreen("Kim's Library");
    await settle();
  }

  test.each([
    [500, TROUBLE],
    [503, TROUBLE],
    [401, UNAUTHORIZED],
    [403, { code: 'subscription_required', message: 'Subscription required' }],
    [429, { code: 'too_many_attempts', message: 'Too many.' }],
  ] as const)(
    'a write that is answered %i is sent once, whatever happens then',
    async (status, body) => {
      await openBook();
      server.refuse(COMPLETE, status, body);
      server.refuse(PAGE, status, body);
      await press('Mark Complete');
      await press('Next');
      await settle();
      server.answer(COMPLETE, completionOf());
      await triggerResends();
      expect(server.sent(COMPLETE)).toHaveLength(1);
      expect(server.sent(PAGE)).toHaveLength(1);
      expect(message()).not.toContain('gold star');
    },
  );

  test('a write that nobody answers is sent again by no timer, and once when there is a network', async () => {
    await openBook();
    server.lose(PAGE);
    await press('Next');
    await pass(3_600_000);
    expect(server.sent(PAGE)).toHaveLength(1);
    server.answer(PAGE, placeIn('sam-and-the-wet-hat', { currentPage: 2, updatedAt: 1 }));
    fireEvent(window, new Event('online'));
    await settle();
    await triggerResends();
    expect(server.sent(PAGE)).toHaveLength(2);
  });
});

describe('Readers may be set to throw on a 401 (the default) or to return nothing on a 401.', () => {
  test('the reader of a book throws: the refusal is told', async () => {
    beFamily();
    server.refuse('GET /api/books/{bookId}', 401, UNAUTHORIZED);
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
    expect(screen.queryByText('The books could not be loaded')).toBeNull();
    expect(server.sent('GET /api/admin/books')).toHaveLength(1);
    expect(adminToken.read()).toBeNull();
  });

  test('any other refusal of that list is thrown', async () => {
    beOwner();
    server.refuse('GET /api/admin/books', 503, 'away');
    open('/admin');
    await screen.findByText('The books could not be loaded');
    expect(address()).toBe('/admin');
    server.answer('GET /api/admin/books', []);
    tap('Try again');
    await screen.findByText('No books available yet.');
  });
});
