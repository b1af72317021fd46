// What the owner is typing, kept in this tab until it is saved: a session that ends meanwhile costs a
// sign-in, and no words.
import type { z } from 'zod';

export interface Draft<Typed> {
  /** What was kept, or null where there is nothing. */
  read(): Typed | null;
  keep(typed: Typed): void;
  drop(): void;
}

/** A draft under `key`; what `schema` does not know is not restored. */
export function createDraft<Typed>(key: string, schema: z.ZodType<Typed>): Draft<Typed> {
  return {
    read() {
      try {
        return schema.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    keep(typed) {
      try {
        sessionStorage.setItem(key, JSON.stringify(typed));
      } catch {
        // A whole shelf of text has no room there; it still stands in its field.
      }
    },
    drop: () => sessionStorage.removeItem(key),
  };
}
