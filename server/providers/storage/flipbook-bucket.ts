// Stores the pages of flipbooks in a bucket. A bucket cannot move a folder in one step. So a marker object beside
// the pages says that a flipbook is complete. It is written after the pages and deleted before them.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapAndSettle } from '../../async/map-and-settle.ts';
import type { Bucket } from './bucket.ts';
import { openWorkFolders } from './work-folders.ts';
import { type FlipbookFiles, flipbookIdOf, isFlipbookId, isPageName } from './flipbook-files.ts';

const KEYS = 'flipbooks/';
const MARKER = '.whole';
const pagesOf = (flipbookId: string) => `${KEYS}${flipbookIdOf(flipbookId)}/`;
const markerOf = (flipbookId: string) => `${KEYS}${flipbookIdOf(flipbookId)}${MARKER}`;

/** For the uploads, or the deletions, of one flipbook. */
const LIMIT = { concurrency: 8 };

/** `folder` is a local folder for rendering. */
export function openFlipbookBucket(bucket: Bucket, folder: string): FlipbookFiles {
  const workFolders = openWorkFolders(folder);

  async function removePages(flipbookId: string): Promise<void> {
    const { entries } = await bucket.list(pagesOf(flipbookId));
    await mapAndSettle(entries, ({ key }) => bucket.remove(key), LIMIT);
  }

  return {
    ...workFolders,
    async discardBefore(time) {
      await workFolders.discardBefore(time);
      const { entries, prefixes } = await bucket.list(KEYS, true);
      const markers = new Set(entries.map(({ key }) => key));
      for (const pages of prefixes) {
        const id = pages.slice(KEYS.length, -1);
        if (!isFlipbookId(id) || markers.has(markerOf(id))) continue;
        const { entries: pagesLeft } = await bucket.list(pages);
        if (pagesLeft.some(({ modifiedAt }) => modifiedAt >= time)) continue;
        // Checks again: another process may have completed the upload since.
        if ((await bucket.find(markerOf(id))) === null) await removePages(id);
      }
    },
    async keep(rendered, flipbookId) {
      await uploadFlipbook(bucket, rendered, flipbookId);
      await workFolders.discard(rendered);
    },
    has: async (flipbookId) => (await bucket.find(markerOf(flipbookId))) !== null,
    read: async (flipbookId, name) =>
      isPageName(name) ? bucket.read(pagesOf(flipbookId) + name) : null,
    async list() {
      const { entries } = await bucket.list(KEYS, true);
      return entries.flatMap(({ key, modifiedAt }) => {
        const id = key.slice(KEYS.length, -MARKER.length);
        return isFlipbookId(id) && key === markerOf(id) ? [{ id, storedAt: modifiedAt }] : [];
      });
    },
    async remove(flipbookId) {
      await bucket.remove(markerOf(flipbookId));
      await removePages(flipbookId);
    },
  };
}

/**
 * Uploads the files of a folder as the pages of a flipbook. Skips identical files that are in the bucket already,
 * so that an interrupted upload can continue, and deletes all others. Returns the number of uploaded files.
 */
export async function uploadFlipbook(
  bucket: Bucket,
  folder: string,
  flipbookId: string,
): Promise<number> {
  const pages = pagesOf(flipbookId);
  const names = await readdir(folder);
  const { entries } = await bucket.list(pages);
  const stored = new Map(entries.map((entry) => [entry.key.slice(pages.length), entry]));
  const missing: string[] = [];
  for (const name of names) {
    const entry = stored.get(name);
    if (!entry || entry.etag !== md5Tag(await readFile(join(folder, name)))) missing.push(name);
  }
  const obsolete = entries.filter(({ key }) => !names.includes(key.slice(pages.length)));
  const isComplete = missing.length === 0 && obsolete.length === 0;
  if (isComplete && (await bucket.find(markerOf(flipbookId))) !== null) return 0;
  if (!isComplete) await bucket.remove(markerOf(flipbookId));
  await mapAndSettle(obsolete, ({ key }) => bucket.remove(key), LIMIT);
  const upload = async (name: string) =>
    bucket.put(pages + name, await readFile(join(folder, name)), { type: 'image/webp' });
  await mapAndSettle(missing, upload, LIMIT);
  await bucket.put(markerOf(flipbookId), Buffer.from(`${names.length} files\n`));
  return missing.length;
}

/** Returns the ETag that a bucket gives these bytes, unless it encrypts them with a customer key. */
export const md5Tag = (bytes: Buffer): string =>
  `"${createHash('md5').update(bytes).digest('hex')}"`;
