// The owner's workshop shows one of its parts at a time, as tabs.
import { expect, test } from './support/journey.ts';
import { signInOwner } from './support/owner.ts';

test('the address names the part, the keyboard moves between parts, and typed text is kept', async ({
  page,
}) => {
  await (await signInOwner()).enter(page.context());
  await page.goto('/');
  await page.getByRole('link', { name: 'Library Admin' }).click();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });
  await expect(panel('Books')).toBeVisible();
  await page.getByLabel('Author').fill('Kim');

  await tab('Books').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Bring in')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Phonics')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin#phonics');
  await expect(panel('Books')).toBeHidden();
  await expect(panel('Phonics').getByRole('heading', { name: 'Heart words' })).toBeVisible();

  await tab('Books').click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByLabel('Author')).toHaveValue('Kim');
  await tab('Phonics').click();
  await page.reload();
  await expect(tab('Phonics')).toHaveAttribute('aria-selected', 'true');
  await expect(panel('Phonics').getByRole('heading', { name: 'Soundings' })).toBeVisible();

  // Switching parts adds no history entries.
  await page.goBack();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
});
