// Two children of one family on one device: each has its own kept books, and what each earns is sent for it.
import type { Page } from '@playwright/test';
import { addChild, callAs } from './support/children.ts';
import { enrol } from './support/enrol.ts';
import { expect, NETWORK_FAILURES, test } from './support/journey.ts';
import { keepForTheCar, recordsIn, storedIn } from './support/kept.ts';
import { bookCard, INLINE_BOOK } from './support/shelf.ts';

const BOOK = 'sam-and-the-wet-hat';
const OTHER_BOOK = 'A Dot on Dot';
const OTHER_ID = 'a-dot-on-dot';
const CHILD = 'Zedwina';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: new RegExp(`${NETWORK_FAILURES.source}|ERR_FAILED|404 \\(Not Found\\)`),
});

const reads = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name: `${name}'s Library` })).toBeVisible();
const present = (page: Page) => page.getByRole('banner').getByRole('link', { name: /is reading/ });

/** Reads as another child. */
async function change(page: Page, name: string): Promise<void> {
  await present(page).click();
  await page.getByRole('main').getByRole('link', { name }).click();
  await reads(page, name);
}

async function finishFromHome(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await bookCard(page, title)
    .getByRole('link', { name: new RegExp(`^(Read Now|Continue): ${title}`) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
}

test('two children on one device each have their own kept books, and what each earns goes to her', async ({
  page,
  context,
}) => {
  const family = await enrol({ family: { studentFirstName: CHILD } });
  const leo = await addChild(family, 'Leo');
  await family.enter(context);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: CHILD }).click();
  await reads(page, CHILD);
  await keepForTheCar(page, INLINE_BOOK);
  await change(page, 'Leo');
  await keepForTheCar(page, OTHER_BOOK);
  await expect
    .poll(async () => recordsIn(await storedIn(page)))
    .toEqual(
      expect.arrayContaining([
        `book:${family.uid}:${BOOK}`,
        `book:${leo.id}:${family.uid}:${OTHER_ID}`,
      ]),
    );
  await page.close();

  await context.setOffline(true);
  const finishes: string[] = [];
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('/complete')) {
      finishes.push(`${request.headers()['student'] ?? ''} ${new URL(request.url()).pathname}`);
    }
  });
  const again = await context.newPage();
  await again.goto('/');
  await reads(again, 'Leo');
  await finishFromHome(again, OTHER_BOOK);
  await change(again, CHILD);
  await finishFromHome(again, INLINE_BOOK);

  await context.setOffline(false);
  await again.goto('/');
  const finished = async (child: string) => {
    const answer = await callAs(family, child, 'GET', '/api/progress');
    const entries = (await answer.json()) as { bookId: string; completed: boolean }[];
    return entries.filter(({ completed }) => completed).map(({ bookId }) => bookId);
  };
  await expect.poll(() => finished(leo.id)).toEqual([OTHER_ID]);
  await expect.poll(() => finished(family.uid)).toEqual([BOOK]);
  // The server has answered before the browser says so.
  await expect
    .poll(() => finishes.toSorted())
    .toEqual(
      [
        `${leo.id} /api/progress/${OTHER_ID}/complete`,
        `${family.uid} /api/progress/${BOOK}/complete`,
      ].sort(),
    );
});

test('a child that was removed elsewhere takes what was kept for it, and the other keeps its own', async ({
  page,
  context,
}) => {
  const family = await enrol({ family: { studentFirstName: CHILD } });
  const leo = await addChild(family, 'Leo');
  await family.enter(context);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: CHILD }).click();
  await reads(page, CHILD);
  await keepForTheCar(page, INLINE_BOOK);
  await change(page, 'Leo');
  await keepForTheCar(page, OTHER_BOOK);
  const ofLeo = async () => {
    const stored = await storedIn(page);
    const names = [...recordsIn(stored), ...Object.keys(stored.localStorage)];
    return names.filter((name) => name.includes(leo.id));
  };
  await expect.poll(ofLeo).toContain(`book:${leo.id}:${family.uid}:${OTHER_ID}`);
  await family.call('DELETE', `/api/students/${leo.id}`);
  await page.goto('/');
  await expect(page.getByText('Leo is no longer in this family.')).toBeVisible();
  await expect.poll(ofLeo).toEqual([]);
  const { caches, localStorage } = await storedIn(page);
  expect(localStorage[`kept_books:${family.uid}`]).toContain(BOOK);
  const files = caches['kept-files']!.map(({ address }) => address);
  expect(files.some((address) => address.includes(BOOK))).toBe(true);
  await expect
    .poll(async () =>
      (await storedIn(page)).caches['kept-files']!.some(({ address }) =>
        address.includes(OTHER_ID),
      ),
    )
    .toBe(false);
});
