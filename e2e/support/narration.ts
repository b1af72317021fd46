// An owner's recordings of a book's words, made in the page editor or by the calls that it makes.
import { expect, type Locator, type Page } from '@playwright/test';
import { finishTake } from '../../audio/take.ts';
import { writeWav } from '../../audio/wav.ts';
import { origin } from './config.ts';
import { RATE, silence, tone } from './microphone.ts';
import type { Owner } from './owner.ts';
import { watchRecorder } from './recorder.ts';

/** What a person says: a tone, whose pitch tells who or what it is. */
interface Speech {
  hertz: number;
  seconds: number;
}

/** The microphone hears the room until the countdown is over, then the words, then the room again. */
export const spokenInRoom = ({ hertz, seconds }: Speech): number[] => [
  ...silence(5),
  ...tone(seconds, { hertz }),
  ...silence(20),
];

/** Returns a WAV file as the page editor sends it. */
function wavOf({ hertz, seconds }: Speech): Uint8Array<ArrayBuffer> {
  const raw = Float32Array.from([...silence(0.5), ...tone(seconds, { hertz }), ...silence(0.5)]);
  const { samples, rate } = finishTake(raw, RATE, 'sentence');
  return new Uint8Array(writeWav(samples, rate));
}

/** Records a sentence as another owner does. `replaces` is the take that is there. */
export async function recordElsewhere(
  owner: Owner,
  bookId: string,
  text: string,
  { replaces = 'none', ...speech }: Speech & { replaces?: string },
): Promise<{ take: string }> {
  const query = new URLSearchParams({ page: '1', text, replaces }).toString();
  const response = await fetch(`${origin}/api/admin/books/${bookId}/narration?${query}`, {
    method: 'PUT',
    headers: { 'admin-auth': owner.token, 'Content-Type': 'audio/wav' },
    body: wavOf(speech),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { take: string };
}

/** Returns the recordings of a page in the editor. */
export const recordingsOf = (page: Page, number: number): Locator =>
  page.getByRole('list', { name: `Recordings of page ${number}` });

/** Returns the row of a sentence. */
export const sentenceRow = (page: Page, text: string): Locator =>
  page.getByRole('button', { name: text }).and(page.locator('[aria-expanded]'));

/** Opens the recordings of a page of a book in the editor. */
export async function openRecordings(page: Page, bookId: string, number = 1): Promise<void> {
  await page.goto(`/admin/books/${bookId}`);
  await page.getByText(`Recordings of page ${number}`, { exact: true }).click();
  await expect(recordingsOf(page, number)).toBeVisible();
}

/** Records in the open card until the words are over. Ends with a take that is not kept. */
export async function makeTake(page: Page): Promise<void> {
  const meter = page.getByRole('meter', { name: 'Microphone' });
  const card = page.getByRole('group', { name: /^Recording of (?:this sentence|the whole)/ });
  const seen = await watchRecorder(card);
  await page.getByRole('button', { name: /^(?:Record|Again) (?:this sentence|the whole)/ }).click();
  await expect.poll(seen, { timeout: 20_000 }).toMatch(/Speak now.*Good/);
  await expect(meter).toHaveAttribute('aria-valuetext', 'Quiet');
  await page.getByRole('button', { name: /^Stop/ }).click();
  await expect(page.getByRole('button', { name: 'Keep', exact: true })).toBeVisible();
}

/** Returns how alike two sounds are, from -1 to 1, at the best of the shifts up to `reach` samples. */
export function likeness(one: ArrayLike<number>, other: ArrayLike<number>, reach = 600): number {
  const from = reach;
  const to = Math.min(one.length, other.length) - reach;
  let best = -1;
  for (let shift = -reach; shift <= reach; shift += 1) {
    let [both, first, second] = [0, 0, 0];
    // Every seventh sample tells enough.
    for (let at = from; at < to; at += 7) {
      const [a, b] = [one[at] ?? 0, other[at + shift] ?? 0];
      both += a * b;
      first += a * a;
      second += b * b;
    }
    best = Math.max(best, both / Math.sqrt(first * second || 1));
  }
  return best;
}
