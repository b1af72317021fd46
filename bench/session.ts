// What a browser asks of the library for one reading session: a family that is known on this phone opens
// the library, reads an inline book to its end a page at a time, finishes it and goes back to the shelf.
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Enrolled } from '../e2e/support/enrol.ts';
import { openBook } from '../e2e/support/shelf.ts';
import { readTestSettings } from '../scripts/config.ts';
import { browserOptions, provideBrowser } from '../test-support/browser.ts';

export interface Call {
  method: string;
  /** With its query. */
  path: string;
  prefer: string | null;
  body: string | null;
}

/** Bytes are what the network carried, heads included. */
export interface Session {
  calls: Call[];
  apiBytes: number;
  /** Files of the page, pictures among them; what the browser still had is not counted. */
  files: number;
  fileBytes: number;
}

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** A session for each of these books, by title, in one browser: the first begins with an empty cache. */
export async function watchSessions(
  origin: string,
  family: Enrolled,
  books: readonly string[],
): Promise<Session[]> {
  const browser = await chromium.launch(
    browserOptions(provideBrowser(readTestSettings().chromiumPath)),
  );
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  await family.enter(context);
  const sessions: Session[] = [];
  for (const book of books) {
    const page = await context.newPage();
    const session = await watch(context, page, origin);
    await read(page, book);
    await page.close();
    sessions.push(session);
  }
  await browser.close();
  return sessions;
}

async function read(page: Page, book: string): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await openBook(page, book);
  const next = page.getByRole('button', { name: 'Next' });
  for (await next.waitFor(); (await next.count()) > 0;) {
    await next.click();
    // A child reads the page: its place is sent by itself.
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('button', { name: 'Mark Complete' }).last().click();
  await page.getByText('You earned').waitFor();
  await page.getByRole('link', { name: 'Back to Library' }).first().click();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function watch(context: BrowserContext, page: Page, origin: string): Promise<Session> {
  const session: Session = { calls: [], apiBytes: 0, files: 0, fileBytes: 0 };
  page.on('request', (request) => {
    const { origin: host, pathname, search } = new URL(request.url());
    if (host !== origin || !pathname.startsWith('/api/')) return;
    session.calls.push({
      method: request.method(),
      path: pathname + search,
      prefer: request.headers()['prefer'] ?? null,
      body: request.postData(),
    });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const urls = new Map<string, string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    if (!url.startsWith(`${origin}/`) || encodedDataLength === 0) return;
    if (url.startsWith(`${origin}/api/`)) session.apiBytes += encodedDataLength;
    else {
      session.files++;
      session.fileBytes += encodedDataLength;
    }
  });
  return session;
}
