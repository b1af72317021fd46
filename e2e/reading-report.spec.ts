// The reading report on /account, and its printout.
import type { Page } from '@playwright/test';
import type { ReadingReport } from '../contracts/reading-report.ts';
import { expectAccessible } from './support/axe.ts';
import { type Enrolled, enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { signInOwner } from './support/owner.ts';
import { INLINE_BOOK, openBook, statValue } from './support/shelf.ts';

const DAY = 86_400_000;
const ago = (days: number) => Math.round(Date.now() - days * DAY);

const finish = (family: Enrolled, bookId: string, days = 0) =>
  family.call('POST', `/api/progress/${bookId}/complete`, { finishedAt: ago(days) });
const turn = (family: Enrolled, bookId: string, currentPage: number, days = 0) =>
  family.call('POST', '/api/progress', { bookId, currentPage, turnedAt: ago(days) });

/** Waits until the words of the books are analysed: a minute after the start, or when the phonics are saved. */
async function knowWords(family: Enrolled): Promise<void> {
  const isMet = async () => {
    const { levels } = await family.call<ReadingReport>('GET', '/api/reading-report');
    return levels.flatMap((level) => level.met).includes('sh:ship');
  };
  if (await isMet()) return;
  const owner = await signInOwner();
  await owner.call('PUT', '/api/admin/phonics', await owner.call('GET', '/api/admin/phonics'));
  await expect.poll(isMet, { timeout: 40_000 }).toBe(true);
}

/** Two books finished today and one eight days ago; pages turned in another book on each day between. */
async function readAlong(family: Enrolled): Promise<void> {
  await finish(family, 'sam-and-the-wet-hat', 8);
  for (let days = 7; days > 0; days--) await turn(family, 'goat-and-his-boat', 8 - days, days);
  await finish(family, 'a-thump-in-the-shed');
  await finish(family, 'ted-and-the-big-bus');
}

const card = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .last();

test('a parent sees the week, the stars, the sounds and what was read', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.call('PATCH', '/api/auth/user', { readingLevel: 2 });
  await readAlong(family);
  await knowWords(family);
  await family.enter(context);
  await page.goto('/account');

  const week = card(page, 'This week');
  await expect(week.getByText(/^Kim read .* this week and finished 2 books\.$/)).toBeVisible();
  // Three figures and seven days.
  await expect(week.getByRole('listitem')).toHaveCount(10);
  await expect(
    week
      .getByRole('listitem')
      .filter({ hasText: /^Today: / })
      .getByText('and 1 more'),
  ).toBeVisible();

  const stars = card(page, 'Gold stars by week');
  await expect(
    stars.getByText('3 gold stars in the last 12 weeks, 2 of them this week.'),
  ).toBeVisible();
  await expect(stars.getByRole('listitem')).toHaveCount(12);
  await expect(stars.getByText('This week: 2 stars')).toBeAttached();
  await expect(stars.getByText(/^Week of .*: 1 star$/)).toHaveCount(1);

  // Kim started at level 2.
  const sounds = card(page, 'Sounds by level');
  await expect(sounds.getByText(/^Before the start, \d+ met$/)).toHaveCount(1);
  const level = sounds.getByText('Consonant Digraphs');
  const phonogram = sounds.getByRole('listitem').filter({ hasText: /^sh as in ship/ });
  await expect(phonogram).toBeHidden();
  await level.click();
  await expect(phonogram).toHaveText('sh as in ship, met');
  await expectAccessible(page, 'account with its reading');

  const read = card(page, 'What was read');
  const days = read.getByRole('heading', { level: 3 });
  await expect(days).toHaveCount(5);
  await expect(days.first()).toHaveText('Today');
  await expect(read.getByText('Finished')).toHaveCount(2);
  await read.getByRole('button', { name: 'Show more' }).click();
  await expect(days).toHaveCount(9);
  await expect(days.nth(5)).toBeFocused();
  await expect(read.getByText(INLINE_BOOK)).toBeVisible();
  await expect(read.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('the printout fits one sheet of paper and shows nothing else of the account', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await readAlong(family);
  await family.enter(context);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/account');
  await card(page, 'Sounds by level').getByText('Consonant Digraphs').click();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Kim’s reading.* 20\d\d$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sounds by level' })).toBeVisible();
  for (const text of [family.email, 'Subscription', 'Your data', 'My Account', 'Show more']) {
    await expect(page.getByText(text).first()).toBeHidden();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});

test('a book finished on its first page is marked: its sounds are not met until it is read', async ({
  page,
  context,
}) => {
  const family = await enrol();
  // It needs to be known which sounds are in the book.
  const other = await enrol();
  await finish(other, 'a-thump-in-the-shed');
  await knowWords(other);
  await family.enter(context);
  const soundsMet = async () => {
    const { levels } = await family.call<ReadingReport>('GET', '/api/reading-report');
    return levels.flatMap(({ met }) => met).length;
  };
  const complete = async () => {
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
    await expect(statValue(page, 'Books Read')).toHaveText('1');
  };
  const read = card(page, 'What was read');
  const week = card(page, 'This week');

  await page.goto('/reading/sam-and-the-wet-hat');
  await complete();
  await expect(statValue(page, 'Gold Stars Earned')).toHaveText('1');
  await page.goto('/account');
  await expect(read.getByText('Marked complete', { exact: true })).toBeVisible();
  await expect(read.getByText('Finished')).toHaveCount(0);
  await expect(week.getByText('1 book was marked complete without turning a page.')).toBeVisible();
  await expect(week.getByText('Kim has not read yet this week.')).toBeVisible();
  expect(await soundsMet()).toBe(0);

  await page.goto('/reading/sam-and-the-wet-hat');
  await expect(page.getByText('Page 1 of 9')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 9')).toBeVisible();
  await complete();
  await page.goto('/account');
  await expect(read.getByText('Finished', { exact: true })).toBeVisible();
  await expect(read.getByText('Marked complete')).toHaveCount(0);
  await expect(week.getByText('Kim read on 1 day this week and finished 1 book.')).toBeVisible();
  expect(await soundsMet()).toBeGreaterThan(0);
});

test('reading since the last visit is shown when the parent comes back', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.goto('/account');
  await expect(page.getByText('Kim has not started reading yet.')).toBeVisible();
  await expectAccessible(page, 'account of a child who has not begun');
  await page.getByRole('link', { name: 'Choose a first book' }).click();
  await openBook(page, INLINE_BOOK);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  await page
    .getByRole('link', { name: /account/i })
    .first()
    .click();
  await expect(page.getByText('Kim read on 1 day this week and finished 1 book.')).toBeVisible();
});
