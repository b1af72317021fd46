import { describe, expect, it } from 'vitest';
import { chooseVoice } from './speech.ts';
import { canBeSounded, spokenTextOf, spokenWord } from './speech-sounds.ts';
import type { ShownPart } from './word-split.ts';

const voice = (lang: string, more: object = {}) => ({
  lang,
  localService: true,
  default: false,
  ...more,
});

describe('the voice', () => {
  it('is English: Australian first, then British, then any other', () => {
    const [german, american, british] = [voice('de-DE'), voice('en-US'), voice('en_GB')];
    expect(chooseVoice([german])).toBeNull();
    expect(chooseVoice([german, american])).toBe(american);
    expect(chooseVoice([american, british])).toBe(british);
    const australian = voice('en-AU');
    expect(chooseVoice([american, british, australian])).toBe(australian);
  });

  it('is the default voice among voices of the same accent', () => {
    const chosen = voice('en-US', { default: true });
    expect(chooseVoice([voice('en-US'), chosen])).toBe(chosen);
  });

  it('is never a remote voice', () => {
    expect(chooseVoice([voice('en-AU', { localService: false })])).toBeNull();
  });
});

describe('the spoken text of a part', () => {
  const part = (sound: string, example: string | null): ShownPart => ({
    letters: 'x',
    sound,
    level: 1,
    likeness: example === null ? null : { letters: 'x', example },
    helps: null,
  });

  it('is its sound, if that is an English word, and an example word', () => {
    expect(spokenTextOf(part('uː', 'moon'))).toBe('ooh, as in moon');
    expect(spokenTextOf(part('b', 'bat'))).toBe('as in bat');
    expect(spokenTextOf(part('eɪ', null))).toBe('ay');
  });

  it('is null for a silent part and if nothing is known', () => {
    expect(spokenTextOf(part('', null))).toBeNull();
    expect(spokenTextOf(part('b', null))).toBeNull();
  });

  it('is not offered for a word of one sound', () => {
    expect(canBeSounded([part('ɔːr', 'for')])).toBe(false);
    expect(canBeSounded([part('ɑːr', 'car'), part('', null)])).toBe(false);
    expect(canBeSounded([part('æ', 'cat'), part('t', 'tap')])).toBe(true);
  });
});

it('a word in capitals is spoken in lower case, not spelled', () => {
  expect(['NO', 'I', 'Sam'].map(spokenWord)).toEqual(['no', 'I', 'Sam']);
});
