import { describe, expect, it } from 'vitest';
import { clipsOf, singleSounds } from './single-sounds.ts';

it('there are 45 single sounds, each with an id and a sign of its own', () => {
  expect(singleSounds).toHaveLength(45);
  expect(new Set(singleSounds.map(({ id }) => id)).size).toBe(45);
  expect(new Set(singleSounds.map(({ ipa }) => ipa)).size).toBe(45);
});

it.each(singleSounds)('the clip of $ipa is $id', ({ ipa, id }) => {
  expect(clipsOf(ipa)).toEqual([id]);
});

describe('the clips of a sound', () => {
  it.each([
    ['', ''],
    ['nt', 'n t'],
    ['st', 's t'],
    ['jə', 'y uh'],
    ['juː', 'y oo-moon'],
    ['əl', 'uh l'],
    ['ən', 'uh n'],
    ['ənt', 'uh n t'],
    ['ɪz', 'i z'],
    ['ɪd', 'i d'],
    ['siː', 's ee'],
    ['ʌf', 'u f'],
    ['ɒf', 'o f'],
    ['æf', 'a f'],
    ['ɑːf', 'ar f'],
    ['gz', 'g z'],
    ['tʃər', 'ch uh'],
    ['ʒər', 'zh uh'],
    ['aʊər', 'ow uh'],
    ['jʊər', 'y or'],
    ['ʊər', 'or'],
    ['ɑːr', 'ar'],
    ['ɔːr', 'or'],
    ['ɜːr', 'er'],
    ['ər', 'uh'],
    ['ɛər', 'air'],
    ['ɪər', 'ear'],
    ['wɛr', 'w air'],
    ['aɪr', 'igh uh'],
    ['wʌ', 'w u'],
    ['waɪ', 'w igh'],
    ['dʒuːnjər', 'j oo-moon n y uh'],
    ['ɛks', 'e x'],
  ])('%s: %s', (sound, clips) => {
    expect(clipsOf(sound).join(' ')).toBe(clips);
  });

  it.each([
    ['ərə', 'uh r uh'],
    ['ɛriː', 'e r ee'],
    ['ɜːrɪŋ', 'er r i ng'],
    ['pr', 'p r'],
    ['r', 'r'],
  ])('an r before a vowel or alone is said: %s', (sound, clips) => {
    expect(clipsOf(sound).join(' ')).toBe(clips);
  });

  it('a sound with an unknown sign has none', () => {
    expect(clipsOf('sœ')).toEqual([]);
  });
});
