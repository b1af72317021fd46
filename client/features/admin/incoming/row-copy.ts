// What a row of the list says of its file.
import type { IncomingFile } from '../../../../contracts/incoming.ts';
import { count } from '../../../../domain/count.ts';
import { stateText } from '../catalogue/state-copy.ts';
import { shareOf, isStopped, type FileRow } from './file-rows.ts';
import type { SentFile } from './sent-file.ts';

/** `state` is short; `detail` is what to know or to do, or ''. */
export interface RowWords {
  state: string;
  detail: string;
}

const percentOf = (row: FileRow) => `${Math.floor((shareOf(row) ?? 0) * 100)} %`;

function wordsHere(row: FileRow, { phase, message, bytesSent }: SentFile): RowWords {
  const detail = message ?? '';
  switch (phase) {
    case 'queued':
      return { state: 'Waits to be sent', detail };
    case 'packing':
      return { state: 'The pictures are put together', detail };
    case 'sending':
      return { state: bytesSent === 0 ? 'Sending' : `Sending, ${percentOf(row)}`, detail };
    case 'waiting':
      return { state: 'Waiting, and goes on by itself', detail };
    case 'waiting-for-network':
      return { state: 'Waiting for the network', detail: 'It goes on by itself.' };
    case 'refused':
      return { state: 'Not taken', detail };
    case 'failed':
      return { state: 'Not sent', detail };
    case 'sent':
      return { state: 'It is here', detail };
  }
}

function wordsThere(row: FileRow, file: IncomingFile, isMoving: boolean): RowWords {
  const detail = file.message ?? '';
  switch (file.state) {
    case 'arriving':
      if (!isStopped(row) || isMoving) return { state: `Arriving, ${percentOf(row)}`, detail };
      // It may wait for its turn on a page that is open elsewhere.
      return file.bytesHere === 0
        ? {
            state: 'Arriving, 0 %',
            detail: 'If its page was closed, choose the same file again to go on.',
          }
        : { state: `Stopped at ${percentOf(row)}`, detail: 'Choose the same file again to go on.' };
    case 'waiting':
      return { state: 'It is here, and its turn comes', detail };
    case 'working':
      return {
        state:
          file.pageCount === null
            ? 'The book is opened'
            : `Making page ${Math.min(file.pagesDone + 1, file.pageCount)} of ${file.pageCount}`,
        detail,
      };
    case 'ready':
      return file.book === null
        ? { state: 'Its draft was deleted', detail: '' }
        : { state: stateText(file.book), detail };
    case 'refused':
      return { state: 'Not made', detail };
  }
}

/** Returns what a row says. `isMoving` is whether bytes arrive that this page does not send. */
export function wordsOf(row: FileRow, isMoving: boolean): RowWords {
  const { sent, listed } = row;
  if (sent !== null && (sent.phase !== 'sent' || listed === null)) return wordsHere(row, sent);
  return listed === null ? { state: '', detail: '' } : wordsThere(row, listed, isMoving);
}

/** What clearing the list does to files that were announced and not sent. */
export const clearsUnsent = (files: number): string =>
  `Clearing also takes off ${count(files, 'file')} of yours of which nothing has arrived. A page that still sends ${files === 1 ? 'it' : 'them'} goes on.`;
