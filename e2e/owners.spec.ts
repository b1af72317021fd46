// An owner invites an editor, who joins in another browser, uses a second factor, and is removed.
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/axe.ts';
import { origin } from './support/config.ts';
import { expect, test } from './support/journey.ts';
import { openPart, signInOwner } from './support/owner.ts';
import { OWNER } from './support/product.ts';

const PASSWORD = 'correct horse battery';
const STEP = 30_000;

/** Returns the code that an authenticator app shows at `moment`, in epoch milliseconds. */
const codeOf = (key: string, moment: number): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: moment });

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
}

/** Makes an invitation for an editor. Returns its link. */
async function inviteEditor(page: Page): Promise<string> {
  await (await signInOwner()).enter(page.context());
  await page.goto('/admin#owners');
  await page.getByLabel('Role', { exact: true }).selectOption('editor');
  await page.getByRole('button', { name: 'Make an invitation' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  return link;
}

async function join(page: Page, link: string, username: string): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL('/admin/invitation');
  await page.reload();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Books' })).toBeVisible();
}

/** Turns the second factor on. Returns the key of the authenticator app, and a recovery code. */
async function turnSecondFactorOn(page: Page): Promise<{ key: string; recoveryCode: string }> {
  await openPart(page, 'My sign-in');
  await page.getByRole('button', { name: 'Turn the second factor on' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = await page.locator('code').innerText();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, Date.now()));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  return { key, recoveryCode };
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/admin/login');
}

// A code is asked for, an invitation is over, and a session has ended.
test.use({ expectedErrors: /status of 40[14].*\/api\/admin/ });

test('an editor joins by a link, signs in with a second factor, and is out once removed', async ({
  page,
  newPage,
}) => {
  const name = `editor-${process.pid}-${Date.now()}`;
  const link = await inviteEditor(page);
  const theirs = await newPage({ baseURL: origin });
  await join(theirs, link, name);
  const tabs = theirs.getByRole('tab');
  await expect(tabs).toHaveText(['Books', 'Bring in', 'Phonics', 'Sounds', 'Map', 'My sign-in']);
  await theirs.goto('/admin#readers');
  await expect(theirs.getByRole('tabpanel', { name: 'Books' })).toBeVisible();

  await test.step('the link does not work twice', async () => {
    const another = await newPage({ baseURL: origin });
    await another.goto(link);
    await expect(another.getByText('This invitation is over')).toBeVisible();
  });

  const { key, recoveryCode } = await turnSecondFactorOn(theirs);

  await test.step('the next sign-in takes a code', async () => {
    await logOut(theirs);
    await logIn(theirs, name);
    await expect(theirs.getByLabel('Code')).toBeFocused();
    // The code of this step is used up. The next one is taken already.
    await theirs.getByLabel('Code').fill(codeOf(key, Date.now() + STEP));
    await theirs.getByLabel('Code').press('Enter');
    await expect(theirs.getByRole('tabpanel', { name: 'Books' })).toBeVisible();
  });

  await test.step('or a recovery code', async () => {
    await logOut(theirs);
    await logIn(theirs, name);
    await theirs.getByRole('button', { name: 'Use a recovery code' }).click();
    await theirs.getByLabel('Recovery code').fill(recoveryCode);
    await theirs.getByRole('button', { name: 'Admin Sign In' }).click();
    await openPart(theirs, 'My sign-in');
    await expect(theirs.getByText('You have 9 recovery codes left.')).toBeVisible();
  });

  await page.reload();
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Second factor on');
  await row.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);

  await openPart(theirs, 'Map');
  await expect(theirs).toHaveURL('/admin/login');
  await expect(theirs.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('the screens are accessible', async ({ page, newPage }) => {
  const link = await inviteEditor(page);
  await expectAccessible(page, 'owners', '[role=tabpanel]:not([hidden])');
  await openPart(page, 'My sign-in');
  await page.getByRole('button', { name: 'Turn the second factor on' }).click();
  await page.getByLabel('Your password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  // Without a code, the second factor stays off.
  await expectAccessible(page, 'my sign-in, with a QR code', '[role=tabpanel]:not([hidden])');

  const theirs = await newPage({ baseURL: origin });
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Join' }).click();
  await expect(theirs.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(theirs, 'an invitation');
});
