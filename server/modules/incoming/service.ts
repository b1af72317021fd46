// Files that owners and editors bring in: they arrive (arrivals.ts) and are made into drafts (queue.ts).
import type { FastifyBaseLogger } from 'fastify';
import { type IncomingFile, MOST_INCOMING_LISTED } from '../../../contracts/incoming.ts';
import { ARRIVES_WITHIN } from '../../../domain/incoming.ts';
import { isDiskFull } from '../../database/failures.ts';
import type { Database } from '../../database/open.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import { Problem } from '../../problems/problem.ts';
import type { IncomingFiles } from '../../providers/storage/incoming-folder.ts';
import { type Arrivals, createArrivals } from './arrivals.ts';
import { makeDraft, type MakingParts } from './make-draft.ts';
import { presentIncoming } from './present-incoming.ts';
import { createQueue, type Queue } from './queue.ts';
import {
  deleteEnded,
  deleteIncoming,
  deleteStopped,
  deleteUnsent,
  listIncoming,
  listOfFolder,
  noteArrived,
  noteFolderIsHere,
  refuseLost,
} from './store.ts';

export interface IncomingParts extends MakingParts {
  database: Database;
  incomingFiles: IncomingFiles;
  log: Pick<FastifyBaseLogger, 'error'>;
  metrics: Pick<Metrics, 'draftMade'>;
}

export interface Incoming extends Omit<Arrivals, 'forget'>, Pick<Queue, 'start' | 'close'> {
  list(): Promise<IncomingFile[]>;
  /** Stops a file that is not made yet, or takes another one off the list. Throws `not_found`. */
  remove(id: string): Promise<void>;
  /** Takes the files off the list that are made or were refused. */
  removeEnded(): Promise<void>;
  /** Takes those of these files off the list that this person has announced, and of which nothing has arrived. */
  giveUp(ids: readonly string[], by: string): Promise<void>;
  /** The scheduled job: forgets what has stopped or is old, and deletes files that belong to nothing. */
  tidy(): Promise<void>;
}

const DAY = 24 * 3_600_000;
/** How long a made or refused file stays on the list. */
const LISTED_FOR = 30 * DAY;
/** How long the process that has a file may be gone. */
const GONE_FOR = DAY;
/** How long the other processes have to say that they are here, after the whole library was away. */
const ALL_BACK_WITHIN = 3_600_000;
/** A file that has no row yet is of an upload that begins. */
const YOUNG = 3_600_000;

const LOST =
  'The part of the library that has this file has been away for a day. Bring the file in again.';

export function createIncoming(parts: IncomingParts): Incoming {
  const { database, incomingFiles: files, now, log, metrics } = parts;
  const { db } = database;
  const queue = createQueue({
    ...{ db, files, now, log, metrics },
    makeDraft: (making) => makeDraft(parts, making),
  });
  const upSince = now();
  let noted: Promise<void> = Promise.resolve();
  const { forget, ...arrivals } = createArrivals({ db, files, now, onArrived: queue.wake });

  /** Compares the files of this folder with the rows. */
  async function tidyFolder(): Promise<void> {
    const before = Date.now() - YOUNG;
    const stored = await files.list();
    const rows = new Map((await listOfFolder(db, files.folderId)).map((row) => [row.id, row]));
    for (const { id, writtenAt } of stored) {
      const row = rows.get(id);
      if (!row && writtenAt < before) await files.remove(id);
      // A process may have ended between the last byte and the note of it.
      if (row?.state === 'arriving' && (await files.sizeOf(id)) === row.bytes) {
        await noteArrived(db, id, now());
      }
    }
  }

  return {
    ...arrivals,
    start() {
      noted = noteFolderIsHere(db, files.folderId, upSince).catch((error: unknown) =>
        log.error({ err: error }, 'It was not noted that the folder of incoming files is here'),
      );
      queue.start();
    },
    async close() {
      await noted;
      await queue.close();
    },
    async list() {
      const rows = await listIncoming(db, MOST_INCOMING_LISTED);
      return presentIncoming(rows, (await parts.catalogue.ownerShelf()).books, now());
    },
    async remove(id) {
      const wasThere = await deleteIncoming(db, id).catch(async (error: unknown) => {
        if (!isDiskFull(error)) throw error;
        // The file makes the room that is needed to delete its row.
        await forget(id);
        return deleteIncoming(db, id);
      });
      queue.stop(id);
      await forget(id);
      if (!wasThere) throw new Problem('not_found', 'This file is not on the list any more.');
    },
    removeEnded: () => deleteEnded(db),
    async giveUp(ids, by) {
      // A part that has begun since ends with its file, and its sender announces the file anew.
      for (const id of await deleteUnsent(db, ids, by)) await forget(id);
    },
    async tidy() {
      const at = now();
      await noteFolderIsHere(db, files.folderId, at);
      if (at - upSince >= ALL_BACK_WITHIN) await refuseLost(db, at - GONE_FOR, LOST);
      await deleteStopped(db, at - ARRIVES_WITHIN);
      await deleteEnded(db, at - LISTED_FOR);
      await tidyFolder();
      queue.wake();
    },
  };
}
