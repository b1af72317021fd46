// The interface speaks to a child who cannot read yet: by a tap on a speaker, or by itself where a parent has turned that
// on. Always one thing at a time, by a recording of the owner's, else by a voice of the device, else not at all.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { enrol, type Enrolled } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { bookCard, bookToRead, INLINE_BOOK, scene } from './support/shelf.ts';
import { installVoice, spoken, voicesArrive } from './support/voices.ts';
import { askedFor, knowWords, WORDS_BOOK } from './support/words.ts';

const speakers = (page: Page) => page.getByRole('button', { name: /^Hear: / });
const speaker = (page: Page, text: string) =>
  page.getByRole('button', { name: `Hear: ${text}`, exact: true });
/** The speaker of the book to read now. */
const bookSpeaker = (page: Page) => scene(page).getByRole('button', { name: /^Hear: / });
/** The speaker of a card. */
const cardSpeaker = (page: Page) =>
  bookCard(page, INLINE_BOOK).getByRole('button', { name: `Hear: ${INLINE_BOOK}`, exact: true });
const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });

async function enter(context: BrowserContext, speakToChild = false): Promise<Enrolled> {
  const family = await enrol();
  const voiceSettings = {
    ...{ speakToChild, readToMe: true, starForListening: false },
    hearMyself: false,
  };
  if (speakToChild) await family.call('PATCH', '/api/auth/user', { voiceSettings });
  await family.enter(context);
  return family;
}

async function openLibrary(page: Page): Promise<void> {
  await page.goto('/');
  await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
  await voicesArrive(page);
  await expect(bookSpeaker(page)).toBeVisible();
}

async function openBook(page: Page): Promise<void> {
  await page.goto(WORDS_BOOK);
  await expect(page.getByText(/^Pages? 1 /)).toBeVisible();
  await voicesArrive(page);
}

/** Goes to the end of the open book and marks it complete. */
async function finishBook(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: 'Mark Complete' });
  await done.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Lets a tap alone activate the page, as for a person: a script of a test's would do so too. */
const activateByTapAlone = (page: Page) =>
  page.addInitScript(() => {
    let hasBeenActive = false;
    document.addEventListener('pointerdown', () => (hasBeenActive = true), { capture: true });
    const userActivation = { get: () => ({ hasBeenActive, isActive: hasBeenActive }) };
    Object.defineProperty(navigator, 'userActivation', userActivation);
  });

/** Presses nothing: the first tap, before which browsers let nothing sound. */
const tapNothing = (page: Page) => page.getByRole('heading', { level: 1 }).click();

test('a tap on a speaker says the title of a book, and a second tap stops it', async ({
  page,
  context,
}) => {
  await installVoice(page, { letterTakes: 2000 });
  await enter(context);
  await openLibrary(page);
  const title = cardSpeaker(page);
  await title.click();
  await expect.poll(() => spoken(page)).toEqual([INLINE_BOOK]);
  expect(new URL(page.url()).pathname).toBe('/');
  await stopButton(page).click();
  await expect(title).toBeVisible();

  const name = (await bookToRead(page).getAttribute('aria-label')) ?? '';
  const next = name.replace('Read Now: ', '');
  await bookSpeaker(page).click();
  await expect.poll(() => spoken(page)).toEqual([INLINE_BOOK, next]);
  // Something else that is to be said ends what is being said.
  await title.click();
  await expect.poll(() => spoken(page)).toEqual([INLINE_BOOK, next, INLINE_BOOK]);
  await expect(bookSpeaker(page)).toBeVisible();
  await expect(stopButton(page)).toHaveCount(1);
});

test('the hint, the praise and the warm-up have their speakers', async ({ page, context }) => {
  await installVoice(page);
  const family = await enter(context);
  await knowWords(family);
  await openBook(page);
  await speaker(page, 'Tap a word you are stuck on.').click();
  await expect.poll(() => spoken(page)).toEqual(['Tap a word you are stuck on.']);

  await finishBook(page);
  const praise = ['Book Complete!', 'You earned 1 gold star!'];
  const medal = 'New medal: Level 1 Explorer and 1 more';
  await speaker(page, [...praise, medal].join(' ')).click();
  await expect.poll(() => spoken(page)).toEqual(['Tap a word you are stuck on.', ...praise, medal]);
  await expectAccessible(page, 'praise with a speaker', '[role=dialog]');

  await askedFor(family, 'hat');
  await page.goto('/warm-up');
  await voicesArrive(page);
  await speaker(page, 'Read this word. Stuck? Tap ‘Help me’.').click();
  await expect.poll(() => spoken(page)).toEqual(['Read this word.', 'Stuck? Tap ‘Help me’.']);
  await expectAccessible(page, 'warm-up with a speaker');
  await page.getByRole('button', { name: 'Help me', exact: true }).click();
  await expect(speaker(page, 'Sound it out')).toBeVisible();
  await page.getByRole('button', { name: 'Next word' }).click();
  await expect(
    speaker(page, `Well done! You are warmed up. Now read your book. ${INLINE_BOOK}`),
  ).toBeVisible();
});

test('without a voice there are no speakers, nor with one that is not on the device', async ({
  page,
  context,
}) => {
  await installVoice(page, { localService: false });
  const family = await enter(context, true);
  await askedFor(family, 'hat');
  await page.goto('/');
  await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
  await voicesArrive(page);
  await tapNothing(page);
  await expect(page.getByRole('heading', { name: 'Welcome back, Kim!' })).toBeVisible();
  await expect(speakers(page)).toHaveCount(0);
  await page.getByRole('link', { name: /^Warm up/ }).click();
  await expect(page.getByText('Read this word.')).toBeVisible();
  await expect(speakers(page)).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByText('This device has no English voice of its own.')).toBeVisible();
  await expect(speakers(page)).toHaveCount(0);
  expect(await spoken(page)).toEqual([]);
});

test('nothing is said unasked', async ({ page, context }) => {
  await installVoice(page);
  await enter(context);
  await openLibrary(page);
  await tapNothing(page);
  await bookToRead(page).click();
  await expect(speaker(page, 'Tap a word you are stuck on.')).toBeVisible();
  await finishBook(page);
  await expect(speakers(page).first()).toBeVisible();
  expect(await spoken(page)).toEqual([]);
});

test.describe("with 'Speak to my child'", () => {
  test('the greeting is followed by the name, what is waiting and its title', async ({
    page,
    context,
  }) => {
    await activateByTapAlone(page);
    await installVoice(page);
    await enter(context, true);
    await openLibrary(page);
    await tapNothing(page);
    await expect.poll(async () => (await spoken(page)).length).toBe(4);
    const said = await spoken(page);
    expect(said.slice(0, 3)).toEqual([
      'Welcome back',
      'Kim!',
      'Your first book is waiting for you.',
    ]);
    await expect(bookToRead(page)).toHaveAccessibleName(`Read Now: ${said[3]}`);
  });

  test('a screen speaks once, after the first tap, and stops at whatever the child does', async ({
    page,
    context,
  }) => {
    await activateByTapAlone(page);
    await installVoice(page, { letterTakes: 2000 });
    await enter(context, true);
    await openLibrary(page);
    expect(await spoken(page)).toEqual([]);
    await tapNothing(page);
    await expect.poll(() => spoken(page)).toEqual(['Welcome back']);
    await page.keyboard.press('Shift');
    await expect.poll(() => page.evaluate(() => speechSynthesis.speaking)).toBe(false);
    await tapNothing(page);
    await bookToRead(page).click();
    // The page has been tapped before, so that the next screen speaks at once.
    await expect.poll(() => spoken(page)).toEqual(['Welcome back', 'Tap a word you are stuck on.']);
    await finishBook(page);
    await expect
      .poll(() => spoken(page))
      .toEqual(['Welcome back', 'Tap a word you are stuck on.', 'Book Complete!']);
  });

  test('a first tap on a button is an answer, and is not spoken over', async ({
    page,
    context,
  }) => {
    await activateByTapAlone(page);
    await installVoice(page);
    await enter(context, true);
    await openLibrary(page);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('button', { name: 'Filter' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await tapNothing(page);
    await cardSpeaker(page).click();
    await expect.poll(() => spoken(page)).toEqual([INLINE_BOOK]);
  });

  test('a hidden tab is silent', async ({ page, context }) => {
    await installVoice(page, { letterTakes: 2000 });
    await enter(context, true);
    await openLibrary(page);
    await tapNothing(page);
    await expect.poll(() => spoken(page)).toEqual(['Welcome back']);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => page.evaluate(() => speechSynthesis.speaking)).toBe(false);
    // The book opens in the hidden tab, and says nothing either.
    await bookToRead(page).click();
    await expect(speaker(page, 'Tap a word you are stuck on.')).toBeVisible();
    expect(await spoken(page)).toEqual(['Welcome back']);
  });
});

test("a prompt that the owner has recorded is played, and the device's voice says the rest", async ({
  page,
  context,
}) => {
  const address = '/api/voice/a-prompt';
  const body = await readFile('audio/clips/a.mp3');
  await page.route('**/api/voice', (route) =>
    route.fulfill({ json: { sounds: {}, prompts: { 'welcome-back': address }, words: {} } }),
  );
  await page.route(`**${address}`, (route) => route.fulfill({ body, contentType: 'audio/mpeg' }));
  await activateByTapAlone(page);
  await installVoice(page);
  await enter(context, true);
  await openLibrary(page);
  const fetched = page.waitForRequest(`**${address}`);
  await tapNothing(page);
  await fetched;
  await expect.poll(async () => (await spoken(page))[0]).toBe('Kim!');
});

test('by keyboard, a speaker speaks and a card opens', async ({ page, context }) => {
  await installVoice(page, { letterTakes: 2000 });
  await enter(context);
  await openLibrary(page);
  await cardSpeaker(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => spoken(page)).toEqual([INLINE_BOOK]);
  await expect(stopButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cardSpeaker(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${WORDS_BOOK}`);
});

test.describe('on the account page', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('the parent decides, also without a network', async ({ page, context }) => {
    await installVoice(page);
    const family = await enter(context);
    await page.goto('/account');
    const speaks = page.getByRole('switch', { name: 'Speak to my child' });
    await expect(speaks).not.toBeChecked();
    await voicesArrive(page);
    await expect(page.getByText('This device’s own voice, Karen,')).toBeVisible();
    await expectAccessible(page, 'account with the voice');

    await speaks.focus();
    await page.keyboard.press('Space');
    await expect(speaks).toBeChecked();
    const settings = async () =>
      (await family.call<{ voiceSettings: object | null }>('GET', '/api/auth/user')).voiceSettings;
    await expect.poll(settings).toMatchObject({ speakToChild: true });

    const reads = page.getByRole('switch', { name: 'Read to me' });
    const earns = page.getByRole('switch', { name: 'Listening earns a star' });
    await context.setOffline(true);
    await reads.click();
    await expect(earns).toBeDisabled();
    await context.setOffline(false);
    await expect.poll(settings).toMatchObject({ speakToChild: true, readToMe: false });
    await page.reload();
    await expect(speaks).toBeChecked();
    await expect(reads).not.toBeChecked();
  });
});
