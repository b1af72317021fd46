import { expect, test } from 'vitest';
import { isLast, piecesOf, TWO_MINUTES } from './warm-up.ts';

test.each([
  ['the last word', 4, 0, true],
  ['a word before it', 3, TWO_MINUTES - 1, false],
  ['a word when two minutes are over', 0, TWO_MINUTES, true],
])('%s: %i of five after %i ms ends it: %s', (_, at, elapsed, ends) => {
  expect(isLast(at, 5, elapsed)).toBe(ends);
});

test.each([
  ['“Ship!” he said.', 'ship', ['“', '[Ship]', '!” he said.']],
  ['Ship, ship', 'ship', ['[Ship]', ', ', '[ship]']],
  ['He saw shipping.', 'ship', ['He saw shipping.']],
])('in %j the word %s is separated from the rest', (sentence, word, pieces) => {
  const found = piecesOf(sentence, word).map(({ text, isWord }) => (isWord ? `[${text}]` : text));
  expect(found).toEqual(pieces);
});
