// SVG is the only image format that can run scripts. The owner puts an SVG into the object store by hand.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/journey.ts';
import type { OwnProduct } from '../support/own-product.ts';

let product: OwnProduct;
test.beforeAll(({ ownProduct }) => {
  product = ownProduct;
  writeFileSync(join(product.dataDir, 'objects', 'drawing.svg'), SVG);
});

/** Sets two colours by styles, and tries to run scripts and to load a picture. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="document.title='ran'">
  <style>.a { fill: rgb(0, 128, 0) }</style>
  <rect class="a" width="20" height="40"/>
  <rect id="b" x="20" width="20" height="40" style="fill: rgb(0, 0, 255)"/>
  <script>document.documentElement.setAttribute('data-ran', '')</script>
  <image href="/icon-512.png" width="9" height="9"/>
</svg>`;

// The browser logs what it blocks.
test.use({ expectedErrors: /Content Security Policy|sandboxed/ });

test('an SVG opened directly applies its styles, runs no scripts and loads nothing', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto(`${product.origin}/public-objects/drawing.svg`);
  await expect(page.locator('rect.a')).toHaveCSS('fill', 'rgb(0, 128, 0)');
  await expect(page.locator('#b')).toHaveCSS('fill', 'rgb(0, 0, 255)');
  await expect(page.locator('svg[data-ran]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('ran');
  expect(loaded).toEqual(['/public-objects/drawing.svg']);
});

test('an SVG inside a page has the same colours', async ({ page }) => {
  await page.goto(product.origin);
  const colours = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = '/public-objects/drawing.svg';
    await picture.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    return [10, 30].map((x) => [...(context?.getImageData(x, 20, 1, 1).data ?? [])]);
  });
  expect(colours).toEqual([
    [0, 128, 0, 255],
    [0, 0, 255, 255],
  ]);
});
