// The children of a family on /account: added, chosen, changed and removed.
import type { Page } from '@playwright/test';
import type { Student } from '../contracts/students.ts';
import { detail } from './support/account.ts';
import { expectAccessible } from './support/axe.ts';
import { addChild, callAs } from './support/children.ts';
import { arrive, type Enrolled } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { askedFor } from './support/words.ts';

const BOOK = 'sam-and-the-wet-hat';

const childrenCard = (page: Page) => page.getByRole('region', { name: 'Children' });
const add = (page: Page) => page.getByRole('button', { name: /^Add a child/ });
const tile = (page: Page, name: string) =>
  childrenCard(page).getByRole('button', { name: new RegExp(`^${name}, `) });
const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => page.getByRole('button', { name: 'Add this child' });

const listOf = (family: Enrolled) => family.call<Student[]>('GET', '/api/students');
const namesOf = async (family: Enrolled) => (await listOf(family)).map((one) => one.firstName);

/** Opens /account once everything that belongs to the child is there. */
async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Change the profile' })).toBeVisible();
}

test('a child is added with name, age, level and animal, and is listed with the focus', async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage);
  await openAccount(page);
  await add(page).click();
  await dialog(page).getByLabel('Student First Name').fill('Leo');
  await dialog(page).getByLabel('Age').fill('4');
  await dialog(page).getByLabel('Starting Reading Level').selectOption('3');
  await dialog(page).getByLabel('Favorite Type of Books').fill('Space');
  await dialog(page).getByRole('radio', { name: 'Wombat' }).check();
  await submit(page).click();
  await expect(tile(page, 'Leo')).toBeFocused();
  await expect(tile(page, 'Leo')).toHaveAccessibleName(
    'Leo, 4 years, starts at Level 3, 0 gold stars',
  );
  await expect(tile(page, 'Leo')).toHaveAttribute('aria-pressed', 'false');
  await expect(childrenCard(page).getByText('2 of 6')).toBeVisible();
  expect((await listOf(family)).at(-1)).toMatchObject({
    ...{ firstName: 'Leo', age: 4, readingLevel: 3, favoriteGenre: 'Space', avatar: 'wombat' },
  });
  await page.reload();
  await expect(tile(page, 'Leo')).toBeVisible();
});

test('a child is changed, and the others stay as they are', async ({ newPage }) => {
  const { family, page } = await arrive(newPage);
  await addChild(family, 'Leo');
  const [first] = await listOf(family);
  await openAccount(page);
  await tile(page, 'Leo').click();
  await expect(detail(page, 'Student Name')).toHaveText('Leo');
  await page.getByRole('button', { name: 'Change the profile' }).click();
  await expect(dialog(page).getByLabel('Student First Name')).toHaveValue('Leo');
  await dialog(page).getByLabel('Student First Name').fill('Leonie');
  await dialog(page).getByLabel('Age').fill('7');
  await dialog(page).getByLabel('Starting Reading Level').selectOption('4');
  await dialog(page).getByRole('radio', { name: 'Frog' }).check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile(page, 'Leonie')).toHaveAccessibleName(/^Leonie, 7 years, starts at Level 4, /);
  await expect(detail(page, 'Age')).toHaveText('7 years old');
  await expect(page.getByRole('button', { name: 'Change the profile' })).toBeFocused();
  const [firstNow, leonie] = await listOf(family);
  expect(firstNow).toEqual(first);
  expect(leonie).toMatchObject({ firstName: 'Leonie', age: 7, readingLevel: 4, avatar: 'frog' });
});

test('the profile, the report and the words to practise are those of the child chosen', async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage);
  const name = family.studentFirstName;
  const leo = await addChild(family, 'Leo');
  await family.call('POST', `/api/progress/${BOOK}/complete`, {});
  await askedFor(family, 'frog');
  const words = page.getByRole('table', { name: 'Words to practise, hardest first' });
  const notStarted = (child: string) =>
    page.getByText(new RegExp(`^${child} has not started reading yet`));

  await openAccount(page);
  await expect(tile(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(tile(page, name)).toHaveAccessibleName(/, 1 gold star$/);
  await expect(words.getByRole('row', { name: /^frog/i })).toBeVisible();
  await expect(notStarted(name)).toHaveCount(0);

  await tile(page, 'Leo').click();
  await expect(tile(page, 'Leo')).toHaveAttribute('aria-pressed', 'true');
  await expect(tile(page, name)).toHaveAttribute('aria-pressed', 'false');
  await expect(detail(page, 'Student Name')).toHaveText('Leo');
  await expect(notStarted('Leo')).toBeVisible();
  await expect(words).toHaveCount(0);
  await expect(page.getByText('For Leo').first()).toBeVisible();
  await expect(page.getByText(`For ${name}`)).toHaveCount(0);

  await callAs(family, leo.id, 'POST', `/api/progress/${BOOK}/complete`, {});
  await page.reload();
  await expect(tile(page, 'Leo')).toHaveAccessibleName(/, 1 gold star$/);
  await expect(notStarted('Leo')).toHaveCount(0);
  await expect(words).toHaveCount(0);
});

test('an only child is asked for nothing, and no call names her', async ({ newPage }) => {
  const { page } = await arrive(newPage);
  const named: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['student'] !== undefined) named.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Discover New Books' })).toBeVisible();
  await expect(page.getByRole('link', { name: /is reading/ })).toHaveCount(0);
  await openAccount(page);
  const card = childrenCard(page);
  await expect(card.getByRole('listitem').first()).toHaveText(
    /^Kim, 6 years, starts at Level 1, 0 gold stars/,
  );
  await expect(card.getByRole('button')).toHaveText([/^Add a child/]);
  for (const text of [/^For Kim/, /^This page shows/, /^This device reads as/, /^Remove/])
    await expect(page.getByText(text)).toHaveCount(0);
  await page.goto('/who-is-reading');
  await expect(page.getByRole('heading', { name: 'Discover New Books' })).toBeVisible();
  expect(named).toEqual([]);
});

test.describe('a name', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('that is empty, invisible or taken is refused beside its field', async ({ newPage }) => {
    const { family, page } = await arrive(newPage);
    await openAccount(page);
    await add(page).click();
    const name = dialog(page).getByLabel('Student First Name');
    await dialog(page).getByLabel('Age').fill('4');
    for (const blank of ['', '   ', '\u200b\u2060', '\u3164']) {
      await name.fill(blank);
      await submit(page).click();
      await expect(name).toHaveAccessibleDescription('Student first name is required');
      await expect(name).toBeFocused();
    }
    await expectAccessible(page, 'a child without a name', '[role=dialog]');
    await name.fill(family.studentFirstName.toUpperCase());
    await submit(page).click();
    await expect(name).toHaveAccessibleDescription(/^There is already a child called /);
    expect(await namesOf(family)).toEqual([family.studentFirstName]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(add(page)).toBeFocused();
  });
});

test.describe('a seventh child', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('is refused with a sentence, and six are as many as the list offers', async ({
    newPage,
  }) => {
    const { family, page } = await arrive(newPage);
    for (const name of ['Leo', 'Mia', 'Ann', 'Tim']) await addChild(family, name);
    await openAccount(page);
    await expect(childrenCard(page).getByText('5 of 6')).toBeVisible();
    await add(page).click();
    await dialog(page).getByLabel('Student First Name').fill('Zoe');
    await dialog(page).getByLabel('Age').fill('4');
    // Meanwhile the other parent adds one.
    await addChild(family, 'Bob');
    await submit(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'A family can have at most 6 children.',
    );
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(
      childrenCard(page).getByText('Six is as many as a family can have.'),
    ).toBeVisible();
    await expect(childrenCard(page).getByText('6 of 6')).toBeVisible();
    await expect(add(page)).toHaveCount(0);
    expect(await namesOf(family)).toEqual([
      family.studentFirstName,
      'Leo',
      'Mia',
      'Ann',
      'Tim',
      'Bob',
    ]);
    await expectAccessible(page, 'six children');
  });
});

test('a child is removed only when it is confirmed: all of hers goes, and the others keep theirs', async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage);
  const name = family.studentFirstName;
  const leo = await addChild(family, 'Leo');
  const mia = await addChild(family, 'Mia', { avatar: 'frog' });
  for (const id of [family.uid, leo.id, mia.id])
    await callAs(family, id, 'POST', `/api/progress/${BOOK}/complete`, {});

  await openAccount(page);
  await tile(page, 'Leo').click();
  const remove = page.getByRole('button', { name: 'Remove Leo…' });
  await remove.click();
  await expect(dialog(page)).toContainText('The gold stars and achievements of Leo are lost.');
  await expect(dialog(page)).toContainText(
    `${name} and Mia and your subscription stay as they are.`,
  );
  await expectAccessible(page, 'the removal of a child', '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  expect(await namesOf(family)).toEqual([name, 'Leo', 'Mia']);

  await remove.click();
  await dialog(page).getByRole('button', { name: 'Remove Leo' }).click();
  await expect(tile(page, 'Leo')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Children' })).toBeFocused();
  await expect(page.getByText('Leo is removed').first()).toBeVisible();
  await expect(childrenCard(page).getByText('2 of 6')).toBeVisible();
  expect((await callAs(family, leo.id, 'GET', '/api/progress')).status).toBe(404);
  expect((await listOf(family)).map((one) => [one.firstName, one.totalStars])).toEqual([
    [name, 1],
    ['Mia', 1],
  ]);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(leo.id);
});

test('the children are added, chosen and removed with the keyboard alone', async ({ newPage }) => {
  const { family, page } = await arrive(newPage);
  await openAccount(page);
  await tabTo(page, add(page));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Student First Name')).toBeFocused();
  await page.keyboard.type('Leo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await tabTo(page, dialog(page).getByRole('radio', { name: 'Cat' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: 'Dog' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(tile(page, 'Leo')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tile(page, 'Leo')).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByRole('button', { name: 'Remove Leo…' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Remove Leo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Children' })).toBeFocused();
  expect(await namesOf(family)).toEqual([family.studentFirstName]);
});
