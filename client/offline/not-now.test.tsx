import { expect, test } from 'vitest';
import { guardPage } from '../browser/unsaved.ts';
import { beginAsked, endAsked } from './keep-state.ts';
import { refusalHere } from './not-now.ts';

test('a release waits for what is typed first, then for files that are sent, then for books that are kept', () => {
  const sam = beginAsked('sam');
  const endSending = guardPage('sending');
  const endTyping = guardPage('typed');
  expect(refusalHere()).toBe('unsaved');
  endTyping();
  expect(refusalHere()).toBe('sending');
  endSending();
  expect(refusalHere()).toBe('fetching');
  endAsked('sam', sam);
  expect(refusalHere()).toBeNull();
});
