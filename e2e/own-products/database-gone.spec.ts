// The database goes away, or falls silent, and comes back: a sentence and a way on at every step, and
// nothing lost that was acknowledged. On a PostgreSQL of its own.
import { type Line, openLine } from '../../server/test-support/line.ts';
import { type PostgresServer, preparePostgres } from '../../server/test-support/postgres-server.ts';
import { emptyFolder, removeFolder } from '../support/data-folder.ts';
import { arrive, type Enrolled } from '../support/enrol.ts';
import { expect, payWithCard, test } from '../support/journey.ts';
import { countPayments, openProvider } from '../support/payments.ts';
import { type Process, type Processes, prepareProcesses } from '../support/processes.ts';
import { freePorts } from '../support/product.ts';
import { bookCard, INLINE_BOOK, openBook, statValue } from '../support/shelf.ts';

const BREATH = 'The library is catching its breath. Please try again in a moment.';

test.use({ expectedErrors: /status of 503/ });

let dataDir: string;
let postgres: PostgresServer;
/** Between the library and its database. */
let line: Line;
let at: Processes;
let processes: Process[];

test.beforeAll(async () => {
  dataDir = emptyFolder();
  postgres = await preparePostgres();
  await postgres.start();
  line = await openLine(postgres.url);
  const url = new URL(`${postgres.url}/postgres`);
  url.port = String(line.port);
  at = await prepareProcesses({ ...(await freePorts()), dataDir }, { DATABASE_URL: url.href });
  processes = await Promise.all([at.startLibrary(), at.startStandIns()]);
});
test.afterEach(() => line.speakAgain());
test.afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  await line.close();
  await postgres.remove();
  removeFolder(dataDir);
});

test('gone while a family opens the library and a book', async ({ newPage }) => {
  const { page } = await arrive(newPage, { at });
  await postgres.stop();
  await page.goto('/');
  await expect(page.getByText('The library could not be opened')).toBeVisible();
  await expect(page.getByText(BREATH)).toBeVisible();
  await postgres.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(bookCard(page, INLINE_BOOK)).toBeVisible();

  await postgres.stop();
  await bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Read Now' }).click();
  await expect(page.getByRole('heading', { name: 'The book could not be opened' })).toBeVisible();
  await expect(page.getByText(BREATH)).toBeVisible();
  await postgres.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await page.close();
});

test('silent while a page is turned and a book completed', async ({ newPage }) => {
  const { family, page } = await arrive(newPage, { at });
  await page.goto('/');
  await openBook(page, INLINE_BOOK);
  await expect.poll(() => placeOf(family)).toBe(1);

  line.fallSilent();
  const complete = page.getByRole('button', { name: 'Mark Complete' });
  await page.getByRole('button', { name: 'Next' }).click();
  await complete.click();
  // The child reads on while the library gives up the one and the other.
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(page.getByText(/Failed to (update progress|complete book)/)).toBeVisible();
  await expect(complete).toBeEnabled();

  line.speakAgain();
  await complete.click();
  await expect(page.getByText('You earned 1 gold star!')).toBeVisible();
  expect(await family.call('GET', '/api/auth/user')).toMatchObject({ totalStars: 1 });
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(statValue(page, 'Books Read')).toHaveText('1');
  await page.close();
});

async function placeOf(family: Enrolled): Promise<number | undefined> {
  const places = await family.call<{ currentPage: number }[]>('GET', '/api/progress');
  return places[0]?.currentPage;
}

test('gone while a parent pays, comes back and the provider tells of it', async ({ newPage }) => {
  const { family, page } = await arrive(newPage, { subscribed: false, at });
  await page.goto('/subscribe');
  const subscribe = page.getByRole('button', { name: 'Subscribe Now - $4.99 AUD/month' });
  await expect(subscribe).toBeVisible();
  await postgres.stop();
  await subscribe.click();
  await expect(page.getByText(BREATH)).toBeVisible();
  await postgres.start();
  await subscribe.click();

  await page.getByLabel('Card number').waitFor();
  await postgres.stop();
  const refused = page.waitForResponse('**/api/subscription/status');
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Opening your library')).toBeVisible();
  expect((await refused).status()).toBe(503);

  await postgres.start();
  await expect(page.getByText('Welcome to the library!')).toBeVisible();
  const paidOnce = { customers: 1, subscriptions: 1, charges: 1 };
  expect(await countPayments(family.email, at.sandbox)).toEqual(paidOnce);
  await expect.poll(undeliveredEvents).toEqual([]);
  await page.close();
});

/** What the provider has not been able to tell the library. */
async function undeliveredEvents(): Promise<string[]> {
  const { data } = await openProvider(at.sandbox).events.list({ limit: 100 });
  return data.filter((event) => event.pending_webhooks > 0).map(({ type }) => type);
}
