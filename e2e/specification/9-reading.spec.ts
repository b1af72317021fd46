// The numbers of the library and the reader.
import { comeBack } from '../support/activation.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { bookCard, statValue } from '../support/shelf.ts';
import { DRAWING, provokeToast } from '../support/toasts.ts';

const BOOKS = ['sam-and-the-wet-hat', 'a-thump-in-the-shed', 'goat-and-his-boat', 'hippo-will-fly'];

test('Star reward | 1 per completed book (fixed 1 on admin-created books)', async () => {
  const owner = await signInOwner();
  const family = await enrol();
  const { id: added } = await owner.addBook({ title: `One Star ${process.pid}` });
  await expect(
    owner.addBook({ title: `Nine Stars ${process.pid}`, starReward: 9 }),
  ).rejects.toThrow(/400 .*starReward/);
  expect(await family.call('GET', `/api/books/${added}`)).toMatchObject({ starReward: 1 });
  const complete = (bookId: string) => family.call('POST', `/api/progress/${bookId}/complete`, {});
  expect(await complete(added)).toMatchObject({ starAwarded: true, totalStars: 1 });
  expect(await complete('hippo-will-fly')).toMatchObject({ starAwarded: true, totalStars: 2 });
  // Once, however often and however fast.
  const again = await Promise.all([added, added, 'hippo-will-fly'].map(complete));
  for (const answer of again) expect(answer).toMatchObject({ starAwarded: false, totalStars: 2 });
  await owner.call('DELETE', `/api/books/${added}`);
  expect(await family.call('GET', '/api/auth/user')).toMatchObject({ totalStars: 2 });
});

test.describe('Star bar target | 50 stars', () => {
  test.describe('one number leads to the other', () => {
    for (const [stars, percent] of [
      [1, 2],
      [25, 50],
      [50, 100],
    ] as const) {
      test(`${stars} of 50 stars are ${percent}%`, async ({ page, context }) => {
        await (await enrol()).enter(context);
        await page.route('**/api/auth/user', async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            json: { ...(await response.json()), totalStars: stars },
          });
        });
        await page.goto('/');
        await expect(page.getByRole('progressbar', { name: 'Gold Stars Earned' })).toHaveAttribute(
          'aria-valuenow',
          String(percent),
        );
      });
    }
  });
});

test('Progress bar maximum | 100', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), totalStars: 4321 } });
  });
  await page.goto('/');
  await expect(statValue(page, 'Gold Stars Earned')).toHaveText('4321');
  const bar = page.getByRole('progressbar', { name: 'Gold Stars Earned' });
  await expect(bar).toHaveAttribute('aria-valuemax', '100');
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  const { full, filled } = await bar.evaluate((element) => ({
    full: element.clientWidth,
    filled: (element.firstElementChild as HTMLElement).offsetWidth,
  }));
  expect(filled).toBeLessThanOrEqual(full);
});

test('Continue Reading | at most 3 items', async ({ page, context }) => {
  const family = await enrol();
  for (const bookId of BOOKS)
    await family.call('POST', '/api/progress', { bookId, currentPage: 2 });
  await family.enter(context);
  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'Continue Reading' }).getByRole('article'),
  ).toHaveCount(3);
});

test.describe('Phonics levels | 9', () => {
  test.describe('Default book level | 1', () => {
    test('nine levels to choose from; a book of none of them counts as the first', async ({
      page,
      context,
    }) => {
      await (await enrol()).enter(context);
      // The owner's form and the server let no such book in.
      await page.route('**/api/books', async (route) => {
        const response = await route.fetch();
        const books = (await response.json()) as { title: string; category: string }[];
        const [first] = books;
        if (first) books.push({ ...first, title: 'A Book of No Level', category: 'picture books' });
        await route.fulfill({ response, json: books });
      });
      await page.goto('/');
      await expect(bookCard(page, 'A Book of No Level').getByText('Level 1')).toBeVisible();
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page.getByRole('radio', { name: /^Level \d/ })).toHaveCount(9);
    });
  });
});

test.describe('Subscription poll interval | 2 s', () => {
  test.describe('Activation wait limit | 30 s', () => {
    test('the payment that does not come is asked for and given up in time', async ({
      page,
      context,
    }) => {
      await (await enrol({ subscribed: false })).enter(context);
      const { clock, polls, start } = await comeBack(page);
      await clock.runTo(start + 1900);
      expect(polls.answers()).toBe(1);
      await clock.runTo(start + 2100);
      await expect.poll(polls.answers).toBe(2);
      await clock.runTo(start + 29_500);
      await expect(page.getByText('Opening your library')).toBeVisible();
      await clock.runTo(start + 30_050);
      await clock.runUntil(() => page.getByText('Subscription activating').isVisible());
    });
  });
});

test('Toast display time | 5000 ms; one visible at a time; removal delay 1,000,000 ms', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  const { clock, toast, seen } = await provokeToast(page);
  const { at } = await seen();
  await clock.runTo(at + 4800);
  await expect(toast).toHaveCount(1);
  await clock.runTo(at + 5000 + DRAWING);
  await expect(toast).toHaveCount(0);
  const place = page.getByRole('region', { name: /^Notifications/ });
  await clock.runTo(at + 1_004_800);
  await expect(place).toBeAttached();
  await clock.runTo(at + 1_005_000 + DRAWING);
  await expect(place).not.toBeAttached();
  expect((await seen()).most).toBe(1);
});
