// One book as a child meets it.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { bookCard, INLINE_BOOK } from '../support/shelf.ts';

const PLAIN = `A Very Long Title of a Book Without a Cover and an Author That Takes More Than Two Lines of Any Card ${process.pid}`;
const BROKEN = `The Cover Is Gone ${process.pid}`;
const MINT = 'rgb(211, 242, 225)';
const CORAL = 'rgb(255, 224, 212)';
const LAVENDER = 'rgb(231, 223, 251)';

test.describe("Cover image (a placeholder image when none), title (two lines at most), 'by {author}' when an author exists, a badge 'Level N', the star reward with a star icon, an optional progress bar with '% complete', and a button 'Read Now' (or 'Continue' when progress exists) linking to /reading/{id}. Level colours: levels 1-3 mint, 4-6 coral, 7 and above lavender.", () => {
  test('a book of the catalogue', async ({ page, context }) => {
    const family = await enrol();
    await family.enter(context);
    await page.goto('/');
    const card = bookCard(page, INLINE_BOOK);
    await expect(card.locator('img')).toHaveAttribute('src', /cover/);
    await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(card.getByRole('heading', { name: INLINE_BOOK })).toBeVisible();
    await expect(card.getByText('by Step Into Reading')).toBeVisible();
    await expect(card.getByText('Level 1', { exact: true })).toBeVisible();
    await expect(card.getByText('1 gold star', { exact: true })).toBeAttached();
    await expect(card.getByText('% complete')).toHaveCount(0);
    const link = card.getByRole('link', { name: 'Read Now' });
    await expect(link).toHaveText('Read Now');
    await expect(link).toHaveAttribute('href', '/reading/sam-and-the-wet-hat');

    // Page 3 of 9: the welcome card, Continue Reading and the grid agree.
    await family.call('POST', '/api/progress', { bookId: 'sam-and-the-wet-hat', currentPage: 3 });
    await page.reload();
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    await expect(card.getByText('33% complete')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Continue' })).toHaveText('Continue');

    await family.call('POST', '/api/progress/sam-and-the-wet-hat/complete', {});
    await page.reload();
    await expect(card.getByText('Finished')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Continue' })).toBeVisible();
    await expect(card.getByText('% complete')).toHaveCount(0);
    // The whole card is the link.
    await card.click({ position: { x: 60, y: 60 } });
    await expect(page).toHaveURL('/reading/sam-and-the-wet-hat');
  });

  test('the colours of the nine levels', async ({ page, context }) => {
    await (await enrol()).enter(context);
    await page.goto('/');
    const colors = [MINT, MINT, MINT, CORAL, CORAL, CORAL, LAVENDER, LAVENDER, LAVENDER];
    for (const [index, color] of colors.entries()) {
      const badge = page.getByText(`Level ${index + 1}`, { exact: true }).first();
      await expect(badge).toHaveCSS('background-color', color);
    }
  });

  test.describe('poor books', () => {
    test.use({ expectedErrors: /status of 404.*no-such-cover/ });

    test('no cover, no author, a cover that is gone, a title without end', async ({
      page,
      context,
    }) => {
      const owner = await signInOwner();
      const books = [
        await owner.addBook({ title: PLAIN, category: 'level5' }),
        await owner.addBook({
          title: BROKEN,
          author: 'Somebody',
          coverImageUrl: '/public-objects/no-such-cover.png',
        }),
      ];
      await (await enrol()).enter(context);
      await page.goto('/');
      const plain = bookCard(page, PLAIN);
      await expect(plain.getByRole('heading')).toBeVisible();
      await expect(plain.locator('img')).toHaveCount(0);
      await expect(plain.locator('svg[viewBox="0 0 300 400"]')).toBeVisible();
      await expect(plain.getByText(/^by /)).toHaveCount(0);
      const lines = await plain
        .getByRole('heading')
        .evaluate((title) => title.clientHeight / parseFloat(getComputedStyle(title).lineHeight));
      expect(Math.round(lines)).toBe(2);

      const broken = bookCard(page, BROKEN);
      await broken.scrollIntoViewIfNeeded();
      await expect(broken.locator('svg[viewBox="0 0 300 400"]')).toBeVisible();
      await expect(broken.locator('img')).toHaveCount(0);
      await expect(broken.getByText('by Somebody')).toBeVisible();
      for (const { id } of books) await owner.call('DELETE', `/api/books/${id}`);
    });
  });
});
