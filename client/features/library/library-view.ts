// Which view a signed-in family sees when it opens the library (specification, section 4, guards).
import { hasProfile, type Names } from '../../../domain/profile.ts';

export type LibraryView =
  | 'activating'
  | 'loading'
  | 'problem'
  | 'subscribe'
  | 'complete-profile'
  | 'who-is-reading'
  | 'library';

/** A request that is loading, has failed, or has a value. */
export type Read<T> = { state: 'loading' } | { state: 'failed' } | { state: 'known'; value: T };

/**
 * Returns the view to show. While a payment is being confirmed, neither "not subscribed" nor a
 * failed status call changes the view: the next poll may confirm the payment.
 */
export function decideView(seen: {
  activating: boolean;
  subscribed: Read<boolean>;
  user: Read<Names & { children: number }>;
  /** Whether this device has been told which child reads. */
  isChildChosen: boolean;
  /** Whether the books and the progress are still loading, or have loaded or failed. */
  shelves: 'loading' | 'settled';
}): LibraryView {
  const { activating, subscribed, user, isChildChosen, shelves } = seen;
  if (subscribed.state === 'known' && subscribed.value) {
    if (user.state === 'loading') return 'loading';
    if (user.state === 'failed') return 'problem';
    if (user.value.children > 1 && !isChildChosen) return 'who-is-reading';
    if (!hasProfile(user.value)) return 'complete-profile';
    return shelves === 'loading' ? 'loading' : 'library';
  }
  if (activating) return 'activating';
  if (subscribed.state === 'loading') return 'loading';
  return subscribed.state === 'failed' ? 'problem' : 'subscribe';
}
