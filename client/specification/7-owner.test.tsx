// Section 7: the owner's calls, row by row, and the headers sent with a call.
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { NewBook } from '../../contracts/book-form.ts';
import { beFamily, beOwner } from '../test-support/people.ts';
import { fill, findButton, open, press, settle, user, field } from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { cardOf, FLIPBOOK_URL, INLINE_BOOK, rowOf } from '../test-support/shelf.ts';
import { adminToken, userToken } from '../api/tokens.ts';

const LIST = 'GET /api/admin/books';
const LOGIN = 'POST /api/admin/login';

describe('POST /api/admin/login | username, password | sessionToken, stored locally', () => {
  describe('GET /api/admin/books | none | admin list of books', () => {
    test('one after the other', async () => {
      beOwner();
      adminToken.remove();
      server.answer(LOGIN, { sessionToken: 'a-session' });
      open('/admin/login');
      await findButton('Admin Sign In');
      fill('Username', 'admin');
      fill('Password', 'owner of the library');
      await press('Admin Sign In');
      await screen.findByRole('rowheader', { name: INLINE_BOOK });
      expect(server.sent(LOGIN).map(({ body }) => body)).toEqual([
        { username: 'admin', password: 'owner of the library' },
      ]);
      const [list] = server.sent(LIST);
      expect(list?.body).toBeUndefined();
      expect(list?.headers.get('admin-auth')).toBe('a-session');
      expect(adminToken.read()).toBe('a-session');
    });
  });
});

describe("POST /api/books | title, author, description, category, coverImageUrl, flipbookUrl, flipbookId, plus fixed totalPages 1, starReward 1, flipbookType 'fliphtml5' | creates a book", () => {
  describe('DELETE /api/books/{id} | none | deletes a book', () => {
    test('one after the other', async () => {
      beOwner([]);
      const book = {
        title: 'A Book',
        author: 'An Author',
        description: 'Two\nlines.',
        category: 'level5',
        coverImageUrl: '/public-objects/cover.svg',
        flipbookUrl: FLIPBOOK_URL,
        flipbookId: 'crab',
      };
      server.answer('POST /api/books', ({ body }) => {
        const added = rowOf(cardOf((body as NewBook).title, 'level5'));
        server.answer(LIST, [added]);
        return added;
      });
      server.answer('DELETE /api/books/{bookId}', null);
      open('/admin');
      await screen.findByText('No books available yet.');
      fill('Title', book.title);
      fill('Author (optional)', book.author);
      fill('Description (optional)', book.description);
      await user.selectOptions(field('Category'), book.category);
      fill('Cover Image URL (optional)', book.coverImageUrl);
      fill('Flipbook Embed URL', book.flipbookUrl);
      fill('Flipbook Book ID (optional)', book.flipbookId);
      await press('Add Book');
      await screen.findByRole('rowheader', { name: book.title });
      expect(server.sent('POST /api/books').map(({ body }) => body)).toEqual([
        { ...book, totalPages: 1, starReward: 1, flipbookType: 'fliphtml5' },
      ]);

      await press('Delete A Book');
      const dialog = within(screen.getByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
      await settle();
      const [deleted] = server.sent('DELETE /api/books/{bookId}');
      expect([deleted?.params, deleted?.body]).toEqual([{ bookId: 'a-book' }, undefined]);
      expect(screen.queryByRole('rowheader', { name: book.title })).toBeNull();
    });
  });
});

describe('If a user token is stored (and is not the literal text undefined) it is sent as a bearer Authorization header; if an admin token is stored it is sent in a header named admin-auth.', () => {
  for (const [name, stored] of [
    ['nothing stored sends neither', null],
    ['the literal text undefined is no token', 'undefined'],
  ] as const) {
    test(name, async () => {
      if (stored !== null) {
        localStorage.setItem('firebase_token', stored);
        localStorage.setItem('adminToken', stored);
      }
      server.refuse(LOGIN, 503);
      open('/admin/login');
      await findButton('Admin Sign In');
      fill('Username', 'admin');
      fill('Password', 'owner of the library');
      await press('Admin Sign In');
      await settle();
      const [asked] = server.sent(LOGIN);
      expect(asked?.credentials).toBe('include');
      expect(asked?.headers.has('authorization')).toBe(false);
      expect(asked?.headers.has('admin-auth')).toBe(false);
    });
  }

  test('a user token goes along by itself', async () => {
    beFamily();
    open('/');
    await screen.findAllByRole('article');
    for (const { headers } of server.sent()) {
      expect(headers.get('authorization')).toBe(`Bearer ${userToken.read()}`);
      expect(headers.has('admin-auth')).toBe(false);
    }
  });

  test('an admin token goes along by itself', async () => {
    beOwner();
    open('/admin');
    await screen.findByRole('table');
    const [list] = server.sent(LIST);
    expect(list?.headers.get('admin-auth')).toBe('owner-session');
    expect(list?.headers.has('authorization')).toBe(false);
  });
});
