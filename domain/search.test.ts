import { describe, expect, test } from 'vitest';
import { searchableText, searchFor, wordsOfSearch } from './search.ts';

const text = searchableText({
  title: 'Zoë’s Hen',
  author: 'Pat Reed',
  description: 'A hen runs.\nIt is glad.',
  category: 'level3',
});

describe('a search', () => {
  test.each([
    ['', true],
    ['hen', true],
    ['HEN', true],
    ['zoe', true],
    ['Zoë', true],
    ["zoe's", true],
    ['zoe’s', true],
    ['zoes', false],
    ['reed', true],
    ['glad', true],
    ['glad  zoe', true],
    ['level 3', true],
    ['common vowel', true],
    ['level  3', true],
    ['level', true],
    ['3', true],
    ['level 4', false],
    ['hen cat', false],
    // Spans the end of the title and the start of the author.
    ['henpat', false],
  ])('for %j matches Zoë’s Hen, level 3, by Pat Reed: %s', (search, finds) => {
    expect(searchFor(search)(text)).toBe(finds);
  });

  test('for a level does not match another number of the book', () => {
    const four = searchableText({
      title: '4 Hens',
      author: null,
      description: 'Level 12 of a tower.',
      category: 'level1',
    });
    expect(searchFor('level 4')(four)).toBe(false);
    expect(searchFor('4 level 1')(four)).toBe(true);
    expect(searchFor('level 12')(four)).toBe(true);
  });

  test.each([
    ['“straight”', 'The "straight" road'],
    ['"straight"', 'The “straight” road'],
    ['‘straight’', 'The »straight« road'],
    ["'straight'", 'The straight road'],
    ['soren', 'Søren and the Łódź tram'],
    ['lodz', 'Søren and the Łódź tram'],
    ['Søren', 'Soren'],
    ['STRASSE', 'Eine Straße'],
    ['aesop', 'Æsop’s hen'],
    ['fish', 'A ﬁsh'],
    ['ﬁsh', 'A fish'],
    ['ｆｉｓｈ', 'A fish'],
    ['fish', 'A fi\u00ADsh'],
    ['fi\u200Bsh', 'A fish'],
    ['merry–go–round', 'The Merry-Go-Round'],
    ['merry go round', 'The merry\u2011go\u2011round'],
    ["don't", 'Don´t go'],
    ['don`t', 'Don’t go'],
    ['istanbul', 'İstanbul'],
    ['cafe', 'The cafe\u0301'],
    ['1/2', 'A ½ moon'],
  ])('for %j matches the title %j', (search, title) => {
    const book = { title, author: null, description: null, category: 'level1' } as const;
    expect(searchFor(search)(searchableText(book))).toBe(true);
  });

  test.each([
    ['Level 4', ['level4']],
    ['', []],
    ['  ', []],
    [' Zoë’s \n  hen ', ["zoe's", 'hen']],
    [`"'Sam's'" – ’`, ["sam's"]],
  ])('for %j has the words %j', (search, words) => {
    expect(wordsOfSearch(search)).toEqual(words);
  });

  test('for "null" does not match a book without author or description', () => {
    const bare = { title: 'Sam', author: null, description: null, category: 'level1' } as const;
    expect(searchFor('null')(searchableText(bare))).toBe(false);
    expect(searchFor('sam')(searchableText(bare))).toBe(true);
  });
});
