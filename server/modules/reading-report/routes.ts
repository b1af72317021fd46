import type { FastifyInstance } from 'fastify';
import type { ReadingReport } from '../../../contracts/reading-report.ts';
import { dayOf } from '../../../domain/days.ts';
import {
  lastMondays,
  readDays,
  type ReadDay,
  REPORT_WEEKS,
  reportLevels,
  starsByWeek,
} from '../../../domain/reading-report.ts';
import { levelOfStep, positionOf, type StepId } from '../../../domain/teaching-steps.ts';
import { teachingOrder } from '../catalogue/teaching-order.ts';
import { route } from '../../http/route.ts';
import { getStudent, startingStepIn } from '../students/service.ts';
import {
  countHeardWords,
  getFirstDay,
  type KnownBook,
  listLog,
  listPractised,
  listStars,
} from './store.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  config: Config;
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  authenticator: Authenticator;
}

export function readingReportRoutes(app: FastifyInstance, services: Services): void {
  const { database, authenticator, config, now } = services;
  const { db } = database;
  const { timeZone } = config;

  route(
    app,
    authenticator,
    'GET /api/reading-report',
    async ({ caller: { student: studentId }, query }) => {
      const at = now();
      const today = dayOf(at, timeZone);
      const mondays = lastMondays(today, Number(query.weeks ?? REPORT_WEEKS));
      const from = mondays[0] ?? today;
      const [student, ledger, log, firstDay, practised, heardWords] = await Promise.all([
        getStudent(db, studentId),
        listStars(db, studentId, at),
        listLog(db, studentId, { from, now: at }),
        getFirstDay(db, studentId),
        listPractised(db, studentId),
        countHeardWords(db, studentId),
      ]);
      const startingLevel = student?.reading_level ?? null;
      const met = new Set([
        ...knownBefore(startingStepIn(student)),
        ...ledger.flatMap((star) => star.phonograms),
      ]);
      // A star keeps the level of a book that was deleted, so the ledger comes last.
      const books = new Map<string, KnownBook>(
        [...log, ...ledger].map((book) => [book.bookId, book]),
      );
      return {
        today,
        firstName: student?.first_name ?? null,
        startingLevel,
        days: readDays(log, ledger, { from, timeZone }).map((day) => present(day, books)),
        hasEarlier:
          (firstDay !== null && firstDay < from) ||
          ledger.some(({ awardedAt }) => dayOf(awardedAt, timeZone) < from),
        weeks: starsByWeek(ledger, mondays, timeZone),
        levels: reportLevels(teachingOrder, met, practised, startingLevel),
        heardWords,
      };
    },
  );
}

/** Returns the sounds of the starting level that are taught before the starting step: they count as met. */
function knownBefore(start: StepId | null): string[] {
  if (start === null) return [];
  return teachingOrder
    .filter(({ level, step }) => level === levelOfStep(start) && step < positionOf(start))
    .map(({ key }) => key);
}

function present(
  { day, books }: ReadDay,
  known: ReadonlyMap<string, KnownBook>,
): ReadingReport['days'][number] {
  return {
    day,
    books: books.map(
      ({ bookId, firstPage, lastPage, isFinished, isAgain, isListened, isMarked }) => ({
        bookId,
        title: known.get(bookId)?.title ?? null,
        level: known.get(bookId)?.level ?? null,
        coverImageUrl: known.get(bookId)?.coverImageUrl ?? null,
        firstPage,
        lastPage,
        isFinished,
        isAgain,
        isListened,
        isMarked,
      }),
    ),
  };
}
