// Renders the pages of a PDF file in a child process with limited memory and time, so that a malicious file can
// only crash that process.
import { type ChildProcess, fork } from 'node:child_process';
import { NOT_DRAWN } from './failures.ts';

export interface RenderedPage {
  /** The size of the larger picture, in pixels. */
  width: number;
  height: number;
  /** The lines of the page's text; empty if it has none. */
  text: string;
}

export interface Renderer {
  /**
   * Renders the pages of `file` into `folder`: page-1.webp, page-1-small.webp (half the size) and so on, and
   * cover.webp. Returns the pages, and the title that the file gives itself. Calls `onProgress` after each page. Renders one file at a time. Throws a RenderRefused with a
   * sentence, and another error if `signal` is aborted before the file's turn; the caller then deletes the folder.
   */
  render(
    request: RenderRequest,
    onProgress: (progress: Progress) => void,
    signal?: AbortSignal,
  ): Promise<RenderedFile>;
  /** Stops the running process. The current file and all later ones fail. */
  close(): void;
}

export interface RenderedFile {
  pages: RenderedPage[];
  /** Empty if the file gives itself none. */
  title: string;
}

export interface RenderRequest {
  file: string;
  folder: string;
}

export interface Progress {
  pagesDone: number;
  pageCount: number;
}

/** A message from the child process. */
export type RenderMessage =
  | { pageCount: number; title: string }
  | { page: RenderedPage }
  | { refusal: string }
  /** The message of an operating system error. */
  | { failure: string }
  | { isDone: true };

/** The message is a sentence for the owner. The cause is set if it was the server's fault, not the file's. */
export class RenderRefused extends Error {}

/** The longest time to open the file, or to render one page, in milliseconds. */
const PAGE_TIMEOUT = 60_000;
/** The longest time to render a whole book, in milliseconds. */
const BOOK_TIMEOUT = 2_700_000;

/** 512 MB for PDFium, in WebAssembly pages of 64 kB, and 256 MB for JavaScript. */
const MEMORY_LIMITS = ['--wasm-max-mem-pages=8192', '--max-old-space-size=256'];

/** The process does not inherit the server's environment or command line. */
const startProcess = () =>
  fork(new URL('render-process.ts', import.meta.url), {
    env: {},
    execArgv: MEMORY_LIMITS,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

const failed = (cause?: unknown) => new RenderRefused(NOT_DRAWN, { cause });

export function createRenderer({
  start = startProcess,
  pageTimeout = PAGE_TIMEOUT,
}: { start?: () => ChildProcess; pageTimeout?: number } = {}): Renderer {
  let running: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function startChild(): ChildProcess {
    try {
      running = start();
      return running;
    } catch (error) {
      throw failed(error);
    }
  }

  function renderNow(
    request: RenderRequest,
    onProgress: (progress: Progress) => void,
    signal?: AbortSignal,
  ) {
    const result = Promise.withResolvers<RenderedFile>();
    if (isClosed) throw failed();
    signal?.throwIfAborted();
    const child = startChild();
    const kill = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', kill);
    const pages: RenderedPage[] = [];
    let pageCount = 0;
    let title = '';
    let isDone = false;
    let pageTimer: NodeJS.Timeout | undefined;

    const stop = (message: string) => {
      result.reject(new RenderRefused(message));
      kill();
    };
    const tooSlow = () =>
      stop(
        pageCount === 0
          ? 'This PDF takes too long to open. Export it again, and upload that.'
          : `Page ${pages.length + 1} takes too long to draw. Simplify it, or save it as a picture.`,
      );
    const restartPageTimer = () => {
      clearTimeout(pageTimer);
      pageTimer = setTimeout(tooSlow, pageTimeout);
    };
    const end = setTimeout(
      () => stop('This PDF takes too long to draw. Split it into several books.'),
      BOOK_TIMEOUT,
    );

    child.on('message', (message: RenderMessage) => {
      restartPageTimer();
      if ('refusal' in message) result.reject(new RenderRefused(message.refusal));
      else if ('failure' in message) result.reject(failed(new Error(message.failure)));
      else if ('isDone' in message) isDone = true;
      else {
        if ('page' in message) pages.push(message.page);
        else ({ pageCount, title } = message);
        onProgress({ pagesDone: pages.length, pageCount });
      }
    });
    child.on('error', (error) => result.reject(failed(error)));
    child.on('close', (code, killedBy) => {
      clearTimeout(pageTimer);
      clearTimeout(end);
      signal?.removeEventListener('abort', kill);
      if (running === child) running = undefined;
      // Resolves only now, so that the next process starts after this one has freed its memory.
      if (isDone) result.resolve({ pages, title });
      else result.reject(failed(new Error(`The process has ended: ${killedBy ?? code}`)));
    });
    restartPageTimer();
    // A process that could not be started has no channel, and emits 'error'.
    if (child.connected) child.send(request, (error) => error && kill());
    return result.promise;
  }

  return {
    async render(request, onProgress, signal) {
      const rendering = last.then(() => renderNow(request, onProgress, signal));
      last = rendering.catch(() => {});
      return rendering;
    },
    close() {
      isClosed = true;
      running?.kill('SIGKILL');
    },
  };
}
