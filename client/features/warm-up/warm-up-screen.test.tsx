// What the warm-up shows, and how it ends.
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { PracticeWord } from '../../../contracts/practice.ts';
import { noteAnswered } from '../../api/connection.ts';
import { workerStore } from '../../offline/worker.ts';
import { beFamily } from '../../test-support/people.ts';
import {
  address,
  findButton,
  findMessage,
  findScreen,
  open,
  pass,
  press,
  user,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';

const LIST = 'GET /api/practice';

const practiceWord = (word: string): PracticeWord => ({
  word,
  printed: word,
  parts: [],
  isHeartWord: false,
  stuckOn: null,
  sentence: null,
  book: { id: 'sam-and-the-wet-hat', title: 'Sam and the Wet Hat' },
  asked: 1,
  alone: 0,
  lastAskedAt: 1,
});

test('after two minutes the current word is the last', async () => {
  beFamily();
  server.answer(LIST, { words: ['sam', 'hat', 'top'].map(practiceWord), learned: [] });
  server.answer('POST /api/practice', null);
  open('/warm-up');
  await findButton('I read it!');
  expect(document.body).toHaveTextContent('1 of 3');
  await pass(120_000);
  await press('I read it!');
  await findScreen('Well done!');
});

describe('without a network', () => {
  afterEach(() => workerStore.setState({ canKeep: false }));

  test('the book at the end does not open unless it is kept, and says why', async () => {
    workerStore.setState({ canKeep: true });
    beFamily();
    server.answer(LIST, { words: [practiceWord('sam')], learned: [] });
    server.answer('POST /api/practice', null);
    open('/warm-up');
    await user.click(await findButton('I read it!'));
    await findScreen('Well done!');
    const link = screen.getByRole('link', { name: 'Read Sam and the Wet Hat' });
    expect(link).not.toHaveAttribute('aria-disabled');
    server.lose('GET /api/subscription/status');
    act(() => noteAnswered(false));
    expect(screen.getByText('Needs a network')).toBeVisible();
    expect(screen.queryByText('Now your book')).toBeNull();
    link.focus();
    await user.keyboard('{Enter}');
    expect(link).toHaveFocus();
    expect(address()).toBe('/warm-up');
    await findMessage('This book is not kept on this device.');
  });
});

test('without words the warm-up explains how they are added', async () => {
  beFamily();
  open('/warm-up');
  await findScreen('No words to warm up with');
  await user.click(screen.getByRole('link', { name: 'Back to Library' }));
  await findScreen("Kim's Library");
  expect(screen.getByText('Welcome back, Kim!')).toBeVisible();
});

describe('a family without a subscription', () => {
  test('is asked to subscribe', async () => {
    beFamily({ status: { hasSubscription: false, status: null, endsAt: null } });
    server.refuse(LIST, 403, {
      code: 'subscription_required',
      message: 'Subscription required',
    });
    open('/warm-up');
    await findScreen('Open the whole library');
    expect(address()).toBe('/subscribe');
  });
});
