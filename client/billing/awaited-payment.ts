// A parent came back from the payment page, and the provider has not confirmed the payment yet. That
// is kept in this tab, so that /subscribe does not ask her for money a second time without a word.
import { remember } from '../browser/storages.ts';

/** The mark that the payment page leaves on the library's address. */
const MARK = 'success';

/** Whether an address is one the payment page leads to: `search` is its query, `?success=true`. */
export function isBackFromPayment(search: string): boolean {
  return new URLSearchParams(search).get(MARK) === 'true';
}

/** The query of an address without the payment page's mark; other parameters stay. */
export function withoutPaymentMark(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(MARK);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

const KEY = 'awaited_payment';
/** For how long a payment may be on its way, in milliseconds. */
const PATIENCE = 60 * 60_000;

export const awaitedPayment = {
  /** `now` in epoch milliseconds. */
  note(now: number): void {
    remember(sessionStorage, KEY, String(now));
  },
  isExpected(now: number): boolean {
    const since = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    return now - since < PATIENCE;
  },
  drop(): void {
    sessionStorage.removeItem(KEY);
  },
};
