// A parent returns from the payment page, and the page polls for the subscription status.
import { expect, type Page } from '@playwright/test';
import { holdClock, stopClock } from './clock.ts';

const STATUS = '/api/subscription/status';
export const PAYMENT = 'Payment successful! Activating your subscription...';
export const WELCOME = 'Welcome to the library! Your subscription is now active. Happy reading!';

/** Records when the page asks for the subscription status (in epoch milliseconds of the page's clock). */
async function watchPolls(page: Page) {
  await page.addInitScript((address) => {
    const moments: number[] = [];
    Object.assign(window, { moments });
    const real = window.fetch;
    window.fetch = (...call) => {
      if (String(call[0]) === address) moments.push(Date.now());
      return real(...call);
    };
  }, STATUS);
  let answers = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(STATUS)) answers += 1;
  });
  return {
    moments: () => page.evaluate(() => (window as unknown as { moments: number[] }).moments),
    answers: () => answers,
  };
}

/** Opens the page that the payment page returns to, and stops the clock after the first response. */
export async function returnFromCheckout(page: Page) {
  await holdClock(page);
  const polls = await watchPolls(page);
  await page.goto('/?success=true&from=checkout');
  await expect(page.getByText(PAYMENT)).toBeVisible();
  await expect(page).toHaveURL('/?from=checkout');
  await expect.poll(polls.answers).toBe(1);
  const clock = await stopClock(page);
  const [start = 0] = await polls.moments();
  return { clock, polls, start };
}
