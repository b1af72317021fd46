import { expect, test } from 'vitest';
import { isOwnersPath, pages } from './pages.ts';

// The service worker answers no address of these, and robots.txt disallows them.
test('the page of an invitation is one of the owner’s pages', () => {
  expect(isOwnersPath(pages.invitation)).toBe(true);
  expect(isOwnersPath('/administration')).toBe(false);
});
