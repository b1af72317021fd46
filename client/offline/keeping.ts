// Keeps books: those that somebody asks for, and some by themselves.
import type { BookSummary } from '../../contracts/books.ts';
import { isOffline } from '../api/connection.ts';
import { isSavingData } from '../browser/saving-data.ts';
import { answersOf, fetchAll, type Fetching, thenTidy } from './fetch-book.ts';
import { beginQuiet, endAsked, keepStore, setPercent, stopQuiet } from './keep-state.ts';
import { areAnswersStored, followAnswers } from './kept-answers.ts';
import { changeList, keyNow, type KeptBook, listStore } from './kept-list.ts';
import { Elsewhere, reasonOf, sayNotKept, tooFull } from './not-kept.ts';

/** How many of the books opened last are kept by themselves. */
const MOST_OPENED = 3;
/** Why a book is kept: somebody asked for it, it was opened, or it is the one to read next. */
type Why = 'asked' | 'opened' | 'proposed';

/**
 * Leaves of the books that are kept by themselves the last three opened and the last one proposed. The newest book comes
 * first.
 */
function withoutOld(books: readonly KeptBook[]): KeptBook[] {
  const quiet = books.filter(({ byHand }) => !byHand);
  const staying = new Set([
    ...quiet.filter(({ isProposed }) => !isProposed).slice(0, MOST_OPENED),
    ...quiet.filter(({ isProposed }) => isProposed).slice(0, 1),
  ]);
  return books.filter((book) => book.byHand || staying.has(book));
}

function putFirst(book: KeptBook): void {
  const isStored = changeList((books) =>
    withoutOld([book, ...books.filter(({ id }) => id !== book.id)]),
  );
  if (!isStored) throw tooFull();
}

/** Returns whether a book is kept already, and notes why it is kept from now on. */
function isKeptFor(bookId: string, why: Why): boolean {
  const kept = listStore.getState().books.find(({ id }) => id === bookId);
  if (kept !== undefined && !kept.byHand && why !== 'proposed') {
    putFirst({ ...kept, byHand: why === 'asked', isProposed: false, keptAt: Date.now() });
  }
  return kept !== undefined;
}

async function keep(book: BookSummary, why: Why, fetching: Fetching): Promise<void> {
  if (isKeptFor(book.id, why)) return;
  if (book.isElsewhere) throw new Elsewhere();
  // start.ts waits until the screen is quiet, a tap does not.
  followAnswers();
  const answers = await answersOf(book, why === 'opened');
  await thenTidy(async () => {
    fetching.signal.throwIfAborted();
    // Another tab may have kept it.
    if (isKeptFor(book.id, why)) return;
    const kept = await fetchAll(answers.book, answers.voice, fetching);
    const isProposed = why === 'proposed';
    putFirst({ ...kept, byHand: why === 'asked', isProposed, keptAt: Date.now() });
    await requireAnswers(book.id, fetching);
  });
}

/** Takes a book off the list again that would not open, because its answers are not stored. */
async function requireAnswers(bookId: string, { signal }: Fetching): Promise<void> {
  const key = keyNow();
  if (await areAnswersStored(bookId)) return;
  changeList((books) => books.filter(({ id }) => id !== bookId), key);
  signal.throwIfAborted();
  throw tooFull();
}

interface Asked {
  book: BookSummary;
  signal: AbortSignal;
}

/** Asks the browser not to remove what is kept. Where it would ask the family, it does so at the first book. */
async function persist(): Promise<void> {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

/** Keeps books one after the other. The first one without room or network ends it. */
export async function keepAsked(asked: readonly Asked[]): Promise<void> {
  stopQuiet();
  keepStore.setState({ problem: null });
  const isFirst = listStore.getState().books.every(({ byHand }) => !byHand);
  const result = { wanted: asked.length, kept: 0 };
  let why: ReturnType<typeof reasonOf> | null = null;
  for (const { book, signal } of asked) {
    const onPercent = (percent: number) => {
      if (!signal.aborted) setPercent(book.id, percent);
    };
    try {
      signal.throwIfAborted();
      if (why === null || why === 'elsewhere') {
        await keep(book, 'asked', { signal, onPercent, mayMakeRoom: true });
        result.kept += 1;
      }
    } catch (error) {
      if (signal.aborted) result.wanted -= 1;
      else why = reasonOf(error);
    }
    endAsked(book.id, signal);
  }
  if (why !== null) keepStore.setState({ problem: { ...result, why } });
  if (why !== null && asked.length === 1) sayNotKept(why);
  if (isFirst && result.kept > 0) await persist().catch(() => undefined);
}

/** Keeps a book by itself. Fails silently, and leaves the room to those that somebody asked for. */
export async function keepQuietly(book: BookSummary, why: 'opened' | 'proposed'): Promise<void> {
  if (isSavingData() || isOffline() || keepStore.getState().fetching.size > 0) return;
  const { signal, end } = beginQuiet();
  try {
    await keep(book, why, { signal, mayMakeRoom: false });
  } catch (error) {
    if (!signal.aborted) console.info(`${book.title} is not kept`, error);
  } finally {
    end();
  }
}
