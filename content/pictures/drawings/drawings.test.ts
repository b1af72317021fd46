import { expect, test } from 'vitest';
import { loadDrawings, withProps } from './drawings.ts';

const drawings = loadDrawings();

test('a picture is one of our own shapes or of the icon set', () => {
  expect(drawings('own-glow')).toContain('<');
  expect(drawings('cat')).toContain('<');
  expect(() => drawings('no-such-thing')).toThrow('There is no picture named "no-such-thing"');
});

test('the drawings of a book come first, and all others stay', () => {
  const all = withProps(drawings, { 'own-kite': '<path d="M1 1"/>', cat: '<path d="M2 2"/>' });
  expect(all('own-kite')).toBe('<path d="M1 1"/>');
  expect(all('cat')).toBe('<path d="M2 2"/>');
  expect(all('dog')).toBe(drawings('dog'));
  expect(() => all('no-such-thing')).toThrow('no-such-thing');
});

test('a book without drawings of its own has those of all', () => {
  expect(withProps(drawings)('cat')).toBe(drawings('cat'));
});
