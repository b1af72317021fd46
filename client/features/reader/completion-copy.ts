// What the celebration says.
import type { Completion } from '../../../contracts/progress.ts';
import type { WayToFinish } from '../../../domain/progress.ts';
import type { PromptId } from '../../../domain/prompts.ts';
import { MOST_PAW_PRINTS } from '../../../domain/rereading.ts';
import type { Finished } from './use-completion.ts';

/** Whether the book was read to the child and has earned no star by that. */
export const isOnlyListened = (finished: Finished): boolean =>
  finished.by === 'listening' &&
  !(finished.state === 'confirmed' && finished.completion.starAwarded);

function listenedPrompt(finished: Finished): PromptId {
  if (finished.state === 'queued') return 'listening-saved';
  return finished.completion.completed ? 'star-before' : 'star-for-reading';
}

/** About the paw print of a book that had its star before. */
function printPrompt(
  { isNewPrint, pawPrints }: Pick<Completion, 'isNewPrint' | 'pawPrints'>,
  by: WayToFinish,
): PromptId {
  const hasAll = pawPrints >= MOST_PAW_PRINTS;
  if (isNewPrint && hasAll) return 'three-prints';
  if (isNewPrint) return pawPrints === 1 ? 'one-print' : 'two-prints';
  if (hasAll) return 'all-prints';
  return by === 'marking' ? 'print-for-reading' : 'print-tomorrow';
}

/** Returns the title of the dialog, and the sentences below it. */
export function praiseFor(finished: Finished): { title: PromptId; texts: PromptId[] } {
  if (isOnlyListened(finished)) return { title: 'listened', texts: [listenedPrompt(finished)] };
  if (finished.state === 'queued') {
    return { title: 'well-read', texts: [finished.isAgain ? 'reading-saved' : 'star-later'] };
  }
  const { completion, by } = finished;
  const isNew = completion.starAwarded;
  const texts: PromptId[] = [isNew ? 'star-earned' : 'star-before'];
  if (!isNew) texts.push(printPrompt(completion, by));
  return { title: 'book-complete', texts };
}

/** Names the rarest of the medals that were just earned. Null if there are none. */
export function medalCopy([rarest, ...others]: readonly string[]): string | null {
  if (rarest === undefined) return null;
  return others.length === 0 ? rarest : `${rarest} and ${others.length} more`;
}
