// Parses and validates the forms of the control page. Each error names its field.
import type Stripe from 'stripe';
import { renewalOutcomes, type RenewalOutcome } from '../billing/bank.ts';
import { afterLastRetry, type AfterLastRetry } from '../billing/passing-time.ts';
import { addMonths } from '../billing/period.ts';
import type { DeliveryFaults } from '../webhooks/faults.ts';
import { apiFaultKinds, type ApiFault } from '../world/api-faults.ts';

export type Parsed<T> = { ok: true; value: T } | { ok: false; error: string };

const valid = <T>(value: T): Parsed<T> => ({ ok: true, value });
const invalid = (error: string): { ok: false; error: string } => ({ ok: false, error });
/** Returns the last value of a name: a checkbox sends `on` after the `off` of its hidden field. */
const field = (form: URLSearchParams, name: string): string =>
  (form.getAll(name).at(-1) ?? '').trim();

function readOneOf<T extends string>(
  form: URLSearchParams,
  name: string,
  allowed: readonly T[],
): Parsed<T> {
  const given = field(form, name);
  const found = allowed.find((each) => each === given);
  return found === undefined ? invalid(`${name} is one of: ${allowed.join(', ')}.`) : valid(found);
}

const day = 86_400;
const steps = ['day', 'week', 'month'] as const;
const maxSeconds = 10 * 366 * day;

/** Returns how far to advance time from `now` (epoch seconds), in milliseconds. */
export function readClock(form: URLSearchParams, now: number): Parsed<number> {
  if (form.has('seconds')) {
    const seconds = Number(field(form, 'seconds'));
    const whole = Number.isSafeInteger(seconds) && seconds > 0 && seconds <= maxSeconds;
    return whole
      ? valid(seconds * 1000)
      : invalid(`seconds is a whole number from 1 to ${maxSeconds}.`);
  }
  const step = readOneOf(form, 'advance', steps);
  if (!step.ok) return step;
  if (step.value === 'day') return valid(day * 1000);
  if (step.value === 'week') return valid(7 * day * 1000);
  return valid((addMonths(now, 1) - now) * 1000);
}

/** Returns the customers with the given id or e-mail address, and the outcome of their renewals. */
export function readRenewals(
  form: URLSearchParams,
  all: Stripe.Customer[],
): Parsed<{ customers: Stripe.Customer[]; outcome: RenewalOutcome }> {
  const outcome = readOneOf(form, 'outcome', renewalOutcomes);
  if (!outcome.ok) return outcome;
  const named = field(form, 'customer').toLowerCase();
  const customers = all.filter(
    ({ id, email }) => id.toLowerCase() === named || email?.toLowerCase() === named,
  );
  return customers.length === 0
    ? invalid('customer is the id (cus_…) or the e-mail address of a customer who is here.')
    : valid({ customers, outcome: outcome.value });
}

const maxDelay = 3600_000;

/** Returns the changes to the delivery faults. A field that is left out keeps its value. */
export function readWebhooks(form: URLSearchParams): Parsed<Partial<DeliveryFaults>> {
  const changes: Partial<DeliveryFaults> = {};
  for (const name of ['drop', 'duplicate', 'reorder'] as const) {
    if (!form.has(name)) continue;
    const given = readOneOf(form, name, ['on', 'off']);
    if (!given.ok) return given;
    changes[name] = given.value === 'on';
  }
  if (form.has('delay')) {
    const delay = field(form, 'delay');
    if (!/^\d{1,7}$/.test(delay) || Number(delay) > maxDelay) {
      return invalid(`delay is a whole number of milliseconds from 0 to ${maxDelay}.`);
    }
    changes.delayMs = Number(delay);
  }
  return valid(changes);
}

export function readApiFault(form: URLSearchParams): Parsed<ApiFault> {
  const kind = readOneOf(form, 'fault', apiFaultKinds);
  if (!kind.ok) return kind;
  const path = field(form, 'path');
  return path === '' || /^\/v1(\/[\w/-]*)?$/.test(path)
    ? valid({ kind: kind.value, path })
    : invalid('path is empty for all calls, or begins with /v1, such as /v1/checkout.');
}

/** Returns the status of a subscription after its last retry has failed. */
export function readRetries(form: URLSearchParams): Parsed<AfterLastRetry> {
  return readOneOf(form, 'then', afterLastRetry);
}

/** Returns the id of the event to resend. */
export function readResend(form: URLSearchParams, exists: (id: string) => boolean): Parsed<string> {
  const event = field(form, 'event');
  return exists(event)
    ? valid(event)
    : invalid('event is the id (evt_…) of an event that is here.');
}
