// Checks the words of a book in a process of its own: the dictionary is large, books are rarely added,
// and the memory of a server that only serves readers does not hold it. (A thread that has ended leaves
// much of its memory with the server.)
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { BookWords, Foresight, Phonics } from '../../../contracts/phonics.ts';
import { Problem } from '../../problems/problem.ts';

/** What is known of a book. */
export interface PlainBook {
  title: string;
  /** The plain text of each. */
  pages: readonly string[];
  /** 1 to 9. */
  level: number;
}

/** What a check finds. */
export interface Findings extends Foresight {
  words: BookWords;
  /** The keys of the phonograms a child meets who sounds its words out, in teaching order. */
  phonograms: string[];
}

export interface Checker {
  /** Throws `unavailable` when the process has died of it, or hung; the next check has a new one. */
  check(book: PlainBook, phonics: Phonics): Promise<Findings>;
  /** Ends the process; what is being checked fails, and whatever comes after it. */
  close(): Promise<void>;
}

/** What the process is asked, and what it answers. */
export interface CheckRequest {
  id: number;
  book: PlainBook;
  phonics: Phonics;
}

export interface CheckAnswer {
  id: number;
  findings: Findings;
}

/** A process that has said nothing for so many milliseconds has no work, or hangs: it is ended. */
const LONGEST_SILENCE = 60_000;

interface Running {
  child: ChildProcess;
  asked: Map<number, PromiseWithResolvers<Findings>>;
}

/** Neither the settings of the server nor what it was told on its command line are for this process. */
const startProcess = () =>
  fork(new URL('check-process.ts', import.meta.url), { env: {}, execArgv: [] });

/** The process is started with the first check. While it is idle it does not keep the server alive. */
export function createChecker(start: () => ChildProcess = startProcess): Checker {
  let running: Running | undefined;
  let silence: NodeJS.Timeout | undefined;
  let requests = 0;
  let isClosed = false;

  function open(): Running {
    const child = start();
    const opened: Running = { child, asked: new Map() };
    let cause: unknown;
    child.on('message', ({ id, findings }: CheckAnswer) => {
      opened.asked.get(id)?.resolve(findings);
      opened.asked.delete(id);
      listen();
      if (opened.asked.size > 0) return;
      child.unref();
      child.channel?.unref();
    });
    child.on('error', (error) => (cause = error));
    child.on('close', () => {
      if (running === opened) running = undefined;
      for (const { reject } of opened.asked.values()) reject(notChecked(cause));
    });
    return opened;
  }

  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(end, LONGEST_SILENCE).unref();
  }

  /** Forgotten at once, so that a check which comes meanwhile has a new one. */
  async function end(): Promise<void> {
    clearTimeout(silence);
    const ended = running?.child;
    running = undefined;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    ended.ref();
    const closed = once(ended, 'close');
    // It has nothing to put in order, and one that hangs heeds no other signal.
    ended.kill('SIGKILL');
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
      const { child, asked } = running;
      if (asked.size === 0) listen();
      const request: CheckRequest = { id: requests++, book, phonics };
      const answer = Promise.withResolvers<Findings>();
      asked.set(request.id, answer);
      child.ref();
      child.channel?.ref();
      // Without a channel it could not be started, which its 'close' says.
      if (child.connected) child.send(request, (error) => error && child.kill('SIGKILL'));
      return answer.promise;
    },
    async close() {
      isClosed = true;
      await end();
    },
  };
}

const notChecked = (cause: unknown) =>
  new Problem('unavailable', 'The words could not be checked. Please try again in a moment.', {
    cause,
  });
