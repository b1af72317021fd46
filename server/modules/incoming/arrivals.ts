// Takes files as they arrive, in as many pieces as the network makes of them. A sender who comes back goes on where the
// file ends.
import { randomBytes } from 'node:crypto';
import { MOST_WAITING, sizeRefusal } from '../../../domain/incoming.ts';
import type { AskedLevel } from '../../../contracts/incoming.ts';
import { count } from '../../../domain/count.ts';
import type { Db } from '../../database/tables.ts';
import type { Upload } from '../../http/uploads.ts';
import { badBody, badField, Problem } from '../../problems/problem.ts';
import type { IncomingFiles } from '../../providers/storage/incoming-folder.ts';
import { endableReader } from './endable-reader.ts';
import {
  getIncoming,
  type IncomingRow,
  insertIncoming,
  noteArrival,
  noteArrived,
} from './store.ts';

export interface ArrivalParts {
  db: Db;
  files: IncomingFiles;
  /** Epoch milliseconds. */
  now: () => number;
  /** Called when a file has arrived. */
  onArrived: () => void;
}

export interface Announced {
  name: string;
  bytes: number;
  askedLevel: AskedLevel;
  /** The username of who brings it in. */
  by: string;
}

export interface Arrivals {
  /**
   * Returns the id of the upload. Throws a Problem for a file that would not be taken, if too many wait, and if the disk has
   * no room for this file and those that are on their way.
   */
  announce(file: Announced): Promise<string>;
  /** Returns how much is here. Ends a part that is still arriving: its sender has come back. Throws `not_found`. */
  sizeOf(id: string): Promise<{ bytes: number; bytesHere: number }>;
  /**
   * Appends a part, and returns how much is here. Throws `not_found`, `changed_meanwhile` if `offset` is not where the
   * file ends, and `too_large`. What has arrived before an interruption stays.
   */
  receive(id: string, offset: number, part: Upload): Promise<number>;
  /** Ends the part of a file that is arriving, and deletes what is here of it. */
  forget(id: string): Promise<void>;
}

/** What stays free on the disk, in bytes: the database may be on it, and what is made of the files. */
const RESERVE = 2 ** 30;
/** How often the progress of a part is stored, in milliseconds. */
const NOTE_EVERY = 2_000;

export function createArrivals({ db, files, now, onArrived }: ArrivalParts): Arrivals {
  /** The parts that are arriving, by the id of their file. */
  const parts = new Map<string, { end: AbortController; ended: Promise<unknown> }>();

  async function endPart(id: string): Promise<void> {
    const part = parts.get(id);
    part?.end.abort();
    await part?.ended.catch(() => {});
  }

  /** Notes a file that is complete. A process may have ended between its last byte and this. */
  async function noteIfComplete({ id, bytes, state }: IncomingRow, size: number): Promise<void> {
    if (state !== 'arriving' || size < bytes) return;
    await noteArrived(db, id, now());
    onArrived();
  }

  async function append(row: IncomingRow, offset: number, part: Upload, end: AbortSignal) {
    const file = await files.append(row.id, offset).catch(toNotFound);
    let size = offset;
    let notedAt = performance.now();
    try {
      for await (const bytes of endableReader(part, end, gaveWay)) {
        if (size + bytes.length > row.bytes) throw longerThanAnnounced();
        await file.write(bytes);
        if (size + bytes.length === row.bytes) await file.flush();
        size += bytes.length;
        if (performance.now() - notedAt < NOTE_EVERY) continue;
        await noteArrival(db, row.id, size, now());
        notedAt = performance.now();
      }
    } catch (error) {
      // The connection may break after the last byte: the file is whole all the same.
      const isBroken = !(error instanceof Problem) || error.code === 'invalid_request';
      if (size < row.bytes || !isBroken) throw error;
    } finally {
      await file.close();
      await noteArrival(db, row.id, size, now());
    }
    await noteIfComplete(row, size);
    return size;
  }

  /** Returns a file that is in this folder, and its size here. */
  async function find(id: string): Promise<{ row: IncomingRow; size: number }> {
    const row = await getIncoming(db, id);
    // A file of which a draft is made, or will be, is here as a whole.
    if (row && row.state !== 'arriving') return { row, size: row.bytes };
    const size = row ? await files.sizeOf(id) : null;
    if (!row || size === null) throw notFound();
    return { row, size };
  }

  return {
    async announce({ name, bytes, askedLevel, by }) {
      const refusal = sizeRefusal(name, bytes);
      if (refusal !== null) {
        throw bytes === 0
          ? badField('headers.upload-length', refusal)
          : badBody(refusal, 'too_large');
      }
      const id = randomBytes(16).toString('hex');
      const at = now();
      const row: IncomingRow = {
        ...{ id, name, state: 'arriving', bytes, bytes_here: 0, asked_level: askedLevel },
        ...{ folder: files.folderId, tries: 0, failures: null, due_at: at, taken_by: null },
        ...{ pages_done: 0, page_count: null, message: null, draft_id: null },
        ...{ by_whom: by, created_at: at, heard_at: at },
      };
      const room = { files: MOST_WAITING, bytes: (await files.freeBytes()) - RESERVE };
      await files.create(id);
      try {
        const lacking = await insertIncoming(db, row, room);
        if (lacking !== null) throw lacking === 'files' ? tooManyWait() : noRoom();
      } catch (error) {
        await files.remove(id);
        throw error;
      }
      return id;
    },

    async sizeOf(id) {
      await endPart(id);
      const { row, size } = await find(id);
      await noteIfComplete(row, size);
      return { bytes: row.bytes, bytesHere: size };
    },

    async receive(id, offset, part) {
      await endPart(id);
      const { row, size } = await find(id);
      if (offset !== size) throw wrongOffset(size);
      if (row.state !== 'arriving') return receiveNothing(part, size);
      // Another part may have begun while the row was read.
      if (parts.has(id)) throw gaveWay();
      const end = new AbortController();
      const ended = append(row, offset, part, end.signal);
      const mine = { end, ended };
      parts.set(id, mine);
      return ended.finally(() => {
        if (parts.get(id) === mine) parts.delete(id);
      });
    },

    async forget(id) {
      await endPart(id);
      await files.remove(id);
    },
  };
}

/** Reads a part of a file that is here as a whole: its sender may not have heard so. */
async function receiveNothing(part: Upload, size: number): Promise<number> {
  for await (const bytes of part) if (bytes.length > 0) throw longerThanAnnounced();
  return size;
}

/** A file may be deleted between the look at it and its opening. */
function toNotFound(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? notFound() : error;
}

const notFound = () =>
  new Problem('not_found', 'This file is not here any more. Please bring it in again.');

const wrongOffset = (size: number) =>
  new Problem(
    'changed_meanwhile',
    `The file goes on at byte ${size}. Ask for it, and go on there.`,
  );

const gaveWay = () =>
  new Problem(
    'changed_meanwhile',
    'This file goes on in another place. Ask how much of it is here.',
  );

const longerThanAnnounced = () =>
  badBody('The file is longer than was announced. Please bring it in again.', 'too_large');

const tooManyWait = () =>
  new Problem(
    'too_many_attempts',
    `${count(MOST_WAITING, 'file')} are on their way already. Wait until some of them are drafts, then bring in more.`,
    { retryAfter: 60 },
  );

const noRoom = () =>
  new Problem(
    'unavailable',
    'The disk of the library has no room for this file. Wait until other files are drafts, or ask whoever runs the library to make room.',
  );
