// What the parent sees of the child's reading and words, and what stays visible when a request
// fails.
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PracticeWord } from '../../../contracts/practice.ts';
import { noteAnswered } from '../../api/connection.ts';
import { workerStore } from '../../offline/worker.ts';
import { identity, refusal, robin, tokenOf } from '../../test-support/identity.ts';
import {
  completionOf,
  beFamily,
  childOf,
  nothingRead,
  record,
  serveFamily,
} from '../../test-support/people.ts';
import {
  address,
  detail,
  fill,
  findButton,
  findMessage,
  findScreen,
  open,
  press,
  settle,
  user,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { INLINE_BOOK } from '../../test-support/shelf.ts';
import { userToken } from '../../api/tokens.ts';

const LIST = 'GET /api/practice';
const REPORT = 'GET /api/reading-report';
/** The Mondays of the last twelve weeks. */
const WEEKS = Array.from({ length: 12 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 5 - 7 * (11 - at))).toISOString().slice(0, 10),
);

const practiceWord = (word: string): PracticeWord => ({
  word,
  printed: word,
  parts: [],
  isHeartWord: false,
  stuckOn: null,
  sentence: null,
  book: null,
  asked: 1,
  alone: 0,
  lastAskedAt: 1,
});

test('a long list of words shows the hardest words first, and all on demand', async () => {
  beFamily();
  const words = 'sam got a hat top cat ran up mud hill puff off'.split(' ').map(practiceWord);
  server.answer(LIST, { words, learned: [] });
  open('/account');
  const title = await screen.findByRole('heading', { name: 'Words to practise' });
  const rows = () => within(title.parentElement!).getAllByRole('row');
  expect(rows()).toHaveLength(11);
  await press('Show all 12');
  expect(rows()).toHaveLength(13);
});

test('the book of a word does not open without a network unless it is kept, and says why', async () => {
  workerStore.setState({ canKeep: true });
  beFamily();
  const book = { id: 'sam-and-the-wet-hat', title: INLINE_BOOK };
  server.answer(LIST, { words: [{ ...practiceWord('sam'), book }], learned: [] });
  open('/account');
  const title = await screen.findByRole('heading', { name: 'Words to practise' });
  const card = within(title.parentElement!);
  const link = await card.findByRole('link', { name: INLINE_BOOK });
  expect(link).not.toHaveAttribute('aria-disabled');
  server.lose('GET /api/subscription/status');
  act(() => noteAnswered(false));
  expect(link).toHaveAttribute('aria-disabled', 'true');
  expect(link).toHaveAccessibleName(`${INLINE_BOOK} Needs a network`);
  await user.click(link);
  expect(address()).toBe('/account');
  await findMessage('This book is not kept on this device.');
  workerStore.setState({ canKeep: false });
});

describe('a reading report that fails to load', () => {
  test('does not block the page, and can be requested again', async () => {
    beFamily();
    server.refuse(REPORT, 500);
    open('/account');
    await screen.findByText('The reading could not be loaded');
    expect(await findButton('Manage Subscription')).toBeVisible();
    server.answer(REPORT, {
      ...nothingRead,
      days: [
        {
          day: '2026-01-05',
          books: [
            {
              bookId: 'sam-and-the-wet-hat',
              title: INLINE_BOOK,
              level: 1,
              coverImageUrl: null,
              firstPage: 1,
              lastPage: 9,
              isFinished: true,
              isAgain: false,
              isMarked: false,
              isListened: false,
            },
          ],
        },
      ],
      weeks: WEEKS.map((monday) => ({ monday, stars: 0 })),
    });
    await press('Try Again');
    await screen.findByRole('heading', { name: 'Kim’s reading this week' });
  });
});

describe('a failed request', () => {
  test('does not hide loaded data', async () => {
    beFamily();
    server.answer('POST /api/progress/{bookId}/complete', completionOf());
    const account = () => user.click(screen.getByRole('link', { name: 'Account of Kim' }));
    open('/');
    await screen.findAllByRole('article');
    await account();
    await screen.findByText('Student Name');
    await user.click(screen.getByRole('link', { name: 'Back to Library' }));
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('link', { name: `Read Now: ${INLINE_BOOK}` }));
    await screen.findByText('Page 1 of 9');
    await settle();
    const refused = ['GET /api/progress', 'GET /api/achievements', 'GET /api/auth/user'] as const;
    for (const name of refused) server.refuse(name, 503, 'away');
    server.forget();
    await press('Mark Complete');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('link', { name: 'Back to Library' }));
    await screen.findAllByRole('article');
    for (const name of refused) {
      await expect.poll(() => server.sent(name).length, { message: name }).toBeGreaterThan(0);
    }
    expect(screen.getByRole('heading', { name: 'Welcome back, Kim!' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Books Read' }).nextSibling).toHaveTextContent(/^1/);
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    await account();
    await screen.findByText('Student Name');
    expect(detail('Student Name')).toHaveTextContent('Kim');
    expect(screen.queryByText('Your account could not be loaded')).toBeNull();
  });
});

test('a response that arrives after sign-out is not shown to the next family', async () => {
  beFamily();
  server.answer('PATCH /api/students/{studentId}', { ...childOf(record), readingLevel: 5 });
  open('/account');
  await findButton('Change the profile');
  await press('Change the profile');
  const late = server.hold('PATCH /api/students/{studentId}');
  await user.selectOptions(screen.getByLabelText('Starting Reading Level'), '5');
  await press('Save');
  await press('Cancel');
  await press('Sign Out');
  await user.click(await screen.findByRole('link', { name: 'Sign In With Email' }));
  serveFamily({ user: { id: 'next', firstName: 'Zoe' } });
  await findButton('Sign In');
  fill('Email', 'next@example.com');
  fill('Password', 'bedtime');
  await press('Sign In');
  await findScreen("Zoe's Library");
  late.release();
  await settle();
  await user.click(screen.getByRole('link', { name: 'Account of Zoe' }));
  await screen.findByText('Student Name');
  expect(detail('Starting Reading Level')).toHaveTextContent(/^Level 2/);
  expect(detail('Student Name')).toHaveTextContent('Zoe');
});

describe('a family that signed up with Google', () => {
  const CHANGE = 'PATCH /api/auth/user';
  const QUESTION = /^Tell us about Kim/;

  test('is asked for age and level', async () => {
    beFamily({ user: { age: null, readingLevel: null } });
    server.answer(CHANGE, { ...record, age: 5, readingLevel: 3 });
    open('/account');
    await screen.findByText(QUESTION);
    expect(screen.queryByText('Age', { selector: 'dt' })).toBeNull();
    await press('Save');
    const ages = screen.getByLabelText('Age');
    expect(ages).toHaveFocus();
    const offered = [...ages.querySelectorAll('option')].slice(1).map(({ value }) => Number(value));
    expect([offered.length, offered[0], offered.at(-1)]).toEqual([16, 3, 18]);
    expect(server.sent(CHANGE)).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Age'), '5 years old');
    await user.selectOptions(
      screen.getByLabelText('Starting Reading Level'),
      'Level 3: SFE and Common Vowel Digraphs',
    );
    await press('Save');
    await settle();
    expect(detail('Age')).toHaveTextContent('5 years old');
    expect(detail('Starting Reading Level')).toHaveTextContent(/^Level 3/);
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(document.activeElement).toContainElement(detail('Age'));
    expect(server.sent(CHANGE).map(({ body }) => body)).toEqual([{ age: 5, readingLevel: 3 }]);
  });

  test('is asked only for what is missing, and again when saving fails', async () => {
    beFamily({ user: { age: null } });
    server.refuse(CHANGE, 500);
    open('/account');
    await screen.findByText(QUESTION);
    expect(screen.queryByLabelText('Starting Reading Level')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Age'), '4 years old');
    await press('Save');
    await settle();
    expect(screen.getByText(QUESTION)).toBeVisible();
    await findMessage('Error');
  });
});

describe('the verification of the email address', () => {
  const openWith = async (isVerified: boolean) => {
    beFamily();
    userToken.store(tokenOf(robin, { email_verified: isVerified }));
    open('/account');
    await screen.findByText('Email Verified');
  };

  test('is shown as missing, and the page still works', async () => {
    await openWith(false);
    expect(detail('Email Verified')).toHaveTextContent('Not yet');
    expect(await findButton('Manage Subscription')).toBeVisible();
  });

  test('sends the link again on request', async () => {
    await openWith(false);
    await press('Send it again');
    expect(identity.sendVerification).toHaveBeenCalledOnce();
    await findMessage(`A link is on its way to ${robin.email}.`);
  });

  test.each([
    ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes and try again.'],
    ['auth/network-request-failed', 'The sign-in service cannot be reached right now.'],
    ['auth/something-new', 'Failed to send the email. Please try again.'],
  ])('shows the error %s, and can be tried again', async (code, text) => {
    identity.sendVerification.mockRejectedValueOnce(refusal(code));
    await openWith(false);
    await press('Send it again');
    await findMessage(text);
    await press('Send it again');
    await findMessage('A link is on its way');
  });

  test('is checked when the page opens and when the parent returns to it', async () => {
    await openWith(false);
    await waitFor(() => expect(identity.checkVerification).toHaveBeenCalledOnce(), {
      timeout: 5000,
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(identity.checkVerification).toHaveBeenCalledTimes(2), {
      timeout: 5000,
    });
  });

  test('has no button once it is done', async () => {
    await openWith(true);
    expect(detail('Email Verified')).toHaveTextContent('Yes');
    expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
  });
});

test.each([
  [{ hasSubscription: true, status: 'active' }, 'Active', 'Manage Subscription'],
  [{ hasSubscription: true, status: 'a new word' }, 'A new word', 'Manage Subscription'],
  [{ hasSubscription: false, status: 'canceled' }, 'Canceled', null],
  [{ hasSubscription: false, status: null }, 'No active subscription', null],
])('the subscription card shows the status %j', async (status, text, manage) => {
  beFamily();
  server.mislead('GET /api/subscription/status', status);
  open('/account');
  await screen.findByText('Status');
  expect(detail('Status')).toHaveTextContent(text);
  expect(detail('Plan')).toHaveTextContent(manage ? '$4.99 AUD per month' : 'Not subscribed');
  expect(screen.queryByText('Ends on')).toBeNull();
  expect(screen.queryByText('You have cancelled')).toBeNull();
  if (manage) expect(await findButton(manage)).toBeVisible();
  else expect(screen.getByRole('link', { name: 'Subscribe Now' })).toBeVisible();
});
