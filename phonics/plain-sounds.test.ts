import { expect, it } from 'vitest';
import { openEngine } from './engine.ts';
import { plainSound } from './plain-sounds.ts';

const { split } = openEngine();

it.each([
  ['could', 'oul', { letters: 'oo', example: 'book' }],
  ['you', 'ou', { letters: 'oo', example: 'moon' }],
  ['said', 'ai', { letters: 'e', example: 'hen' }],
  ['people', 'eo', { letters: 'ee', example: 'see' }],
  ['mayor', 'ayor', { letters: 'air', example: 'hair' }],
  ['heart', 'ear', { letters: 'ar', example: 'car' }],
  ['sugar', 's', { letters: 'sh', example: 'ship' }],
  ['island', 's', null],
])('the odd letters of %s are %s, and say this', (word, letters, sound) => {
  const odd = split(word).parts.filter(({ step }) => step === null);
  expect(odd.map((part) => part.letters)).toEqual([letters]);
  expect(odd.map(plainSound)).toEqual([sound]);
});
