// Texts of the reading check.
import { type Card, reasonsOf } from '../../../domain/placement.ts';
import { describePlace, describeStep, type StepId } from '../../../domain/teaching-steps.ts';

/** What the parent knows of the child's start: null for nothing. */
export interface Start {
  level: number | null;
  step: StepId | null;
}

/** Returns the words of a card, as the check showed them. */
type WordsOf = (step: StepId) => readonly string[];

function listWords(words: readonly string[]): string {
  return words.map((word) => `‘${word}’`).join(' and ');
}

/** Returns the words of the card with this answer; at most two, as many as decide a card. */
function wordsWith(isRead: boolean, { step, answers }: Card, wordsOf: WordsOf): string {
  const words = wordsOf(step).filter((_, index) => answers[index] === isRead);
  return listWords(words.slice(0, 2));
}

/** Says why the check proposes a step, by the words that decided. `name` begins the sentence. */
export function reasonText(cards: readonly Card[], name: string, wordsOf: WordsOf): string {
  const { read, notYet } = reasonsOf(cards);
  if (read === null && notYet !== null) {
    return `Every reader begins with this step. It teaches the sounds of words like ${wordsWith(false, notYet, wordsOf)}.`;
  }
  if (read === null) return '';
  const start = `${name} read ${wordsWith(true, read, wordsOf)}`;
  if (notYet === null) return `${start}, the hardest words of the check.`;
  return `${start}, not yet ${wordsWith(false, notYet, wordsOf)}.`;
}

/** Returns the heading of the result, 'Begin at Level 2, step 2: ch and th'. A number stays beside its noun. */
export const resultHeading = (step: StepId): string =>
  `Begin at ${describeStep(step)}`.replaceAll(/ (?=\d)/g, '\u00a0');

/** Returns the text of the button that changes nothing. */
export function keepText({ level, step }: Start): string {
  if (level === null) return 'Not now';
  const start = step === null ? `Level ${level}` : describePlace(step);
  return `Keep ${start}`;
}
