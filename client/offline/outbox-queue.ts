// A queue for calls that must survive a lost connection. Calls without a response are kept and sent again in
// order when the network is back, the page becomes visible, another call is made or the app starts. There is
// no retry timer. A call that got any response is never sent again (specification, section 7).
import { createStore } from 'zustand/vanilla';
import type { Answer, Input, Whose } from '../api/api.ts';
import { ApiError, isChildGone } from '../api/api.ts';
import type { OutboxStorage, Sendable, QueuedCall } from './outbox-storage.ts';

type BodyField<Name extends Sendable> =
  Input<Name> extends { body?: infer Body } ? Extract<keyof NonNullable<Body>, string> : never;

export interface SendOptions<Name extends Sendable> {
  /** Of several queued calls in the same slot only the newest is sent. Without a slot, every call is sent. */
  slot?: string;
  /**
   * The body field for the time of the event, in epoch milliseconds. It is only set if the call is sent late;
   * otherwise the server's clock is used, which is more accurate.
   */
  stamp?: BodyField<Name>;
  /** The child that the call is about, if another may read by now; null for the account's first one. */
  student?: string | null;
}

/** The outcome of a call's first attempt. */
export type Outcome<Answered> =
  | { state: 'sent'; answer: Answered }
  /** There was no response, or an earlier call stopped the queue. The call stays in the queue. */
  | { state: 'queued'; error: unknown }
  /** The server refused the call. It is removed. */
  | { state: 'refused'; error: unknown }
  /** A newer call in the same slot replaced it before it was sent, or its child does not read here any more. */
  | { state: 'replaced' };

/** The outcome of a call that was queued, perhaps since an earlier visit. */
export type LateOutcome = { [Name in Sendable]: Late<Name> }[Sendable];
interface Late<Name extends Sendable> {
  name: Name;
  input: Input<Name>;
  outcome: Extract<Outcome<Answer<Name>>, { state: 'sent' | 'refused' }>;
}

/** A call that is sent this many milliseconds after its event, or later, includes the time of the event. */
export const LATE_AFTER = 5_000;

/** Statuses that concern the caller rather than the call. They stop the current round. */
const CALLER_REFUSED = new Set([401, 403, 429]);

export interface OutboxDependencies {
  storage: OutboxStorage;
  /** Returns the uid of the signed-in user, or null. */
  caller: () => string | null;
  /** Returns the chosen child; null for the account's first one. */
  child: () => string | null;
  /** Makes a call as this user only (null: without a user), about its child. Throws an ApiError, or another error if there was no response. */
  call: (whose: Whose | null, name: Sendable, input: QueuedCall['input']) => Promise<unknown>;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
}

export function createOutbox({ storage, caller, child, call, now, random }: OutboxDependencies) {
  const pending = new Map<
    string,
    { call: QueuedCall; resolve: (outcome: Outcome<unknown>) => void }
  >();
  /** Whether calls are queued because there was no response. */
  const heldUp = createStore<boolean>(() => false);
  let inFlightId: string | null = null;
  const lateListeners = new Set<(late: LateOutcome) => void>();
  let running: Promise<void> | null = null;
  let isWakePending = false;

  /** Whether the child of this call is the one that reads. What another one has read changes nothing of what is shown. */
  const isOfReader = ({ uid, student }: QueuedCall) => (student ?? uid) === (child() ?? uid);

  function settle(queued: QueuedCall, outcome: Outcome<unknown>): void {
    const { id, name, input } = queued;
    const resolve = pending.get(id)?.resolve;
    pending.delete(id);
    if (resolve !== undefined) return resolve(isOfReader(queued) ? outcome : { state: 'replaced' });
    if (outcome.state !== 'sent' && outcome.state !== 'refused') return;
    if (!isOfReader(queued)) return;
    for (const listener of lateListeners) listener({ name, input, outcome } as LateOutcome);
  }

  /** The child of this call was removed: drops it and what else waits for that child. Nobody is told. */
  function dropRemoved(queued: QueuedCall): void {
    for (const call of storage.forgetChild(queued)) {
      pending.get(call.id)?.resolve({ state: 'replaced' });
      pending.delete(call.id);
    }
  }

  const isLate = ({ at }: QueuedCall) => now() - at >= LATE_AFTER;

  function inputOf(queued: QueuedCall): QueuedCall['input'] {
    const { input, stamp, at } = queued;
    if (stamp === null || !isLate(queued)) return input;
    return { ...input, body: { ...input.body, [stamp]: at } };
  }

  /** A late call always names its child: by now the account's first child may be another one. */
  const whoseOf = (queued: QueuedCall): Whose => ({
    uid: queued.uid,
    student: queued.student ?? (isLate(queued) ? queued.uid : null),
  });

  /** Tries one call. Returns the error if the round must stop, or null if it may continue. */
  async function attempt(queued: QueuedCall): Promise<{ error: unknown } | null> {
    inFlightId = queued.id;
    try {
      const answer = await call(whoseOf(queued), queued.name, inputOf(queued));
      storage.remove(queued);
      heldUp.setState(false);
      settle(queued, { state: 'sent', answer });
      return null;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null;
      const hasResponse = status !== null;
      heldUp.setState(!hasResponse);
      if (isChildGone(error)) {
        dropRemoved(queued);
        return null;
      }
      if (hasResponse) storage.remove(queued);
      settle(queued, { state: hasResponse ? 'refused' : 'queued', error });
      return !hasResponse || CALLER_REFUSED.has(status) ? { error } : null;
    } finally {
      inFlightId = null;
    }
  }

  /** Tries each queued call once, including calls that are added during the round. */
  async function runRound(): Promise<void> {
    const tried = new Set<string>();
    let stop: { error: unknown } | null = null;
    while (stop === null) {
      const uid = caller();
      const next = uid === null ? undefined : storage.list(uid).find(({ id }) => !tried.has(id));
      if (next === undefined) break;
      tried.add(next.id);
      stop = await attempt(next);
    }
    if (stop === null) heldUp.setState(false);
    // Settle the remaining promises now instead of letting them wait for the next round.
    const error = stop === null ? new Error('The user of this call is not signed in') : stop.error;
    for (const { call } of [...pending.values()]) settle(call, { state: 'queued', error });
  }

  function run(): void {
    if (running !== null) return;
    isWakePending = false;
    running = runRound().finally(() => {
      running = null;
      // A call was added, or `wake` was called, while the round was ending.
      if (pending.size > 0 || isWakePending) run();
    });
  }

  /** Sends the queued calls, now or after the current round. */
  function wake(): void {
    if (running === null) return run();
    isWakePending = true;
  }

  return {
    /**
     * Queues a call for the signed-in user and sends it as soon as possible. Resolves with the outcome of the
     * first attempt and never rejects. Later outcomes are passed to `onLate` listeners.
     */
    send<Name extends Sendable>(
      name: Name,
      input: Input<Name>,
      { slot, stamp, student = child() }: SendOptions<Name> = {},
    ): Promise<Outcome<Answer<Name>>> {
      const uid = caller();
      if (uid === null) {
        // Without a user the call cannot be queued. Send it once, so the server refuses it.
        return call(null, name, input as QueuedCall['input']).then(
          (answer) => ({ state: 'sent', answer: answer as Answer<Name> }),
          (error: unknown) => ({ state: 'refused', error }),
        );
      }
      const { added, replaced } = storage.add({
        uid,
        student,
        slot: slot ?? `${now()}.${random()}`,
        name,
        input: input as QueuedCall['input'],
        stamp: stamp ?? null,
        at: now(),
      });
      // A call that is already in flight settles with its own outcome.
      if (replaced !== null && replaced.id !== inFlightId) settle(replaced, { state: 'replaced' });
      return new Promise((resolve) => {
        pending.set(added.id, {
          call: added,
          resolve: (outcome) => resolve(outcome as Outcome<Answer<Name>>),
        });
        run();
      });
    },

    wake,

    /** Returns the queued calls of the child that reads, oldest first. */
    waiting(): QueuedCall[] {
      const uid = caller();
      return uid === null ? [] : storage.list(uid).filter(isOfReader);
    },

    heldUp,

    /** Calls `listener` with each queued call that is sent or refused. */
    onLate(listener: (late: LateOutcome) => void): void {
      lateListeners.add(listener);
    },

    /** Removes all queued calls of this user. */
    forget: (uid: string) => storage.forget(uid),

    /** Removes all queued calls of one child of this user. */
    forgetChild: (uid: string, student: string) => void storage.forgetChild({ uid, student }),
  };
}
