import { describe, expect, it } from 'vitest';
import { carefully, countSyllables, nameOf, spokenAs, toPhones } from './sounds.ts';

describe('a pronunciation of the dictionary', () => {
  it('loses its stress, but for the vowels that go quiet without it', () => {
    expect(toPhones('B AH0 N AE1 N AH0')).toEqual([['B', 'AX', 'N', 'AE', 'N', 'AX']]);
    expect(toPhones('L AH1 V')).toEqual([['L', 'AH', 'V']]);
    expect(toPhones('S IH1 S T ER0')).toEqual([['S', 'IH', 'S', 'T', 'XR']]);
  });

  it.each([
    ['fire', 'F AY1 ER0', 'F AY R'],
    ['camera', 'K AE1 M ER0 AH0', 'K AE M AX R AX'],
    ['hurry', 'HH ER1 IY0', 'HH AH R IY'],
  ])('is also given with its vowel and r apart: %s', (_word, said, apart) => {
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

  it('are the same when they differ in a lazy vowel', () => {
    expect(same('R AE1 B AH0 T', 'R AE1 B IH0 T')).toBe(true);
    expect(same('D AO1 G', 'D AA1 G')).toBe(true);
  });

  it('are two when they differ in a vowel that is sounded', () => {
    expect(same('R EH1 D', 'R IY1 D')).toBe(false);
  });
});

describe('a sound', () => {
  it('is known in the dictionary by what it says', () => {
    expect(spokenAs('ks')).toEqual([{ run: ['K', 'S'], beforeR: false }]);
    expect(spokenAs('')).toEqual([{ run: [], beforeR: false }]);
  });

  it('may be coloured where an r follows', () => {
    expect(spokenAs('iː')).toContainEqual({ run: ['IH'], beforeR: true });
  });

  it('that is none is refused', () => {
    expect(() => spokenAs('q')).toThrow('There is no sound "q"');
  });

  it('has its name from the phones', () => {
    expect(nameOf(['SH', 'IH', 'P'])).toBe('ʃɪp');
    expect(nameOf(['AX'])).toBe('ə');
  });
});
