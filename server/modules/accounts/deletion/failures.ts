// What a parent is told when an account could not be deleted. It depends on whether payments have ended.
import { problemOf } from '../../../problems/problem-of.ts';
import { Problem } from '../../../problems/problem.ts';

const PAYMENTS_REFUSED =
  'The payment service refuses to end your subscription, so nothing was deleted. Please let the library know.';
const REAUTHENTICATE =
  'Any subscription has ended. Please confirm again that it is you, so that your account can be deleted too.';
export const HALF_DONE =
  'Any subscription has ended, but your account could not be deleted yet. Please try again in a few minutes.';

/** Explains a provider's failure to the parent at a time when nothing has been deleted yet. */
export async function explainBeforeDeletion<T>(
  message: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code } = error;
    if (code === 'payment_refused') throw new Problem(code, PAYMENTS_REFUSED, { cause: error });
    if (code !== 'provider_unavailable') throw error;
    throw new Problem(code, message, { cause: error });
  }
}

/** Rethrows a failure after payments have ended with the same code and a message that says so. */
export async function explainAfterPaymentsEnded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = problemOf(error as Error);
    // Another call has finished the deletion meanwhile.
    if (code === 'account_deleted') throw error;
    throw new Problem(code, code === 'sign_in_again' ? REAUTHENTICATE : HALF_DONE, {
      cause: error,
    });
  }
}
