// A book that is changed: what counts as an unsaved change, and what is said where the book has gone.
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WholeBook } from '../../../contracts/books.ts';
import type { BookReport } from '../../../contracts/phonics.ts';
import { beOwner } from '../../test-support/people.ts';
import {
  expectFocus,
  field,
  findMessage,
  open,
  press,
  settle,
  user,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';

const BOOK = 'GET /api/admin/books/{bookId}';
const SAM = 'sam-and-the-wet-hat';

const book: WholeBook = {
  id: SAM,
  title: 'Sam and the Wet Hat',
  author: null,
  description: null,
  category: 'level1',
  coverImageUrl: null,
  flipbookType: 'html',
  flipbookUrl: null,
  flipbookId: null,
  totalPages: 1,
  starReward: 1,
  createdAt: 1,
  levelReason: null,
  text: null,
  content: [{ picture: null, words: 'Sam sat.', html: null }],
  version: 1,
};

/** Its two words can be read. */
const report: BookReport = {
  level: 1,
  words: 2,
  decodable: 1,
  withHeartWords: 1,
  practising: ['sam', 'sat'],
  failing: [],
  ambiguous: [],
};

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('edit_draft'));

async function openBook(): Promise<void> {
  beOwner();
  server.answer(BOOK, book);
  open(`/admin/books/${SAM}`);
  await screen.findByLabelText('Words of page 1');
}

async function retype(label: string, text: string): Promise<void> {
  await user.clear(field(label));
  if (text !== '') await user.type(field(label), text);
}

test('a change that was taken back is no unsaved change', async () => {
  await openBook();
  await retype('Words of page 1', 'Pam sat.');
  await expect.poll(drafts).toHaveLength(1);
  await retype('Words of page 1', 'Sam sat.');
  await expect.poll(drafts).toEqual([]);
  await retype('Author (optional)', 'Robin');
  await expect.poll(drafts).toHaveLength(1);
  await retype('Author (optional)', '');
  await expect.poll(drafts).toEqual([]);
  // Changes that came back when the page was opened again stay until they are saved or discarded.
  await retype('Words of page 1', 'Pam sat.');
  await expect.poll(drafts).toHaveLength(1);
  cleanup();
  open(`/admin/books/${SAM}`);
  await screen.findByText('Your unsaved changes are back');
  await retype('Words of page 1', 'Sam sat.');
  expect(field('Words of page 1')).toHaveValue('Sam sat.');
  await settle();
  expect(drafts()).toHaveLength(1);
});

describe('the words of a flipbook that became another', () => {
  const flipbook: WholeBook = {
    ...book,
    flipbookType: 'fliphtml5',
    flipbookUrl: 'https://flipbooks.example.com/sam',
    text: 'Sam sat.',
    content: null,
  };
  const question = () => screen.queryByRole('group', { name: /^Are these the words of the new/ });
  const text = () => field('Text of the book (optional)');

  async function moveTo(address: string): Promise<void> {
    beOwner();
    server.answer(BOOK, flipbook);
    server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
    server.answer('PUT /api/books/{bookId}', flipbook);
    open(`/admin/books/${SAM}`);
    await screen.findByLabelText('Flipbook Embed URL');
    await retype('Flipbook Embed URL', address);
    await user.tab();
  }

  test('are not saved as the new one’s before the owner has said so', async () => {
    await moveTo('https://flipbooks.example.com/pam');
    expect(question()).toBeVisible();
    await press('Save Changes');
    await expect.poll(() => text().getAttribute('aria-invalid')).toBe('true');
    expect(text()).toHaveAccessibleDescription(/whether these are the words of the new flipbook/);
    expect(server.sent('PUT /api/books/{bookId}')).toEqual([]);
    await press('Keep these words');
    expect(question()).toBeNull();
    await expectFocus(text);
    await press('Save Changes');
    await findMessage('Book saved successfully!');
    expect(server.sent('PUT /api/books/{bookId}')[0]?.body).toMatchObject({
      flipbookUrl: 'https://flipbooks.example.com/pam',
      text: 'Sam sat.',
    });
  });

  test('are asked about no more once they are removed, or the address is what it was', async () => {
    await moveTo('https://flipbooks.example.com/pam');
    await press('Remove these words');
    expect(text()).toHaveValue('');
    await user.type(text(), 'Pam sat.');
    expect(question()).toBeNull();
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    await moveTo('https://flipbooks.example.com/pam');
    await retype('Flipbook Embed URL', 'https://flipbooks.example.com/sam');
    await user.tab();
    expect(question()).toBeNull();
  });

  test('are asked about again where the form came back after a reload', async () => {
    await moveTo('https://flipbooks.example.com/pam');
    await settle();
    cleanup();
    open(`/admin/books/${SAM}`);
    await screen.findByText('Your unsaved changes are back');
    expect(question()).toBeVisible();
  });
});

test('a book that is gone says so, before and after it was opened', async () => {
  await openBook();
  await retype('Author (optional)', 'Robin');
  const gone = { code: 'not_found', message: 'Book not found' } as const;
  server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
  server.refuse('PUT /api/books/{bookId}', 404, gone);
  server.refuse(BOOK, 404, gone);
  await press('Save Changes');
  await screen.findByText('Failed to save book');
  expect(screen.getByText('Book not found')).toBeVisible();
});

test('a book that is gone cannot be opened', async () => {
  beOwner();
  server.refuse(BOOK, 404, { code: 'not_found', message: 'Book not found' });
  open(`/admin/books/${SAM}`);
  await screen.findByText('It may have been deleted meanwhile.');
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});
