// What the warm-up shows, and how it ends.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PracticeWord } from '../../../contracts/practice.ts';
import { beFamily } from '../../test-support/people.ts';
import {
  address,
  findButton,
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
