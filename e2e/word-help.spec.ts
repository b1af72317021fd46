// The word help: a press on a word shows its breakdown.
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { expectFocusKept, tabTo } from './support/keyboard.ts';
import { installVoice, voicesArrive } from './support/voices.ts';
import { changeBook, helpWith, openWords, wordOn } from './support/words.ts';

test('every word is a button that opens its breakdown; another word replaces it, and a press beside it closes it', async ({
  page,
}) => {
  await openWords(page);
  const text = await page.locator('.reader-text').first().innerText();
  const buttons = page.locator('.reader-text').first().getByRole('button');
  expect(await buttons.allInnerTexts()).toEqual(text.match(/[a-z]+/gi));
  await wordOn(page, 'hat').click();
  const hat = helpWith(page, 'hat');
  await expect(hat.getByRole('listitem')).toHaveText([
    /^Hear h\s*as in \w+\s*Level 1$/,
    /^Hear a\s*as in tap\s*Level 1$/,
    /^Hear t\s*as in \w+\s*Level 1$/,
  ]);
  await expect(hat).toHaveAccessibleDescription('Sound it out');
  // Without a voice its sounds can be heard, and not the word.
  await expect(hat.getByRole('button')).toHaveText([
    ...[/^Hear h/, /^Hear a/, /^Hear t/],
    ...['Sound it out', ''],
  ]);

  await wordOn(page, 'Sam').click();
  await expect(helpWith(page, 'Sam').getByRole('listitem').first()).toHaveText(/^Hear S/);
  await expect(hat).toHaveCount(0);
  await page.locator('.reader-picture').click({ position: { x: 8, y: 8 } });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(wordOn(page, 'Sam')).toBeFocused();
  await expect(page.getByText('Page 1 of 9')).toBeVisible();

  await wordOn(page, 'got').click();
  await helpWith(page, 'got').getByRole('button', { name: 'Close' }).click();
  await expect(wordOn(page, 'got')).toBeFocused();
  await wordOn(page, 'got').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Page 2 of 9')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('by keyboard: one tab stop for all words, up and down move between them, left and right turn the page', async ({
  page,
}) => {
  await openWords(page);
  const { keyboard } = page;
  await tabTo(page, wordOn(page, 'Sam'));
  await keyboard.press('ArrowDown');
  await expect(wordOn(page, 'got')).toBeFocused();
  await keyboard.press('End');
  await expect(wordOn(page, 'cat')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(wordOn(page, 'cat')).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('Home');
  await expect(wordOn(page, 'Sam')).toBeFocused();
  await keyboard.press('ArrowDown');

  for (const key of ['Enter', 'Space']) {
    await keyboard.press(key);
    await expect(helpWith(page, 'got')).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(helpWith(page, 'got').getByRole('button').first()).toBeFocused();
    await expect(page.getByText('Page 1 of 9')).toBeVisible();
    await keyboard.press('Escape');
    await expect(wordOn(page, 'got')).toBeFocused();
  }
  // The words are one tab stop: the word that had the focus last.
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(wordOn(page, 'got')).toBeFocused();

  await keyboard.press('ArrowRight');
  await expect(page.getByText('Page 2 of 9')).toBeVisible();
  await expect(wordOn(page, 'Sam')).toBeFocused();
  await expectFocusKept(page);
});

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('opens the word help with a tap, and a second quick tap leaves it open', async ({
    page,
  }) => {
    await openWords(page);
    await wordOn(page, 'hat').tap();
    await expect(helpWith(page, 'hat')).toBeVisible();
    await wordOn(page, 'hat').tap();
    await expect(helpWith(page, 'hat')).toBeVisible();
    await wordOn(page, 'got').tap();
    await expect(helpWith(page, 'got')).toBeVisible();
    await page.locator('.reader-picture').tap({ position: { x: 150, y: 8 } });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('heart words, silent letters, and words without a breakdown', async ({ page }) => {
  const part = (letters: string, sound: string, level: number | null, example: string | null) => ({
    letters,
    sound,
    level,
    example,
    phonogram: level === null || sound === '' ? null : `${letters}${level === 3 ? '-e' : ''}:x`,
  });
  await changeBook(page, {
    content:
      '<section><p>He s<em>ai</em>d the <strong>ca</strong>ke of Zog is 12.</p>Stray words</section>',
    words: {
      parts: [
        part('s', 's', 1, 'sun'),
        part('ai', 'ɛ', null, null),
        part('d', 'd', 1, 'dog'),
        part('e', 'ɛ', 1, 'hen'),
        part('c', 'k', 1, 'cup'),
        part('a', 'eɪ', 3, 'cake'),
        part('k', 'k', 1, 'kid'),
        part('e', '', 3, 'cake'),
        part('th', 'ð', 2, 'this'),
        part('e', 'ə', 4, 'basket'),
      ],
      splits: { said: [0, 1, 2], cake: [4, 5, 6, 7], the: [8, 9], zog: [] },
      heartWords: ['said', 'the'],
    },
  });
  await openWords(page);
  const help = async (word: string, advice: string) => {
    await wordOn(page, word).click();
    await expect(helpWith(page, word)).toHaveAccessibleDescription(advice);
    return helpWith(page, word).getByRole('listitem');
  };
  await expect((await help('said', 'Learn this part by heart: ai')).nth(1)).toHaveText(
    /as e in hen\s*by heart/,
  );
  await expect((await help('cake', 'Sound it out')).nth(3)).toHaveText(/silent: helps a/);
  const the = await help('the', 'Learn this word by heart');
  await expect(the.nth(1)).toHaveText(/Level 4/);
  // Each part has the colour of its level, in large letters.
  await expect(the.nth(0).locator('.word-part')).toHaveClass(/bg-mint/);
  await expect(the.nth(1).locator('.word-part')).toHaveClass(/bg-coral/);
  await expect(the.nth(1).getByText('e', { exact: true })).toHaveCSS('font-size', '40px');
  for (const word of ['Zog', '12', 'Stray', 'is']) {
    await expect(await help(word, 'Ask a grown-up')).toHaveCount(0);
    await expect(helpWith(page, word).getByText(word, { exact: true })).toBeVisible();
  }
});

test('a page as long as a whole book opens like any other, and its last word is a button too', async ({
  page,
}) => {
  const story = 'Sam sat on a mat and had a nap. '.repeat(600);
  await changeBook(page, { content: `<p>${story}</p><p>Bud ran.</p>`, totalPages: 1 });
  await openWords(page);
  await wordOn(page, 'ran').click();
  await expect(helpWith(page, 'ran')).toBeVisible();
});

test('axe finds nothing in the word help', async ({ page }) => {
  await installVoice(page);
  await openWords(page, '/reading/giraffe-at-the-station');
  await voicesArrive(page);
  await expectAccessible(page, 'words');
  for (const word of ['giraffe', 'dancing', 'the']) {
    await wordOn(page, word).click();
    await expect(helpWith(page, word)).toBeVisible();
    await expectAccessible(page, `the help with '${word}'`);
  }
});
