// Section 7: the owner's calls, row by row.
import { answerOf, listen } from '../support/calls.ts';
import { sandbox } from '../support/config.ts';
import { expect, test } from '../support/journey.ts';
import { newTitle, signInOwner } from '../support/owner.ts';
import { OWNER } from '../support/product.ts';
import { FLIPBOOK_ADDRESS, INLINE_BOOK } from '../support/shelf.ts';

test.describe('POST /api/admin/login | username, password | sessionToken, stored locally', () => {
  test.describe('GET /api/admin/books | none | admin list of books', () => {
    test('one after the other', async ({ page }) => {
      const calls = listen(page);
      await page.goto('/admin/login');
      await page.getByLabel('Username').fill(OWNER.username);
      await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
      await page.getByRole('button', { name: 'Admin Sign In' }).click();
      const login = await calls.sent('POST /api/admin/login');
      expect(login.postDataJSON()).toEqual(OWNER);
      const { sessionToken } = await answerOf<{ sessionToken: string }>(login);
      const list = await calls.sent('GET /api/admin/books');
      expect(list.postData()).toBeNull();
      expect(await list.headerValue('admin-auth')).toBe(sessionToken);
      const books = await answerOf<{ title: string }[]>(list);
      expect(books.map(({ title }) => title)).toContain(INLINE_BOOK);
      await expect(page.getByRole('rowheader', { name: INLINE_BOOK })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBe(sessionToken);
    });
  });
});

test.describe("POST /api/books | title, author, description, category, coverImageUrl, flipbookUrl, flipbookId, plus fixed totalPages 1, starReward 1, flipbookType 'fliphtml5' | creates a book", () => {
  test.describe('DELETE /api/books/{id} | none | deletes a book', () => {
    test('one after the other', async ({ page, context }) => {
      const owner = await signInOwner();
      await owner.enter(context);
      const calls = listen(page);
      await page.goto('/admin');
      const book = {
        title: newTitle(),
        author: 'An Author',
        description: 'Two\nlines.',
        category: 'level5',
        coverImageUrl: await owner.storedCover(),
        flipbookUrl: sandbox + FLIPBOOK_ADDRESS,
        flipbookId: 'crab',
      };
      await page.getByLabel('Title').fill(book.title);
      await page.getByLabel('Author').fill(book.author);
      await page.getByLabel('Description').fill(book.description);
      await page.getByLabel('Category').selectOption(book.category);
      await page.getByLabel('Cover Image URL').fill(book.coverImageUrl);
      await page.getByLabel('Flipbook Embed URL').fill(book.flipbookUrl);
      await page.getByLabel('Flipbook Book ID').fill(book.flipbookId);
      await page.getByRole('button', { name: 'Add Book' }).click();
      const added = await calls.sent('POST /api/books');
      expect(added.postDataJSON()).toEqual({
        ...book,
        totalPages: 1,
        starReward: 1,
        flipbookType: 'fliphtml5',
      });
      const { id } = await answerOf<{ id: string }>(added);
      await expect(page.getByRole('rowheader', { name: book.title })).toBeVisible();

      await page.getByRole('button', { name: `Delete ${book.title}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      const deleted = await calls.sent(`DELETE /api/books/${id}`);
      expect(deleted.postData()).toBeNull();
      await expect(page.getByRole('rowheader', { name: book.title })).toBeHidden();
    });
  });
});
