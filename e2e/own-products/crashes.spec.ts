// The library is killed at the worst moments, or its database is locked. Nothing is charged twice, nothing is lost,
// and the family can continue.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { arrive, enrol, payAt } from '../support/enrol.ts';
import { type HoldingProxy, openHoldingProxy } from '../support/holding-proxy.ts';
import { expect, payWithCard, reachPaymentPage, test } from '../support/journey.ts';
import { countPayments } from '../support/payments.ts';
import { type Process, type Processes, prepareProcesses } from '../support/processes.ts';
import { freePorts } from '../support/product.ts';
import { INLINE_BOOK, openBook } from '../support/shelf.ts';

const CHECKOUT = '/api/create-checkout-session';
/** The Stripe call that a sync makes. The library trusts only its result. */
const SYNC = '/v1/subscriptions';
const paidOnce = { customers: 1, subscriptions: 1, charges: 1 };

// The error's name depends on where in a request the process is killed.
test.use({ expectedErrors: /net::ERR_/ });

let dataDir: string;
/** A proxy between the library and its payment provider. */
let provider: HoldingProxy;
let product: Processes;
let library: Process;
let standIns: Process;

test.beforeAll(async () => {
  dataDir = dataFolder();
  const ports = await freePorts();
  provider = await openHoldingProxy(`http://localhost:${ports.sandboxPort}`);
  product = await prepareProcesses({ ...ports, dataDir }, { STRIPE_HOST: provider.origin });
  [library, standIns] = await Promise.all([product.startLibrary(), product.startStandIns()]);
});
test.afterAll(async () => {
  await Promise.all([library.kill(), standIns.kill(), provider.close()]);
  removeFolder(dataDir);
});

test.describe("killed between 'paid' and 'recorded'", () => {
  test('the waiting parent gets access without a click once the library is back', async ({
    newPage,
  }) => {
    const { family, page } = await arrive(newPage, { subscribed: false, at: product });
    await page.goto('/subscribe');
    await reachPaymentPage(page);
    const sync = provider.hold(SYNC);
    // Waits until the page has loaded all its code. A page that fetches code while the library restarts reloads, and
    // shows no welcome.
    let isLoaded = false;
    page.on('response', (response) => {
      if (response.url().includes('accounts:lookup'))
        isLoaded ||= !page.url().includes('/subscribe');
    });
    await payWithCard(page, '4242 4242 4242 4242');
    await expect(page.getByText('Opening your library')).toBeVisible();
    await sync;
    await expect.poll(() => isLoaded).toBe(true);
    await library.kill();
    provider.release();

    library = await product.startLibrary();
    await expect(page.getByText('Welcome to the library!')).toBeVisible();
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
    expect(await countPayments(family.email, product.sandbox)).toEqual(paidOnce);
    await page.close();
  });

  test('the parent gets access without returning, because the provider delivers its event again', async () => {
    const family = await enrol({ subscribed: false, at: product });
    const { url } = await family.call<{ url: string }>('POST', CHECKOUT);
    const sync = provider.hold(SYNC);
    await payAt(url, family.email);
    await sync;
    await library.kill();
    provider.release();

    library = await product.startLibrary();
    // A request for books never starts a sync, so it succeeds only after the event has stored the payment.
    const books = () => family.call('GET', '/api/books').catch((error: Error) => error.message);
    // The provider waits up to sixteen seconds before it tries again.
    await expect.poll(books, { timeout: 40_000 }).toHaveProperty('length');
    await expect(family.call('POST', CHECKOUT)).resolves.toHaveProperty('alreadySubscribed', true);
    expect(await countPayments(family.email, product.sandbox)).toEqual(paidOnce);
  });
});

test("killed between 'completed' and 'responded': the child gets one star and sees it on the shelf", async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage, { at: product });
  await page.goto('/');
  await openBook(page, INLINE_BOOK);
  await page.route(
    '**/complete',
    async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      await library.kill();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Well read!' });
  await expect(dialog).toBeVisible();

  library = await product.startLibrary();
  await dialog.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page.getByText('Your gold star is here!')).toBeVisible();
  expect(await family.call('GET', '/api/auth/user')).toMatchObject({ totalStars: 1 });
  await page.close();
});

test('locked database: reads work, and a book is completed once the lock is gone', async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage, { at: product });
  await page.goto('/');
  // The page sends its calls in order. This call must finish first, or the completion would queue behind it.
  const opening = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/api/progress'),
  );
  await openBook(page, INLINE_BOOK);
  await opening;

  const other = new DatabaseSync(join(dataDir, 'library.sqlite'), { timeout: 5000 });
  other.exec('begin immediate');
  const completion = page.waitForRequest('**/complete');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await completion;
  expect(await family.call('GET', '/api/auth/user')).toMatchObject({ totalStars: 0 });
  other.exec('commit');
  other.close();
  await expect(page.getByText('You earned 1 gold star!')).toBeVisible();
  expect(await family.call('GET', '/api/auth/user')).toMatchObject({ totalStars: 1 });
  await page.close();
});
