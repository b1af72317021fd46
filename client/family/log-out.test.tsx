// Logging out where the library cannot be reached and this device keeps something.
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userToken } from '../api/tokens.ts';
import { noteAnswered } from '../api/connection.ts';
import { workerStore } from '../offline/worker.ts';
import { beFamily, childOf, record } from '../test-support/people.ts';
import { findButton, findScreen, open, press, settle } from '../test-support/screens.tsx';

const QUESTION = 'Sign out without a network?';
const isSignedIn = () => userToken.read() !== null;
const goOffline = () => act(() => noteAnswered(false));

beforeEach(() => workerStore.setState({ canKeep: true }));
afterEach(() => workerStore.setState({ canKeep: false }));

async function expectAsked(button: string): Promise<void> {
  // No answer is on its way, which would show that there is a network.
  await settle();
  goOffline();
  await press(button);
  expect(await screen.findByRole('alertdialog', { name: QUESTION })).toBeVisible();
  expect(isSignedIn()).toBe(true);
  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: button })).toHaveFocus();
  expect(isSignedIn()).toBe(true);
  await press(button);
  await screen.findByRole('alertdialog', { name: QUESTION });
  await press('Sign out');
  await findScreen('Step Into Reading');
  expect(isSignedIn()).toBe(false);
}

test('the home asks first', async () => {
  beFamily();
  open('/');
  await findScreen("Kim's Library");
  await expectAsked('Logout');
});

test('the account asks first', async () => {
  beFamily();
  open('/account');
  await findButton('Sign Out');
  await expectAsked('Sign Out');
});

test("'Who is reading?' asks first", async () => {
  const siblings = [childOf({ ...record, id: 'leo', firstName: 'Leo' })];
  beFamily({ user: { ...record, children: 2 }, siblings });
  open('/');
  await findScreen('Who is reading?');
  await expectAsked('Logout');
});

test('with a network nobody is asked', async () => {
  beFamily();
  open('/');
  await findScreen("Kim's Library");
  await press('Logout');
  await findScreen('Step Into Reading');
  expect(isSignedIn()).toBe(false);
});
