// The owner records the sounds in her own voice: with a microphone, or with files that were recorded elsewhere.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loudnessOf, truePeakOf } from '../audio/loudness.ts';
import { writeWav } from '../audio/wav.ts';
import { prompts } from '../domain/prompts.ts';
import { expectAccessible } from './support/axe.ts';
import { origin } from './support/config.ts';
import { heard, listenToSounds } from './support/heard.ts';
import { expect, test } from './support/journey.ts';
import { seenTiles, watchTiles } from './support/lit-tiles.ts';
import {
  hears,
  RATE,
  refuseMicrophone,
  silence,
  tone,
  unplug,
  watchMicrophone,
} from './support/microphone.ts';
import { type Owner, signInOwner } from './support/owner.ts';
import { watchRecorder } from './support/recorder.ts';
import { installVoice, spoken } from './support/voices.ts';
import { helpWith, openWords, wordOn } from './support/words.ts';

/** How long the tone lasts that the microphone hears after the countdown, in seconds. */
const SPOKEN = 0.75;
test.use({ launchOptions: hears([...silence(3.7), ...tone(SPOKEN), ...silence(4)]) });

interface Recording {
  key: string;
  take: string;
  seconds: number;
}

let owner: Owner;
const recordings = () => owner.call<Recording[]>('GET', '/api/admin/recordings');

test.beforeEach(async ({ page }) => {
  owner = await signInOwner();
  await owner.enter(page.context());
  await watchMicrophone(page);
});

test.afterEach(async () => {
  // A test may have signed her out.
  owner = await signInOwner();
  for (const { key, take } of await recordings()) {
    await owner.call('DELETE', `/api/admin/recordings/${key}?replaces=${take}`);
  }
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('group', { name: `Recording of ${name}`, exact: true });
const record = (page: Page) => button(page, /^(?:Record|Again) /);

async function openSounds(page: Page): Promise<void> {
  await page.goto('/admin#sounds');
  await expect(record(page)).toBeVisible();
}

/** Waits for a sentence that follows once the library has checked and stored what was kept. */
const findKept = (page: Page, sentence: string) =>
  expect(page.getByText(sentence)).toBeVisible({ timeout: 40_000 });

/** Puts a recording of another owner on the server. */
async function recordElsewhere(name: string, replaces = 'none'): Promise<void> {
  const raw = Float32Array.from([...silence(0.05), ...tone(0.7)]);
  const gain = 10 ** ((-19 - loudnessOf(raw, RATE)) / 20);
  const samples = raw.map((sample) => sample * gain);
  const response = await fetch(
    `${origin}/api/admin/recordings/sound/${name}?replaces=${replaces}`,
    {
      method: 'PUT',
      headers: { 'admin-auth': owner.token, 'Content-Type': 'audio/wav' },
      body: writeWav(samples, RATE),
    },
  );
  expect(response.status).toBe(200);
}

/** Returns what a browser hears of a file of the library. */
async function heardBy(page: Page, address: string): Promise<Float32Array> {
  const samples = await page.evaluate(async (path) => {
    const bytes = await (await fetch(path)).arrayBuffer();
    const buffer = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes);
    return [...buffer.getChannelData(0)];
  }, address);
  return Float32Array.from(samples);
}

test('a sound is recorded by the keyboard alone, and families hear it', async ({ page }) => {
  await openSounds(page);
  await expect(page.getByText('0 of 45 in your voice.')).toBeVisible();
  const sound = card(page, 's as in sun');
  await expect(sound.getByText('Teeth together, a thin stream of air.')).toBeVisible();
  await expect(sound.getByText('Made by the computer until you record it.')).toBeVisible();

  const seen = await watchRecorder(sound);
  await record(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(seen, { timeout: 20_000 }).toMatch(/3.*2.*1.*Speak now.*Good/);
  await expect(button(page, 'Listen')).toBeFocused();
  await expect(sound.getByText('Nothing sounds wrong.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect.poll(seen).toMatch(/plays Listen(?:,|$)/);
  await expect(button(page, 'Listen')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Keep')).toBeFocused();
  await page.keyboard.press('Space');

  await findKept(page, 'Kept s as in sun. 1 of 45 in your voice.');
  await expect(card(page, 'sh as in ship')).toBeVisible();
  await expect(record(page)).toBeFocused();
  const { sounds } = await owner.call<{ sounds: Record<string, string> }>('GET', '/api/voice');
  const heard = await heardBy(page, sounds['s'] ?? '');
  // 20 ms are left before the sound and 40 ms after it.
  expect(Math.abs(heard.length / RATE - (SPOKEN + 0.06))).toBeLessThan(0.03);
  expect(Math.abs(loudnessOf(heard, RATE) + 19)).toBeLessThan(0.5);
  expect(truePeakOf(heard)).toBeLessThan(-1);
});

test('a word is recorded, and help says it on a device without a voice', async ({
  page,
  newPage,
  baseURL,
}) => {
  await openSounds(page);
  await button(page, 'Words').click();
  await page.getByLabel('Words to record').fill('hat cat');
  await page.keyboard.press('Enter');
  const hat = card(page, 'the word “hat”');
  await expect(hat.getByText('Say the word as a whole')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button(page, 'Listen')).toBeFocused();
  await expect(hat.getByText('Nothing sounds wrong.')).toBeVisible();
  await button(page, 'Keep').click();
  await findKept(page, 'Kept the word “hat”. 1 of 2 in your voice.');
  await expect(button(page, 'Record the word “cat”')).toBeFocused();

  const reader = await newPage({ baseURL: baseURL ?? origin });
  await installVoice(reader);
  await listenToSounds(reader);
  await openWords(reader);
  await wordOn(reader, 'hat').click();
  const help = helpWith(reader, 'hat');
  await watchTiles(help);
  // The list of recordings has come.
  await expect(help.getByRole('button', { name: 'Hear the word' })).toBeVisible();
  await help.getByRole('button', { name: 'Sound it out' }).click();
  await expect.poll(() => seenTiles(reader)).toContain('|hat');
  const ended = async () => (await heard(reader)).filter(({ hasEnded }) => hasEnded);
  await expect.poll(async () => (await ended()).length).toBe(2);
  const [, word] = await heard(reader);
  expect(Math.abs(word!.seconds - (SPOKEN + 0.06))).toBeLessThan(0.06);
  await help.getByRole('button', { name: 'Hear the word' }).click();
  await expect.poll(async () => (await ended()).length).toBe(3);
  expect(await spoken(reader)).toEqual([]);

  // A word that nobody has recorded stays silent.
  await reader.keyboard.press('Escape');
  await wordOn(reader, 'cat').click();
  const cat = helpWith(reader, 'cat');
  await expect(cat.getByRole('button', { name: 'Sound it out' })).toBeVisible();
  await expect(cat.getByRole('button', { name: 'Hear the word' })).toHaveCount(0);
});

test('the computer’s sound is used again, and the recording brought back', async ({ page }) => {
  await recordElsewhere('s');
  await openSounds(page);
  await button(page, /^s sun/).click();
  await expect(page.getByText('1 of 45 in your voice.')).toBeVisible();
  const seen = await watchRecorder(card(page, 's as in sun'));
  await button(page, 'Listen to the recording').click();
  await expect.poll(seen).toContain('plays Listen to the recording');
  await button(page, 'Listen to the computer’s').click();
  await expect(button(page, 'Listen to the recording')).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Use the computer’s again').click();
  await expect(page.getByText('Your recording is deleted.')).toBeVisible();
  await expect(page.getByText('0 of 45 in your voice.')).toBeVisible();
  expect(await recordings()).toEqual([]);
  await button(page, 'Bring yours back').click();
  await findKept(page, '1 of 45 in your voice.');
  expect(await recordings()).toMatchObject([{ key: 'sound/s', seconds: 0.75 }]);
});

test('a take that is wrong can be kept all the same, and outlasts a closed tab', async ({
  page,
}) => {
  await openSounds(page);
  await button(page, /^p pan/).click();
  await record(page).click();
  const pan = card(page, 'p as in pan');
  await expect(pan.getByText(/^We hear “uh” after it\./)).toBeVisible();
  await expect(pan.getByText('You can keep it all the same.')).toBeVisible();
  const context = page.context();
  await page.close();
  const later = await context.newPage();
  await later.goto('/admin#sounds');
  await button(later, /^p pan .*not kept yet/).click();
  await expect(later.getByText('You have a take of this that was not kept.')).toBeVisible();
  await expect(later.getByText(/^We hear “uh” after it\./)).toBeVisible();
  await button(later, 'Keep').click();
  await findKept(later, 'Kept p as in pan. 1 of 45 in your voice.');
  expect((await recordings()).map(({ key }) => key)).toEqual(['sound/p']);
  await later.reload();
  await expect(button(later, /not kept yet/)).toHaveCount(0);
});

test('signing out deletes the takes that were not kept', async ({ page }) => {
  await openSounds(page);
  await record(page).click();
  await expect(button(page, 'Keep')).toBeVisible();
  await button(page, 'Log out').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/admin/login');
  const stored = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('takes');
          opening.onsuccess = () => {
            const takes = opening.result.transaction('takes').objectStore('takes').count();
            takes.onsuccess = () => resolve(takes.result);
          };
        }),
    );
  await expect.poll(stored).toBe(0);
});

test.describe('another owner', () => {
  test.use({ expectedErrors: /status of 412/ });

  test('has recorded the sound meanwhile: hers is heard, and one of both kept', async ({
    page,
  }) => {
    await openSounds(page);
    await record(page).click();
    await expect(button(page, 'Keep')).toBeVisible();
    await recordElsewhere('s');
    await button(page, 'Keep').click();
    await findKept(page, 'Somebody else has recorded this meanwhile.');
    await expect(button(page, 'Listen to theirs')).toBeVisible();
    await expect(button(page, 'Keep theirs')).toBeVisible();
    const [theirs] = await recordings();
    await button(page, 'Keep yours').click();
    await findKept(page, 'Kept s as in sun.');
    const [mine] = await recordings();
    expect(mine?.take).not.toBe(theirs?.take);
  });
});

test.describe('a library without room', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('says so, and the take stays', async ({ page }) => {
    await openSounds(page);
    await record(page).click();
    await page.route('**/api/admin/recordings/**', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 503,
            json: { code: 'unavailable', message: 'The disk of the library is full.' },
          })
        : route.fallback(),
    );
    await button(page, 'Keep').click();
    await expect(page.getByText('The disk of the library is full.')).toBeVisible();
    await page.unroute('**/api/admin/recordings/**');
    await button(page, 'Keep').click();
    await findKept(page, 'Kept s as in sun.');
  });
});

test.describe('a microphone', () => {
  test('that is refused is explained', async ({ page }) => {
    await refuseMicrophone(page);
    await openSounds(page);
    await record(page).click();
    await expect(page.getByText(/^This browser may not use the microphone here\./)).toBeVisible();
    await expect(record(page)).toBeVisible();
  });

  test('that is unplugged gives what it heard until then', async ({ page }) => {
    await openSounds(page);
    await button(page, 'Prompts').click();
    const seen = await watchRecorder(card(page, `“${prompts[0]!.text}”`));
    await record(page).click();
    await expect.poll(seen).toContain('Good');
    await expect(page.getByText('Speak now')).toBeVisible();
    await unplug(page);
    await expect(
      page.getByText('The microphone was unplugged while it was recording.'),
    ).toBeVisible();
    await expect(button(page, 'Keep')).toBeVisible();
  });

  test('that is switched off is a silent take', async ({ page }) => {
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (constraints) => {
        const stream = await open(constraints);
        for (const track of stream.getTracks()) track.enabled = false;
        return stream;
      };
    });
    await openSounds(page);
    await record(page).click();
    await expect(page.getByText(/^Nothing was heard\./)).toBeVisible();
    await expect(button(page, 'Keep')).toHaveCount(0);
  });

  test('is no use to a browser without AudioWorklet, which takes files', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioWorkletNode'));
    await openSounds(page);
    await record(page).click();
    await expect(
      page.getByText(/This browser cannot record.*Or upload a file instead\./),
    ).toBeVisible();
    await expect(button(page, 'Choose files')).toBeVisible();
  });
});

/** An ID3 tag that holds a script. */
function taggedWithScript(mp3: Buffer): Buffer {
  const text = Buffer.from('\0eng\0<script>alert(1)</script>');
  const frame = Buffer.concat([Buffer.from('COMM'), sized(text.length), Buffer.alloc(2), text]);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), sized(frame.length), frame, mp3]);
}
const sized = (length: number) => Buffer.from([0, 0, length >> 7, length & 127]);

test('files recorded elsewhere are reviewed, and kept together', async ({ page }) => {
  await openSounds(page);
  const spoken = Buffer.from(
    writeWav(Float32Array.from([...silence(0.3), ...tone(0.7), ...silence(0.3)]), RATE),
  );
  const clip = await readFile(join(import.meta.dirname, '..', 'audio', 'clips', 'oo-moon.mp3'));
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });
  await page
    .getByLabel('Files of recordings')
    .setInputFiles([
      file('SH.wav', spoken),
      file('oo-moon.mp3', taggedWithScript(clip)),
      file('sh.mp3', clip),
      file('ee.wav', Buffer.from('no sound')),
      file('m.wav', Buffer.from(writeWav(new Float32Array(RATE), RATE))),
      file('n.wav', Buffer.from(writeWav(new Float32Array(16 * RATE).fill(0.1), RATE))),
      file('r.wav', Buffer.alloc(6 * 1_048_576 + 1)),
      file('shoe.wav', spoken),
      file('.DS_Store', Buffer.from('x')),
    ]);
  const found = page.getByRole('list', { name: 'Recordings in the files' });
  await expect(found.getByRole('listitem')).toHaveCount(2);
  for (const sentence of [
    'sh.mp3Another of these files has this name.',
    'ee.wavThis file is no sound, or one that this browser cannot play.',
    'm.wavNothing can be heard in this file.',
    'n.wavThis file lasts 16 seconds. It can last at most 15 seconds.',
    'r.wavThis file has 7 MB. It can have at most 6 MB.',
    'shoe.wavThis is the name of no sound, prompt or word.',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible();
  }
  await button(page, 'Listen to oo-moon.mp3').click();
  await expectAccessible(page, 'the review of files');
  await button(page, 'Keep all 2').click();
  await findKept(page, '2 of 45 in your voice.');
  await expect(found).toHaveCount(0);
  const kept = await recordings();
  expect(kept.map(({ key }) => key).sort()).toEqual(['sound/oo-moon', 'sound/sh']);
  const moon = kept.find(({ key }) => key === 'sound/oo-moon');
  const master = await fetch(`${origin}/api/admin/recordings/${moon?.take}/master`, {
    headers: { 'admin-auth': owner.token },
  });
  expect(await master.text()).not.toContain('script');
});

async function expectToFit(page: Page, what: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${what}, ${width} px`).toBe(0);
  }
}

test('the sounds, prompts and words are accessible, and fit on every screen', async ({ page }) => {
  await openSounds(page);
  await page.getByText('How to record well').click();
  await page.getByText('How to name the files').click();
  await expectAccessible(page, 'the sounds');
  await expectToFit(page, 'the sounds');
  await button(page, 'Prompts').click();
  await expect(page.getByText(`0 of ${prompts.length} in your voice.`)).toBeVisible();
  await expectAccessible(page, 'the prompts');
  await expectToFit(page, 'the prompts');
  await button(page, 'Words').click();
  await page.getByLabel('Words to record').fill(`said ${'w'.repeat(40)}`);
  await button(page, 'Add').click();
  await expect(page.getByText('0 of 2 in your voice.')).toBeVisible();
  await expectAccessible(page, 'the words');
  await expectToFit(page, 'the words');
});
