// Section 2: the book card.
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beFamily, placeIn } from '../test-support/people.ts';
import { open } from '../test-support/screens.tsx';
import { cardOf, INLINE_BOOK } from '../test-support/shelf.ts';

const SAM = 'sam-and-the-wet-hat';

/** Opens a library of one book and returns its card. */
async function findCard(book: Parameters<typeof cardOf>[2] = {}, place?: object) {
  beFamily({
    books: [cardOf(INLINE_BOOK, 'level1', book)],
    progress: place === undefined ? [] : [placeIn(SAM, place)],
  });
  open('/');
  const shelf = await screen.findByRole('region', { name: 'Discover New Books' });
  const element = within(shelf).getByRole('article');
  return { element, ...within(element) };
}

describe("Cover image (a placeholder image when none), title (two lines at most), 'by {author}' when an author exists, a badge 'Level N', the star reward with a star icon, an optional progress bar with '% complete', and a button 'Read Now' (or 'Continue' when progress exists) linking to /reading/{id}. Level colours: levels 1-3 mint, 4-6 coral, 7 and above lavender.", () => {
  test('a book of the catalogue', async () => {
    const card = await findCard();
    expect(card.element.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/cover/),
    );
    expect(card.getByRole('heading', { name: INLINE_BOOK })).toBeVisible();
    expect(card.getByText('by Step Into Reading')).toBeVisible();
    expect(card.getByText('Level 1')).toBeVisible();
    expect(card.getByText('1 gold star')).toBeInTheDocument();
    expect(card.queryByText(/% complete/)).toBeNull();
    const link = card.getByRole('link', { name: `Read Now: ${INLINE_BOOK}` });
    expect(link).toHaveTextContent(/^Read Now$/);
    expect(link).toHaveAttribute('href', `/reading/${SAM}`);
  });

  test('one that was begun: page 3 of 9', async () => {
    const card = await findCard({}, { currentPage: 3 });
    expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    expect(card.getByText('33% complete')).toBeVisible();
    expect(card.getByRole('link', { name: `Continue: ${INLINE_BOOK}` })).toHaveTextContent(
      /^Continue$/,
    );
  });

  test('one that was finished', async () => {
    const card = await findCard({}, { currentPage: 9, completed: true, pawPrints: 2 });
    expect(card.getByText('Finished')).toBeVisible();
    expect(card.getByText('Read again 2 of 3 times')).toBeInTheDocument();
    expect(
      card.getByRole('link', { name: `Continue. Read again: ${INLINE_BOOK}` }),
    ).toHaveTextContent(/^Continue$/);
    expect(card.queryByText(/% complete/)).toBeNull();
  });

  test('no cover and no author', async () => {
    const card = await findCard({ coverImageUrl: null, author: null });
    expect(card.element.querySelector('img')).toBeNull();
    expect(card.element.querySelector('svg[viewBox="0 0 300 400"]')).toBeVisible();
    expect(card.queryByText(/^by /)).toBeNull();
  });

  test('a cover that is gone', async () => {
    const card = await findCard({ author: 'Somebody' });
    fireEvent.error(card.element.querySelector('img')!);
    expect(card.element.querySelector('img')).toBeNull();
    expect(card.element.querySelector('svg[viewBox="0 0 300 400"]')).toBeVisible();
    expect(card.getByText('by Somebody')).toBeVisible();
  });
});
