// Section 5: validation errors in the owner's forms.
import { describe, expect, test } from 'vitest';
import { beOwner } from '../test-support/people.ts';
import { field, fill, findButton, open, press, user } from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { FLIPBOOK_URL } from '../test-support/shelf.ts';

const INVALID = 'Flipbook embed URL must be a valid https:// address';

describe('Admin add book: title and flipbook URL required; the URL must be valid.', () => {
  test('at the fields, and nothing is sent', async () => {
    beOwner();
    open('/admin');
    await findButton('Add Book');
    await press('Add Book');
    const [title, url] = [field('Title'), field('Flipbook Embed URL')];
    expect(title).toHaveAccessibleDescription('Title is required');
    expect(title).toHaveAttribute('aria-invalid', 'true');
    expect(title).toHaveFocus();
    expect(url).toHaveAccessibleDescription(/Flipbook embed URL is required/);
    await user.type(title, '   ');
    expect(title).toHaveAccessibleDescription('Title is required');
    await user.type(title, 'A Book');
    expect(title).not.toHaveAttribute('aria-invalid');
    for (const address of [
      'not a url',
      'online.fliphtml5.com/abcd/efgh',
      'http://online.fliphtml5.com/abcd/efgh',
      'javascript:alert(1)',
      'data:text/html,book',
      'https://owner:secret@online.fliphtml5.com/abcd',
    ]) {
      fill('Flipbook Embed URL', address);
      await press('Add Book');
      expect(url, address).toHaveAccessibleDescription(new RegExp(INVALID));
    }
    expect(url).toHaveFocus();
    expect(server.names().filter((name) => name.startsWith('POST'))).toEqual([]);
  });

  test('what the server alone refuses is told beside its field', async () => {
    beOwner();
    server.refuse('POST /api/books', 400, {
      code: 'invalid_request',
      message: 'Title is required',
      issues: [{ field: 'title', message: 'Title is required' }],
    });
    open('/admin');
    await findButton('Add Book');
    fill('Title', 'A Book');
    fill('Flipbook Embed URL', FLIPBOOK_URL);
    await press('Add Book');
    await expect.poll(() => field('Title')).toHaveAccessibleDescription('Title is required');
    expect(field('Title')).toHaveFocus();
  });
});

describe('Admin login: username and password required.', () => {
  test('at the fields, and nothing is sent', async () => {
    open('/admin/login');
    await findButton('Admin Sign In');
    await press('Admin Sign In');
    const [username, password] = [field('Username'), field('Password')];
    expect(username).toHaveAccessibleDescription('Username is required');
    expect(username).toHaveFocus();
    expect(password).toHaveAccessibleDescription('Password is required');
    await user.type(username, 'admin{Enter}');
    expect(username).not.toHaveAttribute('aria-invalid');
    expect(password).toHaveFocus();
    expect(server.names()).toEqual([]);
  });
});
