// The record of changes: an owner finds out what was changed, and puts the earlier words of a book back.
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { type Owner, signInOwner } from './support/owner.ts';

let owner: Owner;
let book: { id: string; title: string };

test.beforeEach(async ({ page }) => {
  owner = await signInOwner();
  await owner.enter(page.context());
  book = await owner.addInlineBook('Sam sat on a mat.', 'Sam ran.');
  const stored = await owner.call<{ version: number }>('GET', `/api/admin/books/${book.id}`);
  const { version } = stored;
  await owner.call('PUT', `/api/books/${book.id}`, {
    ...{ title: book.title, category: 'level1', flipbookType: 'html', version },
    content: [{ words: 'Sam sat on the mat.' }, { words: 'Sam ran.' }],
    levelReason: 'A test.',
  });
});

test.afterEach(async () => {
  await owner.call('DELETE', `/api/books/${book.id}`);
});

test('an owner opens a change, and sees what was taken out and what is new', async ({ page }) => {
  await page.goto('/admin#changes');
  const entry = page.getByRole('button', {
    name: new RegExp(`changed the .*words.* of “${book.title}”`),
  });
  await entry.click();
  const words = page.getByRole('region', { name: 'The words before and after' });
  await expect(words.locator('del')).toHaveText('a ');
  await expect(words.locator('ins')).toHaveText('the ');
  await expectAccessible(page, 'the opened change');
  // On a phone the time stands below the sentence, which has the room.
  await page.setViewportSize({ width: 390, height: 844 });
  const [sentence, row] = [
    await entry
      .getByText(/changed the/)
      .last()
      .boundingBox(),
    await entry.boundingBox(),
  ];
  expect(sentence!.width).toBeGreaterThan(row!.width * 0.7);
  await page.getByRole('button', { name: `Only changes of “${book.title}”` }).click();
  await expect(page.getByText(`added “${book.title}”`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
});

test('earlier words are put back, and what is typed stays', async ({ page }) => {
  await page.goto(`/admin/books/${book.id}`);
  const first = page.getByLabel('Words of page 1');
  await expect(first).toHaveValue('Sam sat on the mat.');
  await page.getByRole('button', { name: 'Earlier words' }).click();
  await page.getByRole('button', { name: /changed the/ }).click();
  const restore = page.getByRole('button', { name: 'Restore the words before this change' });
  await restore.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('The earlier words are back')).toBeVisible();
  await expect(first).toHaveValue('Sam sat on a mat.');
  await expectAccessible(page, 'the earlier words');

  await page.getByLabel('Words of page 2').fill('Sam ran and ran.');
  await page.getByRole('button', { name: /restored earlier words/ }).click();
  // The first belongs to the newest change once that is open too.
  await expect(restore).toHaveCount(2);
  await restore.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('What you have typed is still in the form')).toBeVisible();
  await expect(page.getByLabel('Words of page 2')).toHaveValue('Sam ran and ran.');
  const stored = await owner.call<{ content: { words: string }[] }>(
    'GET',
    `/api/admin/books/${book.id}`,
  );
  expect(stored.content.map(({ words }) => words)).toEqual(['Sam sat on the mat.', 'Sam ran.']);
});
