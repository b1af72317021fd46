// What is asked before many books change, and what is said after it.
import type { BulkChange } from '../../../../contracts/bulk-changes.ts';
import type { AdminBook } from '../../../../contracts/books.ts';
import { count } from '../../../../domain/count.ts';
import { levelOf } from '../../../../domain/levels.ts';
import { libraryTime } from './state-copy.ts';

/** The changes that need only a yes. */
export type PlainChange = Exclude<BulkChange['kind'], 'schedule' | 'level'>;

interface Question {
  title: string;
  /** What comes above the text. */
  lead?: string;
  text: string;
  confirm: string;
}

const KEPT = 'What children have read and earned is kept.';

/** '3 children have begun this book. Hiding it keeps their progress.'; undefined if none has. */
export function begunText(books: readonly Pick<AdminBook, 'begun'>[]): string | undefined {
  const begun = books.reduce((sum, book) => sum + book.begun, 0);
  if (!(begun > 0)) return undefined;
  if (books.length === 1) {
    const children = begun === 1 ? '1 child has' : `${begun} children have`;
    return `${children} begun this book. Hiding it keeps their progress.`;
  }
  const times = begun === 1 ? 'once' : `${begun} times`;
  return `Children have begun these books ${times}. Hiding them keeps their progress.`;
}

export function questionOf(kind: PlainChange, books: readonly AdminBook[]): Question {
  const number = count(books.length, 'book');
  const [them, these] = books.length === 1 ? ['it', 'this book'] : ['them', `these ${number}`];
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
        text: `Families do not see ${them} until you publish ${them} again. ${KEPT}`,
        confirm: 'Hide',
      };
    case 'draft':
      return {
        title: books.length === 1 ? 'Make 1 book a draft?' : `Make ${number} drafts?`,
        text: `Families do not see ${them} until you publish ${them} again. ${KEPT}`,
        confirm: 'Back to draft',
      };
    case 'delete': {
      const lead = begunText(books);
      return {
        title: `Delete ${number}?`,
        ...(lead !== undefined && { lead }),
        text: `Are you sure you want to delete ${these}? This action cannot be undone and will remove all student progress for ${them}.`,
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
    case 'delete':
      return `${subject} deleted.`;
  }
}
