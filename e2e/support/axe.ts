// What axe finds on a page, on a phone and on a desk.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** WCAG 2.2 A and AA, and what axe calls good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * `state` names what the page shows, for the report. `part` selects what is new on a screen whose rest was
 * looked at before: a dialog, a panel, a form with its messages.
 */
export async function expectAccessible(page: Page, state: string, part = 'html'): Promise<void> {
  // Frames are looked at one by one, and put together in a page that is opened for it: without any, one look does.
  const isWhole = page.frames().length === 1;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.locator(part).first()).toBeAttached();
    const { violations } = await new AxeBuilder({ page })
      .include(part)
      // There are neither films nor sounds, and nobody reads what has passed.
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
