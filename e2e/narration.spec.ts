// An owner records the words of a book in the page editor, and families hear them.
import type { Page } from '@playwright/test';
import { resample } from '../audio/resample.ts';
import { readWav, writeWav } from '../audio/wav.ts';
import { expectAccessible } from './support/axe.ts';
import { origin } from './support/config.ts';
import { enrol } from './support/enrol.ts';
import { listenToSounds, measure, playedSamples } from './support/heard.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { changingMicrophone, RATE, refuseMicrophone, tone } from './support/microphone.ts';
import {
  likeness,
  makeTake,
  openRecordings,
  recordElsewhere,
  recordingsOf,
  sentenceRow,
  spokenInRoom,
} from './support/narration.ts';
import { newTitle, type Owner, signInOwner } from './support/owner.ts';
import { watchRecorder } from './support/recorder.ts';
import { installVoice, spoken, voicesArrive } from './support/voices.ts';

const microphone = changingMicrophone();
test.use({ launchOptions: microphone.launchOptions });
// A recording takes as long as it takes.
test.describe.configure({ timeout: 180_000 });

const FIRST = 'Sam sat in the sun.';
const SECOND = 'Pip ran to Sam.';
const LAST = 'The end!';
const LOW = { hertz: 220, seconds: 1.2 };
const HIGH = { hertz: 440, seconds: 1.8 };

let owner: Owner;
const made: string[] = [];

test.beforeEach(async ({ page }) => {
  microphone.say(spokenInRoom(LOW));
  owner = await signInOwner();
  await owner.enter(page.context());
});

test.afterEach(async () => {
  for (const id of made.splice(0)) await owner.call('DELETE', `/api/books/${id}`).catch(() => {});
});

async function addBook(...pages: string[]): Promise<{ id: string; title: string }> {
  const book = await owner.addInlineBook(...pages);
  made.push(book.id);
  return book;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Recorded {
  take: string;
  text: string;
  isStale: boolean;
}
const recordingsOn = (bookId: string) =>
  owner.call<Recorded[]>('GET', `/api/admin/books/${bookId}/narration`);

async function masterOf(take: string): Promise<Float32Array> {
  const address = `${origin}/api/admin/recordings/${take}/master`;
  const response = await fetch(address, { headers: { 'admin-auth': owner.token } });
  return readWav(new Uint8Array(await response.arrayBuffer())).samples;
}

test('an owner records two sentences, and a family hears exactly these', async ({
  page,
  newPage,
  baseURL,
}) => {
  const { id } = await addBook(`${FIRST} ${SECOND} ${LAST}`);
  await openRecordings(page, id);
  await expect(page.getByText('0 of 3 sentences are recorded.')).toBeVisible();
  await sentenceRow(page, FIRST).click();
  await makeTake(page);
  await button(page, 'Keep').click();
  // The next sentence follows by itself.
  await expect(page.getByRole('button', { name: `Record this sentence: ${SECOND}` })).toBeFocused();
  await expect(sentenceRow(page, FIRST)).toContainText('Recorded, 1.2');
  microphone.say(spokenInRoom(HIGH));
  await makeTake(page);
  await button(page, 'Keep').click();
  await expect(page.getByText('2 of 3 sentences are recorded.')).toBeVisible();

  const family = await enrol();
  const reader = await newPage({ baseURL: baseURL ?? origin });
  await family.enter(reader.context());
  await installVoice(reader);
  await listenToSounds(reader);
  await reader.goto(`/reading/${id}`);
  await voicesArrive(reader);
  await reader.getByRole('button', { name: 'Read to me' }).click();
  await expect.poll(() => spoken(reader)).toEqual([LAST]);
  const played = await playedSamples(reader);
  expect(played).toHaveLength(2);
  const recordings = await recordingsOn(id);
  for (const [index, { text, hertz, seconds }] of [
    { text: FIRST, ...LOW },
    { text: SECOND, ...HIGH },
  ].entries()) {
    const { samples = [], rate = 0 } = played[index] ?? {};
    const measured = measure(samples, rate);
    expect(measured.hertz).toBeCloseTo(hertz, -2);
    expect(Math.abs(measured.seconds - seconds)).toBeLessThan(0.15);
    const { take = '' } = recordings.find((recording) => recording.text === text) ?? {};
    const master = resample(await masterOf(take), RATE, rate);
    expect(likeness(master, samples)).toBeGreaterThan(0.95);
  }
});

test('changed words put their recording aside, and a new one replaces it', async ({ page }) => {
  const { id, title } = await addBook(`${FIRST} ${SECOND}`);
  await recordElsewhere(owner, id, FIRST, LOW);
  await openRecordings(page, id);
  await expect(sentenceRow(page, FIRST)).toContainText('Recorded');
  const changed = 'Sam sat in the mud.';
  await page.getByLabel('Words of page 1').fill(`${changed} ${SECOND}`);
  await expect(sentenceRow(page, changed)).toContainText('Not recorded');
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Book saved successfully!').first()).toBeVisible();
  expect(await recordingsOn(id)).toMatchObject([{ text: FIRST, isStale: true }]);

  await openRecordings(page, id);
  await sentenceRow(page, changed).click();
  await expect(page.getByText(`“${FIRST}”`)).toBeVisible();
  await makeTake(page);
  await button(page, 'Keep').click();
  await expect(sentenceRow(page, changed)).toContainText('Recorded');
  expect(await recordingsOn(id)).toMatchObject([{ text: changed, isStale: false }]);

  // Whoever deletes the book is told that the recordings go with it.
  await page.goto('/admin');
  await page.getByLabel('Search the books').fill(title);
  await button(page, `Delete ${title}`).click();
  await expect(page.getByRole('alertdialog')).toContainText('Its 1 recording will be deleted too.');
});

test.describe('faults', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of (?:412|503)/ });

  test('a take outlasts a closed tab, the network, and a full disk', async ({ page, context }) => {
    const { id } = await addBook(FIRST);
    await openRecordings(page, id);
    await sentenceRow(page, FIRST).click();
    await makeTake(page);
    await context.setOffline(true);
    await button(page, 'Keep').click();
    await expect(page.getByText('The library cannot be reached right now.').first()).toBeVisible();
    await context.setOffline(false);
    await page.close();

    const again = await context.newPage();
    await openRecordings(again, id);
    await expect(sentenceRow(again, FIRST)).toContainText('A take is not kept');
    await sentenceRow(again, FIRST).click();
    await expect(again.getByText('You have a take of this that was not kept.')).toBeVisible();
    const message = 'The disk of the library is full.';
    await again.route('**/narration?**', (route) =>
      route.fulfill({ status: 503, json: { code: 'storage_full', message } }),
    );
    await button(again, 'Keep').click();
    await expect(again.getByText(message)).toBeVisible();
    await again.unroute('**/narration?**');
    await button(again, 'Keep').click();
    await expect(sentenceRow(again, FIRST)).toContainText('Recorded, 1.2');
  });

  test('two owners record the same sentence', async ({ page }) => {
    const { id } = await addBook(FIRST);
    await openRecordings(page, id);
    await sentenceRow(page, FIRST).click();
    await makeTake(page);
    const theirs = await recordElsewhere(owner, id, FIRST, HIGH);
    await button(page, 'Keep').click();
    await expect(page.getByText('Somebody else has recorded this meanwhile.')).toBeVisible();
    expect(await recordingsOn(id)).toMatchObject([{ take: theirs.take }]);
    await button(page, 'Keep yours').click();
    await expect.poll(async () => (await recordingsOn(id))[0]?.take).not.toBe(theirs.take);
    expect(
      measure(await masterOf((await recordingsOn(id))[0]?.take ?? ''), RATE).hertz,
    ).toBeCloseTo(LOW.hertz, -2);
  });
});

test('the take of a sentence that was deleted meanwhile stays and is told', async ({ page }) => {
  const { id } = await addBook(`${FIRST} ${SECOND}`);
  await openRecordings(page, id);
  await sentenceRow(page, FIRST).click();
  await makeTake(page);
  const { version } = await owner.call<{ version: number }>('GET', `/api/admin/books/${id}`);
  await owner.call('PUT', `/api/books/${id}`, {
    title: newTitle(),
    category: 'level1',
    flipbookType: 'html',
    content: [{ words: SECOND }],
    levelReason: 'A book of the tests.',
    version,
  });
  const isStored = () => Object.keys(localStorage).some((key) => key.startsWith('take_draft '));
  await expect.poll(() => page.evaluate(isStored)).toBe(true);
  await page.reload();
  const takes = page.getByRole('region', { name: 'Takes that were not kept' });
  await expect(takes).toContainText(FIRST);
  await takes.getByRole('button', { name: /^Throw away/ }).click();
  await expect(takes).toHaveCount(0);
});

test('a page that was recorded elsewhere is uploaded, heard and kept', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { id } = await addBook(`${FIRST} ${SECOND}`);
  await installVoice(page, { letterTakes: 150 });
  await listenToSounds(page);
  await openRecordings(page, id);
  await voicesArrive(page);
  const listenToPage = page.getByRole('button', { name: 'Listen to the page' });
  await listenToPage.click();
  await expect(page.getByText(`The device's voice: ${SECOND}`)).toBeVisible();
  await expect.poll(() => spoken(page)).toEqual([FIRST, SECOND]);
  await expect(listenToPage).toHaveAttribute('aria-pressed', 'false');

  await sentenceRow(page, 'The whole page in one piece').click();
  const file = page.getByLabel('Recording of page 1');
  const none = { name: 'page.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('<script>') };
  await file.setInputFiles(none);
  await expect(page.getByText('This file is no sound, or one that this browser')).toBeVisible();
  const buffer = Buffer.from(writeWav(Float32Array.from(tone(3, { hertz: 330 })), RATE));
  await file.setInputFiles({ name: 'page.wav', mimeType: 'audio/wav', buffer });
  await expect(page.getByText('You have a take of this that was not kept.')).toBeVisible();
  await button(page, 'Keep').click();
  await expect(page.getByText('2 of 2 sentences are recorded.')).toBeVisible();
  await expect(sentenceRow(page, SECOND)).toContainText('In the recording of the whole page');

  await listenToPage.click();
  await expect(page.getByText(`Your recording: ${FIRST} ${SECOND}`)).toBeVisible();
  const [played] = await playedSamples(page);
  expect(measure(played?.samples ?? [], played?.rate ?? 1).hertz).toBeCloseTo(330, -2);
  await listenToPage.click();
  await expect(page.getByText(`Your recording: ${FIRST} ${SECOND}`)).toHaveCount(0);
  await expectAccessible(page, 'the recordings of a page', 'form');
});

test('a sentence is recorded by keyboard alone', async ({ page }) => {
  const { id } = await addBook(`${FIRST} ${SECOND}`);
  await openRecordings(page, id);
  const first = sentenceRow(page, FIRST);
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const record = page.getByRole('button', { name: `Record this sentence: ${FIRST}` });
  await tabTo(page, record);
  const seen = await watchRecorder(
    page.getByRole('group', { name: /^Recording of this sentence/ }),
  );
  await page.keyboard.press('Space');
  await expect.poll(seen, { timeout: 20_000 }).toMatch(/Speak now.*Good/);
  const meter = page.getByRole('meter', { name: 'Microphone' });
  await expect(meter).toHaveAttribute('aria-valuetext', 'Quiet');
  await page.keyboard.press('Space');
  await expect(button(page, 'Listen')).toBeFocused();
  await tabTo(page, button(page, 'Keep'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Record this sentence: ${SECOND}` })).toBeFocused();
  await expect(first).toContainText('Recorded');
});

test('a microphone that is refused is told', async ({ page }) => {
  const { id } = await addBook(FIRST);
  await refuseMicrophone(page);
  await openRecordings(page, id);
  await sentenceRow(page, FIRST).click();
  await page.getByRole('button', { name: `Record this sentence: ${FIRST}` }).click();
  await expect(recordingsOf(page, 1).getByRole('status').first()).toContainText(/microphone/i);
});
