// Sends the files that were brought in, some at a time. It lives as long as the page, so the owner may open other tabs, edit
// a book, or sign in again meanwhile. It tries again by itself what failed for a reason that passes.
import type { AskedLevel } from '../../../../contracts/incoming.ts';
import { createAnnouncing } from './announcing.ts';
import type { BroughtFile } from './brought-files.ts';
import { forgetLevel } from './chosen-level.ts';
import { createFindUpload } from './find-upload.ts';
import { createPauses } from './pauses.ts';
import { createQueueFiles } from './queue-files.ts';
import type { QueueParts, Task } from './queue-parts.ts';
import { isOnItsWay, type SentFile } from './sent-file.ts';
import { delayAfter, outcomeOf } from './try-again.ts';

/** How many files are sent at a time. */
const AT_A_TIME = 3;

export function createSendQueue(parts: QueueParts) {
  const { send, pack, begun } = parts;
  const files = createQueueFiles();
  const { store, fileOf, change } = files;
  const tasks = new Map<string, Task>();
  const active = new Set<string>();
  /** The username of whose files these are; null until somebody has signed in. */
  let whose: string | null = null;
  const { pause, wake } = createPauses();
  const findUpload = createFindUpload(files, parts);
  const announceAll = createAnnouncing({ ...parts, files, tasks, active, findUpload, pause });

  async function sendOnce(key: string, task: Task): Promise<void> {
    const { source, level, controller } = task;
    const { signal } = controller;
    await task.announcing;
    signal.throwIfAborted();
    const id = task.isAnnounced ? fileOf(key)?.id : await findUpload(key);
    // A further try asks whether the upload is still there.
    task.isAnnounced = false;
    signal.throwIfAborted();
    if (id === undefined) return;
    change(key, { id });
    if (source.isFolder && task.packed === null) {
      change(key, { phase: 'packing', message: null });
      task.packed = await pack(source.name, source.files, signal);
    }
    const file = task.packed ?? source.files[0];
    if (file === undefined) return;
    change(key, { phase: 'sending', message: null, bytes: file.size });
    await send(file, {
      id,
      metadata: { filename: file.name, category: level },
      signal,
      onBegun(given) {
        begun.save(key, given);
        change(key, { id: given });
      },
      onProgress(bytesSent) {
        if (bytesSent <= (fileOf(key)?.bytesSent ?? 0)) return change(key, { bytesSent });
        task.tries = 0;
        change(key, { bytesSent, phase: 'sending' });
      },
    });
  }

  /** Notes a failure, and waits before another try. Returns whether it is tried again. */
  async function triesAgain(key: string, task: Task, error: unknown): Promise<boolean> {
    const { signal } = task.controller;
    const isBegun = fileOf(key)?.id !== null;
    const outcome = await outcomeOf(error, { isBegun, file: task.source.files[0] });
    change(key, outcome);
    if (outcome.phase === 'queued') files.setSessionOver(true);
    if (outcome.phase === 'queued' || outcome.phase === 'failed') return false;
    const delay = delayAfter(task.tries);
    task.tries += 1;
    await pause(delay, signal);
    return !signal.aborted;
  }

  async function run(key: string, task: Task): Promise<void> {
    for (;;) {
      // Who signs in next may be another person, for whom it is not sent.
      if (store.getState().isSessionOver) return change(key, { phase: 'queued', message: null });
      try {
        await sendOnce(key, task);
        tasks.delete(key);
        return change(key, { phase: 'sent', message: null });
      } catch (error) {
        if (task.controller.signal.aborted || !(await triesAgain(key, task, error))) return;
      }
    }
  }

  function pump(): void {
    start();
    void announceAll();
  }

  function start(): void {
    const { files: queued, isSessionOver } = store.getState();
    for (const { key, phase } of queued) {
      const task = tasks.get(key);
      if (isSessionOver || active.size >= AT_A_TIME) return;
      if (phase !== 'queued' || task === undefined || active.has(key)) continue;
      active.add(key);
      void run(key, task).finally(() => {
        active.delete(key);
        pump();
      });
    }
  }

  function end(key: string): void {
    tasks.get(key)?.controller.abort();
    tasks.delete(key);
  }

  function drop(key: string): void {
    end(key);
    files.remove(key);
  }

  function dropAll(): void {
    for (const { key } of store.getState().files) drop(key);
    files.setSessionOver(false);
    forgetLevel();
  }

  return {
    store,

    /**
     * Takes files to send them. One that is in the list already is not taken again, unless it was refused or its draft was
     * deleted. Returns how many were taken.
     */
    add(brought: readonly BroughtFile[], level: AskedLevel): number {
      let taken = 0;
      for (const source of brought) {
        const { key, name, bytes, refusal } = source;
        const known = fileOf(key);
        if (known !== undefined && !files.isOver(known)) continue;
        taken += 1;
        const phase = refusal === null ? 'queued' : 'refused';
        const file: SentFile = {
          ...{ key, name, phase, bytes, bytesSent: 0, message: refusal },
          ...{ id: null, isListed: false },
        };
        if (refusal === null) {
          const controller = new AbortController();
          tasks.set(key, {
            ...{ source, level, controller, packed: null, tries: 0 },
            ...{ announcing: null, isAnnounced: false },
          });
        }
        if (known !== undefined) change(key, file);
        else files.append(file);
      }
      pump();
      return taken;
    },

    /** Sends a file again that the library has refused. */
    retry(key: string): void {
      change(key, { phase: 'queued', message: null });
      pump();
    },

    /** Stops sending a file, whose row stays. It cannot go on. Returns the id of its upload; null if there is none. */
    async stop(key: string): Promise<string | null> {
      const announcing = tasks.get(key)?.announcing;
      end(key);
      await announcing;
      return fileOf(key)?.id ?? null;
    },

    /** Stops sending a file, and takes it off the list. */
    drop,

    /** Takes what was refused, or is sent, off the list. */
    dropDone(): void {
      for (const file of store.getState().files) if (!isOnItsWay(file)) drop(file.key);
    },

    /** Stops all, and forgets it: another owner may use this page next. */
    dropAll,

    /** Tries at once what waits, because the network is back. */
    wake,

    noteOffline: files.noteOffline,
    noteListed: files.noteListed,

    /**
     * Goes on after somebody has signed in. The files of another person are dropped. `username` is '' where an older release
     * does not tell it.
     */
    goOn(username: string): void {
      if (username !== '') {
        if (whose !== null && whose !== username) dropAll();
        whose = username;
      }
      files.setSessionOver(false);
      pump();
    },
  };
}
