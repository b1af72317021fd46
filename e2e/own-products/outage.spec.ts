// A part of the product is down. The page shows a message and a way to continue, and no payment is lost.
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { arrive, enrol } from '../support/enrol.ts';
import { expect, pay, payWithCard, test } from '../support/journey.ts';
import { prepareProcesses } from '../support/processes.ts';
import { freePorts } from '../support/product.ts';
import { bookCard, INLINE_BOOK, openBook } from '../support/shelf.ts';

const subscribe = 'Subscribe Now - $4.99 AUD/month';
/** No server listens here. */
const NOWHERE = 'http://localhost:9/';

test.use({ expectedErrors: /net::ERR_|status of 503/ });

let dataDir: string;
test.beforeEach(() => {
  dataDir = dataFolder();
});
test.afterEach(() => removeFolder(dataDir));

test('parents see an error while the providers are down, and can pay once they are back', async ({
  newPage,
}) => {
  const product = await prepareProcesses({ ...(await freePorts()), dataDir });
  const { origin, startLibrary, startStandIns } = product;
  const library = await startLibrary();
  let standIns = await startStandIns();
  const { page } = await arrive(newPage, { subscribed: false, at: product });
  await page.goto('/subscribe');
  await page.getByRole('button', { name: subscribe }).waitFor();

  await standIns.kill();
  await page.getByRole('button', { name: subscribe }).click();
  await expect(page.getByText(/Nothing was charged/)).toBeVisible();
  await expect(page.getByRole('button', { name: subscribe })).toBeEnabled();

  const visitor = await newPage({ baseURL: origin });
  await visitor.goto('/signin');
  await visitor.getByLabel('Email').fill('somebody@example.com');
  await visitor.getByLabel('Password', { exact: true }).fill('something');
  const signInButton = visitor.getByRole('button', { name: 'Sign In', exact: true });
  await signInButton.click();
  await expect(visitor.getByText('Sign In Error').first()).toBeVisible();
  await expect(signInButton).toBeEnabled();
  await visitor.close();

  standIns = await startStandIns();
  await pay(page);
  await page.close();
  await Promise.all([library.kill(), standIns.kill()]);
});

test('a child can read while the providers are down', async ({ newPage }) => {
  const product = await prepareProcesses({ ...(await freePorts()), dataDir });
  const library = await product.startLibrary();
  const standIns = await product.startStandIns();
  const { page } = await arrive(newPage, { at: product });
  await page.goto('/');
  await expect(bookCard(page, INLINE_BOOK)).toBeVisible();

  // The library has cached the provider's keys, and the subscription is in the database.
  await standIns.kill();
  await openBook(page, INLINE_BOOK);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('You earned 1 gold star!')).toBeVisible();
  await page.close();
  await library.kill();
});

const cannotCheck = 'We cannot check your sign-in right now. Please try again in a moment.';

test("a library that starts without the identity provider's keys shows an error, and opens once it has them", async ({
  newPage,
}) => {
  const place = { ...(await freePorts()), dataDir };
  const { origin, startLibrary, startStandIns } = await prepareProcesses(place);
  let library = await startLibrary();
  let standIns = await startStandIns();
  const family = await enrol({ at: { origin, sandbox: `http://localhost:${place.sandboxPort}` } });
  await Promise.all([library.kill(), standIns.kill()]);

  library = await startLibrary();
  const page = await newPage({ baseURL: origin });
  await family.enter(page.context());
  await page.goto('/');
  await expect(page.getByText(cannotCheck)).toBeVisible();

  standIns = await startStandIns();
  // The library waits before it fetches the keys again.
  await expect(async () => {
    const response = page.waitForResponse('**/api/subscription/status');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect((await response).status()).toBe(200);
  }).toPass();
  await expect(page.getByText('Discover New Books')).toBeVisible();
  await page.close();
  await Promise.all([library.kill(), standIns.kill()]);
});

test('a sign-in that the library cannot verify shows an error, and Try again opens the library', async ({
  page,
}) => {
  const { email, password } = await enrol();
  await page.route('/api/**', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'provider_unavailable', message: cannotCheck },
    }),
  );
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(cannotCheck)).toBeVisible();
  await page.unroute('/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Discover New Books')).toBeVisible();
});

test('a parent who pays while the library is down gets access, even without a webhook', async ({
  newPage,
}) => {
  const product = await prepareProcesses(
    { ...(await freePorts()), dataDir },
    { STRIPE_WEBHOOK_URL: NOWHERE },
  );
  const { startLibrary, startStandIns } = product;
  let library = await startLibrary();
  const standIns = await startStandIns();
  const { page } = await arrive(newPage, { subscribed: false, at: product });
  await page.goto('/subscribe');
  await page.getByRole('button', { name: subscribe }).click();
  await page.getByLabel('Card number').waitFor();
  await library.kill();
  const failed = page.waitForEvent('requestfailed');
  await payWithCard(page, '4242 4242 4242 4242');
  await failed;

  library = await startLibrary();
  await page.goto('/?success=true');
  await expect(page.getByText('Welcome to the library!')).toBeVisible();
  await page.close();
  await Promise.all([library.kill(), standIns.kill()]);
});
