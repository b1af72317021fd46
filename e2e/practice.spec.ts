// Words that a child has asked for are listed on the parent's page and in the warm-up, until the child has read
// them three times without help.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { holdClock, stopClock } from './support/clock.ts';
import { enrol, type Enrolled } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { signInOwner } from './support/owner.ts';
import { askedFor } from './support/words.ts';

const BOOK = { id: 'sam-and-the-wet-hat', title: 'Sam and the Wet Hat' };

/** Waits until the library has broken down the words of the book. */
test.beforeAll(async () => {
  const owner = await signInOwner();
  const { call } = await enrol();
  const known = async () => {
    await owner.call('GET', '/api/admin/books');
    return (await call<{ words: unknown }>('GET', `/api/books/${BOOK.id}`)).words !== null;
  };
  await expect.poll(known, { timeout: 60_000 }).toBe(true);
});

interface Listed {
  words: { word: string; alone: number; asked: number }[];
  learned: string[];
}
const listOf = ({ call }: Enrolled) => call<Listed>('GET', '/api/practice');

const card = (page: Page) =>
  page.getByRole('heading', { name: 'Words to practise' }).locator('xpath=..');
const word = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const readIt = (page: Page) => page.getByRole('button', { name: 'I read it!' });

test('the parent sees the words asked for, or that there are none', async ({ page, context }) => {
  const family = await enrol();
  await family.enter(context);
  await page.goto('/account');
  await expect(card(page)).toContainText('No words right now');
  await askedFor(family, 'hat', 'top', 'frog', 'hat');
  await page.reload();
  const rows = card(page).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('hat');
  await expect(rows.nth(1)).toContainText('Level 1');
  await expect(rows.nth(1)).toContainText('today');
  await expect(rows.nth(1)).toContainText('twice');
  await expectAccessible(page, 'the account with words to practise');
  await rows.nth(1).getByRole('link', { name: BOOK.title }).click();
  await page.waitForURL(`**/reading/${BOOK.id}`);
});

test('the library offers a warm-up, which ends with a link to the book', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await holdClock(page);
  // A tap that follows too soon is ignored as part of a double tap.
  const takeTime = () => page.clock.fastForward(700);
  await page.goto('/');
  await expect(page.getByText('Welcome back, Kim!')).toBeVisible();
  await expect(page.getByText('Warm up')).toHaveCount(0);

  await askedFor(family, 'sam', 'hat', 'top', 'top');
  await page.reload();
  await page.getByRole('link', { name: /Warm up.*3 words, two minutes/ }).click();
  await expect(word(page)).toHaveText('top');
  await page.getByRole('button', { name: 'Show me the sounds' }).click();
  await expectAccessible(page, 'the warm-up with its sounds in colour');
  await readIt(page).click();

  await expect(word(page)).toHaveText(/hat|Sam/);
  await page.getByRole('button', { name: 'Help me', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sound it out', exact: true })).toBeVisible();
  await expectAccessible(page, 'the warm-up with help');
  await takeTime();
  await page.getByRole('button', { name: 'Next word' }).click();
  await expect(page.getByText('3 of 3')).toBeVisible();
  await takeTime();
  await readIt(page).click();

  await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible();
  await expectAccessible(page, 'the end of the warm-up');
  const { words } = await listOf(family);
  expect(words.map(({ alone }) => alone).sort()).toEqual([0, 1, 1]);
  expect(words.map(({ asked }) => asked).sort()).toEqual([1, 2, 2]);
  await page.getByRole('link', { name: `Read ${BOOK.title}` }).click();
  await expect(page.getByText(/^Pages? 1 /)).toBeVisible();
});

test('a warm-up works by keyboard alone, and a double tap does not skip a word', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await askedFor(family, 'sam', 'hat', 'top');
  await holdClock(page);
  await page.goto('/warm-up');
  await expect(page.getByText('1 of 3')).toBeVisible();
  // On a busy machine the second tap could come too late for a double tap.
  await stopClock(page);
  await readIt(page).dblclick();
  await expect(page.getByText('2 of 3')).toBeVisible();
  await page.clock.resume();
  await expect(readIt(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 of 3')).toBeVisible();
  await expect(readIt(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Well done!' })).toBeFocused();
});

test('a word read three times without help, once in each visit, leaves the list', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await askedFor(family, 'hat', 'mud');
  await holdClock(page);
  for (const opening of [1, 2, 3]) {
    // Words that are listed only now would not be counted.
    await page.goto(`/reading/${BOOK.id}`, { waitUntil: 'networkidle' });
    await expect(page.getByText(/^Page 1 of/)).toBeVisible();
    const clock = await stopClock(page);
    await clock.run(4_000);
    const told = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/practice'),
    );
    await page.getByRole('button', { name: 'Next' }).click();
    await told;
    // Page 2 was shown too briefly, so its word mud does not count.
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 3 of/)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(/^Page 1 of/)).toBeVisible();
    const { words, learned } = await listOf(family);
    const hat = words.find((one) => one.word === 'hat');
    expect([hat?.alone, learned]).toEqual(opening < 3 ? [opening, []] : [undefined, ['hat']]);
    expect(words.find((one) => one.word === 'mud')).toMatchObject({ alone: 0 });
    await page.clock.resume();
  }
  await page.goto('/account');
  await expect(card(page)).toContainText('Read without asking for help in the last 30 days: 1');
});
