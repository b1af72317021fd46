// An owner finds a family that asks for help, gives it a month free, and ends its subscription.
import { expectAccessible } from './support/axe.ts';
import { arrive, enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { openPart, signInOwner } from './support/owner.ts';
import { findPayer, openProvider } from './support/payments.ts';

const LABEL = 'E-mail address of the parent';

test('an owner finds a family, gives it a month free, and ends its subscription', async ({
  page,
  newPage,
}) => {
  const { family, page: theirs } = await arrive(newPage);
  await (await signInOwner()).enter(page.context());
  await page.goto('/admin#how-it-goes');

  await page.getByLabel(LABEL).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('No family has this address.')).toBeVisible();

  await page.getByLabel(LABEL).fill(family.email.toUpperCase());
  await page.keyboard.press('Enter');
  const article = page.getByRole('article', { name: family.email });
  await expect(article.getByText('$4.99 a month')).toBeVisible();
  await expect(article).not.toContainText(family.studentFirstName);
  await expectAccessible(page, 'a family found', '[role=tabpanel][data-state=active]');

  await article.getByRole('button', { name: 'Give a month free' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('is $0.00 instead of $4.99');
  await dialog.getByRole('button', { name: 'Give a month free' }).click();
  await expect(
    article.getByText(/^A free month is waiting: the next payment is \$0\.00/),
  ).toBeVisible();

  // The family pays what it paid, and the stand-in's page shows who it is.
  await theirs.goto('/account');
  await expect(theirs.getByText('$4.99 AUD per month')).toBeVisible();
  const { customer, subscription } = await findPayer(family.email);
  const atStripe = await openProvider().customers.retrieve(customer);
  expect(atStripe).toMatchObject({ balance: -499 });
  await expect(article.getByRole('link', { name: /^Open in Stripe/ })).toHaveAttribute(
    'href',
    new RegExp(`/control#${customer}$`),
  );

  await article.getByRole('button', { name: 'End now' }).click();
  await expect(dialog).toContainText('Nothing is refunded by this.');
  await dialog.getByRole('button', { name: 'End now' }).click();
  await expect(article.getByText(/^It ended on /)).toBeVisible();
  await expect(article.getByRole('heading')).toBeFocused();
  expect((await openProvider().subscriptions.retrieve(subscription)).status).toBe('canceled');
  await theirs.goto('/');
  await expect(theirs).toHaveURL('/subscribe');

  await openPart(page, 'Changes');
  await expect(
    page.getByText(new RegExp(`ended the subscription of the family ${family.uid}`)),
  ).toBeVisible();
  await expect(
    page.getByText(new RegExp(`gave the family ${family.uid} a month free`)),
  ).toBeVisible();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 640, height: 360 },
]) {
  test(`a family fits a screen of ${viewport.width} pixels`, async ({ page }) => {
    const { email } = await enrol();
    await page.setViewportSize(viewport);
    await (await signInOwner()).enter(page.context());
    await page.goto('/admin#how-it-goes');
    await page.getByLabel(LABEL).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: email })).toBeVisible();
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
    await page.getByRole('button', { name: 'End after the paid month' }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^End after/ });
    await confirm.scrollIntoViewIfNeeded();
    await expect(confirm).toBeInViewport();
  });
}
