// The browser's back button, from the payment provider's pages. The browser may restore a page from its back/forward
// cache, which is disabled in the other journeys.
import type { Page } from '@playwright/test';
import { readTestSettings } from '../scripts/config.ts';
import { wholeBrowserOptions } from '../test-support/browser.ts';
import { detail } from './support/account.ts';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { cancelInPortal, openPortal } from './support/portal.ts';

test.use({
  launchOptions: {
    ...wholeBrowserOptions(readTestSettings().chromiumPath),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Returns a function that expects that the page was restored from the back/forward cache. */
async function watchReturns(page: Page): Promise<() => Promise<void>> {
  const KEY = 'shown again';
  await page.addInitScript((key) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem(key, 'yes');
    });
  }, KEY);
  return () =>
    expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), KEY)).toBe('yes');
}

test('from the payment page: the subscribe button is enabled again, and works again', async ({
  page,
  context,
}) => {
  const expectReturn = await watchReturns(page);
  await (await enrol({ subscribed: false })).enter(context);
  await page.goto('/subscribe');
  const subscribe = page.getByRole('button', { name: /^Subscribe Now/ });
  await subscribe.click();
  await page.getByLabel('Card number').waitFor();
  await page.goBack();
  await expect(subscribe).toBeEnabled();
  await expectReturn();
  await subscribe.click();
  await page.getByLabel('Card number').waitFor();
});

test('from the portal: the account shows the cancellation made there', async ({
  page,
  context,
}) => {
  const expectReturn = await watchReturns(page);
  await (await enrol()).enter(context);
  await page.goto('/account');
  await openPortal(page);
  await cancelInPortal(page);
  await page.evaluate(() => history.go(-3));
  await page.waitForURL('**/account');
  await expect(detail(page, 'Ends on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeEnabled();
  await expectReturn();
});
