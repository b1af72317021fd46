import { describe, expect, it, test } from 'vitest';
import type { StepId } from '../../domain/teaching-steps.ts';
import { openEngine } from '../../phonics/engine.ts';
import { describeWord } from './word-split.ts';

const wordsOf = (text: string, step: StepId = '3.6', heartWords: string[] = []) =>
  openEngine({ heartWords: [heartWords] }).describe(text, step).words;
const asIn = (words: ReturnType<typeof wordsOf>, printed: string) =>
  describeWord(words, printed).parts.map(
    ({ letters, likeness }) => `${letters}:${likeness?.letters}:${likeness?.example}`,
  );

describe('the parts of a word', () => {
  it('have the printed letters, each with an example word', () => {
    expect(asIn(wordsOf('Ship'), 'Ship')[0]).not.toContain('ship');
    expect(asIn(wordsOf('Fish'), 'Fish')).toEqual(['F:f:fan', 'i:i:pin', 'sh:sh:ship']);
    expect(describeWord(wordsOf('Don’t'), 'Don’t').parts.map(({ letters }) => letters)).toEqual([
      'D',
      'o',
      'n’t',
    ]);
  });

  it('include the vowel that a silent e helps', () => {
    const parts = describeWord(wordsOf('cake gate'), 'gate').parts;
    expect(parts.map(({ sound, helps }) => [sound === '', helps])).toEqual([
      [false, null],
      [false, null],
      [false, null],
      [true, 'a'],
    ]);
    expect(parts.map(({ likeness }) => likeness?.example)).toEqual([
      'gap',
      'cake',
      'tin',
      undefined,
    ]);
  });
});

describe('an example is never the word itself', () => {
  it('it is the shortest other word of the book that has the part and can be sounded out', () => {
    expect(asIn(wordsOf('ship ships wishing fish'), 'ship')[0]).toBe('sh:sh:fish');
    expect(asIn(wordsOf('cats hats man'), 'cats')[1]).toBe('a:a:tap');
  });

  it('it may have other letters with the same sound, or there is none', () => {
    expect(asIn(wordsOf('they rain'), 'they')[1]).toBe('ey:ai:rain');
    expect(asIn(wordsOf('they'), 'they')[1]).toBe('ey:undefined:undefined');
  });

  it('it is neither a heart word nor a longer form of the word', () => {
    expect(asIn(wordsOf('great greatest steak', '4.5', ['steak']), 'great')[2]).toBe(
      'ea:undefined:undefined',
    );
  });
});

describe('what is learned by heart', () => {
  it('is a part that no level teaches, with its sound', () => {
    const words = wordsOf('said hen', '1.10', ['said']);
    expect(asIn(words, 'said')[1]).toBe('ai:e:hen');
    expect(describeWord(words, 'said')).toMatchObject({ isWhole: false });
    expect(describeWord(words, 'said').parts.map(({ level }) => level)).toEqual([1, null, 1]);
  });

  it('is a whole heart word whose parts are taught later', () => {
    const words = wordsOf('he hen', '1.10', ['he']);
    expect(describeWord(words, 'He').isWhole).toBe(true);
    expect(describeWord(words, 'hen').isWhole).toBe(false);
  });
});

test('a numeral has the parts of its word', () => {
  const { parts } = describeWord(wordsOf('12'), '12');
  expect(parts.map(({ letters }) => letters)).toEqual(['t', 'w', 'e', 'l', 've']);
});

describe('an unknown word', () => {
  it.each(['zog', '3rd', 'constructor', '__proto__'])('%s has no parts', (printed) => {
    expect(describeWord(wordsOf('zog 3rd'), printed)).toEqual({
      word: printed,
      parts: [],
      isWhole: false,
    });
  });

  it('a word has no parts if the book has no breakdown', () => {
    expect(describeWord(null, 'Sam')).toEqual({ word: 'sam', parts: [], isWhole: false });
  });
});
