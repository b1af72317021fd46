// While the code of a signed-in family's screen is on its way, the document's own script asks for its answers.
import type { Page, Request } from '@playwright/test';
import { hold } from './support/answers.ts';
import { listen } from './support/calls.ts';
import { origin } from './support/config.ts';
import { arrive } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';

const STATUS = 'GET /api/subscription/status';
const OF_HOME = [
  'GET /api/books',
  'GET /api/progress',
  'GET /api/proposal',
  'GET /api/path',
  'GET /api/auth/user',
  'GET /api/practice',
  'GET /api/achievements',
];

const home = (page: Page) => page.getByRole('heading', { name: 'Discover New Books' });

/** Notes the path of each request of a page. */
function notePaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('the home’s answers are there before its code, the status is asked for first, and each once', async ({
  newPage,
}) => {
  const { page } = await arrive(newPage);
  const calls = listen(page);
  const paths = notePaths(page);
  const code = await hold(page, /\/assets\/index-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  for (const name of OF_HOME) await calls.arrive(name);
  const ofCode = paths.findIndex((path) => path.includes('family-home-screen'));
  const [status, ...others] = [STATUS, ...OF_HOME].map((name) => paths.indexOf(name.slice(4)));
  expect(status).toBeLessThan(ofCode);
  for (const other of others) expect(other).toBeGreaterThan(status!);
  await code.release();
  await expect(home(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const name of [STATUS, ...OF_HOME]) expect(calls.count(name), name).toBe(1);
});

test('the cover that the home offers first is fetched before the code, and once', async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage);
  const { book } = await family.call<{ book: { coverImageUrl: string } }>('GET', '/api/proposal');
  const paths = notePaths(page);
  const code = await hold(page, /\/assets\/index-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  const ofCover = () =>
    paths.filter((path) => path === new URL(book.coverImageUrl, origin).pathname);
  await expect.poll(ofCover).toHaveLength(1);
  await code.release();
  const cover = page.locator('.hero-cover img');
  await expect(cover).toBeVisible();
  expect(await cover.getAttribute('src')).toBe(book.coverImageUrl);
  expect(ofCover()).toHaveLength(1);
});

test('the reader’s answers are there before its code, each once', async ({ newPage }) => {
  const { page } = await arrive(newPage);
  const calls = listen(page);
  const code = await hold(page, /\/assets\/index-.*\.js/);
  await page.goto('/reading/sam-and-the-wet-hat', { waitUntil: 'commit' });
  const names = ['books', 'progress'].map((list) => `GET /api/${list}/sam-and-the-wet-hat`);
  for (const name of names) await calls.arrive(name);
  await code.release();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  for (const name of [STATUS, ...names]) expect(calls.count(name), name).toBe(1);
});

test('the picture of the page at which a book opens is fetched before the code, and once', async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage);
  await family.call('POST', '/api/progress', { bookId: 'sam-and-the-wet-hat', currentPage: 3 });
  const paths = notePaths(page);
  const code = await hold(page, /\/assets\/index-.*\.js/);
  await page.goto('/reading/sam-and-the-wet-hat', { waitUntil: 'commit' });
  const pictures = () => paths.filter((path) => path.startsWith('/public-objects/'));
  await expect.poll(pictures).toHaveLength(1);
  const [ofPage] = pictures();
  await code.release();
  await expect(page.getByText(/^Page 3 of/)).toBeVisible();
  await expect(page.locator(`img[src="${ofPage}"]`)).toBeVisible();
  expect(pictures().filter((path) => path === ofPage)).toHaveLength(1);
});

test('without a subscription nothing but the status is asked for', async ({ newPage }) => {
  const { page } = await arrive(newPage, { subscribed: false });
  const calls = listen(page);
  await page.goto('/');
  await page.waitForURL('/subscribe');
  for (const name of OF_HOME) {
    if (name !== 'GET /api/auth/user') expect(calls.count(name), name).toBe(0);
  }
});

test.describe('what fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a status that is not known asks for nothing, and the screen says so', async ({
    newPage,
  }) => {
    const { page } = await arrive(newPage);
    await page
      .context()
      .route('**/api/subscription/status', (route) =>
        route.fulfill({ status: 503, json: { message: 'Please try again in a minute.' } }),
      );
    const calls = listen(page);
    await page.goto('/');
    await expect(page.getByText('Please try again in a minute.')).toBeVisible();
    expect(calls.names().filter((name) => OF_HOME.includes(name))).toEqual([]);
    expect(calls.count(STATUS)).toBe(1);
  });

  test('a call that fails ahead is made by the screen', async ({ newPage }) => {
    const { page } = await arrive(newPage);
    let failures = 0;
    await page
      .context()
      .route('**/api/progress', (route) => (failures++ === 0 ? route.abort() : route.continue()));
    await page.goto('/');
    await expect(home(page)).toBeVisible();
    expect(failures).toBe(2);
  });
});

test('a visitor and other screens ask for nothing ahead', async ({ page, newPage }) => {
  const calls = listen(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(calls.names()).toEqual([]);

  const { page: ofFamily } = await arrive(newPage);
  const theirs = listen(ofFamily);
  const code = await hold(ofFamily, /\/assets\/index-.*\.js/);
  await ofFamily.goto('/account', { waitUntil: 'commit' });
  await code.asked;
  expect(theirs.names()).toEqual([]);
  await code.release();
});

test('the answers ahead are about the child that this device reads as', async ({ newPage }) => {
  const { family, page } = await arrive(newPage);
  const added = await family.call<{ id: string }>('POST', '/api/students', {
    firstName: 'Leo',
    age: 5,
    readingLevel: 1,
    favoriteGenre: 'Animals',
    avatar: 'cat',
  });
  await page.addInitScript(
    ([uid, id]) => localStorage.setItem(`child:${uid}`, JSON.stringify({ id })),
    [family.uid, added.id] as const,
  );
  const calls = listen(page);
  await page.goto('/');
  await expect(home(page)).toBeVisible();
  for (const name of OF_HOME) {
    const sent = calls.all().filter((one) => one.url() === `${origin}${name.slice(4)}`);
    expect(
      sent.map((one) => one.headers()['student']),
      name,
    ).toEqual([added.id]);
  }
});
