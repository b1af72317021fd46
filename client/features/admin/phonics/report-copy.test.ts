import { describe, expect, it } from 'vitest';
import {
  wordCount,
  fitSentence,
  formatPercent,
  practiseVerb,
  practiceSentence,
  describePlaces,
} from './report-copy.ts';

it.each([
  [0, '0%'],
  [0.29, '29%'],
  [0.575, '57%'],
  [0.96, '96%'],
  [0.9999, '99%'],
  [1, '100%'],
])('formatPercent(%d) is %s', (share, expected) => {
  expect(formatPercent(share)).toBe(expected);
});

describe('describePlaces', () => {
  it.each([
    [[3], 'on page 3'],
    [[3, 3, 3], 'on page 3'],
    [[5, 2, 3], 'on pages 2, 3 and 5'],
    [[0], 'in the title'],
    [[0, 2], 'in the title and on page 2'],
    [[1, 2, 3, 4, 5, 6], 'on pages 1, 2, 3, 4, 5 and 6'],
    [[1, 2, 3, 4, 5, 6, 7], 'on pages 1, 2, 3, 4, 5 and 2 more'],
  ])('pages %j: %s', (pages, expected) => {
    expect(describePlaces(pages.map((page) => ({ page, start: 0 })))).toBe(expected);
  });
});

it.each([
  [64, 18, 'All 64 words can be read at Level 3. 18 words practise it.'],
  [64, 1, 'All 64 words can be read at Level 3. 1 word practises it.'],
  [1, 0, 'Its one word can be read at Level 3. No word practises it.'],
])('the sentences for %d words, %d of which practise the level', (words, practising, expected) => {
  expect(`${fitSentence({ level: 3, words })} ${practiceSentence(practising)}`).toBe(expected);
});

it('one word is singular', () => {
  expect([0, 1, 2].map(wordCount)).toEqual(['0 words', '1 word', '2 words']);
  expect([0, 1, 2].map(practiseVerb)).toEqual(['practise', 'practises', 'practise']);
});
