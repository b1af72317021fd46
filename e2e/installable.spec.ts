// The library can be installed on a home screen, and every page has a title and a description.
import type { APIRequestContext } from '@playwright/test';
import { pages, readingPage } from '../contracts/pages.ts';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

/** Width and height of a PNG, from its header. */
async function pngSize(request: APIRequestContext, src: string): Promise<string> {
  const body = await (await request.get(src)).body();
  expect(body.subarray(1, 4).toString(), src).toBe('PNG');
  return `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`;
}

test('the manifest has the name, the colours and icons of the declared sizes', async ({
  page,
  request,
}) => {
  await page.goto('/signin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons, ...manifest } = (await answer.json()) as Record<string, unknown> & {
    icons: Icon[];
  };
  const color = await page.locator('meta[name=theme-color]').getAttribute('content');
  expect(manifest).toMatchObject({
    name: 'Step Into Reading, One Sound at a Time!',
    short_name: 'Step Into Reading',
    description: expect.stringContaining('decodable phonics books'),
    lang: 'en-AU',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
  });

  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of pictures) expect(await pngSize(request, src)).toBe(sizes);
  const drawing = icons.find(({ type }) => type === 'image/svg+xml');
  expect((await request.get(drawing?.src ?? '')).headers()['content-type']).toBe('image/svg+xml');
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect(await pngSize(request, touch ?? '')).toBe('180x180');
  const tab = await page.locator('link[rel=icon]').getAttribute('href');
  expect((await request.get(tab ?? '')).ok()).toBe(true);
});

test('Chromium finds no installability errors', async ({ page }) => {
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The test browser is incognito and cannot install anything.
  const own = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(own).toEqual([]);
});

test('robots.txt excludes the API and the owner’s pages', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toMatch(/^User-agent: \*\nDisallow: \/api\/\nDisallow: \/admin$/m);
});

test.describe('title and description', () => {
  test.use({ expectedErrors: /status of 404.*no\/such\/page/ });

  const addresses = [...Object.values(pages), '/no/such/page'].map((path) =>
    path === pages.reading ? readingPage('sam-and-the-wet-hat') : path,
  );

  test('every address has its own in the HTML, before any script runs', async ({ request }) => {
    const seen = new Set<string>();
    for (const path of addresses) {
      const text = await (await request.get(path)).text();
      for (const [, words] of [
        /<title>([^<]+)<\/title>/.exec(text) ?? [],
        /<meta name="description" content="([^"]{20,160})">/.exec(text) ?? [],
      ]) {
        expect(words, path).toBeTruthy();
        expect(seen, path).not.toContain(words);
        seen.add(words ?? '');
      }
    }
  });

  test('they change from screen to screen, and a book sets its own title', async ({ page }) => {
    const description = page.locator('meta[name=description]');
    await page.goto('/');
    await expect(page).toHaveTitle(/Step Into Reading/);
    const first = await description.getAttribute('content');
    await page.getByRole('link', { name: 'Sign In With Email' }).click();
    await expect(page).toHaveTitle('Sign In · Step Into Reading');
    await expect(description).not.toHaveAttribute('content', first ?? '');
    await page.goto('/no/such/page');
    await expect(page).toHaveTitle('Page Not Found · Step Into Reading');

    const family = await enrol();
    await family.enter(page.context());
    await page.goto(readingPage('sam-and-the-wet-hat'));
    await expect(page).toHaveTitle('Sam and the Wet Hat · Step Into Reading');
    await page.goto('/');
    await expect(page).toHaveTitle("Kim's Library · Step Into Reading");
  });
});
