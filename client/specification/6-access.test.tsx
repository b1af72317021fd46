// Section 6: which screens a visitor, a family and the owner may open, and which calls those screens send.
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beFamily, nameless, notSubscribed } from '../test-support/people.ts';
import { queryClient } from '../api/queries.ts';
import {
  address,
  findButton,
  findMessage,
  findScreen,
  open,
  pass,
  press,
  settle,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { adminToken } from '../api/tokens.ts';

const BOOK = '/reading/sam-and-the-wet-hat';

describe('Visitor: landing, sign-in, sign-up and admin login only.', () => {
  for (const [path, shown, heading] of [
    ['/', '/', 'Step Into Reading'],
    ['/signin', '/signin', 'Welcome back'],
    ['/signup', '/signup', 'Create an account'],
    ['/admin/login', '/admin/login', 'Library Admin'],
    ['/account', '/', 'Step Into Reading'],
    ['/subscribe', '/', 'Step Into Reading'],
    ['/warm-up', '/', 'Step Into Reading'],
    ['/complete-profile', '/signup', 'Create an account'],
    ['/admin', '/admin/login', 'Library Admin'],
    ['/admin/write', '/admin/login', 'Library Admin'],
    ['/admin/books/odd', '/admin/login', 'Library Admin'],
  ] as const) {
    test(`${path} is or leads to one of these`, async () => {
      open(path);
      await findScreen(heading);
      expect(address()).toBe(shown);
    });
  }
});

describe('Signed-in student/parent: library home (only when authenticated), reader, account, subscribe, complete profile.', () => {
  for (const [path, heading] of [
    ['/', "Kim's Library"],
    ['/reading/sam-and-the-wet-hat', 'Sam and the Wet Hat'],
    ['/account', 'My Account'],
  ] as const) {
    test(`${path}, subscribed`, async () => {
      beFamily();
      open(path);
      await findScreen(heading);
    });
  }

  for (const [path, heading] of [
    ['/subscribe', 'Open the whole library'],
    ['/complete-profile', 'Almost there'],
    ['/account', 'My Account'],
  ] as const) {
    test(`${path}, not subscribed`, async () => {
      beFamily({ status: notSubscribed, user: nameless });
      open(path);
      await findScreen(heading);
    });
  }
});

describe('Books, progress and the user record are requested only when a subscription is active.', () => {
  const userReads = () =>
    server
      .names()
      .filter((name) => /^GET \/api\/(books|progress|auth\/user)/.test(name))
      .sort();

  for (const [path, heading] of [
    ['/', 'Open the whole library'],
    ['/account', 'My Account'],
    ['/complete-profile', 'Almost there'],
    ['/signin', 'Open the whole library'],
    [BOOK, 'Open the whole library'],
  ] as const) {
    test(`none of them at ${path} without one`, async () => {
      beFamily({ status: notSubscribed });
      open(path);
      await findScreen(heading);
      await settle();
      expect(userReads()).toEqual([]);
      expect(server.sent('GET /api/subscription/status').length).toBeGreaterThan(0);
    });
  }

  test('none of them for a visitor who opens a book', async () => {
    open(BOOK);
    await findMessage('You are logged out. Logging in again...');
    await settle();
    expect(server.names()).toEqual([]);
  });

  test('none of them where it cannot be known, before it is asked again', async () => {
    beFamily();
    server.loseOnce('GET /api/subscription/status');
    open(BOOK);
    await findScreen('The book could not be opened');
    await pass(60_000);
    expect(userReads()).toEqual([]);
    await press('Try again');
    await findScreen('Sam and the Wet Hat');
  });

  test('all of them with one', async () => {
    beFamily();
    open('/');
    await screen.findAllByRole('article');
    expect(userReads()).toEqual(['GET /api/auth/user', 'GET /api/books', 'GET /api/progress']);
  });

  for (const path of ['/', '/account', '/complete-profile', '/signin', BOOK]) {
    test(`none of them at ${path} before it is known that there is one, however often they come`, async () => {
      beFamily();
      open('/');
      await screen.findAllByRole('article');
      cleanup();
      queryClient.clear();
      server.forget();
      const status = server.hold('GET /api/subscription/status');
      open(path);
      await settle();
      await pass(2_000);
      expect(server.sent('GET /api/subscription/status').length).toBeGreaterThan(0);
      expect(userReads()).toEqual([]);
      status.release();
      await settle();
      expect(userReads()).toContain('GET /api/auth/user');
    });
  }
});

describe('Admin (library owner): identified by an adminToken in local storage obtained through username/password login; may add and delete books.', () => {
  test('a token that is none leads to the login, and is forgotten', async () => {
    adminToken.store('made up');
    for (const name of [
      'GET /api/admin/me',
      'GET /api/admin/books',
      'GET /api/admin/phonics',
    ] as const) {
      server.refuse(name, 401, { code: 'unauthorized', message: 'Unauthorized' });
    }
    open('/admin');
    expect(await findButton('Admin Sign In')).toBeVisible();
    expect(address()).toBe('/admin/login');
    expect(adminToken.read()).toBeNull();
  });
});
