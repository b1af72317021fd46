// Section 2: what the card of a book looks like.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { bookCard, INLINE_BOOK, showAll } from '../support/shelf.ts';

const PLAIN = `A Very Long Title of a Book Without a Cover and an Author That Takes More Than Two Lines of Any Card ${process.pid}`;
const BROKEN = `The Cover Is Gone ${process.pid}`;
const MINT = 'rgb(211, 242, 225)';
const CORAL = 'rgb(255, 224, 212)';
const LAVENDER = 'rgb(231, 223, 251)';

test.use({ expectedErrors: /status of 404.*no-such-cover/ });

test('Cover image (a placeholder image when none), title (two lines at most) … Level colours: levels 1-3 mint, 4-6 coral, 7 and above lavender.', async ({
  page,
  context,
}) => {
  const owner = await signInOwner();
  const books = [
    await owner.addBook({ title: PLAIN, category: 'level5' }),
    await owner.addBook({ title: BROKEN, coverImageUrl: '/public-objects/no-such-cover.png' }),
  ];
  await (await enrol()).enter(context);
  await page.goto('/');
  await showAll(page);

  await test.step('the colours of the nine levels', async () => {
    const colors = [MINT, MINT, MINT, CORAL, CORAL, CORAL, LAVENDER, LAVENDER, LAVENDER];
    const shelf = page.getByRole('region', { name: 'Discover New Books' });
    for (const [index, color] of colors.entries()) {
      const badge = shelf.getByText(`Level ${index + 1}`, { exact: true }).first();
      await expect.soft(badge).toHaveCSS('background-color', color);
    }
  });

  await test.step('no cover, and a title without end', async () => {
    const plain = bookCard(page, PLAIN);
    await expect(plain.locator('svg[viewBox="0 0 300 400"]')).toBeVisible();
    const lines = await plain
      .getByRole('heading')
      .evaluate((title) => title.clientHeight / parseFloat(getComputedStyle(title).lineHeight));
    expect.soft(Math.round(lines)).toBe(2);
  });

  await test.step('a cover that is gone', async () => {
    const broken = bookCard(page, BROKEN);
    await broken.scrollIntoViewIfNeeded();
    await expect.soft(broken.locator('svg[viewBox="0 0 300 400"]')).toBeVisible();
    await expect.soft(broken.locator('img')).toHaveCount(0);
  });
  for (const { id } of books) await owner.call('DELETE', `/api/books/${id}`);

  await test.step('a cover that is there, on a card that is a link as a whole', async () => {
    const card = bookCard(page, INLINE_BOOK);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await card.click({ position: { x: 60, y: 60 } });
    await expect(page).toHaveURL('/reading/sam-and-the-wet-hat');
  });
});
