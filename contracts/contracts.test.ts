import { describe, expect, test } from 'vitest';
import { signUpForm, syncBody } from './accounts.ts';
import { isCoverAddress, isFrameAddress, ownFlipbookId, withoutTicket } from './addresses.ts';
import { newBook } from './book-form.ts';

const goodForm = {
  parentFirstName: 'Pat',
  parentLastName: 'Reed',
  email: 'pat@example.com',
  password: 'secret',
  firstName: 'Kim',
  age: '6',
  readingLevel: '1',
  favoriteGenre: '',
};
const goodBook = {
  title: 'Zebra',
  category: 'level1',
  flipbookUrl: 'https://online.fliphtml5.com/a/b/',
};

function messages(schema: typeof signUpForm | typeof newBook, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];
}

describe('the sign-up form', () => {
  test('converts text from fields to numbers', () => {
    expect(signUpForm.parse(goodForm)).toMatchObject({ age: 6, readingLevel: 1 });
  });

  test.each([
    ['parentFirstName', ' ', 'Parent first name is required'],
    ['parentLastName', '', 'Parent last name is required'],
    ['firstName', '', 'Student first name is required'],
    ['email', '', 'Email is required'],
    ['email', 'pat@', 'Enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['age', '', 'Age is required'],
    ['age', '2', 'Age must be at least 3'],
    ['age', '19', 'Age must be at most 18'],
    ['age', '4.5', 'Age must be a whole number'],
    ['age', 'six', 'Age must be a whole number'],
    ['readingLevel', '10', 'Choose a reading level from 1 to 9'],
    ['readingLevel', '0', 'Choose a reading level from 1 to 9'],
  ])('%s = %j: %s', (field, value, message) => {
    expect(messages(signUpForm, { ...goodForm, [field]: value })).toEqual([message]);
  });
});

describe('the sync body', () => {
  test.each([undefined, null, {}, { parentFirstName: '' }])('accepts %j', (body) => {
    expect(syncBody.safeParse(body).success).toBe(true);
  });
  test.each([{ age: 99 }, { uid: 'another' }, { firstName: 5 }, 'text', []])(
    'rejects %j',
    (body) => {
      expect(syncBody.safeParse(body).success).toBe(false);
    },
  );
});

describe('a new book', () => {
  test('has the fixed values of an embedded flipbook', () => {
    expect(newBook.parse(goodBook)).toEqual({
      ...goodBook,
      author: null,
      description: null,
      coverImageUrl: null,
      heroImageUrl: null,
      flipbookId: null,
      totalPages: 1,
      starReward: 1,
      flipbookType: 'fliphtml5',
      text: null,
      levelReason: null,
    });
  });

  test.each([
    [{ title: '' }, 'Title is required'],
    [{ flipbookUrl: '' }, 'Flipbook embed URL is required'],
    [{ flipbookUrl: 'not a url' }, 'Flipbook embed URL must be a valid https:// address'],
    [{ flipbookUrl: 'javascript:alert(1)' }, 'Flipbook embed URL must be a valid https:// address'],
    [{ flipbookUrl: 'http://example.com' }, 'Flipbook embed URL must be a valid https:// address'],
    [{ category: 'level10' }, 'Choose a category from level1 to level9'],
    [
      { coverImageUrl: '/public-objects/../secret' },
      'Cover image URL must be a path beginning /public-objects/ or an https:// address',
    ],
    [
      { heroImageUrl: '/public-objects/../secret' },
      'Picture for the celebration must be a path beginning /public-objects/ or an https:// address',
    ],
  ])('%j: %s', (change, message) => {
    expect(messages(newBook, { ...goodBook, ...change })).toEqual([message]);
  });

  test.each([
    ['https://a.example/b', true],
    ['http://localhost:3001/flipbooks/x', true],
    ['http://127.0.0.1:3001/flipbooks/x', true],
    ['ftp://localhost/', false],
    ['https://user@a.example/', false],
    ['https://:pass@a.example/', false],
    ['no address', false],
    ['http://localhost.example.com/', false],
    ['https://user:pass@a.example/', false],
    ['data:text/html,x', false],
    ['//a.example/', false],
    ['https://a.example\\b', false],
    ['https://a.example/\u0000', false],
    ['java\tscript:alert(1)', false],
  ])('%s may be framed: %s', (address, allowed) => {
    expect(isFrameAddress(address)).toBe(allowed);
  });

  test.each([
    ['/public-objects/books/a/cover.svg', true],
    ['https://a.example/cover.png', true],
    ['/etc/passwd', false],
    ['/etc/public-objects/a.png', false],
    ['/public-objects/', false],
    ['/public-objects/a.png?x', false],
    ['/public-objects/../secret', false],
    ['http://a.example/cover.png', false],
    ['/public-objects/a"onerror="x', false],
    ['javascript:alert(1)', false],
  ])('%s may be a cover: %s', (address, allowed) => {
    expect(isCoverAddress(address)).toBe(allowed);
  });

  const ID = '0123456789abcdef0123456789abcdef';
  test.each([
    [`https://a.example/flipbooks/${ID}`, ID],
    [`https://b.example/flipbooks/${ID}?ticket=x`, ID],
    [`https://a.example/flipbooks/${ID}0`, null],
    [`https://a.example/flipbooks/${ID}/page`, null],
    [`https://a.example/old/flipbooks/${ID}`, null],
    [`https://a.example/flipbooks/${ID.toUpperCase()}`, null],
    [`/flipbooks/${ID}`, null],
    ['', null],
  ])('%s has the flipbook id %s', (address, id) => {
    expect(ownFlipbookId(address)).toBe(id);
  });

  test.each([
    [`https://a.example/flipbooks/${ID}?ticket=x#y`, `https://a.example/flipbooks/${ID}`],
    ['https://b.example/book?page=1', 'https://b.example/book?page=1'],
    ['no address', 'no address'],
  ])('%s is stored as %s', (address, stored) => {
    expect(withoutTicket(address)).toBe(stored);
  });
});
