// The owner's figures. They are read once an hour by the scheduled job, and shown from the database.
import type { Figures } from '../../../contracts/figures.ts';
import { dayOf } from '../../../domain/days.ts';
import { storedPaymentAccount } from '../subscriptions/payment-account.ts';
import { firstDayShown, toDay, toMonths, toTable } from './present.ts';
import { readDays, type ReadingParts } from './read-days.ts';
import { findFailure, findLastAccount, listFigures } from './store.ts';

export interface FiguresService {
  /** The scheduled job. */
  read(): Promise<void>;
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

    async show() {
      const { rows, failure, isOfOtherKey } = await load(firstDayShown(dayOf(now(), timeZone)));
      const days = rows.map(toDay);
      return {
        readAt: rows.at(-1)?.read_at ?? null,
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
