// What an owner and an editor see of the workshop.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { queryClient } from '../../../api/queries.ts';
import { adminToken } from '../../../api/tokens.ts';
import { beOwner } from '../../../test-support/people.ts';
import {
  address,
  findButton,
  findMessage,
  message,
  open,
  press,
  settle,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';

const ME = 'GET /api/admin/me';
const OWNERS_ONLY = {
  code: 'owners_only',
  message: 'Only an owner can do this. Ask an owner of the library.',
} as const;

const names = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
const panel = (name: string) => screen.findByRole('tabpanel', { name });

const OF_AN_OWNER = [
  ...['Books', 'Bring in', 'Phonics', 'Sounds', 'Map', 'Readers', 'How it goes'],
  ...['Catalogue file', 'Owners', 'Changes', 'My sign-in'],
];
const OF_AN_EDITOR = ['Books', 'Bring in', 'Phonics', 'Sounds', 'Map', 'My sign-in'];

describe('the tabs', () => {
  test('are all there for an owner', async () => {
    beOwner([]);
    open('/admin');
    await panel('Books');
    expect(names()).toEqual(OF_AN_OWNER);
  });

  test('are for an editor those that an editor may open, whatever the address says', async () => {
    beOwner([], { role: 'editor' });
    open('/admin#readers');
    expect(await panel('Books')).toBeVisible();
    expect(names()).toEqual(OF_AN_EDITOR);
    expect(server.sent('GET /api/admin/readers')).toEqual([]);
  });

  test('wait until the role is known', async () => {
    beOwner([]);
    const held = server.hold(ME);
    open('/admin');
    await settle();
    expect(names()).toEqual([]);
    held.release();
    await panel('Books');
    expect(names()).toEqual(OF_AN_OWNER);
  });

  test('are all there with an older server, which knows owners alone', async () => {
    beOwner([]);
    server.refuse(ME, 404, { code: 'not_found', message: 'Not found' });
    open('/admin');
    await panel('Books');
    expect(names()).toEqual(OF_AN_OWNER);
  });

  test('can be asked for again when the role could not be read', async () => {
    beOwner([]);
    server.refuseOnce(ME, 503, { code: 'unavailable', message: 'The library is very busy.' });
    open('/admin');
    await screen.findByText('The workshop could not be loaded');
    expect(screen.getByText('The library is very busy.')).toBeVisible();
    await press('Try again');
    await panel('Books');
  });
});

test('logging out forgets what was sent from the workshop', async () => {
  beOwner([]);
  server.answer('POST /api/admin/logout', null);
  open('/admin');
  await panel('Books');
  await press('Log out');
  await findButton('Admin Sign In');
  await settle();
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});

describe('an owner who was made an editor meanwhile', () => {
  test('is told so when a tab is refused, and stays signed in', async () => {
    beOwner([]);
    server.refuse('GET /api/admin/readers', 403, OWNERS_ONLY);
    open('/admin');
    await panel('Books');
    server.answer(ME, { username: 'kim', role: 'editor', secondFactor: false, recoveryCodes: 0 });
    await user.click(screen.getByRole('tab', { name: 'Readers' }));
    await findMessage(OWNERS_ONLY.message);
    expect(await panel('Books')).toBeVisible();
    expect(names()).toEqual(OF_AN_EDITOR);
    expect(adminToken.read()).not.toBeNull();
  });

  test('is told so when a button is refused', async () => {
    beOwner([]);
    open('/admin#file');
    await findButton('Download the catalogue');
    server.refuse('GET /api/admin/catalogue', 403, OWNERS_ONLY);
    server.answer(ME, { username: 'kim', role: 'editor', secondFactor: false, recoveryCodes: 0 });
    await press('Download the catalogue');
    await findMessage(OWNERS_ONLY.message);
    expect(message()).toBe(`Failed to download the catalogue${OWNERS_ONLY.message}`);
    await panel('Books');
    expect(names()).toEqual(OF_AN_EDITOR);
    expect(address()).toBe('/admin');
  });

  test('is out at the next call once removed', async () => {
    beOwner([]);
    open('/admin');
    await panel('Books');
    server.refuse('GET /api/admin/readers', 401, { code: 'unauthorized', message: 'Unauthorized' });
    await user.click(screen.getByRole('tab', { name: 'Readers' }));
    await findButton('Admin Sign In');
    await findMessage('Your session has ended. Please sign in again.');
    expect(adminToken.read()).toBeNull();
  });
});
