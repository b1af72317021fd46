// Section 1: a child browses, reads and earns a star.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import {
  findByLevel,
  FLIPBOOK,
  INLINE_BOOK,
  openBook,
  showAll,
  starsShown,
  statValue,
} from '../support/shelf.ts';

test('Students, with a parent or guardian registering, browse decodable books arranged in nine phonics levels and read them inside the product in an embedded flipbook viewer or as inline HTML.', async ({
  page,
  context,
}) => {
  const family = await enrol();
  expect(await family.call('GET', '/api/auth/user')).toMatchObject({
    firstName: 'Kim',
    parentFirstName: 'Robin',
    parentLastName: 'Reader',
  });
  await family.enter(context);
  await page.goto('/');
  const shelf = page.getByRole('region', { name: 'Discover New Books' });
  await showAll(page);
  const levels = (await shelf.getByText(/^Level \d$/).allInnerTexts()).map((text) =>
    Number(text.slice(-1)),
  );
  expect(levels).toEqual([...levels].sort());
  expect([...new Set(levels)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);

  await openBook(page, INLINE_BOOK);
  await expect(page.getByText('Sam got a hat.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Library' }).click();

  await openBook(page, FLIPBOOK);
  const viewer = page.frameLocator('iframe');
  await expect(viewer.getByText('Page 1 of')).toBeVisible();
  await viewer.getByRole('button', { name: 'Next page' }).click();
  await expect(viewer.getByText('Page 2 of')).toBeVisible();
});

test('Finishing a book earns 1 gold star. Stars and completed books are shown on the library home screen.', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await page.goto('/reading/sam-and-the-wet-hat');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  await expect(statValue(page, 'Gold Stars Earned')).toHaveText('1');
  await expect(statValue(page, 'Books Read')).toHaveText('1');
  await expect(starsShown(page)).toHaveText('1');
  const card = await findByLevel(page, INLINE_BOOK);
  await expect(card.getByText('Finished')).toBeVisible();
});
