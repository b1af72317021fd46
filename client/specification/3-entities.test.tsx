// Section 3: the names of the levels, and the progress of a book.
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { achievements } from '../../domain/achievements.ts';
import { completionOf, beFamily, placeIn } from '../test-support/people.ts';
import { open, press, user } from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { cardOf, cards, INLINE_BOOK } from '../test-support/shelf.ts';

const card = (title: string) =>
  within(screen.getAllByRole('heading', { name: title }).at(-1)!.closest('article')!);

describe("Book: id, title, author (optional), description, category (level1..level9; the level number is the digits after 'level', default 1), coverImageUrl (optional), flipbookUrl, flipbookId, flipbookType ('html' or 'fliphtml5'), content (HTML, for type html), totalPages, starReward (1 shown by default).", () => {
  test('the level is the digits after level, else 1; a book shows 1 star', async () => {
    beFamily();
    server.mislead('GET /api/books', [
      { ...cards[0], id: 'odd', title: 'A Book of No Level', category: 'picture books' },
      cardOf('A Book of the Eighth', 'level8'),
    ]);
    open('/');
    await screen.findAllByRole('article');
    expect(card('A Book of the Eighth').getByText('Level 8')).toBeVisible();
    expect(card('A Book of the Eighth').getByText('1 gold star')).toBeInTheDocument();
    expect(card('A Book of No Level').getByText('Level 1')).toBeVisible();
  });
});

test('Percentage = currentPage / totalPages.', async () => {
  beFamily({ progress: [placeIn('sam-and-the-wet-hat', { currentPage: 4 })] });
  open('/');
  await screen.findAllByRole('article');
  expect(card(INLINE_BOOK).getByText('44% complete')).toBeVisible();
  expect(card(INLINE_BOOK).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '44');
});

test('Achievement: refreshed after completion;', async () => {
  beFamily();
  server.answer('POST /api/progress/{bookId}/complete', completionOf());
  open('/');
  await screen.findByText('0 of 24 earned');
  await user.click(await screen.findByRole('link', { name: `Read Now: ${INLINE_BOOK}` }));
  await screen.findByText('Page 1 of 9');
  await press('Mark Complete');
  const dialog = await screen.findByRole('dialog');
  server.answer(
    'GET /api/achievements',
    achievements.map(({ id, title, description }) => {
      return { id, title, description, earnedAt: id === 'first-book' ? Date.now() : null };
    }),
  );
  await user.click(within(dialog).getByRole('link', { name: 'Back to Library' }));
  await screen.findByText('1 of 24 earned');
  expect(screen.getByText('Finish your very first book. Earned.')).toBeInTheDocument();
});

describe('Phonics levels', () => {
  /** Expects the level's name in the filter, in the badge on a card and in the card's text for screen readers. */
  async function expectName(level: number, name: string): Promise<void> {
    beFamily({ books: cards.filter(({ category }) => category === `level${level}`) });
    open('/');
    const [article] = await screen.findAllByRole('article');
    expect(within(article!).getByText(`Level ${level}`)).toHaveAttribute('title', name);
    expect(within(article!).getByText(name)).toBeInTheDocument();
    await press('Filter');
    expect(screen.getAllByRole('radio', { name: `Level ${level} ${name}` })).toHaveLength(1);
  }

  test('1 | Single Letter Phonograms 1st Sound', () =>
    expectName(1, 'Single Letter Phonograms 1st Sound'));
  test('2 | Consonant Digraphs', () => expectName(2, 'Consonant Digraphs'));
  test('3 | SFE and Common Vowel Digraphs', () => expectName(3, 'SFE and Common Vowel Digraphs'));
  test('4 | Single Letter Long Vowels', () => expectName(4, 'Single Letter Long Vowels'));
  test('5 | Three Letter Phonograms', () => expectName(5, 'Three Letter Phonograms'));
  test('6 | Less Common Vowel Digraphs', () => expectName(6, 'Less Common Vowel Digraphs'));
  test('7 | Four Letter Phonograms', () => expectName(7, 'Four Letter Phonograms'));
  test('8 | Least Common Vowel Digraphs', () => expectName(8, 'Least Common Vowel Digraphs'));
  test('9 | Single Letter 2nd & 3rd Sound Phonograms', () =>
    expectName(9, 'Single Letter 2nd & 3rd Sound Phonograms'));
});
