// 'Read to me': a book is read to the child, by its recordings or by the device's voice.
import type { Page } from '@playwright/test';
import type { Book } from '../contracts/books.ts';
import { defaultReaderSettings, type ReaderSettings } from '../domain/reader-settings.ts';
import { defaultVoiceSettings, type VoiceSettings } from '../domain/voice-settings.ts';
import { expectAccessible } from './support/axe.ts';
import { enrol, type Enrolled } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { installVoice, spoken, voicesArrive } from './support/voices.ts';
import { changeBook, WORDS_BOOK, wordOn } from './support/words.ts';

declare global {
  interface Window {
    /** What was highlighted, in order: 'read-aloud: Sam got a hat.' */
    painted: string[];
    /** What of it was not in view. */
    outOfView: string[];
  }
}

const FIRST_PAGE = ['Sam got a hat.', 'Top hat, top cat!'];
const ear = (page: Page) => page.getByRole('button', { name: 'Read to me' });
const player = (page: Page) => page.getByRole('group', { name: 'Reading aloud' });
const painted = (page: Page) => page.evaluate(() => window.painted);
const asSentences = (texts: string[]) => texts.map((text) => `read-aloud: ${text}`);

type Changes = Partial<VoiceSettings & Pick<ReaderSettings, 'turnByItself'>>;

const set = (family: Enrolled, { turnByItself = false, ...changes }: Changes) =>
  family.call('PATCH', '/api/auth/user', {
    voiceSettings: { ...defaultVoiceSettings, ...changes },
    readerSettings: { ...defaultReaderSettings, turnByItself },
  });

/** Records what is highlighted. Runs in the page. */
function watchHighlights(): void {
  window.painted = [];
  window.outOfView = [];
  const noteIfOutOfView = ([range]: Highlight) => {
    const frame = document.querySelector('.reader-words')?.getBoundingClientRect();
    if (!(range instanceof Range) || frame === undefined) return;
    const { top, bottom } = range.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) window.outOfView.push(String(range));
  };
  const registry = CSS.highlights;
  const paint = registry.set.bind(registry);
  registry.set = (name, highlight) => {
    window.painted.push(`${name}: ${[...highlight].map(String).join(' | ')}`);
    queueMicrotask(() => noteIfOutOfView(highlight));
    return paint(name, highlight);
  };
}

/** Opens the book at its first page, for a new family. */
async function openBook(page: Page, settings: Changes = {}): Promise<Enrolled> {
  const family = await enrol();
  if (Object.keys(settings).length > 0) await set(family, settings);
  await family.enter(page.context());
  await page.addInitScript(watchHighlights);
  await page.goto(WORDS_BOOK);
  await expect(page.getByText(/^Pages? 1 /)).toBeAttached();
  return family;
}

test('the voice of the device reads sentence by sentence, each highlighted, and stops at the end of the page', async ({
  page,
}) => {
  await installVoice(page);
  await openBook(page);
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(ear(page)).toHaveCount(0);
  await voicesArrive(page);
  await expect(ear(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await spoken(page)).toEqual([]);

  await ear(page).click();
  await expect.poll(() => spoken(page)).toEqual(FIRST_PAGE);
  await expect(player(page)).toHaveCount(0);
  // This voice reports no words, so none is guessed.
  expect(await painted(page)).toEqual(asSentences(FIRST_PAGE));
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
  await expect(page.getByText('Page 1 of 9')).toBeVisible();
});

test('words are highlighted as a voice reports them', async ({ page }) => {
  await installVoice(page, { hasBoundaries: true });
  await openBook(page);
  await voicesArrive(page);
  await ear(page).click();
  await expect.poll(() => spoken(page)).toEqual(FIRST_PAGE);
  await expect(player(page)).toHaveCount(0);
  const words = (sentence: string) =>
    sentence.split(' ').map((word) => `read-aloud-word: ${word.replace(/\W/g, '')}`);
  expect(await painted(page)).toEqual(
    FIRST_PAGE.flatMap((sentence) => [...asSentences([sentence]), ...words(sentence)]),
  );
});

test('two open pages are read from the left to the right', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await installVoice(page);
  await openBook(page);
  await voicesArrive(page);
  await ear(page).click();
  await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(2);
  await expect(player(page)).toHaveCount(0);
  const paragraphs = await page.locator('.reader-text p').allTextContents();
  expect((await spoken(page)).join(' ')).toBe(paragraphs.join(' '));
});

test('a remote voice reads nothing', async ({ page }) => {
  await installVoice(page, { localService: false });
  await openBook(page);
  await voicesArrive(page);
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(ear(page)).toHaveCount(0);
});

test('the keyboard alone starts, pauses, goes on, slows down and stops', async ({ page }) => {
  // A voice that still speaks after 4 seconds and 0.3 for each letter is cut off: so long must be enough for the keys.
  const sentence = 'Sam got a big red hat, a big wet hat, a big fat hat and a top hat for a cat.';
  await changeBook(page, { content: `<section><p>${sentence} Top hat, top cat!</p></section>` });
  await installVoice(page, { letterTakes: 10_000 });
  await openBook(page);
  await voicesArrive(page);
  await tabTo(page, ear(page));
  await page.keyboard.press('Enter');
  await tabTo(page, player(page).getByRole('button', { name: 'Pause' }));
  await page.keyboard.press('Space');
  await expect(player(page).getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, player(page).getByRole('button', { name: 'Slower' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => spoken(page)).toEqual([sentence, sentence, sentence]);
  await tabTo(page, player(page).getByRole('button', { name: 'Stop' }));
  await page.keyboard.press('Enter');
  await expect(player(page)).toHaveCount(0);
  await expect(ear(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(player(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player(page)).toHaveCount(0);
  // How the child listens is kept.
  await page.reload();
  await voicesArrive(page);
  await ear(page).click();
  await expect(player(page).getByRole('button', { name: 'Slower' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page, 'a book that is read aloud', '.reader');
});

test('word help and a turned page silence the voice', async ({ page }) => {
  await installVoice(page, { letterTakes: 10_000 });
  await openBook(page);
  await voicesArrive(page);
  const isSpeaking = () => page.evaluate(() => window.speechSynthesis.speaking);
  const highlights = () => page.evaluate(() => [...CSS.highlights.keys()]);
  await ear(page).click();
  await expect.poll(isSpeaking).toBe(true);
  await wordOn(page, 'hat').click();
  await expect(page.getByRole('dialog', { name: 'hat', exact: true })).toBeVisible();
  await expect.poll(isSpeaking).toBe(false);
  // The sentence with which the voice goes on.
  expect(await highlights()).toEqual(['read-aloud']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(isSpeaking).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Page 2 of 9')).toBeVisible();
  await expect.poll(isSpeaking).toBe(false);
  await expect(player(page)).toHaveCount(0);
  expect(await highlights()).toEqual([]);
});

test('what is read is in view where the words of a page scroll', async ({ page }) => {
  const sentences = Array.from({ length: 30 }, (_, at) => `Sam got hat ${at}.`);
  await changeBook(page, { content: `<section><p>${sentences.join(' ')}</p></section>` });
  await installVoice(page, { letterTakes: 1 });
  await page.setViewportSize({ width: 390, height: 600 });
  await openBook(page);
  await voicesArrive(page);
  await ear(page).click();
  await expect.poll(() => painted(page), { timeout: 30_000 }).toEqual(asSentences(sentences));
  await expect(player(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.outOfView)).toEqual([]);
  const scrolled = await page.locator('.reader-words').evaluate(({ scrollTop }) => scrollTop);
  expect(scrolled).toBeGreaterThan(0);
});

test.describe('a recorded book', () => {
  const ADDRESS = `/api/books/${WORDS_BOOK.replace('/reading/', '')}/narration/`;
  const take = (digit: number) => `${ADDRESS}${String(digit).repeat(32)}`;
  const sentence = (text: string, at: number) => ({
    ...{ page: 1, text, isWholePage: false, seconds: 0.5 },
    url: take(at),
  });
  const narrate = (page: Page, ...narration: Book['narration']) => changeBook(page, { narration });

  test('is heard without a voice of the device, sentence by sentence', async ({ page }) => {
    const callers: (string | undefined)[] = [];
    await page.route(`**${ADDRESS}*`, async (route) => {
      callers.push(route.request().headers()['authorization']);
      await route.fulfill({ path: 'audio/clips/a.mp3', contentType: 'audio/mpeg' });
    });
    await narrate(page, ...FIRST_PAGE.map(sentence));
    await openBook(page);
    await ear(page).click();
    await expect.poll(() => painted(page)).toEqual(asSentences(FIRST_PAGE));
    await expect(player(page)).toHaveCount(0);
    expect(callers).toEqual([expect.stringMatching(/^Bearer /), expect.stringMatching(/^Bearer /)]);
    // The second page is not recorded, so there is nothing to hear.
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(ear(page)).toHaveAttribute('aria-disabled', 'true');
  });

  test('has all words of a page highlighted where the page was recorded at once, and waits in sight', async ({
    page,
  }) => {
    const { promise: isAwaited, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(`**${ADDRESS}*`, async (route) => {
      await isAwaited;
      await route.fulfill({ path: 'audio/clips/a.mp3', contentType: 'audio/mpeg' });
    });
    const whole = { ...sentence(FIRST_PAGE.join(' '), 1), isWholePage: true };
    await narrate(page, whole);
    await installVoice(page);
    await openBook(page);
    await voicesArrive(page);
    await ear(page).click();
    await expect(player(page).getByRole('status')).toHaveText('The recording is on its way');
    arrive();
    await expect.poll(() => painted(page)).toEqual([`read-aloud: ${FIRST_PAGE.join(' | ')}`]);
    await expect(player(page)).toHaveCount(0);
    expect(await spoken(page)).toEqual([]);
  });

  test.describe('a recording that does not arrive', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('gives way to the voice of the device', async ({ page }) => {
      await page.route(`**${ADDRESS}*`, (route) => route.abort());
      await narrate(page, sentence(FIRST_PAGE[0]!, 1));
      await installVoice(page);
      await openBook(page);
      await voicesArrive(page);
      await ear(page).click();
      await expect.poll(() => spoken(page)).toEqual(FIRST_PAGE);
    });
  });
});

test('a book that was read to the child earns its star only where the parent allows it, and the report says so', async ({
  page,
}) => {
  test.slow();
  await installVoice(page, { letterTakes: 1 });
  const family = await openBook(page, { turnByItself: true });
  await voicesArrive(page);
  const listen = async () => {
    await ear(page).click();
    await expect(page.getByText('Page 9 of 9')).toBeAttached({ timeout: 30_000 });
    await expect(player(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark Complete' }).click();
  };
  await listen();
  const listened = page.getByRole('dialog', { name: 'You listened to this book!' });
  await expect(listened).toBeVisible();
  await expectAccessible(page, 'a book that was listened to', '[role=dialog]');
  await page.setViewportSize({ width: 820, height: 1180 });
  await listened.getByRole('button', { name: 'Now read it to me', exact: true }).click();
  await expect(page.getByText('Page 1 of 9')).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText('Pages 1 to 9, listened', { exact: true })).toBeVisible();

  await set(family, { turnByItself: true, starForListening: true });
  await page.goto(WORDS_BOOK);
  await voicesArrive(page);
  await listen();
  const complete = page.getByRole('dialog', { name: 'Book Complete!' });
  await expect(complete).toContainText('You earned 1 gold star!');
});
