// The books that have stopped a change of many, and what is said of them.
import type { BulkChange } from '../../../../contracts/bulk-changes.ts';
import { levelOf } from '../../../../domain/levels.ts';
import { errorBodyOf } from '../../../api/api.ts';

export interface Stopped {
  change: BulkChange;
  /** Whether their words do not fit, or they are in the library no more. */
  why: 'misfit' | 'gone';
  ids: readonly string[];
  /** The others, which can be changed without them. */
  others: readonly string[];
}

/** The part of a request that a refusal is about. */
interface Asked {
  ids: readonly string[];
  change: BulkChange;
  /** What had stopped the change before, if this is the same one without those books. */
  before?: Stopped | undefined;
}

const reasons = { level_misfit: 'misfit', invalid_request: 'gone' } as const;

/** Returns which of the books have stopped the change, as the server names them; null if it was none of them. */
export function stoppedOf(error: unknown, { ids, change, before }: Asked): Stopped | null {
  const { code, issues = [] } = errorBodyOf(error) ?? {};
  if (code !== 'level_misfit' && code !== 'invalid_request') return null;
  const named = new Set(issues.map(({ field }) => field));
  const stopped = ids.filter((_, index) => named.has(`ids.${index}`));
  const others = ids.filter((id) => !stopped.includes(id));
  const why = reasons[code];
  // Of books that are all gone there is nothing to mend, and nothing to go on with.
  if (stopped.length === 0 || (why === 'gone' && others.length === 0)) return null;
  const earlier = before?.why === why ? before.ids : [];
  return { change, why, ids: [...earlier, ...stopped], others };
}

/** Says why nothing was changed. */
export function stoppedText({ change, why, ids: { length }, others }: Stopped): string {
  const isOne = length === 1;
  const some = `${length} of these ${length + others.length} books ${isOne ? 'has' : 'have'}`;
  const all = isOne ? 'This book has' : `These ${length} books have`;
  const subject = others.length === 0 ? all : some;
  if (why === 'gone') return `${subject} left the library. Nothing was changed.`;
  const theirs = isOne ? 'its level' : 'their levels';
  const level = change.kind === 'level' ? `Level ${levelOf(change.category)}` : theirs;
  const unchecked = change.kind === 'hide' ? ' A hidden book comes back without a check.' : '';
  return `${subject} words that cannot be read at ${level}.${unchecked} Nothing was changed. ${mendText(change)}`;
}

/** Says how many books are left once the others have changed. */
export const leftText = (books: number, { change }: Stopped): string =>
  `${books === 1 ? '1 book is left as it was' : `${books} books are left as they were`}. ${mendText(change)}`;

const mendText = ({ kind }: BulkChange): string =>
  `Open a book to give it a reason${kind === 'level' ? '' : ' or another level'}.`;

const verbs: Record<BulkChange['kind'], string> = {
  publish: 'Publish',
  schedule: 'Schedule',
  hide: 'Hide',
  draft: 'Make drafts of',
  level: 'Set the level of',
  series: 'Set the series of',
  delete: 'Delete',
};

/** The button that changes the others, such as 'Publish the 17 that fit'. */
export function othersText({ change, why, others: { length } }: Stopped): string {
  const [one, many] = why === 'misfit' ? ['fits', 'fit'] : ['is left', 'are left'];
  return `${verbs[change.kind]} the ${length === 1 ? `one that ${one}` : `${length} that ${many}`}`;
}
