// Section 6: what only the owner may do.
import { origin } from '../support/config.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { newTitle, signInOwner } from '../support/owner.ts';
import { OWNER } from '../support/product.ts';

const book = {
  title: 'Not Mine to Add',
  category: 'level1',
  flipbookUrl: 'https://books.example.com/a',
};

async function statusOf(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<number> {
  const response = await fetch(origin + path, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status;
}

test.describe('Admin (library owner): identified by an adminToken in local storage obtained through username/password login; may add and delete books.', () => {
  test('the token of the login is all it takes, and nothing else opens the screen', async ({
    page,
    newPage,
  }) => {
    await page.goto('/admin/login');
    await page.getByLabel('Username').fill(OWNER.username);
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.getByRole('button', { name: 'Admin Sign In' }).click();
    await page.waitForURL('**/admin');
    const token = await page.evaluate(() => localStorage.getItem('adminToken') ?? '');

    const otherPage = await newPage({ baseURL: origin });
    await otherPage.addInitScript((value) => localStorage.setItem('adminToken', value), token);
    await otherPage.goto('/admin');
    await expect(otherPage.getByRole('table')).toBeVisible();
    await otherPage.close();

    const headers = { 'admin-auth': token };
    const title = newTitle();
    expect(await statusOf('POST', '/api/books', headers, { ...book, title })).toBe(200);
    const owner = await signInOwner();
    const books = await owner.call<{ id: string; title: string }[]>('GET', '/api/admin/books');
    const id = books.find((listed) => listed.title === title)?.id ?? '';
    expect(await statusOf('DELETE', `/api/books/${id}`, headers)).toBe(204);
  });

  test('no family may, and the owner reads nothing of a family', async () => {
    const [family, owner] = await Promise.all([enrol(), signInOwner()]);
    const { id } = await owner.addBook();
    for (const headers of [
      {},
      { authorization: `Bearer ${family.token}` },
      { 'admin-auth': family.token },
      { authorization: `Bearer ${owner.token}` },
      { 'admin-auth': 'undefined' },
      { 'admin-auth': `${owner.token.slice(0, -1)}_` },
    ] as Record<string, string>[]) {
      expect(await statusOf('POST', '/api/books', headers, book)).toBe(401);
      expect(await statusOf('DELETE', `/api/books/${id}`, headers)).toBe(401);
      expect(await statusOf('GET', '/api/admin/books', headers)).toBe(401);
    }
    for (const path of ['/api/books', `/api/books/${id}`, '/api/progress', '/api/auth/user']) {
      expect(await statusOf('GET', path, { 'admin-auth': owner.token }), path).toBe(401);
    }
    await owner.call('DELETE', `/api/books/${id}`);
  });
});
