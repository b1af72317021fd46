// 'Listen to me read': a parent marks the words that a child reads aloud.
import type { Page } from '@playwright/test';
import type { ReadingReport } from '../contracts/reading-report.ts';
import { expectAccessible } from './support/axe.ts';
import { origin } from './support/config.ts';
import { arrive, type Enrolled, type NewPage } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { expectFocusKept, tabTo } from './support/keyboard.ts';
import { knowWords } from './support/words.ts';

const BOOK = 'sam-and-the-wet-hat';
const TITLE = 'Sam and the Wet Hat';
const LISTEN = `/listen/${BOOK}`;

const words = (page: Page) => page.getByRole('main').locator('button[aria-pressed]');
const word = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const brush = (page: Page, name: string) => page.getByRole('radio', { name });
const done = (page: Page) => page.getByRole('button', { name: 'Done' }).first();
const saved = (page: Page) => expect(page.getByRole('heading', { name: 'Saved' })).toBeVisible();

async function choose(page: Page, mark: string): Promise<void> {
  await page.getByText(mark, { exact: true }).click();
  await expect(brush(page, mark)).toBeChecked();
}

/** A family whose child has read a book, without anybody who listened. */
async function arriveAfterReading(newPage: NewPage): Promise<{ family: Enrolled; page: Page }> {
  const arrived = await arrive(newPage);
  await knowWords(arrived.family);
  await arrived.family.call('POST', `/api/progress/${BOOK}/complete`, {});
  return arrived;
}

async function openListening(page: Page): Promise<void> {
  await page.goto(LISTEN);
  await expect(word(page, 'Sam')).toBeVisible();
}

/** Returns what the server keeps of a child: the counts of the marks, and the words to practise. */
async function heardOf({ token }: Enrolled, student?: string) {
  const headers = { Authorization: `Bearer ${token}`, ...(student !== undefined && { student }) };
  const read = async (path: string) => (await fetch(`${origin}/api/${path}`, { headers })).json();
  const { heardWords } = (await read('reading-report')) as ReadingReport;
  const { words: listed } = (await read('practice')) as { words: { word: string }[] };
  return { ...heardWords, practise: listed.map((one) => one.word).sort() };
}

const nothingHeard = { well: 0, helped: 0, missed: 0, practise: [] };

test('each word is marked with a tap, and the practice list and the report follow', async ({
  newPage,
}) => {
  const { family, page } = await arriveAfterReading(newPage);
  expect(await heardOf(family)).toEqual(nothingHeard);
  await page.goto('/account');
  await expect(page.getByText('No words right now')).toBeVisible();
  await expect(page.getByText('count as known')).toHaveCount(0);
  await page.getByRole('link', { name: 'Listen to me read' }).click();
  await page.getByRole('link', { name: TITLE }).click();

  await word(page, 'Sam').click();
  await choose(page, 'Helped');
  await word(page, 'got').click();
  await choose(page, 'Missed');
  await word(page, 'cat').click();
  // The same again takes a mark away, and another one replaces it.
  await word(page, 'cat, missed').click();
  await expect(word(page, 'cat')).toHaveAttribute('aria-pressed', 'false');
  await word(page, 'cat').click();
  await choose(page, 'Read well');
  await word(page, 'got, helped').click();
  await expect(word(page, 'got, read well')).toBeVisible();
  await choose(page, 'Helped');
  await word(page, 'got, read well').click();

  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'The rest were read well' }).click();
  await expect(page.getByRole('main').locator('button[aria-pressed=false]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(word(page, 'got, helped')).toBeVisible();
  await expect(word(page, 'a')).toHaveAttribute('aria-pressed', 'false');
  await done(page).click();
  await saved(page);
  await expect(page.getByText(/: 9 words read well, 1 helped, 1 missed\.$/)).toBeVisible();

  await page.getByRole('link', { name: 'Back to Account' }).click();
  await expect(page.getByText('Only words you have heard read well count as known.')).toBeVisible();
  const listed = page.getByRole('table', { name: /^Words to practise/ }).getByRole('rowheader');
  await expect(listed).toHaveText([/^cat/, /^got/]);
  expect(await heardOf(family)).toEqual({
    ...{ well: 9, helped: 1, missed: 1, practise: ['cat', 'got'] },
  });

  // The latest mark of a word counts.
  await page.getByRole('link', { name: 'Listen to me read' }).click();
  await page.getByRole('link', { name: TITLE }).click();
  await word(page, 'got').click();
  await done(page).click();
  await saved(page);
  expect(await heardOf(family)).toMatchObject({ well: 10, helped: 0, missed: 1 });
});

test('what was marked is saved when the screen is left without Done', async ({ newPage }) => {
  const { family, page } = await arriveAfterReading(newPage);
  await openListening(page);
  await word(page, 'Sam').click();
  await page.getByRole('link', { name: 'Back to Account' }).click();
  await expect(page.getByText('The marks are saved')).toBeVisible();
  expect(await heardOf(family)).toMatchObject({ well: 1 });
});

test('words are marked and saved with the keyboard alone', async ({ newPage }) => {
  const { page } = await arriveAfterReading(newPage);
  // On a small phone the foot could hide a word that has the focus.
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/account');
  await tabTo(page, page.getByRole('link', { name: 'Listen to me read' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/listen');
  await expectFocusKept(page);
  await tabTo(page, page.getByRole('link', { name: TITLE }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Kim reads ${TITLE}` })).toBeFocused();
  for (let at = 0; at < 8; at++) {
    await tabTo(page, words(page).nth(at));
    const isSeen = await words(page)
      .nth(at)
      .evaluate((button) => {
        const { left, bottom, width } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, bottom - 4));
      });
    expect(isSeen, `word ${at} is not covered`).toBe(true);
  }
  await page.keyboard.press('Space');
  await expect(word(page, 'cat, read well')).toBeFocused();
  await tabTo(page, brush(page, 'Read well'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(brush(page, 'Missed')).toBeChecked();
  await tabTo(page, word(page, 'Sam'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(word(page, 'Sam, missed')).toBeFocused();

  const next = page.getByRole('button', { name: 'Next page' });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Page 3', { exact: true })).toBeVisible();
  const previous = page.getByRole('button', { name: 'Previous page' });
  await tabTo(page, previous, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
  await expect(previous).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, done(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Saved' })).toBeFocused();
  await expect(page.getByText(/: 1 word read well, 1 missed\.$/)).toBeVisible();
});

test('a screen reader hears each word with its mark', async ({ newPage }) => {
  const { page } = await arriveAfterReading(newPage);
  await openListening(page);
  await word(page, 'Sam').click();
  await choose(page, 'Helped');
  await word(page, 'cat').click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "Back to Account"
      - heading "Kim reads Sam and the Wet Hat" [level=1]
      - status: Page 1
      - button "Done"
      - img
      - group "Sam got a hat":
        - button "Sam, read well" [pressed]
        - button "got"
        - button "a"
        - button "hat"
      - group "Top hat top cat":
        - button "Top"
        - button "hat"
        - button "top"
        - button "cat, helped" [pressed]
      - group "A tap on a word marks it as":
        - radio "Read well"
        - radio "Helped" [checked]
        - radio "Missed"
      - button "The rest were read well"
      - button "Previous page" [disabled]
      - button "Next page"
  `);
});

test('the screens of listening are accessible', async ({ newPage }) => {
  const { page } = await arriveAfterReading(newPage);
  await page.goto('/listen');
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  await expectAccessible(page, 'the books to listen to');
  await openListening(page);
  for (const [name, mark] of [
    ['Sam', 'Read well'],
    ['got', 'Helped'],
    ['cat', 'Missed'],
  ] as const) {
    await choose(page, mark);
    await word(page, name).click();
  }
  await expectAccessible(page, 'marked words');
  await done(page).click();
  await saved(page);
  await expectAccessible(page, 'the marks are saved');
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [820, 1180],
  [1280, 800],
  [844, 390],
  [640, 400],
  [568, 320],
] as const) {
  test(`at ${width} by ${height} words and marks are seen together, at the same place on each page`, async ({
    newPage,
  }) => {
    const { page } = await arriveAfterReading(newPage);
    await page.setViewportSize({ width, height });
    await openListening(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const next = page.getByRole('button', { name: 'Next page' });
    await expect(word(page, 'Sam')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Missed', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(next).toBeInViewport({ ratio: 1 });
    for (const one of await page.getByRole('main').locator('button, a, label').all()) {
      const box = await one.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(47.5);
    }
    const place = await next.boundingBox();
    await next.click();
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
    expect(await next.boundingBox()).toEqual(place);
    const [top, foot] = await Promise.all(
      ['.listening-top', '.listening-foot'].map((part) => page.locator(part).boundingBox()),
    );
    if (height > 480) expect([foot?.x, foot?.width]).toEqual([top?.x, top?.width]);
    else expect(foot?.x).toBeGreaterThan((top?.x ?? 0) + (top?.width ?? 0));
  });
}

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/ });

  test('the marks are kept, and saved when the network is back', async ({ newPage }) => {
    const { family, page } = await arriveAfterReading(newPage);
    await openListening(page);
    await choose(page, 'Missed');
    await word(page, 'cat').click();
    await page.context().setOffline(true);
    await done(page).click();
    await expect(page.getByRole('heading', { name: 'Kept for later' })).toBeVisible();
    await expectAccessible(page, 'the marks are kept');
    expect(await heardOf(family)).toEqual(nothingHeard);
    await page.context().setOffline(false);
    await expect
      .poll(() => heardOf(family))
      .toEqual({ well: 0, helped: 0, missed: 1, practise: ['cat'] });
  });
});

test.describe('of two children', () => {
  const addLeo = (family: Enrolled) =>
    family.call<{ id: string }>('POST', '/api/students', {
      ...{ firstName: 'Leo', age: 5, readingLevel: 1, avatar: 'koala' },
    });

  test('the one chosen on the account is listened to', async ({ newPage }) => {
    const { family, page } = await arriveAfterReading(newPage);
    const leo = await addLeo(family);
    await page.goto('/account');
    await page.getByRole('button', { name: /^Leo ?, / }).click();
    await expect(page.getByText('Leo has not started reading yet.')).toBeVisible();
    await page.goto('/listen');
    await expect(page.getByText('Leo has not begun a book yet')).toBeVisible();
    await openListening(page);
    await expect(page.getByRole('heading', { name: `Leo reads ${TITLE}` })).toBeVisible();
    await word(page, 'Sam').click();
    await done(page).click();
    await saved(page);
    expect(await heardOf(family, leo.id)).toMatchObject({ well: 1 });
    expect(await heardOf(family, family.uid)).toEqual(nothingHeard);
  });

  test('the marks are of the one who read, also when another tab chooses the other', async ({
    newPage,
  }) => {
    const { family, page } = await arriveAfterReading(newPage);
    const leo = await addLeo(family);
    await openListening(page);
    await word(page, 'Sam').click();
    const tab = await page.context().newPage();
    await tab.goto('/who-is-reading');
    await tab.getByRole('main').getByRole('link', { name: 'Leo' }).click();
    await expect(page.getByRole('heading', { name: "Leo's Library" })).toBeVisible();
    await expect.poll(() => heardOf(family, family.uid)).toMatchObject({ well: 1 });
    expect(await heardOf(family, leo.id)).toEqual(nothingHeard);
  });
});

test('the door before the account is passed once: listening and the way back ask nothing more', async ({
  newPage,
}) => {
  const { family, page } = await arriveAfterReading(newPage);
  await family.call('PATCH', '/api/auth/user', { asksGrownUp: true });
  await page.goto('/account');
  const door = page.getByRole('dialog', { name: 'Ask a grown-up' });
  await page.getByRole('button', { name: 'Hold for three seconds' }).focus();
  await page.keyboard.down('Space');
  await expect(door).toBeHidden();
  await page.keyboard.up('Space');
  await page.getByRole('link', { name: 'Listen to me read' }).click();
  await page.getByRole('link', { name: TITLE }).click();
  await word(page, 'Sam').click();
  await done(page).click();
  await saved(page);
  await page.getByRole('link', { name: 'Back to Account' }).click();
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
  await expect(door).toBeHidden();
});
