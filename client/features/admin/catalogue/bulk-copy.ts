// What is asked before many books change, and what is said after it.
import type { BulkChange } from '../../../../contracts/bulk-changes.ts';
import type { AdminBook } from '../../../../contracts/books.ts';
import { count } from '../../../../domain/count.ts';
import { levelOf } from '../../../../domain/levels.ts';
import { libraryTime } from '../login/when.ts';

/** The changes that need only a yes. */
export type PlainChange = Exclude<BulkChange['kind'], 'schedule' | 'level' | 'series'>;

interface Question {
  title: string;
  /** What comes above the text. */
  lead?: string;
  text: string;
  /** What comes below the text. */
  note?: string;
  confirm: string;
}

const KEPT = 'What children have read and earned is kept.';

/**
 * '3 children have begun this book. Hiding it keeps their progress.'; undefined if none has. Of hidden books the second
 * sentence is left out.
 */
export function begunText(
  books: readonly Pick<AdminBook, 'begun' | 'state'>[],
): string | undefined {
  const begun = books.reduce((sum, book) => sum + book.begun, 0);
  if (begun === 0) return undefined;
  const isOne = books.length === 1;
  const canHide = books.some((book) => book.begun > 0 && book.state !== 'hidden');
  const hint = canHide ? ` Hiding ${isOne ? 'it' : 'them'} keeps their progress.` : '';
  if (isOne) {
    const children = begun === 1 ? '1 child has' : `${begun} children have`;
    return `${children} begun this book.${hint}`;
  }
  const times = begun === 1 ? 'once' : `${begun} times`;
  return `Children have begun these books ${times}.${hint}`;
}

/** The specification's question (section 8). */
export const deletionText = ({ title }: Pick<AdminBook, 'title'>): string =>
  `Are you sure you want to delete "${title}"? This action cannot be undone and will remove all student progress for this book.`;

/** Says that books which are to be published later leave the shelf until then; undefined if none of them is on it. */
export function scheduleNote(books: readonly Pick<AdminBook, 'state'>[]): string | undefined {
  const published = books.filter(({ state }) => state === 'published').length;
  if (published === 0) return undefined;
  const verb = published === 1 ? 'is' : 'are';
  const which =
    published < books.length
      ? `${published} of these books ${verb}`
      : `${published === 1 ? 'This book' : 'These books'} ${verb}`;
  return `${which} published. Families do not see ${published === 1 ? 'it' : 'them'} until then. ${KEPT}`;
}

export function questionOf(kind: PlainChange, books: readonly AdminBook[]): Question {
  const number = count(books.length, 'book');
  const [only, ...others] = books;
  const isOne = only !== undefined && others.length === 0;
  const them = isOne ? 'it' : 'them';
  switch (kind) {
    case 'publish':
      return {
        title: `Publish ${number}?`,
        text: `Families see ${them} at once.`,
        confirm: 'Publish',
      };
    case 'hide':
      return {
        title: `Hide ${number}?`,
        text: `Families do not see ${them} until you publish ${them}. ${KEPT}`,
        confirm: 'Hide',
      };
    case 'draft':
      return {
        title: isOne ? 'Make 1 book a draft?' : `Make ${number} drafts?`,
        text: `Families do not see ${them} until you publish ${them}. ${KEPT}`,
        confirm: 'Back to draft',
      };
    case 'delete': {
      const lead = begunText(books);
      return {
        title: `Delete ${number}?`,
        ...(lead !== undefined && { lead }),
        ...(isOne
          ? { text: deletionText(only) }
          : {
              text: `Are you sure you want to delete these ${number}? This action cannot be undone and will remove all student progress for them.`,
              note: 'Any recordings of their words will be deleted too.',
            }),
        confirm: 'Delete',
      };
    }
  }
}

/** Returns a sentence such as '12 books are published.' or 'The book is published.' */
export function doneText(change: BulkChange, books: number): string {
  const subject = books === 1 ? 'The book is' : `${count(books, 'book')} are`;
  switch (change.kind) {
    case 'publish':
      return `${subject} published.`;
    case 'hide':
      return `${subject} hidden.`;
    case 'draft':
      return books === 1 ? `${subject} a draft.` : `${subject} drafts.`;
    case 'schedule':
      return `${subject} scheduled for ${libraryTime(change.publishAt)}.`;
    case 'level':
      return `${subject} at Level ${levelOf(change.category)} now.`;
    case 'series':
      return change.series === null
        ? `${subject} in no series now.`
        : `${subject} in “${change.series}” now.`;
    case 'delete':
      return `${subject} deleted.`;
  }
}
