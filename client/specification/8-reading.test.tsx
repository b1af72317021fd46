// Section 8: failures while a child reads.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beFamily } from '../test-support/people.ts';
import {
  button,
  findScreen,
  isReady,
  message,
  open,
  pass,
  press,
  settle,
  stopClock,
  tap,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';

const COMPLETE = 'POST /api/progress/{bookId}/complete';
const TROUBLE = { code: 'unavailable', message: 'In a moment.' } as const;

/** Expects exactly one error toast, with this text. */
function expectFailure(said: string): void {
  expect(message()).toBe(said);
  expect(document.querySelectorAll('[role=status] .border-loss')).toHaveLength(1);
}

async function openBook(): Promise<void> {
  beFamily();
  open('/reading/sam-and-the-wet-hat');
  await screen.findByText('Page 1 of 9');
  await settle();
}

test("Complete book fails | 'Error' / 'Failed to complete book'", async () => {
  await openBook();
  server.refuse(COMPLETE, 404, { code: 'not_found', message: 'Book not found' });
  await press('Mark Complete');
  await settle();
  expectFailure('ErrorFailed to complete book');
  // The book stays open, and the link back still works.
  expect(isReady(button('Mark Complete'))).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to Library' }));
  await findScreen("Kim's Library");
});

describe("Progress update fails | 'Failed to update progress'", () => {
  test('the library answers with a failure: the words stay, and nothing is earned', async () => {
    await openBook();
    server.refuse('POST /api/progress', 503, TROUBLE);
    server.refuse(COMPLETE, 503, TROUBLE);
    await press('Next');
    await settle();
    expectFailure('Failed to update progress');
    expect(screen.getByText('Page 2 of 9')).toBeVisible();
    await press('Mark Complete');
    await settle();
    expectFailure('ErrorFailed to complete book');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('nobody answers: the place is kept, and the star is still to come', async () => {
    await openBook();
    server.lose('POST /api/progress');
    server.lose(COMPLETE);
    await press('Next');
    await settle();
    expect(message()).toContain('Your page is saved, and will be sent later.');
    expect(screen.getByText('Page 2 of 9')).toBeVisible();
    await press('Mark Complete');
    expect(await screen.findByRole('dialog', { name: 'Well read!' })).toHaveTextContent(
      'the gold star comes as soon as you are online',
    );
    expect(screen.queryByText('You earned 1 gold star!')).toBeNull();
    expect(document.querySelector('[role=status] .border-loss')).toBeNull();
  });
});

describe("A message beginning '401:' and containing 'Unauthorized' gives the toast 'Unauthorized' / 'You are logged out. Logging in again...' and navigation to /api/login after 500 ms.", () => {
  const UNAUTHORIZED = { code: 'unauthorized', message: 'Unauthorized' } as const;

  async function expectSignIn(): Promise<void> {
    await settle();
    expectFailure('UnauthorizedYou are logged out. Logging in again...');
    await pass(499);
    expect(location.replace).not.toHaveBeenCalled();
    await pass(1);
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/api/login');
  }

  test('when a book is finished', async () => {
    await openBook();
    server.refuse(COMPLETE, 401, UNAUTHORIZED);
    stopClock();
    tap('Mark Complete');
    await expectSignIn();
  });

  test('when a page is turned', async () => {
    await openBook();
    server.refuse('POST /api/progress', 401, UNAUTHORIZED);
    stopClock();
    tap('Next');
    await expectSignIn();
  });

  test.each([
    ['Mark Complete', COMPLETE],
    ['Next', 'POST /api/progress'],
  ] as const)('when what %s has left to send is answered at last', async (pressed, write) => {
    await openBook();
    server.lose(write);
    await press(pressed);
    await settle();
    server.refuse(write, 401, UNAUTHORIZED);
    stopClock();
    fireEvent(window, new Event('online'));
    await expectSignIn();
    const { length } = server.sent(write);
    fireEvent(window, new Event('online'));
    await settle();
    expect(server.sent(write)).toHaveLength(length);
  });

  test('a 401 that does not say so, and another status that does, are failures like any other', async () => {
    await openBook();
    for (const [status, said] of [
      [401, 'who are you?'],
      [403, 'Unauthorized'],
    ] as const) {
      server.refuse(COMPLETE, status, said);
      await press('Mark Complete');
      await settle();
      expectFailure('ErrorFailed to complete book');
    }
    await pass(1_000);
    expect(location.replace).not.toHaveBeenCalled();
  });
});
