// The messages that slide in, with the browser's clock in hand.
import type { Page } from '@playwright/test';
import { holdClock, stopClock } from '../support/clock.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';

interface Seen {
  /** When the first message appeared, in the page's time. */
  at: number;
  /** The most messages there ever were at once. */
  most: number;
}

function toasts(page: Page) {
  return page.getByRole('status').getByRole('listitem');
}

/** Keeps, in the page, what messages there were. */
async function watchToasts(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen = { at: 0, most: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const status = document.querySelector('#root [role=status][aria-live]');
      const open = status?.querySelectorAll('button, p').length ?? 0;
      seen.most = Math.max(seen.most, status?.querySelectorAll('li').length ?? 0);
      if (seen.at === 0 && open > 0) seen.at = Date.now();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** A subscriber who opens /subscribe is led home and told so; the clock stands right after that. */
async function provoke(page: Page) {
  await holdClock(page);
  const seen = await watchToasts(page);
  await page.goto('/subscribe');
  await expect(toasts(page)).toContainText('Already subscribed');
  await expect(page.getByRole('heading', { level: 1, name: "Kim's Library" })).toBeVisible();
  const clock = await stopClock(page);
  return { clock, toast: toasts(page), seen };
}

/** Pulls a message so many CSS pixels to the right. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  if (box === null) throw new Error('There is no message to swipe');
  const [x, y] = [box.x + 30, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

test.beforeEach(async ({ context }) => (await enrol()).enter(context));

test('the display time is 5000 ms by default', async ({ page }) => {
  const { clock, toast, seen } = await provoke(page);
  const { at } = await seen();
  await clock.runTo(at + 4800);
  await expect(toast).toBeVisible();
  await clock.runTo(at + 5000);
  await expect(toast).toBeHidden();
});

test('swipe to the right with a threshold of 50 dismisses it … a dismissed toast is removed after 1,000,000 ms', async ({
  page,
}) => {
  const { clock, toast } = await provoke(page);
  // What is kept of a message is the place where it stood.
  const place = page.getByRole('region', { name: /^Notifications/ });
  await swipe(page, 49);
  await expect(toast).toBeVisible();
  await swipe(page, -80);
  await expect(toast).toBeVisible();
  const dismissed = await clock.now();
  await swipe(page, 51);
  await expect(toast).toBeHidden();

  await clock.runTo(dismissed + 999_990);
  await expect(place).toBeAttached();
  await clock.run(20);
  await expect(place).not.toBeAttached();
});

test('Toasts: at most one toast is visible at a time', async ({ page }) => {
  const seen = await watchToasts(page);
  // Two messages in a moment: the payment has arrived, and the subscription is active.
  await page.goto('/?success=true');
  await expect(toasts(page)).toContainText('Welcome to the library!');
  await expect(toasts(page)).toHaveCount(1);
  expect((await seen()).most).toBe(1);
});
