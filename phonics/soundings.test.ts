import { describe, expect, it } from 'vitest';
import { pronounce } from './dictionary.ts';
import { lexicon } from './lexicon.ts';
import { readSounding, requireSounding } from './sounding.ts';
import { soundingsFor } from './soundings.ts';

describe('the lexicon', () => {
  it('has at least 450 words', () => {
    expect(Object.keys(lexicon).length).toBeGreaterThanOrEqual(450);
  });

  it.each(Object.entries(lexicon))('has a sounding that spells its word: %s', (word, sounding) => {
    expect(() => requireSounding(word, sounding)).not.toThrow();
    expect(readSounding(sounding).every(({ step }) => step !== null)).toBe(true);
  });
});

it('an American library has the soundings of words alone that the dictionary lacks', () => {
  expect(soundingsFor('en-AU', pronounce)).toHaveProperty('vase');
  const american = soundingsFor('en-US', pronounce);
  expect(american).toHaveProperty('arvo');
  expect(american).not.toHaveProperty('vase');
});
