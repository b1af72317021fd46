// The page behind the link of the weekly letter.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beFamily } from '../../test-support/people.ts';
import { findScreen, open, press } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';

const STOP = 'POST /letters/unsubscribe';
const LINK = '/letters/unsubscribe?account=kim&token=t0-_ken';

test('opening the link stops nothing; its button does, without a sign-in', async () => {
  server.answer(STOP, null);
  open(LINK);
  await findScreen('Stop the weekly letter?');
  expect(server.sent(STOP)).toEqual([]);
  await press('Stop the letter');
  const heading = await screen.findByRole('heading', { name: 'The weekly letter is stopped' });
  expect(heading).toHaveFocus();
  expect(server.sent(STOP)).toMatchObject([{ query: { account: 'kim', token: 't0-_ken' } }]);
});

test('whoever is signed in is not named to stop it', async () => {
  beFamily();
  server.answer(STOP, null);
  open(LINK);
  await findScreen('Stop the weekly letter?');
  await press('Stop the letter');
  await screen.findByRole('heading', { name: 'The weekly letter is stopped' });
  const [sent] = server.sent(STOP);
  expect([...(sent?.headers ?? [])]).toEqual([]);
  expect(sent?.credentials).toBe('omit');
});

test('a failure is told, and the button can be pressed again', async () => {
  server.refuse(STOP, 500);
  open(LINK);
  await findScreen('Stop the weekly letter?');
  await press('Stop the letter');
  await screen.findByRole('alert');
  server.answer(STOP, null);
  await press('Stop the letter');
  await screen.findByRole('heading', { name: 'The weekly letter is stopped' });
});

test.each(['/letters/unsubscribe', '/letters/unsubscribe?account=kim'])(
  'a link that is cut leads to the account: %s',
  async (address) => {
    open(address);
    await findScreen('This link is not whole');
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Open My Account' })).toHaveAttribute('href', '/account');
    expect(screen.queryByRole('button', { name: 'Stop the letter' })).toBeNull();
  },
);
