// Controls the browser's clock. It runs until it is stopped; after that only the test moves it.
import { expect, type Locator, type Page } from '@playwright/test';

export interface Clock {
  /** The page's time, in epoch milliseconds. */
  now(): Promise<number>;
  /** Moves the clock to `moment`, in epoch milliseconds, and runs every timer due before it. */
  runTo(moment: number): Promise<void>;
  /** Moves the clock forward by milliseconds. */
  run(milliseconds: number): Promise<void>;
  /** Moves the clock in steps of 20 milliseconds until `isTrue`. Throws after 30 seconds of real time. */
  runUntil(isTrue: () => boolean | Promise<boolean>): Promise<void>;
}

/** Installs the fake clock. Call it before the page opens. The clock keeps running. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
}

/** Stops the clock of a page that `holdClock` prepared. */
export async function stopClock(page: Page): Promise<Clock> {
  const now = () => page.evaluate(() => Date.now());
  const run = (milliseconds: number) => page.clock.runFor(milliseconds);
  await pauseAhead(page, 1000);
  return {
    now,
    run,
    runTo: async (moment) => run(moment - (await now())),
    async runUntil(isTrue) {
      const limit = Date.now() + 30_000;
      while (!(await isTrue())) {
        if (Date.now() > limit) throw new Error('What the clock was moved for did not happen');
        await run(20);
      }
    },
  };
}

/**
 * Pauses the clock that many milliseconds ahead. On a busy machine that moment can pass before the browser gets
 * the command; then it tries again with twice the distance.
 */
async function pauseAhead(page: Page, milliseconds: number): Promise<void> {
  const moment = (await page.evaluate(() => Date.now())) + milliseconds;
  await page.clock.pauseAt(moment).catch((error: Error) => {
    if (!error.message.includes('to the past') || milliseconds > 10_000) throw error;
    return pauseAhead(page, 2 * milliseconds);
  });
}

/**
 * Waits 30 seconds at most until `part` is seen. The clock moves by less than one second meanwhile, so that the timers
 * that show it fire, and no time limit of the page passes.
 */
export async function seeEventually(clock: Clock, part: Locator): Promise<void> {
  const isSeen = async () => {
    await clock.run(20);
    return part.isVisible();
  };
  await expect.poll(isSeen, { timeout: 30_000 }).toBe(true);
}
