import { Worker } from 'node:worker_threads';
import { shareRuns } from '../../async/single-flight.ts';
import type { TakeTurn } from '../../async/mutex.ts';

/** The log begins anew at 64 MB: most of its pages are the same few hundred again and again. */
export const CHECKPOINT_PAGES = 16_000;

/** Takes SQLite's log over into the database while the server goes on. */
export class Checkpoints {
  readonly #pagesInLog: () => number;
  readonly #takeTurn: TakeTurn;
  readonly #thread: CheckpointThread;
  readonly #runs = shareRuns(() => this.#run());
  #due = CHECKPOINT_PAGES;
  /** Settles when who is about to write may; null while nobody waits. */
  held: Promise<void> | null = null;

  /** `pagesInLog` is asked while no transaction is open; the turns are those of all who write to `file`. */
  constructor(file: string, pagesInLog: () => number, takeTurn: TakeTurn) {
    this.#pagesInLog = pagesInLog;
    this.#takeTurn = takeTurn;
    this.#thread = new CheckpointThread(file);
  }

  /** To be told of each write, before its turn ends. */
  written(): void {
    const pages = this.#pagesInLog();
    if (pages < CHECKPOINT_PAGES) this.#due = CHECKPOINT_PAGES;
    if (pages < this.#due) return;
    // A reader of another process may keep the log from beginning anew.
    this.#due = pages + CHECKPOINT_PAGES;
    // Where it fails, SQLite itself takes the log over when it is longer still.
    this.#runs.ask().catch(() => {});
  }

  async close(): Promise<void> {
    await this.#runs.settled();
    await this.#thread.close();
  }

  /** Nearly all of the log while others write on, then the little that they have added. */
  async #run(): Promise<void> {
    await this.#thread.checkpoint();
    const hold = Promise.withResolvers<void>();
    this.held = hold.promise;
    try {
      // Who writes already, or waits to, does so first.
      (await this.#takeTurn())();
      await this.#thread.checkpoint();
    } finally {
      this.held = null;
      hold.resolve();
    }
  }
}

/** A second connection, in a thread that may wait for the disk; started when it is needed first. */
class CheckpointThread {
  readonly #file: string;
  #worker: Worker | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  /** Takes over what the log has and nobody reads; rejects when that fails. */
  checkpoint(): Promise<void> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      const settle = (error?: unknown) => {
        worker.off('message', done).off('error', settle);
        if (error) reject(error as Error);
        else resolve();
      };
      const done = () => settle();
      worker.once('message', done).once('error', settle);
      worker.postMessage('checkpoint');
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close');
    await ended;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), {
      workerData: this.#file,
    });
    // An error ends it: the next time asks another one.
    return worker.once('error', () => (this.#worker = null));
  }
}
