// Sends the files that were brought in, some at a time. It lives as long as the page, so the owner may open other tabs, edit
// a book, or sign in again meanwhile. It tries again by itself what failed for a reason that passes.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AskedLevel, IncomingFile } from '../../../../contracts/incoming.ts';
import { ApiError, messageOf } from '../../../api/api.ts';
import type { ResumableUpload } from '../../../api/resumable-upload.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import type { BroughtFile } from './brought-files.ts';
import { hasNoBook, isOnItsWay, type SentFile } from './sent-file.ts';

/** How many files are sent at a time. */
const AT_A_TIME = 3;
/** How long each further try waits, in milliseconds. Bytes that arrive start it from the beginning. */
const DELAYS = [1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

const GONE = 'This file cannot be read any more. It may have been moved or changed. Drop it again.';
const FAILED = 'Please try again in a moment.';

export interface QueueState {
  /** In the order in which they were brought. */
  files: readonly SentFile[];
  /** Whether all waits until the owner has signed in again. */
  isSessionOver: boolean;
}

export interface QueueParts {
  send: (file: File, upload: ResumableUpload) => Promise<void>;
  pack: (name: string, pictures: readonly File[], signal: AbortSignal) => Promise<File>;
  /** The files that the library has. */
  listed: () => Promise<readonly IncomingFile[]>;
  begun: {
    idOf: (key: string) => string | null;
    save: (key: string, id: string) => void;
    forget: (key: string) => void;
  };
}

/** What is needed to send a file. It is dropped once the file is there. */
interface Task {
  source: BroughtFile;
  level: AskedLevel;
  controller: AbortController;
  /** The ZIP of a folder, once it is made. */
  packed: File | null;
  tries: number;
}

/** Whether a refusal passes by itself: the library is busy, restarts, or has many files to make first. */
const passes = ({ status }: ApiError): boolean =>
  status >= 500 || [408, 409, 423, 429].includes(status);

async function isReadable(file: File | undefined): Promise<boolean> {
  try {
    await file?.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

export function createSendQueue({ send, pack, listed, begun }: QueueParts) {
  const store: StoreApi<QueueState> = createStore<QueueState>(() => ({
    files: [],
    isSessionOver: false,
  }));
  const tasks = new Map<string, Task>();
  const active = new Set<string>();
  /** What the library said last of each file, by id. */
  let there: ReadonlyMap<string, IncomingFile> = new Map();
  /** The username of whose files these are; null until somebody has signed in. */
  let whose: string | null = null;
  /** What ends the pauses of files that wait. */
  const wakes = new Set<() => void>();

  const fileOf = (key: string) => store.getState().files.find((file) => file.key === key);
  const setFiles = (files: readonly SentFile[]) => store.setState({ files });
  const change = (key: string, changes: Partial<SentFile>) =>
    setFiles(
      store.getState().files.map((file) => (file.key === key ? { ...file, ...changes } : file)),
    );

  /** Waits, but not longer than until the network is back or the file is stopped. */
  const pause = (milliseconds: number, { signal }: AbortController) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        wakes.delete(end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      wakes.add(end);
      signal.addEventListener('abort', end);
    });
  const wake = () => [...wakes].forEach((end) => end());

  /** Returns the id of the upload that goes on; null to begin one. Undefined if the whole file is there. */
  async function findUpload(key: string): Promise<string | null | undefined> {
    const id = fileOf(key)?.id ?? begun.idOf(key);
    if (id === null) return null;
    const row = (await listed()).find((one) => one.id === id);
    if (row?.state === 'arriving') return id;
    begun.forget(key);
    // What was taken off the library's list, or is no book there, is sent anew.
    if (row === undefined || hasNoBook(row)) return null;
    begun.save(key, id);
    change(key, { id });
    return undefined;
  }

  async function sendOnce(key: string, task: Task): Promise<void> {
    const { source, level, controller } = task;
    const { signal } = controller;
    const id = await findUpload(key);
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
        if (bytesSent > (fileOf(key)?.bytesSent ?? 0)) task.tries = 0;
        change(key, { bytesSent });
      },
    });
  }

  /** Decides what happens after a failure: another try after a pause, or the end. Returns whether it is tried again. */
  async function triesAgain(key: string, task: Task, error: unknown): Promise<boolean> {
    const fail = (message: string) => {
      change(key, { phase: 'failed', message });
      return false;
    };
    if (isSessionOver(error)) {
      change(key, { phase: 'queued', message: null });
      store.setState({ isSessionOver: true });
      return false;
    }
    const isRefused = error instanceof ApiError;
    // Its upload is gone; whether the file is there says the list.
    const isGone = isRefused && [404, 410].includes(error.status) && fileOf(key)?.id !== null;
    if (isRefused && !isGone && !passes(error)) return fail(messageOf(error, FAILED));
    if (error instanceof DOMException || !(await isReadable(task.source.files[0]))) {
      return fail(GONE);
    }
    change(key, {
      phase: isRefused ? 'waiting' : 'waiting-for-network',
      message: isRefused && !isGone ? messageOf(error, FAILED) : null,
    });
    const delay = DELAYS[Math.min(task.tries, DELAYS.length - 1)] ?? 0;
    task.tries += 1;
    await pause(delay, task.controller);
    return !task.controller.signal.aborted;
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
    const { files, isSessionOver } = store.getState();
    for (const { key, phase } of files) {
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

  function stop(key: string): void {
    tasks.get(key)?.controller.abort();
    tasks.delete(key);
  }

  function drop(key: string): void {
    stop(key);
    setFiles(store.getState().files.filter((file) => file.key !== key));
  }

  function dropAll(): void {
    for (const { key } of store.getState().files) drop(key);
    store.setState({ isSessionOver: false });
  }

  /** Whether the same file may be brought in once more. */
  function isOver({ phase, id }: SentFile): boolean {
    const row = id === null ? undefined : there.get(id);
    if (phase === 'sent') return row !== undefined && hasNoBook(row);
    return phase === 'refused' || phase === 'failed';
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
        if (known !== undefined && !isOver(known)) continue;
        taken += 1;
        const phase = refusal === null ? 'queued' : 'refused';
        const file: SentFile = {
          ...{ key, name, phase, bytes, bytesSent: 0, message: refusal },
          ...{ id: null, isListed: false },
        };
        if (refusal === null) {
          const controller = new AbortController();
          tasks.set(key, { source, level, controller, packed: null, tries: 0 });
        }
        if (known !== undefined) change(key, file);
        else setFiles([...store.getState().files, file]);
      }
      pump();
      return taken;
    },

    /** Sends a file again that the library has refused. */
    retry(key: string): void {
      change(key, { phase: 'queued', message: null });
      pump();
    },

    /** Stops sending a file, whose row stays. It cannot go on. */
    stop,

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

    /**
     * Goes on after somebody has signed in. The files of another person are dropped. `username` is '' where an older release
     * does not tell it.
     */
    goOn(username: string): void {
      if (username !== '') {
        if (whose !== null && whose !== username) dropAll();
        whose = username;
      }
      store.setState({ isSessionOver: false });
      pump();
    },

    /** Notes which files the library has. A file that was there, and is not any more, was taken off the list elsewhere. */
    noteListed(listedFiles: readonly IncomingFile[]): void {
      there = new Map(listedFiles.map((file) => [file.id, file]));
      const { files } = store.getState();
      const isThere = ({ id }: SentFile) => id !== null && there.has(id);
      const left = files.filter((file) => file.phase !== 'sent' || !file.isListed || isThere(file));
      const isNew = left.some((file) => isThere(file) && !file.isListed);
      if (left.length === files.length && !isNew) return;
      setFiles(left.map((file) => (isThere(file) ? { ...file, isListed: true } : file)));
    },
  };
}
