// The word help says the sounds of a word, and the word last. What is heard are the samples that the page plays, and the
// words that the device's voice begins.
import { writeWav } from '../audio/wav.ts';
import { hold } from './support/answers.ts';
import { heard, type Heard, listenToSounds } from './support/heard.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { laterFetched } from './support/later-code.ts';
import { seenTiles, watchTiles } from './support/lit-tiles.ts';
import { RATE, tone } from './support/microphone.ts';
import { installVoice, spoken, voicesArrive } from './support/voices.ts';
import { askedFor, changeBook, helpWith, openWords, wordOn } from './support/words.ts';
import type { Locator, Page } from '@playwright/test';

const CLIPS = /\/assets\/[a-z-]+-[\w-]{8}\.mp3$/;

const part = (letters: string, sound: string, level: number, example: string | null) => ({
  letters,
  sound,
  level,
  example,
  phonogram: sound === '' ? null : `${letters}:x`,
});
/** A page with silent letters: 'knife' begins and ends with one, 'listen' has one inside. */
const SILENT_LETTERS = {
  content: '<section><p>A knife can listen or hop.</p></section>',
  totalPages: 1,
  words: {
    parts: [
      part('k', '', 7, null),
      part('n', 'n', 1, 'net'),
      part('i', 'aɪ', 3, 'bike'),
      part('f', 'f', 1, 'fan'),
      part('e', '', 3, null),
      part('l', 'l', 1, 'leg'),
      part('i', 'ɪ', 1, 'pig'),
      part('s', 's', 1, 'sun'),
      part('t', '', 7, null),
      part('e', 'ə', 4, 'basket'),
      part('or', 'ɔːr', 4, 'for'),
    ],
    splits: { knife: [0, 1, 2, 3, 4], listen: [5, 6, 7, 8, 9, 1], or: [10] },
    heartWords: [],
  },
};

interface Opened {
  help: Locator;
  tile: (letters: string) => Locator;
  soundItOut: Locator;
  hearTheWord: Locator;
}

async function open(page: Page, word: string, { hasVoice = true } = {}): Promise<Opened> {
  await listenToSounds(page);
  await installVoice(page);
  await openWords(page);
  if (hasVoice) await voicesArrive(page);
  await wordOn(page, word).click();
  const help = helpWith(page, word);
  await expect(help).toBeVisible();
  return {
    help,
    tile: (letters) => help.getByRole('button', { name: new RegExp(`^Hear ${letters} `) }),
    soundItOut: help.getByRole('button', { name: 'Sound it out' }),
    hearTheWord: help.getByRole('button', { name: 'Hear the word' }),
  };
}

/** Waits until so many sounds have been played to their end, and returns all. */
async function heardAll(page: Page, count: number): Promise<Heard[]> {
  await expect
    .poll(async () => (await heard(page)).filter(({ hasEnded }) => hasEnded).length)
    .toBe(count);
  return heard(page);
}

/** Makes sounds last ten seconds, for what is done while they are heard. Call it before the book is opened. */
async function prolong(page: Page, clips = CLIPS): Promise<void> {
  const body = Buffer.from(writeWav(Float32Array.from(tone(10)), RATE));
  await page.route(clips, (route) => route.fulfill({ body }));
}

test('each sound can be heard by its tile, and nothing speaks unasked', async ({ page }) => {
  const { help, tile } = await open(page, 'hat');
  await expect(help.getByRole('button')).toHaveText([
    ...[/^Hear h/, /^Hear a/, /^Hear t/],
    ...['Sound it out', 'Hear the word', ''],
  ]);
  expect([await heard(page), await spoken(page)]).toEqual([[], []]);

  await watchTiles(help);
  const vowelsSeen = async () => (await seenTiles(page)).filter((one) => one === 'a|aaa').length;
  await tile('a').click();
  await expect.poll(vowelsSeen).toBe(1);
  const [vowel] = await heardAll(page, 1);
  expect(vowel!.seconds).toBeGreaterThan(0.3);
  expect(vowel!.seconds).toBeLessThan(0.55);
  expect(vowel!.peak).toBeGreaterThan(0.1);
  await expect(help.locator('.word-part-speaking')).toHaveCount(0);
  await expect(help.locator('.word-said')).toHaveText('');

  // A second tap says it again.
  await tile('a').click();
  await expect.poll(vowelsSeen).toBe(2);
  await heardAll(page, 2);
  expect(await spoken(page)).toEqual([]);
});

test('a tap on a tile cuts off the sound that is heard', async ({ page }) => {
  await prolong(page, /\/assets\/a-[\w-]{8}\.mp3$/);
  const { tile } = await open(page, 'hat');
  await tile('a').click();
  await expect(tile('a')).toHaveClass(/speaking/);
  await tile('t').click();
  const [cut, stop] = await heardAll(page, 2);
  expect(cut!.isStopped).toBe(true);
  expect(stop!.seconds).toBeLessThan(0.25);
  expect(await spoken(page)).toEqual([]);
});

test('the word is sounded out without a gap, tile after tile, and the whole word comes last', async ({
  page,
}) => {
  const { help, soundItOut, hearTheWord } = await open(page, 'hat');
  await expect(soundItOut).toHaveClass(/bg-sea/);
  await expect(hearTheWord).not.toHaveClass(/bg-sea /);
  await watchTiles(help);
  await soundItOut.click();
  await expect.poll(() => spoken(page)).toEqual(['hat']);
  const [sounding, ...more] = await heard(page);
  expect(more).toEqual([]);
  expect(sounding!.hasEnded).toBe(true);
  expect(sounding!.longestGap).toBeLessThan(0.06);
  // The voice has said the word, and it becomes the next thing to press.
  await expect(hearTheWord).toHaveClass(/bg-sea /);
  await expect(help.locator('.word-said')).toHaveText('');
  const seen = await seenTiles(page);
  expect(seen.filter((one) => one !== '|')).toEqual(['h|hhh', 'a|hhhaaa', 't|hhhaaat', '|hat']);

  await hearTheWord.click();
  await expect.poll(() => spoken(page)).toEqual(['hat', 'hat']);
  expect(await heard(page)).toHaveLength(1);
});

test('silent letters are lit and say nothing', async ({ page }) => {
  await changeBook(page, SILENT_LETTERS);
  const { help, soundItOut } = await open(page, 'knife');
  await expect(help.getByRole('button', { name: /^Hear [ke] / })).toHaveCount(0);
  await watchTiles(help);
  await soundItOut.click();
  await expect.poll(() => spoken(page)).toEqual(['knife']);
  const tiles = (await seenTiles(page)).filter((one) => !one.startsWith('|'));
  expect(tiles).toEqual([
    'k| k: silent',
    'n|nnn',
    'i|nnniii',
    'f|nnniiifff',
    'e|nnniiifff e: silent',
  ]);
  const [knife] = await heard(page);
  expect(knife!.longestGap).toBeLessThan(0.06);

  await wordOn(page, 'listen').click();
  await helpWith(page, 'listen').getByRole('button', { name: 'Sound it out' }).click();
  await expect.poll(() => spoken(page)).toEqual(['knife', 'listen']);
  expect((await heard(page))[1]!.longestGap).toBeLessThan(0.06);
});

test('the sound of a word that has only one is heard by its tile', async ({ page }) => {
  await changeBook(page, SILENT_LETTERS);
  const { tile, soundItOut, hearTheWord } = await open(page, 'or');
  await expect(soundItOut).toHaveCount(0);
  await expect(hearTheWord).toHaveClass(/bg-sea /);
  await tile('or').click();
  await heardAll(page, 1);
});

test('without a voice the sounds are heard, and there is no word to hear', async ({ page }) => {
  const { help, soundItOut, hearTheWord } = await open(page, 'hat', { hasVoice: false });
  await expect(hearTheWord).toHaveCount(0);
  await watchTiles(help);
  await soundItOut.click();
  await expect.poll(() => seenTiles(page)).toContain('h|hhh');
  await heardAll(page, 1);
  await expect(help.locator('.word-part-speaking')).toHaveCount(0);
  await expect(soundItOut).toHaveClass(/bg-sea /);
  expect(await spoken(page)).toEqual([]);
});

test('a voice that is not on the device is not used', async ({ page }) => {
  await installVoice(page, { localService: false });
  await openWords(page);
  await voicesArrive(page);
  await wordOn(page, 'hat').click();
  await expect(helpWith(page, 'hat').getByRole('button', { name: 'Sound it out' })).toBeVisible();
  await expect(helpWith(page, 'hat').getByRole('button', { name: 'Hear the word' })).toHaveCount(0);
});

test('a voice that fails is reported, and the sounds still work', async ({ page }) => {
  await listenToSounds(page);
  await installVoice(page, { isBroken: true });
  await openWords(page);
  await voicesArrive(page);
  await wordOn(page, 'hat').click();
  const help = helpWith(page, 'hat');
  await help.getByRole('button', { name: 'Hear the word' }).click();
  await expect(help.getByRole('status')).toHaveText(
    'The word cannot be heard right now. Say it together.',
  );
  await help.getByRole('button', { name: /^Hear h/ }).click();
  await expect(help.getByRole('status')).toHaveText('');
  await heardAll(page, 1);
});

test('words can be heard also in a book without breakdowns', async ({ page }) => {
  await changeBook(page, { words: null });
  const { help, hearTheWord } = await open(page, 'hat');
  await expect(help.getByRole('button')).toHaveText(['Hear the word', '']);
  await hearTheWord.click();
  await expect.poll(() => spoken(page)).toEqual(['hat']);
});

test('a sound on its way is shown by a dotted ring, and is heard when it has arrived', async ({
  page,
}) => {
  const clips = await hold(page, CLIPS);
  const { help, tile } = await open(page, 'hat');
  await tile('h').click();
  await expect(tile('h').locator('.word-waiting')).toBeVisible();
  await expect(help.getByRole('status')).toHaveText('The sound is on its way');
  expect(await heard(page)).toEqual([]);
  await clips.release();
  await heardAll(page, 1);
  await expect(tile('h').locator('.word-waiting')).toHaveCount(0);
  await expect(help.getByRole('status')).toHaveText('');
});

test.describe('a sound that cannot be fetched', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('is told in a sentence, and a second tap fetches it again', async ({ page }) => {
    await page.route(CLIPS, (route) => route.abort());
    const { help, tile, soundItOut } = await open(page, 'hat');
    const sentence = 'The sound has not arrived. Tap again, or say it together.';
    await soundItOut.click();
    await expect(help.getByRole('status')).toHaveText(sentence);
    expect(await spoken(page)).toEqual([]);
    await tile('h').click();
    await expect(help.getByRole('status')).toHaveText(sentence);

    await page.unroute(CLIPS);
    await tile('h').click();
    await heardAll(page, 1);
    await expect(help.getByRole('status')).toHaveText('');
  });
});

test.describe('a recorded word that cannot be fetched', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('is told in a sentence, and said by the voice of the device where there is one', async ({
    page,
  }) => {
    await page.route('**/api/voice', (route) =>
      route.fulfill({ json: { sounds: {}, prompts: {}, words: { hat: '/api/voice/hat' } } }),
    );
    await page.route('**/api/voice/hat', (route) => route.abort());
    const { help, hearTheWord } = await open(page, 'hat', { hasVoice: false });
    await hearTheWord.click();
    await expect(help.getByRole('status')).toHaveText(
      'The word cannot be heard right now. Say it together.',
    );
    await voicesArrive(page);
    await hearTheWord.click();
    await expect.poll(() => spoken(page)).toEqual(['hat']);
    await expect(help.getByRole('status')).toHaveText('');
  });
});

test('the sound stops when the help is closed, the page turned, or the tab hidden', async ({
  page,
}) => {
  await prolong(page);
  const { help, tile, soundItOut } = await open(page, 'hat');
  const isSpeaking = () => expect(help.locator('.word-part-speaking')).toHaveCount(1);
  const stopped = async () => (await heard(page)).map(({ isStopped }) => isStopped);
  await soundItOut.click();
  await isSpeaking();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect.poll(stopped).toEqual([true]);

  await wordOn(page, 'hat').click();
  await tile('a').click();
  await isSpeaking();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Page 2 of 9')).toBeVisible();
  await expect.poll(stopped).toEqual([true, true]);
  await page.getByRole('button', { name: 'Previous' }).click();

  await wordOn(page, 'hat').click();
  await soundItOut.click();
  await isSpeaking();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(stopped).toEqual([true, true, true]);
  await expect(help.locator('.word-part-speaking')).toHaveCount(0);
  expect(await spoken(page)).toEqual([]);
});

test('by keyboard alone: a word is sounded out, and the help closed', async ({ page }) => {
  await listenToSounds(page);
  await installVoice(page);
  await openWords(page);
  await voicesArrive(page);
  const { keyboard } = page;
  await tabTo(page, wordOn(page, 'Sam'));
  await keyboard.press('Enter');
  const help = helpWith(page, 'Sam');
  await expect(help).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(help.getByRole('button', { name: /^Hear S / })).toBeFocused();
  await keyboard.press('Enter');
  await heardAll(page, 1);
  for (let step = 0; step < 3; step += 1) await keyboard.press('ArrowRight');
  await expect(help.getByRole('button', { name: 'Sound it out' })).toBeFocused();
  await keyboard.press('Space');
  await expect.poll(() => spoken(page)).toEqual(['Sam']);
  await expect(help.getByRole('button', { name: 'Sound it out' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(wordOn(page, 'Sam')).toBeFocused();
});

test('with reduced motion there is no line and no finger, only the tile that is lit', async ({
  page,
}) => {
  await prolong(page);
  const { help, soundItOut } = await open(page, 'hat');
  await soundItOut.click();
  await expect(help.locator('.word-part-speaking')).toHaveCount(1);
  await expect(help.locator('.word-finger')).toBeHidden();
  await expect(help.locator('.word-line').first()).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a finger sweeps under each tile for as long as its sound lasts', async ({ page }) => {
    const { help, soundItOut } = await open(page, 'hat');
    const sweeps = await help.evaluateHandle((dialog) => {
      const seconds: number[] = [];
      dialog.addEventListener('animationstart', (event) => {
        const { target, animationName } = event as AnimationEvent;
        if (animationName !== 'word-finger' || !(target instanceof Element)) return;
        seconds.push(Number.parseFloat(getComputedStyle(target).animationDuration));
      });
      return seconds;
    });
    await soundItOut.click();
    const [sounding] = await heardAll(page, 1);
    const seconds = await sweeps.jsonValue();
    expect(seconds).toHaveLength(3);
    const total = seconds.reduce((sum, one) => sum + one, 0);
    expect(total / sounding!.seconds).toBeCloseTo(1, 1);
    await expect(help.locator('.word-finger')).toHaveCount(0);
  });
});

test('in the warm-up and on the list of the parent a word is sounded out in the same way', async ({
  page,
}) => {
  await listenToSounds(page);
  await installVoice(page);
  const family = await openWords(page);
  await askedFor(family, 'hat');
  await page.goto('/warm-up');
  await voicesArrive(page);
  await page.getByRole('button', { name: 'Help me', exact: true }).click();
  await page.getByRole('button', { name: 'Sound it out', exact: true }).click();
  await expect.poll(() => spoken(page)).toEqual(['hat']);
  expect(await heard(page)).toHaveLength(1);

  await page.goto('/account');
  await voicesArrive(page);
  await page.getByRole('button', { name: 'Hear hat' }).click();
  const sounds = page.getByRole('group', { name: 'Sounds of hat' });
  await sounds.getByRole('button', { name: 'Sound it out' }).click();
  await expect.poll(() => spoken(page)).toEqual(['hat']);
  await page.getByRole('button', { name: 'Hear hat' }).click();
  await expect(sounds).toHaveCount(0);
});

test('opening the help costs at most 30 kB before the first sound', async ({ page }) => {
  await installVoice(page);
  // It has nothing to do with the help.
  const later = laterFetched(page);
  await openWords(page);
  await later;
  let bytes = 0;
  let clips = 0;
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (CLIPS.test(request.url())) clips += 1;
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        bytes += responseBodySize + responseHeadersSize;
      }),
    );
  });
  await wordOn(page, 'hat').click();
  await expect(helpWith(page, 'hat')).toBeVisible();
  await expect.poll(() => clips).toBe(3);
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  expect(bytes).toBeLessThan(30_000);
});
