// The tiles of a word: each is lit only while its sound is heard, for less than half a second, in which a test on a slow
// machine may never look, so the page notes it.
import type { Locator, Page } from '@playwright/test';

/** Notes each letter that is lit from now on, with what the caption writes at that moment. */
export const watchTiles = (help: Locator) =>
  help.evaluate((dialog) => {
    const seen: string[] = [];
    const look = () => {
      const tiles = [...dialog.querySelectorAll('.word-part-speaking .word-letters')];
      const lit = tiles.map(({ textContent }) => textContent).join('+');
      const said = dialog.querySelector('.word-said')?.textContent ?? '';
      const now = `${lit}|${said}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    Object.assign(window, { seenTiles: seen });
    new MutationObserver(look).observe(dialog, {
      ...{ subtree: true, childList: true, attributes: true, characterData: true },
    });
  });

/** Returns what was noted so far, in order: 'a|hhhaaa' is an 'a' that is lit over this caption. */
export const seenTiles = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenTiles: string[] }).seenTiles);
