import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sample } from '../client/features/landing/sample.ts';
import { levelOf } from '../domain/levels.ts';
import { openEngine } from '../phonics/engine.ts';
import { renderSample, findSample, samplePicture } from './sample-page.ts';

describe('the page on the landing screen', () => {
  const { book, page } = findSample();

  test('has the text of the page it names', () => {
    expect(book.title).toBe(sample.bookTitle);
    expect(book.category).toBe(sample.category);
    expect(page.text).toBe(sample.text);
    expect(page.alt).toBe(sample.alt);
  });

  test('has the up-to-date picture of that page, in a few kilobytes', () => {
    const kept = readFileSync(samplePicture, 'utf8');
    expect(kept, 'run `node scripts/sample-page.ts`').toBe(renderSample());
    expect(brotliCompressSync(kept).length).toBeLessThan(6_000);
  });

  test('is fully decodable at its level', () => {
    const report = openEngine().check(sample.text, levelOf(sample.category), []);
    expect(report.failing).toEqual([]);
    expect(report.decodable).toBe(1);
  });
});
