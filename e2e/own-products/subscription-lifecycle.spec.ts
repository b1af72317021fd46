// The subscription lifecycle as a parent sees it. The tests advance the payment provider's clock, so this file has
// its own product. The library's clock does not change.
import { detail, openAccount } from '../support/account.ts';
import { listen } from '../support/calls.ts';
import { order } from '../support/control.ts';
import { expect, pay, payWithCard, reachPaymentPage, test } from '../support/journey.ts';
import { expectFocusKept, tabTo } from '../support/keyboard.ts';
import { expectHeard, type OwnProduct } from '../support/own-product.ts';
import { countPayments, findPayer, openProvider } from '../support/payments.ts';
import {
  cancelInPortal,
  replaceCardInPortal,
  openPortal,
  returnFromPortal,
} from '../support/portal.ts';
import { INLINE_BOOK, statValue } from '../support/shelf.ts';

const BOOK = '/api/progress/sam-and-the-wet-hat';

let product: OwnProduct;
test.beforeAll(({ ownProduct }) => {
  product = ownProduct;
});
test.afterEach(() => product.endSilence());

test('without webhooks, a parent who pays gets access within two polls', async ({ newPage }) => {
  const { page } = await product.join(newPage, { subscribed: false });
  await product.silence();
  await page.goto('/subscribe');
  await reachPaymentPage(page);
  const calls = listen(page);
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Welcome to the library!')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const polls = calls.count('GET /api/subscription/status');
  expect(polls).toBeGreaterThan(0);
  expect(polls).toBeLessThanOrEqual(2);
});

test('a parent who cancels sees the last day, and can renew', async ({ newPage }) => {
  const { family, page } = await product.join(newPage);
  await product.silence();
  await openAccount(page);
  await openPortal(page);
  await cancelInPortal(page);
  await returnFromPortal(page);
  await expect(page.getByRole('heading', { name: 'You have cancelled' })).toBeVisible();
  const { subscription } = await findPayer(family.email, product.sandbox);
  const { cancel_at } = await openProvider(product.sandbox).subscriptions.retrieve(subscription);
  const lastDay = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' });
  await expect(detail(page, 'Ends on')).toHaveText(lastDay.format((cancel_at ?? 0) * 1000));
  await expect(detail(page, 'Status')).toHaveText('Active');
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();

  await openAccount(page);
  await openPortal(page);
  await page.getByRole('button', { name: 'Renew subscription' }).click();
  await returnFromPortal(page);
  await expect(detail(page, 'Status')).toHaveText('Active');
  await expect(page.getByRole('heading', { name: 'You have cancelled' })).toHaveCount(0);
  await expect(detail(page, 'Ends on')).toHaveCount(0);
});

test('after the last day the parent loses access and sees why; stars and positions are there after resubscribing', async ({
  newPage,
}) => {
  const { family, page } = await product.join(newPage);
  await family.call('POST', `${BOOK}/complete`);
  await family.call('POST', '/api/progress', { bookId: 'hippo-will-fly', currentPage: 3 });
  const stripe = openProvider(product.sandbox);
  const { subscription } = await findPayer(family.email, product.sandbox);
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await order(product.sandbox, 'clock', { advance: 'month' });
  await expectHeard(family, 'canceled');

  await page.goto('/');
  await page.waitForURL('**/subscribe');
  await expect(page.getByRole('heading', { name: 'Your subscription has ended' })).toBeVisible();
  await expect(page.getByText(/stars and finished books are kept/)).toBeVisible();
  await openAccount(page);
  await expect(detail(page, 'Status')).toHaveText('Canceled');
  await expect(detail(page, 'Plan')).toHaveText('Not subscribed');
  await page.getByRole('link', { name: 'Subscribe Now' }).click();
  await pay(page);
  await expect(statValue(page, 'Books Read')).toHaveText('1');
  await expect(statValue(page, 'Gold Stars Earned')).toHaveText('1');
  expect(await family.call('GET', '/api/progress/hippo-will-fly')).toMatchObject({
    currentPage: 3,
  });
  await page.goto('/account');
  await expect(detail(page, 'Status')).toHaveText('Active');
  expect(await countPayments(family.email, product.sandbox)).toEqual({
    customers: 1,
    subscriptions: 1,
    charges: 2,
  });
});

test('after a failed renewal the library stays open with a note, and a new card fixes the payment', async ({
  newPage,
}) => {
  const { family, page } = await product.join(newPage);
  await order(product.sandbox, 'renewals', { customer: family.email, outcome: 'fail' });
  await order(product.sandbox, 'clock', { advance: 'month' });
  await expectHeard(family, 'past_due');
  await product.silence();

  await page.goto('/');
  const note = page.getByRole('heading', { name: 'A note for the grown-up' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: INLINE_BOOK })).toBeVisible();
  await page.getByRole('link', { name: 'Fix the payment' }).click();
  await expect(page.getByRole('heading', { name: 'did not go through' })).toBeVisible();
  await expect(detail(page, 'Status')).toHaveText('Past due');
  await replaceCardInPortal(page);
  await expect(detail(page, 'Status')).toHaveText('Active');
  await expect(page.getByRole('heading', { name: 'did not go through' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a renewal that needs confirmation by the bank is explained, and can be confirmed by keyboard', async ({
  newPage,
}) => {
  const { family, page } = await product.join(newPage);
  await order(product.sandbox, 'renewals', { customer: family.email, outcome: 'authenticate' });
  await order(product.sandbox, 'clock', { advance: 'month' });
  await expectHeard(family, 'past_due');
  await product.silence();
  const activate = async (role: 'link' | 'button', name: string) => {
    await tabTo(page, page.getByRole(role, { name }));
    await page.keyboard.press('Enter');
  };

  await page.goto('/');
  await activate('link', 'Fix the payment');
  await expect(page.getByText(/your bank may want you to confirm the payment/)).toBeVisible();
  await expectFocusKept(page);
  await activate('button', 'Manage Subscription');
  await activate('link', 'Confirm your payment');
  await activate('button', 'Complete authentication');
  await activate('link', 'Return to Step Into Reading');
  await expect(detail(page, 'Status')).toHaveText('Active');
});

test('after the last failed payment attempt the parent loses access and sees why', async ({
  newPage,
}) => {
  const { family, page } = await product.join(newPage);
  await order(product.sandbox, 'retries', { then: 'canceled' });
  await order(product.sandbox, 'renewals', { customer: family.email, outcome: 'fail' });
  await order(product.sandbox, 'clock', { advance: 'month' });
  await order(product.sandbox, 'clock', { advance: 'month' });
  await expectHeard(family, 'canceled');
  await page.goto('/');
  await page.waitForURL('**/subscribe');
  await expect(
    page.getByText(/^It was cancelled, or its payment could not be taken/),
  ).toBeVisible();
});
