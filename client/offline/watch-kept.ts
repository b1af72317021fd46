// Keeps the list of kept books true: a browser may remove their files, and a book may change or go.
import type { Book } from '../../contracts/books.ts';
import { ownFlipbookId } from '../../contracts/addresses.ts';
import type { Voice } from '../../contracts/recordings.ts';
import { count } from '../../domain/count.ts';
import { bookQuery, queryClient } from '../api/queries.ts';
import { failureOf } from '../api/reading-failure.ts';
import { voiceQuery } from '../api/voice-list.ts';
import { watchChildKey } from '../auth/chosen-child.ts';
import { toast } from '../ui/toast.tsx';
import { addressesOf } from './book-files.ts';
import { beginQuiet } from './keep-state.ts';
import { fetchAll, removeUnused, thenTidy } from './fetch-book.ts';
import { keptKeys } from './kept-files.ts';
import { changeList, type KeptBook, listStore } from './kept-list.ts';

const [BOOKS] = bookQuery('').queryKey;

/** Takes the books off the list whose files the browser has removed, and says so. */
async function removeGone(): Promise<void> {
  const keys = await keptKeys();
  const isGone = ({ files }: KeptBook) => files.some((file) => !keys.has(file));
  const gone = listStore.getState().books.filter(isGone);
  if (gone.length === 0) return;
  changeList((books) => books.filter((book) => !isGone(book)));
  // Nobody misses what was kept by itself.
  const missed = gone.filter(({ byHand }) => byHand).length;
  if (missed > 0) {
    toast({ title: `This device needed room, and removed ${count(missed, 'kept book')}.` });
  }
}

const check = () =>
  thenTidy(removeGone).catch((error: unknown) => {
    console.info('Kept books could not be checked', error);
  });

function isUpToDate(kept: KeptBook, book: Book, voice: Voice): boolean {
  const flipbook = ownFlipbookId(book.flipbookUrl ?? '');
  const known = new Set([...kept.files, ...(kept.absent ?? [])]);
  return (
    kept.title === book.title &&
    kept.coverImageUrl === book.coverImageUrl &&
    addressesOf(book, voice).every((address) => known.has(address)) &&
    (flipbook === null || kept.files.some((file) => file.startsWith(`/flipbooks/${flipbook}/`)))
  );
}

/** Fetches the files of a kept book again if the book has changed. */
async function renew(kept: KeptBook): Promise<void> {
  const book = queryClient.getQueryData(bookQuery(kept.id).queryKey);
  const voice = await queryClient.fetchQuery(voiceQuery());
  if (book === undefined || isUpToDate(kept, book, voice)) return;
  const { signal, end } = beginQuiet();
  try {
    await thenTidy(async () => {
      const now = await fetchAll(book, voice, { signal, mayMakeRoom: false });
      changeList((books) => books.map((one) => (one.id === now.id ? { ...one, ...now } : one)));
    });
  } finally {
    end();
  }
}

/** Follows what a book is now: it may have other files, or be gone. */
function follow(kept: KeptBook): void {
  const state = queryClient.getQueryState(bookQuery(kept.id).queryKey);
  if (state?.status === 'error' && failureOf(state.error) === 'absent') {
    changeList((books) => books.filter(({ id }) => id !== kept.id));
    removeUnused().catch(() => undefined);
  } else if (state?.status === 'success' && !state.isInvalidated) {
    renew(kept).catch((error: unknown) => console.info(`${kept.title} is not renewed`, error));
  }
}

function watchBooks(): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    const [list, bookId, ...rest] = query.queryKey as readonly unknown[];
    if (list !== BOOKS || rest.length > 0) return;
    // What is put back from the last visit is not news.
    if (action.type !== 'error' && (action.type !== 'success' || action.manual)) return;
    const kept = listStore.getState().books.find(({ id }) => id === bookId);
    if (kept !== undefined) follow(kept);
  });
}

async function checkAll(): Promise<void> {
  await check();
  // A book may have been fetched before this was.
  listStore.getState().books.forEach(follow);
}

/** Starts to check the kept books of whoever reads, and to renew those that have changed. Returns a function to stop. */
export function watchKept(): () => void {
  void checkAll();
  const stops = [watchBooks(), watchChildKey(() => void checkAll())];
  return () => stops.forEach((stop) => stop());
}
