// What a parent sees while Stripe fails, and how the parent continues afterwards. e2e/money/stripe-faults.test.ts
// tests every fault in every call.
import { openAccount } from '../support/account.ts';
import { order } from '../support/control.ts';
import { expect, payWithCard, test } from '../support/journey.ts';
import type { OwnProduct } from '../support/own-product.ts';
import { countPayments } from '../support/payments.ts';
import { openPortal } from '../support/portal.ts';
import { toasts } from '../support/toasts.ts';

test.use({ expectedErrors: /status of 503/ });

let product: OwnProduct;
test.beforeAll(({ ownProduct }) => {
  product = ownProduct;
});
test.afterEach(() => order(product.sandbox, 'api', { fault: 'none' }));

test('the payment page opens once Stripe works again, and a payment is found after a failed sync', async ({
  newPage,
}) => {
  const { family, page } = await product.join(newPage, { subscribed: false });
  await page.goto('/subscribe');
  const subscribe = page.getByRole('button', { name: 'Subscribe Now - $4.99 AUD/month' });
  for (const fault of ['error', 'nonsense'] as const) {
    await order(product.sandbox, 'api', { fault });
    await subscribe.click();
    await expect(toasts(page)).toContainText(
      'The payment page cannot be reached right now. Nothing was charged. Please try again in a moment.',
    );
    await expect(subscribe).toBeEnabled();
    await toasts(page).getByRole('button').click();
  }
  await order(product.sandbox, 'api', { fault: 'none' });
  await subscribe.click();
  await page.getByLabel('Card number').waitFor();

  await order(product.sandbox, 'api', { fault: 'error' });
  const failedSync = page.waitForResponse('**/api/subscription/status');
  await payWithCard(page, '4242 4242 4242 4242');
  expect(await (await failedSync).json()).toMatchObject({ hasSubscription: false });
  await expect(page.getByText('Opening your library')).toBeVisible();
  await order(product.sandbox, 'api', { fault: 'none' });
  await expect(page.getByText('Welcome to the library!')).toBeVisible();
  const paidOnce = { customers: 1, subscriptions: 1, charges: 1 };
  expect(await countPayments(family.email, product.sandbox)).toEqual(paidOnce);
  await page.close();
});

test('the subscription portal opens once Stripe works again', async ({ newPage }) => {
  const { page } = await product.join(newPage);
  await openAccount(page);
  const manage = page.getByRole('button', { name: 'Manage Subscription' });
  await manage.waitFor();
  await order(product.sandbox, 'api', { fault: 'nonsense' });
  await manage.click();
  await expect(toasts(page)).toContainText('Failed to open subscription management');
  await expect(manage).toBeEnabled();
  await order(product.sandbox, 'api', { fault: 'none' });
  await openPortal(page);
  await page.close();
});
