// The series of a book in the owner's forms, in the table, and for many books at once.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beOwner } from '../../../test-support/people.ts';
import {
  expectFocus,
  field,
  fill,
  findMessage,
  open,
  press,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { cardOf, cards, FLIPBOOK_URL, rowOf, wholeBookOf } from '../../../test-support/shelf.ts';

const ADD = 'POST /api/books';
const CHANGE = 'POST /api/admin/books/changes';
const SERIES = 'GET /api/admin/series';
const BOOK = 'GET /api/admin/books/{bookId}';
const WANTED = 'Put it in a series';

const ships = [{ name: 'Ships', books: [{ id: 'ants', title: 'Ants', number: 1 }] }];
const shelf = [
  rowOf(cardOf('Ants', 'level4', { series: 'Ships', seriesNumber: 1 })),
  rowOf(cardOf('Bees', 'level4')),
];

async function openTable(): Promise<void> {
  beOwner();
  server.answer('GET /api/admin/books', shelf);
  server.answer(SERIES, ships);
  open('/admin');
  await screen.findByRole('heading', { name: 'All Books (2)' });
}

const numberField = () => screen.getByLabelText('Number in the series (optional)');
/** The suggestions of every field on the page. */
const suggestions = () => {
  const options = [...document.querySelectorAll('datalist option')];
  return [...new Set(options.map((option) => option.getAttribute('value')))];
};

describe('the form of a new book', () => {
  test('sends the series, and says which book has its number already', async () => {
    await openTable();
    server.answer(ADD, rowOf(cards[0]!));
    expect(server.sent(SERIES)).toEqual([]);
    fill('Title', 'A Ship');
    fill('Flipbook Embed URL', FLIPBOOK_URL);
    await press(WANTED);
    await expectFocus(() => field('Series (optional)'));
    await expect.poll(suggestions).toEqual(['Ships']);
    fill('Series (optional)', 'ships');
    fill('Number in the series (optional)', '1');
    expect(numberField()).toHaveAccessibleDescription('“Ants” has this number already.');
    expect(
      screen.getByText('“Ants” has this number already.', { selector: '[role=status]' }),
    ).toBeInTheDocument();
    fill('Number in the series (optional)', '2');
    expect(numberField()).not.toHaveAccessibleDescription();
    await press('Add Book');
    await findMessage('Book added successfully!');
    expect(server.sent(ADD)[0]?.body).toMatchObject({ series: 'ships', seriesNumber: 2 });
    expect(field('Series (optional)')).toHaveValue('');
  });

  test('stays where a draft was restored and its series is emptied', async () => {
    await openTable();
    fill('Title', 'A Ship');
    await press(WANTED);
    fill('Series (optional)', 'Ships');
    cleanup();
    open('/admin');
    await screen.findByText('The book you began is back');
    const series = field('Series (optional)');
    expect(series).toHaveValue('Ships');
    expect(series).not.toHaveFocus();
    await user.clear(series);
    expect(field('Series (optional)')).toBe(series);
    expect(series).toHaveFocus();
    expect(numberField()).toBeVisible();
  });

  test.each([
    ['Ships', 'two', 'Number in the series must be a whole number from 1 to 999'],
    ['', '2', 'Name the series, or leave the number empty'],
  ])('refuses the number of “%s” %s', async (series, number, said) => {
    await openTable();
    fill('Title', 'A Ship');
    fill('Flipbook Embed URL', FLIPBOOK_URL);
    await press(WANTED);
    fill('Series (optional)', series);
    fill('Number in the series (optional)', number);
    await press('Add Book');
    expect(await screen.findByText(said)).toBeVisible();
    expect(server.sent(ADD)).toEqual([]);
  });

  test('says nothing of a series where none is typed', async () => {
    await openTable();
    server.answer(ADD, rowOf(cards[0]!));
    fill('Title', 'A Ship');
    fill('Flipbook Embed URL', FLIPBOOK_URL);
    await press('Add Book');
    await findMessage('Book added successfully!');
    expect(server.sent(ADD)[0]?.body).not.toHaveProperty('series');
    expect(server.sent(ADD)[0]?.body).not.toHaveProperty('seriesNumber');
  });
});

test('the number of a stored book is its own', async () => {
  beOwner();
  server.answer(SERIES, ships);
  server.answer(BOOK, wholeBookOf({ id: 'ants', series: 'Ships', seriesNumber: 1 }));
  open('/admin/books/ants');
  expect(await screen.findByLabelText('Series (optional)')).toHaveValue('Ships');
  await expect.poll(suggestions).toEqual(['Ships']);
  expect(numberField()).toHaveValue('1');
  expect(numberField()).not.toHaveAccessibleDescription();
});

test('the number of a deleted book is free', async () => {
  await openTable();
  await press(WANTED);
  fill('Series (optional)', 'Ships');
  fill('Number in the series (optional)', '1');
  const taken = '“Ants” has this number already.';
  await waitFor(() => expect(numberField()).toHaveAccessibleDescription(taken));
  server.answer('DELETE /api/books/{bookId}', null);
  server.answer(SERIES, []);
  await press('Delete Ants');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await findMessage('Book deleted successfully!');
  await waitFor(() => expect(numberField()).not.toHaveAccessibleDescription());
});

describe('the table', () => {
  test('shows the series below the title, and finds it', async () => {
    await openTable();
    const header = screen.getByRole('rowheader', { name: 'Ants' });
    expect(within(header).getByText('Ships, book 1')).toBeVisible();
    fill('Search the books', 'ships book 1');
    expect(screen.queryByRole('rowheader', { name: 'Bees' })).toBeNull();
  });

  async function select(...titles: string[]): Promise<ReturnType<typeof within>> {
    for (const name of titles) await user.click(screen.getByRole('checkbox', { name }));
    await press('Set series');
    const title = `Set the series of ${titles.length} book${titles.length === 1 ? '' : 's'}`;
    return within(await screen.findByRole('dialog', { name: title }));
  }

  test('sets the series of books, numbered in the order of the table', async () => {
    await openTable();
    server.answer(CHANGE, { changed: 2 });
    const dialog = await select('Bees', 'Ants');
    await expect.poll(suggestions).toEqual(['Ships']);
    fill('Series', 'Boats');
    fill('Number of the first book (optional)', '3');
    await user.click(dialog.getByRole('button', { name: 'Set series' }));
    await findMessage('2 books are in “Boats” now.');
    expect(server.sent(CHANGE)[0]?.body).toEqual({
      ids: ['ants', 'bees'],
      change: { kind: 'series', series: 'Boats', firstNumber: 3 },
    });
  });

  test('takes a book out of its series, which the dialog proposes', async () => {
    await openTable();
    server.answer(CHANGE, { changed: 1 });
    const dialog = await select('Ants');
    expect(dialog.getByLabelText('Series')).toHaveValue('Ships');
    fill('Series', '');
    await user.click(dialog.getByRole('button', { name: 'Set series' }));
    await findMessage('The book is in no series now.');
    expect(server.sent(CHANGE)[0]?.body).toEqual({
      ids: ['ants'],
      change: { kind: 'series', series: null, firstNumber: null },
    });
  });

  test('refuses a number that is none, in the dialog', async () => {
    await openTable();
    const dialog = await select('Ants');
    fill('Number of the first book (optional)', '1000');
    await user.click(dialog.getByRole('button', { name: 'Set series' }));
    expect(
      dialog.getByText('Number in the series must be a whole number from 1 to 999'),
    ).toBeVisible();
    expect(server.sent(CHANGE)).toEqual([]);
  });
});
