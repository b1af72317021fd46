import { beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '../../../test-support/storage.ts';
import {
  blankBook,
  bookDraft,
  dropDrafts,
  editDraft,
  hasDrafts,
  inlineBookDraft,
  isBegun,
  type TypedBook,
} from './drafts.ts';

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, createStorage());
});

const isFull = (storage: Storage) =>
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

const typed: TypedBook = {
  title: 'The Red Hen',
  author: '',
  description: 'Half a sent',
  category: 'level2',
  coverImageUrl: 'not yet',
  flipbookUrl: '',
  flipbookId: '',
  text: 'Half a page',
  levelReason: '',
};

it('a book is kept as it was typed, until it is dropped', () => {
  expect(bookDraft.read()).toBeNull();
  bookDraft.keep(typed);
  expect(bookDraft.read()).toEqual(typed);
  bookDraft.drop();
  expect(bookDraft.read()).toBeNull();
});

it.each(['{', '"text"', '{"title":"alone"}', JSON.stringify({ ...typed, category: 'level10' })])(
  'what is no draft is not restored: %s',
  (kept) => {
    localStorage.setItem('book_draft', kept);
    expect(bookDraft.read()).toBeNull();
  },
);

it('a book that the browser has no room for is kept in its tab, and goes back when there is room', () => {
  bookDraft.keep({ ...typed, title: 'An earlier one' });
  const full = isFull(localStorage);
  bookDraft.keep(typed);
  expect(bookDraft.read()).toEqual(typed);
  full.mockRestore();
  bookDraft.keep({ ...typed, title: 'Later' });
  expect(sessionStorage.length).toBe(0);
  expect(bookDraft.read()).toEqual({ ...typed, title: 'Later' });
});

it('a book that nothing has room for is typed on', () => {
  isFull(localStorage);
  isFull(sessionStorage);
  expect(() => bookDraft.keep(typed)).not.toThrow();
});

it('what another tab has typed is neither replaced nor dropped, and ours stays in our tab', () => {
  const ours = editDraft('sam');
  const book = { book: typed, pages: null, version: 3 };
  expect(ours.read()).toBeNull();
  const others = JSON.stringify({ ...book, version: 4 });
  localStorage.setItem('edit_draft sam', others);
  ours.keep(book);
  expect(ours.read()).toEqual(book);
  // After a reload, too.
  ours.keep({ ...book, version: 5 });
  expect(ours.read()?.version).toBe(5);
  expect(localStorage.getItem('edit_draft sam')).toBe(others);
  localStorage.clear();
  expect(hasDrafts()).toBe(true);
  ours.keep(book);
  expect(sessionStorage.length).toBe(0);
});

it('what another tab has typed outlives what we drop, and is ours once we have read it', () => {
  const [ours, later] = [editDraft('sam'), editDraft('sam')];
  ours.keep({ book: typed, pages: null, version: 3 });
  const others = JSON.stringify({ book: typed, pages: null, version: 4 });
  localStorage.setItem('edit_draft sam', others);
  ours.drop();
  expect(localStorage.getItem('edit_draft sam')).toBe(others);
  expect(later.read()?.version).toBe(4);
  later.keep({ book: typed, pages: null, version: 5 });
  expect(sessionStorage.length).toBe(0);
  later.drop();
  expect(localStorage.length).toBe(0);
});

it('all drafts go together, and nothing else does', () => {
  localStorage.setItem('adminToken', 'owner-session');
  expect(hasDrafts()).toBe(false);
  bookDraft.keep(typed);
  editDraft('sam').keep({ book: typed, pages: null, version: 3 });
  isFull(localStorage);
  inlineBookDraft.keep({ book: typed, pages: [], version: 0 });
  expect(hasDrafts()).toBe(true);
  dropDrafts();
  expect(hasDrafts()).toBe(false);
  expect([localStorage.length, localStorage.key(0)]).toEqual([1, 'adminToken']);
});

it('a level alone is no book that was begun', () => {
  expect(isBegun(blankBook('level3'))).toBe(false);
  expect(isBegun({ ...blankBook('level1'), text: 'Sam' })).toBe(true);
});
