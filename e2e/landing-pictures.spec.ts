// The cast on the landing screen: files of their own, which neither delay the screen nor move it.
import { expect, test } from './support/journey.ts';

const CAST = [
  'reading-together',
  'frog-jumping',
  'cat-running',
  'quokka-walking',
  'kookaburra-laughing',
];
const nameOf = (address: string) => CAST.find((name) => address.includes(`/${name}-`));

test('the largest picture is fetched beside the code, and every picture once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => asked.map(nameOf).filter(Boolean)).toEqual(['reading-together']);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked.map(nameOf).filter(Boolean).sort()).toEqual([...CAST].sort());
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
      page.locator('svg:has(image):visible'),
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
