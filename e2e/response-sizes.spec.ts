// Responses are small, compressed and cached by the browser.
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { hold } from './support/answers.ts';
import { listen } from './support/calls.ts';
import { holdClock, stopClock } from './support/clock.ts';
import { origin } from './support/config.ts';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';

/** Cached for a year without revalidation. */
const CACHED = 'public, max-age=31536000, immutable';

interface Sent {
  headers: IncomingHttpHeaders;
  /** The bytes as sent, not decompressed. */
  body: Buffer;
}

/** Sends a request with the encodings that browsers accept. */
function request(path: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    get(origin + path, { headers }, (answer) => {
      buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject);
    }).once('error', reject);
  });
}

/** Returns every asset that the HTML of `path` links to. */
async function assetsOf(path: string): Promise<string[]> {
  const { body } = await request(path);
  const text = brotliDecompressSync(body).toString();
  return [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
}

test('the HTML is compressed and revalidated each time', async () => {
  const { headers, body } = await request('/');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.length).toBeLessThan(4096);
});

test('scripts and styles are compressed with brotli and cached for a year', async ({ page }) => {
  const loaded = new Set(await assetsOf('/'));
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  const family = await enrol();
  await family.enter(page.context());
  await page.goto('/', { waitUntil: 'networkidle' });

  const assets = [...loaded].filter((path) => path.startsWith('/assets/'));
  expect(assets.length).toBeGreaterThan(5);
  for (const path of assets) {
    const { headers, body } = await request(path);
    expect(headers['cache-control'], path).toBe(CACHED);
    const isText = /\.(js|css)$/.test(path);
    const isTiny = headers['content-encoding'] === undefined && body.length < 1024;
    if (isText && !isTiny) expect(headers['content-encoding'], path).toBe('br');
  }
});

test('the two fonts of the first screen are preloaded, and no font is larger than 15 kB', async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.woff2')) fonts.add(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('head link[rel=preload][as=font]')).toHaveCount(2);
  await page.evaluate(() => document.fonts.ready);
  // A third, bold font loads if a screen has bold words.
  expect(fonts.size).toBeLessThanOrEqual(3);
  for (const path of fonts) {
    const { headers, body } = await request(path);
    expect(headers['content-type'], path).toBe('font/woff2');
    expect(body.length, path).toBeLessThan(15_000);
  }
});

test('the fallback fonts are as wide as the fonts they replace', async ({ page }) => {
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    await Promise.all(
      ['400 1em Andika', '600 1em Fredoka'].map((font) => document.fonts.load(font)),
    );
    const measure = (font: string) => {
      const line = document.createElement('span');
      line.style.cssText = `position:absolute;white-space:nowrap;font:${font}`;
      line.textContent = 'Sam has a wet hat, and the goat is on his boat. One Sound at a Time!';
      document.body.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width;
    };
    return ['Andika', 'Fredoka'].map((face) => {
      const weight = face === 'Fredoka' ? 600 : 400;
      return (
        measure(`${weight} 100px '${face} Fallback', monospace`) /
        measure(`${weight} 100px ${face}, monospace`)
      );
    });
  });
  for (const ratio of widths) expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
});

test('covers and page pictures are small, compressed and cached for a year', async ({ page }) => {
  const family = await enrol();
  const books = await family.call<{ id: string; coverImageUrl: string | null }[]>(
    'GET',
    '/api/books',
  );
  const covers = books
    .map(({ coverImageUrl }) => coverImageUrl ?? '')
    .filter((address) => address.startsWith('/public-objects/books/'));
  expect(covers.length).toBeGreaterThanOrEqual(11);
  for (const address of covers) {
    const { headers, body } = await request(address);
    expect(headers['content-type'], address).toBe('image/svg+xml');
    expect(headers['content-encoding'], address).toBe('br');
    expect(headers['cache-control'], address).toBe(CACHED);
    expect(body.length, address).toBeLessThan(12_000);
  }

  await family.enter(page.context());
  await page.goto('/reading/sam-and-the-wet-hat');
  const address = await page.getByRole('main').locator('img').first().getAttribute('src');
  const { headers, body } = await request(address ?? '');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe(CACHED);
  expect(body.length).toBeLessThan(20_000);
});

test('the code of the library screen is preloaded only for a signed-in family', async ({
  page,
}) => {
  const ahead = page.locator('head link[rel=modulepreload][href*=family-home-screen]');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(ahead).toHaveCount(0);
  const family = await enrol();
  await family.enter(page.context());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(ahead).toHaveCount(1);
});

test('the subscription status is requested before the code of the library screen has loaded', async ({
  page,
}) => {
  const family = await enrol();
  await family.enter(page.context());
  const code = await hold(page, /family-home-screen/);
  const calls = listen(page);
  await page.goto('/', { waitUntil: 'commit' });
  await calls.arrive('GET /api/subscription/status');
  await code.release();
  await expect(page.getByRole('heading', { name: 'Discover New Books' })).toBeVisible();
  expect(calls.count('GET /api/subscription/status')).toBe(1);
});

test('the data of the shelves is requested once, after the subscription status, also at a later visit', async ({
  page,
}) => {
  const family = await enrol();
  await family.enter(page.context());
  const shelves = ['/api/auth/user', '/api/books', '/api/progress', '/api/achievements'];
  const title = page.getByRole('heading', { name: 'Discover New Books' });
  const calls = listen(page);
  for (const visit of [() => page.goto('/'), () => page.reload()]) {
    calls.forget();
    const answer = await hold(page, '/api/subscription/status');
    await visit();
    // The sync is sent only after the first screen.
    await calls.sent('POST /api/auth/firebase/sync');
    expect(calls.count('GET /api/subscription/status')).toBe(1);
    for (const path of shelves) expect(calls.count(`GET ${path}`)).toBe(0);
    await answer.release();
    await expect(title).toBeVisible();
    for (const path of shelves) expect(calls.count(`GET ${path}`)).toBe(1);
    await page.unrouteAll();
  }
});

test('the list of books is compressed', async ({ page }) => {
  const family = await enrol();
  await family.enter(page.context());
  const list = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/books');
  await page.goto('/');
  const answer = await list;
  expect(await answer.headerValue('content-encoding')).toBe('gzip');
  const { responseBodySize } = await answer.request().sizes();
  expect(responseBodySize).toBeLessThan((await answer.body()).length / 4);
});

test('a screen is shown as soon as its code has loaded', async ({ page }) => {
  await holdClock(page);
  await page.goto('/');
  const signIn = page.getByRole('link', { name: 'Sign In With Email' });
  await signIn.waitFor();
  await stopClock(page);
  await signIn.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
});
