import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../../api/queries.ts';
import { adminToken } from '../../../api/tokens.ts';
import { App } from '../../../app/app.tsx';
import { beOwner } from '../../../test-support/people.ts';
import {
  address,
  field,
  fill,
  findButton,
  findMessage,
  message,
  open,
  press,
  settle,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';

const LOOK = 'POST /api/admin/invitations/look';
const USE = 'POST /api/admin/invitations/use';
const OVER = { code: 'not_found', message: 'There is no such invitation.' } as const;
const LINK = '/admin/invitation#a-token';

async function openLink(): Promise<void> {
  server.answer(LOOK, { role: 'editor', madeBy: 'kim' });
  open(LINK);
  await findButton('Join');
}

async function join(username = 'lee'): Promise<void> {
  fill('Username', username);
  fill('Password', 'correct horse');
  await press('Join');
  await settle();
}

test('it says who invites and as what, and the token leaves the address bar', async () => {
  await openLink();
  expect(screen.getByText('kim')).toBeVisible();
  expect(
    screen.getByText(
      'invites you to look after this library as an editor: you look after the books, the phonics and the recordings.',
    ),
  ).toBeVisible();
  expect(location.href).not.toContain('a-token');
  expect(address()).toBe('/admin/invitation');
  expect(server.sent(LOOK).map(({ body }) => body)).toEqual([{ token: 'a-token' }]);
});

test('a reload finds the token again', async () => {
  await openLink();
  cleanup();
  // The entry of the history is as it was.
  render(<App isStorageAllowed />);
  await findButton('Join');
  expect(location.href).not.toContain('a-token');
  expect(server.sent(LOOK).map(({ body }) => body)).toEqual([
    { token: 'a-token' },
    { token: 'a-token' },
  ]);
});

test('the token and the password are in no cache once the page is left', async () => {
  await openLink();
  beOwner([], { username: 'lee', role: 'editor' });
  server.answer(USE, { sessionToken: 'a-session' });
  await join();
  await screen.findByRole('tabpanel', { name: 'Books' });
  await settle();
  const keys = queryClient.getQueryCache().getAll();
  const states = queryClient.getMutationCache().getAll();
  const cached = [keys.map(({ queryKey }) => queryKey), states.map(({ state }) => state)];
  expect(JSON.stringify(cached)).not.toMatch(/a-token|correct horse/);
});

test('an invitation that is only looked at leaves no token in the cache', async () => {
  await openLink();
  cleanup();
  await settle();
  const keys = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(JSON.stringify(keys)).not.toContain('a-token');
});

test('a second link in the same tab is looked at', async () => {
  await openLink();
  server.answer(LOOK, { role: 'owner', madeBy: 'ada' });
  location.hash = '#another';
  await screen.findByText('ada');
  expect(location.href).not.toContain('another');
  expect(server.sent(LOOK).map(({ body }) => body)).toEqual([
    { token: 'a-token' },
    { token: 'another' },
  ]);
});

test('joining opens the workshop', async () => {
  await openLink();
  beOwner([], { username: 'lee', role: 'editor' });
  adminToken.remove();
  server.answer(USE, { sessionToken: 'a-session' });
  await join();
  await screen.findByRole('tabpanel', { name: 'Books' });
  expect(address()).toBe('/admin');
  expect(adminToken.read()).toBe('a-session');
  expect(server.sent(USE).map(({ body }) => body)).toEqual([
    { token: 'a-token', username: 'lee', password: 'correct horse' },
  ]);
});

test('the rules are told before, and held before anything is sent', async () => {
  await openLink();
  expect(field('Password')).toHaveAccessibleDescription('At least 8 characters.');
  await press('Join');
  expect(field('Username')).toHaveAccessibleDescription(/Username is required/);
  expect(field('Username')).toHaveFocus();
  fill('Password', 'short');
  await press('Join');
  expect(field('Password')).toHaveAccessibleDescription(/must have at least 8 characters/);
  expect(server.sent(USE)).toEqual([]);
});

test('a name that is taken is told at its field', async () => {
  await openLink();
  const TAKEN = 'This username is taken';
  server.refuse(USE, 400, {
    ...{ code: 'invalid_request', message: TAKEN },
    issues: [{ field: 'username', message: TAKEN }],
  });
  await join('kim');
  expect(field('Username')).toHaveAccessibleDescription(new RegExp(TAKEN));
  expect(field('Password')).toHaveValue('correct horse');
  expect(message()).toBe('');
});

test('an outage is told, and nothing that was typed is lost', async () => {
  await openLink();
  server.refuse(USE, 503, { code: 'unavailable', message: 'The library is very busy.' });
  await join();
  await findMessage('Failed to join');
  expect(message()).toBe('Failed to joinThe library is very busy.');
  expect(field('Username')).toHaveValue('lee');
});

test.each([
  ['at the link', true],
  ['while the form was filled', false],
])('one that is over says so, with a way on: %s', async (_, isAtOnce) => {
  if (isAtOnce) {
    server.refuse(LOOK, 404, OVER);
    open(LINK);
  } else {
    await openLink();
    server.refuse(LOOK, 404, OVER);
    server.refuse(USE, 404, OVER);
    await join();
  }
  await screen.findByText('This invitation is over');
  expect(screen.getByRole('link', { name: 'Go to the sign-in' })).toHaveAttribute(
    'href',
    '/admin/login',
  );
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  await waitFor(() => expect(history.state).toBeNull());
});

test('an outage is not the end of an invitation', async () => {
  server.refuseOnce(LOOK, 503, { code: 'unavailable', message: 'The library is very busy.' });
  open(LINK);
  await screen.findByText('The invitation could not be opened');
  server.answer(LOOK, { role: 'editor', madeBy: 'kim' });
  await press('Try again');
  await findButton('Join');
});

test.each(['/admin/invitation', `/admin/invitation#${'x'.repeat(101)}`])(
  'without a token there is nothing to join: %.30s',
  async (path) => {
    open(path);
    await screen.findByText('There is no invitation here');
    expect(server.names()).toEqual([]);
  },
);

test('whoever is signed in here is told that the place will be taken', async () => {
  beOwner([]);
  await openLink();
  expect(screen.getByText(/^This browser is signed in to the workshop\./)).toBeVisible();
});
