// The messages that slide in, as a test provokes, watches and swipes them.
import { expect, type Page } from '@playwright/test';
import { holdClock, stopClock } from './clock.ts';

/** How much later than a message is seen its time may begin to run, in milliseconds. */
export const DRAWING = 50;

interface Seen {
  /** When the first message appeared, in the page's time. */
  at: number;
  /** The most messages there ever were at once. */
  most: number;
}

/** Every message on the screen. */
export function toasts(page: Page) {
  return page.getByRole('status').getByRole('listitem');
}

/** Keeps, in the page, what messages there were. */
export async function watchToasts(page: Page): Promise<() => Promise<Seen>> {
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
export async function provokeToast(page: Page) {
  await holdClock(page);
  const seen = await watchToasts(page);
  await page.goto('/subscribe');
  await expect(toasts(page)).toContainText('Already subscribed');
  await expect(page.getByRole('heading', { level: 1, name: "Kim's Library" })).toBeVisible();
  const clock = await stopClock(page);
  return { clock, toast: toasts(page), seen };
}

/** Pulls a message so many CSS pixels to the right. */
export async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  if (box === null) throw new Error('There is no message to swipe');
  const [x, y] = [box.x + 30, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}
