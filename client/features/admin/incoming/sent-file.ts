// A file as this page sends it.
import type { IncomingFile } from '../../../../contracts/incoming.ts';

/**
 * `queued` waits for its turn, `packing` becomes a ZIP, `waiting` is tried again by itself. `refused` was never sent,
 * `failed` was refused by the library, `sent` is there.
 */
export type Phase =
  | 'queued'
  | 'packing'
  | 'sending'
  | 'waiting'
  | 'waiting-for-network'
  | 'refused'
  | 'failed'
  | 'sent';

export interface SentFile {
  key: string;
  name: string;
  phase: Phase;
  bytes: number;
  bytesSent: number;
  /** Why it was refused, or what it waits for. */
  message: string | null;
  /** The id of its upload; null until the library has given one. */
  id: string | null;
  /** Whether the list of the library has had it. */
  isListed: boolean;
}

/** Whether a file is on its way, so that closing the page would stop it. */
export const isOnItsWay = ({ phase }: SentFile): boolean =>
  !['refused', 'failed', 'sent'].includes(phase);

/** Whether no book is of it: the library has refused it, or its draft was deleted. It may be brought in again. */
export const hasNoBook = ({ state, book }: IncomingFile): boolean =>
  state === 'refused' || (state === 'ready' && book === null);
