// Section 4: access to the library, and completing a book.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { bookCard, INLINE_BOOK, statValue } from '../support/shelf.ts';

test.describe("Dashboard guards: when not activating and the subscription status says no subscription, the user is sent to /subscribe. When signed in and subscribed but the user record lacks parentFirstName, parentLastName or firstName, the user is sent to /complete-profile. An unauthenticated visitor sees a destructive toast 'Unauthorized' / 'Please sign in to continue...' and is redirected to / after 500 ms.", () => {
  test('without a subscription to /subscribe, and once it is paid no more', async ({
    page,
    context,
  }) => {
    const family = await enrol({ subscribed: false });
    await family.enter(context);
    await page.goto('/');
    await page.waitForURL('**/subscribe');
    await family.pay();
    await page.goto('/?success=true');
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
    await page.goto('/');
    await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test("Book progress: incomplete to completed through 'Mark Complete', which grants 1 star. Completed books count toward Books Read; incomplete ones feed Continue Reading.", async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.goto('/');
  await bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Read Now' }).click();
  await expect(page.getByText('Page 1 of 9')).toBeVisible();
  await page.goBack();
  const continueReading = page.getByRole('region', { name: 'Continue Reading' });
  await expect(continueReading.getByRole('heading', { name: INLINE_BOOK })).toBeVisible();
  await expect(statValue(page, 'Books Read')).toHaveText('0');
  await expect(statValue(page, 'Gold Stars Earned')).toHaveText('0');

  await continueReading.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  await expect(continueReading).toHaveCount(0);
  await expect(statValue(page, 'Books Read')).toHaveText('1');
  await expect(statValue(page, 'Gold Stars Earned')).toHaveText('1');
  const entry = await family.call('GET', '/api/progress/sam-and-the-wet-hat');
  expect(entry).toMatchObject({ completed: true });
});
