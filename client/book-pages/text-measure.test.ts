import { expect, it } from 'vitest';
import { measureText } from './text-measure.ts';

it.each([
  ['one short page', [['Sam sat.']], { letters: 8, longestWord: 4 }],
  [
    'the fullest page counts',
    [['Sam sat.'], ['Sam sat on a mat.']],
    { letters: 17, longestWord: 4 },
  ],
  ['each further paragraph adds ten characters', [['Sam', 'sat']], { letters: 17, longestWord: 3 }],
  [
    'the longest word of any page counts',
    [['hippopotamus'], ['a b c d e f g']],
    { letters: 13, longestWord: 12 },
  ],
  ['a page without words', [[]], { letters: 1, longestWord: 1 }],
  ['no page', [], { letters: 1, longestWord: 1 }],
])('%s', (_, pages, measure) => {
  expect(measureText(pages)).toEqual(measure);
});
