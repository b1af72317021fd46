// Data export and account deletion.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openAccount } from './support/account.ts';
import { expectAccessible } from './support/axe.ts';
import { hold } from './support/answers.ts';
import { dataFolder, removeFolder } from './support/data-folder.ts';
import { arrive, enrol } from './support/enrol.ts';
import { order } from './support/control.ts';
import { continueAs, openChooser } from './support/google.ts';
import { expect, type Family, newFamily, pay, signIn, signUp, test } from './support/journey.ts';
import { expectFocusKept, tabTo } from './support/keyboard.ts';
import { countPayments, customersOf } from './support/payments.ts';
import { prepareProcesses } from './support/processes.ts';
import { freePorts } from './support/product.ts';
import { openHoldingProxy } from './support/holding-proxy.ts';
import { INLINE_BOOK } from './support/shelf.ts';
import { helpWith, WORDS_BOOK, wordOn } from './support/words.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });
const deleteButton = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Delete my account' });
const deletedMessage = (page: Page) => page.getByText('Your account is deleted');
const landing = (page: Page) => page.getByRole('link', { name: 'New here? Create an account' });

async function openDialog(page: Page): Promise<void> {
  await openAccount(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
}

/** Waits until the page that `opens` has checked whether the address is verified. That check fails after a deletion. */
async function afterLookups(page: Page, opens: () => Promise<unknown>): Promise<void> {
  let lookups = 0;
  page.on('response', (answer) => void (lookups += Number(/accounts:lookup/.test(answer.url()))));
  await opens();
  // One lookup when the provider opens, and one for the address.
  await expect.poll(() => lookups).toBe(2);
}

async function confirm(page: Page, { password }: Pick<Family, 'password'>): Promise<void> {
  await dialog(page).getByLabel('Your password').fill(password);
  await dialog(page).getByLabel('I am sure').check();
  await deleteButton(page).click();
}

/** Changes reader settings and asks for a word, both kept in local storage. Returns the uid from the storage key. */
async function leaveTraces(page: Page): Promise<string> {
  await page.goto(WORDS_BOOK);
  await page.getByRole('button', { name: 'How the page looks' }).click();
  await page.getByRole('radio', { name: 'Largest' }).check({ force: true });
  await page.keyboard.press('Escape');
  await wordOn(page, 'hat').click();
  await expect(helpWith(page, 'hat')).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toContainEqual(expect.stringMatching(/^reader_settings:/));
  return kept.find((key) => key.startsWith('word_asked:'))!.split(':')[1]!;
}

/** Returns everything the browser stores for this origin, as text. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        kept.push(JSON.stringify(rows));
      }
      database.close();
    }
    return kept.join('\n');
  });

test('the data export is one JSON file', async ({ page, context }) => {
  const family = await enrol();
  await family.call('POST', '/api/progress/sam-and-the-wet-hat/complete', {});
  await family.enter(context);
  await openAccount(page);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^step-into-reading-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    account: { id: family.uid, email: family.email },
    profile: { firstName: 'Kim', parentLastName: 'Reader', readingLevel: 1 },
    books: [{ title: INLINE_BOOK, finishedAt: expect.stringMatching(/^\d{4}-/) }],
    stars: [{ title: INLINE_BOOK, stars: 1 }],
    subscriptions: [{ status: 'active', customerId: expect.stringMatching(/^cus_/) }],
  });
});

test('a parent without a subscription finds the data export and the deletion', async ({
  page,
  context,
}) => {
  const family = await enrol({ subscribed: false });
  await family.enter(context);
  await page.goto('/subscribe');
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test.describe('account deletion', () => {
  test.use({ expectedErrors: /status of 400.*signInWithPassword/ });

  test('refuses a wrong password; with the right one all data is deleted', async ({ page }) => {
    const family = newFamily();
    await signUp(page, family);
    await pay(page);
    const uid = await leaveTraces(page);
    await openDialog(page);
    await deleteButton(page).click();
    await expect(dialog(page).getByText('Password is required')).toBeVisible();
    await expect(dialog(page).getByText('Please tick this box if you are sure')).toBeVisible();
    await expectAccessible(page, 'leaving, with what is missing', '[role=dialog]');

    await confirm(page, { password: 'not this one' });
    await expect(dialog(page).getByText('That password is not right.')).toBeVisible();
    await expect(dialog(page).getByLabel('Your password')).toBeFocused();
    expect(await countPayments(family.email)).toMatchObject({ customers: 1, subscriptions: 1 });
    const customers = await customersOf(family.email);

    await confirm(page, family);
    await expect(landing(page)).toBeVisible();
    await expect(deletedMessage(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    const kept = await storedIn(page);
    expect(kept).not.toContain(family.email);
    expect(kept).not.toContain(uid);
    expect(kept).not.toMatch(/firebase_token|refreshToken|unsent_profile|return_place/);

    expect(await countPayments(family.email)).toMatchObject({ customers: 0, subscriptions: 0 });
    for (const customer of customers) {
      expect(await customer.read()).toEqual({ deleted: true, statuses: ['canceled'], invoices: 1 });
    }

    await signIn(page, family);
    await expect(page.getByText('Sign In Error').first()).toBeVisible();
    // The same address can sign up again, as a new account.
    await signUp(page, family);
    await openAccount(page);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = readFileSync(await (await downloaded).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({ books: [], stars: [], subscriptions: [] });
  });
});

/** Presses Escape as soon as a text appears on the page. */
const pressEscapeOnceShown = (page: Page, text: string) =>
  page.evaluate((shown) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(shown)) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);

test('account deletion by keyboard; cancelling returns the focus to the button', async ({
  page,
  context,
}) => {
  const family = await enrol({ subscribed: false });
  await family.enter(context);
  await afterLookups(page, () => page.goto('/account'));
  const opener = page.getByRole('button', { name: 'Delete my account' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Your password')).toBeVisible();
  await expect(dialog(page).getByText(/Your subscription ends now/)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();

  // Now the parent confirms. The account has no subscription.
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByLabel('Your password'));
  await page.keyboard.type(family.password);
  await tabTo(page, dialog(page).getByLabel('I am sure'));
  await page.keyboard.press('Space');
  const removal = await hold(page, '/api/auth/user');
  await tabTo(page, deleteButton(page));
  await pressEscapeOnceShown(page, 'Deleting...');
  await page.keyboard.press('Enter');
  await removal.asked;
  await expect(dialog(page).getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await removal.release();
  await expect(landing(page)).toBeVisible();
  await expectFocusKept(page);
});

test('account deletion with Google reauthenticates in a popup', async ({ page }) => {
  const { email } = newFamily();
  await page.goto('/');
  const popup = await openChooser(page);
  await continueAs(popup, email);
  await page.waitForURL('**/subscribe');
  await page.clock.install();
  await page.clock.fastForward('10:00');
  await openDialog(page);
  await expect(dialog(page).getByText('Google will ask you to confirm')).toBeVisible();
  await dialog(page).getByLabel('I am sure').check();
  const asked = page.waitForEvent('popup');
  await deleteButton(page).click();
  await continueAs(await asked, email);
  await expect(landing(page)).toBeVisible();
  await expect(deletedMessage(page)).toBeVisible();
});

test.describe('a lost response', () => {
  test.use({ expectedErrors: /net::ERR_FAILED|status of 401.*api\/subscription\/status/ });

  test('does not hide that the account is deleted', async ({ page, context }) => {
    const family = await enrol({ subscribed: false });
    await family.enter(context);
    await afterLookups(page, () => openDialog(page));
    await page.route(
      '**/api/auth/user',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await confirm(page, family);
    await expect(deletedMessage(page)).toBeVisible();
    await expect(landing(page)).toBeVisible();
  });
});

test.describe('faults during account deletion', () => {
  // It fills a product of its own and starts the library several times.
  test.describe.configure({ timeout: 120_000 });
  let dataDir = '';
  test.beforeEach(() => {
    dataDir = dataFolder();
  });
  test.afterEach(() => removeFolder(dataDir));
  test.use({ expectedErrors: /status of 503.*api\/auth\/user|net::ERR_/ });

  test('nothing is deleted while payments are unavailable; after a crash at a step it can be finished', async ({
    newPage,
  }) => {
    const processes = await prepareProcesses({ ...(await freePorts()), dataDir });
    const { origin, sandbox, startLibrary, startStandIns } = processes;
    const standIns = await startStandIns();
    const between = await openHoldingProxy(sandbox);
    const start = () =>
      startLibrary({ STRIPE_HOST: between.origin, FIREBASE_HOST: between.origin });
    let library = await start();
    const begin = async () => {
      const arrived = await arrive(newPage, { at: { origin, sandbox } });
      await afterLookups(arrived.page, () => openDialog(arrived.page));
      return arrived;
    };

    await test.step('payments unavailable', async () => {
      const { family, page } = await begin();
      await order(sandbox, 'api', { fault: 'down', path: '/v1/customers' });
      await confirm(page, family);
      await expect(dialog(page).getByRole('alert')).toContainText('so nothing was deleted');
      await order(sandbox, 'api', { fault: 'none' });
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('link', { name: 'Back to Library' }).click();
      await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
      await page.close();
    });

    const deletion = 'POST /identitytoolkit.googleapis.com/v1/accounts:delete';
    for (const step of ['DELETE /v1/customers/', deletion]) {
      await test.step(`killed after ${step}`, async () => {
        const { family, page } = await begin();
        between.dropResponseTo(step, () => library.kill());
        await confirm(page, family);
        await expect(dialog(page).getByRole('alert')).toContainText('cannot be reached');
        await expect(deleteButton(page)).toBeFocused();
        library = await start();
        if (step === deletion) {
          const checkout = family.call('POST', '/api/create-checkout-session');
          await expect(checkout).rejects.toThrow('account_deleted');
        }
        await deleteButton(page).click();
        await expect(deletedMessage(page)).toBeVisible();
        await expect(landing(page)).toBeVisible();
        await expect(family.call('GET', '/api/auth/user')).rejects.toThrow('account_deleted');
        await page.close();
      });
    }
    await Promise.all([library.kill(), standIns.kill(), between.close()]);
  });
});
