// Asks before what is not saved is lost by a step within the owner's screen, which no navigation tells of.
import { hasUnsaved } from '../../../browser/unsaved.ts';

type Question = (proceed: () => void) => void;

let question: Question | null = null;

/** Registers the question of the screen; null when the screen is left. */
export const askBeforeStep = (asked: Question | null) => void (question = asked);

/** Asks before an order that is not saved is lost. `proceed` is called at once if there is nothing to lose. */
export function guardStep(proceed: () => void): void {
  if (question !== null && hasUnsaved('order')) question(proceed);
  else proceed();
}
