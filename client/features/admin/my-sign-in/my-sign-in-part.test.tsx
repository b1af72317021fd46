import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AdminSelf, OpenAdminSession } from '../../../../contracts/admin.ts';
import { queryClient } from '../../../api/queries.ts';
import { setClientConfig } from '../../../test-support/client-config.ts';
import { beOwner } from '../../../test-support/people.ts';
import {
  address,
  button,
  expectFocus,
  field,
  fill,
  findButton,
  findMessage,
  message,
  open,
  press,
  settle,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { aboutSession, inGroups, sessionName } from './my-sign-in.ts';

const SESSIONS = 'GET /api/admin/me/sessions';
const END = 'DELETE /api/admin/me/sessions/{sessionId}';
const PASSWORD = 'PUT /api/admin/me/password';
const MAKE = 'POST /api/admin/me/second-factor';
const CONFIRM = 'PUT /api/admin/me/second-factor';
const REMOVE = 'POST /api/admin/me/second-factor/removal';
const WRONG = { code: 'invalid_credentials', message: 'This is not your password.' } as const;

const DAY = 86_400_000;

const session = (changes: Partial<OpenAdminSession> = {}): OpenAdminSession => ({
  ...{ id: 'here', createdAt: DAY, seenAt: DAY + 60_000, network: '203.0.113.7' },
  ...{ browser: 'Firefox on Windows', isThis: true },
  ...changes,
});
const OF_IPAD = 'End the session of Safari on iPad, signed in on Fri 2 Jan 1970, 10:00 am';
const other = session({ id: 'there', browser: 'Safari on iPad', isThis: false });

async function openPart(me: Partial<AdminSelf> = {}): Promise<void> {
  setClientConfig({ timeZone: 'Australia/Sydney' });
  beOwner([], me);
  server.answer(SESSIONS, [session(), other]);
  open('/admin#my-sign-in');
  await findButton('Change password');
}

const card = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

describe('the password', () => {
  test('is changed with the current one, and other sessions are read anew', async () => {
    await openPart();
    await findButton(OF_IPAD);
    server.answer(PASSWORD, null);
    server.answer(SESSIONS, [session()]);
    fill('Current password', 'correct horse');
    fill('New password', 'battery staple');
    await press('Change password');
    await findMessage('Your password is changed');
    expect(server.sent(PASSWORD).map(({ body }) => body)).toEqual([
      { password: 'correct horse', newPassword: 'battery staple' },
    ]);
    expect(field('Current password')).toHaveValue('');
    expect(field('New password')).toHaveValue('');
    await settle();
    expect(screen.queryByText('Safari on iPad')).toBeNull();
  });

  test('a short one is refused before it is sent', async () => {
    await openPart();
    fill('New password', 'short');
    await press('Change password');
    expect(field('Current password')).toHaveAccessibleDescription('Password is required');
    expect(field('New password')).toHaveAccessibleDescription(/must have at least 8 characters/);
    expect(server.sent(PASSWORD)).toEqual([]);
  });

  test('a wrong current one is told at its field, and ends no session', async () => {
    await openPart();
    server.refuse(PASSWORD, 401, WRONG);
    fill('Current password', 'wrong');
    fill('New password', 'battery staple');
    await press('Change password');
    await settle();
    expect(field('Current password')).toHaveAccessibleDescription('This is not your password.');
    expect(field('Current password')).toHaveFocus();
    expect(address()).toBe('/admin');
  });

  test('a session that has ended leads to the sign-in', async () => {
    await openPart();
    server.refuse(PASSWORD, 401, { code: 'unauthorized', message: 'Unauthorized' });
    fill('Current password', 'correct horse');
    fill('New password', 'battery staple');
    await press('Change password');
    await findButton('Admin Sign In');
    await findMessage('Failed to change your password');
  });
});

describe('the second factor', () => {
  test('is turned on with the password and a code, and shows recovery codes once', async () => {
    await openPart();
    expect(card('Second factor').getByText('It is off.')).toBeVisible();
    await press('Turn the second factor on');
    await expectFocus(() => field('Your password'));
    server.answer(MAKE, { secret: 'JBSWY3DPEHPK3PXPA', address: 'otpauth://totp/Library:kim' });
    await user.type(field('Your password'), 'correct horse{Enter}');
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP A')).toBeVisible();
    await expectFocus(() => screen.getByText(/^Scan this/));

    const codes = Array.from({ length: 10 }, (_, at) => `abcd-efgh-jkmn-000${at}`);
    server.answer(CONFIRM, { recoveryCodes: codes });
    const NOT_RIGHT = 'This code is not right.';
    server.refuseOnce(CONFIRM, 400, {
      ...{ code: 'invalid_request', message: NOT_RIGHT },
      issues: [{ field: 'code', message: NOT_RIGHT }],
    });
    await user.type(field('Code'), '000000{Enter}');
    await settle();
    expect(field('Code')).toHaveAccessibleDescription(/This code is not right\./);
    server.answer('GET /api/admin/me', {
      ...{ username: 'kim', role: 'owner' },
      ...{ secondFactor: true, recoveryCodes: 10 },
    });
    await user.clear(field('Code'));
    await user.type(field('Code'), '123456{Enter}');
    await screen.findByRole('heading', { name: 'Keep these recovery codes' });
    // The other sessions have ended.
    await expect.poll(() => server.sent(SESSIONS)).toHaveLength(2);
    const list = screen.getByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    await user.click(card('Second factor').getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await press('I have kept them');
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
    await expectFocus(() => screen.getByText('It is on. You have 10 recovery codes left.'));
    expect(server.sent(MAKE).map(({ body }) => body)).toEqual([{ password: 'correct horse' }]);
    expect(server.sent(CONFIRM).map(({ body }) => body)).toEqual([
      { code: '000000' },
      { code: '123456' },
    ]);
  });

  test('is not left while a form of it is on its way', async () => {
    const cancel = () => button('Cancel');
    await openPart();
    await press('Turn the second factor on');
    server.answer(MAKE, { secret: 'JBSWY3DPEHPK3PXPA', address: 'otpauth://totp/Library:kim' });
    const making = server.hold(MAKE);
    await user.type(field('Your password'), 'correct horse{Enter}');
    await findButton('Checking...');
    await user.click(cancel());
    expect(screen.queryByText('It is off.')).toBeNull();
    making.release();
    await screen.findByRole('img', { name: /^QR code/ });
    server.answer(CONFIRM, { recoveryCodes: ['abcd-efgh-jkmn-0001'] });
    const confirming = server.hold(CONFIRM);
    await user.type(field('Code'), '123456{Enter}');
    await findButton('Checking...');
    await user.click(cancel());
    expect(screen.queryByText('It is off.')).toBeNull();
    confirming.release();
    await screen.findByRole('heading', { name: 'Keep these recovery codes' });
  });

  test('whose answer was lost is shown as it is, and how to get its recovery codes', async () => {
    await openPart();
    await press('Turn the second factor on');
    server.answer(MAKE, { secret: 'JBSWY3DPEHPK3PXPA', address: 'otpauth://totp/Library:kim' });
    await user.type(field('Your password'), 'correct horse{Enter}');
    await screen.findByRole('img', { name: /^QR code/ });
    server.lose(CONFIRM);
    server.answer('GET /api/admin/me', {
      ...{ username: 'kim', role: 'owner', secondFactor: true, recoveryCodes: 10 },
    });
    await user.type(field('Code'), '123456{Enter}');
    await findMessage('Failed to turn the second factor on');
    await expectFocus(() =>
      screen.getByText(
        'It is on, but its recovery codes have not arrived here. Turn it off and on again to get ten new ones.',
      ),
    );
    server.lose(REMOVE);
    server.answer('GET /api/admin/me', {
      ...{ username: 'kim', role: 'owner', secondFactor: false, recoveryCodes: 0 },
    });
    await press('Turn the second factor off');
    await user.type(field('Your password'), 'correct horse{Enter}');
    await findMessage('Failed to turn the second factor off');
    await settle();
    await press('Cancel');
    await expectFocus(() => screen.getByText('It is off.'));
  });

  test('stays off when it is cancelled', async () => {
    await openPart();
    await press('Turn the second factor on');
    await press('Cancel');
    await expectFocus(() => screen.getByText('It is off.'));
    expect(server.sent(MAKE)).toEqual([]);
  });

  test('is turned off with the password alone', async () => {
    await openPart({ secondFactor: true, recoveryCodes: 1 });
    expect(
      screen.getByText(
        'It is on. You have 1 recovery code left. Turn it off and on again to get ten new ones.',
      ),
    ).toBeVisible();
    await press('Turn the second factor off');
    server.refuseOnce(REMOVE, 401, WRONG);
    await user.type(field('Your password'), 'wrong{Enter}');
    await settle();
    expect(field('Your password')).toHaveAccessibleDescription('This is not your password.');
    server.answer(REMOVE, null);
    server.answer('GET /api/admin/me', {
      ...{ username: 'kim', role: 'owner' },
      ...{ secondFactor: false, recoveryCodes: 0 },
    });
    await user.clear(field('Your password'));
    await user.type(field('Your password'), 'correct horse{Enter}');
    await findMessage('The second factor is off');
    await expectFocus(() => screen.getByText('It is off.'));
  });
});

describe('what the second factor shows once', () => {
  const warns = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const question = (name: string) => screen.findByRole('alertdialog', { name });
  const SHOWN =
    'The workshop shows a link, a key or recovery codes this once. Keep them before you go.';

  async function openCodes(): Promise<void> {
    await openPart();
    await press('Turn the second factor on');
    server.answer(MAKE, { secret: 'JBSWY3DPEHPK3PXPA', address: 'otpauth://totp/Library:kim' });
    await user.type(field('Your password'), 'correct horse{Enter}');
    await screen.findByRole('img', { name: /^QR code/ });
    expect(warns()).toBe(true);
    server.answer(CONFIRM, { recoveryCodes: ['abcd-efgh-jkmn-0001', 'abcd-efgh-jkmn-0002'] });
    await user.type(field('Code'), '123456{Enter}');
    await screen.findByRole('heading', { name: 'Keep these recovery codes' });
  }

  test('is asked about before it is left, until it is kept', async () => {
    await openCodes();
    expect(warns()).toBe(true);
    await user.click(screen.getByRole('link', { name: /Step Into Reading/ }));
    expect(await question('Leave this page?')).toHaveTextContent(SHOWN);
    expect(await question('Leave this page?')).not.toHaveTextContent('typed');
    await press('Cancel');
    await press('Log out');
    expect(await question('Log out?')).toHaveTextContent(SHOWN);
    expect(await question('Log out?')).not.toHaveTextContent('typed');
    await press('Cancel');
    await press('I have kept them');
    expect(warns()).toBe(false);
  });

  test('is in no cache afterwards, and neither is the password', async () => {
    await openCodes();
    await press('I have kept them');
    await settle();
    const cached = queryClient.getMutationCache().getAll();
    expect(JSON.stringify(cached.map(({ state }) => state))).not.toMatch(
      /correct horse|JBSWY3DPEHPK3PXPA|abcd-efgh/,
    );
  });

  test('is followed at once by the state it is in, without another question to the server', async () => {
    await openCodes();
    const held = server.hold('GET /api/admin/me');
    await press('I have kept them');
    await expectFocus(() => screen.getByText(/^It is on\. You have 2 recovery codes left\./));
    await press('Turn the second factor off');
    server.answer(REMOVE, null);
    await user.type(field('Your password'), 'correct horse{Enter}');
    await expectFocus(() => screen.getByText('It is off.'));
    expect(screen.queryByRole('button', { name: 'Turn it off' })).toBeNull();
    held.release();
  });
});

describe('the sessions', () => {
  test('are read again when the tab is shown again', async () => {
    await openPart();
    await findButton(OF_IPAD);
    await user.click(screen.getByRole('tab', { name: 'Books' }));
    server.answer(SESSIONS, [session()]);
    await user.click(screen.getByRole('tab', { name: 'My sign-in' }));
    await settle();
    expect(screen.queryByText('Safari on iPad')).toBeNull();
    expect(server.sent(SESSIONS)).toHaveLength(2);
  });

  test('are listed, this one marked, and another one is ended', async () => {
    await openPart();
    const list = card('Where you are signed in');
    await list.findByText('Firefox on Windows');
    expect(list.getAllByText('You are here')).toHaveLength(1);
    expect(list.getAllByRole('button')).toEqual([button(OF_IPAD)]);
    server.answer(END, null);
    server.answer(SESSIONS, [session()]);
    await press(OF_IPAD);
    await findMessage('The session has ended');
    await expectFocus(() => screen.getByRole('heading', { name: 'Where you are signed in' }));
    await settle();
    expect(screen.queryByText('Safari on iPad')).toBeNull();
    expect(server.sent(END).map(({ params }) => params)).toEqual([{ sessionId: 'there' }]);
  });

  test('of two calls that find out that the own one is over, the first keeps the way back', async () => {
    await openPart();
    await findButton(OF_IPAD);
    server.refuse(END, 401, { code: 'unauthorized', message: 'Unauthorized' });
    const held = server.hold(END);
    await press(OF_IPAD);
    server.refuse(PASSWORD, 401, { code: 'unauthorized', message: 'Unauthorized' });
    fill('Current password', 'correct horse');
    fill('New password', 'battery staple');
    await press('Change password');
    await findMessage('Failed to change your password');
    held.release();
    await settle();
    expect(history.state).toMatchObject({ from: '/admin#my-sign-in' });
    expect(message()).not.toContain('Failed to end the session');
  });

  test('one that has ended by itself is told, and goes', async () => {
    await openPart();
    await findButton(OF_IPAD);
    server.refuse(END, 404, { code: 'not_found', message: 'This session has ended already.' });
    server.answer(SESSIONS, [session()]);
    await press(OF_IPAD);
    await findMessage('This session has ended already.');
    await settle();
    expect(screen.queryByText('Safari on iPad')).toBeNull();
  });
});

test('what is known of a session is told, and no more', () => {
  setClientConfig({ timeZone: 'Australia/Sydney' });
  expect(aboutSession(session())).toBe(
    'Signed in on Fri 2 Jan 1970, 10:00 am. Last used on Fri 2 Jan 1970, 10:01 am. From 203.0.113.7.',
  );
  const old = session({ createdAt: null, seenAt: null, network: null, browser: null });
  expect(aboutSession(old)).toBe('');
  expect(sessionName(old)).toBe('A browser');
});

test('a key is written in groups of four', () => {
  expect(inGroups('JBSWY3DPEHPK3PXPA')).toBe('JBSW Y3DP EHPK 3PXP A');
});
