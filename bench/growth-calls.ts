// The calls that growth.ts measures.
import { randomUUID } from 'node:crypto';
import type { Enrolled } from '../e2e/support/enrol.ts';
import type { Owner } from '../e2e/support/owner.ts';

/** A library under measurement, and the families and the owner who call it. */
export interface Side {
  origin: string;
  families: Enrolled[];
  /** The id of the second child of the first family. */
  secondChild: string;
  owner: Owner;
  /** The demo catalogue, which both libraries have. */
  books: { id: string; title: string }[];
  /** A cell of the owner's map with the same number of books in both libraries. */
  cell: { category: string; phonogram: string };
  /** The book that the owner edits, in the format of the call that saves it. */
  edited: Record<string, unknown>;
}

interface PlannedCall {
  method?: 'POST' | 'PUT';
  path: string;
  body?: unknown;
  /** The family that makes the call. The owner makes it if this is missing. */
  family?: Enrolled | undefined;
  /** The child of the family that the call is about. The first one if this is missing. */
  student?: string;
}

/** Returns the `n`th call to make. The time of its own awaits is not measured. */
export type PlanCall = (n: number, side: Side) => PlannedCall | Promise<PlannedCall>;

/** Cards per page: fewer than the small library has books, so that both responses have the same size. */
const PAGE = 24;
/** Cards per page of a level: fewer than the small library has books of a level. */
const OF_LEVEL = 4;

const pick = <T>(items: readonly T[], n: number): T => {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
};

type Path = string | ((n: number, side: Side) => string);
const asOwner =
  (path: Path): PlanCall =>
  (n, side) => ({ path: typeof path === 'string' ? path : path(n, side) });
/** The call of a child who has read some books. */
const asChild =
  (path: Path): PlanCall =>
  async (n, side) => ({ ...(await asOwner(path)(n, side)), family: pick(side.families, 0) });
/** The call of a second child, who has read nothing. */
const asSecondChild =
  (path: string): PlanCall =>
  async (n, side) => ({ ...(await asChild(path)(n, side)), student: side.secondChild });

const encodedTitle = (n: number, { books }: Side) => encodeURIComponent(pick(books, n).title);
const levelOf = (n: number) => 1 + (n % 9);
const twoLetters = (n: number) => `${'aeiou'[n % 5]}${'lnrst'[((n / 5) % 5) | 0]}`;

/** Finishes a book that this family has not finished before. The same `n` a second time finishes it again. */
const finish: PlanCall = (n, { families, books }) => ({
  ...{ method: 'POST', path: `/api/progress/${pick(books, n).id}/complete` },
  family: pick(families, 1 + Math.floor(n / books.length)),
});

const save = async (n: number, { owner, edited }: Side) => {
  const { id, ...fields } = edited;
  const path = `/api/admin/books/${String(id)}`;
  const { version } = await owner.call<{ version: number }>('GET', path);
  const body = { ...fields, version, description: `Saved ${n}` };
  return { method: 'PUT' as const, path: `/api/books/${String(id)}`, body };
};

/** Calls that take as long in both libraries. Their responses have the same size, too. */
export const constantCalls: Record<string, PlanCall> = {
  'a book': asChild((n, side) => `/api/books/${pick(side.books, n).id}`),
  'all progress': asChild('/api/progress'),
  'progress in a book': asChild((n, side) => `/api/progress/${pick(side.books, n).id}`),
  achievements: asChild('/api/achievements'),
  'words to practise': asChild('/api/practice'),
  "the account's record": asChild('/api/auth/user'),
  "a second child's record": asSecondChild('/api/auth/user'),
  'the children of a family': asChild('/api/students'),
  'all that is kept of an account': asChild('/api/auth/user/data'),
  'the subscription': asChild('/api/subscription/status'),
  "a parent's report": asChild('/api/reading-report'),
  'a sign-in is told': (n, { families }) => ({
    ...{ method: 'POST', path: '/api/auth/firebase/sync', family: pick(families, n) },
  }),
  'a word is asked for': (n, { families }) => {
    const event = { id: randomUUID(), kind: 'asked', word: 'hat', at: Date.now() };
    const body = { events: [{ ...event, bookId: 'sam-and-the-wet-hat' }] };
    return { method: 'POST', path: '/api/practice', body, family: pick(families, n) };
  },
  'a page is turned': (n, { families, books }) => {
    const body = { bookId: pick(books, n).id, currentPage: 1 + (n % 2) };
    return { method: 'POST', path: '/api/progress', body, family: pick(families, 0) };
  },
  'a book is finished, a star is earned': finish,
  'a book is finished again': finish,
  "a book in the owner's hands": asOwner((n, side) => `/api/admin/books/${pick(side.books, n).id}`),
  "a book's report": asOwner((n, side) => `/api/admin/books/${pick(side.books, n).id}/report`),
  'the map of phonograms': asOwner('/api/admin/phonograms'),
  'the readers of books': asOwner('/api/admin/readers'),
  'a book is saved': save,
};

/** Calls that select a few from all books in memory. Their responses have the same size in both libraries. */
export const selectingCalls: Record<string, PlanCall> = {
  'a page of the shelf': asChild(`/api/books?limit=${PAGE}`),
  'a page far down': asChild(`/api/books?limit=4&offset=30`),
  'a page of a level': asChild((n) => `/api/books?category=level${levelOf(n)}&limit=${OF_LEVEL}`),
  'a page by fit': asChild(`/api/books?sort=fit&limit=${PAGE}`),
  'a page of a level, by fit': asChild(
    (n) => `/api/books?sort=fit&category=level${levelOf(n)}&limit=${OF_LEVEL}`,
  ),
  'a page of books read last': asChild(`/api/books?sort=recent&limit=${PAGE}`),
  'a page of books being read': asChild('/api/books?state=reading&sort=recent&limit=3'),
  'a page of books not begun': asChild(`/api/books?state=notStarted&limit=${PAGE}`),
  'a search for a title': asChild((n, side) => `/api/books?search=${encodedTitle(n, side)}`),
  'a search by fit': asChild(
    (n, side) => `/api/books?sort=fit&search=${encodedTitle(n, side)}&limit=${PAGE}`,
  ),
  'a search for what many have': asChild(
    (n) => `/api/books?search=level%20${levelOf(n)}&limit=${OF_LEVEL}`,
  ),
  'a search for two letters': asChild((n) => `/api/books?search=${twoLetters(n)}&limit=4`),
  'the proposal': asChild('/api/proposal'),
  'the path': asChild('/api/path'),
  'the path of a second child': asSecondChild('/api/path'),
  "a page of the owner's table": asOwner(`/api/admin/books?limit=${PAGE}`),
  "a page of the owner's table, searched": asOwner(
    (n, side) => `/api/admin/books?search=${encodedTitle(n, side)}&limit=${PAGE}`,
  ),
  'the books of a cell of the map': asOwner(
    (_, { cell }) => `/api/admin/phonograms/books?${new URLSearchParams(cell)}`,
  ),
};

/** Calls that have every book in their response, or make the library rebuild its lists. */
export const growingCalls: Record<string, PlanCall> = {
  'the whole shelf at once': asChild('/api/books'),
  "the owner's whole table": asOwner('/api/admin/books'),
  'the readers of all books, as a file': asOwner('/api/admin/readers/table'),
  'the catalogue as a file': asOwner('/api/admin/catalogue'),
  'a page of the shelf, after a book was saved': async (n, side) => {
    const { path, body } = await save(1_000 + n, side);
    await side.owner.call('PUT', path, body);
    return { path: `/api/books?sort=fit&limit=${PAGE}`, family: pick(side.families, 0) };
  },
};
