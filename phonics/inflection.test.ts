import { describe, expect, it } from 'vitest';
import { pronounceInflected } from './inflection.ts';

const known: Readonly<Record<string, readonly string[]>> = {
  zac: ['Z AE1 K'],
  max: ['M AE1 K S'],
  zog: ['Z AO1 G'],
  splat: ['S P L AE1 T'],
  squish: ['S K W IH1 SH'],
  zip: ['Z IH1 P'],
  pine: ['P AY1 N'],
  pin: ['P IH1 N'],
  loath: ['L OW1 TH'],
  loathe: ['L OW1 DH'],
  tens: ['T EH1 N Z'],
  tense: ['T EH1 N S'],
  cubby: ['K AH1 B IY0'],
  read: ['R EH1 D', 'R IY1 D'],
  tap: ['T AE1 P'],
  tidy: ['T AY1 D IY0'],
  kyle: ['K AY1 L'],
  other: ['AH1 DH ER0'],
};
const said = (word: string) => pronounceInflected(word, (base) => known[base] ?? []);

describe('an inflected word is pronounced like its base, and', () => {
  it.each([
    ["zac's", 'Z AE1 K S'],
    ["max's", 'M AE1 K S AH0 Z'],
    ['zogs', 'Z AO1 G Z'],
    ['squishes', 'S K W IH1 SH AH0 Z'],
    ['cubbies', 'K AH1 B IY0 Z'],
    ['zipped', 'Z IH1 P T'],
    ['tapped', 'T AE1 P T'],
    ['squished', 'S K W IH1 SH T'],
    ['tidied', 'T AY1 D IY0 D'],
    ['splatted', 'S P L AE1 T AH0 D'],
    ['pined', 'P AY1 N D'],
    ['squishing', 'S K W IH1 SH IH0 NG'],
    ['zipping', 'Z IH1 P IH0 NG'],
  ])('its ending depends on the sound before it: %s', (word, pronunciation) => {
    expect(said(word)).toEqual([pronunciation]);
  });

  it('the spelling decides between two bases: pining, pinning, tenses', () => {
    expect(said('pining')).toEqual(['P AY1 N IH0 NG']);
    expect(said('pinning')).toEqual(['P IH1 N IH0 NG']);
    expect(said('loathes')).toEqual(['L OW1 DH Z']);
    expect(said('tenses')).toEqual(['T EH1 N S AH0 Z']);
  });

  it('has as many pronunciations as its base', () => {
    expect(said("read's")).toEqual(['R EH1 D Z', 'R IY1 D Z']);
  });
});

describe('a word', () => {
  it.each(['blorps', 'blorped', 's', "'s", 'ing', 'zip'])(
    'without a known base has no pronunciation: %s',
    (word) => {
      expect(said(word)).toEqual([]);
    },
  );

  it.each([
    ["'s", ["zi'sp", "'szip"]],
    ['ies', ['kiesle']],
    ['es', ['zesip', 'othesr']],
    ['s', ['spin', 'pisn']],
    ['ied', ['kiedle']],
    ['ed', ['tednse', 'edzip', 'pinnede']],
    ['ing', ['tingnse', 'ingzip', 'pinninge']],
  ])('has no ending in the middle: %s', (_, words) => {
    expect(words.flatMap(said)).toEqual([]);
  });
});
