// 'Where to begin': which words a child is shown in the two-minute reading check, and the step that follows from them.
// Steps are taken to build on each other: a child who reads the card of a step reads all earlier ones. The check
// looks for the first step whose card the child does not read.
import { firstStepOf, positionOf, type StepId, stepIds } from './teaching-steps.ts';

/** The words of a card. The card ends as soon as its result is known, which may be after two of them. */
export const WORDS_ON_CARD = 3;

/** A card counts as read from this many words on. As many 'not yet' end it, too. */
const DECIDING = 2;

/** The most cards of a check: two minutes. */
export const MOST_CARDS = 8;

/** The check ends with this many cards that were not read, so that no child sees a long row of failures. */
export const MOST_FAILED = 3;

/** How many steps the check goes up after the first card; twice as many after the second, and so on. */
const STRIDE = 6;

/** A finished card. */
export interface Card {
  step: StepId;
  /** For each word that was shown, whether the child read it. */
  answers: readonly boolean[];
  isRead: boolean;
}

/** Where a check stands: the word to show next, or at its end the step to begin at. */
export type Placement = {
  /** The finished cards, in order. */
  cards: readonly Card[];
} & (
  | {
      /** `word` is its number on the card, from 0. */
      next: { step: StepId; word: number };
      step: null;
    }
  | {
      next: null;
      /** The first step whose card was not read, or the last step of all. */
      step: StepId;
    }
);

/** The positions in the teaching order of the first step that may be unread, and the last. `stepIds.length` is 'none'. */
interface Range {
  first: number;
  last: number;
}

/** The cards that the check may still show, and how many of them may fail. */
interface Budget {
  cards: number;
  failed: number;
}

/** Returns the number of results that the budget can tell apart. */
function resultsWithin({ cards, failed }: Budget): number {
  if (cards === 0 || failed === 0) return 1;
  const rest = cards - 1;
  return (
    resultsWithin({ cards: rest, failed: failed - 1 }) + resultsWithin({ cards: rest, failed })
  );
}

/** Returns the position nearest to `wanted` whose card leaves no more results than the budget can tell apart. */
function affordable(wanted: number, { first, last }: Range, { cards, failed }: Budget): number {
  const rest = cards - 1;
  const easiest = Math.max(first, last - resultsWithin({ cards: rest, failed }));
  const hardest = Math.min(last, first + resultsWithin({ cards: rest, failed: failed - 1 })) - 1;
  return Math.min(Math.max(wanted, easiest), hardest);
}

/** Returns the wanted position: upwards in growing strides until a card fails, then a third of the way up the rest. */
function wantedPosition(from: StepId, range: Range, cards: readonly Card[]): number {
  const last = cards.at(-1);
  if (last === undefined) return positionOf(from);
  if (cards.every(({ isRead }) => isRead)) {
    return positionOf(last.step) + STRIDE * 2 ** (cards.length - 1);
  }
  return range.first + Math.floor((range.last - range.first) / 3);
}

function nextPosition(from: StepId, range: Range, cards: readonly Card[]): number {
  const failed = cards.filter(({ isRead }) => !isRead).length;
  const budget = { cards: MOST_CARDS - cards.length, failed: MOST_FAILED - failed };
  return affordable(wantedPosition(from, range, cards), range, budget);
}

/** Returns the card of a step after these answers, and whether they decide it. */
function cardOf(step: StepId, answers: readonly boolean[]): { card: Card; isDecided: boolean } {
  const read = answers.filter(Boolean).length;
  const isRead = read >= DECIDING;
  return {
    card: { step, answers, isRead },
    isDecided: isRead || answers.length - read >= DECIDING,
  };
}

/**
 * Returns where the check stands after these answers (true for a word that was read), if it began with the card of
 * `from`. The last answer is undone by leaving it out.
 */
export function placementAfter(answers: readonly boolean[], from: StepId): Placement {
  const range: Range = { first: 0, last: stepIds.length };
  const cards: Card[] = [];
  let at = 0;
  while (range.first < range.last) {
    const position = nextPosition(from, range, cards);
    const step = stepIds[position]!;
    let current = cardOf(step, []);
    while (!current.isDecided) {
      const word = current.card.answers.length;
      if (at === answers.length) return { next: { step, word }, step: null, cards };
      current = cardOf(step, [...current.card.answers, answers[at++]!]);
    }
    cards.push(current.card);
    if (current.card.isRead) range.first = position + 1;
    else range.last = position;
  }
  return { next: null, step: stepIds[Math.min(range.first, stepIds.length - 1)]!, cards };
}

/** The first card by age in years: an easy one for the age, because a hard one discourages. */
const firstCards: readonly (readonly [upTo: number, step: StepId])[] = [
  [5, '1.1'],
  [6, '1.3'],
  [7, '1.8'],
  [8, '2.2'],
  [Infinity, '3.2'],
];

/**
 * Returns the step of the first card: for a level that the parent has chosen, a level earlier; else by age. Level 1 is
 * the choice of whoever does not choose, so it says nothing.
 */
export function firstCardFor(age: number | null, level: number | null): StepId {
  if (level !== null && level > 1) return firstStepOf(level - 1);
  return firstCards.find(([upTo]) => (age ?? 0) <= upTo)?.[1] ?? '1.1';
}

/**
 * Returns the cards that explain a result: the hardest that was read, and the easiest that was not. Null where there
 * is none.
 */
export function reasonsOf(cards: readonly Card[]): { read: Card | null; notYet: Card | null } {
  const position = ({ step }: Card) => positionOf(step);
  const byStep = cards.toSorted((a, b) => position(a) - position(b));
  return {
    read: byStep.findLast(({ isRead }) => isRead) ?? null,
    notYet: byStep.find(({ isRead }) => !isRead) ?? null,
  };
}

/**
 * Returns the words on the card of a step, of those that it has. A later check, counted from 0, shows other words
 * first.
 */
export function wordsOnCard(words: readonly string[], check: number): string[] {
  const first = check * WORDS_ON_CARD;
  return Array.from(
    { length: WORDS_ON_CARD },
    (_, index) => words[(first + index) % words.length]!,
  );
}
