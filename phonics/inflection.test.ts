import { describe, expect, it } from 'vitest';
import { formsOf } from './inflection.ts';
import { createSplit } from './split.ts';

const known: Readonly<Record<string, readonly string[]>> = {
  zac: ['Z AE1 K'],
  max: ['M AE1 K S'],
  zog: ['Z AO1 G'],
  splat: ['S P L AE1 T'],
  squish: ['S K W IH1 SH'],
  zip: ['Z IH1 P'],
  pine: ['P AY1 N'],
  pin: ['P IH1 N'],
  tense: ['T EH1 N S'],
  tens: ['T EH1 N Z'],
  tidy: ['T AY1 D IY0'],
  limit: ['L IH1 M AH0 T', 'L IH1 M IH0 T'],
  limits: ['L IH1 M AH0 T S'],
  lock: ['L AA1 K'],
  locke: ['L AA1 K'],
  locked: ['L AA1 K T'],
  do: ['D UW1'],
  does: ['D AH1 Z'],
  wick: ['W IH1 K'],
  wicked: ['W IH1 K IH0 D'],
  you: ['Y UW1'],
  could: ['K UH1 D'],
  stir: ['S T ER1'],
  tickle: ['T IH1 K AH0 L'],
};
const split = createSplit((word) => known[word] ?? [], { soundings: { arvo: 'ar-v-o:go' } });
const written = (word: string) =>
  split(word)
    .parts.map(({ letters, sound }) => `${letters}/${sound}`)
    .join(' ');

describe('a regular form is said as its base, and', () => {
  it.each([
    ["zac's", "z/z a/æ c/k 's/s"],
    ["max's", "m/m a/æ x/ks 's/ɪz"],
    ['zogs', 'z/z o/ɒ g/g s/z'],
    ['squishes', 's/s qu/kw i/ɪ sh/ʃ es/ɪz'],
    ['zipped', 'z/z i/ɪ pp/p ed/t'],
    ['squished', 's/s qu/kw i/ɪ sh/ʃ ed/t'],
    ['tidied', 't/t i/aɪ d/d ie/iː d/d'],
    ['splatted', 's/s p/p l/l a/æ tt/t ed/ɪd'],
    ['pined', 'p/p i/aɪ n/n e/ d/d'],
    ['zipping', 'z/z i/ɪ pp/p i/ɪ ng/ŋ'],
    ['stirring', 's/s t/t ir/ɜːr r/r i/ɪ ng/ŋ'],
    ['tickled', 't/t i/ɪ ck/k le/əl d/d'],
    ['tickling', 't/t i/ɪ ck/k l/l i/ɪ ng/ŋ'],
  ])('its ending depends on the sound before it: %s', (word, parts) => {
    expect(written(word)).toBe(parts);
  });

  it('the spelling decides between two bases: pining, pinning, tenses', () => {
    expect(written('pining')).toBe('p/p i/aɪ n/n i/ɪ ng/ŋ');
    expect(written('pinning')).toBe('p/p i/ɪ nn/n i/ɪ ng/ŋ');
    expect(written('tenses')).toBe('t/t e/ɛ n/n se/s s/ɪz');
  });

  it('the dictionary may differ in a quiet vowel: limits', () => {
    expect(written('limits')).toBe('l/l i/ɪ m/m i/ɪ t/t s/s');
  });

  it('a name that sounds alike is no base: locked', () => {
    expect(written('locked')).toBe('l/l o/ɒ ck/k ed/t');
  });

  it('it may be a form of a sounding: arvos', () => {
    expect(written('arvos')).toBe('ar/ɑːr v/v o/oʊ s/z');
    expect(written("arvo's")).toBe("ar/ɑːr v/v o/oʊ 's/z");
  });

  it("short forms come with their base: couldn't, you're", () => {
    expect(written("couldn't")).toBe("c/k oul/ʊ d/d n't/ənt");
    expect(written("you're")).toBe("y/j ou/uː 're/r");
  });
});

describe('a word', () => {
  it.each(['does', 'wicked'])('that is said otherwise is no form: %s', (word) => {
    expect(written(word)).not.toMatch(/ (?:es|ed)\//);
  });

  it.each(['blorps', 'blorped', 's', "'s", 'ing', "blorp'll"])(
    'without a known base has no pronunciation: %s',
    (word) => {
      expect(split(word).status).toBe('unknown');
    },
  );
});

it('the bases of a word are in order of precedence', () => {
  expect([...formsOf('hoping')].map(({ base }) => base)).toEqual(['hope', 'hop']);
  expect([...formsOf('hopped')].map(({ base }) => base)).toEqual(['hoppe', 'hop', 'hopp']);
});
