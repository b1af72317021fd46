// Records the calls that a browser makes in a reading session: a family that is signed in on this phone opens the
// library, reads an inline book page by page, finishes it and goes back to the shelf.
import { rmSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { enrol } from '../e2e/support/enrol.ts';
import { startProduct } from '../e2e/support/product.ts';
import { openBook } from '../e2e/support/shelf.ts';
import { readTestSettings } from '../scripts/config.ts';
import { browserOptions, provideBrowser } from '../test-support/browser.ts';
import { newPlace } from './library.ts';

export interface Call {
  method: string;
  /** Includes the query. */
  path: string;
  prefer: string | null;
  body: string | null;
  /** The id of the book that is read. */
  book: string;
}

/** Bytes are counted on the network, including headers. */
export interface Session {
  calls: Call[];
  apiBytes: number;
  /** The number of files of the page, including pictures. Files from the browser cache do not count. */
  files: number;
  fileBytes: number;
}

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** Demo books that are read page by page. */
const BOOKS = [
  { id: 'sam-and-the-wet-hat', title: 'Sam and the Wet Hat' },
  { id: 'a-thump-in-the-shed', title: 'A Thump in the Shed' },
];

/**
 * Records a session with an empty cache, and one of a later evening in the same browser. Uses a new library,
 * because the calls depend neither on the database engine nor on the number of books.
 */
export async function recordSessions(): Promise<[Session, Session]> {
  const place = await newPlace();
  const product = await startProduct(place);
  const browser = await chromium.launch(
    browserOptions(provideBrowser(readTestSettings().chromiumPath)),
  );
  const context = await browser.newContext({ ...PHONE, baseURL: product.origin });
  await (await enrol({ at: product })).enter(context);
  const sessions = [];
  for (const { id, title } of BOOKS) {
    const page = await context.newPage();
    sessions.push(await recordTraffic(context, page, product.origin, id));
    await read(page, title);
    await page.close();
  }
  await browser.close();
  await product.stop();
  rmSync(place.dataDir, { recursive: true, force: true });
  return sessions as [Session, Session];
}

async function read(page: Page, book: string): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await openBook(page, book);
  const next = page.getByRole('button', { name: 'Next' });
  for (await next.waitFor(); (await next.count()) > 0;) {
    await next.click();
    // While the child reads the page, the client sends the position.
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('button', { name: 'Mark Complete' }).last().click();
  await page.getByText('You earned').waitFor();
  await page.getByRole('link', { name: 'Back to Library' }).first().click();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function recordTraffic(
  context: BrowserContext,
  page: Page,
  origin: string,
  book: string,
): Promise<Session> {
  const session: Session = { calls: [], apiBytes: 0, files: 0, fileBytes: 0 };
  page.on('request', (request) => {
    const { origin: host, pathname, search } = new URL(request.url());
    if (host !== origin || !pathname.startsWith('/api/')) return;
    session.calls.push({
      ...{ method: request.method(), path: pathname + search, book },
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
