// A grown-up's door: the sum, the hold, how long it stays open, and what it stands before.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawSum } from '../../domain/sums.ts';
import { queryClient } from '../api/queries.ts';
import { userToken } from '../api/tokens.ts';
import { chosenChild } from '../auth/chosen-child.ts';
import { robin } from '../test-support/identity.ts';
import { beFamily, notSubscribed, record, serveFamily } from '../test-support/people.ts';
import {
  address,
  expectFocus,
  fill,
  findButton,
  findMessage,
  findScreen,
  open,
  pass,
  press,
  settle,
  stopClock,
  tap,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';

const TITLE = 'Ask a grown-up';
const findDoor = () => screen.findByRole('dialog', { name: TITLE });
const door = () => screen.queryByRole('dialog', { name: TITLE });
const findLink = (name: string | RegExp) => screen.findByRole('link', { name });
const answer = () => screen.getByLabelText<HTMLInputElement>(/^What is/);
const account = () => findLink('Account of Kim');
const hold = () => screen.getByRole('button', { name: 'Hold for three seconds' });
const said = () => within(door()!).getAllByRole('status').at(-1)!.textContent;

/** Returns the answer to the sum on the screen. */
function total(): number {
  const words = within(door()!)
    .getByText(/^What is/)
    .textContent.slice('What is '.length, -1);
  for (let random = 0; random < 1; random += 0.01) {
    const sum = drawSum(() => random);
    if (sum.words === words) return sum.total;
  }
  throw new Error(`No sum is ${words}`);
}

/** Holds on, half a second at a time: each second shows before the next begins. */
async function holdFor(seconds: number): Promise<void> {
  for (let half = 0; half < 2 * seconds; half++) await pass(500);
}

async function openLibrary(): Promise<void> {
  open('/');
  await screen.findAllByRole('article');
}

beforeEach(() => beFamily({ user: { asksGrownUp: true } }));

test('without the setting nothing is asked', async () => {
  beFamily();
  await openLibrary();
  await user.click(await account());
  await findScreen('My Account');
  expect(door()).toBeNull();
});

describe('the sum', () => {
  beforeEach(async () => {
    await openLibrary();
    await user.click(await account());
    await findDoor();
  });

  test('is answered with the keys of the door, and opens what was tapped', async () => {
    expect(address()).toBe('/');
    await press('4');
    await press('Delete');
    for (const digit of String(total())) await press(digit);
    expect(answer().value).toBe(String(total()));
    await press('OK');
    await findScreen('My Account');
    expect(door()).toBeNull();
  });

  test('is answered with the digits of a keyboard, wherever the focus is', async () => {
    await expectFocus(answer);
    const [ten, one] = String(total());
    await user.keyboard(`x${ten}`);
    screen.getByRole('button', { name: '3' }).focus();
    await user.keyboard(`9{Backspace}${one}7`);
    expect(answer().value).toBe(String(total()));
    answer().focus();
    await user.keyboard('{Enter}');
    await findScreen('My Account');
  });

  test('is a new one after a wrong answer, as often as it is wrong', async () => {
    await press('OK');
    expect(screen.queryByText('Not quite. Ask a grown-up.')).toBeNull();
    for (let time = 0; time < 3; time++) {
      const question = screen.getByText(/^What is/).textContent;
      await press('9');
      await press('OK');
      expect(screen.getByText('Not quite. Ask a grown-up.')).toBeVisible();
      expect(screen.getByText(/^What is/)).not.toHaveTextContent(question);
      expect(answer().value).toBe('');
      expect(answer()).toHaveFocus();
    }
    await user.keyboard(`${total()}{Enter}`);
    await findScreen('My Account');
  });

  test('says that it is no lock', () => {
    expect(door()).toHaveTextContent('This is a door, not a lock.');
  });

  test('is left with Escape, back to what was tapped', async () => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(door()).toBeNull());
    await expectFocus(() => screen.getByRole('link', { name: 'Account of Kim' }));
    expect(address()).toBe('/');
  });
});

describe('the hold', () => {
  const ways = {
    'a pointer': [
      () => fireEvent.pointerDown(hold(), { button: 0 }),
      () => fireEvent.pointerUp(hold()),
    ],
    Space: [
      () => fireEvent.keyDown(hold(), { key: ' ' }),
      () => fireEvent.keyUp(hold(), { key: ' ' }),
    ],
    Enter: [
      () => fireEvent.keyDown(hold(), { key: 'Enter' }),
      () => fireEvent.keyUp(hold(), { key: 'Enter' }),
    ],
  } as const;

  beforeEach(async () => {
    await openLibrary();
    await user.click(await account());
    await findDoor();
    stopClock();
  });

  test.each(Object.entries(ways))('by %s opens after three seconds', async (_, [begin]) => {
    begin();
    expect(said()).toBe('Hold');
    await pass(1000);
    expect(said()).toBe('one');
    await pass(1000);
    expect(said()).toBe('two');
    await pass(1000);
    expect(said()).toBe('Open');
    await pass(500);
    expect(door()).toBeNull();
    expect(address()).toBe('/account');
  });

  test.each(Object.entries(ways))('by %s, lifted early, does nothing', async (_, [begin, end]) => {
    begin();
    await holdFor(2.5);
    end();
    expect(said()).toBe('');
    await holdFor(4);
    expect(door()).not.toBeNull();
    begin();
    await holdFor(2.5);
    expect(said()).toBe('two');
  });

  test.each(['pointerLeave', 'pointerCancel', 'blur'] as const)('ends with %s', async (event) => {
    fireEvent.pointerDown(hold(), { button: 0 });
    await holdFor(1);
    fireEvent[event](hold());
    await holdFor(4);
    expect(door()).not.toBeNull();
  });

  test('is one hold while a key repeats, and no other key or button begins it', async () => {
    fireEvent.keyDown(hold(), { key: 'a' });
    fireEvent.pointerDown(hold(), { button: 2 });
    expect(said()).toBe('');
    fireEvent.keyDown(hold(), { key: ' ' });
    await holdFor(1.5);
    fireEvent.keyDown(hold(), { key: ' ', repeat: true });
    await holdFor(1.5);
    expect(said()).toBe('Open');
  });
});

describe('an open door', () => {
  async function passDoor(): Promise<void> {
    await findDoor();
    await user.type(answer(), `${total()}{Enter}`);
  }
  const opens = async () => {
    await openLibrary();
    await user.click(await account());
    await passDoor();
    await findScreen('My Account');
  };

  test('stays open for five minutes', async () => {
    await opens();
    await user.click(await findLink('Back to Library'));
    await account();
    stopClock();
    await pass(5 * 60_000 - 60_000);
    fireEvent.click(screen.getByRole('link', { name: 'Account of Kim' }));
    await settle();
    expect(address()).toBe('/account');
    await pass(60_000);
    fireEvent.click(screen.getByRole('link', { name: 'Back to Library' }));
    await settle();
    fireEvent.click(screen.getByRole('link', { name: 'Account of Kim' }));
    await settle();
    expect(address()).toBe('/');
    expect(door()).not.toBeNull();
  });

  test('is shut for the account that follows', async () => {
    await opens();
    await press('Sign Out');
    await findLink('Sign In With Email');
    expect(sessionStorage.getItem('door_opened_at')).toBeNull();
  });
});

describe('what asks first', () => {
  test('the account page, opened by its address; leaving the door leads to the library', async () => {
    open('/account');
    await findDoor();
    expect(screen.queryByRole('heading', { name: 'My Account' })).toBeNull();
    await user.keyboard('{Escape}');
    await findScreen("Kim's Library");
    expect(address()).toBe('/');
  });

  test('logging out', async () => {
    await openLibrary();
    await press('Logout');
    await findDoor();
    await user.keyboard(`${total()}{Enter}`);
    await findLink('Sign In With Email');
  });

  test('the notice about a payment', async () => {
    server.mislead('GET /api/subscription/status', { hasSubscription: true, status: 'past_due' });
    await openLibrary();
    await user.click(await findLink('Fix the payment'));
    await findDoor();
  });

  test('Manage Subscription and Sign Out, when five minutes have gone by', async () => {
    open('/account');
    await findDoor();
    await user.keyboard(`${total()}{Enter}`);
    await findButton('Manage Subscription');
    stopClock();
    await pass(5 * 60_000);
    tap('Manage Subscription');
    await settle();
    expect(door()).not.toBeNull();
    expect(server.sent('POST /api/create-portal-session')).toEqual([]);
    fireEvent.keyDown(door()!, { key: 'Escape' });
    await settle();
    tap('Sign Out');
    await settle();
    expect(door()).not.toBeNull();
  });

  test('the payment page, and signing out there', async () => {
    beFamily({ status: notSubscribed, user: { asksGrownUp: true } });
    localStorage.setItem(`asks_grown_up:${robin.uid}`, 'yes');
    open('/subscribe');
    for (const name of ['Subscribe Now - $4.99 AUD/month', 'Sign Out']) {
      await user.click(await findButton(name));
      await findDoor();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(door()).toBeNull());
    }
    expect(server.sent('POST /api/create-checkout-session')).toEqual([]);
  });

  test('choosing another child, and never the present one', async () => {
    const children = [
      { id: robin.uid, firstName: 'Kim' },
      { id: 'alex', firstName: 'Alex' },
    ].map((child) => ({
      ...{ age: 5, readingLevel: 1, favoriteGenre: null, avatar: null, totalStars: 0 },
      ...child,
    }));
    beFamily({ user: { asksGrownUp: true, children: 2 } });
    server.answer('GET /api/students', children);
    localStorage.setItem(`child:${robin.uid}`, JSON.stringify({ id: robin.uid }));
    await openLibrary();
    await user.click(await findLink(/is reading\. Choose another child$/));
    await user.click(await findLink(/^Alex/));
    await findDoor();
    expect(chosenChild()).toBe(robin.uid);
    await user.keyboard('{Escape}');
    await user.click(await findLink(/^Kim/));
    await screen.findAllByRole('article');
    await user.click(await findLink(/is reading\. Choose another child$/));
    await user.click(await findLink(/^Alex/));
    await findDoor();
    await user.keyboard(`${total()}{Enter}`);
    await waitFor(() => expect(chosenChild()).toBe('alex'));
  });
});

describe('the setting', () => {
  const CHANGE = 'PATCH /api/auth/user';
  const findSwitch = async () => {
    await screen.findByText('Student Name');
    await settle();
    return screen.getByRole('switch', { name: 'Ask a grown-up first' });
  };

  test('is off at first, says that it is no lock, and does not shut out who turns it on', async () => {
    beFamily();
    server.answer(CHANGE, { ...record, asksGrownUp: true });
    open('/account');
    const asks = await findSwitch();
    expect(asks).not.toBeChecked();
    expect(asks).toHaveAccessibleDescription(/It slows small fingers; it is no lock\./);
    expect(asks).toHaveAccessibleDescription(/whole family/);
    await user.click(asks);
    await settle();
    expect(await findSwitch()).toBeChecked();
    expect(server.sent(CHANGE).map(({ body }) => body)).toEqual([{ asksGrownUp: true }]);
    expect(door()).toBeNull();
  });

  test('is sent once the change before it is saved', async () => {
    beFamily();
    server.answer(CHANGE, ({ body }) => ({ ...record, ...(body as { asksGrownUp: boolean }) }));
    open('/account');
    const asks = await findSwitch();
    const held = server.hold(CHANGE);
    await user.click(asks);
    await user.click(await findSwitch());
    await settle();
    expect(server.sent(CHANGE)).toHaveLength(1);
    held.release();
    await settle();
    expect(server.sent(CHANGE).map(({ body }) => body)).toEqual([
      { asksGrownUp: true },
      { asksGrownUp: false },
    ]);
    expect(await findSwitch()).not.toBeChecked();
  });

  test('shows what was chosen last while the change before it is saved', async () => {
    beFamily();
    let second: { release: () => void } | undefined;
    server.answer(CHANGE, ({ body }) => {
      const saved = { ...record, ...(body as { asksGrownUp: boolean }) };
      if (saved.asksGrownUp) second = server.hold(CHANGE);
      return saved;
    });
    open('/account');
    const first = server.hold(CHANGE);
    await user.click(await findSwitch());
    await user.click(await findSwitch());
    first.release();
    await waitFor(() => expect(server.sent(CHANGE)).toHaveLength(2));
    await settle();
    expect(await findSwitch()).not.toBeChecked();
    second!.release();
    await settle();
    expect(await findSwitch()).not.toBeChecked();
  });

  test('stays as it is stored when the server refuses two changes', async () => {
    beFamily();
    server.refuse(CHANGE, 500);
    open('/account');
    const held = server.hold(CHANGE);
    await user.click(await findSwitch());
    await user.click(await findSwitch());
    held.release();
    await waitFor(() => expect(server.sent(CHANGE)).toHaveLength(2));
    await settle();
    expect(await findSwitch()).not.toBeChecked();
  });

  test('goes back when the server refuses', async () => {
    beFamily();
    server.refuse(CHANGE, 500);
    open('/account');
    await user.click(await findSwitch());
    await findMessage('Error');
    expect(await findSwitch()).not.toBeChecked();
  });

  test('is remembered: without the record the door is shut as before', async () => {
    await openLibrary();
    await account();
    queryClient.clear();
    server.refuse('GET /api/auth/user', 503);
    await user.click(await account());
    await findDoor();
  });

  test('is known without a subscription too', async () => {
    userToken.remove();
    serveFamily({ status: notSubscribed, user: { asksGrownUp: true } });
    open('/signin');
    await findButton('Sign In');
    fill('Email', robin.email!);
    fill('Password', 'bedtime');
    await press('Sign In');
    await user.click(await findButton('Sign Out'));
    await findDoor();
  });
});
