import { positionOf } from '../domain/teaching-steps.ts';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { added, dropped, undivided } from './corrections.ts';
import { pronounce } from './dictionary.ts';
import { createSplit } from './split.ts';

const inDictionary = (word: string): string[] =>
  [word, `${word}(2)`, `${word}(3)`, `${word}(4)`]
    .filter((key) => Object.hasOwn(dictionary, key))
    .map((key) => dictionary[key] ?? '');

/** Returns where the step of a word with only these pronunciations stands; Infinity if it cannot be read. */
const placeSaid = (word: string, pronunciations: readonly string[]) =>
  positionOf(
    createSplit((other) => (other === word ? pronunciations : pronounce(other)), {
      accent: 'en-US',
    })(word).step,
  );

describe('a dropped pronunciation', () => {
  it.each(Object.entries(dropped))('of %s is in the dictionary', (word, ways) => {
    expect(inDictionary(word)).toEqual(expect.arrayContaining([...ways]));
    expect(pronounce(word)).not.toEqual(expect.arrayContaining([...ways]));
  });

  it.each(Object.entries(dropped))('made %s too easy', (word, ways) => {
    const others = inDictionary(word).filter((said) => !ways.includes(said));
    expect(placeSaid(word, ways)).toBeLessThan(placeSaid(word, others));
  });
});

describe('an added pronunciation', () => {
  it.each(Object.entries(added))('of %s is not in the dictionary', (word, ways) => {
    expect(inDictionary(word)).not.toEqual(expect.arrayContaining([...ways]));
    expect(pronounce(word)).toEqual(expect.arrayContaining([...ways]));
  });

  it.each(Object.keys(added))('changes the step of %s', (word) => {
    const before = inDictionary(word);
    expect(placeSaid(word, pronounce(word))).not.toBe(placeSaid(word, before));
  });
});

it.each([...undivided])(
  '%s is not split as a plural, although the dictionary has its stem as a name',
  (word) => {
    expect(pronounce(word.slice(0, -1))).not.toEqual([]);
    const { parts } = createSplit(pronounce)(word);
    expect(parts.at(-1)).toEqual({ letters: 's', sound: 'z', step: '9.2' });
  },
);

it('no other word changes, and inherited object properties are not words', () => {
  expect(pronounce('read')).toEqual(inDictionary('read'));
  expect(pronounce('constructor')).toEqual(inDictionary('constructor'));
  expect(pronounce('hasownproperty')).toEqual([]);
});
