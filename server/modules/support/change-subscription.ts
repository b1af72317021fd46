// Runs what an owner changes of a family's subscription: one change at a time, on what the owner has seen, and on record.
import { createHash, randomUUID } from 'node:crypto';
import { releaseLease, takeLease } from '../../database/leases.ts';
import { type AskedKinds, noteAsked, noteDone } from '../record/asked-change.ts';
import { withAccount } from '../students/lock.ts';
import type { SubscriptionRow } from '../subscriptions/service.ts';
import type { SupportContext } from './context.ts';
import { beingChanged, changedMeanwhile, familyGone, ownerProblem } from './owner-problems.ts';
import { getFamily } from './store.ts';

/** A press of an owner's button. */
export interface Press {
  /** The owner's username. */
  by: string;
  familyId: string;
  /** 16 hexadecimal digits. */
  press: string;
  /** The id of the subscription that the owner has seen. */
  subscription: string;
}

/** When the lock of a process that has ended expires. */
const LOCK_MS = 120_000;

/** The lease of a process that has ended stays, also when the account is deleted, so its name is a digest. */
const leaseOf = (familyId: string) =>
  `support of ${createHash('sha256').update(familyId).digest('hex')}`;

/**
 * Calls `work` with the subscription as the payment provider has it. No other owner changes it meanwhile. Throws what an
 * owner is to read.
 */
export async function changeSubscription(
  context: SupportContext,
  { familyId }: Press,
  work: (row: SubscriptionRow) => Promise<void>,
): Promise<void> {
  const { database, subscriptions, now } = context;
  if (!(await getFamily(database.db, familyId))) throw familyGone();
  const lease = { name: leaseOf(familyId), holder: randomUUID() };
  const isTaken = await takeLease(database.db, lease, { now: now(), until: now() + LOCK_MS });
  if (!isTaken) throw beingChanged();
  try {
    const row = await subscriptions.sync(familyId);
    if (row === null) throw changedMeanwhile('This family has no subscription.');
    await work(row);
  } catch (error) {
    throw ownerProblem(error);
  } finally {
    await releaseLease(database.db, lease);
  }
}

/** Throws `changed_meanwhile` unless it is the subscription that the owner has seen. */
export function requireSeen(row: SubscriptionRow, { subscription }: Press): void {
  if (row.subscription_id === subscription) return;
  throw changedMeanwhile(
    'This family has another subscription by now. Look at it before you change anything.',
  );
}

/** Notes before the payment provider is asked what is asked of it. */
export async function noteAskedFor(
  { database, now }: SupportContext,
  kinds: AskedKinds,
  { by, familyId, press }: Press,
  fields: { before: object | null; after: object },
): Promise<void> {
  await withAccount(database, familyId, now(), async (transaction, isNew) => {
    // The family has left since it was found.
    if (isNew) throw familyGone();
    const change = { by, press, subjectId: familyId, at: now(), ...fields };
    await noteAsked(transaction, kinds, change);
  });
}

/** Notes that it is done. Returns false if this press has asked for nothing. */
export const noteItIsDone = (
  { database }: SupportContext,
  kinds: AskedKinds,
  { familyId, press }: Press,
): Promise<boolean> => noteDone(database.db, kinds, { subjectId: familyId, press });
