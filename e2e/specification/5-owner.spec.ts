// Section 5: the server's validation of the owner's forms.
import { origin, sandbox } from '../support/config.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { FLIPBOOK_ADDRESS } from '../support/shelf.ts';

interface ErrorBody {
  code: string;
  issues: { field: string; message: string }[];
}

async function post(path: string, body: unknown, token?: string) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { 'admin-auth': token }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as ErrorBody };
}

const INVALID = 'Flipbook embed URL must be a valid https:// address';
const book = { title: 'A Book', category: 'level1', flipbookUrl: sandbox + FLIPBOOK_ADDRESS };

test.describe('Admin add book: title and flipbook URL required; the URL must be valid.', () => {
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
      const response = await post('/api/books', { ...book, ...change }, token);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({
        code: 'invalid_request',
        issues: [{ field, message }],
      });
    }
  });
});

test.describe('Admin login: username and password required.', () => {
  test('at the server', async () => {
    for (const [field, message, body] of [
      ['username', 'Username is required', { password: 'x' }],
      ['username', 'Username is required', { username: ' ', password: 'x' }],
      ['password', 'Password is required', { username: 'x' }],
      ['password', 'Password is required', { username: 'x', password: '' }],
    ] as const) {
      const response = await post('/api/admin/login', body);
      expect(response.status).toBe(400);
      expect(response.body.issues).toEqual([{ field, message }]);
    }
  });
});
