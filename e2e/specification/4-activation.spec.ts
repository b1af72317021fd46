// Between the payment page and the open library, with the browser's clock in hand.
import { comeBack, PAYMENT, WELCOME } from '../support/activation.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';

test.describe("Post-payment activation: when success=true is present, an 'activating' flag is set. While it is set, subscription status is polled every 2 seconds. It ends when hasSubscription becomes true … or after 30 seconds, when, if still inactive, the toast 'Subscription activating' / 'Your subscription is being processed. Please refresh the page in a moment.' appears.", () => {
  test('who is not active yet waits 30 seconds, asking every two, and no longer', async ({
    page,
    context,
  }) => {
    const family = await enrol({ subscribed: false });
    await family.enter(context);
    const { clock, polls, start } = await comeBack(page);
    const late = page.getByText('Subscription activating', { exact: true });

    // The flag keeps them here, though the answer says that they have no subscription.
    const waiting = page.getByText('Opening your library');
    await expect(waiting).toBeVisible();
    for (let poll = 1; poll <= 14; poll++) {
      await clock.runTo(start + poll * 2000 + 500);
      await expect.poll(polls.answers, { intervals: [20] }).toBe(1 + poll);
    }
    // The first was asked before the clock stood: on a busy machine the beat begins some time after it.
    const [, second = NaN, ...others] = await polls.moments();
    expect(Math.abs(second - start - 2000)).toBeLessThan(500);
    for (const [index, moment] of others.entries()) {
      expect(moment - second).toBe((index + 1) * 2000);
    }

    await clock.runTo(start + 29_500);
    await expect(waiting).toBeVisible();
    await expect(late).toBeHidden();
    await clock.runTo(start + 30_050);
    await clock.runUntil(() => late.isVisible());
    await expect(
      page.getByText('Your subscription is being processed. Please refresh the page in a moment.'),
    ).toBeVisible();
    // The flag is gone, and the guard does its work again.
    await clock.runUntil(() => new URL(page.url()).pathname === '/subscribe');

    const asked = (await polls.moments()).length;
    await clock.run(20_000);
    expect((await polls.moments()).length).toBe(asked);
  });
});

test("It ends when hasSubscription becomes true (toast 'Welcome to the library! Your subscription is now active. Happy reading!')", async ({
  page,
  context,
}) => {
  const family = await enrol({ subscribed: false });
  await family.enter(context);
  const { clock, polls } = await comeBack(page);

  await family.pay();
  const before = (await polls.moments()).length;
  await clock.runUntil(async () => (await polls.moments()).length > before);
  await expect.poll(polls.answers).toBe(before + 1);
  await clock.runUntil(() => page.getByText(WELCOME).isVisible());
  await clock.runUntil(() => page.getByRole('heading', { name: "Kim's Library" }).isVisible());
  await expect(page.getByText(PAYMENT)).toBeHidden();

  await clock.run(40_000);
  expect((await polls.moments()).length).toBe(before + 1);
  await expect(page.getByText('Subscription activating', { exact: true })).toBeHidden();
});
