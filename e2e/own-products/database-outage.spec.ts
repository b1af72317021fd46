// The database stops or hangs, and comes back. At every step the page shows a message and a way to continue, and no
// acknowledged write is lost. Runs on its own PostgreSQL.
import { type TcpProxy, openTcpProxy } from '../../server/test-support/tcp-proxy.ts';
import { type PostgresServer, preparePostgres } from '../../server/test-support/postgres-server.ts';
import { emptyFolder, removeFolder } from '../support/data-folder.ts';
import { arrive, type Enrolled } from '../support/enrol.ts';
import { expect, payWithCard, test } from '../support/journey.ts';
import { countPayments, openProvider } from '../support/payments.ts';
import { type Process, type Processes, prepareProcesses } from '../support/processes.ts';
import { freePorts } from '../support/product.ts';
import { bookCard, INLINE_BOOK, openBook, statValue } from '../support/shelf.ts';

const UNAVAILABLE = 'The library is very busy. Please try again in a moment.';

test.use({ expectedErrors: /status of 503/ });

let dataDir: string;
let postgres: PostgresServer;
/** A proxy between the library and its database. */
let proxy: TcpProxy;
let product: Processes;
let processes: Process[];

test.beforeAll(async () => {
  dataDir = emptyFolder();
  postgres = await preparePostgres();
  await postgres.start();
  proxy = await openTcpProxy(postgres.url);
  const url = new URL(`${postgres.url}/postgres`);
  url.port = String(proxy.port);
  product = await prepareProcesses({ ...(await freePorts()), dataDir }, { DATABASE_URL: url.href });
  processes = await Promise.all([product.startLibrary(), product.startStandIns()]);
});
test.afterEach(() => proxy.resume());
test.afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  await proxy.close();
  await postgres.remove();
  removeFolder(dataDir);
});

test('the database is down while a family opens the library and a book', async ({ newPage }) => {
  const { page } = await arrive(newPage, { at: product });
  await postgres.stop();
  await page.goto('/');
  await expect(page.getByText('The library could not be opened')).toBeVisible();
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await postgres.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(bookCard(page, INLINE_BOOK)).toBeVisible();

  await postgres.stop();
  await bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Read Now' }).click();
  await expect(page.getByRole('heading', { name: 'The book could not be opened' })).toBeVisible();
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await postgres.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await page.close();
});

test('the database hangs while a child turns a page and completes a book', async ({ newPage }) => {
  const { family, page } = await arrive(newPage, { at: product });
  await page.goto('/');
  await openBook(page, INLINE_BOOK);
  await expect.poll(() => pageOf(family)).toBe(1);

  proxy.pause();
  const complete = page.getByRole('button', { name: 'Mark Complete' });
  await page.getByRole('button', { name: 'Next' }).click();
  await complete.click();
  // The child reads on while both calls time out.
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(page.getByText(/Failed to (update progress|complete book)/)).toBeVisible();
  await expect(complete).toBeEnabled();

  proxy.resume();
  await complete.click();
  await expect(page.getByText('You earned 1 gold star!')).toBeVisible();
  expect(await family.call('GET', '/api/auth/user')).toMatchObject({ totalStars: 1 });
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(statValue(page, 'Books Read')).toHaveText('1');
  await page.close();
});

async function pageOf(family: Enrolled): Promise<number | undefined> {
  const positions = await family.call<{ currentPage: number }[]>('GET', '/api/progress');
  return positions[0]?.currentPage;
}

test('the database is down while a parent starts a checkout, returns from paying and the webhook arrives', async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage, { subscribed: false, at: product });
  await page.goto('/subscribe');
  const subscribe = page.getByRole('button', { name: 'Subscribe Now - $4.99 AUD/month' });
  await expect(subscribe).toBeVisible();
  await postgres.stop();
  await subscribe.click();
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
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
  expect(await countPayments(family.email, product.sandbox)).toEqual(paidOnce);
  // The provider waits up to sixteen seconds before it tries again.
  await expect.poll(undeliveredEvents, { timeout: 40_000 }).toEqual([]);
  await page.close();
});

/** Returns the types of the events that the provider could not deliver to the library. */
async function undeliveredEvents(): Promise<string[]> {
  const { data } = await openProvider(product.sandbox).events.list({ limit: 100 });
  return data.filter((event) => event.pending_webhooks > 0).map(({ type }) => type);
}
