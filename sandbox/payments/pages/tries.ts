// After a post the browser is sent to a page of its own, so that going back or reloading never asks
// to send a card again. What was typed waits for that page here: in memory alone, and one try a form.
import type { FormState } from './fields.ts';

const KEPT = 100;

/** What the address of that page ends in. */
export const triedQuery = '?tried=1';

export interface Tries {
  keep(form: string, state: FormState): void;
  find(form: string): FormState | undefined;
  forget(form: string): void;
}

/** `form` is the id or token of the session the form belongs to. */
export function openTries(): Tries {
  const states = new Map<string, FormState>();
  return {
    keep(form, state) {
      states.delete(form);
      states.set(form, state);
      const [oldest] = states.keys();
      if (states.size > KEPT && oldest !== undefined) states.delete(oldest);
    },
    find: (form) => states.get(form),
    forget: (form) => void states.delete(form),
  };
}
