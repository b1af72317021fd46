// Keyboard navigation: moves the focus and checks that the focus is visible.
import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STEPS = 80;

/** Describes the focused element and whether its focus ring is visible. Runs in the page. */
function readFocus(): { at: string; lost: boolean; shown: boolean } {
  const element = document.activeElement ?? document.body;
  const hasRing = (candidate: Element | null): boolean => {
    if (candidate === null || candidate === document.body) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    const own = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    // A card or a radio choice draws the focus ring on its outer element.
    return own || hasRing(candidate.parentElement);
  };
  const box = element.getBoundingClientRect();
  return {
    at: `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}" on ${location.pathname}`,
    lost: element === document.body || element === document.documentElement,
    // The document inside a frame draws its own focus ring.
    shown:
      element.tagName === 'IFRAME' || (hasRing(element) && box.bottom > 0 && box.top < innerHeight),
  };
}

/** Expects that some element has the focus, such as the heading of a new screen. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(readFocus)).toMatchObject({ lost: false });
}

/** Presses Tab, or Shift+Tab, until `target` has the focus. Every stop on the way must be visible. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MAX_STEPS; step++) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(readFocus);
    expect(focus, focus.at).toMatchObject({ lost: false, shown: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_STEPS} times ${key} did not reach ${String(target)}`);
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
