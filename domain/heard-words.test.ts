import { expect, test } from 'vitest';
import { countMarks, markEachWord, type HeardWord } from './heard-words.ts';

const heard = (marks: string): HeardWord[] =>
  marks.split(' ').map((one) => {
    const [word = '', mark] = one.split(':');
    return { word, mark } as HeardWord;
  });

test.each([
  ['sam:well hat:missed', { sam: 'well', hat: 'missed' }],
  ['sam:well sam:helped', { sam: 'helped' }],
  ['sam:missed sam:well sam:helped', { sam: 'missed' }],
])('the marks %s are one for each word, the worst of several', (marks, expected) => {
  expect(Object.fromEntries(markEachWord(heard(marks)))).toEqual(expected);
});

test('words are counted by their mark', () => {
  expect(countMarks(['well', 'missed', 'well'])).toEqual({ well: 2, helped: 0, missed: 1 });
  expect(countMarks([])).toEqual({ well: 0, helped: 0, missed: 0 });
});
