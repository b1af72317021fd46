// What waits in the browser's storage to be sent: a record for each call, under a key of its own, so
// that two tabs never write over each other. A storage that is full or forbidden is replaced by this
// page's memory.

/** The calls that may wait here: the server takes each of them twice without harm. */
export type Sendable =
  | 'POST /api/progress'
  | 'POST /api/progress/{bookId}/complete'
  | 'POST /api/practice'
  | 'PATCH /api/auth/user';

/** One call that waits. */
export interface Waiting {
  /** Whose call it is: nobody else ever sends it. */
  uid: string;
  /** Of two calls in the same slot only the newer is kept. */
  slot: string;
  /** Unique: tells a call from the one that took its slot. */
  id: string;
  name: Sendable;
  input: { params?: Record<string, string>; body?: Record<string, unknown> | null };
  /** The field of the body that says when it happened, filled in where it goes out late. */
  stamp: string | null;
  /** When it happened, in epoch milliseconds. */
  at: number;
  /** Calls go out in this order. */
  order: number;
}

/** How many calls of one person wait at most; beyond that the oldest of the same name makes room. */
export const CAPACITY = 500;
/** What has waited longer, in milliseconds, is dropped: the server would not date it back so far. */
export const LONGEST_WAIT = 60 * 86_400_000;

const PREFIX = 'outbox:';
const prefixOf = (uid: string) => `${PREFIX}${encodeURIComponent(uid)}:`;
const keyOf = ({ uid, slot }: { uid: string; slot: string }) => prefixOf(uid) + slot;

function parse(text: string | null): Waiting | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Waiting | null;
    return typeof kept?.order === 'number' && typeof kept.at === 'number' ? kept : null;
  } catch {
    return null;
  }
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;

/** `now` answers epoch milliseconds. */
export function createOutboxStore(storage: Storage, now: () => number) {
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

  /** The calls of one person, in the order in which they go out. */
  function list(uid: string): Waiting[] {
    return keysOf(prefixOf(uid))
      .map((key) => parse(read(key)))
      .filter((kept) => kept !== null)
      .sort((one, other) => one.order - other.order);
  }

  return {
    list,

    /** Keeps a call in its slot; answers it as it is kept, and the one whose slot it took. */
    add(call: Omit<Waiting, 'id' | 'order'>): { kept: Waiting; replaced: Waiting | null } {
      const key = keyOf(call);
      const replaced = parse(read(key));
      // Also after the clock was set back, and behind what another tab has kept.
      const newest = list(call.uid).at(-1)?.order ?? 0;
      lastOrder = Math.max(lastOrder + 1, newest + 1);
      const kept = { ...call, order: lastOrder, id: `${now()}.${Math.random()}` };
      const text = JSON.stringify(kept);
      try {
        storage.setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
      const alike = list(call.uid);
      if (alike.length > CAPACITY) {
        const oldest = alike.find(({ name, id }) => name === call.name && id !== kept.id);
        if (oldest !== undefined) drop(keyOf(oldest));
      }
      return { kept, replaced };
    },

    /** Takes out a call, unless another has taken its slot. */
    remove(call: Waiting): void {
      if (parse(read(keyOf(call)))?.id === call.id) drop(keyOf(call));
    },

    /** Drops all that waits for one person. */
    forget(uid: string): void {
      for (const key of keysOf(prefixOf(uid))) drop(key);
    },

    /** Drops, for everybody, what has waited too long or cannot be read. */
    tidy(): void {
      for (const key of keysOf(PREFIX)) {
        const kept = parse(read(key));
        if (kept === null || now() - kept.at > LONGEST_WAIT) drop(key);
      }
    },
  };
}
