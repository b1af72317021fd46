// Makes flipbooks of PDF files, and tells how far they are. What is told stands in the database, so
// that it is the same in every process and after a restart.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Flipbook } from '../../../contracts/flipbooks.ts';
import { Problem } from '../../problems/problem.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { FlipbookFiles } from '../../providers/storage/flipbook-files.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import type { Upload } from '../../http/uploads.ts';
import type { FlipbookAddresses } from './addresses.ts';
import { type DrawnPage, type Drawer, DrawingRefused } from './drawer.ts';
import { receivePdf } from './receive.ts';
import {
  adoptFlipbook,
  beginFlipbook,
  type FlipbookRow,
  getFlipbook,
  noteFlipbook,
} from './store.ts';
import type { Db } from '../../database/tables.ts';

export interface Flipbooks {
  /**
   * Takes in a PDF file and begins to make a flipbook of it; the same file gives the flipbook there is.
   * Throws a Problem for what is no PDF or too large, and leaves nothing behind.
   */
  make(upload: Upload): Promise<Flipbook>;
  /** How far it is. Throws `not_found`. */
  get(flipbookId: string): Promise<Flipbook>;
  /** What was drawn, or null where it is not there (any more). */
  getDrawn(flipbookId: string): Promise<Drawn | null>;
  /** Keeps what was drawn in another library; `folder` has the pictures, and is moved. */
  adopt(flipbookId: string, folder: string, drawn: Drawn): Promise<void>;
  /** A picture of one of its pages, or null. */
  readPicture(flipbookId: string, name: string): Promise<Buffer | null>;
  /** Ends what is being drawn, which is noted. */
  close(): Promise<void>;
}

export interface Drawn {
  pages: DrawnPage[];
  /** The address of the picture of its first page. */
  cover: string;
}

/** A flipbook whose process has not been heard of for so many milliseconds is not being drawn any more. */
const LONGEST_SILENCE = 60_000;
const HEARD_EVERY = 10_000;
/** The file that is drawn, in the folder it is drawn in. */
const SOURCE = 'book.pdf';
const COVER = 'cover.webp';

const flipbookNotFound = () =>
  new Problem('not_found', 'There is no such flipbook. Please upload the PDF again.');

export interface FlipbookParts {
  db: Db;
  files: FlipbookFiles;
  objects: ObjectStore;
  drawer: Drawer;
  addresses: FlipbookAddresses;
  /** Epoch milliseconds. */
  now: () => number;
  log: Pick<FastifyBaseLogger, 'error'>;
  metrics: Pick<Metrics, 'flipbookDrawn'>;
}

export function createFlipbooks(parts: FlipbookParts): Flipbooks {
  const { db, files, objects, drawer, addresses, now, log, metrics } = parts;
  const underWay = new Set<Promise<void>>();

  async function present(row: FlipbookRow): Promise<Flipbook> {
    const { id, refusal, cover } = row;
    if (refusal !== null) return { state: 'refused', id, message: refusal };
    if (row.pages === null || cover === null) {
      if (now() - row.heard_at < LONGEST_SILENCE) {
        return { state: 'drawing', id, pagesDone: row.pages_done, pageCount: row.page_count };
      }
      const message =
        'The library was interrupted while it drew the pages. Please upload the PDF again.';
      return { state: 'refused', id, message };
    }
    const flipbookUrl = addresses.plain(`https://localhost/flipbooks/${id}`);
    const pages = JSON.parse(row.pages) as DrawnPage[];
    return {
      state: 'ready',
      id,
      pageCount: pages.length,
      flipbookUrl,
      openUrl: (await addresses.open(flipbookUrl, 'owner'))!,
      coverImageUrl: cover,
      text: pages
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join('\n\n'),
    };
  }

  async function get(flipbookId: string): Promise<Flipbook> {
    const row = await getFlipbook(db, flipbookId);
    if (!row) throw flipbookNotFound();
    return present(row);
  }

  /** Draws what was received, and keeps it or says why not. */
  async function draw(id: string, folder: string): Promise<void> {
    const note = (change: Partial<Omit<FlipbookRow, 'id'>>) =>
      noteFlipbook(db, id, { ...change, heard_at: now() });
    const unnoted = (error: unknown) => log.error({ err: error }, 'A flipbook cannot be noted');
    // While it waits for its turn, too.
    const heard = setInterval(() => void note({}).catch(unnoted), HEARD_EVERY).unref();
    let noting: Promise<void> = Promise.resolve();
    try {
      const file = join(folder, SOURCE);
      const pages = await drawer.draw({ file, folder }, ({ pagesDone, pageCount }) => {
        noting = noting
          .then(() => note({ pages_done: pagesDone, page_count: pageCount }))
          .catch(unnoted);
      });
      const cover = await objects.put(
        `flipbooks/${id}/${COVER}`,
        await readFile(join(folder, COVER)),
      );
      for (const left of [SOURCE, COVER]) await rm(join(folder, left));
      await files.keep(folder, id);
      await noting;
      await note({ pages: JSON.stringify(pages), cover, page_count: pages.length });
      metrics.flipbookDrawn('drawn');
    } catch (error) {
      await noting;
      const isKnown = error instanceof DrawingRefused;
      const isOurs = !isKnown || error.cause !== undefined;
      if (isOurs) log.error({ err: error }, 'A PDF was not drawn');
      metrics.flipbookDrawn(isOurs ? 'failed' : 'refused');
      const refusal = isKnown
        ? error.message
        : 'The pages could not be kept just now. Please upload the PDF again.';
      await note({ refusal });
    } finally {
      clearInterval(heard);
      await files.discard(folder);
    }
  }

  return {
    async make(upload) {
      const folder = await files.begin();
      try {
        const id = await receivePdf(upload, join(folder, SOURCE));
        const known = await getFlipbook(db, id);
        const { state } = known ? await present(known) : { state: 'refused' };
        const isMade = state === 'drawing' || (state === 'ready' && (await files.has(id)));
        if (isMade || !(await beginFlipbook(db, id, known, now()))) {
          await files.discard(folder);
          await noteFlipbook(db, id, { unused_since: null });
        } else {
          const drawing = draw(id, folder)
            .catch((error: unknown) =>
              log.error({ err: error }, 'What became of a PDF cannot be noted'),
            )
            .finally(() => underWay.delete(drawing));
          underWay.add(drawing);
        }
        return await get(id);
      } catch (error) {
        await files.discard(folder);
        throw error;
      }
    },
    get,
    async getDrawn(flipbookId) {
      const row = await getFlipbook(db, flipbookId);
      if (!row || row.pages === null || row.cover === null) return null;
      if (!(await files.has(flipbookId))) return null;
      return { pages: JSON.parse(row.pages) as DrawnPage[], cover: row.cover };
    },
    async adopt(flipbookId, folder, { pages, cover }) {
      await files.keep(folder, flipbookId);
      const made = { pages: JSON.stringify(pages), cover, page_count: pages.length };
      await adoptFlipbook(db, flipbookId, made, now());
    },
    readPicture: (flipbookId, name) => files.read(flipbookId, name),
    async close() {
      drawer.close();
      await Promise.all(underWay);
    },
  };
}
