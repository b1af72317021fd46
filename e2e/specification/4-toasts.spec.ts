// Section 4: toasts. The test controls the browser's clock.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { provokeToast, swipe } from '../support/toasts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ context }) => (await enrol()).enter(context));

test('swipe to the right with a threshold of 50 dismisses it … a dismissed toast is removed after 1,000,000 ms', async ({
  page,
}) => {
  const { clock, toast } = await provokeToast(page);
  // A dismissed toast is hidden at once, but its region stays until the toast is removed.
  const region = page.getByRole('region', { name: /^Notifications/ });
  await swipe(page, 49);
  await expect(toast).toBeVisible();
  await swipe(page, -80);
  await expect(toast).toBeVisible();
  const dismissed = await clock.now();
  await swipe(page, 51);
  await expect(toast).toBeHidden();

  await clock.runTo(dismissed + 999_990);
  await expect(region).toBeAttached();
  await clock.run(20);
  await expect(region).not.toBeAttached();
});
