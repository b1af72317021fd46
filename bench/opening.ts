// Measures how soon a tap opens the book that the home offers, at a second visit and on the machine as it is.
import { chromium, type Page } from '@playwright/test';
import type { Enrolled } from '../e2e/support/enrol.ts';
import { bookToRead } from '../e2e/support/shelf.ts';
import { readTestSettings } from '../scripts/config.ts';
import { browserOptions } from '../test-support/browser.ts';
import { median } from './median.ts';
import { PHONE, settle, stopWorker, untilKept } from './second-visit.ts';

const ROUNDS = 9;

/** How soon the open book is painted after a tap. */
interface Opened {
  /** The frame that paints it: 1 is the first one after the tap. */
  frames: number;
  /** From the tap to the beginning of that frame. Both times are the browser's own: of the event, and of the frame. */
  milliseconds: number;
}

/** Taps the book, and waits for the frame that paints its open page with its picture. */
async function tapAndWait(page: Page): Promise<Opened> {
  await page.evaluate(() => {
    const opened = new Promise<Opened>((resolve) => {
      let frames = 0;
      const onClick = ({ timeStamp }: Event) => {
        const look = (begins: number) => {
          frames++;
          const pictures = [...document.querySelectorAll<HTMLImageElement>('.reader-spread img')];
          const isOpen = pictures.some(
            ({ complete, naturalWidth }) => complete && naturalWidth > 0,
          );
          if (isOpen) resolve({ frames, milliseconds: begins - timeStamp });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener('click', onClick, { capture: true, once: true });
    });
    Object.assign(window, { opened });
  });
  await bookToRead(page).tap();
  return page.evaluate(() => (window as unknown as { opened: Promise<Opened> }).opened);
}

/** Returns the medians. */
export async function measureOpening(origin: string, family: Enrolled): Promise<Opened> {
  const browser = await chromium.launch(browserOptions(readTestSettings().chromiumPath));
  const context = await browser.newContext(PHONE);
  await family.enter(context);
  const first = await context.newPage();
  await first.goto(origin);
  await untilKept(first);
  await first.close();
  await stopWorker(context);
  const rounds: Opened[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await context.newPage();
    await page.goto(origin);
    await settle(page);
    // The home has fetched the book and the reader's code by now.
    await settle(page);
    rounds.push(await tapAndWait(page));
    await page.close();
  }
  await browser.close();
  return {
    frames: median(rounds.map(({ frames }) => frames)),
    milliseconds: median(rounds.map(({ milliseconds }) => milliseconds)),
  };
}
