// Acknowledged data survives a kill; and what `npm start` prints, above all when it cannot start.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, emptyFolder, removeFolder } from '../support/data-folder.ts';
import { expect, newFamily, pay, signIn, signUp, test } from '../support/journey.ts';
import { freePorts, type Place, startProduct } from '../support/product.ts';
import { bookCard, INLINE_BOOK, openBook, statValue } from '../support/shelf.ts';

const place = { dataDir: '', port: 0, sandboxPort: 0, mailPort: 0 } satisfies Place;

// The page may have a request open when the product is killed.
test.use({ expectedErrors: /net::ERR_/ });

test.beforeAll(async () => {
  const dataDir = emptyFolder();
  Object.assign(place, await freePorts(), { dataDir });
});
test.afterAll(() => removeFolder(place.dataDir));

test('everything acknowledged survives kill -9: account, payment and star', async ({ newPage }) => {
  // The product starts twice, the first time with an empty folder.
  test.slow();
  const family = newFamily();
  let product = await startProduct(place);
  const first = await newPage({ baseURL: product.origin });
  await signUp(first, family);
  await pay(first);
  await openBook(first, INLINE_BOOK);
  await first.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(first.getByText('You earned 1 gold star!')).toBeVisible();
  await product.kill();
  await first.close();

  product = await startProduct(place);
  const second = await newPage({ baseURL: product.origin });
  await signIn(second, family);
  await expect(statValue(second, 'Books Read')).toHaveText('1');
  await expect(statValue(second, 'Gold Stars Earned')).toHaveText('1');
  await second.getByLabel('Order').selectOption('level');
  await expect(bookCard(second, INLINE_BOOK)).toContainText('Finished');
  await second.close();
  await product.stop();
});

test.describe('the terminal output', () => {
  test("names the library's URL, a test card, the owner's sign-in page and the data folder", async () => {
    const product = await startProduct(place);
    for (const text of [product.origin, '4242 4242 4242 4242', '/admin/login', place.dataDir]) {
      expect(product.output()).toContain(text);
    }
    await product.stop();
  });

  test('shows a generated password once, and never again', async () => {
    const dataDir = emptyFolder();
    const fresh = { ...(await freePorts()), dataDir };
    const first = await startProduct(fresh, { ADMIN_PASSWORD: '' });
    expect(first.output()).toMatch(/admin \/ \S{12} .*only this once/);
    await first.stop();
    const second = await startProduct(fresh, { ADMIN_PASSWORD: '' });
    expect(second.output()).not.toContain('only this once');
    await second.stop();
    removeFolder(dataDir);
  });

  test('names a port in use', async () => {
    const product = await startProduct(place);
    const dataDir = dataFolder();
    const spare = { ...(await freePorts()), dataDir };
    await expect(startProduct({ ...spare, port: place.port })).rejects.toThrow(
      `Port ${place.port} is in use. Close what uses it, or set PORT.`,
    );
    await expect(startProduct({ ...spare, sandboxPort: place.sandboxPort })).rejects.toThrow(
      `Port ${place.sandboxPort} is in use. Close what uses it, or set SANDBOX_PORT.`,
    );
    await expect(startProduct({ ...spare, mailPort: place.mailPort })).rejects.toThrow(
      `Port ${place.mailPort} is in use. Close what uses it, or set SANDBOX_MAIL_PORT.`,
    );
    await product.stop();
    removeFolder(dataDir);
  });

  test('names a data folder that another library uses, and the other library keeps running', async ({
    request,
  }) => {
    const product = await startProduct(place);
    const second = startProduct({ ...place, ...(await freePorts()) });
    await expect(second).rejects.toThrow(
      `Another process serves the library in ${place.dataDir}, and SQLite serves only one.`,
    );
    expect((await request.get(`${product.origin}/readyz`)).status()).toBe(200);
    await product.stop();
  });

  test('names a data folder that cannot be written', async () => {
    const file = join(place.dataDir, 'a-file');
    writeFileSync(file, '');
    await expect(startProduct({ ...place, dataDir: join(file, 'data') })).rejects.toThrow(
      /The data folder cannot be written \(ENOTDIR: .* or correct DATA_DIR\./,
    );
  });

  test('names every invalid setting', async () => {
    const bad = { TIME_ZONE: 'Mars/North', LOG_LEVEL: 'loud' };
    await expect(startProduct(place, bad)).rejects.toThrow(/LOG_LEVEL[^]*TIME_ZONE/);
  });
});
