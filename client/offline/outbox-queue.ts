// Calls that must not be lost with the network: those that nobody answered are kept, and sent in order with
// the next occasion: a network that is back, a page that is looked at again, the next call, the next start.
// No timer does that. What was answered, whatever the answer, is never sent again (specification, section 7).
import type { Answer, Input } from '../api/api.ts';
import { ApiError } from '../api/api.ts';
import type { OutboxStore, Sendable, Waiting } from './outbox-store.ts';

type BodyField<Name extends Sendable> =
  Input<Name> extends { body?: infer Body } ? Extract<keyof NonNullable<Body>, string> : never;

export interface SendOptions<Name extends Sendable> {
  /** Of two calls in the same slot only the newer is sent. Without one, every call is. */
  slot?: string;
  /**
   * The field of the body that says when it happened, in epoch milliseconds. It is filled in where
   * the call goes out late; else the server's clock is the better one.
   */
  stamp?: BodyField<Name>;
}

/** What became of a call with its first attempt. */
export type Outcome<Answered> =
  | { state: 'sent'; answer: Answered }
  /** Nobody answered, or it waits behind a call whose answer holds for the caller: it is kept. */
  | { state: 'kept'; error: unknown }
  /** The server does not take it: it is dropped. */
  | { state: 'refused'; error: unknown }
  /** A newer call took its slot before it was sent. */
  | { state: 'replaced' };

/** What became of a call that had waited, perhaps since an earlier visit. */
export type LateOutcome = { [Name in Sendable]: Late<Name> }[Sendable];
interface Late<Name extends Sendable> {
  name: Name;
  input: Input<Name>;
  outcome: Extract<Outcome<Answer<Name>>, { state: 'sent' | 'refused' }>;
}

/** A call that goes out later than this after it happened, in milliseconds, says when that was. */
export const LATE = 5_000;

/** What such an answer says is true of every call of this person: the others are not tried now. */
const ABOUT_CALLER = new Set([401, 403, 429]);

export interface OutboxParts {
  store: OutboxStore;
  /** Who is signed in; null for nobody. */
  caller: () => string | null;
  /** Makes a call for this person alone (null: for nobody). Throws an ApiError, or another error where nobody answered. */
  call: (uid: string | null, name: Sendable, input: Waiting['input']) => Promise<unknown>;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
}

export function createOutbox({ store, caller, call, now, random }: OutboxParts) {
  const awaited = new Map<string, (outcome: Outcome<unknown>) => void>();
  let underWay: string | null = null;
  const listeners = new Set<(late: LateOutcome) => void>();
  const watchers = new Set<() => void>();
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isHeldUp = false;

  function settle({ id, name, input }: Waiting, outcome: Outcome<unknown>): void {
    const resolve = awaited.get(id);
    awaited.delete(id);
    if (resolve !== undefined) return resolve(outcome);
    if (outcome.state !== 'sent' && outcome.state !== 'refused') return;
    for (const listener of listeners) listener({ name, input, outcome } as LateOutcome);
  }

  function holdUp(next: boolean): void {
    if (isHeldUp === next) return;
    isHeldUp = next;
    for (const watcher of watchers) watcher();
  }

  function inputOf({ input, stamp, at }: Waiting): Waiting['input'] {
    if (stamp === null || now() - at < LATE) return input;
    return { ...input, body: { ...input.body, [stamp]: at } };
  }

  /** Tries one call; answers why the others need not be tried now, or null where they may be. */
  async function attempt(waiting: Waiting): Promise<{ error: unknown } | null> {
    underWay = waiting.id;
    try {
      const answer = await call(waiting.uid, waiting.name, inputOf(waiting));
      store.remove(waiting);
      holdUp(false);
      settle(waiting, { state: 'sent', answer });
      return null;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null;
      const isAnswered = status !== null;
      holdUp(!isAnswered);
      if (isAnswered) store.remove(waiting);
      settle(waiting, { state: isAnswered ? 'refused' : 'kept', error });
      return !isAnswered || ABOUT_CALLER.has(status) ? { error } : null;
    } finally {
      underWay = null;
    }
  }

  /** Tries each call once, those that are kept meanwhile too. */
  async function round(): Promise<void> {
    const tried = new Set<string>();
    let stop: { error: unknown } | null = null;
    while (stop === null) {
      const uid = caller();
      const next = uid === null ? undefined : store.list(uid).find(({ id }) => !tried.has(id));
      if (next === undefined) break;
      tried.add(next.id);
      stop = await attempt(next);
    }
    if (stop === null) holdUp(false);
    // Whoever waits behind a call that nobody answered need not wait to hear the same.
    const error = stop === null ? new Error('Whoever it was for is not signed in') : stop.error;
    for (const resolve of awaited.values()) resolve({ state: 'kept', error });
    awaited.clear();
  }

  function run(): void {
    if (running !== null) return;
    isAskedAgain = false;
    running = round().finally(() => {
      running = null;
      // Something was kept, or there was an occasion, while the round was ending.
      if (awaited.size > 0 || isAskedAgain) run();
    });
  }

  /** An occasion to send what waits. */
  function wake(): void {
    if (running === null) return run();
    isAskedAgain = true;
  }

  return {
    /**
     * Keeps a call of whoever is signed in and sends it as soon as possible. Resolves with what became
     * of it at the first attempt; it never rejects. What happens to it later is told to `onLate`.
     */
    send<Name extends Sendable>(
      name: Name,
      input: Input<Name>,
      { slot, stamp }: SendOptions<Name> = {},
    ): Promise<Outcome<Answer<Name>>> {
      const uid = caller();
      if (uid === null) {
        // Nobody to keep it for: the server says so.
        return call(null, name, input as Waiting['input']).then(
          (answer) => ({ state: 'sent', answer: answer as Answer<Name> }),
          (error: unknown) => ({ state: 'refused', error }),
        );
      }
      const { kept, replaced } = store.add({
        uid,
        slot: slot ?? `${now()}.${random()}`,
        name,
        input: input as Waiting['input'],
        stamp: stamp ?? null,
        at: now(),
      });
      // One that is on its way already will hear what became of it.
      if (replaced !== null && replaced.id !== underWay) settle(replaced, { state: 'replaced' });
      return new Promise((resolve) => {
        awaited.set(kept.id, (outcome) => resolve(outcome as Outcome<Answer<Name>>));
        run();
      });
    },

    wake,

    /** What waits for whoever is signed in, oldest first. */
    waiting(): Waiting[] {
      const uid = caller();
      return uid === null ? [] : store.list(uid);
    },

    /** Whether something waits because nobody answered. */
    isHeldUp: () => isHeldUp,

    /** Calls `watcher` when `isHeldUp` changes; answers how to stop that. */
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },

    /** Calls `listener` with each call that had waited and is sent or refused; answers how to stop that. */
    onLate(listener: (late: LateOutcome) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Drops all that waits for this person. */
    forget: (uid: string) => store.forget(uid),
  };
}
