// Draws the pages of a PDF file in a process of its own, with bounded memory and time: a file may be
// made to break whoever opens it, and breaks that process alone.
import { type ChildProcess, fork } from 'node:child_process';

export interface DrawnPage {
  /** Of the larger picture, in pixels. */
  width: number;
  height: number;
  /** The page's own words, a line each; empty where it has none. */
  text: string;
}

export interface Drawer {
  /**
   * Draws the pages of `file` into `folder`: page-1.webp and, half as large, page-1-small.webp, and so
   * on, and cover.webp. `onProgress` is told of each page. Files come one after the other. Throws a
   * DrawingRefused with a sentence; what is in the folder then is to be thrown away.
   */
  draw(request: DrawRequest, onProgress: (progress: Progress) => void): Promise<DrawnPage[]>;
  /** Ends what is being drawn, which fails, and whatever comes after it. */
  close(): void;
}

export interface DrawRequest {
  file: string;
  folder: string;
}

export interface Progress {
  pagesDone: number;
  pageCount: number;
}

/** What the process says. */
export type DrawMessage =
  | { pageCount: number }
  | { page: DrawnPage }
  | { refusal: string }
  /** Of the machine, as the system says it. */
  | { failure: string }
  | { isDone: true };

/** Why nothing was made of a file, in a sentence for the owner. */
export class DrawingRefused extends Error {}

/** For how long a page may be drawn, and a file be opened, in milliseconds. */
const PATIENCE = 60_000;
/** For how long a whole book may be drawn. */
const WHOLE_PATIENCE = 900_000;

/** PDFium's memory in pages of 64 kB, that is 512 MB, and JavaScript's own in MB. */
const BOUNDS = ['--wasm-max-mem-pages=8192', '--max-old-space-size=256'];

/** Neither the settings of the server nor what it was told on its command line are for this process. */
const startProcess = () =>
  fork(new URL('draw-process.ts', import.meta.url), {
    env: {},
    execArgv: BOUNDS,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

const failed = (cause?: unknown) =>
  new DrawingRefused('The pages could not be drawn just now. Please upload the PDF again.', {
    cause,
  });

export function createDrawer({
  start = startProcess,
  patience = PATIENCE,
}: { start?: () => ChildProcess; patience?: number } = {}): Drawer {
  let running: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function begin(): ChildProcess {
    try {
      running = start();
      return running;
    } catch (error) {
      throw failed(error);
    }
  }

  function drawNow(request: DrawRequest, onProgress: (progress: Progress) => void) {
    const drawn = Promise.withResolvers<DrawnPage[]>();
    if (isClosed) throw failed();
    const child = begin();
    const pages: DrawnPage[] = [];
    let pageCount = 0;
    let isDone = false;
    let silence: NodeJS.Timeout | undefined;

    const stop = (message: string) => {
      drawn.reject(new DrawingRefused(message));
      child.kill('SIGKILL');
    };
    const tooSlow = () =>
      stop(
        pageCount === 0
          ? 'This PDF takes too long to open. Export it anew, and upload that.'
          : `Page ${pages.length + 1} takes too long to draw. Simplify it, or save it as a picture.`,
      );
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(tooSlow, patience);
    };
    const end = setTimeout(
      () => stop('This PDF takes too long to draw. Part it into several books.'),
      WHOLE_PATIENCE,
    );

    child.on('message', (message: DrawMessage) => {
      listen();
      if ('refusal' in message) drawn.reject(new DrawingRefused(message.refusal));
      else if ('failure' in message) drawn.reject(failed(new Error(message.failure)));
      else if ('isDone' in message) isDone = true;
      else {
        if ('page' in message) pages.push(message.page);
        else pageCount = message.pageCount;
        onProgress({ pagesDone: pages.length, pageCount });
      }
    });
    child.on('error', (error) => drawn.reject(failed(error)));
    child.on('close', (code, signal) => {
      clearTimeout(silence);
      clearTimeout(end);
      if (running === child) running = undefined;
      // No earlier: the next file has the memory of this one.
      if (isDone) drawn.resolve(pages);
      else drawn.reject(failed(new Error(`The process has ended: ${signal ?? code}`)));
    });
    listen();
    // Without a channel it could not be started, which its 'error' says.
    if (child.connected) child.send(request, (error) => error && child.kill('SIGKILL'));
    return drawn.promise;
  }

  return {
    async draw(request, onProgress) {
      const turn = last.then(() => drawNow(request, onProgress));
      last = turn.catch(() => {});
      return turn;
    },
    close() {
      isClosed = true;
      running?.kill('SIGKILL');
    },
  };
}
