// The store of flipbooks' pages in a bucket. A bucket moves no folders: that a flipbook is there as a
// whole, a mark beside its pages says, which is written after them and deleted before them.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { someAtATime } from '../../async/some-at-a-time.ts';
import type { Bucket } from './bucket.ts';
import { openDrawings } from './drawings.ts';
import { type FlipbookFiles, flipbookIdOf, isFlipbookId, isPageName } from './flipbook-files.ts';

const KEYS = 'flipbooks/';
const MARK = '.whole';
const pagesOf = (flipbookId: string) => `${KEYS}${flipbookIdOf(flipbookId)}/`;
const markOf = (flipbookId: string) => `${KEYS}${flipbookIdOf(flipbookId)}${MARK}`;

/** Uploads, and deletions, of one flipbook at the same time. */
const AT_ONCE = 8;

/** `folder` is on this machine, to draw in. */
export function openFlipbookBucket(bucket: Bucket, folder: string): FlipbookFiles {
  const drawings = openDrawings(folder);

  async function removePages(flipbookId: string): Promise<void> {
    const { entries } = await bucket.list(pagesOf(flipbookId));
    await someAtATime(AT_ONCE, entries, ({ key }) => bucket.remove(key));
  }

  return {
    ...drawings,
    async discardBefore(time) {
      await drawings.discardBefore(time);
      const { entries, deeper } = await bucket.list(KEYS, true);
      const marks = new Set(entries.map(({ key }) => key));
      for (const pages of deeper) {
        const id = pages.slice(KEYS.length, -1);
        if (!isFlipbookId(id) || marks.has(markOf(id))) continue;
        const { entries: left } = await bucket.list(pages);
        if (left.some(({ modifiedAt }) => modifiedAt >= time)) continue;
        // It may be on its way just now.
        if ((await bucket.find(markOf(id))) === null) await removePages(id);
      }
    },
    async keep(drawn, flipbookId) {
      await uploadFlipbook(bucket, drawn, flipbookId);
      await drawings.discard(drawn);
    },
    has: async (flipbookId) => (await bucket.find(markOf(flipbookId))) !== null,
    read: async (flipbookId, name) =>
      isPageName(name) ? bucket.read(pagesOf(flipbookId) + name) : null,
    async list() {
      const { entries } = await bucket.list(KEYS, true);
      return entries.flatMap(({ key, modifiedAt }) => {
        const id = key.slice(KEYS.length, -MARK.length);
        return isFlipbookId(id) && key === markOf(id) ? [{ id, storedAt: modifiedAt }] : [];
      });
    },
    async remove(flipbookId) {
      await bucket.remove(markOf(flipbookId));
      await removePages(flipbookId);
    },
  };
}

/**
 * Brings a folder's files into the bucket as those of a flipbook. What lies there already is left, so
 * that an upload that was broken off goes on. Answers how many files were brought.
 */
export async function uploadFlipbook(
  bucket: Bucket,
  folder: string,
  flipbookId: string,
): Promise<number> {
  const pages = pagesOf(flipbookId);
  const names = await readdir(folder);
  const { entries } = await bucket.list(pages);
  const there = new Map(entries.map((entry) => [entry.key.slice(pages.length), entry]));
  const missing: string[] = [];
  for (const name of names) {
    const entry = there.get(name);
    if (!entry || entry.etag !== md5Tag(await readFile(join(folder, name)))) missing.push(name);
  }
  const needless = entries.filter(({ key }) => !names.includes(key.slice(pages.length)));
  const isWhole = missing.length === 0 && needless.length === 0;
  if (isWhole && (await bucket.find(markOf(flipbookId))) !== null) return 0;
  if (!isWhole) await bucket.remove(markOf(flipbookId));
  await someAtATime(AT_ONCE, needless, ({ key }) => bucket.remove(key));
  await someAtATime(AT_ONCE, missing, async (name) =>
    bucket.put(pages + name, await readFile(join(folder, name)), { type: 'image/webp' }),
  );
  await bucket.put(markOf(flipbookId), Buffer.from(`${names.length} files\n`));
  return missing.length;
}

/** What a bucket calls these bytes, unless it encrypts them with a key of its owner's. */
export const md5Tag = (bytes: Buffer): string =>
  `"${createHash('md5').update(bytes).digest('hex')}"`;
