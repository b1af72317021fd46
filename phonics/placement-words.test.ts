import { describe, expect, test } from 'vitest';
import { openEngine } from './engine.ts';
import { heartWordsByLevel } from './heart-words.ts';
import { stepIds } from '../domain/teaching-steps.ts';
import { wordsOnCard } from '../domain/placement.ts';
import { placementWordsOf } from './placement-words.ts';

const { split } = openEngine();
const heartWords = new Set(heartWordsByLevel.flat());

describe('the words of the reading check', () => {
  test.each(stepIds)('of step %s can be sounded out from that step on, in one way', (step) => {
    const found = placementWordsOf(step).map((word) => {
      const { step: from, ambiguous } = split(word);
      return { word, from, ambiguous, isHeartWord: heartWords.has(word) };
    });
    expect(found).toEqual(
      found.map(({ word }) => ({ word, from: step, ambiguous: false, isHeartWord: false })),
    );
  });

  test('are five for each step, all different and in lower case', () => {
    const all = stepIds.flatMap(placementWordsOf);
    expect(all.length).toBe(5 * stepIds.length);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
  });
});

describe('a card', () => {
  test.each(stepIds)(
    'of step %s has three words, and another first word in the next check',
    (step) => {
      const [first, second, third] = [0, 1, 2].map((check) =>
        wordsOnCard(placementWordsOf(step), check),
      );
      for (const words of [first, second, third]) expect(new Set(words).size).toBe(3);
      expect(second!.slice(0, 2).filter((word) => first!.includes(word))).toEqual([]);
      expect(third![0]).not.toBe(second![0]);
    },
  );
});
