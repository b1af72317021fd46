// Help requests, from a tap in the reader to the parent's page, also offline: each request counts once.
import type { BrowserContext, Page } from '@playwright/test';
import type { PracticeList } from '../contracts/practice.ts';
import { enrol, type Enrolled, untilItCanRenew } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { helpWith, knowWords, openWords, WORDS_BOOK, wordOn } from './support/words.ts';

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/ });

const HOUR = 3_600_000;

async function ask(page: Page, word: string): Promise<void> {
  await wordOn(page, word).click();
  await expect(helpWith(page, word)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Returns how many help requests the library has stored for each word. */
async function requestCounts({ call }: Enrolled): Promise<Record<string, number>> {
  const { words } = await call<PracticeList>('GET', '/api/practice');
  return Object.fromEntries(words.map(({ word, asked }) => [word, asked]));
}

/** Expects that the outbox of this browser is empty. */
const expectAllSent = (page: Page) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('outbox:');

/** Opens the book in another tab of the family's browser. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(WORDS_BOOK);
  await expect(page.getByText(/^Pages? 1 /)).toBeVisible();
  return page;
}

test('a tapped word is listed on the parent’s page with its reason, book, date and number of requests', async ({
  page,
}) => {
  const family = await openWords(page, '/reading/giraffe-at-the-station');
  await ask(page, 'giraffe');
  await ask(page, 'pink');
  await ask(page, 'giraffe');
  await expect.poll(() => requestCounts(family)).toEqual({ giraffe: 2, pink: 1 });

  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page.getByRole('link', { name: /Warm up.*2 words, two minutes/ })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /account/i })
    .click();
  const row = (word: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: word, exact: true }) });
  const book = 'Giraffe at the Station';
  await expect(row('giraffe').getByRole('cell')).toHaveText([
    'e, to learn by heart',
    book,
    'today',
    /twice$/,
  ]);
  await expect(row('pink').getByRole('cell')).toHaveText([
    'n as in sink · Level 2',
    book,
    'today',
    /once$/,
  ]);
});

test('help requests made offline count once after reconnecting, although two tabs send them', async ({
  page,
  context,
}) => {
  const family = await openWords(page);
  const other = await openTab(context);
  await context.setOffline(true);
  await ask(page, 'hat');
  await ask(other, 'hat');
  await ask(page, 'Sam');
  expect(await requestCounts(family)).toEqual({});
  await context.setOffline(false);
  await expect.poll(() => requestCounts(family)).toEqual({ hat: 2, sam: 1 });
  await Promise.all([expectAllSent(page), expectAllSent(other)]);
  expect(await requestCounts(family)).toEqual({ hat: 2, sam: 1 });
});

test('a help request whose response was lost is sent again, and counts once', async ({
  page,
  context,
}) => {
  const family = await openWords(page);
  let lost = 0;
  await page.route('**/api/practice', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await ask(page, 'hat');
  await expect.poll(() => lost).toBe(1);
  const again = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/practice'),
  );
  // Reconnecting sends the outbox again.
  await context.setOffline(true);
  await context.setOffline(false);
  expect((await again).status()).toBe(204);
  expect(lost).toBe(1);
  await expectAllSent(page);
  expect(await requestCounts(family)).toEqual({ hat: 1 });
});

test('a help request made before the tablet slept, or the tab was closed, is sent afterwards', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await knowWords(family);
  await family.enter(context);
  await page.clock.install();
  const canRenew = untilItCanRenew(page);
  await page.goto(WORDS_BOOK);
  await expect(page.getByText(/^Pages? 1 /)).toBeVisible();
  await canRenew;
  await context.setOffline(true);
  await ask(page, 'hat');
  await page.clock.fastForward(1.1 * HOUR);
  await context.setOffline(false);
  await expect.poll(() => requestCounts(family)).toEqual({ hat: 1 });
  await expectAllSent(page);

  await context.setOffline(true);
  await ask(page, 'Sam');
  await page.close();
  await context.setOffline(false);
  const [one, two] = await Promise.all([openTab(context), openTab(context)]);
  await expect.poll(() => requestCounts(family)).toEqual({ hat: 1, sam: 1 });
  await Promise.all([expectAllSent(one), expectAllSent(two)]);
  expect(await requestCounts(family)).toEqual({ hat: 1, sam: 1 });
});
