// Checks the words of a book in a child process. The dictionary needs much memory, which the process frees when it
// ends, because books are rarely added. (A worker thread would leave much of its memory with the server.)
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { BookWords, LevelPreview, Phonics } from '../../../contracts/phonics.ts';
import type { Accent } from '../../../phonics/accents/accent.ts';
import { Problem } from '../../problems/problem.ts';

/** A book to check. */
export interface PlainBook {
  title: string;
  /** The plain text of each page. */
  pages: readonly string[];
  /** 1 to 9. */
  level: number;
  /** The accent of the library. */
  accent: Accent;
}

/** The result of a check. */
export interface Findings extends LevelPreview {
  words: BookWords;
  /** The keys of the phonograms in the words that a child sounds out, in teaching order. */
  phonograms: string[];
  /** The number of different words. */
  differentWords: number;
}

export interface Checker {
  /** Throws `unavailable` if the process dies or hangs; the next check starts a new process. */
  check(book: PlainBook, phonics: Phonics): Promise<Findings>;
  /** Ends the process. Pending and later checks fail. */
  close(): Promise<void>;
}

/** A message to the process. */
export interface CheckRequest {
  id: number;
  book: PlainBook;
  phonics: Phonics;
}

/** A message from the process. */
export interface CheckResult {
  id: number;
  findings: Findings;
}

/** A process that sends nothing for this long, in milliseconds, is idle or hangs, and is ended. */
const IDLE_TIMEOUT = 60_000;

interface Running {
  child: ChildProcess;
  pending: Map<number, PromiseWithResolvers<Findings>>;
}

/** The process does not inherit the server's environment or command line. */
const startProcess = () =>
  fork(new URL('check-process.ts', import.meta.url), { env: {}, execArgv: [] });

/** Starts the process with the first check. An idle process does not keep the server alive. */
export function createChecker(start: () => ChildProcess = startProcess): Checker {
  let running: Running | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let requests = 0;
  let isClosed = false;

  function open(): Running {
    const child = start();
    const opened: Running = { child, pending: new Map() };
    let cause: unknown;
    child.on('message', ({ id, findings }: CheckResult) => {
      opened.pending.get(id)?.resolve(findings);
      opened.pending.delete(id);
      restartIdleTimer();
      if (opened.pending.size > 0) return;
      child.unref();
      child.channel?.unref();
    });
    child.on('error', (error) => (cause = error));
    child.on('close', () => {
      if (running === opened) running = undefined;
      for (const { reject } of opened.pending.values()) reject(notChecked(cause));
    });
    return opened;
  }

  function restartIdleTimer(): void {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(stop, IDLE_TIMEOUT).unref();
  }

  /** Ends the process. Clears `running` first, so that a check that comes meanwhile starts a new process. */
  async function stop(): Promise<void> {
    clearTimeout(idleTimer);
    const child = running?.child;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const closed = once(child, 'close');
    // The process has nothing to clean up, and a hung one ignores other signals.
    child.kill('SIGKILL');
    await closed;
  }

  return {
    async check(book, phonics) {
      if (isClosed) throw notChecked(undefined);
      try {
        running ??= open();
      } catch (error) {
        throw notChecked(error);
      }
      const { child, pending } = running;
      if (pending.size === 0) restartIdleTimer();
      const request: CheckRequest = { id: requests++, book, phonics };
      const result = Promise.withResolvers<Findings>();
      pending.set(request.id, result);
      child.ref();
      child.channel?.ref();
      // A process that could not be started has no channel, and emits 'close'.
      if (child.connected) child.send(request, (error) => error && child.kill('SIGKILL'));
      return result.promise;
    },
    async close() {
      isClosed = true;
      await stop();
    },
  };
}

const notChecked = (cause: unknown) =>
  new Problem('unavailable', 'The words could not be checked. Please try again in a moment.', {
    cause,
  });
