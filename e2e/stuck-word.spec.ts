// A word that a child is stuck at: pressed, it is taken apart, and heard where the browser has a voice.
import type { Locator, Page } from '@playwright/test';
import type { Book } from '../contracts/books.ts';
import { expectAccessible } from './support/axe.ts';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { expectFocusKept, tabTo } from './support/keyboard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const INLINE = '/reading/sam-and-the-wet-hat';

const wordOn = (page: Page, word: string) =>
  page.getByRole('main').getByRole('button', { name: word, exact: true }).first();
const helpWith = (page: Page, word: string) =>
  page.getByRole('dialog', { name: word, exact: true });

async function open(page: Page, path = INLINE): Promise<void> {
  const family = await enrol();
  // A library that has just begun looks at its books one by one.
  const isLookedAt = async () =>
    (await family.call<Book>('GET', path.replace('reading', 'api/books'))).words !== null;
  await expect.poll(isLookedAt, { timeout: 30_000 }).toBe(true);
  await family.enter(page.context());
  await page.goto(path);
  await expect(page.getByText(/^Pages? 1 /)).toBeVisible();
}

/** The book as the server answers it, with other words. */
async function change(page: Page, book: Partial<Book>): Promise<void> {
  await page.route('**/api/books/sam-and-the-wet-hat', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...book } });
  });
}

interface Voices {
  spoken: string[];
  cancelled: number;
  arrive: () => void;
}
declare global {
  interface Window {
    voices: Voices;
  }
}

/** A browser that speaks; its voices come late, as they do. */
async function giveVoice(page: Page, { localService = true } = {}): Promise<void> {
  await page.addInitScript((local) => {
    const target = new EventTarget();
    let list: object[] = [];
    window.voices = {
      spoken: [],
      cancelled: 0,
      arrive() {
        list = [{ lang: 'en-AU', name: 'Karen', localService: local, default: true }];
        target.dispatchEvent(new Event('voiceschanged'));
      },
    };
    class Utterance extends EventTarget {
      text: string;
      onend?: () => void;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const speech = Object.assign(target, {
      getVoices: () => list,
      speak: ({ text }: Utterance) => void window.voices.spoken.push(text),
      cancel: () => void (window.voices.cancelled += 1),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, localService);
}
const spoken = (page: Page) => page.evaluate(() => window.voices.spoken);

test('a press on a word shows how it is made; another word takes its place, and the page beside it closes it', async ({
  page,
}) => {
  await open(page);
  await wordOn(page, 'hat').click();
  const hat = helpWith(page, 'hat');
  await expect(hat.getByRole('listitem')).toHaveText([
    /^h\s*as in \w+\s*Level 1$/,
    /^a\s*as in cat\s*Level 1$/,
    /^t\s*as in \w+\s*Level 1$/,
  ]);
  await expect(hat).toHaveAccessibleDescription('Sound it out');
  // No voice, no button for one.
  await expect(hat.getByRole('button')).toHaveCount(1);

  await wordOn(page, 'Sam').click();
  await expect(helpWith(page, 'Sam').getByRole('listitem').first()).toHaveText(/^S/);
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

test('with keys alone: one stop for all words, up and down between them, left and right turn the page', async ({
  page,
}) => {
  await open(page);
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
    await expect(helpWith(page, 'got').getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(page.getByText('Page 1 of 9')).toBeVisible();
    await keyboard.press('Escape');
    await expect(wordOn(page, 'got')).toBeFocused();
  }
  // The words are one stop, and it is the last that was at.
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

  test('opens the help by a tap, and two quick taps leave it open', async ({ page }) => {
    await open(page);
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

test('each part can be heard, and the whole word last', async ({ page }) => {
  await giveVoice(page);
  await open(page);
  await wordOn(page, 'hat').click();
  const help = helpWith(page, 'hat');
  await expect(help).toBeVisible();
  await expect(help.getByRole('button')).toHaveCount(1);
  await page.evaluate(() => window.voices.arrive());
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
  await open(page);
  await page.evaluate(() => window.voices.arrive());
  await wordOn(page, 'hat').click();
  await expect(helpWith(page, 'hat').getByRole('button')).toHaveCount(1);
});

test('heart words, silent letters, and words that nobody has taken apart', async ({ page }) => {
  const part = (letters: string, sound: string, level: number | null, example: string | null) => ({
    letters,
    sound,
    level,
    example,
    phonogram: level === null || sound === '' ? null : `${letters}${level === 3 ? '-e' : ''}:x`,
  });
  await change(page, {
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
  await open(page);
  const help = async (word: string, advice: string) => {
    await wordOn(page, word).click();
    await expect(helpWith(page, word)).toHaveAccessibleDescription(advice);
    return helpWith(page, word).getByRole('listitem');
  };
  await expect((await help('said', 'Learn this part by heart: ai')).nth(1)).toHaveText(
    /as e in hen\s*by heart/,
  );
  await expect((await help('cake', 'Sound it out')).nth(3)).toHaveText(/silent: helps a/);
  await expect((await help('the', 'Learn this word by heart')).nth(1)).toHaveText(/Level 4/);
  for (const word of ['Zog', '12', 'Stray', 'is']) {
    await expect(await help(word, 'Ask a grown-up')).toHaveCount(0);
    await expect(helpWith(page, word).getByText(word, { exact: true })).toBeVisible();
  }
});

test('a book that was not looked at yet still says its words', async ({ page }) => {
  await change(page, { words: null });
  await giveVoice(page);
  await open(page);
  await page.evaluate(() => window.voices.arrive());
  await wordOn(page, 'hat').click();
  await helpWith(page, 'hat').getByRole('button', { name: 'Hear the word' }).click();
  expect(await spoken(page)).toEqual(['hat']);
});

test('the words stand as they would without buttons, and read as sentences', async ({ page }) => {
  await open(page, '/reading/the-fruit-suit');
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

/** The help's box, and the lines of the sentence that `word` stands in, as far as they are in sight. */
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
    await giveVoice(page);
    // One book with a picture, one of words alone.
    for (const content of [undefined, 'long']) {
      if (content === 'long') {
        const lines =
          'Sam the cat ran up to the top of the hill. Off went the hat! “Stop,” said Peg. ';
        await change(page, {
          content: `<section><p>${lines.repeat(3)}</p><p>${lines}</p></section>`,
        });
      }
      await open(page, content === 'long' ? INLINE : '/reading/giraffe-at-the-station');
      await page.evaluate(() => window.voices.arrive());
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

test('axe finds nothing in it', async ({ page }) => {
  await giveVoice(page);
  await open(page, '/reading/giraffe-at-the-station');
  await page.evaluate(() => window.voices.arrive());
  await expectAccessible(page, 'words');
  for (const word of ['giraffe', 'dancing', 'the']) {
    await wordOn(page, word).click();
    await expect(helpWith(page, word)).toBeVisible();
    await expectAccessible(page, `the help with '${word}'`);
  }
});
