// Section 2: the library home.
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { freePorts, startProduct } from '../support/product.ts';
import { bookCard } from '../support/shelf.ts';

test.describe("Book grid: 'Loading books...' while loading, 'No books available yet.' when empty. Books are listed optionally filtered by category.", () => {
  test('a library without books says so, and shows the first one that is added', async ({
    newPage,
  }) => {
    const dataDir = dataFolder();
    const product = await startProduct({ ...(await freePorts()), dataDir });
    try {
      const owner = await signInOwner(product.origin);
      const books = await owner.call<{ id: string }[]>('GET', '/api/admin/books');
      for (const { id } of books) await owner.call('DELETE', `/api/books/${id}`);
      const family = await enrol({ at: product });
      const page = await newPage({ baseURL: product.origin });
      await family.enter(page.context());
      await page.goto('/');
      await expect(page.getByText('No books available yet.')).toBeVisible();
      await expect(page.getByText('Welcome back, Kim!')).toBeVisible();

      await owner.addBook({ title: 'The Only Book', category: 'level3' });
      await page.reload();
      await expect(bookCard(page, 'The Only Book')).toBeVisible();
      await page.getByRole('button', { name: 'Beginner (Levels 1-3)' }).click();
      await expect(page.getByText('No books available yet.')).toBeVisible();
      await page.close();
    } finally {
      await product.kill();
      removeFolder(dataDir);
    }
  });
});
