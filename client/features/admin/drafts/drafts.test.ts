import { beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '../../../test-support/storage.ts';
import {
  blankBook,
  bookDraft,
  discardDrafts,
  editDraft,
  hasDrafts,
  inlineBookDraft,
  isStarted,
  type TypedBook,
} from './drafts.ts';
import { orderDraft } from './unsaved-order.ts';

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, createStorage());
});

const makeFull = (storage: Storage) =>
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

const typed: TypedBook = {
  ...blankBook('level2'),
  title: 'The Red Hen',
  description: 'Half a sent',
  coverImageUrl: 'not yet',
  text: 'Half a page',
};

it('a draft is stored until it is discarded', () => {
  expect(bookDraft.read()).toBeNull();
  bookDraft.write(typed);
  expect(bookDraft.read()).toEqual(typed);
  bookDraft.discard();
  expect(bookDraft.read()).toBeNull();
});

it('a draft from before the form had a field is restored with the field empty', () => {
  const older = { ...typed, author: null, heroImageUrl: undefined, text: undefined };
  localStorage.setItem('book_draft', JSON.stringify(older));
  expect(bookDraft.read()).toEqual({ ...typed, author: '', text: '' });
});

it.each(['{', '"text"', '{"title":"alone"}', JSON.stringify({ ...typed, category: 'level10' })])(
  'an invalid draft is not restored: %s',
  (stored) => {
    localStorage.setItem('book_draft', stored);
    expect(bookDraft.read()).toBeNull();
  },
);

it('a draft moves to sessionStorage when localStorage is full, and back when it is not', () => {
  bookDraft.write({ ...typed, title: 'An earlier one' });
  const full = makeFull(localStorage);
  bookDraft.write(typed);
  expect(bookDraft.read()).toEqual(typed);
  full.mockRestore();
  bookDraft.write({ ...typed, title: 'Later' });
  expect(sessionStorage.length).toBe(0);
  expect(bookDraft.read()).toEqual({ ...typed, title: 'Later' });
});

it('writing a draft does not throw when both storages are full', () => {
  makeFull(localStorage);
  makeFull(sessionStorage);
  expect(() => bookDraft.write(typed)).not.toThrow();
});

it('a draft of another tab is not overwritten, and our draft goes to sessionStorage', () => {
  const draft = editDraft('sam');
  const book = { book: typed, pages: null, version: 3 };
  expect(draft.read()).toBeNull();
  const otherTabs = JSON.stringify({ ...book, version: 4 });
  localStorage.setItem('edit_draft sam', otherTabs);
  draft.write(book);
  expect(draft.read()).toEqual(book);
  draft.write({ ...book, version: 5 });
  expect(draft.read()?.version).toBe(5);
  expect(localStorage.getItem('edit_draft sam')).toBe(otherTabs);
  localStorage.clear();
  expect(hasDrafts()).toBe(true);
  draft.write(book);
  expect(sessionStorage.length).toBe(0);
});

it('discarding keeps a draft of another tab, which belongs to us once we have read it', () => {
  const [draft, later] = [editDraft('sam'), editDraft('sam')];
  draft.write({ book: typed, pages: null, version: 3 });
  const otherTabs = JSON.stringify({ book: typed, pages: null, version: 4 });
  localStorage.setItem('edit_draft sam', otherTabs);
  draft.discard();
  expect(localStorage.getItem('edit_draft sam')).toBe(otherTabs);
  expect(later.read()?.version).toBe(4);
  later.write({ book: typed, pages: null, version: 5 });
  expect(sessionStorage.length).toBe(0);
  later.discard();
  expect(localStorage.length).toBe(0);
});

it('discardDrafts removes all drafts and nothing else', () => {
  localStorage.setItem('adminToken', 'owner-session');
  expect(hasDrafts()).toBe(false);
  bookDraft.write(typed);
  editDraft('sam').write({ book: typed, pages: null, version: 3 });
  makeFull(localStorage);
  inlineBookDraft.write({ book: typed, pages: [], version: 0 });
  orderDraft.write({ category: 'level4', ids: ['ants'], before: [] });
  expect(hasDrafts()).toBe(true);
  discardDrafts();
  expect(hasDrafts()).toBe(false);
  expect(orderDraft.read()).toBeNull();
  expect([localStorage.length, localStorage.key(0)]).toEqual([1, 'adminToken']);
});

it('a level alone does not count as a started book', () => {
  expect(isStarted(blankBook('level3'))).toBe(false);
  expect(isStarted({ ...blankBook('level1'), text: 'Sam' })).toBe(true);
});
