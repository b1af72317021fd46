// The stand-in of the flipbook host, without the library.
import { expect, test } from './support/journey.ts';
import { sandbox } from './support/config.ts';

for (const [width, height] of [
  [358, 560],
  [568, 190],
  [788, 250],
  [1000, 250],
  [1200, 620],
] as const) {
  test(`a frame of ${width} by ${height} shows the whole page and both buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${sandbox}/flipbooks/crab-has-a-shell-shop`);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('Ding! Fish swam in.')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.picture img:visible')).toBeInViewport({ ratio: 1 });
    for (const name of ['Next page', 'Previous page']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  });
}
