// The document's own script: the build writes it into index.html, and it runs before any other (scripts/fetch-ahead.ts). While
// the application's code is on its way, it asks for what a signed-in family's screen will need: first for the subscription, then
// for the code of the screen, and for its answers once the subscription is known to be active. Its largest picture follows.
import type { Book, Proposal } from '../../contracts/books.ts';
import type { ProgressEntry } from '../../contracts/progress.ts';
import type { SubscriptionStatusAnswer } from '../../contracts/subscription.ts';
import { callAhead, callerHeaders } from '../api/api.ts';
import { OTHERS, PROPOSAL, readerCalls, SHELF, SHELF_PAGE, STATUS } from '../api/first-calls.ts';
import { claimsOf, isExpired, userToken } from '../api/tokens.ts';
import { googleRedirect } from '../auth/google-redirect.ts';
import { readChild } from '../auth/remembered-child.ts';
import { unsentProfile } from '../auth/unsent-profile.ts';
import { fetchPicture } from '../book-pages/fetch-picture.ts';
import { openingPage } from '../book-pages/pages.ts';
import { offerBook } from '../features/library/shelf.ts';

/**
 * The files of each screen's code, what a further visit needs besides to show what was known, the fonts of the first screen,
 * and the largest picture of the landing screen.
 */
declare const FILES: Record<'home' | 'reading' | 'kept' | 'fonts', readonly string[]> & {
  picture: string;
};
// The build writes the names wherever it finds FILES.
const files = FILES;

// As in contracts/pages.ts, which is too long for a script in each document.
const READER = /^\/reading\/([^/]+)$/;
const isHome = location.pathname === '/';

const addLink = (href: string, how: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), how, { href }));

/** Returns how a file is preloaded. */
function kindOf(name: string): Partial<HTMLLinkElement> {
  if (name.endsWith('.css')) return { rel: 'preload', as: 'style' };
  if (name.endsWith('.woff2')) return { rel: 'preload', as: 'font', type: 'font/woff2' };
  return { rel: 'modulepreload' };
}

function preloadFiles(...names: readonly string[]): void {
  for (const name of names) addLink(`/${name}`, { ...kindOf(name), crossOrigin: '' });
}

/** Whether a worker answers this page. Only then does this device keep answers. */
const isFurtherVisit = () =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

async function jsonOf<T>(answer: Promise<Response>): Promise<T> {
  // The application reads the answer itself.
  const response = (await answer).clone();
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as T;
}

/** Makes a call once the subscription is known to be active. `size` is how many items of a list are wanted. */
type Ask = (address: string, size?: number) => Promise<Response>;

/** Asks for what the home shows, and fetches the cover of the book that it offers first. */
async function askForHome(ask: Ask): Promise<void> {
  // The most needed first: over HTTP/1.1 a browser sends six at a time.
  const proposal = jsonOf<Proposal>(ask(PROPOSAL));
  void ask(SHELF, SHELF_PAGE);
  for (const address of OTHERS) void ask(address);
  const answer = await proposal;
  const cover = offerBook(answer.started, answer, new Map())?.book.coverImageUrl;
  if (cover) fetchPicture(cover, 'high');
}

/** Asks for a book and the child's position in it, and fetches the picture of the page at which it opens. */
async function askForBook(ask: Ask, bookId: string): Promise<void> {
  const { book, position } = readerCalls(bookId);
  const answers = [jsonOf<Book>(ask(book)), jsonOf<ProgressEntry | null>(ask(position))] as const;
  const [{ content }, saved] = await Promise.all(answers);
  const sections = new DOMParser()
    .parseFromString(content ?? '', 'text/html')
    .querySelectorAll('section');
  const page = sections[openingPage(saved, sections.length) - 1];
  const picture = page?.querySelector('img')?.getAttribute('src');
  if (picture?.startsWith('/public-objects/')) fetchPicture(picture, 'high');
}

/** `bookId` is that of the open reader; undefined on the home. */
function askAhead(uid: string, bookId: string | undefined): void {
  const student = readChild(uid)?.id ?? null;
  const caller = callerHeaders('family', uid);
  const headersOf = async (when: Promise<unknown>, size?: number): Promise<Headers> => {
    const [headers] = await Promise.all([caller, when]);
    const all = new Headers(headers);
    if (student !== null) all.set('student', student);
    if (size !== undefined) all.set('Prefer', `maxpagesize=${size}`);
    return all;
  };
  const first = headersOf(Promise.resolve());
  const status = jsonOf<SubscriptionStatusAnswer>(callAhead(STATUS, first));
  // The call of the status leaves first.
  void first.then(() => {
    if (isFurtherVisit()) preloadFiles(...files.kept);
    preloadFiles(...(bookId === undefined ? files.home : files.reading));
  });
  const active = status.then(({ hasSubscription }) => {
    if (!hasSubscription) throw new Error('No subscription');
  });
  const ask: Ask = (address, size) => callAhead(address, headersOf(active, size));
  // What fails here is asked for by the screen, which says so.
  const wanted = bookId === undefined ? askForHome(ask) : askForBook(ask, bookId);
  const answered = wanted.catch(() => {});
  // The fonts come after what is more urgent, unless the worker has them.
  if (isFurtherVisit()) preloadFiles(...files.fonts);
  else void answered.then(() => setTimeout(preloadFiles, 0, ...files.fonts));
}

function start(): void {
  const token = userToken.read();
  const book = READER.exec(location.pathname)?.[1];
  if (token === null || !(isHome || book !== undefined)) {
    preloadFiles(...files.fonts);
    if (token === null && isHome) addLink(`/${files.picture}`, { rel: 'preload', as: 'image' });
    return;
  }
  const uid = claimsOf(token)?.uid;
  // The identity provider, the server's record of a new account or the payment comes first.
  const isAwaited =
    uid === undefined ||
    isExpired(token, userToken.issuerTime()) ||
    googleRedirect.isPending() ||
    unsentProfile.read(uid) !== undefined ||
    location.search !== '';
  if (isAwaited) preloadFiles(...(isHome ? files.home : files.reading), ...files.fonts);
  else askAhead(uid, book === undefined ? undefined : decodeURIComponent(book));
}

try {
  start();
} catch {
  // The browser forbids storage, or the address cannot be decoded.
  preloadFiles(...files.fonts);
}
