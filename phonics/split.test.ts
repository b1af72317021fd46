import { describe, expect, it } from 'vitest';
import { pronounce } from './dictionary.ts';
import { createSplit } from './split.ts';

const split = createSplit(pronounce, { soundings: { zib: 'z-i-b', cat: 'c-a:baby-t' } });
const written = (word: string) =>
  split(word)
    .parts.map(({ letters, sound, step }) => `${letters}/${sound}/${step ?? '?'}`)
    .join(' ');
const stepOf = (word: string) => split(word).step ?? split(word).status;

describe('a word is split into phonograms:', () => {
  it.each([
    ['ship', 'sh/ʃ/2.1 i/ɪ/1.1 p/p/1.1'],
    ['night', 'n/n/1.1 igh/aɪ/5.1 t/t/1.1'],
    ['said', 's/s/1.1 ai/ɛ/? d/d/1.2'],
    ['paid', 'p/p/1.1 ai/eɪ/3.3 d/d/1.2'],
    ['have', 'h/h/1.3 a/æ/1.1 ve/v/3.6'],
    ['gave', 'g/g/1.2 a/eɪ/3.2 v/v/1.5 e//3.2'],
    ['cake', 'c/k/1.2 a/eɪ/3.2 k/k/1.2 e//3.2'],
    ['thinks', 'th/θ/2.2 i/ɪ/1.1 n/ŋ/2.3 k/k/1.2 s/s/1.1'],
    ['island', 'i/aɪ/4.2 s//? l/l/1.4 a/ə/4.4 n/n/1.1 d/d/1.2'],
    ['lamb', 'l/l/1.4 a/æ/1.1 mb/m/9.6'],
  ])('%s', (word, parts) => {
    expect(written(word)).toBe(parts);
  });
});

describe('capitals, apostrophes, hyphens and endings are handled:', () => {
  it.each([
    ['Sam', '1.2'],
    ['DON’T', '4.1'],
    ["it's", '1.7'],
    ["Sam's", '3.1'],
    ["didn't", '1.7'],
    ["we're", '4.1'],
    ["here's", '5.5'],
    ["there'll", '5.4'],
    ['peering', '5.5'],
    ['tearing', '5.4'],
    ['rolled', '4.1'],
    ['minutes', '4.4'],
    ['merry-go-round', '4.3'],
    ['hats', '1.7'],
    ['dogs', '3.1'],
    ['is', '9.2'],
    ['wishes', '3.1'],
    ['faces', '3.6'],
    ['jumped', '3.1'],
    ['landed', '3.1'],
    ['hoped', '3.2'],
    ['hopped', '3.1'],
    ['hopping', '2.3'],
    ['hoping', '4.1'],
    ['homework', '5.3'],
    ['careful', '5.4'],
    ['cupcakes', '3.2'],
    ['near', '5.5'],
    ['more', '5.6'],
    ['fire', '3.2'],
    ['bear', '5.4'],
  ])('%s is read from %s', (word, step) => {
    expect(stepOf(word)).toBe(step);
  });
});

describe('a word that is not in the dictionary', () => {
  it('is unknown and never guessed', () => {
    expect(split('blorp')).toEqual({
      word: 'blorp',
      step: null,
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
    expect(split(word)).toMatchObject({ word, step: null, status: 'unknown' });
  });

  it('makes a hyphenated word unknown', () => {
    expect(split('blorp-hat').status).toBe('unknown');
  });
});

describe('a sounding of the owner', () => {
  it('makes a word known', () => {
    expect(written('Zib')).toBe('z/z/1.6 i/ɪ/1.1 b/b/1.3');
  });

  it('takes precedence over the dictionary', () => {
    expect(written('cat')).toBe('c/k/1.2 a/eɪ/4.2 t/t/1.1');
  });
});

describe('a word with several pronunciations', () => {
  it.each([
    ['read', '3.3'],
    ['close', '3.2'],
    ['wind', '1.7'],
  ])('has the step of the easiest one and is ambiguous: %s', (word, step) => {
    expect(split(word)).toMatchObject({ step, ambiguous: true });
  });

  it.each(['rabbit', 'dogs', 'get', 'last'])(
    'is not ambiguous because of casual pronunciation: %s',
    (word) => {
      expect(split(word).ambiguous).toBe(false);
    },
  );
});

describe('a numeral', () => {
  it.each([
    ['10', '1.3'],
    ['2', null],
    ['15', '3.3'],
    ['30', '4.3'],
  ])('is read as its words: %s', (numeral, step) => {
    expect(split(numeral)).toMatchObject({ word: numeral, step, isNumeral: true });
  });

  it.each(['3rd', '1.5', '½', '007', '10am', '1001', '١٢٣'])(
    'that has none is unknown: %s',
    (numeral) => {
      expect(split(numeral)).toMatchObject({ status: 'unknown', parts: [], isNumeral: true });
    },
  );
});

describe('bad input', () => {
  it.each([
    ['CAN’T', "can't"],
    ['canʼt', "can't"],
    ['ﬁsh', 'fish'],
    ['mo\u00ADney', 'money'],
    ['FROG', 'frog'],
  ])('is read as the word that it means: %s', (given, word) => {
    expect(split(given)).toEqual(split(word));
    expect(split(given).status).not.toBe('unknown');
  });

  it.each(['🦘', 'bonjour!', 'été', 'привет', 'مرحبا', 'xqzt', 'a1b2', '…'])(
    'is unknown if it is no word: %s',
    (given) => {
      expect(split(given)).toMatchObject({ status: 'unknown', step: null, parts: [] });
    },
  );
});
