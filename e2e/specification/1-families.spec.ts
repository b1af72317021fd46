// Section 1: what a family can do, and the external providers it uses.
import { openAccount } from '../support/account.ts';
import { sandbox } from '../support/config.ts';
import { enrol } from '../support/enrol.ts';
import { continueAs, openChooser } from '../support/google.ts';
import { expect, newFamily, payWithCard, signIn, test } from '../support/journey.ts';

test('Access to the library is gated by a paid monthly subscription of $4.99 AUD per month, paid through an external card payment provider on its own page. The subscription can be managed through a payment-provider portal.', async ({
  page,
  context,
}) => {
  const family = await enrol({ subscribed: false });
  await expect(family.call('GET', '/api/books')).rejects.toThrow('403');
  await family.enter(context);
  await page.goto('/');
  await expect(page).toHaveURL('/subscribe');
  await page.getByRole('button', { name: 'Subscribe Now - $4.99 AUD/month' }).click();
  await page.waitForURL(`${sandbox}/**`);
  await expect(page.getByText('$4.99').first()).toBeVisible();
  await expect(page.getByText(/per\s+month/).first()).toBeVisible();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  expect(await family.call('GET', '/api/books')).not.toEqual([]);

  await openAccount(page);
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.waitForURL(`${sandbox}/portal/**`);
});

test.describe('Sign-up and sign-in use an external identity provider: a sign-in with an external account, or email plus password.', () => {
  test('a password goes to the provider, and never to the library', async ({ page, context }) => {
    const family = await enrol({ subscribed: false });
    const receivers: string[] = [];
    context.on('request', (request) => {
      if (request.postData()?.includes(family.password))
        receivers.push(new URL(request.url()).origin);
    });
    await signIn(page, family);
    await page.waitForURL('**/subscribe');
    expect(new Set(receivers)).toEqual(new Set([sandbox]));
  });

  for (const [path, button] of [
    ['/signup', 'Sign Up With Google'],
    ['/signin', 'Sign In With Google'],
  ] as const) {
    test(`an external account opens the door of ${path}`, async ({ page }) => {
      await page.goto(path);
      const chooser = await openChooser(page, button);
      expect(new URL(chooser.url()).origin).toBe(sandbox);
      await continueAs(chooser, newFamily().email);
      await page.waitForURL('**/subscribe');
    });
  }
});
