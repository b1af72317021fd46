import { expect, it } from 'vitest';
import { accents } from './accents/accent.ts';
import { openEngine } from './engine.ts';

const lettersOf = (word: string, soundings: Record<string, string> = {}) =>
  openEngine({ soundings })
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

it('speaks as in Australia unless told otherwise', () => {
  const [australian, american] = accents.map((accent) => openEngine({ accent }));
  expect(openEngine().split('bath').step).toBe('9.3');
  expect(australian?.split('bath').step).toBe('9.3');
  expect(american?.split('bath').step).toBe('2.2');
});

it('takes the heart words of a library', () => {
  expect(openEngine({ heartWords: [['said']] }).readFrom('said')).toBe('1.4');
  expect(openEngine({ heartWords: [] }).readFrom('said')).toBeNull();
});
