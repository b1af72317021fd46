import { describe, expect, it } from 'vitest';
import { pronounce } from './dictionary.ts';
import { requireSounding } from './sounding.ts';
import { soundings } from './soundings.ts';
import { createSplit } from './split.ts';

const split = createSplit(pronounce);

describe('a built-in sounding', () => {
  it.each(Object.entries(soundings))('spells its word: %s', (word, sounding) => {
    expect(() => requireSounding(word, sounding)).not.toThrow();
  });

  it.each(Object.keys(soundings))(
    'is needed, because the dictionary cannot sound out %s',
    (word) => {
      expect(split(word).status).not.toBe('decodable');
    },
  );
});
