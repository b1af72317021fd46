import { describe, expect, it, test } from 'vitest';
import { levelOfStep, positionOf } from '../domain/teaching-steps.ts';
import { openEngine } from './engine.ts';
import { createTaughtFrom, heartWordsByLevel } from './heart-words.ts';
import { steps } from './steps.ts';

const { split } = openEngine();
const all = steps.flatMap(({ id, heartWords }) => heartWords.map((word) => [word, id] as const));

describe('a heart word', () => {
  it.each(all)('is needed, because it cannot be sounded out at its step: %s, %s', (word, step) => {
    const { status, step: soundedOut } = split(word);
    expect(status).not.toBe('unknown');
    expect(positionOf(soundedOut)).toBeGreaterThan(positionOf(step));
  });

  it('is listed once, in normalised form', () => {
    const words = all.map(([word]) => word);
    expect(new Set(words).size).toBe(words.length);
    expect(words).toEqual(words.map((word) => split(word).word));
  });

  it('is listed by level too, for a new library', () => {
    expect(heartWordsByLevel).toHaveLength(9);
    for (const [word, step] of all)
      expect(heartWordsByLevel[levelOfStep(step) - 1], word).toContain(word);
  });
});

describe('the step from which a word is taught whole', () => {
  const taught = createTaughtFrom(heartWordsByLevel, split);
  const taughtFrom = (word: string) => taught(word)?.step ?? null;

  test.each([
    ['said', '1.4'],
    ['The', '1.1'],
    ['frog', null],
  ])('of %s is %s', (word, step) => {
    expect(taughtFrom(word)).toBe(step);
  });

  test.each([
    ['wants', '3.5'],
    ['wanted', '3.5'],
    ['wanting', '3.5'],
    ['eyes', '5.1'],
    ['loved', '4.4'],
    ["he's", '3.1'],
    ["she'll", '2.1'],
    ["I'd", '1.7'],
    ["you're", '4.1'],
    ["they've", '3.1'],
    ["there's", '3.3'],
    ["who's", '3.4'],
    ["couldn't", '4.4'],
    ["aren't", '2.4'],
    ["weren't", '3.3'],
    ['faster', '3.5'],
    ['goes', '3.2'],
    ['being', '2.3'],
  ])('of the form %s is %s: its base and its ending are taught by then', (word, step) => {
    expect(taughtFrom(word)).toBe(step);
  });

  test.each(['says', 'does not', 'doth', 'toes', 'weed', 'beer', 'ths'])(
    'of %s is none',
    (word) => {
      expect(taughtFrom(word)).toBeNull();
    },
  );

  test.each([
    ['2', '3.6'],
    ['10', '1.3'],
    ['102', '4.4'],
    ['3rd', null],
  ])('of the numeral %s is %s: that of its words', (numeral, step) => {
    expect(taughtFrom(numeral)).toBe(step);
  });

  test('says which ending of a form is sounded out', () => {
    expect(taught("I'm")).toEqual({ step: '1.7', ending: "'m" });
    expect(taught('said')).toEqual({ step: '1.4', ending: '' });
  });

  test('of a form with another vowel is only its own', () => {
    const own = createTaughtFrom([['do', 'say']], split);
    expect([own('does'), own("don't"), own('says')]).toEqual([null, null, null]);
    expect([taughtFrom('does'), taughtFrom("can't")]).toEqual(['4.1', '1.7']);
  });

  test('of an owner’s word is the first step of its level; ours keep theirs at their level alone', () => {
    const known = createTaughtFrom([['zog'], ['ship'], ['said', 'some']], split);
    const own = (word: string) => known(word)?.step ?? null;
    expect([own('zog'), own('ship')]).toEqual(['1.1', '2.1']);
    expect([own('said'), own('some')]).toEqual(['3.1', '3.2']);
    expect(own('the')).toBeNull();
  });
});
