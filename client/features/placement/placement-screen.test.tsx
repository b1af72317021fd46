import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { User } from '../../../contracts/accounts.ts';
import { noteAnswered } from '../../api/connection.ts';
import { workerStore } from '../../offline/worker.ts';
import { beFamily, notSubscribed, record } from '../../test-support/people.ts';
import {
  address,
  button,
  expectFocus,
  findButton,
  findMessage,
  findScreen,
  isReady,
  open,
  press,
  settle,
  tap,
  user,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';

const PATH = '/where-to-begin';
const CHANGE = 'PATCH /api/auth/user';

/** Lets the server save changes of the record and return it changed from then on. */
function takeChanges(): void {
  server.answer(CHANGE, ({ body }) => {
    const changed: User = { ...record, ...(body as Partial<User>) };
    server.answer('GET /api/auth/user', changed);
    return changed;
  });
}

const word = () => screen.getByText(/^[a-z]+$/, { selector: '.placement-word span' }).textContent;

async function begin(): Promise<void> {
  await press('Show the first card');
  await findButton('Read it');
}

/** Gives the same answer to so many words, without the time that a tap of a finger must wait. */
async function answer(text: 'Read it' | 'Not yet', count = 1): Promise<void> {
  for (let given = 0; given < count; given++) tap(text);
  await settle();
}

/** A child of Level 2 reads the first card and the fifth step, and no other: the check ends at 1.6. */
async function reachResult(): Promise<void> {
  open(PATH);
  await findScreen('Where to begin');
  await begin();
  await answer('Read it', 2);
  await answer('Not yet', 4);
  await answer('Read it', 2);
  await findScreen(/^Begin at Level/);
}

describe('the reading check', () => {
  test('explains itself, then shows one word at a time', async () => {
    beFamily();
    open(PATH);
    await findScreen('Where to begin');
    expect(screen.getByText('Show the card. Wait five seconds. Do not help.')).toBeVisible();
    await begin();
    expect(screen.getByRole('heading', { level: 1, name: 'Where to begin' })).toHaveFocus();
    expect(word()).toBe('tap');
    await answer('Read it');
    expect(word()).toBe('pin');
    await answer('Read it');
    expect(screen.getByText('Say ‘Thank you, Kim’. Here is another card.')).toBeVisible();
    expect(word()).toBe('hand');
  });

  test('takes back the last answer, over the end of a card', async () => {
    beFamily();
    open(PATH);
    await findScreen('Where to begin');
    await begin();
    expect(isReady(button('Undo the last answer'))).toBe(false);
    await answer('Read it', 2);
    await press('Undo the last answer');
    expect(word()).toBe('pin');
    await press('Undo the last answer');
    expect(word()).toBe('tap');
    expect(isReady(button('Undo the last answer'))).toBe(false);
  });

  test('takes a double tap for one answer', async () => {
    beFamily();
    open(PATH);
    await findScreen('Where to begin');
    await begin();
    await user.dblClick(button('Read it'));
    expect(word()).toBe('pin');
  });

  test('stops at any moment, changes nothing and is still offered', async () => {
    beFamily();
    open(PATH);
    await findScreen('Where to begin');
    await begin();
    await answer('Read it');
    await press('Stop');
    await findScreen("Kim's Library");
    expect(await screen.findByRole('link', { name: 'Find where to begin' })).toBeVisible();
    expect(server.sent(CHANGE)).toEqual([]);
  });

  test('shows other words the second time', async () => {
    beFamily();
    for (const first of ['tap', 'pan']) {
      open(PATH);
      await findScreen('Where to begin');
      await begin();
      expect(word()).toBe(first);
      cleanup();
    }
  });

  test('works by the keyboard alone', async () => {
    beFamily();
    open(PATH);
    await findScreen('Where to begin');
    button('Show the first card').focus();
    await user.keyboard('{Enter}');
    await findButton('Read it');
    await user.tab();
    expect(button('Not yet')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(word()).toBe('pin');
    expect(button('Not yet')).toHaveFocus();
    await user.keyboard('[Space]');
    await findScreen(/^Begin at Level\s1, step\s1: Six letters$/);
    await expectFocus(() => screen.getByRole('heading', { level: 1 }));
  });
});

describe('the result', () => {
  test('says where to begin and why', async () => {
    beFamily();
    await reachResult();
    expect(document.body).toHaveTextContent('Single Letter Phonograms 1st Sound');
    expect(screen.getByText(/^Kim read ‘.+’ and ‘.+’, not yet ‘.+’ and ‘.+’\.$/)).toBeVisible();
    await press('Undo the last answer');
    await findButton('Read it');
  });

  test('is saved with level and step when the parent accepts it', async () => {
    beFamily();
    takeChanges();
    await reachResult();
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    await press('Begin there');
    await findScreen("Kim's Library");
    const [sent] = server.sent(CHANGE).map(({ body }) => body as Partial<User>);
    expect(heading?.replaceAll('\u00a0', ' ')).toContain(
      `Begin at Level 1, step ${sent?.startingStep?.split('.')[1]}: `,
    );
    expect(sent).toEqual({ readingLevel: 1, startingStep: expect.stringMatching(/^1\.\d+$/) });
    await findMessage('Kim begins at Level 1, step');
    expect(screen.queryByRole('link', { name: 'Find where to begin' })).toBeNull();
  });

  test('changes nothing when the parent keeps the level, and is not offered again', async () => {
    beFamily();
    await reachResult();
    await press('Keep Level 2');
    await findScreen("Kim's Library");
    expect(server.sent(CHANGE)).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Find where to begin' })).toBeNull();
  });

  test('has nothing to keep when the child begins there already', async () => {
    beFamily({ user: { readingLevel: 1, age: 5 } });
    open(PATH);
    await findScreen('Where to begin');
    await begin();
    await answer('Not yet', 2);
    await findScreen(/^Begin at Level\s1, step\s1: Six letters$/);
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
    expect(screen.getByText(/^That is where the library begins now\./)).toBeVisible();
  });

  test('stays when it cannot be saved', async () => {
    beFamily();
    server.refuse(CHANGE, 503, { code: 'unavailable', message: 'The library is closed.' });
    await reachResult();
    await press('Begin there');
    await findMessage('The library is closed.');
    expect(isReady(button('Begin there'))).toBe(true);
    expect(button('Keep Level 2')).toBeVisible();
  });
});

describe('the offer', () => {
  const offer = () => screen.queryByRole('heading', { name: 'Where to begin?' });

  test('of the library is dismissed in this browser', async () => {
    beFamily();
    open('/');
    await screen.findByRole('heading', { name: 'Where to begin?' });
    await press('Not now');
    expect(offer()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    cleanup();
    open('/');
    await findScreen("Kim's Library");
    await settle();
    expect(offer()).toBeNull();
  });

  test.each<[string, Partial<User>]>([
    ['a child with a star', { totalStars: 1 }],
    ['a child with a starting step', { startingStep: '2.2' }],
    ['a child without a starting level, who is asked for that', { readingLevel: null }],
  ])('of the library is not made to %s', async (_, changes) => {
    beFamily({ user: changes });
    open('/');
    await findScreen("Kim's Library");
    await settle();
    expect(offer()).toBeNull();
  });

  test('of the account leads there and back, and shows the start', async () => {
    beFamily({ user: { startingStep: '2.2' } });
    open('/account');
    expect(await screen.findByText('Begins at Level 2, step 2')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Find where to begin' }));
    await findScreen('Where to begin');
    await press('Not now');
    await findScreen('My Account');
    expect(address()).toBe('/account');
  });
});

test('a family without a subscription can accept the result, and the record is not fetched', async () => {
  beFamily({ status: notSubscribed });
  takeChanges();
  open(PATH);
  await findScreen('Where to begin');
  await begin();
  await answer('Not yet', 2);
  await press('Begin there');
  await findScreen('My Account');
  expect(server.sent(CHANGE).map(({ body }) => body)).toEqual([
    { readingLevel: 1, startingStep: '1.1' },
  ]);
  expect(server.sent('GET /api/auth/user')).toEqual([]);
});

test('without a network the check is not begun, because its result could not be sent', async () => {
  workerStore.setState({ canKeep: true });
  beFamily();
  open(PATH);
  await findScreen('Where to begin');
  await settle();
  act(() => noteAnswered(false));
  await press('Show the first card');
  await findMessage('The reading check is sent to the library at its end.');
  expect(screen.queryByRole('button', { name: 'Read it' })).toBeNull();
  act(() => noteAnswered(true));
  await begin();
  workerStore.setState({ canKeep: false });
});

test('a visitor is sent to sign in', async () => {
  open(PATH);
  await findScreen('Step Into Reading');
  expect(address()).toBe('/');
});
