import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { added, dropped, undivided } from './corrections.ts';
import { pronounce } from './dictionary.ts';
import { createSplit } from './split.ts';

const inDictionary = (word: string): string[] =>
  [word, `${word}(2)`, `${word}(3)`, `${word}(4)`]
    .filter((key) => Object.hasOwn(dictionary, key))
    .map((key) => dictionary[key] ?? '');

/** What the word would count as if it were said in these ways alone; 10 when it cannot be read. */
const levelSaid = (word: string, ways: readonly string[]) =>
  createSplit((other) => (other === word ? ways : pronounce(other)))(word).level ?? 10;

describe('a pronunciation that is dropped', () => {
  it.each(Object.entries(dropped))('of %s stands in the dictionary', (word, ways) => {
    expect(inDictionary(word)).toEqual(expect.arrayContaining([...ways]));
    expect(pronounce(word)).not.toEqual(expect.arrayContaining([...ways]));
  });

  it.each(Object.entries(dropped))('made %s look easier', (word, ways) => {
    const others = inDictionary(word).filter((said) => !ways.includes(said));
    expect(levelSaid(word, ways)).toBeLessThan(levelSaid(word, others));
  });
});

describe('a pronunciation that is added', () => {
  it.each(Object.entries(added))('of %s does not stand in the dictionary', (word, ways) => {
    expect(inDictionary(word)).not.toEqual(expect.arrayContaining([...ways]));
    expect(pronounce(word)).toEqual(expect.arrayContaining([...ways]));
  });

  it.each(Object.keys(added))('changes what %s counts as', (word) => {
    const before = inDictionary(word);
    expect(levelSaid(word, pronounce(word))).not.toBe(levelSaid(word, before));
  });
});

it.each([...undivided])('%s is no plural, whatever the dictionary has as a name', (word) => {
  expect(pronounce(word.slice(0, -1))).not.toEqual([]);
  const { parts } = createSplit(pronounce)(word);
  expect(parts.at(-1)).toEqual({ letters: 's', sound: 'z', level: 9 });
});

it('No other word is touched, not even one that every object answers to', () => {
  expect(pronounce('read')).toEqual(inDictionary('read'));
  expect(pronounce('constructor')).toEqual(inDictionary('constructor'));
  expect(pronounce('hasownproperty')).toEqual([]);
});
