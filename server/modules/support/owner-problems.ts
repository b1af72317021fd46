// What an owner is told when something of a family cannot be done. The sentences of other modules are for parents.
import { Problem } from '../../problems/problem.ts';

export const familyGone = (cause?: unknown) =>
  new Problem('not_found', 'This family has left the library. There is nothing left to change.', {
    cause,
  });

/** The owner has seen something else than what is there now. */
export const changedMeanwhile = (message: string) => new Problem('changed_meanwhile', message);

/** By another owner, or by the family. */
export const beingChanged = (cause?: unknown) =>
  new Problem(
    'unavailable',
    'The subscription of this family is being changed right now. Please try again in a moment.',
    { cause },
  );

/** Returns what an owner is told of an error of the payment provider, or of a family that has left. */
export function ownerProblem(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  const about = { cause: error, isReported: error.isReported };
  if (error.code === 'account_deleted') return familyGone(error);
  if (error.code === 'unavailable') return beingChanged(error);
  if (error.code === 'provider_unavailable') {
    return new Problem(
      'provider_unavailable',
      'Stripe cannot be reached right now, so it is not known whether this was done. Please try again in a moment: it is done once.',
      about,
    );
  }
  if (error.code === 'payment_refused') {
    return new Problem(
      'payment_refused',
      'Stripe has refused this, and trying again will not help. Open the family in Stripe to do it there. The log of the server says why.',
      about,
    );
  }
  return error;
}
