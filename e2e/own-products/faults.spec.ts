// The library dies at the worst moments, or meets a lock on its data: nothing is charged twice, nothing
// is lost, and the parent has a way on.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { arrive, enrol, payAt } from '../support/enrol.ts';
import { type GoBetween, openGoBetween } from '../support/go-between.ts';
import { expect, payWithCard, reachPaymentPage, test } from '../support/journey.ts';
import { countPayments } from '../support/payments.ts';
import { type Process, type Processes, prepareProcesses } from '../support/processes.ts';
import { freePorts } from '../support/product.ts';
import { INLINE_BOOK, openBook } from '../support/shelf.ts';

const CHECKOUT = '/api/create-checkout-session';
/** What the library reads of a subscription, and all it believes. */
const READING = '/v1/subscriptions';
const paidOnce = { customers: 1, subscriptions: 1, charges: 1 };

// Where a killed process catches a call decides which name the browser gives it.
test.use({ expectedErrors: /net::ERR_/ });

let dataDir: string;
/** Between the library and its payment provider. */
let provider: GoBetween;
let at: Processes;
let library: Process;
let standIns: Process;

test.beforeAll(async () => {
  dataDir = dataFolder();
  const ports = await freePorts();
  provider = await openGoBetween(`http://localhost:${ports.sandboxPort}`);
  at = await prepareProcesses({ ...ports, dataDir }, { STRIPE_HOST: provider.origin });
  [library, standIns] = await Promise.all([at.startLibrary(), at.startStandIns()]);
});
test.afterAll(async () => {
  await Promise.all([library.kill(), standIns.kill(), provider.close()]);
  removeFolder(dataDir);
});

test.describe("killed between 'paid' and 'recorded'", () => {
  test('the parent who waits is let in by herself once the library is back', async ({
    newPage,
  }) => {
    const { family, page } = await arrive(newPage, { subscribed: false, at });
    await page.goto('/subscribe');
    await reachPaymentPage(page);
    const reading = provider.keepBack(READING);
    // All its code is there: a page that asks for some as the library comes back is opened anew, without a welcome.
    let isOpened = false;
    page.on('response', (answer) => {
      if (answer.url().includes('accounts:lookup')) isOpened ||= !page.url().includes('/subscribe');
    });
    await payWithCard(page, '4242 4242 4242 4242');
    await expect(page.getByText('Opening your library')).toBeVisible();
    await reading;
    await expect.poll(() => isOpened).toBe(true);
    await library.kill();
    provider.letGo();

    library = await at.startLibrary();
    await expect(page.getByText('Welcome to the library!')).toBeVisible();
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
    expect(await countPayments(family.email, at.sandbox)).toEqual(paidOnce);
    await page.close();
  });

  test('nobody has to come back: the provider delivers its event again', async () => {
    const family = await enrol({ subscribed: false, at });
    const { url } = await family.call<{ url: string }>('POST', CHECKOUT);
    const reading = provider.keepBack(READING);
    await payAt(url, family.email);
    await reading;
    await library.kill();
    provider.letGo();

    library = await at.startLibrary();
    // A book is not asked for at the provider: it opens once the payment is on record.
    const books = () => family.call('GET', '/api/books').catch((error: Error) => error.message);
    await expect.poll(books).toHaveProperty('length');
    await expect(family.call('POST', CHECKOUT)).resolves.toHaveProperty('alreadySubscribed', true);
    expect(await countPayments(family.email, at.sandbox)).toEqual(paidOnce);
  });
});

test("killed between 'completed' and 'answered': one star, which the child finds on the shelf", async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage, { at });
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

  library = await at.startLibrary();
  await dialog.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page.getByText('Your gold star is here!')).toBeVisible();
  expect(await family.call('GET', '/api/auth/user')).toMatchObject({ totalStars: 1 });
  await page.close();
});

test('locked by another process: a book is completed once the lock is gone, and all read on', async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage, { at });
  await page.goto('/');
  // What is told of the opening goes ahead of all else, and would meet the lock first.
  const opening = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/progress'),
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
