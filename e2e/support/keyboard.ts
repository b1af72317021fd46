// A person without a mouse: what the keys reach, and whether she sees where she is.
import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 80;

/** What has the focus and whether that shows; runs in the page. */
function readFocus(): { at: string; lost: boolean; shown: boolean } {
  const element = document.activeElement ?? document.body;
  const drawn = (candidate: Element | null): boolean => {
    if (candidate === null || candidate === document.body) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    const own = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    // A card or a choice draws it around the whole of itself.
    return own || drawn(candidate.parentElement);
  };
  const box = element.getBoundingClientRect();
  return {
    at: `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}" on ${location.pathname}`,
    lost: element === document.body || element === document.documentElement,
    // Within a frame the frame's own page draws.
    shown:
      element.tagName === 'IFRAME' || (drawn(element) && box.bottom > 0 && box.top < innerHeight),
  };
}

/** Something has the focus: the heading of a new screen, or what was opened. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(readFocus)).toMatchObject({ lost: false });
}

/** Presses Tab, or Shift+Tab, until `target` has the focus. Every stop on the way must show. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(readFocus);
    expect(focus, focus.at).toMatchObject({ lost: false, shown: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STEPS} times ${key} did not reach ${String(target)}`);
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
