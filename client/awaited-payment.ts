// A parent came back from the payment page, and the provider has not confirmed the payment yet. Kept
// in this tab, so that /subscribe does not ask her for money a second time without a word.

const KEY = 'awaited_payment';
/** For how long a payment may be on its way, in milliseconds. */
const PATIENCE = 60 * 60_000;

export const awaitedPayment = {
  /** `now` in epoch milliseconds. */
  note(now: number): void {
    sessionStorage.setItem(KEY, String(now));
  },
  isExpected(now: number): boolean {
    const since = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    return now - since < PATIENCE;
  },
  drop(): void {
    sessionStorage.removeItem(KEY);
  },
};
