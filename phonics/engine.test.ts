import { expect, it } from 'vitest';
import { openEngine } from './engine.ts';

const lettersOf = (word: string, own: Record<string, string> = {}) =>
  openEngine(own)
    .split(word)
    .parts.map(({ letters }) => letters);

it('a word is made as we say of it, and where its owner says otherwise, as she does', () => {
  expect(lettersOf('sandpit')).toEqual(['s', 'a', 'n', 'd', 'p', 'i', 't']);
  expect(lettersOf('cubby', { sandpit: 's-a-n-d-p-i-t' })).toEqual(['c', 'u', 'bb', 'y']);
  expect(lettersOf('cubby', { cubby: 'c-u-b-b-y:happy' })).toEqual(['c', 'u', 'b', 'b', 'y']);
});

it('a word is taken apart once', () => {
  const { split } = openEngine();
  expect(split('frog')).toBe(split('frog'));
});
