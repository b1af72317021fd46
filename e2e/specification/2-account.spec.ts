import { detail } from '../support/account.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { cancelInPortal, openPortal, returnFromPortal } from '../support/portal.ts';

test.describe("Subscription card: status (capitalised status text, or 'Active' if subscribed; otherwise 'No active subscription')", () => {
  test('a cancelled subscription is still active, and says until when', async ({
    page,
    context,
  }) => {
    await (await enrol()).enter(context);
    await page.goto('/account');
    await openPortal(page);
    await cancelInPortal(page);
    await returnFromPortal(page);
    await expect(page.getByText(/^The library stays open until/)).toBeVisible();
    await expect(detail(page, 'Status')).toHaveText('Active');
    await expect(detail(page, 'Ends on')).toHaveText(/20\d\d$/);
  });
});
