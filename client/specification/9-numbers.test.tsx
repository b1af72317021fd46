// Section 9: the numbers used on the screens. Delays are checked with fake timers.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openFilledSignUp } from '../test-support/forms.ts';
import { identity, robin, tokenOf } from '../test-support/identity.ts';
import {
  beFamily,
  childOf,
  nameless,
  notSubscribed,
  placeIn,
  record,
  serveFamily,
  takeNames,
} from '../test-support/people.ts';
import {
  address,
  button,
  detail,
  field,
  fill,
  findButton,
  isReady,
  message,
  open,
  pass,
  press,
  settle,
  stopClock,
  tap,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { cards } from '../test-support/shelf.ts';
import { userToken } from '../api/tokens.ts';

describe('Subscription price | $4.99 AUD per month', () => {
  test('to a visitor', async () => {
    open('/');
    await findButton('Sign In With Google');
    expect(document.body).toHaveTextContent('$4.99 AUD per month');
  });

  test('to a subscriber', async () => {
    beFamily();
    open('/account');
    await screen.findByText('Plan');
    expect(detail('Plan')).toHaveTextContent('$4.99 AUD per month');
  });
});

test('Age | 3 to 18', async () => {
  open('/signup');
  await findButton('Start My Reading Journey!');
  await press('Start My Reading Journey!');
  for (const [age, invalid] of [
    ['2', 'true'],
    ['3', null],
    ['18', null],
    ['19', 'true'],
  ] as const) {
    fill('Age', age);
    await expect
      .poll(() => field('Age').getAttribute('aria-invalid'), { message: age })
      .toBe(invalid);
  }
});

test('Password minimum | 6 characters', async () => {
  open('/signup');
  await findButton('Start My Reading Journey!');
  await press('Start My Reading Journey!');
  for (const [password, said] of [
    ['12345', 'Password must be at least 6 characters'],
    ['123456', ''],
  ] as const) {
    fill('Password', password);
    await expect.poll(() => field('Password')).toHaveAccessibleDescription(said);
  }
});

/** Releases the held response, and expects the screen to change to `to` exactly `delay` milliseconds later. */
async function expectRedirect(release: () => void, delay: number, to: string): Promise<void> {
  const from = address();
  stopClock();
  release();
  await settle();
  await pass(delay - 1);
  expect(address()).toBe(from);
  await pass(1);
  expect(address()).toBe(to);
}

test('Unauthorized redirect delay | 500 ms', async () => {
  stopClock();
  open('/reading/sam-and-the-wet-hat');
  await settle();
  await pass(499);
  expect(location.replace).not.toHaveBeenCalled();
  await pass(1);
  expect(location.replace).toHaveBeenCalledWith('/api/login');
});

describe('Redirect after external sign-in and after profile completion | 500 ms', () => {
  test('after an external sign-in', async () => {
    serveFamily({ status: notSubscribed });
    const sync = server.hold('POST /api/auth/firebase/sync');
    open('/signin');
    await findButton('Sign In With Google');
    await press('Sign In With Google');
    await settle();
    await expectRedirect(sync.release, 500, '/subscribe');
  });

  test('after an external sign-in on /', async () => {
    serveFamily();
    const sync = server.hold('POST /api/auth/firebase/sync');
    open('/');
    await findButton('Sign In With Google');
    await press('Sign In With Google');
    await settle();
    stopClock();
    sync.release();
    await settle();
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
    await pass(499);
    expect(heading()).toBe('Step Into Reading');
    expect(isReady(button(/^Signing In/))).toBe(false);
    await pass(1);
    expect(heading()).toBe("Kim's Library");
  });

  test('after the profile is complete', async () => {
    beFamily({ user: nameless });
    takeNames();
    const save = server.hold('POST /api/auth/complete-profile');
    open('/complete-profile');
    await findButton('Complete Profile & Continue');
    for (const label of ['Parent First Name', 'Parent Last Name', 'Student First Name']) {
      fill(label, 'Kim');
    }
    await press('Complete Profile & Continue');
    await expectRedirect(save.release, 500, '/');
  });
});

describe('Redirect after email sign-in and sign-up | 1000 ms', () => {
  test('after signing in', async () => {
    serveFamily();
    const sync = server.hold('POST /api/auth/firebase/sync');
    open('/signin');
    await findButton('Sign In');
    fill('Email', 'robin@example.com');
    fill('Password', 'bedtime');
    await press('Sign In');
    await expectRedirect(sync.release, 1_000, '/');
  });

  test('after signing up', async () => {
    serveFamily({ status: notSubscribed });
    const sync = server.hold('POST /api/auth/firebase/sync');
    await openFilledSignUp();
    await press('Start My Reading Journey!');
    await expectRedirect(sync.release, 1_000, '/subscribe');
  });
});

describe('Token treated as expired | 30 s before expiry', () => {
  const CHANGE = 'PATCH /api/students/{studentId}';
  for (const [left, isRenewed] of [
    [30_001, false],
    [29_999, true],
  ] as const) {
    test(`${left} ms before it`, async () => {
      beFamily();
      stopClock();
      const token = tokenOf(robin);
      userToken.store(token);
      const fresh = tokenOf(robin, { fresh: true });
      identity.freshToken.mockResolvedValue(fresh);
      server.answer(CHANGE, { ...childOf(record), readingLevel: 3 });
      open('/account');
      await settle();
      await pass(3_600_000 - left);
      tap('Change the profile');
      const level = screen.getByLabelText('Starting Reading Level');
      fireEvent.change(level, { target: { value: '3' } });
      tap('Save');
      await settle();
      const bearers = server.sent(CHANGE).map(({ headers }) => headers.get('authorization'));
      expect(bearers).toEqual([`Bearer ${isRenewed ? fresh : token}`]);
    });
  }
});

describe('Star bar target | 50 stars', () => {
  for (const [stars, percent] of [
    [1, 2],
    [25, 50],
    [50, 100],
  ] as const) {
    test(`${stars} of 50 stars are ${percent}%`, async () => {
      beFamily({ user: { totalStars: stars } });
      open('/');
      const bar = await screen.findByRole('progressbar', { name: 'Gold Stars Earned' });
      expect(bar).toHaveAttribute('aria-valuenow', String(percent));
    });
  }
});

test('Progress bar maximum | 100', async () => {
  beFamily({ user: { totalStars: 4321 } });
  open('/');
  const bar = await screen.findByRole('progressbar', { name: 'Gold Stars Earned' });
  expect(screen.getByRole('heading', { name: 'Gold Stars Earned' }).nextSibling).toHaveTextContent(
    /^4321/,
  );
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  expect(bar.firstElementChild).toHaveStyle({ width: '100%' });
});

test('Continue Reading | at most 3 items', async () => {
  beFamily({
    progress: cards.slice(0, 4).map(({ id }) => placeIn(id, { currentPage: 2, updatedAt: 1 })),
  });
  open('/');
  const section = await screen.findByRole('region', { name: 'Continue Reading' });
  expect(section.querySelectorAll('article')).toHaveLength(3);
});

describe('Phonics levels | 9', () => {
  describe('Default book level | 1', () => {
    test('nine levels to choose from; a book of none of them counts as the first', async () => {
      beFamily();
      server.mislead('GET /api/books', [
        { ...cards[8], title: 'A Book of No Level', category: 'picture books' },
      ]);
      open('/');
      const title = await screen.findByRole('heading', { name: 'A Book of No Level' });
      expect(title.closest('article')).toHaveTextContent('Level 1');
      await press('Filter');
      expect(screen.getAllByRole('radio', { name: /^Level \d/ })).toHaveLength(9);
    });
  });
});

describe('Subscription poll interval | 2 s', () => {
  describe('Activation wait limit | 30 s', () => {
    test('the payment that does not come is asked for and given up in time', async () => {
      beFamily({ status: notSubscribed });
      const polls = () => server.sent('GET /api/subscription/status').length;
      stopClock();
      open('/?success=true');
      await settle();
      await pass(1_999);
      expect(polls()).toBe(1);
      await pass(1);
      expect(polls()).toBe(2);
      await pass(27_999);
      expect(screen.getByText('Opening your library')).toBeVisible();
      await pass(1);
      expect(message()).toContain('Subscription activating');
    });
  });
});

test('Toast display time | 5000 ms; one visible at a time; removal delay 1,000,000 ms', async () => {
  beFamily();
  stopClock();
  open('/subscribe');
  await settle();
  expect(message()).toContain('Already subscribed');
  const shown = () => document.querySelectorAll('[role=status][aria-live] li');
  expect(shown()).toHaveLength(1);
  await pass(4_999);
  expect(shown()).toHaveLength(1);
  await pass(1);
  expect(shown()).toHaveLength(0);
  // The container of the removed toast stays in the DOM.
  const container = () => document.querySelector('[role=status][aria-live] [role=region]');
  await pass(999_999);
  expect(container()).not.toBeNull();
  await pass(1);
  expect(container()).toBeNull();
});
