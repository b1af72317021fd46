// Runs axe on a page at the width of a phone and of a desktop.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** WCAG 2.2 A and AA, and the rules that axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects no violations. `state` describes the page in the failure message. `part` is a selector that limits the
 * check to a dialog, a panel or a form when the rest of the screen has been checked before.
 */
export async function expectAccessible(page: Page, state: string, part = 'html'): Promise<void> {
  // By default axe merges the results of frames in a new page. Legacy mode avoids that for a page without frames.
  const isWhole = page.frames().length === 1;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.locator(part === 'html' ? 'main' : part).first()).toBeAttached();
    const { violations } = await new AxeBuilder({ page })
      .include(part)
      // There is no video or audio to preload, and passed rules are not used.
      .options({ resultTypes: ['violations'], preload: false })
      .withTags(TAGS)
      .setLegacyMode(isWhole)
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`,
      ),
    );
    expect.soft(found, `${state} at ${size.width}`).toEqual([]);
  }
}
