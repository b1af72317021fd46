import { beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '../../storage.test-support.ts';
import { bookDraft, type TypedBook } from './drafts.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', createStorage()));

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
    sessionStorage.setItem('book_draft', kept);
    expect(bookDraft.read()).toBeNull();
  },
);

it('a book that the tab has no room for is typed on', () => {
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => bookDraft.keep(typed)).not.toThrow();
});
