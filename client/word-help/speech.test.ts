import { describe, expect, it } from 'vitest';
import { chooseVoice } from './speech.ts';
import { canBeSounded, sayingOf, sayingOfWord } from './speech-sounds.ts';
import type { ShownPart } from './word-split.ts';

const voice = (lang: string, more: object = {}) => ({
  lang,
  localService: true,
  default: false,
  ...more,
});

describe('the voice', () => {
  it('is English, from here first, then from Britain', () => {
    const [german, american, british] = [voice('de-DE'), voice('en-US'), voice('en_GB')];
    expect(chooseVoice([german])).toBeNull();
    expect(chooseVoice([german, american])).toBe(american);
    expect(chooseVoice([american, british])).toBe(british);
    const here = voice('en-AU');
    expect(chooseVoice([american, british, here])).toBe(here);
  });

  it('is the one that the family has chosen, among equals', () => {
    const chosen = voice('en-US', { default: true });
    expect(chooseVoice([voice('en-US'), chosen])).toBe(chosen);
  });

  it('never tells another company what a child reads', () => {
    expect(chooseVoice([voice('en-AU', { localService: false })])).toBeNull();
  });
});

describe('what is said of a part', () => {
  const part = (sound: string, example: string | null): ShownPart => ({
    letters: 'x',
    sound,
    level: 1,
    likeness: example === null ? null : { letters: 'x', example },
    helps: null,
  });

  it('is its sound where a word of English is just that, and a word that has it', () => {
    expect(sayingOf(part('uː', 'moon'))).toBe('ooh, as in moon');
    expect(sayingOf(part('b', 'bat'))).toBe('as in bat');
    expect(sayingOf(part('eɪ', null))).toBe('ay');
  });

  it('is nothing for a silent part, nor where nothing is known', () => {
    expect(sayingOf(part('', null))).toBeNull();
    expect(sayingOf(part('b', null))).toBeNull();
  });

  it('is left out in a word of one sound, which it would give away', () => {
    expect(canBeSounded([part('ɔːr', 'for')])).toBe(false);
    expect(canBeSounded([part('ɑːr', 'car'), part('', null)])).toBe(false);
    expect(canBeSounded([part('æ', 'cat'), part('t', 'tap')])).toBe(true);
  });
});

it('a word in capitals is said, not spelled', () => {
  expect(['NO', 'I', 'Sam'].map(sayingOfWord)).toEqual(['no', 'I', 'Sam']);
});
