import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sample } from '../client/features/landing/sample.ts';
import { levelOf } from '../domain/levels.ts';
import { openEngine } from '../phonics/engine.ts';
import { drawSample, findSample, samplePicture } from './sample-page.ts';

describe('the page on the landing screen', () => {
  const { book, page } = findSample();

  test('is a page of the book it names, word for word', () => {
    expect(book.title).toBe(sample.bookTitle);
    expect(book.category).toBe(sample.category);
    expect(page.text).toBe(sample.text);
    expect(page.alt).toBe(sample.alt);
  });

  test('shows the picture of that page, in a few kilobytes', () => {
    const kept = readFileSync(samplePicture, 'utf8');
    expect(kept, 'run `node scripts/sample-page.ts`').toBe(drawSample());
    expect(brotliCompressSync(kept).length).toBeLessThan(6_000);
  });

  test('can be read with the phonograms of its level alone, as the screen says', () => {
    const report = openEngine().check(sample.text, levelOf(sample.category), []);
    expect(report.failing).toEqual([]);
    expect(report.decodable).toBe(1);
  });
});
