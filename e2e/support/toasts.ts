// Shows and swipes the messages that slide in.
import { expect, type Page } from '@playwright/test';
import { holdClock, seeEventually, stopClock } from './clock.ts';

/** Returns every message on the screen. */
export function toasts(page: Page) {
  return page.getByRole('status').getByRole('listitem');
}

/**
 * Opens /subscribe as a subscriber, which redirects home with a message. The clock is stopped before, because the message
 * stays for five seconds only.
 */
export async function provokeToast(page: Page) {
  await holdClock(page);
  const clock = await stopClock(page);
  await page.goto('/subscribe');
  await seeEventually(clock, toasts(page));
  await expect(toasts(page)).toContainText('Already subscribed');
  await seeEventually(clock, page.getByRole('heading', { level: 1, name: "Kim's Library" }));
  return { clock, toast: toasts(page) };
}

/** Drags a message to the right by `distance`, in CSS pixels. */
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
