// The owner of the library and her books, with the calls that her browser would make.
import type { BrowserContext, Page } from '@playwright/test';
import { origin, sandbox } from './config.ts';
import { enterWith } from './enter.ts';
import { OWNER } from './product.ts';
import { FLIPBOOK_ADDRESS, INLINE_BOOK } from './shelf.ts';

export interface Owner {
  token: string;
  /** Calls the library as the owner and returns the JSON. Throws for a status that is not 2xx. */
  call<T = unknown>(method: string, path: string, body?: unknown): Promise<T>;
  /** Adds a flipbook. `changes` replace fields of a valid one. */
  addBook(changes?: Record<string, unknown>): Promise<{ id: string; title: string }>;
  /** Adds a book of the first level that is read page by page, with these words on its pages. */
  addInlineBook(...pages: string[]): Promise<{ id: string; title: string }>;
  /** Returns the address of a cover in the library's own object store. */
  storedCover(): Promise<string>;
  /** Signs the owner in to `context`. */
  enter(context: BrowserContext): Promise<void>;
}

let books = 0;
/** Returns a unique title. */
export function newTitle(): string {
  books += 1;
  // One number of one length: a search for it finds no other title of this worker.
  return `Owner's Book ${process.pid}${String(books).padStart(4, '0')}`;
}

async function send(method: string, url: string, token: string | null, body: unknown) {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token !== null && { 'admin-auth': token }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** Signs the owner in with a new session. */
export async function signInOwner(at = origin): Promise<Owner> {
  const answer = await send('POST', `${at}/api/admin/login`, null, OWNER);
  const { sessionToken: token } = answer as { sessionToken: string };
  const call = async <T>(method: string, path: string, body?: unknown) =>
    (await send(method, at + path, token, body)) as T;
  return {
    token,
    call,
    addBook: (changes = {}) =>
      call('POST', '/api/books', {
        title: newTitle(),
        category: 'level1',
        flipbookUrl: sandbox + FLIPBOOK_ADDRESS,
        ...changes,
      }),
    addInlineBook: (...pages) =>
      call('POST', '/api/books', {
        title: newTitle(),
        category: 'level1',
        flipbookType: 'html',
        content: pages.map((words) => ({ words })),
        levelReason: 'A book of the tests.',
      }),
    async storedCover() {
      const listed = await call<{ title: string; coverImageUrl: string | null }[]>(
        'GET',
        '/api/admin/books',
      );
      return listed.find(({ title }) => title === INLINE_BOOK)?.coverImageUrl ?? '';
    },
    enter: (context) => enterWith(context, at, { adminToken: token }),
  };
}

/** Opens a tab of the workshop, such as `Phonics`. */
export async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}
