import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

const textsOf = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

test.each([
  ['Sam sat. Pip ran!', ['Sam sat.', 'Pip ran!']],
  [
    '“Ship!” he said. “Is it big?” Sam did not see.',
    ['“Ship!” he said.', '“Is it big?”', 'Sam did not see.'],
  ],
  ['Tap, tap, tap … Tap!', ['Tap, tap, tap …', 'Tap!']],
  ['Mr. Fox met Dr. Hen. They ran.', ['Mr. Fox met Dr. Hen.', 'They ran.']],
  ['A. A. Bee is ill. 3 bees ran.', ['A. A. Bee is ill.', '3 bees ran.']],
  ['It is I. He ran.', ['It is I.', 'He ran.']],
  ['Can a dog go by bus', ['Can a dog go by bus']],
  ['It ran.\n  “No!”', ['It ran.', '“No!”']],
  ['  ', []],
  ['', []],
])('%j', (text, sentences) => {
  expect(textsOf(text)).toEqual(sentences);
});

test('each sentence knows where it stands in the text', () => {
  const text = ' Sam sat.  (Pip ran.) ';
  for (const { text: own, start, end } of sentencesOf(text)) {
    expect(text.slice(start, end)).toBe(own);
  }
  expect(sentencesOf(text)).toHaveLength(2);
});

test('a long text without an end is one sentence', () => {
  expect(sentencesOf(`“${' .”’)'.repeat(50_000)}`)).toHaveLength(1);
});
