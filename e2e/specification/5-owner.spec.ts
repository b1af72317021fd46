// Section 5: what the owner's forms ask for, at the field and at the server.
import { origin, sandbox } from '../support/config.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { FLIPBOOK_ADDRESS } from '../support/shelf.ts';

interface Refusal {
  code: string;
  issues: { field: string; message: string }[];
}

async function post(path: string, body: unknown, token?: string) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { 'admin-auth': token }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Refusal };
}

const INVALID = 'Flipbook embed URL must be a valid https:// address';
const book = { title: 'A Book', category: 'level1', flipbookUrl: sandbox + FLIPBOOK_ADDRESS };

test.describe('Admin add book: title and flipbook URL required; the URL must be valid.', () => {
  test('at the fields, and nothing is sent', async ({ page, context }) => {
    await (await signInOwner()).enter(context);
    await page.goto('/admin');
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    const title = page.getByLabel('Title');
    const url = page.getByLabel('Flipbook Embed URL');
    await page.getByRole('button', { name: 'Add Book' }).click();
    await expect(title).toHaveAccessibleDescription('Title is required');
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toBeFocused();
    await expect(url).toHaveAccessibleDescription(/Flipbook embed URL is required/);
    await title.fill('   ');
    await expect(title).toHaveAccessibleDescription('Title is required');
    await title.fill('A Book');
    await expect(title).not.toHaveAttribute('aria-invalid');
    for (const address of [
      'not a url',
      'online.fliphtml5.com/abcd/efgh',
      'http://online.fliphtml5.com/abcd/efgh',
      'javascript:alert(1)',
      'data:text/html,book',
      'https://owner:secret@online.fliphtml5.com/abcd',
    ]) {
      await url.fill(address);
      await expect(url, address).toHaveAccessibleDescription(new RegExp(INVALID));
      await page.getByRole('button', { name: 'Add Book' }).click();
    }
    await expect(url).toBeFocused();
    expect(sent).toBe(0);
  });

  test('at the server', async () => {
    const { token } = await signInOwner();
    for (const [field, message, change] of [
      ['title', 'Title is required', { title: ' ' }],
      ['title', 'Title is required', { title: undefined }],
      ['flipbookUrl', 'Flipbook embed URL is required', { flipbookUrl: '' }],
      ['flipbookUrl', 'Flipbook embed URL is required', { flipbookUrl: undefined }],
      ['flipbookUrl', INVALID, { flipbookUrl: 'not a url' }],
      ['flipbookUrl', INVALID, { flipbookUrl: 'javascript:alert(1)' }],
    ] as const) {
      const answer = await post('/api/books', { ...book, ...change }, token);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: 'invalid_request',
        issues: [{ field, message }],
      });
    }
  });

  test.describe('what the server alone refuses', () => {
    test.use({ expectedErrors: /status of 400/ });

    test('is told beside its field', async ({ page, context }) => {
      await (await signInOwner()).enter(context);
      await page.goto('/admin');
      await page.getByLabel('Title').fill(book.title);
      await page.getByLabel('Flipbook Embed URL').fill(book.flipbookUrl);
      // A page that is older than its server asks for less.
      await page.route('**/api/books', (route) =>
        route.continue({ postData: JSON.stringify({ ...book, title: ' ' }) }),
      );
      await page.getByRole('button', { name: 'Add Book' }).click();
      const title = page.getByLabel('Title');
      await expect(title).toHaveAccessibleDescription('Title is required');
      await expect(title).toBeFocused();
    });
  });
});

test.describe('Admin login: username and password required.', () => {
  test('at the fields, and nothing is sent', async ({ page }) => {
    await page.goto('/admin/login');
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await page.getByRole('button', { name: 'Admin Sign In' }).click();
    const username = page.getByLabel('Username');
    await expect(username).toHaveAccessibleDescription('Username is required');
    await expect(username).toBeFocused();
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAccessibleDescription('Password is required');
    await username.fill('admin');
    await page.keyboard.press('Enter');
    await expect(username).not.toHaveAttribute('aria-invalid');
    await expect(password).toBeFocused();
    expect(sent).toBe(0);
  });

  test('at the server', async () => {
    for (const [field, message, body] of [
      ['username', 'Username is required', { password: 'x' }],
      ['username', 'Username is required', { username: ' ', password: 'x' }],
      ['password', 'Password is required', { username: 'x' }],
      ['password', 'Password is required', { username: 'x', password: '' }],
    ] as const) {
      const answer = await post('/api/admin/login', body);
      expect(answer.status).toBe(400);
      expect(answer.body.issues).toEqual([{ field, message }]);
    }
  });
});
