// The covers and the cast on the landing screen: files of their own, which neither delay the screen nor move it.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

const COVERS = [
  'pip-at-the-tap',
  'this-is-my-lunch',
  'meg-and-the-moon',
  'hippo-will-fly',
  'eight-naughty-rabbits',
];
const CAST = [
  'reading-together',
  'frog-jumping',
  'cat-running',
  'quokka-walking',
  'kookaburra-laughing',
];
const nameOf = (address: string) =>
  [...COVERS, ...CAST].find((name) => address.includes(`/${name}-`));
const covers = (page: Page) => page.locator('main img:not([loading=lazy])');

test('the largest cover is fetched beside the code, each of the five once, and the cast when it is near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const named = () => asked.map(nameOf).filter((name) => name !== undefined);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(named).toEqual(['meg-and-the-moon']);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => named().sort()).toEqual([...COVERS].sort());
  await page.getByRole('link', { name: 'Library Admin' }).scrollIntoViewIfNeeded();
  await expect.poll(() => named().sort()).toEqual([...COVERS, ...CAST].sort());
});

test('on a phone the ways to join and to sign in and the five covers are in sight at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Join or sign in' });
  for (const way of await card.locator('a, button').all())
    await expect(way).toBeInViewport({ ratio: 1 });
  await expect(covers(page)).toHaveCount(5);
  for (const cover of await covers(page).all()) await expect(cover).toBeInViewport({ ratio: 0.7 });
});

for (const width of [390, 820, 1280]) {
  test(`late pictures move nothing, at ${width} px`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.svg', async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/', { waitUntil: 'commit' });
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Sign In With Email' }),
      covers(page).nth(2),
      page.getByRole('link', { name: 'Library Admin' }),
      page.getByRole('figure'),
    ];
    await expect(parts[0]!).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const places = () => Promise.all(parts.map((part) => part.boundingBox()));
    const before = await places();
    release();
    await page.waitForLoadState('networkidle');
    expect(await places()).toEqual(before);
  });
}
