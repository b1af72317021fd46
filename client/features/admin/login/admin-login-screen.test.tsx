// The sign-in of somebody with a second factor.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { queryClient } from '../../../api/queries.ts';
import { adminToken } from '../../../api/tokens.ts';
import { beOwner } from '../../../test-support/people.ts';
import {
  address,
  button,
  expectFocus,
  field,
  fill,
  findButton,
  message,
  open,
  press,
  settle,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';

const LOGIN = 'POST /api/admin/login';
const CODE = '123456';

/** Signs in up to the code. */
async function typePassword(): Promise<void> {
  beOwner([]);
  adminToken.remove();
  server.refuse(LOGIN, 401, {
    code: 'code_required',
    message: 'Enter the code from your authenticator app.',
  });
  open('/admin/login');
  await findButton('Admin Sign In');
  fill('Username', 'kim');
  fill('Password', 'correct horse');
  await press('Admin Sign In');
  await screen.findByLabelText('Code');
}

const bodies = () => server.sent(LOGIN).map(({ body }) => body);

describe('after the right password', () => {
  test('the code is asked for, and the password is not typed again', async () => {
    await typePassword();
    expect(message()).toBe('');
    await expectFocus(() => field('Code'));
    expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('Code')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByLabelText('Password')).toBeNull();

    await press('Admin Sign In');
    expect(field('Code')).toHaveAccessibleDescription(/Code is required/);

    server.answer(LOGIN, { sessionToken: 'a-session' });
    await user.type(field('Code'), `${CODE}{Enter}`);
    await screen.findByRole('tab', { name: 'Owners' });
    expect(address()).toBe('/admin');
    expect(adminToken.read()).toBe('a-session');
    const cached = queryClient.getMutationCache().getAll();
    expect(JSON.stringify(cached.map(({ state }) => state))).not.toContain('correct horse');
    expect(bodies()).toEqual([
      { username: 'kim', password: 'correct horse' },
      { username: 'kim', password: 'correct horse', code: CODE },
    ]);
  });

  test('a wrong code is told at its field, which is ready for the next one', async () => {
    await typePassword();
    server.refuse(LOGIN, 401, {
      code: 'invalid_credentials',
      message: 'Invalid admin credentials',
    });
    await user.type(field('Code'), `${CODE}{Enter}`);
    await settle();
    expect(message()).toBe('Login FailedInvalid admin credentials');
    expect(field('Code')).toHaveAccessibleDescription(
      /This code is wrong, or was used already. Wait for the next one./,
    );
    expect(field('Code')).toHaveFocus();
    expect(adminToken.read()).toBeNull();
  });

  test('a recovery code is taken instead', async () => {
    await typePassword();
    await user.type(field('Code'), '12');
    await press('Use a recovery code');
    const recovery = field('Recovery code');
    await expectFocus(() => recovery);
    expect(recovery).toHaveValue('');
    expect(recovery).toHaveAttribute('inputmode', 'text');
    server.answer(LOGIN, { sessionToken: 'a-session' });
    await user.type(recovery, 'abcd-efgh-jkmn-pqrs{Enter}');
    await screen.findByRole('tab', { name: 'Owners' });
    expect(bodies().at(-1)).toEqual({
      ...{ username: 'kim', password: 'correct horse' },
      code: 'abcd-efgh-jkmn-pqrs',
    });
  });

  test('an outage is no wrong code', async () => {
    await typePassword();
    server.refuse(LOGIN, 503, { code: 'unavailable', message: 'The library is very busy.' });
    await user.type(field('Code'), `${CODE}{Enter}`);
    await settle();
    expect(message()).toBe('Login FailedThe library is very busy.');
    expect(field('Code')).not.toHaveAttribute('aria-invalid');
  });

  test('one can start again with another name', async () => {
    await typePassword();
    await press('Use a recovery code');
    await press('Start again');
    expect(field('Username')).toHaveValue('');
    await expectFocus(() => field('Username'));
    expect(button('Admin Sign In')).toBeVisible();
  });
});
