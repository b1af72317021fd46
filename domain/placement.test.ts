import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstCardFor,
  MOST_CARDS,
  MOST_FAILED,
  type Placement,
  placementAfter,
  reasonsOf,
  WORDS_ON_CARD,
} from './placement.ts';
import { type StepId, stepIds } from './teaching-steps.ts';

const position = (step: StepId) => stepIds.indexOf(step);
const anyStep = fc.constantFrom(...stepIds);
/** Runs a check to its end and returns the answers it took. */
function run(from: StepId, isRead: (step: StepId, word: number) => boolean): boolean[] {
  const answers: boolean[] = [];
  for (let { next } = placementAfter(answers, from); next !== null;) {
    expect(answers.length).toBeLessThan(MOST_CARDS * WORDS_ON_CARD);
    answers.push(isRead(next.step, next.word));
    ({ next } = placementAfter(answers, from));
  }
  return answers;
}

/** Returns the result of a check, and throws if it has not ended. */
function resultOf(placement: Placement): StepId {
  if (placement.step === null) throw new Error('The check has not ended');
  return placement.step;
}

/** Which words a child reads: three of each step. */
type Reader = readonly (readonly boolean[])[];
const anyReader: fc.Arbitrary<Reader> = fc.array(
  fc.array(fc.boolean(), { minLength: WORDS_ON_CARD, maxLength: WORDS_ON_CARD }),
  { minLength: stepIds.length, maxLength: stepIds.length },
);

const placementOf = (from: StepId, reader: Reader) =>
  placementAfter(
    run(from, (step, word) => reader[position(step)]![word]!),
    from,
  );

/** A child who reads the first `count` steps and no later one. */
const readsFirst = (count: number): Reader =>
  stepIds.map((_, index) => Array<boolean>(WORDS_ON_CARD).fill(index < count));

describe('whatever a child reads', () => {
  test('a check ends within its cards and words, and few cards fail', () => {
    fc.assert(
      fc.property(anyStep, anyReader, (from, reader) => {
        const { cards } = placementOf(from, reader);
        expect(cards.length).toBeLessThanOrEqual(MOST_CARDS);
        expect(cards.filter(({ isRead }) => !isRead).length).toBeLessThanOrEqual(MOST_FAILED);
        for (const { answers } of cards) expect(answers.length).toBeLessThanOrEqual(WORDS_ON_CARD);
        expect(new Set(cards.map(({ step }) => step)).size).toBe(cards.length);
      }),
    );
  });

  test('the proposal is the easiest card that was not read, and the step before it was read', () => {
    fc.assert(
      fc.property(anyStep, anyReader, (from, reader) => {
        const placement = placementOf(from, reader);
        const step = resultOf(placement);
        const { read, notYet } = reasonsOf(placement.cards);
        expect(notYet?.step ?? '9.6').toBe(step);
        if (read === null) expect(step).toBe('1.1');
        else if (notYet === null) expect(read.step).toBe('9.6');
        else expect(position(read.step)).toBe(position(step) - 1);
      }),
    );
  });

  test('a child who reads more words never begins earlier', () => {
    fc.assert(
      fc.property(anyStep, anyReader, anyReader, (from, reader, more) => {
        const better = reader.map((words, step) =>
          words.map((isRead, word) => isRead || more[step]![word]!),
        );
        const [before, after] = [reader, better].map((one) => resultOf(placementOf(from, one)));
        expect(position(after!)).toBeGreaterThanOrEqual(position(before!));
      }),
    );
  });

  test('undoing an answer leads back to the word it was given for', () => {
    fc.assert(
      fc.property(anyStep, anyReader, (from, reader) => {
        const answers = run(from, (step, word) => reader[position(step)]![word]!);
        const shown = answers.map((_, at) => placementAfter(answers.slice(0, at), from).next);
        expect(shown).not.toContain(null);
        const different = new Set(shown.map((next) => `${next?.step} ${next?.word}`));
        expect(different.size).toBe(answers.length);
      }),
    );
  });
});

test('a child who reads the first steps and no later one begins at the next, from any first card', () => {
  for (const from of stepIds) {
    for (const [count, step] of stepIds.entries()) {
      expect(resultOf(placementOf(from, readsFirst(count)))).toBe(step);
    }
    expect(resultOf(placementOf(from, readsFirst(stepIds.length)))).toBe('9.6');
  }
});

describe('a card', () => {
  test.each([
    [[true, true], true],
    [[true, false, true], true],
    [[false, true, true], true],
    [[false, false], false],
    [[false, true, false], false],
    [[true, false, false], false],
  ])('with the answers %j ends, and whether it counts as read is %s', (answers, isRead) => {
    const before = placementAfter(answers.slice(0, -1), '1.1');
    expect(before.next).toEqual({ step: '1.1', word: answers.length - 1 });
    expect(placementAfter(answers, '1.1').cards).toEqual([{ step: '1.1', answers, isRead }]);
  });
});

test('a child who reads no word of the first step begins there after one card', () => {
  const placement = placementAfter([false, false], '1.1');
  expect(placement).toMatchObject({ next: null, step: '1.1' });
  expect(reasonsOf(placement.cards)).toEqual({ read: null, notYet: placement.cards[0] });
});

test('the check goes up in growing strides, and stops going up at the first card that is not read', () => {
  const cardsOf = (count: number) =>
    placementOf('1.1', readsFirst(count)).cards.map(({ step }) => step);
  expect(cardsOf(stepIds.length).slice(0, 4)).toEqual(['1.1', '1.7', '4.2', '6.2']);
  expect(cardsOf(4)).toEqual(['1.1', '1.7', '1.3', '1.5', '1.4']);
});

describe('the first card', () => {
  test.each<[age: number | null, level: number | null, step: StepId]>([
    [null, null, '1.1'],
    [3, 1, '1.1'],
    [5, null, '1.1'],
    [6, 1, '1.3'],
    [7, 1, '1.8'],
    [8, null, '2.2'],
    [18, 1, '3.2'],
    [5, 2, '1.1'],
    [5, 4, '3.1'],
    [12, 9, '8.1'],
  ])('for the age %s and the level %s is that of step %s', (age, level, step) => {
    expect(firstCardFor(age, level)).toBe(step);
  });

  test('is easier where a check from it could not end in time', () => {
    const { next } = placementAfter([], '9.6');
    expect(position(next!.step)).toBeLessThan(position('9.6'));
  });
});
