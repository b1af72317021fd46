// What the path shows: which stones belong to a level, where the child stands, and what each stone is called.
import type { BookCard } from '../../../contracts/books.ts';
import type { Path, PathStep } from '../../../contracts/path.ts';
import { count } from '../../../domain/count.ts';
import { positionOf, type StepId, stepIds } from '../../../domain/teaching-steps.ts';

/** `behind` is a step that the child has passed without reading all of its books. */
export type StoneState = 'finished' | 'here' | 'behind' | 'ahead';

const isFinished = ({ books, finished }: PathStep): boolean => finished >= books;

/** Whether the child has read every book of the path. */
export const isPathFinished = ({ steps }: Path): boolean =>
  steps.length > 0 && steps.every(isFinished);

/**
 * Returns the stone that the child stands on: that of her step, else the last one before it, else the first. Undefined
 * when the path is behind her, or has no stones.
 */
export function currentStone(path: Path): PathStep | undefined {
  if (isPathFinished(path)) return undefined;
  const reached = path.steps.filter(({ id }) => positionOf(id) <= positionOf(path.step));
  return reached.at(-1) ?? path.steps[0];
}

/** Returns the stone whose books are shown at first: where the child stands, or at the end of the path the last one. */
export const initialStone = (path: Path): PathStep | undefined =>
  currentStone(path) ?? path.steps.at(-1);

/** Returns the next stone; that before it for the last one. */
export function neighbourOf({ steps }: Path, stone: PathStep): PathStep | undefined {
  const at = steps.indexOf(stone);
  return steps[at + 1] ?? steps[at - 1];
}

/** Returns the levels that have stones, and whether all their books are read. */
export function levelsOf({ steps }: Path): { level: number; isFinished: boolean }[] {
  const levels = [...new Set(steps.map(({ level }) => level))];
  return levels.map((level) => ({
    level,
    isFinished: steps.filter((step) => step.level === level).every(isFinished),
  }));
}

export const stonesOf = ({ steps }: Path, level: number): PathStep[] =>
  steps.filter((step) => step.level === level);

/** Without `here` the whole path is behind the child. */
export function stateOfStone(stone: PathStep, here: PathStep | undefined): StoneState {
  if (stone.id === here?.id) return 'here';
  if (isFinished(stone)) return 'finished';
  return here !== undefined && positionOf(stone.id) > positionOf(here.id) ? 'ahead' : 'behind';
}

const stateNames: Record<StoneState, string> = {
  finished: ', finished',
  here: ', you are here',
  behind: '',
  ahead: '',
};

/** Returns what a screen reader says of a stone: 'Step 3.1, -ed, finished, 2 of 2 books read'. */
export function nameOfStone({ id, face, books, finished }: PathStep, state: StoneState): string {
  return `Step ${id}, ${face}${stateNames[state]}, ${finished} of ${count(books, 'book')} read`;
}

/** Returns what is said when a stone was chosen: 'Step 3.5, 3 books'. */
export const announceStone = ({ id, books }: PathStep): string =>
  `Step ${id}, ${count(books, 'book')}`;

/** Returns the step that is taught before this one; null before the first. */
export const stepBefore = (step: StepId): StepId | null => stepIds[positionOf(step) - 1] ?? null;

/** Returns those of the books that belong to the step. */
export const booksOfStep = (step: StepId, books: readonly BookCard[]): BookCard[] =>
  books.filter(({ fit }) => fit && fit.after === stepBefore(step));
