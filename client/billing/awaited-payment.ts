// Records in this tab that a parent came back from the payment page before the provider has confirmed the
// payment, so /subscribe does not ask for a second payment without a warning.
import { saveItem } from '../browser/storages.ts';

/** The query parameter that the payment page's return address has. */
const SUCCESS_PARAMETER = 'success';

/** Whether `search`, the query of an address, is that of the payment page's return address: `?success=true`. */
export function isBackFromPayment(search: string): boolean {
  return new URLSearchParams(search).get(SUCCESS_PARAMETER) === 'true';
}

/** Returns the query of an address without the success parameter. Other parameters stay. */
export function withoutPaymentMark(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(SUCCESS_PARAMETER);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

const KEY = 'awaited_payment';
/** How long a payment may take to be confirmed, in milliseconds. */
const CONFIRMATION_WINDOW = 60 * 60_000;

export const awaitedPayment = {
  /** Records that a payment is awaited. `now` is in epoch milliseconds. */
  note(now: number): void {
    saveItem(sessionStorage, KEY, String(now));
  },
  isExpected(now: number): boolean {
    const since = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    return now - since < CONFIRMATION_WINDOW;
  },
  drop(): void {
    sessionStorage.removeItem(KEY);
  },
};
