import { positionOf } from '../domain/teaching-steps.ts';
import { describe, expect, it } from 'vitest';
import { openEngine } from './engine.ts';
import { type Phonogram, phonograms } from './phonograms.ts';
import { spokenAs } from './sounds.ts';

const { split, readFrom } = openEngine();
const named = phonograms.map((row): [name: string, row: Phonogram] => [
  `${row.letters} /${row.sound}/, level ${row.level}, as in ${row.example}`,
  row,
]);

/** The phonograms of each level in the reference: letters, and the sound if it gives one. */
const reference: readonly (readonly string[])[] = [
  [
    ...'a/æ b c/k d e/ɛ f g/g h i/ɪ j k l m n o/ɒ p qu r s/s t u/ʌ v w x/ks y/j z'.split(' '),
    ...'bb dd ff gg ll mm nn pp rr ss tt zz'.split(' '),
  ],
  'sh th/θ th/ð ch/tʃ ng n/ŋ ck wh ph kn gn wr gu bu'.split(' '),
  [
    ...'a-e e-e i-e o-e u-e ve ce ge le ee ea/iː ai ay oa oo/uː oo/ʊ ow/aʊ ow/oʊ ou/aʊ'.split(' '),
    ...'oi oy ar er or ir ur s/z s/ɪz es/ɪz ed/d ed/t ed/ɪd'.split(' '),
  ],
  'a/eɪ e/iː i/aɪ o/oʊ u/juː u/uː y/aɪ y/iː a/ə e/ə i/ə o/ə u/ə'.split(' '),
  'igh dge tch ear/ɜːr or/ɜːr cei'.split(' '),
  'aw au ew ie ey ue'.split(' '),
  'eigh ough augh'.split(' '),
  'ei ui oe eu ea/ɛ ea/eɪ'.split(' '),
  'c/s g/dʒ s/z a/ɑː a/ɔː o/uː u/ʊ y/ɪ x/gz ch/k ch/ʃ ti/ʃ si/ʃ ci/ʃ sci/ʃ si/ʒ'.split(' '),
];

describe('the table of phonograms', () => {
  it.each(reference.map((wanted, index) => [index + 1, wanted] as const))(
    'has all phonograms of level %i of the reference',
    (level, wanted) => {
      const rows = phonograms.filter((row) => row.level === level);
      const missing = wanted.filter((one) => {
        const [letters, sound] = one.split('/');
        return !rows.some((row) => row.letters === letters && row.sound === (sound ?? row.sound));
      });
      expect(missing).toEqual([]);
    },
  );

  it('has no duplicate rows, except for the s that is first taught as a suffix only', () => {
    const alike = Map.groupBy(phonograms, ({ letters, sound }) => `${letters} /${sound}/`);
    const twice = [...alike.values()].filter(({ length }) => length > 1);
    const places = twice.map((rows) => rows.map(({ place }) => place));
    expect(twice.map(([row]) => row?.letters)).toEqual(['s']);
    expect(places).toEqual([['suffix', undefined]]);
  });

  it('is in teaching order, from level 1 to level 9', () => {
    const levels = phonograms.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(levels)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  });
});

describe('a row', () => {
  it.each(named)('is a part of its example: %s', (_name, { letters, sound, example }) => {
    const [vowel = letters, silentE] = letters.split('-');
    const parts = split(example).parts.map((part) => `${part.letters}/${part.sound}`);
    expect(parts).toContain(`${vowel}/${sound}`);
    if (silentE) expect(parts).toContain(`${silentE}/`);
  });

  it.each(named)('has an example that can be sounded out: %s', (_name, { example }) => {
    expect(split(example).status).toBe('decodable');
  });

  it.each(named)('has an example that is read at its step: %s', (_name, { step, example }) => {
    expect(positionOf(readFrom(example))).toBeLessThanOrEqual(positionOf(step));
  });

  it.each(named)('has a sound that exists: %s', (_name, { letters, sound }) => {
    expect(spokenAs(letters, sound, 'en-AU').length).toBeGreaterThan(0);
  });

  it.each(named)('has a note that is a sentence: %s', (_name, { note }) => {
    expect(note).toMatch(/^[A-Za-z]\S* .*[^.]\.$/);
  });
});
