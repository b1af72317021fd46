// Renders received PDF files in the background, and stores how far each one is.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { FlipbookFiles } from '../../providers/storage/flipbook-files.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import { type Renderer, RenderRefused } from './renderer.ts';
import { type FlipbookRow, updateFlipbook } from './store.ts';
import type { Db } from '../../database/tables.ts';

export interface RenderingParts {
  db: Db;
  files: FlipbookFiles;
  objects: ObjectStore;
  renderer: Renderer;
  /** Epoch milliseconds. */
  now: () => number;
  log: Pick<FastifyBaseLogger, 'error'>;
  metrics: Pick<Metrics, 'flipbookRendered'>;
}

type Change = Partial<Omit<FlipbookRow, 'id'>>;

export interface Rendering {
  /** Starts to render the PDF file `PDF_FILE` of a working folder, which it deletes at the end. */
  start(flipbookId: string, folder: string): void;
  /** Stops all rendering, and records it as refused. */
  close(): Promise<void>;
}

const HEARTBEAT_INTERVAL = 10_000;
/** The name of the PDF file in the working folder. */
export const PDF_FILE = 'book.pdf';
const COVER = 'cover.webp';

export function createRendering(parts: RenderingParts): Rendering {
  const { db, files, objects, renderer, now, log, metrics } = parts;
  const running = new Set<Promise<void>>();

  /** Renders a file, and moves its pages and its cover to where they are served. */
  async function renderFiles(
    id: string,
    folder: string,
    onProgress: (change: Change) => void,
  ): Promise<Change> {
    const file = join(folder, PDF_FILE);
    const pages = await renderer.render({ file, folder }, ({ pagesDone, pageCount }) =>
      onProgress({ pages_done: pagesDone, page_count: pageCount }),
    );
    const coverFile = await readFile(join(folder, COVER));
    const cover = await objects.put(`flipbooks/${id}/${COVER}`, coverFile);
    for (const name of [PDF_FILE, COVER]) await rm(join(folder, name));
    await files.keep(folder, id);
    return { pages: JSON.stringify(pages), cover, page_count: pages.length };
  }

  /** Counts and logs a failure. Returns the sentence for the owner. */
  function refusalOf(error: unknown): string {
    const isRefusal = error instanceof RenderRefused;
    const isOurs = !isRefusal || error.cause !== undefined;
    if (isOurs) log.error({ err: error }, 'A PDF was not drawn');
    metrics.flipbookRendered(isOurs ? 'failed' : 'refused');
    return isRefusal
      ? error.message
      : 'The pages could not be saved right now. Please upload the PDF again.';
  }

  /** Renders a received file, and stores the pages or the reason for the refusal. */
  async function render(id: string, folder: string): Promise<void> {
    const save = (change: Change) => updateFlipbook(db, id, { ...change, heard_at: now() });
    const logNotSaved = (error: unknown) =>
      log.error({ err: error }, 'The progress of a flipbook was not saved');
    // Also runs while the file waits in the renderer's queue.
    const heartbeat = setInterval(
      () => void save({}).catch(logNotSaved),
      HEARTBEAT_INTERVAL,
    ).unref();
    let saving: Promise<void> = Promise.resolve();
    const saveProgress = (change: Change) => {
      saving = saving.then(() => save(change)).catch(logNotSaved);
    };
    try {
      const rendered = await renderFiles(id, folder, saveProgress);
      await saving;
      await save(rendered);
      metrics.flipbookRendered('drawn');
    } catch (error) {
      await saving;
      await save({ refusal: refusalOf(error) });
    } finally {
      clearInterval(heartbeat);
      await files.discard(folder);
    }
  }

  return {
    start(flipbookId, folder) {
      const rendering = render(flipbookId, folder)
        .catch((error: unknown) =>
          log.error({ err: error }, 'The result of rendering a PDF was not saved'),
        )
        .finally(() => running.delete(rendering));
      running.add(rendering);
    },
    async close() {
      renderer.close();
      await Promise.all(running);
    },
  };
}
