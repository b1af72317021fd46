import { expect, test } from 'vitest';
import { adminTabs, tabOf } from './use-admin-tab.ts';

test.each(adminTabs)('an address that names %s shows it', (tab) => {
  expect(tabOf(`#${tab}`)).toBe(tab);
});

test.each(['', '#', '#shoes', '#Phonics', 'phonics'])('one with %j shows the books', (hash) => {
  expect(tabOf(hash)).toBe('books');
});
