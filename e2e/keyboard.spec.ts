// The main path with the keyboard alone. The focus is always visible.
import { expect, newFamily, test } from './support/journey.ts';
import { expectFocusKept, tabTo, typeInto } from './support/keyboard.ts';
import { enrol } from './support/enrol.ts';
import { bookCard, INLINE_BOOK, starsShown } from './support/shelf.ts';

test('a parent signs up and pays with the keyboard alone', async ({ page }) => {
  const family = newFamily();
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'New here? Create an account' }));
  await keyboard.press('Enter');
  await page.waitForURL('**/signup');
  await expect(page.getByLabel('Parent First Name')).toBeVisible();
  await expectFocusKept(page);

  await typeInto(page, page.getByLabel('Parent First Name'), family.parentFirstName);
  await typeInto(page, page.getByLabel('Parent Last Name'), family.parentLastName);
  await typeInto(page, page.getByLabel('Email'), family.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), family.password);
  await typeInto(page, page.getByLabel('Student First Name'), family.studentFirstName);
  await typeInto(page, page.getByLabel('Age'), '6');
  await tabTo(page, page.getByLabel('Starting Reading Level'));
  await keyboard.press('ArrowDown');
  await typeInto(page, page.getByLabel('Favorite Type of Books'), 'Animals');
  await keyboard.press('Enter');

  await page.waitForURL('**/subscribe');
  const subscribe = page.getByRole('button', { name: 'Subscribe Now - $4.99 AUD/month' });
  await expect(subscribe).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, subscribe);
  await keyboard.press('Enter');

  await typeInto(page, page.getByLabel('Card number'), '4242424242424242');
  await typeInto(page, page.getByLabel('Expiration'), '1240');
  await typeInto(page, page.getByLabel('Security code'), '123');
  await typeInto(page, page.getByLabel('Cardholder name'), 'Robin Reader');
  await tabTo(page, page.getByRole('button', { name: 'Subscribe' }));
  await keyboard.press('Space');
  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
});

test('a child reads a book and earns the star, searches, filters and leaves with the keyboard alone', async ({
  page,
  context,
}) => {
  const { keyboard } = page;
  const family = await enrol();
  await family.enter(context);
  await page.goto('/');
  await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
  await tabTo(page, bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Read Now' }));
  await keyboard.press('Enter');

  const count = page.getByText(/^Page \d+ of \d+$/);
  await expect(count).toHaveText(/^Page 1 /);
  await expectFocusKept(page);
  const pages = Number(/of (\d+)/.exec(await count.innerText())?.[1]);
  for (let at = 2; at <= pages; at++) {
    await keyboard.press('ArrowRight');
    await expect(count).toHaveText(`Page ${at} of ${pages}`);
  }
  await keyboard.press('ArrowLeft');
  await expect(count).toHaveText(`Page ${pages - 1} of ${pages}`);
  await keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Mark Complete' }));
  await keyboard.press('Enter');
  const modal = page.getByRole('dialog');
  await expect(modal.getByText('You earned 1 gold star!')).toBeVisible();
  const back = modal.getByRole('link', { name: 'Back to Library' });
  await expect(modal.locator(':focus')).toHaveCount(1);
  if (!(await back.evaluate((link) => link === document.activeElement))) await tabTo(page, back);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  await expectFocusKept(page);
  await expect(starsShown(page)).toHaveText('1');

  const search = page.getByRole('button', { name: 'Search', exact: true });
  await tabTo(page, search);
  await keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keyboard.type('tiptoe');
  await expect(page.getByRole('article')).toHaveCount(1);
  await keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(search).toBeFocused();

  const filter = page.getByRole('button', { name: 'Filter' });
  await tabTo(page, filter);
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('radio').first());
  const asked = page.waitForRequest((request) => request.url().includes('?category=level1'));
  await keyboard.press('ArrowDown');
  await asked;
  await expectFocusKept(page);
  await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
  await tabTo(page, filter, 'Shift+Tab');
  await keyboard.press('Space');
  await expect(page.getByRole('radio')).toHaveCount(0);

  const account = page.getByRole('banner').getByRole('link', { name: /account/i });
  await tabTo(page, account, 'Shift+Tab');
  await keyboard.press('Enter');
  await page.waitForURL('**/account');
  await expectFocusKept(page);
  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'New here? Create an account' })).toBeVisible();
  await expectFocusKept(page);
});
