import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Saying } from './use-word-speech.ts';
import { WordCaption } from './word-caption.tsx';
import type { ShownPart } from './word-split.ts';

const part = (letters: string, sound: string): ShownPart => ({
  letters,
  sound,
  level: 1,
  likeness: null,
  helps: null,
});
const parts = [part('M', 'm'), part('oo', 'uː'), part('n', 'n'), part('b', ''), part('t', 't')];
const captionOf = (saying: Saying | null) =>
  render(<WordCaption printed="Moonbt" {...{ parts, saying }} />).container.textContent;
const saying = (kind: Saying['kind'], at: number): Saying => ({ kind, at, seconds: 1 });

test.each([
  ['a tapped part, drawn out if it can be held', saying('part', 0), 'Mmm'],
  ['a tapped part of several letters', saying('part', 1), 'oo'],
  ['a tapped stop, which cannot be held', saying('part', 4), 't'],
  ['what was sounded out so far', saying('sounding', 2), 'Mmmoonnn'],
  ['that a letter is silent', saying('sounding', 3), 'Mmmoonnn b: silent'],
  ['no silent letter afterwards', saying('sounding', 4), 'Mmmoonnnt'],
  ['the whole word', saying('word', 5), 'Moonbt'],
  ['nothing while nothing is said', null, ''],
])('the caption writes %s', (_, what, text) => {
  expect(captionOf(what)).toBe(text);
});
