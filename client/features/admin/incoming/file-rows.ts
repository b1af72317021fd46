// The rows of the list: the files that this page sends, in the order they were brought, and below them what else the library
// has. A row stays in its place while its file goes its way.
import type { IncomingFile } from '../../../../contracts/incoming.ts';
import { isOnItsWay, type SentFile } from './sent-file.ts';

/** A file here, at the library, or both. */
export interface FileRow {
  key: string;
  name: string;
  /** As this page sends it; null for a file of another page, or of another day. */
  sent: SentFile | null;
  /** As the library has it; null until it does. */
  listed: IncomingFile | null;
}

export function rowsOf(
  sent: readonly SentFile[],
  listed: readonly IncomingFile[],
): readonly FileRow[] {
  const byId = new Map(listed.map((file) => [file.id, file]));
  const ours = sent.map((file) => {
    const there = (file.id !== null && byId.get(file.id)) || null;
    // What was read of the library before the last bytes arrived is outdated.
    const isOutdated = file.phase === 'sent' && there?.state === 'arriving';
    return { key: file.key, name: file.name, sent: file, listed: isOutdated ? null : there };
  });
  const ourIds = new Set(sent.map(({ id }) => id));
  const others = listed
    .filter(({ id }) => !ourIds.has(id))
    .map((file) => ({ key: file.id, name: file.name, sent: null, listed: file }));
  return [...ours, ...others];
}

/** Whether this page has still to do with it; then the library does not know better. */
const isHere = ({ sent }: FileRow) => sent !== null && sent.phase !== 'sent';

const isRefused = ({ sent, listed }: FileRow) =>
  sent?.phase === 'refused' || sent?.phase === 'failed' || listed?.state === 'refused';

/** Returns the book that was made of it and is still there; null if there is none. */
export const bookOf = (row: FileRow): IncomingFile['book'] =>
  !isHere(row) && row.listed?.state === 'ready' ? row.listed.book : null;

export const isDraft = (row: FileRow): boolean => bookOf(row)?.state === 'draft';

/** Whether not all of it is there, and this page does not send it. */
export const isStopped = (row: FileRow): boolean =>
  row.sent === null && row.listed?.state === 'arriving';

const hasStoppedMidway = (row: FileRow) => isStopped(row) && row.listed?.bytesHere !== 0;

/**
 * Whether this person has announced it, and nothing of it is here: its page was closed, or is open elsewhere and sends others
 * first.
 */
export const isUnsent = (row: FileRow, me: string): boolean =>
  isStopped(row) && row.listed?.bytesHere === 0 && row.listed.by === me;

/** Whether somebody should look at it: it was refused, it stopped, or there is a note about its book. */
export const needsLook = (row: FileRow): boolean =>
  isRefused(row) || hasStoppedMidway(row) || (bookOf(row) !== null && row.listed?.message !== null);

/** Whether nothing more happens to it by itself. */
export const isDone = (row: FileRow): boolean =>
  isRefused(row) || (!isHere(row) && row.listed?.state === 'ready');

/** The share that is sent, or made, from 0 to 1; null where there is nothing to show. */
export function shareOf({ sent, listed }: FileRow): number | null {
  if (sent !== null && isOnItsWay(sent)) return sent.bytes === 0 ? 0 : sent.bytesSent / sent.bytes;
  if (listed?.state === 'arriving') return listed.bytes === 0 ? 0 : listed.bytesHere / listed.bytes;
  if (listed?.state === 'working') {
    return listed.pageCount === null ? 0 : listed.pagesDone / listed.pageCount;
  }
  return null;
}

/** Such as '12 of 40 are drafts, 20 are published, 2 need a look'. '' for no rows. */
export function summaryOf(rows: readonly FileRow[]): string {
  if (rows.length === 0) return '';
  const drafts = rows.filter(isDraft).length;
  const published = rows.filter((row) => bookOf(row)?.state === 'published').length;
  const looks = rows.filter(needsLook).length;
  return [
    `${drafts} of ${rows.length} ${drafts === 1 ? 'is a draft' : 'are drafts'}`,
    ...(published === 0 ? [] : [`${published} ${published === 1 ? 'is' : 'are'} published`]),
    ...(looks === 0 ? [] : [`${looks} ${looks === 1 ? 'needs' : 'need'} a look`]),
  ].join(', ');
}
