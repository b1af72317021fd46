// Verification of the e-mail address, and a Google sign-in that replaces the password of an unverified account.
import { openAccount } from './support/account.ts';
import { sandbox } from './support/config.ts';
import { continueAs, openChooser } from './support/google.ts';
import { expect, newFamily, signIn, signUp, test } from './support/journey.ts';

test('a sign-up sends a link, /account sends it again, and following it verifies the address', async ({
  page,
  context,
}) => {
  const family = newFamily();
  await signUp(page, family);
  await openAccount(page);
  const state = page.getByText('Email Verified').locator('xpath=following-sibling::dd');
  await expect(state).toHaveText('Not yet');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(`A link is on its way to ${family.email}.`).first()).toBeVisible();

  const mailbox = await context.newPage();
  await mailbox.goto(`${sandbox}/mailbox`);
  const mails = mailbox.getByRole('article').filter({ hasText: family.email });
  await expect(mails).toHaveCount(2);
  await mails.first().getByRole('link', { name: 'Verify your e-mail address' }).click();
  await mailbox.getByRole('button', { name: /is my address/ }).click();
  await expect(mailbox.getByRole('heading', { name: 'Address verified' })).toBeVisible();
  await mailbox.getByRole('link', { name: 'Continue' }).click();
  await expect(mailbox).toHaveURL('/account');
  await expect(
    mailbox.getByText('Email Verified').locator('xpath=following-sibling::dd'),
  ).toHaveText('Yes');
  await page.reload();
  await expect(state).toHaveText('Yes');
});

test.describe('a password that a Google sign-in has replaced', () => {
  test.use({ expectedErrors: /status of 400.*identitytoolkit/ });

  test('is explained in the sign-in error', async ({ page }) => {
    const family = newFamily();
    await signUp(page, family);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await continueAs(await openChooser(page), family.email);
    await page.waitForURL('**/subscribe');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await signIn(page, family);
    await expect(page.getByText('Sign In Error').first()).toBeVisible();
    await expect(page.getByText('Google may have replaced your password')).toBeVisible();
  });
});
