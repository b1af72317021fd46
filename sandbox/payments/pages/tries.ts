// Stores rejected form input until it is shown again. A post redirects to a page (post/redirect/get), so going
// back or reloading never resubmits a card. In memory only; one entry per form.
import type { FormState } from './fields.ts';

const KEPT = 100;

/** The query of that page. */
export const triedQuery = '?tried=1';

export interface Tries {
  keep(form: string, state: FormState): void;
  find(form: string): FormState | undefined;
  forget(form: string): void;
}

/** Opens the store. `form` is the id or token of the form's session. */
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
