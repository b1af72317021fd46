// What the forms of the control ask for, checked: each field is named in what is wrong with it.
import type Stripe from 'stripe';
import { renewalOutcomes, type RenewalOutcome } from '../billing/bank.ts';
import { afterLastRetry, type AfterLastRetry } from '../billing/passing-time.ts';
import { addMonths } from '../billing/period.ts';
import type { DeliveryFaults } from '../webhooks/faults.ts';
import { apiFaultKinds, type ApiFault } from '../world/api-faults.ts';

export type Read<T> = { ok: true; order: T } | { ok: false; error: string };

const fine = <T>(order: T): Read<T> => ({ ok: true, order });
const wrong = (error: string): { ok: false; error: string } => ({ ok: false, error });
/** Of a name given twice the last value counts: an unticked box is sent as the `off` before it. */
const field = (form: URLSearchParams, name: string): string =>
  (form.getAll(name).at(-1) ?? '').trim();

function readOneOf<T extends string>(
  form: URLSearchParams,
  name: string,
  allowed: readonly T[],
): Read<T> {
  const given = field(form, name);
  const found = allowed.find((each) => each === given);
  return found === undefined ? wrong(`${name} is one of: ${allowed.join(', ')}.`) : fine(found);
}

const day = 86_400;
const strides = ['day', 'week', 'month'] as const;
const longestLeap = 10 * 366 * day;

/** How far time moves on from `now` (seconds), in milliseconds. */
export function readClock(form: URLSearchParams, now: number): Read<number> {
  if (form.has('seconds')) {
    const seconds = Number(field(form, 'seconds'));
    const whole = Number.isSafeInteger(seconds) && seconds > 0 && seconds <= longestLeap;
    return whole
      ? fine(seconds * 1000)
      : wrong(`seconds is a whole number from 1 to ${longestLeap}.`);
  }
  const stride = readOneOf(form, 'advance', strides);
  if (!stride.ok) return stride;
  if (stride.order === 'day') return fine(day * 1000);
  if (stride.order === 'week') return fine(7 * day * 1000);
  return fine((addMonths(now, 1) - now) * 1000);
}

/** The customers whose id or e-mail address is named, and what their bank shall say. */
export function readRenewals(
  form: URLSearchParams,
  all: Stripe.Customer[],
): Read<{ customers: Stripe.Customer[]; outcome: RenewalOutcome }> {
  const outcome = readOneOf(form, 'outcome', renewalOutcomes);
  if (!outcome.ok) return outcome;
  const named = field(form, 'customer').toLowerCase();
  const customers = all.filter(
    ({ id, email }) => id.toLowerCase() === named || email?.toLowerCase() === named,
  );
  return customers.length === 0
    ? wrong('customer is the id (cus_…) or the e-mail address of a customer who is here.')
    : fine({ customers, outcome: outcome.order });
}

const longestDelay = 3600_000;

/** What changes about deliveries; a field that is left out keeps its value. */
export function readWebhooks(form: URLSearchParams): Read<Partial<DeliveryFaults>> {
  const changes: Partial<DeliveryFaults> = {};
  for (const name of ['drop', 'duplicate', 'reorder'] as const) {
    if (!form.has(name)) continue;
    const given = readOneOf(form, name, ['on', 'off']);
    if (!given.ok) return given;
    changes[name] = given.order === 'on';
  }
  if (form.has('delay')) {
    const delay = field(form, 'delay');
    if (!/^\d{1,7}$/.test(delay) || Number(delay) > longestDelay) {
      return wrong(`delay is a whole number of milliseconds from 0 to ${longestDelay}.`);
    }
    changes.delayMs = Number(delay);
  }
  return fine(changes);
}

export function readApiFault(form: URLSearchParams): Read<ApiFault> {
  const kind = readOneOf(form, 'fault', apiFaultKinds);
  if (!kind.ok) return kind;
  const path = field(form, 'path');
  return path === '' || /^\/v1(\/[\w/-]*)?$/.test(path)
    ? fine({ kind: kind.order, path })
    : wrong('path is empty for all calls, or begins with /v1, such as /v1/checkout.');
}

/** What becomes of a subscription when the last retry of a renewal has failed. */
export function readRetries(form: URLSearchParams): Read<AfterLastRetry> {
  return readOneOf(form, 'then', afterLastRetry);
}

/** The event to send once more. */
export function readResend(form: URLSearchParams, isThere: (id: string) => boolean): Read<string> {
  const event = field(form, 'event');
  return isThere(event) ? fine(event) : wrong('event is the id (evt_…) of an event that is here.');
}
