// The calls whose growth is measured: what children, parents and owners ask of a library, day by day. Each
// is asked so that the answer has as many cards in a large library as in a small one.
import { randomUUID } from 'node:crypto';
import type { Enrolled } from '../e2e/support/enrol.ts';
import type { Owner } from '../e2e/support/owner.ts';

/** A library under measurement, and who calls it. */
export interface Side {
  origin: string;
  families: Enrolled[];
  owner: Owner;
  /** The demo catalogue, which is in libraries of every size. */
  books: { id: string; title: string }[];
  /** A cell of the owner's map with as many books in libraries of every size. */
  cell: { category: string; phonogram: string };
  /** What the owner has open, as the call that saves it takes it. */
  edited: Record<string, unknown>;
}

interface Asked {
  method?: 'POST' | 'PUT';
  path: string;
  body?: unknown;
  /** Who of the families asks; the owner where it is left out of an owner's call. */
  family?: Enrolled | undefined;
}

export interface Call {
  name: string;
  /** The `n`th time. What it awaits is not measured. */
  ask(n: number, side: Side): Asked | Promise<Asked>;
  /** How often, where it is not as often as most. */
  times?: number;
}

/** As many cards as a page has here: fewer than the smallest library has books. */
const PAGE = 24;
/** And fewer than it has of a level. */
const OF_LEVEL = 4;

const at = <T>(items: readonly T[], n: number): T => {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
};

/** A child with some books behind her. */
const asChild =
  (path: string | ((n: number, side: Side) => string)): Call['ask'] =>
  (n, side) => ({
    path: typeof path === 'string' ? path : path(n, side),
    family: at(side.families, 0),
  });

const asOwner =
  (path: string | ((n: number, side: Side) => string)): Call['ask'] =>
  (n, side) => ({ path: typeof path === 'string' ? path : path(n, side) });

const titled = (n: number, { books }: Side) => encodeURIComponent(at(books, n).title);
const levelOf = (n: number) => 1 + (n % 9);

/** Whoever asks for the first time, and a book that she has not finished. */
const fresh = (n: number, { families, books }: Side) => ({
  family: at(families, 1 + Math.floor(n / books.length)),
  book: at(books, n),
});

export const calls: Call[] = [
  { name: 'a page of the shelf', ask: asChild(`/api/books?limit=${PAGE}`) },
  { name: '... far down', ask: asChild(`/api/books?limit=4&offset=30`) },
  {
    name: '... of a level',
    ask: asChild((n) => `/api/books?category=level${levelOf(n)}&limit=${OF_LEVEL}`),
  },
  { name: '... by fit', ask: asChild(`/api/books?sort=fit&limit=${PAGE}`) },
  {
    name: '... of a level, by fit',
    ask: asChild((n) => `/api/books?sort=fit&category=level${levelOf(n)}&limit=${OF_LEVEL}`),
  },
  { name: '... read last', ask: asChild(`/api/books?sort=recent&limit=${PAGE}`) },
  { name: '... being read', ask: asChild('/api/books?state=reading&sort=recent&limit=3') },
  { name: '... not begun', ask: asChild(`/api/books?state=notStarted&limit=${PAGE}`) },
  {
    name: 'a search for a title',
    ask: asChild((n, side) => `/api/books?search=${titled(n, side)}`),
  },
  {
    name: '... by fit',
    ask: asChild((n, side) => `/api/books?sort=fit&search=${titled(n, side)}&limit=${PAGE}`),
  },
  {
    name: '... for what many have',
    ask: asChild((n) => `/api/books?search=level%20${levelOf(n)}&limit=${OF_LEVEL}`),
  },
  {
    name: '... for two letters',
    ask: asChild((n) => `/api/books?search=${'aeiou'[n % 5]}${'lnrst'[((n / 5) % 5) | 0]}&limit=4`),
  },
  { name: 'the proposal', ask: asChild('/api/proposal') },
  { name: 'a book', ask: asChild((n, side) => `/api/books/${at(side.books, n).id}`) },
  { name: 'progress', ask: asChild('/api/progress') },
  { name: '... in a book', ask: asChild((n, side) => `/api/progress/${at(side.books, n).id}`) },
  { name: 'achievements', ask: asChild('/api/achievements') },
  { name: 'words to practise', ask: asChild('/api/practice') },
  { name: "the account's record", ask: asChild('/api/auth/user') },
  { name: '... and all that is kept', ask: asChild('/api/auth/user/data') },
  { name: 'the subscription', ask: asChild('/api/subscription/status') },
  { name: "a parent's report", ask: asChild('/api/reading-report') },
  {
    name: 'a sign-in is told',
    ask: (n, side) => ({
      ...{ method: 'POST', path: '/api/auth/firebase/sync' },
      family: at(side.families, n),
    }),
  },
  {
    name: 'a word is asked for',
    ask: (n, side) => {
      const event = { id: randomUUID(), kind: 'asked', word: 'hat', at: Date.now() };
      const events = [{ ...event, bookId: 'sam-and-the-wet-hat' }];
      return {
        method: 'POST',
        path: '/api/practice',
        body: { events },
        family: at(side.families, n),
      };
    },
  },
  {
    name: 'a page is turned',
    ask: (n, side) => {
      const body = { bookId: at(side.books, n).id, currentPage: 1 + (n % 2) };
      return { method: 'POST', path: '/api/progress', body, family: at(side.families, 0) };
    },
  },
  {
    name: 'a book is finished, a star is earned',
    ask: (n, side) => {
      const { family, book } = fresh(n, side);
      return { method: 'POST', path: `/api/progress/${book.id}/complete`, family };
    },
  },
  {
    name: '... and again',
    ask: (n, side) => {
      const { family, book } = fresh(n, side);
      return { method: 'POST', path: `/api/progress/${book.id}/complete`, family };
    },
  },
  { name: "a page of the owner's table", ask: asOwner(`/api/admin/books?limit=${PAGE}`) },
  {
    name: '... searched',
    ask: asOwner((n, side) => `/api/admin/books?search=${titled(n, side)}&limit=${PAGE}`),
  },
  { name: '... a book', ask: asOwner((n, side) => `/api/admin/books/${at(side.books, n).id}`) },
  {
    name: '... its report',
    ask: asOwner((n, side) => `/api/admin/books/${at(side.books, n).id}/report`),
  },
  { name: 'the map of phonograms', ask: asOwner('/api/admin/phonograms') },
  {
    name: '... the books of a cell',
    ask: asOwner((_, { cell }) => `/api/admin/phonograms/books?${new URLSearchParams(cell)}`),
  },
  { name: 'the readers of books', ask: asOwner('/api/admin/readers') },
  {
    name: 'a book is saved',
    ask: async (n, { owner, edited }) => {
      const path = `/api/admin/books/${String(edited['id'])}`;
      const { version } = await owner.call<{ version: number }>('GET', path);
      const { id, ...fields } = edited;
      const body = { ...fields, version, description: `Saved ${n}` };
      return { method: 'PUT', path: `/api/books/${String(id)}`, body };
    },
  },
];

/** Whose answer holds every book, or which make every list anew: they grow with the library. */
export const growing: Call[] = [
  { name: 'the whole shelf at once', ask: asChild('/api/books'), times: 20 },
  { name: "the owner's whole table", ask: asOwner('/api/admin/books'), times: 20 },
  {
    name: 'the readers of all books, as a file',
    ask: asOwner('/api/admin/readers/table'),
    times: 20,
  },
  { name: 'the catalogue as a file', ask: asOwner('/api/admin/catalogue'), times: 3 },
  {
    name: 'a page of the shelf, after a book was saved',
    ask: async (n, side) => {
      const saving = calls.find(({ name }) => name === 'a book is saved');
      const { path, body } = (await saving?.ask(1_000 + n, side)) ?? { path: '' };
      await side.owner.call('PUT', path, body);
      return { path: `/api/books?sort=fit&limit=${PAGE}`, family: at(side.families, 0) };
    },
    times: 20,
  },
];
