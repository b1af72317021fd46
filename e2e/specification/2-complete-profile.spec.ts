import { enrol } from '../support/enrol.ts';
import { expect, fillNames, test } from '../support/journey.ts';

test('For a signed-in user lacking a profile; with no user it redirects to /signup.', async ({
  page,
  context,
}) => {
  await page.goto('/complete-profile');
  await expect(page).toHaveURL('/signup');
  await (await enrol({ names: 'missing' })).enter(context);
  await page.goto('/');
  await expect(page).toHaveURL('/complete-profile');
});

test("Fields: Parent First Name, Parent Last Name, Student First Name. Button 'Complete Profile & Continue'.", async ({
  page,
  context,
}) => {
  const family = await enrol({ names: 'missing' });
  await family.enter(context);
  await page.goto('/complete-profile');
  await expect(page.getByRole('button', { name: 'Complete Profile & Continue' })).toBeVisible();
  expect(await page.locator('form label').allInnerTexts()).toEqual([
    'Parent First Name',
    'Parent Last Name',
    'Student First Name',
  ]);
  await fillNames(page);
  await page.getByRole('button', { name: 'Complete Profile & Continue' }).click();
  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeFocused();
  expect(await family.call('GET', '/api/auth/user')).toMatchObject({
    parentFirstName: 'Robin',
    parentLastName: 'Reader',
    firstName: 'Kim',
  });
});
