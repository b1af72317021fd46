// The identity provider is on another site than the library, in a browser that partitions storage by site, as all
// current browsers do.
import { readTestSettings } from '../../scripts/config.ts';
import { browserOptions } from '../../test-support/browser.ts';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { blockPopups, continueAs, openChooser } from '../support/google.ts';
import { expect, newFamily, test as journey } from '../support/journey.ts';
import { freePorts, type Product, startProduct } from '../support/product.ts';

const test = journey.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const dataDir = dataFolder();
      const place = { ...(await freePorts()), dataDir };
      const product = await startProduct(place, { SANDBOX_HOST: '127.0.0.1' });
      await use(product);
      await product.stop();
      removeFolder(dataDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
});

const usual = browserOptions(readTestSettings().chromiumPath);
test.use({
  // Playwright's own `--disable-features` turns storage partitioning off. The last such switch wins.
  launchOptions: { ...usual, args: [...(usual.args ?? []), '--disable-features=HttpsUpgrades'] },
});

const success = 'Successfully signed in with Google';
const button = { name: 'Sign In With Google' };

for (const path of ['/', '/signin']) {
  test(`a redirect sign-in from ${path} works`, async ({ page, product }) => {
    await blockPopups(page);
    await page.goto(path);
    await page.getByRole('button', button).click();
    await page.waitForURL((url) => url.hostname === '127.0.0.1');
    await continueAs(page, newFamily().email);
    await expect(page.getByText(success).first()).toBeVisible();
    await page.waitForURL(`${product.origin}/subscribe`);
  });
}

test('a popup sign-in works', async ({ page, product }) => {
  await page.goto('/');
  const popup = await openChooser(page);
  await popup.waitForURL((url) => url.hostname === '127.0.0.1');
  await continueAs(popup, newFamily().email);
  await expect(page.getByText(success).first()).toBeVisible();
  await page.waitForURL(`${product.origin}/subscribe`);
});

test("storage is partitioned: a frame of the provider does not see the storage of the provider's own page", async ({
  page,
  product,
}) => {
  const address = `http://127.0.0.1:${new URL(product.sandbox).port}/emulator/auth/iframe`;
  await page.goto(address);
  await page.evaluate(() => sessionStorage.setItem('kept', 'here'));
  await page.goto('/');
  const frameUrl = await page.evaluate(async (src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    return frame.src;
  }, address);
  const frame = page.frame({ url: frameUrl });
  expect(await frame?.evaluate(() => sessionStorage.getItem('kept'))).toBeNull();
});
