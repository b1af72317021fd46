// What owners see of the record, and the words of a book put back.
import type { FastifyInstance } from 'fastify';
import { kindsByGroup } from '../../../contracts/record.ts';
import type { Database } from '../../database/open.ts';
import type { Authenticator } from '../../http/authenticate.ts';
import { Page, route } from '../../http/route.ts';
import { bookNotFound, Problem } from '../../problems/problem.ts';
import { type BookServiceParts, createBookService } from '../books/service.ts';
import {
  type ChangeRow,
  getChange,
  listChanges,
  type ListedRow,
  presentChange,
} from '../record/service.ts';
import { presentWholeChange } from './present-words.ts';
import { restoredBook } from './restored-book.ts';

interface Services extends BookServiceParts {
  database: Database;
  authenticator: Authenticator;
}

/** What an editor sees of a book. An owner may have the name of a book: what concerns owners is not for editors. */
const OF_BOOKS: readonly string[] = [...kindsByGroup.books, ...kindsByGroup.sounds];
/** Before a book was added it had no words. */
const RESTORABLE: readonly string[] = kindsByGroup.books.filter((kind) => kind !== 'book.added');

export function changeRoutes(app: FastifyInstance, services: Services): void {
  const { authenticator, catalogue, database, now } = services;
  const { db } = database;
  const books = createBookService(services);

  /** Throws `not_found`. */
  async function find(id: string): Promise<ChangeRow> {
    const change = await getChange(db, id, now());
    if (!change) throw changeNotFound();
    return change;
  }

  /** Throws `not_found`. */
  async function requireBook(bookId: string): Promise<void> {
    if (!(await catalogue.getWhole(bookId))) throw bookNotFound();
  }

  /** Returns the id of the book that an entry is about, if the library has it still. */
  async function bookOf({ kind, subject_id: id }: ChangeRow): Promise<string | null> {
    if (id === null || !isAboutBook(kind)) return null;
    return (await catalogue.getWhole(id)) ? id : null;
  }

  route(app, authenticator, 'GET /api/admin/changes', async ({ query, pageSize }) => {
    const { group, by, subject, offset, limit = pageSize } = query;
    const filter = {
      ...(group !== undefined && { kinds: kindsByGroup[group] }),
      ...(by !== undefined && { by }),
      ...(subject !== undefined && { subjectId: subject }),
    };
    const { rows, total } = await listChanges(db, filter, { offset, limit });
    return new Page(rows.map(presentChange), total);
  });

  route(app, authenticator, 'GET /api/admin/changes/{changeId}', async ({ params }) => {
    const change = await find(params.changeId);
    return presentWholeChange(change, await bookOf(change));
  });

  route(
    app,
    authenticator,
    'GET /api/admin/books/{bookId}/changes',
    async ({ params: { bookId }, query, pageSize }) => {
      await requireBook(bookId);
      const { restorable, offset, limit = pageSize } = query;
      const filter = restorable
        ? { kinds: RESTORABLE, subjectId: bookId, wordsAfter: now() }
        : { kinds: OF_BOOKS, subjectId: bookId };
      const { rows, total } = await listChanges(db, filter, { offset, limit });
      const present = (row: ListedRow) => ({
        ...presentChange(row),
        restorableUntil: restorableUntil(row, now()),
      });
      return new Page(rows.map(present), total);
    },
  );

  route(
    app,
    authenticator,
    'GET /api/admin/books/{bookId}/changes/{changeId}',
    async ({ params: { bookId, changeId } }) => {
      await requireBook(bookId);
      const change = await find(changeId);
      if (!isOfBook(change) || change.subject_id !== bookId) throw changeNotFound();
      return presentWholeChange(change, bookId);
    },
  );

  route(
    app,
    authenticator,
    'POST /api/admin/changes/{changeId}/restore',
    async ({ params, body: { version }, caller }) => {
      const change = await find(params.changeId);
      const { kind, subject_id: bookId } = change;
      if (!RESTORABLE.includes(kind) || bookId === null) throw nothingToRestore();
      const book = await catalogue.getWhole(bookId);
      if (!book) throw bookDeleted();
      const words = restoredBook(book, change, version);
      const note = { by: caller.username, kind: 'book.restored' } as const;
      return books.present(await books.edit(book.id, words, note));
    },
  );
}

/** The other kinds may have the id of something else, such as a level. */
const isAboutBook = (kind: string) => kind.startsWith('book.') || kind.startsWith('narration.');

const isOfBook = ({ kind }: ListedRow) => OF_BOOKS.includes(kind);

/** Returns until when the words before a change can be restored. */
const restorableUntil = (row: ListedRow, now: number): number | null =>
  RESTORABLE.includes(row.kind) && row.words_until !== null && row.words_until > now
    ? row.words_until
    : null;

const nothingToRestore = () =>
  new Problem(
    'not_found',
    'This change was not one of the words of a book: nothing can be restored.',
  );
const changeNotFound = () => new Problem('not_found', 'The record has no such change.');

const bookDeleted = () =>
  new Problem('not_found', 'This book was deleted. Deleting is final, so it cannot be restored.');
