// The scheduled job: reads at the payment provider what happened on each day that is not closed, and stores a row for it.
import type { FastifyBaseLogger } from 'fastify';
import {
  countFlows,
  countState,
  type DayFlow,
  type DayState,
  type Membership,
  membershipsOf,
} from '../../../domain/daily-figures.ts';
import { dayOf } from '../../../domain/days.ts';
import type { Db } from '../../database/tables.ts';
import { Problem } from '../../problems/problem.ts';
import { isKeyRefused } from '../../providers/payments/figures.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import { daysFrom, endOf, firstOpenDay, startOf } from './days.ts';
import { nextReading } from './next-reading.ts';
import { deleteFailure, type FiguresRow, listFigures, saveFailure, saveFigures } from './store.ts';

export interface ReadingParts {
  db: Db;
  payments: Pick<PaymentProvider, 'keyDigest' | 'listAllSubscriptions' | 'listPayments'>;
  getPaymentAccount: () => Promise<string>;
  /** Returns the ids of all products that the library sells or has sold. */
  listProducts: () => Promise<string[]>;
  timeZone: string;
  /** Epoch milliseconds. */
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** How long after its end a day is still read as it ended. */
const JUST_ENDED_MS = 3 * 3_600_000;
/** Stored at once. What was stored is not read again if the next days fail. */
const DAYS_AT_ONCE = 100;
/** How long a reading may take: enough for 150,000 families. The other jobs of the process wait for it. */
const LONGEST_MS = 55 * 60_000;

/** Notes for the owner that the provider could not be read, and logs it. Throws any other error. */
export async function readDays(parts: ReadingParts): Promise<void> {
  const { db, payments, now, log } = parts;
  try {
    await readAccount(parts, await parts.getPaymentAccount());
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const reason = isKeyRefused(error) ? 'key' : 'away';
    await saveFailure(db, { key_digest: payments.keyDigest, since: now(), reason });
    log.warn({ err: error }, 'The figures could not be read');
  }
}

async function readAccount(parts: ReadingParts, account: string): Promise<void> {
  const { db, payments, timeZone } = parts;
  const at = parts.now();
  const today = dayOf(at, timeZone);
  const known = await listFigures(db, account, '');
  const last = known.at(-1);
  if (last && at < (await nextReading(db, last, timeZone))) return;

  const first = firstOpenDay(known, today, timeZone);
  const products = await parts.listProducts();
  const signal = AbortSignal.timeout(LONGEST_MS);
  const all = await payments.listAllSubscriptions(products, startOf(first, timeZone), signal);
  const memberships = membershipsOf(all, (time) => dayOf(time, timeZone));
  const flows = countFlows(memberships, daysFrom(first, today));
  const reading: Reading = { at, account, timeZone, memberships, known };
  let isKnown = known.length > 0;
  for (let start = 0; start < flows.length; start += DAYS_AT_ONCE) {
    const some = flows.slice(start, start + DAYS_AT_ONCE);
    const income = await readIncome(parts, products, { days: some, signal });
    const rows = some.map((flow) => rowOf(reading, flow, income.get(flow.day) ?? 0));
    // The days before a new library's first family are left out.
    const kept = isKnown ? rows : rows.slice(firstThatTells(rows, today));
    isKnown = kept.length > 0;
    if (isKnown) await saveFigures(db, kept);
  }
  await deleteFailure(db, payments.keyDigest);
}

/** Returns the income by day, in cents. */
async function readIncome(
  { payments, timeZone }: ReadingParts,
  products: readonly string[],
  { days, signal }: { days: readonly DayFlow[]; signal: AbortSignal },
): Promise<Map<string, number>> {
  const from = startOf(days[0]?.day ?? '', timeZone);
  const to = endOf(days.at(-1)?.day ?? '', timeZone);
  const income = new Map<string, number>();
  for (const { at, amount } of await payments.listPayments(products, { from, to }, signal)) {
    const day = dayOf(at, timeZone);
    income.set(day, (income.get(day) ?? 0) + amount);
  }
  return income;
}

interface Reading {
  /** When it began, in epoch milliseconds. */
  at: number;
  account: string;
  timeZone: string;
  memberships: readonly Membership[];
  /** The rows before it. */
  known: readonly FiguresRow[];
}

function rowOf(reading: Reading, flow: DayFlow, income: number): FiguresRow {
  const { account, at } = reading;
  const { day, started, ended } = flow;
  const { families, inTrial: in_trial, failing } = stateOf(reading, flow);
  return { account, day, families, in_trial, failing, started, ended, income, read_at: at };
}

/** A day that ended long ago stays as it was read at the time. */
function stateOf(reading: Reading, { day, families }: DayFlow): DayState {
  const { at, timeZone, memberships, known } = reading;
  if (at < endOf(day, timeZone) + JUST_ENDED_MS) return countState(memberships, day);
  const row = known.find((one) => one.day === day);
  if (row) return { families: row.families, inTrial: row.in_trial, failing: row.failing };
  // Before the days that were read as they ended, a subscription that opens nothing now is taken for one that did; in a gap
  // after them, for one that did not. A first reading that broke off has stored none of them.
  const isInGap = known.some((one) => one.day < day && one.in_trial !== null);
  const counted = isInGap ? countState(memberships, day).families : families;
  return { families: counted, inTrial: null, failing: null };
}

/** Returns the place of the first day on which there was a family or a payment, or of today; the end if there is none. */
function firstThatTells(rows: readonly FiguresRow[], today: string): number {
  const place = rows.findIndex(
    ({ day, families, started, income }) =>
      day === today || families > 0 || started > 0 || income !== 0,
  );
  return place === -1 ? rows.length : place;
}
