// 'View as a child': the reader for the owner, which saves nothing.
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beOwner } from '../test-support/people.ts';
import {
  address,
  button,
  expectFocus,
  findButton,
  findMessage,
  findScreen,
  open,
  press,
  settle,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { bookOf, cards, contentOf, FLIPBOOK_URL, INLINE_BOOK } from '../test-support/shelf.ts';

const READ = 'GET /api/admin/books/{bookId}/reader';
const SAM = '/admin/books/sam-and-the-wet-hat/view';
const NOTICE = 'You are viewing this as a child would. Nothing is saved.';

const twoPages = bookOf(cards[0]!, {
  content: contentOf(['<p>Sam got a hat.</p>', '<p>It is wet.</p>']),
  totalPages: 2,
});

async function openView(book = twoPages): Promise<void> {
  beOwner();
  server.answer(READ, book);
  open(SAM);
  await findScreen(book.title);
}

/** Calls that a family's reader would make. */
const familyCalls = () => server.names().filter((name) => !name.includes(' /api/admin/'));

test('an inline book is read to its end, and no call of a family is made', async () => {
  await openView();
  expect(screen.getByText(NOTICE)).toBeVisible();
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  await press('Next');
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  // With the keyboard: a second tap this soon would be a double tap.
  button(/^Mark Complete/).focus();
  await user.keyboard('{Enter}');
  await findMessage('Here a child earns the star.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Previous');
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  await settle();
  expect(familyCalls()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))).toEqual([]);
});

test('a word has its help, and the page can look otherwise', async () => {
  // The recorded sounds, which anyone may hear.
  server.answer('GET /api/voice', { sounds: {}, prompts: {}, words: {} });
  await openView();
  await user.click(screen.getByRole('button', { name: 'hat' }));
  expect(screen.getByRole('dialog', { name: 'hat' })).toBeVisible();
  await user.keyboard('{Escape}');
  await press('How the page looks');
  await user.click(screen.getByRole('radio', { name: 'Largest' }));
  expect(document.querySelector('.reader')).toHaveAttribute('data-text', 'largest');
});

test('a flipbook is shown in its frame', async () => {
  await openView(bookOf(cards[2]!));
  expect(document.querySelector('iframe')).toHaveAttribute('src', FLIPBOOK_URL);
  await press('Mark Complete');
  await findMessage('Here a child earns the star.');
});

test('the way back from the table leads to the row of the book', async () => {
  beOwner();
  server.answer(READ, twoPages);
  open('/admin');
  await user.click(await findButton(`View ${INLINE_BOOK} as a child`));
  await findScreen(INLINE_BOOK);
  expect(address()).toBe(SAM);
  await user.click(screen.getByRole('link', { name: 'Back to the workshop' }));
  await findScreen('Library Admin');
  await expectFocus(() => screen.getByRole('button', { name: `Edit ${INLINE_BOOK}` }));
});

test('a book that is gone is not found, and an outage is no end', async () => {
  beOwner();
  server.refuse(READ, 404, { code: 'not_found', message: 'There is no such book.' });
  open(SAM);
  expect(await screen.findByText('Book not found')).toBeVisible();
  cleanup();
  server.refuse(READ, 503, { code: 'unavailable', message: 'The library is busy.' });
  open(SAM);
  expect(await screen.findByText('The library is busy.')).toBeVisible();
  server.answer(READ, twoPages);
  await press('Try again');
  await findScreen(INLINE_BOOK);
});

test('a session that has ended leads to the sign-in, and back', async () => {
  beOwner();
  server.refuse(READ, 401, { code: 'unauthorized', message: 'Please sign in again.' });
  open(SAM);
  await findButton('Admin Sign In');
  expect(history.state).toEqual({ from: SAM });
});
