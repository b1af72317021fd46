// The files of the queue as they are shown, and what the library has said of them.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { IncomingFile } from '../../../../contracts/incoming.ts';
import { hasNoBook, type SentFile } from './sent-file.ts';

export interface QueueState {
  /** In the order in which they were brought. */
  files: readonly SentFile[];
  /** Whether all waits until somebody has signed in again. */
  isSessionOver: boolean;
}

export type QueueFiles = ReturnType<typeof createQueueFiles>;

export function createQueueFiles() {
  const store: StoreApi<QueueState> = createStore<QueueState>(() => ({
    files: [],
    isSessionOver: false,
  }));
  /** What the library said last of each file, by id. */
  let there: ReadonlyMap<string, IncomingFile> = new Map();

  const all = () => store.getState().files;
  const setFiles = (files: readonly SentFile[]) => store.setState({ files });
  const isThere = ({ id }: SentFile) => id !== null && there.has(id);

  return {
    store,
    fileOf: (key: string) => all().find((file) => file.key === key),
    /** Changes a file; nothing if it was removed meanwhile. */
    change: (key: string, changes: Partial<SentFile>): void =>
      setFiles(all().map((file) => (file.key === key ? { ...file, ...changes } : file))),
    append: (file: SentFile): void => setFiles([...all(), file]),
    remove: (key: string): void => setFiles(all().filter((file) => file.key !== key)),
    setSessionOver: (isSessionOver: boolean): void => store.setState({ isSessionOver }),

    /** Whether the same file may be brought in once more. */
    isOver({ phase, id }: SentFile): boolean {
      const row = id === null ? undefined : there.get(id);
      if (phase === 'sent') return row !== undefined && hasNoBook(row);
      return phase === 'refused' || phase === 'failed';
    },

    /** Says of what is being sent that it waits for the network, until more of it is sent. */
    noteOffline: (): void =>
      setFiles(
        all().map((file) =>
          file.phase === 'sending' ? { ...file, phase: 'waiting-for-network' } : file,
        ),
      ),

    /** Notes which files the library has. A file that was there, and is not any more, was taken off the list elsewhere. */
    noteListed(listedFiles: readonly IncomingFile[]): void {
      there = new Map(listedFiles.map((file) => [file.id, file]));
      const files = all();
      const left = files.filter((file) => file.phase !== 'sent' || !file.isListed || isThere(file));
      const isNew = left.some((file) => isThere(file) && !file.isListed);
      if (left.length === files.length && !isNew) return;
      setFiles(left.map((file) => (isThere(file) ? { ...file, isListed: true } : file)));
    },
  };
}
