// The library home, as a family sees it.
import type { BrowserContext } from '@playwright/test';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { freePorts, startProduct } from '../support/product.ts';
import { bookCard, INLINE_BOOK, starsShown, statValue } from '../support/shelf.ts';

const BOOKS = [
  'sam-and-the-wet-hat',
  'a-thump-in-the-shed',
  'goat-and-his-boat',
  'hippo-will-fly',
] as const;

async function newSubscriber(context: BrowserContext) {
  const family = await enrol();
  await family.enter(context);
  return family;
}

test.describe("Top bar: product title, the student first name (fallback 'Student'), star total, an account link, and a Logout button that signs out and goes to /.", () => {
  test('it shows the family, leads to the account, and signs out', async ({ page, context }) => {
    const family = await newSubscriber(context);
    await family.call('POST', `/api/progress/${BOOKS[0]}/complete`, {});
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar).toContainText('Step Into Reading');
    await expect(bar.getByText('gold star')).toBeAttached();
    await expect(starsShown(page)).toHaveText('1');
    const account = bar.getByRole('link', { name: 'Account of Kim' });
    await account.click();
    await expect(page).toHaveURL('/account');
    await page.goBack();
    await bar.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('firebase_token'))).toBeNull();
  });

  test('a child whose name is not known yet is a student', async ({ page, context }) => {
    const family = await enrol({ names: 'missing' });
    await family.enter(context);
    // The record takes for ever, and the sign-in carries no name either.
    await page.route('**/api/auth/user', () => {});
    await page.goto('/');
    await expect(page.getByRole('banner').getByText('Student', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'My Library' })).toBeVisible();
  });
});

test.describe("Heading \"{firstName}'s Library\" or 'My Library'. A welcome card 'Welcome back, {firstName}!'.", () => {
  test('the library is the child’s own', async ({ page, context }) => {
    const family = await enrol({ family: { studentFirstName: 'Wilhelmina Josephine' } });
    await family.enter(context);
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: "Wilhelmina Josephine's Library" }),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Welcome back, Wilhelmina Josephine!' }),
    ).toBeVisible();
  });
});

test.describe("Two stat cards. 'Books Read' shows the count of completed progress entries with the caption 'This Month'. 'Gold Stars Earned' shows total stars, with a progress bar of stars divided by 50, capped at 100%. A stat card shows a title, value, description, progress bar, and the text '% to next level!' while progress is under 100.", () => {
  test('they count finished books and stars', async ({ page, context }) => {
    const family = await newSubscriber(context);
    for (const book of BOOKS.slice(0, 3))
      await family.call('POST', `/api/progress/${book}/complete`, {});
    await family.call('POST', '/api/progress', { bookId: BOOKS[3], currentPage: 2 });
    await page.goto('/');
    await expect(statValue(page, 'Books Read')).toHaveText('3');
    await expect(page.getByText('This Month')).toBeVisible();
    await expect(statValue(page, 'Gold Stars Earned')).toHaveText('3');
    await expect(page.getByText('Your star collection')).toBeVisible();
    const bar = page.getByRole('progressbar', { name: 'Gold Stars Earned' });
    await expect(bar).toHaveAttribute('aria-valuenow', '6');
    await expect(page.getByText('6% to next level!')).toBeVisible();
  });

  for (const { stars, percent } of [
    { stars: 49, percent: 98 },
    { stars: 50, percent: 100 },
    { stars: 73, percent: 100 },
  ]) {
    test(`${stars} stars fill the bar to ${percent}%`, async ({ page, context }) => {
      await newSubscriber(context);
      // More stars than the demo catalogue has books.
      await page.route('**/api/auth/user', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), totalStars: stars } });
      });
      await page.goto('/');
      await expect(statValue(page, 'Gold Stars Earned')).toHaveText(String(stars));
      const bar = page.getByRole('progressbar', { name: 'Gold Stars Earned' });
      await expect(bar).toHaveAttribute('aria-valuenow', String(percent));
      await expect(page.getByText('% to next level!')).toHaveCount(percent < 100 ? 1 : 0);
    });
  }
});

test.describe("'Continue Reading' section: up to 3 books that have incomplete progress; shown only when any exist.", () => {
  test('the three books read last, and none that is finished', async ({ page, context }) => {
    const family = await newSubscriber(context);
    await family.call('POST', '/api/progress/eight-naughty-rabbits/complete', {});
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Discover New Books' })).toBeVisible();
    const section = page.getByRole('region', { name: 'Continue Reading' });
    await expect(section).toHaveCount(0);

    for (const bookId of BOOKS)
      await family.call('POST', '/api/progress', { bookId, currentPage: 2 });
    await page.reload();
    await expect(section.getByRole('article')).toHaveCount(3);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Hippo Will Fly',
      'Goat and His Boat',
      'A Thump in the Shed',
    ]);
  });
});

test.describe("'Discover New Books' section: a Search button and a Filter button … , and filter chips: All Books; Beginner (Levels 1-3); Intermediate (Levels 4-6); Advanced (Levels 7-9). Clicking a group chip selects its first level (level1, level4 or level7), or clears the filter if that group is already selected.", () => {
  test('a chip asks for the first level of its group, and a second tap clears it', async ({
    page,
    context,
  }) => {
    await newSubscriber(context);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/books') asked.push(search);
    });
    await page.goto('/');
    const shelf = page.getByRole('region', { name: 'Discover New Books' });
    const chip = (name: string) => shelf.getByRole('button', { name });
    const badges = shelf.getByText(/^Level \d$/);
    await expect(chip('All Books')).toHaveAttribute('aria-pressed', 'true');
    const all = await badges.count();
    for (const [name, level] of [
      ['Beginner (Levels 1-3)', 1],
      ['Intermediate (Levels 4-6)', 4],
      ['Advanced (Levels 7-9)', 7],
    ] as const) {
      const answered = page.waitForResponse((response) => response.url().endsWith(`level${level}`));
      await chip(name).click();
      await answered;
      await expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
      await expect(badges.first()).toBeVisible();
      expect(new Set(await badges.allInnerTexts())).toEqual(new Set([`Level ${level}`]));
    }
    await chip('Advanced (Levels 7-9)').click();
    await expect(chip('All Books')).toHaveAttribute('aria-pressed', 'true');
    await expect(badges).toHaveCount(all);
    expect(asked).toEqual(['', '?category=level1', '?category=level4', '?category=level7']);
  });

  test('searching filters as one types, over title, author, description and level name', async ({
    page,
    context,
  }) => {
    await newSubscriber(context);
    await page.goto('/');
    const shelf = page.getByRole('region', { name: 'Discover New Books' });
    const button = shelf.getByRole('button', { name: 'Search', exact: true });
    await button.click();
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.pressSequentially('wet HAT');
    await expect(shelf.getByRole('heading', { level: 3 })).toHaveText([INLINE_BOOK]);
    await field.fill('single letter long vowels');
    await expect(bookCard(page, 'Hippo Will Fly')).toBeVisible();
    await field.fill('xyzzy');
    await expect(shelf.getByText('No books match "xyzzy".')).toBeVisible();
    await field.press('Escape');
    await expect(field).toBeHidden();
    await expect(button).toBeFocused();
    await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
  });

  test('the filter has nine levels with their names, and what the child has read', async ({
    page,
    context,
  }) => {
    const family = await newSubscriber(context);
    await family.call('POST', `/api/progress/${BOOKS[0]}/complete`, {});
    await family.call('POST', '/api/progress', { bookId: BOOKS[2], currentPage: 2 });
    await page.goto('/');
    const shelf = page.getByRole('region', { name: 'Discover New Books' });
    await shelf.getByRole('button', { name: 'Filter' }).click();
    await expect(shelf.getByRole('radio', { name: /^Level \d/ })).toHaveCount(9);
    const titles = shelf.getByRole('heading', { level: 3 });
    await shelf.getByRole('radio', { name: 'Finished' }).check();
    await expect(titles).toHaveText([INLINE_BOOK]);
    await shelf.getByRole('radio', { name: 'Reading' }).check();
    await expect(titles).toHaveText(['Goat and His Boat']);
    await shelf.getByRole('radio', { name: 'Not started' }).check();
    await expect(titles.filter({ hasText: INLINE_BOOK })).toHaveCount(0);
    await shelf.getByRole('radio', { name: 'All', exact: true }).check();
    const asked = page.waitForRequest((request) => request.url().endsWith('?category=level9'));
    await shelf.getByRole('radio', { name: /^Level 9/ }).check();
    await asked;
    await expect(bookCard(page, 'Giraffe at the Station')).toBeVisible();
  });
});

test.describe("Book grid: 'Loading books...' while loading, 'No books available yet.' when empty. Books are listed optionally filtered by category.", () => {
  test('it says that it loads', async ({ page, context }) => {
    await newSubscriber(context);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/books', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByText('Loading books...')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    answer();
    await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
    await expect(page.getByText('Loading books...')).toHaveCount(0);
  });

  test('a library without books says so, and shows the first one that is added', async ({
    newPage,
  }) => {
    const dataDir = dataFolder();
    const product = await startProduct({ ...(await freePorts()), dataDir });
    try {
      const owner = await signInOwner(product.origin);
      const books = await owner.call<{ id: string }[]>('GET', '/api/admin/books');
      for (const { id } of books) await owner.call('DELETE', `/api/books/${id}`);
      const family = await enrol({ at: product });
      const page = await newPage({ baseURL: product.origin });
      await family.enter(page.context());
      await page.goto('/');
      await expect(page.getByText('No books available yet.')).toBeVisible();
      await expect(page.getByText('Welcome back, Kim!')).toBeVisible();

      await owner.addBook({ title: 'The Only Book', category: 'level3' });
      await page.reload();
      await expect(bookCard(page, 'The Only Book')).toBeVisible();
      await page.getByRole('button', { name: 'Beginner (Levels 1-3)' }).click();
      await expect(page.getByText('No books available yet.')).toBeVisible();
      await page.close();
    } finally {
      await product.kill();
      removeFolder(dataDir);
    }
  });

  test.describe('books that cannot be fetched', () => {
    test.use({ expectedErrors: /ERR_FAILED/ });

    test('leave a sentence and a way on', async ({ page, context }) => {
      await newSubscriber(context);
      await page.route('**/api/books', (route) => route.abort(), { times: 1 });
      await page.goto('/');
      await expect(page.getByText('The books could not be fetched')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
    });
  });
});

test("If the page is opened with the query parameter success=true (return from payment), the parameter is removed from the address and the message 'Payment successful! Activating your subscription...' is shown (see section 4).", async ({
  page,
  context,
}) => {
  const family = await enrol({ subscribed: false });
  await family.enter(context);
  await page.goto('/?success=true&from=checkout#here');
  await expect(page.getByText('Payment successful! Activating your subscription...')).toBeVisible();
  await expect(page).toHaveURL('/?from=checkout#here');
});
