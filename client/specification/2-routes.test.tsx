// Section 2: the route table: who may open each address, and where other users are redirected.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beFamily, beOwner, nameless, notSubscribed } from '../test-support/people.ts';
import {
  address,
  field,
  fill,
  findButton,
  findScreen,
  open,
  pass,
  press,
  settle,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { adminToken } from '../api/tokens.ts';

const BOOK = '/reading/sam-and-the-wet-hat';

describe('/ | everyone | Signed out: landing and sign-in screen. Signed in and subscribed: library home.', () => {
  test('signed out', async () => {
    open('/');
    await findScreen('Step Into Reading');
    expect(await findButton('Sign In With Google')).toBeVisible();
  });

  test('signed in and subscribed', async () => {
    beFamily();
    open('/');
    await findScreen("Kim's Library");
    expect(screen.queryByRole('button', { name: 'Sign In With Google' })).toBeNull();
  });
});

describe('/signin | visitor | Email and password sign-in', () => {
  test('a visitor', async () => {
    open('/signin');
    await findScreen('Welcome back');
    expect(field('Email')).toBeVisible();
    expect(field('Password')).toBeVisible();
  });

  test('a family is led on', async () => {
    beFamily();
    open('/signin');
    await findScreen("Kim's Library");
    expect(address()).toBe('/');
  });
});

describe('/signup | visitor | Account creation', () => {
  test('a visitor', async () => {
    open('/signup');
    await findScreen('Create an account');
  });

  test('a family is led on', async () => {
    beFamily({ status: notSubscribed });
    open('/signup');
    await findScreen('Open the whole library');
    expect(address()).toBe('/subscribe');
  });
});

describe('/complete-profile | signed in, no profile | Collect the missing names', () => {
  test('nobody', async () => {
    open('/complete-profile');
    await findScreen('Create an account');
    expect(address()).toBe('/signup');
  });

  test('no profile', async () => {
    beFamily({ user: nameless });
    open('/complete-profile');
    await findScreen('Almost there');
    expect(field('Student First Name')).toBeVisible();
  });

  test('a profile', async () => {
    beFamily();
    open('/complete-profile');
    await findScreen("Kim's Library");
    expect(address()).toBe('/');
  });
});

describe('/subscribe | signed in, not subscribed | Start checkout', () => {
  test('nobody', async () => {
    open('/subscribe');
    await findScreen('Step Into Reading');
    expect(address()).toBe('/');
  });

  test('not subscribed', async () => {
    beFamily({ status: notSubscribed });
    open('/subscribe');
    expect(await findButton(/^Subscribe Now/)).toBeVisible();
  });

  test('subscribed', async () => {
    beFamily();
    open('/subscribe');
    await findScreen("Kim's Library");
    expect(address()).toBe('/');
  });
});

describe('/account | signed in | Profile and subscription information', () => {
  test('nobody', async () => {
    open('/account');
    await findScreen('Step Into Reading');
    expect(address()).toBe('/');
  });

  for (const family of [{ status: notSubscribed }, {}]) {
    test('status' in family ? 'not subscribed' : 'subscribed', async () => {
      beFamily(family);
      open('/account');
      await screen.findByRole('heading', { name: 'Profile Information' });
      expect(screen.getByRole('heading', { name: 'Subscription' })).toBeVisible();
    });
  }
});

describe('/reading/{bookId} | signed in | Book reader', () => {
  test('a visitor is led to the sign-in page', async () => {
    open(BOOK);
    await settle();
    await pass(500);
    // The server redirects /api/login to the sign-in page.
    expect(location.replace).toHaveBeenCalledWith('/api/login');
  });

  test('a reader to the book', async () => {
    beFamily();
    open(BOOK);
    expect(await findButton('Mark Complete')).toBeVisible();
  });
});

test('/admin/login | admin | Admin sign-in', async () => {
  open('/admin/login');
  expect(await findButton('Admin Sign In')).toBeVisible();
  expect(field('Username')).toBeVisible();
});

describe('/admin | admin | Catalogue management', () => {
  test('by the login', async () => {
    beOwner();
    adminToken.remove();
    server.answer('POST /api/admin/login', { sessionToken: 'a-session' });
    open('/admin');
    await findButton('Admin Sign In');
    expect(address()).toBe('/admin/login');
    fill('Username', 'admin');
    fill('Password', 'owner of the library');
    await press('Admin Sign In');
    await screen.findByRole('heading', { name: 'Add New Book' });
    expect(address()).toBe('/admin');
    expect(adminToken.read()).toBe('a-session');
  });

  test('signed in', async () => {
    beOwner();
    open('/admin');
    await screen.findByRole('heading', { name: 'Add New Book' });
    expect(address()).toBe('/admin');
  });
});

describe("any other path | everyone | 404 page reading 'Page Not Found'", () => {
  for (const path of ['/no/such/page', '/signin/twice', '/reading', '/reading/a/b', '/ADMIN']) {
    test(`${path} for a visitor`, async () => {
      open(path);
      await findScreen('Page Not Found');
    });
  }
});
