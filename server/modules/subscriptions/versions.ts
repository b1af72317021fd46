// A version counter that invalidates the subscription caches of all processes at once. It is bumped when a
// subscription no longer opens the library, and when a parent is sent to the customer portal. A subscription
// that now opens the library needs no bump: refusals are not cached.
import { bumpVersion } from '../../database/version-counters.ts';
import type { Db } from '../../database/tables.ts';

const SUBSCRIPTIONS = 'subscriptions';

export const SUBSCRIPTION_VERSIONS = [SUBSCRIPTIONS];

/** Takes the transaction that makes the change. */
export const bumpSubscriptions = (transaction: Db) => bumpVersion(transaction, SUBSCRIPTIONS);
