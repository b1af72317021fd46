// Section 4: the activation after a payment. The test controls the browser's clock.
import { returnFromCheckout, PAYMENT, WELCOME } from '../support/activation.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';

test("It ends when hasSubscription becomes true (toast 'Welcome to the library! Your subscription is now active. Happy reading!')", async ({
  page,
  context,
}) => {
  const family = await enrol({ subscribed: false });
  await family.enter(context);
  const { clock, polls } = await returnFromCheckout(page);

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
