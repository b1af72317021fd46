// The owner's figures. The scheduled job reads them (next-reading.ts), and they are shown from the database.
import type { Figures } from '../../../contracts/figures.ts';
import { dayOf } from '../../../domain/days.ts';
import { storedPaymentAccount } from '../subscriptions/payment-account.ts';
import { firstDayShown, toDay, toMonths, toTable } from './present.ts';
import { nextReading } from './next-reading.ts';
import { readDays, type ReadingParts } from './read-days.ts';
import { findFailure, findLastAccount, findLastFigures, listFigures } from './store.ts';

export interface FiguresService {
  /** The scheduled job. */
  read(): Promise<void>;
  /** Whether the job is to read before the hour is over. Asks the database alone. */
  isDue(): Promise<boolean>;
  /** Returns the last thirteen months. Never asks the payment provider. */
  show(): Promise<Figures>;
  /** Returns the lines of the table of all days. */
  table(): Promise<string[]>;
}

export function createFigures(parts: ReadingParts): FiguresService {
  const { db, payments, timeZone, now } = parts;

  /**
   * Returns the days from `since` on. A key that has failed before its account was known, such as a mistyped one, shows the
   * days that another key has read.
   */
  async function load(since: string) {
    const account = await storedPaymentAccount(db, payments);
    const failure = await findFailure(db, payments.keyDigest);
    const shown = account ?? (failure && (await findLastAccount(db)));
    const rows = shown === undefined ? [] : await listFigures(db, shown, since);
    return { rows, failure, isOfOtherKey: account === undefined && rows.length > 0 };
  }

  return {
    read: () => readDays(parts),

    async isDue() {
      const account = await storedPaymentAccount(db, payments);
      // A provider that could not be read is asked again when the hour is over.
      if (account === undefined || (await findFailure(db, payments.keyDigest))) return false;
      const last = await findLastFigures(db, account);
      return last !== undefined && (await nextReading(db, last, timeZone)) <= now();
    },

    async show() {
      const { rows, failure, isOfOtherKey } = await load(firstDayShown(dayOf(now(), timeZone)));
      const days = rows.map(toDay);
      const last = rows.at(-1);
      return {
        readAt: last?.read_at ?? null,
        nextAt: last && !failure ? await nextReading(db, last, timeZone) : null,
        failure: failure ? { since: failure.since, reason: failure.reason, isOfOtherKey } : null,
        months: toMonths(days),
        days,
      };
    },

    async table() {
      return toTable((await load('')).rows);
    },
  };
}
