// The card with the weekly letter.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userToken } from '../../api/tokens.ts';
import { setClientConfig } from '../../test-support/client-config.ts';
import { robin, tokenOf } from '../../test-support/identity.ts';
import { beFamily, notSubscribed } from '../../test-support/people.ts';
import { findMessage, findScreen, open, press, settle, user } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';

const ASK = 'GET /api/letters';
const CHOOSE = 'PUT /api/letters';
const findSwitch = () =>
  screen.findByRole('switch', { name: 'Send me a letter each week about what my child read' });

function openWith(weekly: boolean, prepare: () => void = () => {}): void {
  setClientConfig({ letters: true });
  beFamily();
  prepare();
  server.answer(ASK, { weekly });
  open('/account');
}

test('the weekly letter is off until the parent asks for it, and says where it goes', async () => {
  openWith(false);
  const choice = await findSwitch();
  await waitFor(() => expect(choice).toBeEnabled());
  expect(choice).not.toBeChecked();
  expect(choice).toHaveAccessibleDescription(
    `It goes to ${robin.email} on Mondays. Each letter has a link that stops it.`,
  );
  server.answer(CHOOSE, { weekly: true });
  await user.click(choice);
  expect(choice).toBeChecked();
  await waitFor(() =>
    expect(server.sent(CHOOSE).map(({ body }) => body)).toEqual([{ weekly: true }]),
  );
});

test('is stopped by the same switch', async () => {
  openWith(true);
  const choice = await findSwitch();
  await waitFor(() => expect(choice).toBeChecked());
  server.answer(CHOOSE, { weekly: false });
  await user.click(choice);
  await waitFor(() =>
    expect(server.sent(CHOOSE).map(({ body }) => body)).toEqual([{ weekly: false }]),
  );
  expect(choice).not.toBeChecked();
});

describe('at an address that the parent has not confirmed', () => {
  const unconfirmed = () => userToken.store(tokenOf(robin, { email_verified: false }));
  const WHY =
    'Confirm your e-mail address first, with the link in our e-mail. Until then no letter goes to it.';

  test('cannot be asked for, and says so before', async () => {
    openWith(false, unconfirmed);
    const choice = await findSwitch();
    await waitFor(() => expect(server.sent(ASK)).toHaveLength(1));
    await settle();
    expect(choice).toBeDisabled();
    expect(choice).toHaveAccessibleDescription(WHY);
  });

  test('can be stopped', async () => {
    openWith(true, unconfirmed);
    const choice = await findSwitch();
    await waitFor(() => expect(choice).toBeChecked());
    expect(choice).toHaveAccessibleDescription(WHY);
    server.answer(CHOOSE, { weekly: false });
    await user.click(choice);
    await waitFor(() => expect(server.sent(CHOOSE)).toHaveLength(1));
    await waitFor(() => expect(choice).toBeDisabled());
  });
});

test('a choice that is not saved is taken back, and told', async () => {
  openWith(false);
  const choice = await findSwitch();
  await waitFor(() => expect(choice).toBeEnabled());
  server.refuse(CHOOSE, 500);
  await user.click(choice);
  await findMessage('Error');
  expect(choice).not.toBeChecked();
});

test('of two choices the second is sent once the first is saved, and stays', async () => {
  openWith(false);
  const choice = await findSwitch();
  await waitFor(() => expect(choice).toBeEnabled());
  server.answer(CHOOSE, ({ body }) => body as { weekly: boolean });
  const held = server.hold(CHOOSE);
  await user.click(choice);
  await user.click(choice);
  await settle();
  expect(server.sent(CHOOSE)).toHaveLength(1);
  expect(choice).not.toBeChecked();
  held.release();
  await waitFor(() =>
    expect(server.sent(CHOOSE).map(({ body }) => body)).toEqual([
      { weekly: true },
      { weekly: false },
    ]),
  );
  await settle();
  expect(choice).not.toBeChecked();
});

test('two choices that are not saved leave what is stored', async () => {
  openWith(false);
  const choice = await findSwitch();
  await waitFor(() => expect(choice).toBeEnabled());
  server.refuse(CHOOSE, 500);
  const held = server.hold(CHOOSE);
  await user.click(choice);
  await user.click(choice);
  held.release();
  await waitFor(() => expect(server.sent(CHOOSE)).toHaveLength(2));
  await settle();
  expect(choice).not.toBeChecked();
});

test('a choice that cannot be loaded can be asked for again', async () => {
  setClientConfig({ letters: true });
  beFamily();
  server.refuse(ASK, 500);
  open('/account');
  await screen.findByText('Your choice could not be loaded.');
  expect(await findSwitch()).toBeDisabled();
  server.answer(ASK, { weekly: true });
  await press('Try Again');
  await waitFor(async () => expect(await findSwitch()).toBeChecked());
});

test.each([
  ['a library that sends no letters', { letters: false }],
  ['a page that is not from the server', {}],
])('%s shows no card and asks nothing', async (_, config) => {
  setClientConfig(config);
  beFamily({ status: notSubscribed });
  open('/account');
  await findScreen('My Account');
  await screen.findByRole('heading', { name: 'Where to begin' });
  expect(screen.queryByRole('heading', { name: 'Letters' })).toBeNull();
  expect(server.sent(ASK)).toEqual([]);
});
