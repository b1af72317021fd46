import { expect, test } from 'vitest';
import { adminTabs, tabOf } from './use-admin-tab.ts';

test.each(adminTabs)('the hash #%s selects its tab', (tab) => {
  expect(tabOf(`#${tab}`)).toBe(tab);
});

test.each(['', '#', '#shoes', '#Phonics', 'phonics'])(
  'the hash %j selects the books tab',
  (hash) => {
    expect(tabOf(hash)).toBe('books');
  },
);
