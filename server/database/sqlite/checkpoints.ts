import { Worker } from 'node:worker_threads';
import type { Mutex } from 'async-mutex';
import { singleFlight } from '../../async/single-flight.ts';

/** The log is reset at 64 MB. Most of its pages are versions of the same few hundred database pages. */
export const CHECKPOINT_PAGES = 16_000;

/** Copies SQLite's write-ahead log into the database (a checkpoint) while the server keeps working. */
export class Checkpoints {
  readonly #pagesInLog: () => number;
  readonly #mutex: Mutex;
  readonly #thread: CheckpointThread;
  readonly #runs = singleFlight(() => this.#run());
  #due = CHECKPOINT_PAGES;
  /** New writers wait for this promise; null while they need not wait. */
  writersHeld: Promise<void> | null = null;

  /** `pagesInLog` is called while no transaction is open. Every writer to `file` holds `mutex`. */
  constructor(file: string, pagesInLog: () => number, mutex: Mutex) {
    this.#pagesInLog = pagesInLog;
    this.#mutex = mutex;
    this.#thread = new CheckpointThread(file);
  }

  /** Must be called after each write, before the writer releases the lock. */
  afterWrite(): void {
    const pages = this.#pagesInLog();
    if (pages < CHECKPOINT_PAGES) this.#due = CHECKPOINT_PAGES;
    if (pages < this.#due) return;
    // A reader in another process can prevent the reset of the log: try again after as many pages more.
    this.#due = pages + CHECKPOINT_PAGES;
    // If it fails, SQLite's own checkpoint runs when the log has grown further.
    this.#runs.run().catch(() => {});
  }

  async close(): Promise<void> {
    await this.#runs.settled();
    await this.#thread.close();
  }

  /** Copies most of the log while others keep writing; then holds new writers back and copies the small rest. */
  async #run(): Promise<void> {
    await this.#thread.checkpoint();
    const hold = Promise.withResolvers<void>();
    this.writersHeld = hold.promise;
    try {
      // Waits until the writers that have the lock, or wait for it, are done.
      await this.#mutex.runExclusive(() => {});
      await this.#thread.checkpoint();
    } finally {
      this.writersHeld = null;
      hold.resolve();
    }
  }
}

/** A second connection, in a worker thread that may block on the disk. The thread starts at first use. */
class CheckpointThread {
  readonly #file: string;
  #worker: Worker | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  /** Copies the part of the log that no reader blocks. Rejects on failure. */
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
    // An error ends the thread: the next checkpoint starts a new one.
    return worker.once('error', () => (this.#worker = null));
  }
}
