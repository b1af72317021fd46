// The library has fallen silent, or the line to it: nobody looks at a busy screen for ever.
import type { Page } from '@playwright/test';
import { type Held, hold } from './support/answers.ts';
import { type Clock, holdClock, stopClock } from './support/clock.ts';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { bookCard, INLINE_BOOK } from './support/shelf.ts';
import { toasts } from './support/toasts.ts';

const SILENT = 'The library is taking too long to answer. Please try again in a moment.';
/** After how long a parent is told. */
const PATIENCE = 15_000;

/** Lets the time pass in which the held call is waited for. */
async function waitInVain(page: Page, held: Held): Promise<Clock> {
  await held.asked;
  const clock = await stopClock(page);
  await clock.run(PATIENCE);
  return clock;
}

test('the library home and a book say so, and open with the button offered', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await holdClock(page);
  const status = await hold(page, '/api/subscription/status');
  await page.goto('/');
  const clock = await waitInVain(page, status);
  await clock.runUntil(() => page.getByText('The library could not be opened').isVisible());
  await expect(page.getByText(SILENT)).toBeVisible();
  await page.clock.resume();
  await status.release();
  await page.getByRole('button', { name: 'Try again' }).click();
  const book = bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Read Now' });

  const words = await hold(page, '/api/books/sam-and-the-wet-hat');
  await book.click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await waitInVain(page, words);
  await expect(page.getByText(SILENT)).toBeVisible();
  await page.clock.resume();
  await words.release();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
});

test('the way to the payment page says that nothing was charged, and can be tried again', async ({
  page,
  context,
}) => {
  const family = await enrol({ subscribed: false });
  await family.enter(context);
  await holdClock(page);
  const checkout = await hold(page, '/api/create-checkout-session');
  await page.goto('/subscribe');
  const subscribe = page.getByRole('button', { name: /^Subscribe Now/ });
  await subscribe.click();
  await expect(page.getByRole('button', { name: 'Redirecting to checkout...' })).toBeDisabled();
  const clock = await waitInVain(page, checkout);
  await clock.runUntil(() => subscribe.isVisible());
  await expect(toasts(page)).toContainText(
    'The payment page is taking too long to open. Nothing was charged. Please try again in a moment.',
  );
  await checkout.release();
  await subscribe.click();
  await page.getByLabel('Card number').waitFor();
});
