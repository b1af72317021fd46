// Where a signed-in family stands when it opens the library (specification, section 4, guards).
import { hasProfile, type Names } from '../../../domain/profile.ts';

export type Entrance =
  'activating' | 'loading' | 'problem' | 'subscribe' | 'complete-profile' | 'library';

/** A read that has no answer yet, failed, or knows. */
export type Read<T> = { state: 'loading' } | { state: 'failed' } | { state: 'known'; value: T };

/**
 * The one view to show. While a payment is being confirmed neither "not subscribed" nor a failed
 * status call leads away: the next poll may bring the answer.
 */
export function decideEntrance(seen: {
  activating: boolean;
  subscribed: Read<boolean>;
  user: Read<Names>;
  /** Whether the books and the progress are known, or known to be out of reach. */
  shelves: 'loading' | 'settled';
}): Entrance {
  const { activating, subscribed, user, shelves } = seen;
  if (subscribed.state === 'known' && subscribed.value) {
    if (user.state === 'loading') return 'loading';
    if (user.state === 'failed') return 'problem';
    if (!hasProfile(user.value)) return 'complete-profile';
    return shelves === 'loading' ? 'loading' : 'library';
  }
  if (activating) return 'activating';
  if (subscribed.state === 'loading') return 'loading';
  return subscribed.state === 'failed' ? 'problem' : 'subscribe';
}
