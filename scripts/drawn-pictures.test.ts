import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sample } from '../client/features/landing/sample.ts';
import { levelOf } from '../domain/levels.ts';
import { levelOfStep } from '../domain/teaching-steps.ts';
import { openEngine } from '../phonics/engine.ts';
import { lastStepOf } from '../phonics/steps.ts';
import { drawPictures, findSample, pictureFolder } from './drawn-pictures.ts';

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

  test('is fully decodable at its level', () => {
    const report = openEngine({ heartWords: [] }).check(
      sample.text,
      lastStepOf(levelOf(sample.category)),
    );
    expect(report.failing).toEqual([]);
    expect(report.decodable).toBe(1);
  });
});
