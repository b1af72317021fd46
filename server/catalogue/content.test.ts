import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../test-support/databases.ts';
import { testBook } from '../test-support/library.ts';
import { sanitizeContent } from './content.ts';
import { getBook, insertBook } from './store.ts';

const page =
  '<section><img src="/public-objects/books/sam/page-1.svg" alt="Sam" width="800" height="600" /><p>Sam <em>sat</em>.</p></section>';

describe("a book's content", () => {
  test('made of pages, pictures and words stays as it is', () => {
    expect(sanitizeContent(page)).toBe(page);
  });

  test.each([
    ['a script', '<script>alert(1)</script><p>Hi</p>', '<p>Hi</p>'],
    ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['a broken picture with a handler', '<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['a javascript: picture', '<img src="javascript:alert(1)">', '<img />'],
    ['a data: picture', '<img src="data:text/html,x">', '<img />'],
    ['a picture of any protocol', '<img src="//evil.example/x.png">', '<img />'],
    ['a link', '<a href="https://evil.example">Hi</a>', 'Hi'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
    ['a form', '<form action="/x"><input name="a"><p>Hi</p></form>', '<p>Hi</p>'],
    ['a style', '<style>p{position:fixed}</style><p style="color:red">Hi</p>', '<p>Hi</p>'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg><p>Hi</p>', '<p>Hi</p>'],
    [
      'a tag that hides in another',
      '<<p>script>alert(1)</script>',
      '&lt;<p>script&gt;alert(1)</p>',
    ],
  ])('%s is dropped', (_, dirty, clean) => {
    expect(sanitizeContent(dirty)).toBe(clean);
  });

  test('is clean in the database, whatever way it came in', async () => {
    const { db } = await openTestDatabase('sqlite');
    await insertBook(db, testBook({ content: `${page}<script>alert(1)</script>` }));
    expect((await getBook(db, 'sam'))?.content).toBe(page);
  });
});
