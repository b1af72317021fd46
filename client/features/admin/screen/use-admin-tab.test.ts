import { expect, test } from 'vitest';
import { adminTabs, tabOf, tabsOf } from './use-admin-tab.ts';

test.each(adminTabs)('the hash #%s selects its tab', (tab) => {
  expect(tabOf(`#${tab}`)).toBe(tab);
});

test.each(['', '#', '#shoes', '#Phonics', 'phonics'])(
  'the hash %j selects the books tab',
  (hash) => {
    expect(tabOf(hash)).toBe('books');
  },
);

test('an owner may open every tab, an editor those about books and his own sign-in', () => {
  expect(tabsOf('owner')).toEqual(adminTabs);
  expect(tabsOf('editor')).toEqual(['books', 'bring-in', 'phonics', 'sounds', 'map', 'my-sign-in']);
});

test.each(['readers', 'how-it-goes', 'file', 'owners', 'changes'])(
  'the hash #%s selects the books tab for an editor',
  (tab) => {
    expect(tabOf(`#${tab}`, tabsOf('editor'))).toBe('books');
    expect(tabOf(`#${tab}`, tabsOf('owner'))).toBe(tab);
  },
);
