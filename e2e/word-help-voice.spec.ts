// The word help speaks a word if the browser has a voice on the device: its parts, then the whole word.
import { expect, test } from './support/journey.ts';
import { installVoice, spoken, voicesArrive } from './support/voices.ts';
import { changeBook, helpWith, openWords, wordOn } from './support/words.ts';

test('each part can be heard, and then the whole word', async ({ page }) => {
  await installVoice(page);
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
  expect(await spoken(page)).toEqual(['as in tap']);
  // The parts that were not heard yet come before the whole word.
  await help.getByRole('button', { name: 'Hear the word' }).click();
  const all = await spoken(page);
  expect(all.slice(1)).toEqual([expect.stringMatching(/^as in/), 'as in tin', 'hat']);
  await help.getByRole('button', { name: 'Hear the word' }).click();
  expect((await spoken(page)).slice(all.length)).toEqual(['hat']);

  const before = await page.evaluate(() => window.voices.cancelled);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  expect(await page.evaluate(() => window.voices.cancelled)).toBe(before + 1);
});

test('a voice that is not on the device is not used', async ({ page }) => {
  await installVoice(page, { localService: false });
  await openWords(page);
  await voicesArrive(page);
  await wordOn(page, 'hat').click();
  await expect(helpWith(page, 'hat').getByRole('button')).toHaveCount(1);
});

test('words can be heard also in a book without breakdowns', async ({ page }) => {
  await changeBook(page, { words: null });
  await installVoice(page);
  await openWords(page);
  await voicesArrive(page);
  await wordOn(page, 'hat').click();
  await helpWith(page, 'hat').getByRole('button', { name: 'Hear the word' }).click();
  expect(await spoken(page)).toEqual(['hat']);
});
