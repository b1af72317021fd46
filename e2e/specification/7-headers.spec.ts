// Section 7: the headers of every call, as the browser sends them.
import type { Page } from '@playwright/test';
import { listen } from '../support/calls.ts';
import { origin } from '../support/config.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { INLINE_BOOK, bookCard } from '../support/shelf.ts';

/** Makes calls of a family and of the owner, with and without a body. */
async function makeCalls(page: Page): Promise<void> {
  await page.goto('/');
  await bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Read Now' }).click();
  await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible();
  // In a second tab, because leaving the page would cancel calls that are not sent yet.
  const ownerPage = await page.context().newPage();
  await ownerPage.goto('/admin');
  await expect(ownerPage.getByRole('table')).toBeVisible();
}

test.use({ expectedErrors: /status of 400.*catalogue/ });

test.describe('Every call includes cookies. Calls with a body send it as JSON. If a user token is stored … it is sent as a bearer Authorization header; if an admin token is stored it is sent in a header named admin-auth.', () => {
  test('with both tokens stored, on every call of the family and of the owner, an upload among them', async ({
    page,
    context,
  }) => {
    const [family, owner] = await Promise.all([enrol(), signInOwner()]);
    await family.enter(context);
    await page.addInitScript((token) => localStorage.setItem('adminToken', token), owner.token);
    await context.addCookies([{ name: 'biscuit', value: 'oatmeal', url: origin }]);
    const calls = listen(context);
    await makeCalls(page);
    await calls.arrive('GET /api/admin/books');
    await calls.arrive('POST /api/progress');
    expect(calls.all().length).toBeGreaterThan(8);
    for (const request of calls.all()) {
      const headers = await request.allHeaders();
      expect.soft(headers['cookie'], request.url()).toContain('biscuit=oatmeal');
      expect.soft(headers['authorization'], request.url()).toBe(`Bearer ${family.token}`);
      expect.soft(headers['admin-auth'], request.url()).toBe(owner.token);
      const body = request.postData();
      expect.soft(headers['content-type']).toBe(body === null ? undefined : 'application/json');
      if (body !== null) expect.soft(() => JSON.parse(body) as unknown).not.toThrow();
    }
    const file = { name: 'books.json', mimeType: 'application/json', buffer: Buffer.from('{') };
    const ownerPage = await context.newPage();
    await ownerPage.goto('/admin#file');
    const [upload] = await Promise.all([
      ownerPage.waitForRequest((request) => request.url().includes('/api/admin/catalogue/check')),
      ownerPage.getByLabel('File to import').setInputFiles(file),
    ]);
    const uploadHeaders = await upload.allHeaders();
    expect(uploadHeaders).toMatchObject({
      authorization: `Bearer ${family.token}`,
      'admin-auth': owner.token,
    });
    expect(uploadHeaders['cookie']).toContain('biscuit=oatmeal');
    const posted = await calls.sent('POST /api/progress');
    expect(posted.postDataJSON()).toEqual({ bookId: 'sam-and-the-wet-hat', currentPage: 1 });
  });
});
