// The owner drags things onto a field. The test sends the browser's own drag events, because the browser first asks
// the page whether it accepts the drop.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openPart, type Owner, signInOwner } from './support/owner.ts';

let folder: string;
let owner: Owner;
test.beforeEach(async ({ page }) => {
  folder = await mkdtemp(join(tmpdir(), 'dropped-'));
  owner = await signInOwner();
  await owner.enter(page.context());
  await page.goto('/admin');
});
test.afterEach(() => rm(folder, { recursive: true }));

async function drop(target: Locator, what: { text?: string; files?: string[] }) {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const page = target.page();
  const devtools = await page.context().newCDPSession(page);
  const items = what.text === undefined ? [] : [{ mimeType: 'text/plain', data: what.text }];
  const data = { items, files: what.files ?? [], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data,
    });
  }
}

async function write(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

test('a dropped text fills the field, and a dropped folder shows an error', async ({ page }) => {
  const cover = page.getByLabel('Cover Image URL');
  const address = await owner.storedCover();
  await drop(cover, { text: address });
  await expect(cover).toHaveValue(address);
  await drop(cover, { files: [folder] });
  await expect(page.getByText(/This file .* folder/)).toBeVisible();
  await expect(cover).toHaveValue(address);
});

test.describe('a catalogue file that the server refuses', () => {
  test.use({ expectedErrors: /status of 400.*\/api\/admin\/catalogue\/check/ });

  test('is accepted alone; several files are refused by name', async ({ page }) => {
    await openPart(page, 'Catalogue file');
    const one = await write('one.json', '{"books": []}');
    const two = await write('two.txt', 'Sam sat.');
    const field = page.getByLabel('File to import');
    await drop(field, { files: [one, two] });
    await expect(
      page.getByText('One catalogue file at a time: "one.json" and "two.txt" were not uploaded.'),
    ).toBeVisible();
    await drop(field, { files: [one] });
    await expect(page.getByText('One catalogue file at a time')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'This file cannot be imported' })).toBeFocused();
  });
});
