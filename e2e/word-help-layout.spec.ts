// Word buttons do not change the layout of the text, and the word help never covers the word's sentence.
import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { installVoice, voicesArrive } from './support/voices.ts';
import { changeBook, openWords, WORDS_BOOK } from './support/words.ts';

test('words have the same position as without buttons, and are grouped as sentences', async ({
  page,
}) => {
  await openWords(page, '/reading/the-fruit-suit');
  const moved = await page.locator('.reader-text').evaluate((text) => {
    const lettersIn = () => {
      const found: { letter: string; x: number; y: number }[] = [];
      const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (nodes.nextNode()) {
        const node = nodes.currentNode as Text;
        for (let at = 0; at < node.length; at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { left: x, top: y } = range.getBoundingClientRect();
          const letter = node.data.charAt(at);
          if (letter.trim() !== '') found.push({ letter, x, y });
        }
      }
      return found;
    };
    const before = lettersIn();
    const made = text.querySelectorAll('.reader-word, .reader-stretch');
    for (const span of made) span.replaceWith(...span.childNodes);
    text.normalize();
    const far = lettersIn().filter(({ letter, x, y }, at) => {
      const was = before[at];
      return was?.letter !== letter || Math.abs(was.x - x) > 0.5 || Math.abs(was.y - y) > 0.5;
    });
    return { far, letters: before.length, made: made.length };
  });
  expect(moved.made).toBeGreaterThan(20);
  expect(moved.letters).toBeGreaterThan(80);
  expect(moved.far).toEqual([]);

  await page.getByRole('button', { name: 'Next' }).click();
  const sentence = 'Gus got fruit and thread. He hung a pear on his head,';
  await expect(page.getByRole('group', { name: sentence })).toBeVisible();
});

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the box of the word help, and the visible lines of the sentence that contains `word`. */
function lookAt(word: Locator): Promise<{ help: Box; lines: Box[] }> {
  return word.evaluate((element) => {
    const stretch = element.closest('.reader-stretch') ?? element;
    const whole = document.createRange();
    whole.selectNodeContents(stretch);
    const before = whole.cloneRange();
    before.setEndBefore(element);
    const text = whole.toString();
    const at = before.toString().length;
    const start = Math.max(
      ...[...text.slice(0, at).matchAll(/[.!?]”? /g)].map((end) => end.index),
      -1,
    );
    const end = at + (/[.!?]/.exec(text.slice(at))?.index ?? text.length);
    const frame = (element.closest('.reader-words') ?? element).getBoundingClientRect();
    const boxes: Box[] = [];
    const nodes = document.createTreeWalker(stretch, NodeFilter.SHOW_TEXT);
    for (let passed = 0; nodes.nextNode();) {
      const node = nodes.currentNode as Text;
      const range = document.createRange();
      const from = Math.max(start + 2 - passed, 0);
      const to = Math.min(end - passed, node.length);
      if (from < to) {
        range.setStart(node, from);
        range.setEnd(node, to);
        boxes.push(
          ...[...range.getClientRects()].map(({ left, top, right, bottom }) => ({
            left,
            top,
            right,
            bottom,
          })),
        );
      }
      passed += node.length;
    }
    const lines = boxes
      .map((box) => ({
        ...box,
        top: Math.max(box.top, frame.top),
        bottom: Math.min(box.bottom, frame.bottom),
      }))
      .filter(({ top, bottom }) => bottom - top > 4);
    const dialog = document.querySelector('[role=dialog]') ?? element;
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    return { help: { left, top, right, bottom }, lines };
  });
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [820, 1180],
  [844, 390],
  [1280, 800],
] as const) {
  test(`the help never covers the word's sentence, at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await installVoice(page);
    // One book with pictures, and one with words alone.
    for (const content of [undefined, 'long']) {
      if (content === 'long') {
        const lines =
          'Sam the cat ran up to the top of the hill. Off went the hat! “Stop,” said Peg. ';
        await changeBook(page, {
          content: `<section><p>${lines.repeat(3)}</p><p>${lines}</p></section>`,
        });
      }
      await openWords(page, content === 'long' ? WORDS_BOOK : '/reading/giraffe-at-the-station');
      await voicesArrive(page);
      const words = page.getByRole('main').locator('.reader-word');
      const count = await words.count();
      expect(count).toBeGreaterThan(20);
      for (let at = 0; at < count; at += 4) {
        const word = words.nth(at);
        await word.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toBeFocused();
        const { help, lines } = await lookAt(word);
        expect(help.right - help.left).toBeGreaterThan(200);
        expect(help.bottom - help.top).toBeGreaterThan(120);
        expect(help.left).toBeGreaterThanOrEqual(0);
        expect(help.top).toBeGreaterThanOrEqual(0);
        expect(help.right).toBeLessThanOrEqual(width);
        expect(help.bottom).toBeLessThanOrEqual(height);
        expect(lines.length).toBeGreaterThan(0);
        const covered = lines.filter(
          ({ left, top, right, bottom }) =>
            left < help.right - 1 &&
            help.left + 1 < right &&
            top < help.bottom - 1 &&
            help.top + 1 < bottom,
        );
        expect(covered, `${await word.innerText()}, word ${at}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(word).toBeFocused();
      }
    }
  });
}
