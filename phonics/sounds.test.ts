import { describe, expect, it } from 'vitest';
import { carefully, countSyllables, nameOf, spokenAs, toPhones } from './sounds.ts';

describe('a pronunciation of the dictionary', () => {
  it('loses its stress marks, except for unstressed vowels that become other phones', () => {
    expect(toPhones('B AH0 N AE1 N AH0')).toEqual([['B', 'AX', 'N', 'AE', 'N', 'AX']]);
    expect(toPhones('L AH1 V')).toEqual([['L', 'AH', 'V']]);
    expect(toPhones('S IH1 S T ER0')).toEqual([['S', 'IH', 'S', 'T', 'XR']]);
  });

  it.each([
    ['fire', 'F AY1 ER0', 'F AY R'],
    ['camera', 'K AE1 M ER0 AH0', 'K AE M AX R AX'],
    ['hurry', 'HH ER1 IY0', 'HH AH R IY'],
  ])('also has a variant with separate vowel and r: %s', (_word, said, apart) => {
    const ways = toPhones(said).map((phones) => phones.join(' '));
    expect(ways).toHaveLength(2);
    expect(ways).toContain(apart);
  });

  it.each([
    ['A M', 0],
    ['AE1 M', 1],
    ['S IH1 S T ER0', 2],
    ['B AH0 N AE1 N AH0', 3],
  ])('has as many syllables as vowels: %s', (said, syllables) => {
    expect(countSyllables(toPhones(said)[0] ?? [])).toBe(syllables);
  });
});

describe('two pronunciations', () => {
  const same = (one: string, other: string) =>
    carefully(toPhones(one)[0] ?? []) === carefully(toPhones(other)[0] ?? []);

  it('are the same if they differ in a reduced vowel', () => {
    expect(same('R AE1 B AH0 T', 'R AE1 B IH0 T')).toBe(true);
    expect(same('D AO1 G', 'D AA1 G')).toBe(true);
  });

  it('differ if they differ in a full vowel', () => {
    expect(same('R EH1 D', 'R IY1 D')).toBe(false);
  });
});

describe('a sound', () => {
  it('has its phones in the dictionary', () => {
    expect(spokenAs('x', 'ks', 'en-AU')).toEqual([{ run: ['K', 'S'], before: 'any' }]);
    expect(spokenAs('e', '', 'en-AU')).toEqual([{ run: [], before: 'any' }]);
  });

  it('can have another phone before an r: in Australia of some letters, and with a vowel after it', () => {
    expect(spokenAs('ee', 'iː', 'en-US')).toContainEqual({ run: ['IH'], before: 'r' });
    expect(spokenAs('e', 'iː', 'en-AU')).toContainEqual({ run: ['IH'], before: 'r and vowel' });
    expect(spokenAs('ee', 'iː', 'en-AU')).toEqual([{ run: ['IY'], before: 'no r' }]);
  });

  it('can differ between accents', () => {
    expect(spokenAs('augh', 'ɑːf', 'en-AU')).toEqual([{ run: ['AA', 'F'], before: 'any' }]);
    expect(spokenAs('augh', 'ɑːf', 'en-US')).toEqual([{ run: ['AE', 'F'], before: 'any' }]);
  });

  it('that is unknown throws', () => {
    expect(() => spokenAs('q', 'q', 'en-AU')).toThrow('There is no sound "q"');
  });

  it('is named from its phones', () => {
    expect(nameOf(['SH', 'IH', 'P'])).toBe('ʃɪp');
    expect(nameOf(['AX'])).toBe('ə');
    expect(nameOf(['EH', 'R'])).toBe('ɛər');
  });
});
