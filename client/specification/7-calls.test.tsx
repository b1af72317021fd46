// Section 7: the table of calls, row by row: when a call is sent, its content, and its effect.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openFilledSignUp, signIn } from '../test-support/forms.ts';
import { robin } from '../test-support/identity.ts';
import {
  completionOf,
  beFamily,
  nameless,
  notSubscribed,
  placeIn,
  serveFamily,
  takeNames,
} from '../test-support/people.ts';
import {
  address,
  field,
  fill,
  findButton,
  findMessage,
  findScreen,
  message,
  open,
  press,
  settle,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { INLINE_BOOK } from '../test-support/shelf.ts';
import { claimsOf, userToken } from '../api/tokens.ts';

const SYNC = 'POST /api/auth/firebase/sync';
const STATUS = 'GET /api/subscription/status';
const USER = 'GET /api/auth/user';
const PROGRESS = 'GET /api/progress';
const PAGE = 'POST /api/progress';
const CHECKOUT = 'POST /api/create-checkout-session';
const SAM = 'sam-and-the-wet-hat';

const bearer = () => `Bearer ${userToken.read()}`;

describe('POST /api/auth/firebase/sync | header Authorization: Bearer {token}; on sign-up a JSON body with parentFirstName and parentLastName when either is given | sent after each sign-in or token change; failures are only logged', () => {
  test('on sign-up, with the names', async () => {
    serveFamily({ status: notSubscribed });
    await openFilledSignUp();
    await press('Start My Reading Journey!');
    await findScreen('Open the whole library');
    const [sync, ...others] = server.sent(SYNC);
    expect(others).toEqual([]);
    expect(sync?.headers.get('authorization')).toBe(bearer());
    expect(sync?.body).toMatchObject({ parentFirstName: 'Robin', parentLastName: 'Reader' });
    // The sync is sent before any other call for the new account.
    expect(server.sent()[0]).toBe(sync);
  });

  test('after a sign-in, with no body, and once for its token', async () => {
    serveFamily();
    open('/signin');
    await signIn();
    await findScreen("Kim's Library");
    expect(server.sent(SYNC)).toHaveLength(1);
    expect(server.sent(SYNC)[0]?.body).toBeUndefined();
    expect(server.sent(SYNC)[0]?.headers.get('authorization')).toBe(bearer());
    expect(claimsOf(userToken.read() ?? '')?.uid).toBe(robin.uid);
  });

  test('a failure is only logged', async () => {
    serveFamily();
    server.refuse(SYNC, 500, 'out of order');
    open('/signin');
    await signIn();
    await findScreen("Kim's Library");
    expect(console.info).toHaveBeenCalledWith(
      'The account could not be synchronised',
      expect.objectContaining({ message: '500: out of order' }),
    );
    expect(message()).toBe('');
    expect(screen.queryByText(/out of order/)).toBeNull();
  });
});

describe('GET /api/subscription/status | none; user token | hasSubscription, status; only when signed in', () => {
  test('asks with the token of who is signed in', async () => {
    beFamily();
    open('/');
    await screen.findAllByRole('article');
    const [status] = server.sent(STATUS);
    expect(status?.body).toBeUndefined();
    expect(status?.headers.get('authorization')).toBe(bearer());
  });

  for (const path of ['/', '/signin', '/signup', '/subscribe', '/admin/login']) {
    test(`nothing is asked for a visitor at ${path}`, async () => {
      open(path);
      await screen.findByRole('heading', { level: 1 });
      await settle();
      expect(server.names()).toEqual([]);
    });
  }
});

describe('GET /api/books, or with ?category={category} | none | list of books; only when subscribed', () => {
  test('all of them, then those of one level', async () => {
    beFamily();
    open('/');
    await screen.findAllByRole('article');
    expect(server.sent('GET /api/books').map((sent) => sent.address)).toEqual(['/api/books']);
    expect(screen.getByRole('heading', { name: INLINE_BOOK })).toBeVisible();
    await press('Intermediate (Levels 4-6)');
    await settle();
    expect(server.sent('GET /api/books').at(-1)?.address).toBe('/api/books?category=level4');
    expect(screen.getByRole('heading', { name: 'Goat and His Boat' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: INLINE_BOOK })).toBeNull();
  });
});

describe('GET /api/auth/user | none | user record; only when subscribed', () => {
  test('is asked in the library', async () => {
    beFamily({ user: { totalStars: 7 } });
    open('/');
    await screen.findAllByRole('article');
    expect(server.sent(USER).map(({ body }) => body)).toEqual([undefined]);
    expect(screen.getByRole('banner')).toHaveTextContent('Kim');
    expect(screen.getByRole('banner')).toHaveTextContent('7gold stars');
  });
});

describe('GET /api/progress | none | list of progress entries; only when subscribed', () => {
  for (const path of ['/', '/account', '/complete-profile']) {
    test(`without a subscription nothing of the library is asked for at ${path}`, async () => {
      beFamily({ status: notSubscribed });
      open(path);
      await screen.findByRole('heading', { level: 1 });
      await settle();
      expect(server.sent(STATUS).length).toBeGreaterThan(0);
      for (const name of ['GET /api/books', USER, PROGRESS, 'GET /api/achievements'] as const) {
        expect(server.sent(name), name).toEqual([]);
      }
    });
  }

  test('with one, the list of what was begun', async () => {
    beFamily({ progress: [placeIn(SAM, { currentPage: 2 })] });
    open('/');
    await screen.findByRole('heading', { name: 'Continue Reading' });
    expect(server.sent(PROGRESS).map(({ body }) => body)).toEqual([undefined]);
  });
});

describe('GET /api/books/{bookId} | none | book details', () => {
  describe('GET /api/progress/{bookId} | none | progress for one book', () => {
    test('both are asked when a book is opened', async () => {
      beFamily({ progress: [placeIn(SAM, { currentPage: 3 })] });
      open(`/reading/${SAM}`);
      await screen.findByText('Page 3 of 9');
      const [book] = server.sent('GET /api/books/{bookId}');
      const [place] = server.sent('GET /api/progress/{bookId}');
      expect([book?.address, book?.body]).toEqual([`/api/books/${SAM}`, undefined]);
      expect([place?.address, place?.body]).toEqual([`/api/progress/${SAM}`, undefined]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(INLINE_BOOK);
    });
  });
});

test('POST /api/progress | progress payload … | defined, apparently unused; on success refreshes progress lists', async () => {
  beFamily();
  open('/');
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('link', { name: `Read Now: ${INLINE_BOOK}` }));
  await screen.findByText('Page 1 of 9');
  await press('Next');
  await expect.poll(() => server.sent(PAGE)).toHaveLength(2);
  expect(server.sent(PAGE)[1]?.body).toEqual({ bookId: SAM, currentPage: 2 });
  expect(server.sent(PROGRESS)).toHaveLength(1);
  await settle();
  server.answer(PROGRESS, [placeIn(SAM, { currentPage: 2 })]);
  await user.click(screen.getByRole('link', { name: 'Back to Library' }));
  await screen.findByRole('heading', { name: 'Continue Reading' });
  await expect.poll(() => server.sent(PROGRESS)).toHaveLength(2);
});

describe('POST /api/progress/{bookId}/complete | empty body | completes the book; then progress, user and achievements are refreshed', () => {
  test('when the library is looked at again', async () => {
    beFamily();
    server.answer('POST /api/progress/{bookId}/complete', completionOf());
    open('/');
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('link', { name: `Read Now: ${INLINE_BOOK}` }));
    await findButton('Mark Complete');
    await press('Next');
    await settle();
    server.forget();
    await press('Mark Complete');
    const dialog = await screen.findByRole('dialog');
    const [completion] = server.sent('POST /api/progress/{bookId}/complete');
    expect([completion?.params, completion?.body]).toEqual([{ bookId: SAM }, {}]);
    await user.click(dialog.querySelector('a')!);
    await findScreen("Kim's Library");
    for (const name of [PROGRESS, USER, 'GET /api/achievements'] as const) {
      await expect.poll(() => server.sent(name), { message: name }).toHaveLength(1);
    }
  });
});

describe('POST /api/create-checkout-session | none | url, or alreadySubscribed with message; the browser navigates to url', () => {
  test('to the payment page', async () => {
    beFamily({ status: notSubscribed });
    server.answer(CHECKOUT, { url: 'https://pay.example.com/checkout/1' });
    open('/subscribe');
    await findButton(/^Subscribe Now/);
    await press(/^Subscribe Now/);
    expect(server.sent(CHECKOUT).map(({ body }) => body)).toEqual([undefined]);
    await settle();
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://pay.example.com/checkout/1');
  });

  const already = { alreadySubscribed: true, message: 'It began this morning.' } as const;

  test('not again, when she has paid elsewhere meanwhile: the message is shown', async () => {
    beFamily({ status: notSubscribed });
    open('/subscribe');
    await findButton(/^Subscribe Now/);
    serveFamily();
    server.answer(CHECKOUT, already);
    await press(/^Subscribe Now/);
    await findScreen("Kim's Library");
    await findMessage(already.message);
    expect(message()).toBe(`Already subscribed${already.message}`);
    expect(location.assign).not.toHaveBeenCalled();
  });

  test('the message is shown, too, where the status does not say so yet', async () => {
    beFamily({ status: notSubscribed });
    server.answer(CHECKOUT, already);
    open('/subscribe');
    await press((await findButton(/^Subscribe Now/)).textContent);
    await findMessage(already.message);
    expect(address()).toBe('/subscribe');
    expect(location.assign).not.toHaveBeenCalled();
  });
});

test('POST /api/create-portal-session | none | url; the browser navigates to it', async () => {
  beFamily();
  server.answer('POST /api/create-portal-session', { url: 'https://pay.example.com/portal/1' });
  open('/account');
  await findButton('Manage Subscription');
  await press('Manage Subscription');
  expect(server.sent('POST /api/create-portal-session').map(({ body }) => body)).toEqual([
    undefined,
  ]);
  await settle();
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://pay.example.com/portal/1');
});

test('POST /api/auth/complete-profile | firstName, parentFirstName, parentLastName | then the user record is refreshed', async () => {
  beFamily({ user: nameless });
  takeNames();
  open('/');
  await findScreen('Almost there');
  expect(address()).toBe('/complete-profile');
  fill('Parent First Name', 'Robin');
  fill('Parent Last Name', 'Reader');
  fill('Student First Name', 'Kim');
  expect(field('Student First Name')).toHaveValue('Kim');
  await press('Complete Profile & Continue');
  expect(server.sent('POST /api/auth/complete-profile').map(({ body }) => body)).toEqual([
    { firstName: 'Kim', parentFirstName: 'Robin', parentLastName: 'Reader' },
  ]);
  await findScreen("Kim's Library");
  const names = server.names().filter((name) => name.includes('/api/auth/'));
  expect(names.slice(-2)).toEqual(['POST /api/auth/complete-profile', USER]);
});
