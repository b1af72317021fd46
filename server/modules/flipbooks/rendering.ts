// Renders received PDF files in the background, and stores how far each one is.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { FlipbookFiles } from '../../providers/storage/flipbook-files.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import { INTERRUPTED, NOT_SAVED } from './failures.ts';
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
  /** Notes that somebody else wants a file that is being rendered here. */
  join(flipbookId: string): void;
  /** Notes that one of those who want it does not any more. Stops rendering it if nobody else wants it. */
  leave(flipbookId: string): void;
  /** Stops all rendering, and records it as refused. */
  close(): Promise<void>;
}

const HEARTBEAT_INTERVAL = 10_000;
/** The name of the PDF file in the working folder. */
export const PDF_FILE = 'book.pdf';
const COVER = 'cover.webp';

export function createRendering(parts: RenderingParts): Rendering {
  const { db, files, objects, renderer, now, log, metrics } = parts;
  const running = new Map<string, { stopping: AbortController; wantedBy: number }>();
  const ending = new Set<Promise<void>>();

  /** Renders a file, and moves its pages and its cover to where they are served. */
  async function renderFiles(
    id: string,
    folder: string,
    onProgress: (change: Change) => void,
    signal: AbortSignal,
  ): Promise<Change> {
    const file = join(folder, PDF_FILE);
    const { pages, title } = await renderer.render(
      { file, folder },
      ({ pagesDone, pageCount }) => onProgress({ pages_done: pagesDone, page_count: pageCount }),
      signal,
    );
    signal.throwIfAborted();
    const coverFile = await readFile(join(folder, COVER));
    const cover = await objects.put(`flipbooks/${id}/${COVER}`, coverFile);
    for (const name of [PDF_FILE, COVER]) await rm(join(folder, name));
    await files.keep(folder, id);
    return { pages: JSON.stringify(pages), cover, page_count: pages.length, title };
  }

  /** Counts and logs a failure. Returns the sentence for the owner. */
  function refusalOf(error: unknown): string {
    const isRefusal = error instanceof RenderRefused;
    const isOurs = !isRefusal || error.cause !== undefined;
    if (isOurs) log.error({ err: error }, 'A PDF was not drawn');
    metrics.flipbookRendered(isOurs ? 'failed' : 'refused');
    return isRefusal ? error.message : NOT_SAVED;
  }

  /** Renders a received file, and stores the pages or the reason for the refusal. */
  async function render(id: string, folder: string, signal: AbortSignal): Promise<void> {
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
      const rendered = await renderFiles(id, folder, saveProgress, signal);
      await saving;
      await save(rendered);
      metrics.flipbookRendered('drawn');
    } catch (error) {
      await saving;
      await save({ refusal: signal.aborted ? INTERRUPTED : refusalOf(error) });
    } finally {
      clearInterval(heartbeat);
      await files.discard(folder);
    }
  }

  return {
    start(flipbookId, folder) {
      const stopping = new AbortController();
      const mine = { stopping, wantedBy: 1 };
      running.set(flipbookId, mine);
      const rendering = render(flipbookId, folder, stopping.signal)
        .catch((error: unknown) =>
          log.error({ err: error }, 'The result of rendering a PDF was not saved'),
        )
        .finally(() => {
          ending.delete(rendering);
          if (running.get(flipbookId) === mine) running.delete(flipbookId);
        });
      ending.add(rendering);
    },
    join(flipbookId) {
      const wanted = running.get(flipbookId);
      if (wanted) wanted.wantedBy += 1;
    },
    leave(flipbookId) {
      const wanted = running.get(flipbookId);
      if (wanted && --wanted.wantedBy === 0) wanted.stopping.abort();
    },
    async close() {
      renderer.close();
      await Promise.all(ending);
    },
  };
}
