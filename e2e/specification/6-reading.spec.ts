// Section 6: what families can open with and without a subscription.
import { openAccount } from '../support/account.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { bookCard, INLINE_BOOK } from '../support/shelf.ts';
import { endSubscription } from '../support/payments.ts';

test.describe('Subscriber (hasSubscription true): full library; may manage the subscription via the payment portal.', () => {
  test('every book is open, and the portal too', async ({ page, context }) => {
    const family = await enrol();
    await family.enter(context);
    const books = await family.call<{ id: string; title: string }[]>('GET', '/api/books');
    for (const { id } of books) {
      expect(await family.call('GET', `/api/books/${id}`)).toMatchObject({ id });
    }
    await page.goto('/');
    await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
    await openAccount(page);
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await page.waitForURL('**/portal/**');
  });

  test.describe('whoever does not subscribe, or no longer', () => {
    test.use({ expectedErrors: /status of 403/ });

    test('gets no book, no page of it, and no portal', async ({ page, context }) => {
      const family = await enrol();
      await family.enter(context);
      await endSubscription(family.email);
      await expect
        .poll(() => family.call('GET', '/api/subscription/status'))
        .toMatchObject({ hasSubscription: false });
      for (const path of ['/api/books', '/api/books/sam-and-the-wet-hat', '/api/progress']) {
        await expect(family.call('GET', path)).rejects.toThrow(/403 .*subscription_required/);
      }
      await page.goto('/reading/sam-and-the-wet-hat');
      await page.waitForURL('**/subscribe');
      await page.goto('/account');
      await expect(page.getByRole('link', { name: 'Subscribe Now' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Manage Subscription' })).toHaveCount(0);
    });
  });
});
