// Section 8: the wording of failures, and every message the owner can see.
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { NewBook } from '../../contracts/book-form.ts';
import { beOwner } from '../test-support/people.ts';
import {
  address,
  button,
  field,
  fill,
  findButton,
  findMessage,
  isReady,
  message,
  open,
  press,
  settle,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { cardOf, cards, FLIPBOOK_URL, INLINE_BOOK, rowOf } from '../test-support/shelf.ts';
import { adminToken } from '../api/tokens.ts';

const ADD = 'POST /api/books';
const DELETE = 'DELETE /api/books/{bookId}';
const ENDED = 'Your session has ended. Please sign in again.';
const UNAUTHORIZED = { code: 'unauthorized', message: 'Unauthorized' } as const;

async function openAdmin(books = cards.slice(0, 2)): Promise<void> {
  beOwner(books);
  open('/admin');
  await screen.findByRole('table');
}

async function addBook(title: string): Promise<void> {
  fill('Title', title);
  fill('Flipbook Embed URL', FLIPBOOK_URL);
  await press('Add Book');
  await settle();
}

const dialog = () => within(screen.getByRole('alertdialog'));

async function deleteBook(title: string): Promise<void> {
  await press(`Delete ${title}`);
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  await settle();
}

describe('Any non-OK HTTP answer raises an error whose message is the status code, a colon, a space, then the answer body text (or the status text when the body is empty).', () => {
  for (const [body, said] of [
    ['short and stout', '502: short and stout'],
    ['', '502: Bad Gateway'],
    ['{"of":"no known shape"}', '502: {"of":"no known shape"}'],
  ] as const) {
    test(`an answer of "${body}"`, async () => {
      await openAdmin();
      server.refuse(ADD, 502, body);
      await addBook('A Book');
      expect(message()).toBe(`Failed to add book${said}`);
    });
  }
});

describe("Add book succeeds | 'Book added successfully!'", () => {
  describe("Delete book succeeds | 'Book deleted successfully!'", () => {
    describe('Delete confirmation text: \'Are you sure you want to delete "{title}"? This action cannot be undone and will remove all student progress for this book.\'', () => {
      test('one after the other, a title with quotation marks too', async () => {
        await openAdmin();
        server.answer(ADD, ({ body }) => {
          const added = rowOf({ ...cardOf((body as NewBook).title, 'level1'), id: 'added' });
          server.answer('GET /api/admin/books', [added]);
          return added;
        });
        server.answer(DELETE, null);
        const title = 'A Book "and" <b>more</b>';
        await addBook(title);
        expect(message()).toBe('Book added successfully!');
        await screen.findByRole('rowheader', { name: title });
        await press(`Delete ${title}`);
        expect(screen.getByRole('alertdialog')).toHaveTextContent(
          `Are you sure you want to delete "${title}"? This action cannot be undone and will remove all student progress for this book.`,
        );
        await user.click(dialog().getByRole('button', { name: 'Cancel' }));
        expect(screen.getByRole('rowheader', { name: title })).toBeVisible();
        expect(server.sent(DELETE)).toEqual([]);
        await deleteBook(title);
        expect(message()).toBe('Book deleted successfully!');
        expect(screen.queryByRole('rowheader', { name: title })).toBeNull();
      });
    });
  });
});

describe("Delete book fails | 'Failed to delete book'", () => {
  test('when it was deleted in another tab: its row goes too', async () => {
    await openAdmin();
    server.refuse(DELETE, 404, { code: 'not_found', message: 'Book not found' });
    await deleteBook(INLINE_BOOK);
    expect(message()).toBe('Failed to delete bookBook not found');
    expect(screen.queryByRole('rowheader', { name: INLINE_BOOK })).toBeNull();
  });

  test('when her session has ended: she signs in again', async () => {
    await openAdmin();
    server.refuse(DELETE, 401, UNAUTHORIZED);
    await deleteBook(INLINE_BOOK);
    await findButton('Admin Sign In');
    expect(address()).toBe('/admin/login');
    await findMessage(ENDED);
    expect(message()).toBe(`Failed to delete book${ENDED}`);
  });
});

describe("Add book fails | 'Failed to add book'", () => {
  test('when her session has ended: she signs in again, and no word is lost', async () => {
    await openAdmin();
    server.refuse(ADD, 401, UNAUTHORIZED);
    fill('Description (optional)', 'Half a sent');
    await addBook('A Book to Keep');
    await findButton('Admin Sign In');
    expect(address()).toBe('/admin/login');
    await findMessage(ENDED);
    expect(message()).toBe(`Failed to add book${ENDED}`);
    server.answer('POST /api/admin/login', { sessionToken: 'another-session' });
    fill('Username', 'admin');
    fill('Password', 'owner of the library');
    await press('Admin Sign In');
    await findButton('Add Book');
    expect(field('Title')).toHaveValue('A Book to Keep');
    expect(field('Description (optional)')).toHaveValue('Half a sent');
    expect(field('Flipbook Embed URL')).toHaveValue(FLIPBOOK_URL);
  });
});

const LOGIN = 'POST /api/admin/login';

describe("Admin login fails | 'Login Failed' / 'Invalid admin credentials'", () => {
  test('and the form is ready for another password', async () => {
    server.refuse('POST /api/admin/login', 401, {
      code: 'invalid_credentials',
      message: 'Invalid admin credentials',
    });
    open('/admin/login');
    await findButton('Admin Sign In');
    fill('Username', 'admin');
    fill('Password', 'wrong');
    await press('Admin Sign In');
    await settle();
    expect(message()).toBe('Login FailedInvalid admin credentials');
    expect(address()).toBe('/admin/login');
    expect(isReady(button('Admin Sign In'))).toBe(true);
    expect(field('Password')).toHaveFocus();
    expect(adminToken.read()).toBeNull();
  });

  const THROTTLED = 'Too many failed sign-ins. Please wait 15 minutes and try again.';
  const UNAVAILABLE = 'The library is very busy. Please try again in a moment.';
  const UNREACHABLE =
    'The library cannot be reached right now. Please check your internet connection and try again.';
  test.each<[string, () => void, string]>([
    [
      'a throttle',
      () => server.refuse(LOGIN, 429, { code: 'too_many_attempts', message: THROTTLED }),
      THROTTLED,
    ],
    [
      'an outage',
      () => server.refuse(LOGIN, 503, { code: 'unavailable', message: UNAVAILABLE }),
      UNAVAILABLE,
    ],
    ['a proxy’s page', () => server.refuse(LOGIN, 502, '<html>Bad Gateway</html>'), UNREACHABLE],
    ['no answer', () => server.lose(LOGIN), UNREACHABLE],
  ])("'Login Failed' for %s, too, in its own words", async (_, fail, text) => {
    fail();
    open('/admin/login');
    await findButton('Admin Sign In');
    fill('Username', 'admin');
    fill('Password', 'right');
    await press('Admin Sign In');
    await settle();
    expect(message()).toBe(`Login Failed${text}`);
    expect(isReady(button('Admin Sign In'))).toBe(true);
  });
});
