import { describe, expect, it } from 'vitest';
import {
  countOf,
  fitWords,
  percentOf,
  practise,
  practiceWords,
  wherePlaced,
} from './report-copy.ts';

it.each([
  [0, '0%'],
  [0.29, '29%'],
  [0.575, '57%'],
  [0.96, '96%'],
  [0.9999, '99%'],
  [1, '100%'],
])('the share %d is %s: one word that fails is never rounded away', (share, said) => {
  expect(percentOf(share)).toBe(said);
});

describe('where a word stands', () => {
  it.each([
    [[3], 'on page 3'],
    [[3, 3, 3], 'on page 3'],
    [[5, 2, 3], 'on pages 2, 3 and 5'],
    [[0], 'in the title'],
    [[0, 2], 'in the title and on page 2'],
    [[1, 2, 3, 4, 5, 6], 'on pages 1, 2, 3, 4, 5 and 6'],
    [[1, 2, 3, 4, 5, 6, 7], 'on pages 1, 2, 3, 4, 5 and 2 more'],
  ])('pages %j: %s', (pages, said) => {
    expect(wherePlaced(pages.map((page) => ({ page, start: 0 })))).toBe(said);
  });
});

it.each([
  [64, 18, 'All 64 words can be read at Level 3. 18 words practise it.'],
  [64, 1, 'All 64 words can be read at Level 3. 1 word practises it.'],
  [1, 0, 'Its one word can be read at Level 3. No word practises it.'],
])('good news of %d words, %d of which practise', (words, practising, said) => {
  expect(`${fitWords({ level: 3, words })} ${practiceWords(practising)}`).toBe(said);
});

it('one word is no words', () => {
  expect([0, 1, 2].map(countOf)).toEqual(['0 words', '1 word', '2 words']);
  expect([0, 1, 2].map(practise)).toEqual(['practise', 'practises', 'practise']);
});
