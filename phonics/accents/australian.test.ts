import { describe, expect, it } from 'vitest';
import { openEngine } from '../engine.ts';
import { keyOfPart } from '../keys.ts';
import { americanSpellings } from './american-spelling.ts';

const { split } = openEngine();
const keysOf = (word: string) => split(word).parts.map(keyOfPart);

describe('an Australian', () => {
  it.each([
    [
      'a:father',
      "bath can't half rather class classes fastest castaway grasshopper banana tomato vase gala panorama brassy podcasts grassland pathfinder flabbergasted",
    ],
    [
      'a:tap',
      'mass hand ant classic gas maths pasta taco dance plant carry parrot character wag wax',
    ],
    ['a:swan', 'was what wash watch wanted squash quality warrior'],
    ['a:ball', 'water wall walnut salt fall falling'],
    ['al:talk', 'talk walking chalk'],
    ['ar:warm', 'warm warning towards quarter dwarf'],
    ['or:word', 'word worms homework'],
    ['o:pot', 'sorry forest orange horrid from hover'],
    ['u:mud', 'hurry currant'],
    ['i:pin', 'squirrel stirrup'],
    ['air:hair', 'hair fairy chairs'],
    ['ear:near', 'near years hearing'],
    ['ore:more', 'more before stored'],
    ['oor:door', 'poor floors'],
    ['our:four', 'your tourist pour'],
    ['a:paper', 'parent scary caring'],
    ['e:me', 'hero serious period'],
    ['ew:few', 'new news'],
    ['u:unit', 'student duty'],
    ['u-e:cute', 'tune duke'],
    ['i-e:bike', 'fragile hostile'],
    ['a:about', 'library dictionary'],
    ['se:nose', 'blouse erased'],
    ['s:is', 'eraser'],
    ['u:put', 'cuckoos'],
    ['o:to', 'lasso'],
    ['i:radio', 'kilo'],
  ])('says %s in: %s', (key, words) => {
    const others = words.split(' ').filter((word) => !keysOf(word).includes(key));
    expect(others).toEqual([]);
  });

  it.each('the clerk scone plait buoy mayor sure aunt gooseberries boatswain youse'.split(' '))(
    'says %s in a way that is taught whole',
    (word) => {
      expect(split(word).status).toBe('irregular');
    },
  );
});

it.each(['flavour', 'litre', 'organise', 'organising', 'travelled', 'defence', 'catalogue'])(
  'a word in Australian spelling is known: %s',
  (word) => {
    expect(split(word).status).toBe('decodable');
  },
);

it('a word may have several American spellings, or none', () => {
  expect(americanSpellings('flavour')).toContain('flavor');
  expect(americanSpellings('organised')).toContain('organized');
  expect(americanSpellings('cat')).toEqual([]);
  expect(americanSpellings('purre')).toEqual([]);
});
