import { describe, expect, it } from 'vitest';
import { readSounding, requireSounding } from './sounding.ts';

const written = (sounding: string) =>
  readSounding(sounding).map(({ letters, sound, step }) => `${letters}/${sound}/${step}`);

describe('a sounding', () => {
  it('gives each phonogram the sound that is taught first', () => {
    expect(written('Z-i-g-z-oo-m')).toEqual([
      'z/z/1.6',
      'i/ɪ/1.1',
      'g/g/1.2',
      'z/z/1.6',
      'oo/uː/3.4',
      'm/m/1.2',
    ]);
  });

  it('selects another sound by an example word', () => {
    expect(written('b-r-ea:head-d')).toContain('ea/ɛ/8.1');
    expect(written('s-n-ow:snow')).toContain('ow/oʊ/3.3');
  });

  it('selects a long vowel and its silent e by an example word', () => {
    expect(written('z-a:cake-k-e:cake')).toEqual(['z/z/1.6', 'a/eɪ/3.2', 'k/k/1.2', 'e//3.2']);
  });

  it.each([
    ['z-iq-b', "'iq' is no phonogram."],
    ['z--b', 'A phonogram is missing beside a hyphen.'],
    ['b-r-ea:bread-d', "'ea' can be as in: eat, head, great."],
  ])('%s is rejected with a message', (sounding, sentence) => {
    expect(() => readSounding(sounding)).toThrow(new RangeError(sentence));
  });

  it('is understood with an example of former days', () => {
    expect(written('b-a:baby-b-y:happy')).toEqual(written('b-a:paper-b-y:happy'));
    expect(written("h-e-'d:he'd")).toEqual(written("h-e-'d:I'd"));
  });

  it('keeps the sounds that letters without an example have always meant', () => {
    expect(written('c-ow')).toContain('ow/aʊ/3.4');
    expect(written('b-i-ck-ie')).toContain('ie/iː/6.3');
  });

  it('must spell its word', () => {
    expect(() => requireSounding('zib', 'z-i-b')).not.toThrow();
    expect(() => requireSounding('zab', 'z-i-b')).toThrow("The phonograms spell 'zib', not 'zab'.");
  });
});
