// Stores the queued calls in the browser's storage. Each call has its own key, so two tabs never overwrite
// each other. If the storage is full, the calls are kept in memory.

/** The calls that may be queued. All of them are idempotent. */
export type Sendable =
  | 'POST /api/progress'
  | 'POST /api/progress/{bookId}/complete'
  | 'POST /api/practice'
  | 'POST /api/heard-words'
  | 'PATCH /api/auth/user';

/** One queued call. */
export interface QueuedCall {
  /** The user of the call. No other user ever sends it. */
  uid: string;
  /** The child of the call; null for the account's first one, as in calls of an earlier release. */
  student: string | null;
  /** Of several calls in the same slot only the newest is kept. */
  slot: string;
  /** Unique. Distinguishes a call from one that replaced it in its slot. */
  id: string;
  name: Sendable;
  input: { params?: Record<string, string>; body?: Record<string, unknown> | null };
  /** The body field for the time of the event, set if the call is sent late. */
  stamp: string | null;
  /** The time of the event, in epoch milliseconds. */
  at: number;
  /** Calls are sent in this order. */
  order: number;
}

/** The most calls queued per user. Beyond that, the oldest call of the same name is removed. */
export const CAPACITY = 500;
/** Older calls are dropped, because the server does not accept dates that far back. In milliseconds. */
export const MAX_AGE = 60 * 86_400_000;

const PREFIX = 'outbox:';
const prefixOf = (uid: string) => `${PREFIX}${encodeURIComponent(uid)}:`;
const keyOf = ({ uid, student, slot }: Pick<QueuedCall, 'uid' | 'student' | 'slot'>) =>
  prefixOf(uid) +
  (student === null || student === uid ? '' : `${encodeURIComponent(student)}:`) +
  slot;

function parse(text: string | null): QueuedCall | null {
  try {
    const call = JSON.parse(text ?? 'null') as QueuedCall | null;
    const isCall = typeof call?.order === 'number' && typeof call.at === 'number';
    return isCall ? { ...call, student: call.student ?? null } : null;
  } catch {
    return null;
  }
}

export type OutboxStorage = ReturnType<typeof createOutboxStorage>;

type OfChild = Pick<QueuedCall, 'uid' | 'student'>;

/** Whether two calls are of the same child. */
const isOfSameChild = (one: OfChild, other: OfChild) =>
  one.uid === other.uid && (one.student ?? one.uid) === (other.student ?? other.uid);

/** Creates a storage of calls over the browser's. `now` returns epoch milliseconds. */
export function createOutboxStorage(storage: Storage, now: () => number) {
  const memory = new Map<string, string>();
  let lastOrder = 0;

  const read = (key: string) => memory.get(key) ?? storage.getItem(key);

  function keysOf(prefix: string): string[] {
    const stored = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
  }

  function drop(key: string): void {
    memory.delete(key);
    storage.removeItem(key);
  }

  /** Returns the calls of one user in sending order. */
  function list(uid: string): QueuedCall[] {
    return keysOf(prefixOf(uid))
      .map((key) => parse(read(key)))
      .filter((call) => call !== null)
      .sort((one, other) => one.order - other.order);
  }

  return {
    list,

    /** Stores a call in its slot. Returns the stored call and the one it replaced. */
    add(call: Omit<QueuedCall, 'id' | 'order'>): {
      added: QueuedCall;
      replaced: QueuedCall | null;
    } {
      const key = keyOf(call);
      const replaced = parse(read(key));
      // After all stored calls, including those of other tabs.
      const newest = list(call.uid).at(-1)?.order ?? 0;
      lastOrder = Math.max(lastOrder + 1, newest + 1);
      const added = { ...call, order: lastOrder, id: `${now()}.${Math.random()}` };
      const text = JSON.stringify(added);
      try {
        storage.setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
      const queued = list(call.uid);
      if (queued.length > CAPACITY) {
        const oldest = queued.find(({ name, id }) => name === call.name && id !== added.id);
        if (oldest !== undefined) drop(keyOf(oldest));
      }
      return { added, replaced };
    },

    /** Removes a call, unless another call has replaced it in its slot. */
    remove(call: QueuedCall): void {
      if (parse(read(keyOf(call)))?.id === call.id) drop(keyOf(call));
    },

    /** Removes all calls of this child, and returns them. */
    forgetChild(child: OfChild): QueuedCall[] {
      const ofChild = list(child.uid).filter((one) => isOfSameChild(one, child));
      for (const one of ofChild) drop(keyOf(one));
      return ofChild;
    },

    /** Removes all calls of one user. */
    forget(uid: string): void {
      for (const key of keysOf(prefixOf(uid))) drop(key);
    },

    /** Removes the calls of all users that are too old or cannot be parsed. */
    tidy(): void {
      for (const key of keysOf(PREFIX)) {
        const call = parse(read(key));
        if (call === null || now() - call.at > MAX_AGE) drop(key);
      }
    },
  };
}
