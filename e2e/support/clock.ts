// The browser's clock in the test's hand: it runs until it is stopped, and from then on only moves
// when it is moved.
import type { Page } from '@playwright/test';

export interface Clock {
  /** The page's time, in epoch milliseconds. */
  now(): Promise<number>;
  /** Moves the clock on to `moment` of the page's time; every timer due on the way runs. */
  runTo(moment: number): Promise<void>;
  /** Moves it by milliseconds. */
  run(milliseconds: number): Promise<void>;
  /** Moves it in small steps until `isTrue`: what a screen shows may wait for a next moment. */
  runUntil(isTrue: () => boolean | Promise<boolean>): Promise<void>;
}

/** To be called before the page is opened; the clock runs on. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
}

/** Stops the clock of a page that `holdClock` has prepared. */
export async function stopClock(page: Page): Promise<Clock> {
  const now = () => page.evaluate(() => Date.now());
  const run = (milliseconds: number) => page.clock.runFor(milliseconds);
  // A little ahead: it must not have passed when the browser hears of it.
  await page.clock.pauseAt((await now()) + 1000);
  return {
    now,
    run,
    runTo: async (moment) => run(moment - (await now())),
    async runUntil(isTrue) {
      const limit = Date.now() + 10_000;
      while (!(await isTrue())) {
        if (Date.now() > limit) throw new Error('What the clock was moved for did not happen');
        await run(20);
      }
    },
  };
}
