// A stuck word is heard where the browser has a voice of this device: its parts, and the whole word last.
import { expect, test } from './support/journey.ts';
import { giveVoice, spoken, voicesArrive } from './support/voices.ts';
import { changeBook, helpWith, openWords, wordOn } from './support/words.ts';

test('each part can be heard, and the whole word last', async ({ page }) => {
  await giveVoice(page);
  await openWords(page);
  await wordOn(page, 'hat').click();
  const help = helpWith(page, 'hat');
  await expect(help).toBeVisible();
  await expect(help.getByRole('button')).toHaveCount(1);
  await voicesArrive(page);
  const buttons = help.getByRole('button');
  await expect(buttons).toHaveText([/^Hear h/, /^Hear a/, /^Hear t/, 'Hear the word', '']);
  expect(await spoken(page)).toEqual([]);

  await buttons.nth(1).click();
  expect(await spoken(page)).toEqual(['as in cat']);
  // What was not heard yet comes before the whole.
  await help.getByRole('button', { name: 'Hear the word' }).click();
  const all = await spoken(page);
  expect(all.slice(1)).toEqual([expect.stringMatching(/^as in/), 'as in tap', 'hat']);
  await help.getByRole('button', { name: 'Hear the word' }).click();
  expect((await spoken(page)).slice(all.length)).toEqual(['hat']);

  const before = await page.evaluate(() => window.voices.cancelled);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  expect(await page.evaluate(() => window.voices.cancelled)).toBe(before + 1);
});

test('a voice that is made elsewhere is not asked', async ({ page }) => {
  await giveVoice(page, { localService: false });
  await openWords(page);
  await voicesArrive(page);
  await wordOn(page, 'hat').click();
  await expect(helpWith(page, 'hat').getByRole('button')).toHaveCount(1);
});

test('a book that was not looked at yet still says its words', async ({ page }) => {
  await changeBook(page, { words: null });
  await giveVoice(page);
  await openWords(page);
  await voicesArrive(page);
  await wordOn(page, 'hat').click();
  await helpWith(page, 'hat').getByRole('button', { name: 'Hear the word' }).click();
  expect(await spoken(page)).toEqual(['hat']);
});
