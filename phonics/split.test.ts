import { describe, expect, it } from 'vitest';
import { pronounce } from './dictionary.ts';
import { createSplit } from './split.ts';

const split = createSplit(pronounce, { zib: 'z-i-b', cat: 'c-a:baby-t' });
const written = (word: string) =>
  split(word)
    .parts.map(({ letters, sound, level }) => `${letters}/${sound}/${level ?? '?'}`)
    .join(' ');
const levelOf = (word: string) => split(word).level ?? split(word).status;

describe('a word is split into phonograms:', () => {
  it.each([
    ['ship', 'sh/ʃ/2 i/ɪ/1 p/p/1'],
    ['night', 'n/n/1 igh/aɪ/5 t/t/1'],
    ['said', 's/s/1 ai/ɛ/? d/d/1'],
    ['paid', 'p/p/1 ai/eɪ/3 d/d/1'],
    ['have', 'h/h/1 a/æ/1 ve/v/3'],
    ['gave', 'g/g/1 a/eɪ/3 ve/v/3'],
    ['cake', 'c/k/1 a/eɪ/3 k/k/1 e//3'],
    ['thinks', 'th/θ/2 i/ɪ/1 n/ŋ/2 k/k/1 s/s/1'],
    ['island', 'i/aɪ/4 s//? l/l/1 a/ə/4 n/n/1 d/d/1'],
    ['lamb', 'l/l/1 a/æ/1 mb/m/9'],
  ])('%s', (word, parts) => {
    expect(written(word)).toBe(parts);
  });
});

describe('capitals, apostrophes, hyphens and endings are handled:', () => {
  it.each([
    ['Sam', 1],
    ['DON’T', 4],
    ["it's", 1],
    ["Sam's", 3],
    ["didn't", 1],
    ["we're", 4],
    ['merry-go-round', 4],
    ['cats', 1],
    ['dogs', 3],
    ['is', 9],
    ['wishes', 3],
    ['faces', 3],
    ['jumped', 3],
    ['landed', 3],
    ['hoped', 3],
    ['hopped', 3],
    ['hopping', 2],
    ['hoping', 4],
    ['homework', 5],
    ['careful', 4],
    ['cupcakes', 3],
    ['near', 3],
    ['more', 3],
    ['fire', 3],
    ['bear', 8],
  ])('%s is of level %s', (word, level) => {
    expect(levelOf(word)).toBe(level);
  });
});

describe('a word that is not in the dictionary', () => {
  it('is unknown and never guessed', () => {
    expect(split('blorp')).toEqual({
      word: 'blorp',
      level: null,
      status: 'unknown',
      parts: [],
      ambiguous: false,
    });
  });

  it.each(['splatted', 'splatting', 'splats', "squelch's"])(
    'is decodable if it is a known word with a regular ending: %s',
    (word) => {
      expect(pronounce(word)).toEqual([]);
      expect(split(word).status).toBe('decodable');
    },
  );

  it('is unknown even if it is a property of every object', () => {
    expect(split('constructor').status).toBe('decodable');
    expect(split('hasOwnProperty').status).toBe('unknown');
    expect(split('__proto__').status).toBe('unknown');
  });

  it.each(['', '-', '--'])("is unknown if it has no letters: '%s'", (word) => {
    expect(split(word)).toMatchObject({ word, level: null, status: 'unknown' });
  });

  it('makes a hyphenated word unknown', () => {
    expect(split('blorp-hat').status).toBe('unknown');
  });
});

describe('a sounding of the owner', () => {
  it('makes a word known', () => {
    expect(written('Zib')).toBe('z/z/1 i/ɪ/1 b/b/1');
  });

  it('takes precedence over the dictionary', () => {
    expect(written('cat')).toBe('c/k/1 a/eɪ/4 t/t/1');
  });
});

describe('a word with several pronunciations', () => {
  it.each([
    ['read', 3],
    ['close', 3],
    ['wind', 1],
  ])('has the level of the easiest one and is ambiguous: %s', (word, level) => {
    expect(split(word)).toMatchObject({ level, ambiguous: true });
  });

  it.each(['rabbit', 'dogs', 'get', 'last'])(
    'is not ambiguous because of casual pronunciation: %s',
    (word) => {
      expect(split(word).ambiguous).toBe(false);
    },
  );
});
