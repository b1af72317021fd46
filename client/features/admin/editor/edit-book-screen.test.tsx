// The edit book screen: unsaved changes, merges, and deleted books.
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { flipbookChanges } from '../../../../contracts/book-form.ts';
import { adminBook, type WholeBook } from '../../../../contracts/books.ts';
import type { BookReport } from '../../../../contracts/phonics.ts';
import { wholeBookOf } from '../../../test-support/shelf.ts';
import { createStorage } from '../../../test-support/storage.ts';
import { beOwner } from '../../../test-support/people.ts';
import {
  address,
  button,
  expectFocus,
  field,
  findButton,
  findMessage,
  open,
  press,
  settle,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';

const BOOK = 'GET /api/admin/books/{bookId}';
const SAM = 'sam-and-the-wet-hat';

const book = wholeBookOf();

/** A report in which every word can be read. */
const report: BookReport = {
  level: 1,
  step: null,
  words: 2,
  decodable: 1,
  withHeartWords: 1,
  practising: ['sam', 'sat'],
  failing: [],
  ambiguous: [],
};

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('edit_draft'));

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

test('a change that is undone leaves no draft', async () => {
  await openBook();
  await retype('Words of page 1', 'Pam sat.');
  await expect.poll(drafts).toHaveLength(1);
  await retype('Words of page 1', 'Sam sat.');
  await expect.poll(drafts).toEqual([]);
  await retype('Author (optional)', 'Robin');
  await expect.poll(drafts).toHaveLength(1);
  await retype('Author (optional)', '');
  await expect.poll(drafts).toEqual([]);
  // A draft restored after reopening the page stays until it is saved or discarded.
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

test('saves every field of the stored book with the change', async () => {
  const filled = wholeBookOf({
    ...{ author: 'Kim', description: 'A hat.', coverImageUrl: '/public-objects/a.png' },
    heroImageUrl: '/public-objects/b.png',
    ...{ levelReason: 'Ours.', flipbookType: 'fliphtml5', flipbookId: 'sam', text: 'Sam sat.' },
    ...{ flipbookUrl: 'https://flipbooks.example.com/sam', content: null, version: 3 },
    ...{ series: 'Hats', seriesNumber: 2 },
  });
  beOwner();
  server.answer(BOOK, filled);
  server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
  server.answer('PUT /api/books/{bookId}', filled);
  open(`/admin/books/${SAM}`);
  await screen.findByLabelText('Title');
  await retype('Title', 'Pam');
  await press('Save Changes');
  await findMessage('Book saved successfully!');
  // The state is no field of the form: saving words never changes it.
  const fields = Object.keys(flipbookChanges.shape).filter(
    (field) => !['state', 'publishAt'].includes(field),
  );
  const stored = Object.entries(filled).filter(([field]) => fields.includes(field));
  const body = { ...Object.fromEntries(stored), title: 'Pam' };
  expect(server.sent('PUT /api/books/{bookId}')[0]?.body).toEqual(body);
  // A new field must be filled in above.
  expect(Object.values(body)).not.toContain(null);
});

describe('the text after the flipbook address has changed', () => {
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

  test('is not saved before the owner confirms it', async () => {
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

  test('needs no confirmation after it is removed or the address is restored', async () => {
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

  test('needs confirmation again after a reload', async () => {
    await moveTo('https://flipbooks.example.com/pam');
    await settle();
    cleanup();
    open(`/admin/books/${SAM}`);
    await screen.findByText('Your unsaved changes are back');
    expect(question()).toBeVisible();
  });
});

describe('leaving with an unsaved change', () => {
  const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
  const closesTab = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  const followLink = () => user.click(screen.getByRole('link', { name: 'All books' }));

  test('asks for confirmation on a link and when the tab closes', async () => {
    await openBook();
    expect(closesTab()).toBe(true);
    await retype('Author (optional)', 'Robin');
    expect(closesTab()).toBe(false);
    await followLink();
    expect(question()).toHaveTextContent('It stays in this browser');
    await press('Cancel');
    expect(address()).toBe(`/admin/books/${SAM}`);
    await followLink();
    await press('Leave');
    await screen.findByRole('heading', { name: 'Library Admin' });
    expect(address()).toBe('/admin');
    expect(closesTab()).toBe(true);
    // Leaving keeps the draft.
    expect(drafts()).toHaveLength(1);
  });

  test('does not ask without a change or after a save', async () => {
    await openBook();
    await followLink();
    expect(question()).toBeNull();
    await screen.findByRole('heading', { name: 'Library Admin' });
    cleanup();
    await openBook();
    await retype('Author (optional)', 'Robin');
    server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
    server.answer('PUT /api/books/{bookId}', { ...book, author: 'Robin' });
    await press('Save Changes');
    await screen.findByRole('heading', { name: 'Library Admin' });
    expect(question()).toBeNull();
    expect(closesTab()).toBe(true);
    expect(drafts()).toEqual([]);
  });

  test('warns that the change will be lost when the storage is full', async () => {
    await openBook();
    for (const name of ['localStorage', 'sessionStorage']) {
      const full = createStorage({ adminToken: 'owner-session' });
      full.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      vi.stubGlobal(name, full);
    }
    await retype('Author (optional)', 'Robin');
    await screen.findByText(
      'What you type cannot be kept here. Save it before you leave this page.',
    );
    await followLink();
    expect(question()).toHaveTextContent('it will be lost');
    await press('Leave');
    await screen.findByRole('heading', { name: 'Library Admin' });
    vi.unstubAllGlobals();
  });

  test('asks before logging out, which discards the drafts', async () => {
    await openBook();
    await retype('Author (optional)', 'Robin');
    await followLink();
    await press('Leave');
    server.answer('POST /api/admin/logout', null);
    await user.click(await findButton('Log out'));
    await screen.findByRole('alertdialog', { name: 'Log out?' });
    await press('Cancel');
    expect(server.sent('POST /api/admin/logout')).toEqual([]);
    expect(drafts()).toHaveLength(1);
    await press('Log out');
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    await findButton('Admin Sign In');
    expect(drafts()).toEqual([]);
  });
});

test('removed pages can be restored one by one after a reload', async () => {
  const three = ['One.', 'Two.', 'Three.'].map((words) => ({ picture: null, words, html: null }));
  beOwner();
  server.answer(BOOK, { ...book, content: three });
  open(`/admin/books/${SAM}`);
  await screen.findByLabelText('Words of page 1');
  await press('Remove page 2');
  await press('Remove page 1');
  expect(screen.getByText('Page 1 is removed, and 1 before it.')).toBeVisible();
  await press('Add a page');
  await expect.poll(drafts).toHaveLength(1);
  await settle();
  cleanup();
  open(`/admin/books/${SAM}`);
  await screen.findByText('Your unsaved changes are back');
  await press('Put it back');
  await press('Put it back');
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
  const words = screen
    .getAllByLabelText(/^Words of page/)
    .map((one) => (one as HTMLTextAreaElement).value);
  expect(words).toEqual(['One.', 'Two.', 'Three.', '']);
});

test('the changes of two owners are merged field by field', async () => {
  await openBook();
  await retype('Title', 'Sam and Pam');
  await retype('Words of page 1', 'Sam ran.');
  const theirs: WholeBook = {
    ...book,
    author: 'Kim',
    content: [{ picture: null, words: 'Sam hid.', html: null }],
    version: 2,
  };
  server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
  server.refuse('PUT /api/books/{bookId}', 409, {
    code: 'changed_meanwhile',
    message: 'This book was changed after you opened it.',
  });
  server.answer(BOOK, theirs);
  await press('Save Changes');
  const clash = within(await screen.findByRole('group', { name: 'Two versions of page 1' }));
  expect(
    screen.getByText(
      /What is stored has changed in author and page 1\. You have changed title and page 1\./,
    ),
  ).toBeVisible();
  await user.click(clash.getByRole('radio', { name: 'Both, yours first' }));
  await press('Keep both changes');
  expect(field('Title')).toHaveValue('Sam and Pam');
  expect(field('Author (optional)')).toHaveValue('Kim');
  expect(field('Words of page 1')).toHaveValue('Sam ran.');
  expect(field('Words of page 2')).toHaveValue('Sam hid.');
  await expectFocus(() => button('Save Changes'));
  server.answer('PUT /api/books/{bookId}', theirs);
  await press('Save Changes');
  await findMessage('Book saved successfully!');
  expect(server.sent('PUT /api/books/{bookId}').at(-1)?.body).toMatchObject({
    title: 'Sam and Pam',
    author: 'Kim',
    version: 2,
  });
});

test('taking the stored book leaves no unsaved change', async () => {
  await openBook();
  await retype('Author (optional)', 'Robin');
  server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
  server.refuse('PUT /api/books/{bookId}', 409, {
    code: 'changed_meanwhile',
    message: 'This book was changed after you opened it.',
  });
  server.answer(BOOK, { ...book, author: 'Kim', version: 2 });
  await press('Save Changes');
  await user.click(await findButton('Use the book as it is now'));
  expect(field('Author (optional)')).toHaveValue('Kim');
  await expect.poll(drafts).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'All books' }));
  await screen.findByRole('heading', { name: 'Library Admin' });
});

describe('a book deleted during the edit', () => {
  const notFound = { code: 'not_found', message: 'Book not found' } as const;
  const deleteBook = () => {
    server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
    server.refuse('PUT /api/books/{bookId}', 404, notFound);
    server.refuse(BOOK, 404, notFound);
  };
  async function addAsNew(): Promise<void> {
    const answer = { ...book, id: 'sam-again', openUrl: null, report: null };
    server.answer('POST /api/books', adminBook.parse(answer));
    await press('Add Book');
    await findMessage('Book added successfully!');
    expect(server.sent('POST /api/books')[0]?.body).toMatchObject({
      title: book.title,
      author: 'Robin',
      flipbookType: 'html',
      content: [{ words: 'Sam sat.' }],
    });
    expect(drafts()).toEqual([]);
  }

  async function openDeletedBookWithDraft(): Promise<void> {
    await openBook();
    await retype('Author (optional)', 'Robin');
    await expect.poll(drafts).toHaveLength(1);
    cleanup();
    await settle();
    deleteBook();
    open(`/admin/books/${SAM}`);
  }

  test('shows a notice, and the edit can be added as a new book', async () => {
    await openBook();
    await retype('Author (optional)', 'Robin');
    deleteBook();
    await press('Save Changes');
    await screen.findByText('Failed to save book');
    expect(screen.getByText('Book not found')).toBeVisible();
    await screen.findByText('This book has been deleted in the meantime');
    expect(field('Author (optional)')).toHaveValue('Robin');
    await addAsNew();
  });

  test('restores the draft, which can be added as a new book', async () => {
    await openDeletedBookWithDraft();
    await screen.findByText('This book has been deleted in the meantime');
    await addAsNew();
  });

  test('shows that the book was not found after the draft is discarded', async () => {
    await openDeletedBookWithDraft();
    await user.click(await findButton('Discard it'));
    await press('Discard');
    await screen.findByText('It may have been deleted.');
    expect(drafts()).toEqual([]);
  });
});

test('a draft from when the book was deleted does not add a second book once the book is back', async () => {
  await openBook();
  await retype('Author (optional)', 'Robin');
  await expect.poll(drafts).toHaveLength(1);
  cleanup();
  await settle();
  const [key = ''] = drafts();
  const draft = JSON.parse(localStorage.getItem(key) ?? '') as object;
  localStorage.setItem(key, JSON.stringify({ ...draft, version: 0, found: null }));
  server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
  open(`/admin/books/${SAM}`);
  await screen.findByText('Your unsaved changes are back');
  await press('Save Changes');
  await screen.findByText('Failed to save book');
  expect(server.sent('POST /api/books')).toEqual([]);
  // The server refuses the draft, because it has no version.
  expect(server.end()).toEqual([expect.stringContaining('PUT /api/books/{bookId}: the body')]);
});

test("discarding this tab's draft leaves the draft of another tab untouched", async () => {
  await openBook();
  await retype('Author (optional)', 'Robin');
  await expect.poll(drafts).toHaveLength(1);
  cleanup();
  await settle();
  const [key = ''] = drafts();
  const otherTabs = localStorage.getItem(key) ?? '';
  sessionStorage.setItem(`second ${key}`, otherTabs.replace('Robin', 'Kim'));
  open(`/admin/books/${SAM}`);
  await user.click(await findButton('Discard them'));
  await press('Discard');
  expect(field('Author (optional)')).toHaveValue('');
  await retype('Author (optional)', 'Alex');
  await screen.findByText('Another tab has its own changes to this');
  expect(localStorage.getItem(key)).toBe(otherTabs);
});

test('a deleted book without a draft cannot be edited', async () => {
  beOwner();
  server.refuse(BOOK, 404, { code: 'not_found', message: 'Book not found' });
  open(`/admin/books/${SAM}`);
  await screen.findByText('It may have been deleted.');
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});
