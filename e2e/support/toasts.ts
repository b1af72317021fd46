// Shows and swipes the messages that slide in.
import { expect, type Page } from '@playwright/test';
import { holdClock, stopClock } from './clock.ts';

/** Returns every message on the screen. */
export function toasts(page: Page) {
  return page.getByRole('status').getByRole('listitem');
}

/** Opens /subscribe as a subscriber, which redirects home with a message. Then stops the clock. */
export async function provokeToast(page: Page) {
  await holdClock(page);
  await page.goto('/subscribe');
  await expect(toasts(page)).toContainText('Already subscribed');
  await expect(page.getByRole('heading', { level: 1, name: "Kim's Library" })).toBeVisible();
  const clock = await stopClock(page);
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
