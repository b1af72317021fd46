// Every sound that word help can show has clips that say it.
import { describe, expect, it, test } from 'vitest';
import { embeddedBooks, inlineBooks } from '../content/books.ts';
import { clipsOf } from '../domain/single-sounds.ts';
import { accents } from './accents/accent.ts';
import { openEngine } from './engine.ts';
import { heartWordsByLevel } from './heart-words.ts';
import { phonograms } from './phonograms.ts';
import { wordsOf } from './words.ts';

const texts = [
  ...inlineBooks.flatMap(({ title, pages }) => [title, ...pages.map(({ text }) => text)]),
  ...embeddedBooks.flatMap(({ title, texts }) => [title, ...texts]),
];
const words = new Set(texts.flatMap((text) => wordsOf(text).map((word) => word.text)));

it.each(phonograms)('level $level: $letters in $example has clips', ({ sound }) => {
  expect(sound).not.toBe('');
  expect(clipsOf(sound).length).toBeGreaterThan(0);
});

describe.each(accents)('in %s', (accent) => {
  const { split } = openEngine({ accent });
  const mute = (list: Iterable<string>) =>
    [...list].flatMap((word) =>
      split(word)
        .parts.filter(({ sound }) => sound !== '' && clipsOf(sound).length === 0)
        .map(({ letters, sound }) => `${word}: ${letters} ${sound}`),
    );

  test('every sound of the demo catalogue has clips', () => {
    expect(words.size).toBeGreaterThan(1000);
    expect(mute(words)).toEqual([]);
  });

  test('every sound of the heart words has clips', () => {
    expect(mute(heartWordsByLevel.flat())).toEqual([]);
  });
});
