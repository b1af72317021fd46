// A book that is changed: what counts as an unsaved change, and what is said where the book has gone.
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WholeBook } from '../../../contracts/books.ts';
import type { BookReport } from '../../../contracts/phonics.ts';
import { beOwner } from '../../test-support/people.ts';
import { field, open, press, settle, user } from '../../test-support/screens.tsx';
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
