// Converts PDF files to flipbooks, and reports the progress. The progress is in the database, so that every
// process reports the same, also after a restart.
import { join } from 'node:path';
import type { Flipbook } from '../../../contracts/flipbooks.ts';
import { Problem } from '../../problems/problem.ts';
import type { FlipbookAddresses } from './addresses.ts';
import { INTERRUPTED } from './failures.ts';
import type { RenderedPage } from './renderer.ts';
import { createRendering, type RenderingParts, PDF_FILE } from './rendering.ts';
import { receivePdf } from './receive-pdf.ts';
import {
  adoptFlipbook,
  beginFlipbook,
  type FlipbookRow,
  getFlipbook,
  updateFlipbook,
} from './store.ts';

export interface Flipbooks {
  /**
   * Receives a PDF file and starts to render it in the background. Returns the existing flipbook if the same file
   * was uploaded before. Throws a Problem, and stores nothing, if the file is not a PDF or too large.
   */
  create(upload: AsyncIterable<Buffer>): Promise<Flipbook>;
  /** Takes a call of `create` back: rendering stops, unless another call has asked for the same file. */
  leave(flipbookId: string): void;
  /** Returns a flipbook with its progress. Throws `not_found`. */
  get(flipbookId: string): Promise<Flipbook>;
  /** Returns the rendered pages; null if there are none, or their files are gone. */
  getRendered(flipbookId: string): Promise<(RenderedFlipbook & { title: string | null }) | null>;
  /** Stores a flipbook that another library rendered. Moves `folder`, which has the pictures. */
  adopt(flipbookId: string, folder: string, flipbook: RenderedFlipbook): Promise<void>;
  /** Returns a picture of a page, or null. */
  readPicture(flipbookId: string, name: string): Promise<Buffer | null>;
  /** Stops all rendering, and records it as refused. */
  close(): Promise<void>;
}

export interface RenderedFlipbook {
  pages: RenderedPage[];
  /** The address of the cover, a picture of the first page. */
  cover: string;
}

/** Without a heartbeat for this long, in milliseconds, a flipbook counts as interrupted. */
const HEARTBEAT_TIMEOUT = 60_000;

const flipbookNotFound = () =>
  new Problem('not_found', 'There is no such flipbook. Please upload the PDF again.');

export interface FlipbookParts extends RenderingParts {
  addresses: FlipbookAddresses;
}

export function createFlipbooks(parts: FlipbookParts): Flipbooks {
  const { db, files, addresses, now } = parts;
  const rendering = createRendering(parts);

  async function present(row: FlipbookRow): Promise<Flipbook> {
    const { id, refusal, cover } = row;
    if (refusal !== null) return { state: 'refused', id, message: refusal };
    if (row.pages === null || cover === null) {
      if (now() - row.heard_at < HEARTBEAT_TIMEOUT) {
        return { state: 'drawing', id, pagesDone: row.pages_done, pageCount: row.page_count };
      }
      return { state: 'refused', id, message: INTERRUPTED };
    }
    const flipbookUrl = addresses.plain(`https://localhost/flipbooks/${id}`);
    const pages = JSON.parse(row.pages) as RenderedPage[];
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

  return {
    async create(upload) {
      const folder = await files.begin();
      try {
        const id = await receivePdf(upload, join(folder, PDF_FILE));
        const known = await getFlipbook(db, id);
        const { state } = known ? await present(known) : { state: 'refused' };
        const exists = state === 'drawing' || (state === 'ready' && (await files.has(id)));
        if (exists || !(await beginFlipbook(db, id, known, now()))) {
          rendering.join(id);
          await files.discard(folder);
          await updateFlipbook(db, id, { unused_since: null });
        } else {
          rendering.start(id, folder);
        }
        return await get(id);
      } catch (error) {
        await files.discard(folder);
        throw error;
      }
    },
    leave: rendering.leave,
    get,
    async getRendered(flipbookId) {
      const row = await getFlipbook(db, flipbookId);
      if (!row || row.pages === null || row.cover === null) return null;
      if (!(await files.has(flipbookId))) return null;
      const { cover, title } = row;
      return { pages: JSON.parse(row.pages) as RenderedPage[], cover, title };
    },
    async adopt(flipbookId, folder, { pages, cover }) {
      await files.keep(folder, flipbookId);
      const made = { pages: JSON.stringify(pages), cover, page_count: pages.length };
      await adoptFlipbook(db, flipbookId, made, now());
    },
    readPicture: (flipbookId, name) => files.read(flipbookId, name),
    close: rendering.close,
  };
}
