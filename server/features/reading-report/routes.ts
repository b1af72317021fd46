import type { FastifyInstance } from 'fastify';
import { REPORT_WEEKS, type ReadingReport } from '../../../contracts/reading-report.ts';
import { dayOf } from '../../../domain/days.ts';
import {
  lastMondays,
  readDays,
  reportLevels,
  starsByWeek,
  type ReadDay,
} from '../../../domain/reading-report.ts';
import { keyOf } from '../../../phonics/keys.ts';
import { phonograms } from '../../../phonics/phonograms.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { getStudent } from '../../students/store.ts';
import { listTitledStars } from './store.ts';

const taught = phonograms.map((phonogram) => ({ key: keyOf(phonogram), level: phonogram.level }));

interface KnownBook {
  title: string | null;
  level: number;
}

export function readingReportRoutes(app: FastifyInstance, services: Services): void {
  const { database, session, config, now } = services;
  const { timeZone } = config;

  route(app, session, 'GET /api/reading-report', async ({ caller, query }) => {
    const today = dayOf(now(), timeZone);
    const mondays = lastMondays(today, Number(query.weeks ?? REPORT_WEEKS));
    const from = mondays[0] ?? today;
    const [student, ledger] = await Promise.all([
      getStudent(database.db, caller.uid),
      listTitledStars(database.db, caller.uid),
    ]);
    const books = new Map<string, KnownBook>(ledger.map((star) => [star.bookId, star]));
    const met = new Set(ledger.flatMap((star) => star.phonograms));
    const startingLevel = student?.reading_level ?? null;
    return {
      today,
      firstName: student?.first_name ?? null,
      startingLevel,
      days: readDays([], ledger, { from, timeZone }).map((day) => present(day, books)),
      hasEarlier: ledger.some(({ awardedAt }) => dayOf(awardedAt, timeZone) < from),
      weeks: starsByWeek(ledger, mondays, timeZone),
      levels: reportLevels(taught, met, new Set(), startingLevel),
    };
  });
}

function present(
  { day, books }: ReadDay,
  known: ReadonlyMap<string, KnownBook>,
): ReadingReport['days'][number] {
  return {
    day,
    books: books.map(({ bookId, firstPage, lastPage, isFinished }) => ({
      bookId,
      title: known.get(bookId)?.title ?? null,
      level: known.get(bookId)?.level ?? null,
      firstPage,
      lastPage,
      isFinished,
    })),
  };
}
