import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Owners } from '../../../../contracts/admin.ts';
import { adminToken } from '../../../api/tokens.ts';
import { setClientConfig } from '../../../test-support/client-config.ts';
import { beOwner } from '../../../test-support/people.ts';
import {
  expectFocus,
  field,
  findButton,
  findMessage,
  findScreen,
  open,
  press,
  settle,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { aboutOwner, type Owner } from './owners.ts';

const LIST = 'GET /api/admin/owners';
const CHANGE = 'PUT /api/admin/owners/{username}';
const REMOVE = 'DELETE /api/admin/owners/{username}';
const INVITE = 'POST /api/admin/owners/invitations';
const WITHDRAW = 'DELETE /api/admin/owners/invitations/{invitationId}';

const DAY = 86_400_000;

const ownerOf = (username: string, changes: Partial<Owner> = {}): Owner => ({
  ...{ username, role: 'owner', createdAt: DAY, secondFactor: false, lastSeenAt: null },
  ...changes,
});
const kim = ownerOf('kim');
const lee = ownerOf('lee', { role: 'editor' });
const ada = ownerOf('ada');
const invitation = { id: 'one', role: 'editor', madeBy: 'kim', expiresAt: 7 * DAY } as const;

async function openOwners(owners: Owner[], invitations: Owners['invitations'] = []): Promise<void> {
  beOwner([]);
  server.answer(LIST, { owners, invitations });
  open('/admin#owners');
  await screen.findByRole('heading', { name: 'Owners and editors' });
}

const row = (username: string) =>
  within(screen.getByText(username, { selector: 'bdi' }).closest('li') as HTMLElement);

async function confirm(name: string): Promise<void> {
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
  await settle();
}

describe('the list', () => {
  test('says role, second factor and since when, and which one is you', async () => {
    await openOwners([kim, ownerOf('lee', { role: 'editor', secondFactor: true })]);
    expect(row('kim').getByText('Owner')).toBeVisible();
    expect(row('kim').getByText('You')).toBeVisible();
    expect(row('lee').getByText('Editor')).toBeVisible();
    expect(row('lee').queryByText('You')).toBeNull();
    expect(
      screen.getByText(/Readers, how the library goes, families, the catalogue/),
    ).toBeVisible();
    expect(row('lee').getByText(/^Since [12] January 1970\. Second factor on\.$/)).toBeVisible();
  });

  test('the only owner can neither leave nor become an editor, and reads why', async () => {
    await openOwners([kim, lee]);
    expect(row('kim').queryAllByRole('button')).toEqual([]);
    expect(row('kim').getByText(/^The library keeps at least one owner\./)).toBeVisible();
    expect(row('lee').getAllByRole('button')).toHaveLength(2);
  });

  test('each of two owners can', async () => {
    await openOwners([kim, ada]);
    expect(row('kim').getAllByRole('button')).toHaveLength(2);
    expect(row('ada').getAllByRole('button')).toHaveLength(2);
  });
});

describe('a change', () => {
  test('an editor becomes an owner once it is confirmed', async () => {
    await openOwners([kim, lee]);
    server.answer(CHANGE, null);
    server.answer(LIST, { owners: [kim, ownerOf('lee')], invitations: [] });
    await press('Make an owner of lee');
    expect(screen.getByRole('alertdialog', { name: 'Make lee an owner?' })).toBeVisible();
    await confirm('Cancel');
    expect(server.sent(CHANGE)).toEqual([]);
    await press('Make an owner of lee');
    await confirm('Make an owner');
    await findMessage('lee is an owner now');
    await findButton('Make an editor of lee');
    expect(server.sent(CHANGE).map(({ params, body }) => ({ ...params, body }))).toEqual([
      { username: 'lee', body: { role: 'owner' } },
    ]);
  });

  test('one who is removed leaves the list', async () => {
    await openOwners([kim, lee]);
    server.answer(REMOVE, null);
    server.answer(LIST, { owners: [kim], invitations: [] });
    await press('Remove lee');
    await confirm('Remove');
    await findMessage('lee is removed');
    await expectFocus(() => screen.getByRole('heading', { name: 'Owners and editors' }));
    expect(screen.queryByText('lee', { selector: 'bdi' })).toBeNull();
    expect(server.sent(REMOVE).map(({ params }) => params)).toEqual([{ username: 'lee' }]);
  });

  test('an owner who becomes an editor is back at the books', async () => {
    await openOwners([kim, ada]);
    server.answer(CHANGE, null);
    server.answer('GET /api/admin/me', {
      ...{ username: 'kim', role: 'editor' },
      ...{ secondFactor: false, recoveryCodes: 0 },
    });
    await press('Make an editor of kim');
    expect(screen.getByRole('alertdialog', { name: 'Make yourself an editor?' })).toBeVisible();
    await confirm('Make an editor');
    expect(await screen.findByRole('tabpanel', { name: 'Books' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Owners' })).toBeNull();
    await expectFocus(() => screen.getByRole('tab', { name: 'Books' }));
  });

  test('an owner who removes himself is signed out', async () => {
    await openOwners([kim, ada]);
    server.answer(REMOVE, null);
    await press('Remove kim');
    await confirm('Remove myself');
    await findButton('Admin Sign In');
    expect(adminToken.read()).toBeNull();
  });

  test('a refusal is told, and the list is read again', async () => {
    await openOwners([kim, ada]);
    const LAST = 'The library keeps at least one owner.';
    server.refuse(REMOVE, 400, { code: 'invalid_request', message: LAST });
    server.answer(LIST, { owners: [kim], invitations: [] });
    await press('Remove ada');
    await confirm('Remove');
    await findMessage(LAST);
    await settle();
    expect(screen.queryByText('ada', { selector: 'bdi' })).toBeNull();
  });
});

describe('an invitation', () => {
  const warns = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const address = 'https://library.example.com/admin/invitation#a-token';

  test('is a link that is shown once, and copied', async () => {
    await openOwners([kim]);
    server.answer(INVITE, { address });
    server.answer(LIST, { owners: [kim], invitations: [invitation] });
    expect(field('Role')).toHaveValue('editor');
    await press('Make an invitation');
    const link = await screen.findByLabelText('Link');
    expect(link).toHaveValue(address);
    await expectFocus(() => link);
    expect((link as HTMLInputElement).selectionEnd).toBe(address.length);
    expect(screen.getByText(/It works once, within seven days\./)).toBeVisible();
    await press('Copy');
    await findMessage('Copied');
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(
      await screen.findByText(/^For an editor, by kim\. Until 8 January 1970\.$/),
    ).toBeVisible();
    expect(warns()).toBe(true);
    await press('Done');
    expect(screen.queryByDisplayValue(address)).toBeNull();
    await expectFocus(() => field('Role'));
    expect(warns()).toBe(false);
    expect(server.sent(INVITE).map(({ body }) => body)).toEqual([{ role: 'editor' }]);
  });

  test('that may have been made is looked for in the list', async () => {
    await openOwners([kim]);
    server.lose(INVITE);
    server.answer(LIST, { owners: [kim], invitations: [invitation] });
    await press('Make an invitation');
    await findMessage('Failed to make the invitation');
    await screen.findByText(/^For an editor, by kim\./);
  });

  test('stays on the screen when the list cannot be read again', async () => {
    await openOwners([kim]);
    server.answer(INVITE, { address });
    server.refuse(LIST, 503, { code: 'unavailable', message: 'The library is very busy.' });
    await user.selectOptions(field('Role'), 'owner');
    await press('Make an invitation');
    await settle();
    expect(field('Link')).toHaveValue(address);
    expect(server.sent(INVITE).map(({ body }) => body)).toEqual([{ role: 'owner' }]);
  });

  test('can be withdrawn', async () => {
    await openOwners([kim], [invitation]);
    server.answer(WITHDRAW, null);
    server.answer(LIST, { owners: [kim], invitations: [] });
    await press(/^Withdraw the invitation: For an editor/);
    await findMessage('The invitation is withdrawn');
    expect(await screen.findByText('There are none.')).toBeVisible();
    expect(server.sent(WITHDRAW).map(({ params }) => params)).toEqual([{ invitationId: 'one' }]);
  });
});

test('the list is read again when the tab is shown again', async () => {
  await openOwners([kim]);
  server.answer(LIST, { owners: [kim, lee], invitations: [] });
  await user.click(screen.getByRole('tab', { name: 'Books' }));
  await user.click(screen.getByRole('tab', { name: 'Owners' }));
  expect(await screen.findByText('lee', { selector: 'bdi' })).toBeVisible();
});

test('a session that has ended is told when the list is read again', async () => {
  await openOwners([kim], [invitation]);
  server.answer(WITHDRAW, null);
  server.refuse(LIST, 401, { code: 'unauthorized', message: 'Unauthorized' });
  await press(/^Withdraw the invitation/);
  await findScreen('Library Admin');
  await findButton('Admin Sign In');
});

test('what is known of an owner is told', () => {
  const seen = ownerOf('kim', { secondFactor: true, lastSeenAt: DAY + 60_000 });
  setClientConfig({ timeZone: 'Australia/Sydney' });
  expect(aboutOwner(seen)).toBe(
    'Since 2 January 1970. Second factor on. Last seen on Fri 2 Jan 1970, 10:01 am.',
  );
  expect(aboutOwner(kim)).toBe('Since 2 January 1970. Second factor off.');
});
