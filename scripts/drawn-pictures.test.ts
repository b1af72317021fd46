import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sample } from '../client/features/landing/sample.ts';
import { levelBooks } from '../client/features/landing/level-books.ts';
import { categories, levelOf } from '../domain/levels.ts';
import { levelOfStep } from '../domain/teaching-steps.ts';
import { openEngine } from '../phonics/engine.ts';
import { phonograms } from '../phonics/phonograms.ts';
import { lastStepOf, steps } from '../phonics/steps.ts';
import { drawPictures, findCovers, findSample, pictureFolder } from './drawn-pictures.ts';

describe('the pictures that the client carries', () => {
  const pictures = drawPictures();

  test.each(pictures)('$file is as it is drawn today', ({ file, svg }) => {
    const kept = readFileSync(join(pictureFolder, file), 'utf8');
    expect(kept === svg, 'run `node scripts/drawn-pictures.ts`').toBe(true);
  });

  test('are all drawn by code', () => {
    expect(globSync('**/*.svg', { cwd: pictureFolder }).sort()).toEqual(
      pictures.map(({ file }) => file).sort(),
    );
  });

  test('take a few kilobytes each', () => {
    const heavy = pictures.filter(({ file, svg }) => {
      const limit = file.startsWith('avatars/') ? 4_000 : 12_000;
      return file === 'sample-page.svg'
        ? brotliCompressSync(svg).length >= 6_000
        : svg.length >= limit;
    });
    expect(heavy.map(({ file }) => file)).toEqual([]);
  });
});

describe('the page on the landing screen', () => {
  const { book, page } = findSample();

  test('has the text of the page it names', () => {
    expect(book.title).toBe(sample.bookTitle);
    expect(levelOfStep(book.step)).toBe(levelOf(sample.category));
    expect(page.text).toBe(sample.text);
    expect(page.alt).toBe(sample.alt);
  });

  test('has the word that is taken apart, each part with the example that word help gives', () => {
    expect(sample.text.split(sample.word)).toHaveLength(2);
    expect(sample.sounds.map(({ letters }) => letters).join('')).toBe(sample.word.toLowerCase());
    for (const { letters, example } of sample.sounds)
      expect(phonograms.find((row) => row.letters === letters)?.example).toBe(example);
  });

  test('is fully decodable at its level', () => {
    const report = openEngine({ heartWords: [] }).check(
      sample.text,
      lastStepOf(levelOf(sample.category)),
    );
    expect(report.failing).toEqual([]);
    expect(report.decodable).toBe(1);
  });
});

describe('the levels on the landing screen', () => {
  test.each(findCovers())('the book of $category is of this level', ({ category, book }) => {
    expect(levelOfStep(book.step)).toBe(levelOf(category));
  });

  test.each(categories)('the letters of %s are taught there', (category) => {
    const taught = steps
      .filter(({ level }) => level === levelOf(category))
      .flatMap((step) => step.phonograms.map(({ letters }) => letters));
    expect(taught).toEqual(expect.arrayContaining([...levelBooks[category].letters]));
  });

  test('a first book needs the six letters of the first step', () => {
    const { book } = findCovers()[0]!;
    expect(book.step).toBe('1.1');
    const letters = steps[0]!.phonograms.map((row) => row.letters);
    expect([...new Set(letters)]).toEqual(levelBooks.level1.letters);
  });
});
