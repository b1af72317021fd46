// What happens between the payment page and the open library (specification, section 4): while the
// provider confirms the payment, the subscription status is polled. Times are epoch milliseconds
// and come from the caller.
import { isBackFromPayment } from '../../billing/awaited-payment.ts';

/** Pause between two status calls while activating, in milliseconds. */
export const POLL_INTERVAL = 2_000;
/** How long the wait lasts before the parent is asked to refresh the page later, in milliseconds. */
export const WAIT_LIMIT = 30_000;

export type Activation =
  | { phase: 'off' }
  | { phase: 'activating'; startedAt: number }
  | { phase: 'welcome' }
  | { phase: 'late' };

/** The state at page load. `search` is the query of the address, such as `?success=true`. */
export function beginActivation(search: string, now: number): Activation {
  return isBackFromPayment(search) ? { phase: 'activating', startedAt: now } : { phase: 'off' };
}

/** The state after a status response, or after some time. A subscription seen in time always wins. */
export function advance(
  activation: Activation,
  seen: { hasSubscription: boolean; now: number },
): Activation {
  if (activation.phase !== 'activating') return activation;
  if (seen.hasSubscription) return { phase: 'welcome' };
  return seen.now - activation.startedAt >= WAIT_LIMIT ? { phase: 'late' } : activation;
}

/** When the wait ends, or null when nothing is being activated. */
export function deadlineOf(activation: Activation): number | null {
  return activation.phase === 'activating' ? activation.startedAt + WAIT_LIMIT : null;
}

export interface Notice {
  title: string;
  text?: string;
}

/** The notice shown to the parent when a phase begins. */
export const notices: Record<Activation['phase'], Notice | null> = {
  off: null,
  activating: { title: 'Payment successful! Activating your subscription...' },
  welcome: {
    title: 'Welcome to the library! Your subscription is now active. Happy reading!',
  },
  late: {
    title: 'Subscription activating',
    text: 'Your subscription is being processed. Please refresh the page in a moment.',
  },
};
