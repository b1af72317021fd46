import type { BookChanges } from '../../../contracts/book-form.ts';
import { DAYS_OF_WORDS } from '../../../contracts/record.ts';
import { badBody, Problem } from '../../problems/problem.ts';
import type { WholeBookRow } from '../catalogue/book-rows.ts';
import { readPages } from '../catalogue/inline-pages.ts';
import { type ChangeRow, changedWords } from '../record/service.ts';
import { storedFields } from './present-words.ts';

/**
 * Returns the book as it is, with its words as they were before the change. Throws `not_found` if the record does not have
 * these words, and `invalid_request` if the book is of the other kind today.
 */
export function restoredBook(book: WholeBookRow, change: ChangeRow, version: number): BookChanges {
  const { content, text } = storedFields(change.before) ?? {};
  if (typeof content !== 'string' && typeof text !== 'string') throw noWords(change);
  const described = {
    title: book.title,
    author: book.author,
    description: book.description,
    category: book.category,
    coverImageUrl: book.cover_image_url,
    heroImageUrl: book.hero_image_url,
    levelReason: book.level_reason,
    version,
  };
  if (book.flipbook_type === 'html') {
    if (typeof content !== 'string') throw otherKind('a flipbook', 'one with pages of its own');
    return { ...described, flipbookType: 'html', content: readPages(content) };
  }
  if (typeof text !== 'string') throw otherKind('one with pages of its own', 'a flipbook');
  return {
    ...described,
    flipbookType: 'fliphtml5',
    flipbookUrl: book.flipbook_url ?? '',
    flipbookId: book.flipbook_id,
    text,
  };
}

function noWords(change: ChangeRow): Problem {
  if (!changedWords(change)) return nothing('The words of the book were not changed then');
  if (change.words_until !== null) return nothing('The words of the book were not known before');
  return nothing(`The record keeps the words of a book for ${DAYS_OF_WORDS} days`);
}

const nothing = (why: string) =>
  new Problem('not_found', `${why}, so there is nothing to restore.`);

const otherKind = (then: string, now: string) =>
  badBody(`These words cannot be restored: the book was ${then} then, and is ${now} now.`);
