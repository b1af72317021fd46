// Sends the files that were brought in, some at a time. It lives as long as the page, so the owner may open other tabs, edit
// a book, or sign in again meanwhile. It tries again by itself what failed for a reason that passes.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AskedLevel, IncomingFile } from '../../../../contracts/incoming.ts';
import { ApiError, messageOf } from '../../../api/api.ts';
import type { Announcement, ResumableUpload } from '../../../api/resumable-upload.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import type { BroughtFile } from './brought-files.ts';
import { createPauses } from './pauses.ts';
import { hasNoBook, isOnItsWay, type SentFile } from './sent-file.ts';

/** How many files are sent at a time. */
const AT_A_TIME = 3;
/** How long the next file waits to be announced after one was refused, in milliseconds. */
const ANNOUNCE_AGAIN = 30_000;
/** How long each further try waits, in milliseconds. Bytes that arrive start it from the beginning. */
const DELAYS = [1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

const GONE = 'This file cannot be read any more. It may have been moved or changed. Drop it again.';
const FAILED = 'Please try again in a moment.';

export interface QueueState {
  /** In the order in which they were brought. */
  files: readonly SentFile[];
  /** Whether all waits until the owner has signed in again. */
  isSessionOver: boolean;
  /** The level that was chosen for the books that are brought in next. */
  level: AskedLevel;
}

export interface QueueParts {
  send: (file: File, upload: ResumableUpload) => Promise<void>;
  pack: (name: string, pictures: readonly File[], signal: AbortSignal) => Promise<File>;
  /** Returns the size of what `pack` makes, in bytes. */
  packedSize: (pictures: readonly File[]) => Promise<number>;
  /** Tells the library that a file will be sent. Returns the id of its upload. */
  announce: (file: Announcement) => Promise<string>;
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
  /** Ends when the library has answered; null while it is not asked. It never rejects. */
  announcing: Promise<boolean> | null;
  /** Whether its upload was found or announced, and nothing has been sent since. */
  isAnnounced: boolean;
  tries: number;
}

/** Returns the name under which the library knows a file. */
const nameOf = ({ name, isFolder }: BroughtFile) => (isFolder ? `${name}.zip` : name);

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

export function createSendQueue(parts: QueueParts) {
  const { send, pack, packedSize, announce, listed, begun } = parts;
  const store: StoreApi<QueueState> = createStore<QueueState>(() => ({
    files: [],
    isSessionOver: false,
    level: 'words',
  }));
  const tasks = new Map<string, Task>();
  const active = new Set<string>();
  /** What the library said last of each file, by id. */
  let there: ReadonlyMap<string, IncomingFile> = new Map();
  let isAnnouncing = false;
  /** The username of whose files these are; null until somebody has signed in. */
  let whose: string | null = null;
  const { pause, wake } = createPauses();

  const fileOf = (key: string) => store.getState().files.find((file) => file.key === key);
  const setFiles = (files: readonly SentFile[]) => store.setState({ files });
  const change = (key: string, changes: Partial<SentFile>) =>
    setFiles(
      store.getState().files.map((file) => (file.key === key ? { ...file, ...changes } : file)),
    );

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
    await pause(delay, task.controller.signal);
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

  /** Announces a file that waits for its turn. Returns whether the next one may follow at once. */
  async function announceOne(key: string, task: Task): Promise<boolean> {
    const { source, level } = task;
    try {
      let id = await findUpload(key);
      if (id === undefined) {
        tasks.delete(key);
        change(key, { phase: 'sent', message: null });
        return true;
      }
      id ??= await announce({
        bytes: source.isFolder ? await packedSize(source.files) : source.bytes,
        metadata: { filename: nameOf(source), category: level },
      });
      begun.save(key, id);
      change(key, { id, message: null });
      task.isAnnounced = true;
      return true;
    } catch (error) {
      if (isSessionOver(error)) {
        store.setState({ isSessionOver: true });
        return true;
      }
      const isRefused = error instanceof ApiError;
      const isFinal = isRefused && !passes(error);
      const message = isRefused ? messageOf(error, FAILED) : null;
      change(key, { message, phase: isFinal ? 'failed' : 'queued' });
      return isFinal;
    }
  }

  /** Returns the first file that waits, and of which the library does not know. */
  function nextToAnnounce(): [string, Task] | null {
    const { files, isSessionOver } = store.getState();
    if (isSessionOver) return null;
    for (const { key, phase, id } of files) {
      const task = tasks.get(key);
      if (phase === 'queued' && id === null && task && !active.has(key)) return [key, task];
    }
    return null;
  }

  /** Announces all that waits, so that the library lists it also after this page was closed. */
  async function announceAll(): Promise<void> {
    if (isAnnouncing) return;
    isAnnouncing = true;
    for (let next = nextToAnnounce(); next !== null; next = nextToAnnounce()) {
      const [key, task] = next;
      const announcing = announceOne(key, task);
      task.announcing = announcing;
      const goesOn = await announcing;
      task.announcing = null;
      if (!goesOn) await pause(ANNOUNCE_AGAIN, task.controller.signal);
    }
    isAnnouncing = false;
  }

  function pump(): void {
    start();
    void announceAll();
  }

  function start(): void {
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

  function end(key: string): void {
    tasks.get(key)?.controller.abort();
    tasks.delete(key);
  }

  function drop(key: string): void {
    end(key);
    setFiles(store.getState().files.filter((file) => file.key !== key));
  }

  function dropAll(): void {
    for (const { key } of store.getState().files) drop(key);
    store.setState({ isSessionOver: false, level: 'words' });
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
          tasks.set(key, {
            ...{ source, level, controller, packed: null, tries: 0 },
            ...{ announcing: null, isAnnounced: false },
          });
        }
        if (known !== undefined) change(key, file);
        else setFiles([...store.getState().files, file]);
      }
      pump();
      return taken;
    },

    /** Notes the level of the books that are brought in from now on. */
    chooseLevel: (level: AskedLevel): void => store.setState({ level }),

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

    /** Says of what is being sent that it waits for the network, until more of it is sent. */
    noteOffline: (): void =>
      setFiles(
        store
          .getState()
          .files.map((file) =>
            file.phase === 'sending' ? { ...file, phase: 'waiting-for-network' } : file,
          ),
      ),

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
