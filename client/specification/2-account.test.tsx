import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { tokenOf } from '../test-support/identity.ts';
import {
  beFamily,
  childOf,
  nameless,
  notSubscribed,
  record,
  serveFamily,
} from '../test-support/people.ts';
import {
  address,
  button,
  detail,
  findButton,
  findScreen,
  isReady,
  open,
  press,
  settle,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { userToken } from '../api/tokens.ts';

const PROFILE = 'Change the profile';
const CHANGE = 'PATCH /api/students/{studentId}';

describe("Back link. Profile Information card: student name, parent/guardian name, email or 'Not set', age shown as '{age} years old', starting reading level, favorite genre; each shown only if present. Subscription card: status (capitalised status text, or 'Active' if subscribed; otherwise 'No active subscription'), plan ('$4.99 AUD per month' or 'Not subscribed')", () => {
  test('of a family that has said it all', async () => {
    beFamily();
    open('/account');
    await screen.findByRole('heading', { name: 'Profile Information' });
    for (const [name, value] of [
      ['Student Name', 'Kim'],
      ['Parent/Guardian', 'Robin Reader'],
      ['Email', 'robin@example.com'],
      ['Age', '6 years old'],
      ['Starting Reading Level', /^Level 2/],
      ['Favorite Genre', 'Animals'],
      ['Status', 'Active'],
      ['Plan', '$4.99 AUD per month'],
    ] as const) {
      expect(detail(name)).toHaveTextContent(value);
    }
    await user.click(screen.getByRole('link', { name: 'Back to Library' }));
    await findScreen("Kim's Library");
    expect(address()).toBe('/');
  });

  test('of one that came by Google and has said nothing', async () => {
    beFamily({ user: { ...nameless, age: null, readingLevel: null, favoriteGenre: null } });
    open('/account');
    await screen.findByText('Status');
    expect(detail('Status')).toHaveTextContent('Active');
    const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(terms).toEqual(['Email', 'Status', 'Plan']);
  });

  test.each([
    ['trialing', true, 'Trialing', '$4.99 AUD per month'],
    ['', true, 'Active', '$4.99 AUD per month'],
    ['canceled', false, 'Canceled', 'Not subscribed'],
    ['', false, 'No active subscription', 'Not subscribed'],
  ])('of the status "%s" where hasSubscription is %s', async (status, has, said, plan) => {
    beFamily();
    server.mislead('GET /api/subscription/status', { hasSubscription: has, status });
    open('/account');
    await screen.findByText('Status');
    expect(detail('Status')?.textContent).toBe(said);
    expect(detail('Plan')?.textContent).toBe(plan);
  });

  test('of one that has not paid', async () => {
    beFamily({ status: notSubscribed });
    open('/account');
    await screen.findByText('Status');
    expect(detail('Status')).toHaveTextContent('No active subscription');
    expect(detail('Plan')).toHaveTextContent('Not subscribed');
  });
});

describe("email or 'Not set'", () => {
  test('an identity without an address', async () => {
    serveFamily({ status: notSubscribed });
    userToken.store(tokenOf({ uid: 'by-phone', email: null, displayName: null }));
    open('/account');
    await screen.findByText('Status');
    expect(detail('Email')).toHaveTextContent('Not set');
  });
});

describe("a 'Manage Subscription' button ('Opening...' while busy) if subscribed, else a 'Subscribe Now' button to /subscribe.", () => {
  test('not subscribed', async () => {
    beFamily({ status: notSubscribed });
    open('/account');
    const subscribe = await screen.findByRole('link', { name: 'Subscribe Now' });
    expect(screen.queryByRole('button', { name: 'Manage Subscription' })).toBeNull();
    await user.click(subscribe);
    expect(address()).toBe('/subscribe');
    await findScreen('Open the whole library');
  });

  test('subscribed', async () => {
    beFamily();
    server.answer('POST /api/create-portal-session', { url: 'https://pay.example.com/portal/1' });
    const call = server.hold('POST /api/create-portal-session');
    open('/account');
    await findButton('Manage Subscription');
    expect(screen.queryByRole('link', { name: 'Subscribe Now' })).toBeNull();
    await press('Manage Subscription');
    expect(isReady(await findButton(/^Opening\.\.\./))).toBe(false);
    call.release();
    await settle();
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://pay.example.com/portal/1');
  });
});

describe('Account Actions with Sign Out. Redirects to / when signed out.', () => {
  test('by the button', async () => {
    beFamily();
    open('/account');
    await screen.findByRole('heading', { name: 'Account Actions' });
    await press('Sign Out');
    await findButton('Sign In With Google');
    expect(address()).toBe('/');
  });

  test('and whoever comes signed out', async () => {
    open('/account');
    await findButton('Sign In With Google');
    expect(address()).toBe('/');
  });
});

describe('starting reading level', () => {
  test('it can be changed later, and stays as it was where that fails', async () => {
    beFamily();
    server.answer(CHANGE, { ...childOf(record), readingLevel: 4 });
    open('/account');
    await findButton(PROFILE);
    await press(PROFILE);
    await user.selectOptions(screen.getByLabelText('Starting Reading Level'), '4');
    await press('Save');
    await waitFor(() => expect(button(PROFILE)).toHaveFocus());
    expect(server.sent(CHANGE).map(({ body }) => body)).toEqual([{ readingLevel: 4 }]);
    expect(detail('Starting Reading Level')).toHaveTextContent(/^Level 4/);

    server.lose(CHANGE);
    await press(PROFILE);
    await user.selectOptions(screen.getByLabelText('Starting Reading Level'), '9');
    await press('Save');
    await screen.findByText(/^The library cannot be reached right now/);
    await press('Cancel');
    expect(detail('Starting Reading Level')).toHaveTextContent(/^Level 4/);
  });
});
