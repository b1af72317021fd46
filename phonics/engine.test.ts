import { expect, it } from 'vitest';
import { openEngine } from './engine.ts';

const lettersOf = (word: string, own: Record<string, string> = {}) =>
  openEngine(own)
    .split(word)
    .parts.map(({ letters }) => letters);

it('uses built-in soundings, and prefers those of the owner', () => {
  expect(lettersOf('sandpit')).toEqual(['s', 'a', 'n', 'd', 'p', 'i', 't']);
  expect(lettersOf('cubby', { sandpit: 's-a-n-d-p-i-t' })).toEqual(['c', 'u', 'bb', 'y']);
  expect(lettersOf('cubby', { cubby: 'c-u-b-b-y:happy' })).toEqual(['c', 'u', 'b', 'b', 'y']);
});

it('caches splits', () => {
  const { split } = openEngine();
  expect(split('frog')).toBe(split('frog'));
});
