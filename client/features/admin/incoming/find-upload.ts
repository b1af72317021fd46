import type { QueueFiles } from './queue-files.ts';
import type { QueueParts } from './queue-parts.ts';
import { hasNoBook } from './sent-file.ts';

export type FindUpload = ReturnType<typeof createFindUpload>;

export const createFindUpload =
  ({ fileOf, change }: QueueFiles, { listed, begun }: Pick<QueueParts, 'listed' | 'begun'>) =>
  /** Returns the id of the upload that goes on; null to begin one. Undefined if the whole file is there. */
  async (key: string): Promise<string | null | undefined> => {
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
  };
