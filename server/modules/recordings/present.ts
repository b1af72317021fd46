// Builds the API representations of recordings. Every field is listed, so no column leaks by accident.
import type { BookRecording, Narrated, Recording, Voice } from '../../../contracts/recordings.ts';
import { narrationOf, playedOf } from '../../../domain/narration.ts';
import { sentencesByPage } from './page-sentences.ts';
import type { NarrationRow, RecordingRow, VoiceRow } from './store.ts';

const secondsOf = ({ milliseconds }: RecordingRow) => milliseconds / 1000;

export const presentRecording = (row: RecordingRow): Recording => ({
  key: row.key,
  take: row.take,
  seconds: secondsOf(row),
  loudness: row.loudness / 100,
  recordedAt: row.recorded_at,
});

export function presentVoice(rows: readonly VoiceRow[]): Voice {
  const ofKind = (wanted: string) =>
    Object.fromEntries(
      rows
        .filter(({ kind }) => kind === wanted)
        .map(({ name, take }) => [name, `/api/voice/${take}`]),
    );
  return { sounds: ofKind('sound'), prompts: ofKind('prompt'), words: ofKind('word') };
}

const saidBy = (row: NarrationRow) => ({
  row,
  page: row.page,
  text: row.text,
  isWholePage: row.kind === 'page',
});

/** `content` is that of the book. */
export function presentBookRecordings(
  content: string,
  rows: readonly NarrationRow[],
): BookRecording[] {
  const recordings = rows.map(saidBy);
  const stale = new Set(narrationOf(sentencesByPage(content), recordings).stale);
  return recordings.map((recording) => ({
    ...presentRecording(recording.row),
    page: recording.page,
    text: recording.text,
    isWholePage: recording.isWholePage,
    isStale: stale.has(recording),
  }));
}

/** Returns what is played of a book, in its order. */
export function presentNarration(content: string, rows: readonly NarrationRow[]): Narrated[] {
  const { pages } = narrationOf(sentencesByPage(content), rows.map(saidBy));
  return pages.flatMap((page, index) =>
    playedOf(page).map(({ row, text, isWholePage }) => ({
      page: index + 1,
      text,
      isWholePage,
      seconds: secondsOf(row),
      url: `/api/books/${row.book_id}/narration/${row.take}`,
    })),
  );
}
