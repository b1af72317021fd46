import { describe, expect, it } from 'vitest';
import { readSounding, requireSounding } from './sounding.ts';

const written = (sounding: string) =>
  readSounding(sounding).map(({ letters, sound, level }) => `${letters}/${sound}/${level}`);

describe('a sounding', () => {
  it('gives each phonogram the sound that is taught first', () => {
    expect(written('Z-i-g-z-oo-m')).toEqual([
      'z/z/1',
      'i/ɪ/1',
      'g/g/1',
      'z/z/1',
      'oo/uː/3',
      'm/m/1',
    ]);
  });

  it('selects another sound by an example word', () => {
    expect(written('b-r-ea:head-d')).toContain('ea/ɛ/8');
    expect(written('s-n-ow:snow')).toContain('ow/oʊ/3');
  });

  it('selects a long vowel and its silent e by an example word', () => {
    expect(written('z-a:cake-k-e:cake')).toEqual(['z/z/1', 'a/eɪ/3', 'k/k/1', 'e//3']);
  });

  it.each([
    ['z-iq-b', "'iq' is no phonogram."],
    ['z--b', 'A phonogram is missing beside a hyphen.'],
    ['b-r-ea:bread-d', "'ea' can be as in: eat, head, great."],
  ])('%s is rejected with a message', (sounding, sentence) => {
    expect(() => readSounding(sounding)).toThrow(new RangeError(sentence));
  });

  it('must spell its word', () => {
    expect(() => requireSounding('zib', 'z-i-b')).not.toThrow();
    expect(() => requireSounding('zab', 'z-i-b')).toThrow("The phonograms spell 'zib', not 'zab'.");
  });
});
