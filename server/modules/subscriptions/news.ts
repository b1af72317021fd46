// Counts what may not wait until a process forgets by itself what it remembers of a subscription: that it
// no longer opens the library, and that its family is on its way to the provider's page for managing. That
// it opens the library needs no counting: a refusal is not remembered.
import { countWriting } from '../../database/versions.ts';
import type { Db } from '../../database/tables.ts';

const SUBSCRIPTIONS = 'subscriptions';

export const SUBSCRIPTION_NEWS = [SUBSCRIPTIONS];

/** Counts such a change, in its own transaction. */
export const countSubscriptionChange = (transaction: Db) =>
  countWriting(transaction, SUBSCRIPTIONS);
