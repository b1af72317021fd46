// The corner of the reader under quick taps on one spot: which of them turn, which finish, and which do nothing.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { beFamily, completionOf } from '../../test-support/people.ts';
import { button, open, pass, settle, stopClock } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { bookOf, cards, contentOf } from '../../test-support/shelf.ts';
import { DOUBLE_TAP_TIME } from './gestures.ts';

const FINISH = 'POST /api/progress/{bookId}/complete';
const finished = () => server.sent(FINISH).length;

beforeEach(() => {
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => Date.now());
  server.answer(FINISH, completionOf());
});

async function openBook(...pages: string[]): Promise<void> {
  beFamily();
  server.answer(
    'GET /api/books/{bookId}',
    bookOf(cards[0]!, { content: contentOf(pages), totalPages: pages.length }),
  );
  stopClock();
  open('/reading/sam-and-the-wet-hat');
  await settle();
}

/** Taps the corner with a finger, always on the same spot. */
async function tapCorner(name: 'Next' | 'Mark Complete'): Promise<void> {
  fireEvent.click(button(name), { detail: 1, clientX: 700, clientY: 500 });
  await settle();
}

test('the second tap of a double tap that turns to the last page does not finish the book, and a later one does', async () => {
  await openBook('<p>Sam sat.</p>', '<p>Sam got a hat.</p>');
  await tapCorner('Next');
  await tapCorner('Mark Complete');
  await tapCorner('Mark Complete');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(finished()).toBe(0);
  await pass(DOUBLE_TAP_TIME);
  await tapCorner('Mark Complete');
  expect(finished()).toBe(1);
});
