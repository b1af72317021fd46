// 'Hear myself': a child holds a button, reads the page, lets go and hears it. Nothing of it leaves the page.
import type { Locator, Page } from '@playwright/test';
import { defaultVoiceSettings } from '../domain/voice-settings.ts';
import AxeBuilder from '@axe-core/playwright';
import { enrol } from './support/enrol.ts';
import { heard, listenToSounds, measure, playedSamples } from './support/heard.ts';
import { expect, test } from './support/journey.ts';
import { laterFetched } from './support/later-code.ts';
import { hears, isListening, refuseMicrophone, tone, unplug } from './support/microphone.ts';
import { watchMicrophone } from './support/microphone.ts';
import { bookCard, FLIPBOOK } from './support/shelf.ts';
import { installVoice, spoken, voicesArrive } from './support/voices.ts';
import { helpWith, WORDS_BOOK, wordOn } from './support/words.ts';

test.use({ launchOptions: hears(tone(1, { hertz: 220, peak: 0.25 })) });

const mic = (page: Page) => page.getByRole('button', { name: 'Hear myself' });
const player = (page: Page) => page.getByRole('group', { name: 'Hear myself' });
const again = (page: Page) => player(page).getByRole('button', { name: 'Hear it again' });
const message = (page: Page) => page.locator('.hear-message');

/** Signs a family in whose child may record, and watches what the page hears and plays. */
async function prepare(page: Page, hearMyself = true): Promise<void> {
  const family = await enrol();
  await family.call('PATCH', '/api/auth/user', {
    voiceSettings: { ...defaultVoiceSettings, hearMyself },
  });
  await family.enter(page.context());
  await watchMicrophone(page);
  await listenToSounds(page);
}

async function open(page: Page): Promise<void> {
  await page.goto(WORDS_BOOK);
  await expect(mic(page)).toBeVisible();
}

/** Opens the book in a browser that has been asked for its microphone, and has allowed it. */
async function openAllowed(page: Page): Promise<void> {
  await prepare(page);
  await page.context().grantPermissions(['microphone']);
  await open(page);
}

/** Waits until so much is recorded. */
const recorded = (button: Locator, seconds: number) =>
  expect
    .poll(() => button.evaluate((element) => Number(element.style.getPropertyValue('--share'))))
    .toBeGreaterThan(seconds / 60);

async function down(page: Page, button: Locator): Promise<void> {
  await button.hover();
  await page.mouse.down();
}

/** Holds the button while the page hears something, and lets go. */
async function hold(page: Page): Promise<void> {
  await down(page, mic(page));
  await expect(mic(page)).toHaveAttribute('aria-pressed', 'true');
  await recorded(mic(page), 0.6);
  await page.mouse.up();
}

/** Returns what axe finds wrong in a part of the page. */
async function wrongIn(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode(true).analyze();
  return violations.map(({ id, help }) => `${id}: ${help}`);
}

/** What browsers can keep for a page. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    files: (await navigator.storage.estimate()).usage,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name, version }) => ({ name, version })),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));

test('there is no button until a grown-up turns it on', async ({ page }) => {
  await prepare(page, false);
  await page.goto(WORDS_BOOK);
  await expect(page.getByRole('button', { name: 'How the page looks' })).toBeVisible();
  await expect(mic(page)).toHaveCount(0);
});

test('a child who came from the library holds the button, reads, lets go and hears it, and nothing is sent or kept', async ({
  page,
  context,
}) => {
  await prepare(page);
  const sent: string[] = [];
  await context.exposeFunction('noteSending', (what: string) => void sent.push(what));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteSending: (what: string) => void }).noteSending;
    navigator.sendBeacon = (url) => {
      note(`beacon ${url}`);
      return true;
    };
    for (const name of ['WebSocket', 'RTCPeerConnection', 'Worker'] as const) {
      const Real = window[name] as new (...all: unknown[]) => object;
      const Noted = function (...all: unknown[]) {
        note(name);
        return new Real(...all);
      };
      Object.defineProperty(window, name, { value: Noted });
    }
  });
  const later = laterFetched(page);
  // The last picture that the reader fetches ahead.
  const hero = page.waitForResponse(/sam-and-the-wet-hat\/hero\./);
  await page.goto('/');
  await page.locator(`a[href="${WORDS_BOOK}"]`).first().click();
  await expect(mic(page)).toBeVisible();
  await Promise.all([later, hero]);
  // The opened book is on record.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /^outbox/.test(key))))
    .toEqual([]);
  await page.waitForLoadState('networkidle');
  const before = await kept(page);
  context.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));

  // The first press asks: the browser's question would take the finger away.
  await mic(page).click();
  await expect(message(page)).toContainText(
    'Hold the button, read the page, let go. Then hear yourself!',
  );
  await expect(message(page)).toContainText('It is ready. Press the button again.');
  expect(await wrongIn(page, '.reader-tools')).toEqual([]);
  expect(await isListening(page)).toBe(false);
  expect(await heard(page)).toEqual([]);

  await hold(page);
  await expect(message(page)).toHaveCount(0);
  await expect.poll(() => heard(page)).toHaveLength(1);
  expect(await isListening(page)).toBe(false);
  await expect(again(page)).toBeVisible();
  const [first] = await heard(page);
  expect(first).toMatchObject({ hasEnded: true });
  expect(first?.seconds).toBeGreaterThan(0.6);
  // It is made loud enough to hear.
  expect(first?.peak).toBeCloseTo(0.8, 1);
  // What is heard is what was said: 220 waves a second.
  const [{ samples, rate } = { samples: [], rate: 1 }] = await playedSamples(page);
  expect(measure(samples, rate).hertz).toBeCloseTo(220, -2);

  expect(await wrongIn(page, '.reader-player')).toEqual([]);
  await again(page).click();
  await expect.poll(() => heard(page)).toHaveLength(2);
  await expect(again(page)).toBeVisible();
  await player(page).getByRole('button', { name: 'Throw it away' }).click();
  await expect(player(page)).toHaveCount(0);
  await expect(mic(page)).toBeFocused();
  expect(sent).toEqual([]);
  expect(await kept(page)).toEqual(before);
});

test('a tap begins and the next one ends, for a child who cannot hold', async ({ page }) => {
  await openAllowed(page);
  await mic(page).click();
  await expect(page.getByText('Press again to hear it')).toBeVisible();
  await recorded(mic(page), 0.6);
  expect(await isListening(page)).toBe(true);
  await mic(page).click();
  await expect.poll(() => heard(page)).toHaveLength(1);
  expect(await isListening(page)).toBe(false);
});

for (const key of ['Space', 'Enter']) {
  test(`${key} is held like the button`, async ({ page }) => {
    await openAllowed(page);
    await mic(page).focus();
    await page.keyboard.down(key);
    await expect(page.getByText('Let go to hear it')).toBeVisible();
    // A key that is held repeats.
    await page.keyboard.down(key);
    await recorded(mic(page), 0.6);
    await page.keyboard.up(key);
    await expect.poll(() => heard(page)).toHaveLength(1);
    await expect(again(page)).toBeVisible();
    await page.keyboard.down(key);
    await expect(page.getByText('Let go to hear it')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.up(key);
    await expect(page.getByText('Page 1 of 9')).toBeVisible();
    expect(await isListening(page)).toBe(false);
    expect(await heard(page)).toHaveLength(1);
  });
}

test('the recording is gone with the page of the book, and with the book', async ({ page }) => {
  await openAllowed(page);
  await hold(page);
  await expect(again(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Page 2 of 9')).toBeVisible();
  await expect(player(page)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Page 1 of 9')).toBeVisible();
  await expect(player(page)).toHaveCount(0);

  // While it records, too.
  await mic(page).click();
  await expect.poll(() => isListening(page)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Page 2 of 9')).toBeVisible();
  expect(await isListening(page)).toBe(false);
  await mic(page).click();
  await expect.poll(() => isListening(page)).toBe(true);
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Library');
  expect(await isListening(page)).toBe(false);
  expect(await heard(page)).toHaveLength(1);
});

test('nothing else speaks while it records, and it is silent while something else is heard', async ({
  page,
}) => {
  await installVoice(page);
  await openAllowed(page);
  await voicesArrive(page);
  const ear = page.getByRole('button', { name: 'Read to me' });
  await ear.click();
  await expect.poll(() => spoken(page)).toHaveLength(1);
  await mic(page).click();
  await expect.poll(() => isListening(page)).toBe(true);
  await expect(ear).toHaveAttribute('aria-pressed', 'false');
  await recorded(mic(page), 0.6);
  expect(await spoken(page)).toHaveLength(1);

  // A word is asked for in the middle: the recording ends, and waits.
  await wordOn(page, 'hat').click();
  await helpWith(page, 'hat')
    .getByRole('button', { name: /^Hear h / })
    .click();
  await expect.poll(() => isListening(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(again(page)).toBeVisible();
});

test('a hidden page does not listen', async ({ page }) => {
  await openAllowed(page);
  await mic(page).click();
  await recorded(mic(page), 0.6);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => isListening(page)).toBe(false);
  await expect(again(page)).toBeVisible();
  expect(await heard(page)).toEqual([]);
});

test.describe('what is wrong is said to a grown-up:', () => {
  for (const [error, sentence] of [
    ['NotAllowedError', 'This browser may not use the microphone here.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'Another program is using the microphone.'],
  ] as const) {
    test(sentence, async ({ page }) => {
      await prepare(page);
      await refuseMicrophone(page, error);
      await open(page);
      await mic(page).click();
      await expect(message(page)).toContainText(sentence);
      await message(page).getByRole('button', { name: 'Close' }).click();
      await expect(message(page)).toHaveCount(0);
    });
  }

  test('a browser that cannot record', async ({ page }) => {
    await prepare(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioWorkletNode'));
    await open(page);
    await mic(page).click();
    await expect(message(page)).toContainText('This browser cannot record.');
  });

  test('a microphone that is switched off', async ({ page }) => {
    await prepare(page);
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.resolve(new AudioContext().createMediaStreamDestination().stream);
    });
    await page.context().grantPermissions(['microphone']);
    await open(page);
    await hold(page);
    await expect(message(page)).toContainText('Nothing was heard.');
    expect(await heard(page)).toEqual([]);
  });

  test('a microphone that is pulled out; what was read so far can be heard', async ({ page }) => {
    await openAllowed(page);
    await mic(page).click();
    await recorded(mic(page), 0.6);
    await unplug(page);
    await expect(message(page)).toContainText(
      'The microphone was unplugged while it was recording.',
    );
    await again(page).click();
    await expect.poll(() => heard(page)).toHaveLength(1);
    expect((await heard(page))[0]?.seconds).toBeGreaterThan(0.5);
  });
});

test.describe('a flipbook', () => {
  test.use({ expectedErrors: /Permissions policy violation: microphone/ });

  test('may not use the microphone', async ({ page }) => {
    await prepare(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Filter' }).click();
    await bookCard(page, FLIPBOOK).getByRole('link', { name: 'Read Now' }).click();
    await expect(
      page.frameLocator('iframe').getByRole('button', { name: 'Next page' }),
    ).toBeVisible();
    const frame = page.frames().find((each) => each.parentFrame() !== null)!;
    const answer = () =>
      frame.evaluate(() =>
        navigator.mediaDevices.getUserMedia({ audio: true }).then(
          () => 'heard',
          (error: Error) => error.name,
        ),
      );
    expect(await answer()).toMatch(/NotAllowedError|SecurityError/);
  });
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [820, 1180],
  [1280, 800],
  [844, 390],
  [568, 320],
] as const) {
  test(`at ${width} by ${height} the button stays under the finger`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await installVoice(page);
    await openAllowed(page);
    await voicesArrive(page);
    await expect(page.getByRole('button', { name: 'Read to me' })).toBeVisible();
    const box = (await mic(page).boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(56);
    expect(box.height).toBeGreaterThanOrEqual(48);
    /** Pressed buttons sink by two pixels. */
    const stays = async () => {
      const now = (await mic(page).boundingBox())!;
      expect(now).toMatchObject({ x: box.x, width: box.width, height: box.height });
      expect(Math.abs(now.y - box.y)).toBeLessThanOrEqual(2);
    };
    await down(page, mic(page));
    await recorded(mic(page), 0.6);
    await stays();
    await page.mouse.up();
    await expect(again(page)).toBeVisible();
    await stays();
    const isWide = await page.evaluate(
      () => document.querySelector('.reader')!.scrollWidth > window.innerWidth,
    );
    expect(isWide).toBe(false);
  });
}
