// This week in figures: books read, read again, and listened to. A book that was only marked counts as none of them.
import type { ReadBook, ReadingReport } from '../../../contracts/reading-report.ts';
import { mondayOf } from '../../../domain/days.ts';
import { count } from '../../../domain/count.ts';
import { daysOfWeek } from './report-copy.ts';

export interface WeekFigures {
  /** Different books that were read to the end for the first time. */
  read: number;
  /** How often a book was read to the end on a later day. */
  again: number;
  /** How often a book was read to the child. */
  listened: number;
  /** How often a book was marked as finished on its first page. */
  marked: number;
}

const isRead = ({ isFinished, isListened, isMarked }: ReadBook) =>
  isFinished && !isListened && !isMarked;

export function weekFigures(report: Pick<ReadingReport, 'days' | 'today'>): WeekFigures {
  const books = daysOfWeek(report, mondayOf(report.today)).flatMap((day) => day.books);
  const read = books.filter(isRead);
  return {
    read: new Set(read.filter(({ isAgain }) => !isAgain).map(({ bookId }) => bookId)).size,
    again: read.filter(({ isAgain }) => isAgain).length,
    listened: books.filter(({ isListened }) => isListened).length,
    marked: books.filter(({ isMarked }) => isMarked).length,
  };
}

/** '1 book was marked complete without turning a page.'; null when none was. */
export function markedSentence({ marked }: WeekFigures): string | null {
  if (marked === 0) return null;
  return `${count(marked, 'book')} ${marked === 1 ? 'was' : 'were'} marked complete without turning a page.`;
}

/** 'Words you have heard: 34 read well, 5 helped, 2 missed.'; null when none was heard. */
export function heardSentence({
  well,
  helped,
  missed,
}: ReadingReport['heardWords']): string | null {
  if (well + helped + missed === 0) return null;
  return `Words you have heard: ${well} read well, ${helped} helped, ${missed} missed.`;
}
