// The owner sees how the library goes: from no family to some, and while Stripe is away. The numbers are those of the whole
// shop, so no other file shares the product.
import { readFile } from 'node:fs/promises';
import { dayOf } from '../../domain/days.ts';
import { expectAccessible } from '../support/axe.ts';
import { order } from '../support/control.ts';
import { runFiguresJob } from '../support/figures-job.ts';
import { expect, test } from '../support/journey.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';
import { openPart, signInOwner } from '../support/owner.ts';
import { findPayer, openProvider } from '../support/payments.ts';

const HOUR = 3_600_000;

let product: OwnProduct;
test.beforeAll(async () => {
  product = await startOwnProduct();
});
test.afterAll(() => product.end());

test('an owner sees families and income, takes them along as CSV, and is told when Stripe is away', async ({
  newPage,
}) => {
  await runFiguresJob(product);
  const page = await newPage({ baseURL: product.origin });
  await (await signInOwner(product.origin)).enter(page.context());
  await page.goto('/admin#how-it-goes');
  const panel = page.getByRole('tabpanel', { name: 'How it goes' });
  await expect(panel.getByText('No family yet')).toBeVisible();

  const { family } = await product.join(newPage);
  await product.join(newPage);
  await product.join(newPage);
  const { subscription } = await findPayer(family.email, product.sandbox);
  await openProvider(product.sandbox).subscriptions.cancel(subscription);
  const day = dayOf(Date.now(), 'Australia/Sydney');
  await runFiguresJob(product, Date.now() + HOUR);
  await openPart(page, 'Readers');
  await openPart(page, 'How it goes');
  const number = (name: string) =>
    panel.getByRole('term').filter({ hasText: name }).locator('+ dd');
  await expect(number('Families now')).toHaveText('2');
  await expect(number('In a free trial')).toHaveText('0');
  await expect(panel.getByRole('img', { name: /^Income by month: .*\$14\.97/ })).toBeVisible();
  await expect(panel.getByRole('img', { name: /^Families by day: / })).toBeVisible();
  await expect(panel.getByRole('cell', { name: '$14.97' })).toBeVisible();
  await expectAccessible(page, 'the figures');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^step-into-reading-figures-[\d-]+\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines).toContain(`${day},2,0,0,3,1,14.97`);

  await order(product.sandbox, 'api', { fault: 'down' });
  await runFiguresJob(product, Date.now() + 2 * HOUR);
  await order(product.sandbox, 'api', { fault: 'none' });
  await page.reload();
  await expect(panel.getByText(/^Stripe could not be read since/)).toBeVisible();
  await expect(panel.getByText(/^The figures are those of/)).toBeVisible();
  await expect(number('Families now')).toHaveText('2');

  await panel.getByRole('button', { name: 'Which books are finished' }).click();
  await expect(page.getByRole('heading', { name: 'Readers by book' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Readers' })).toBeFocused();
});
