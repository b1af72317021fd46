import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BookListPlan, ListedBook } from '../../../../contracts/book-list.ts';
import { queryClient } from '../../../api/queries.ts';
import {
  button,
  expectFocus,
  findButton,
  isReady,
  press,
  settle,
} from '../../../test-support/screens.tsx';
import { drag, dragOver } from '../../../test-support/drops.ts';
import { answerUploads, holdUploads } from '../../../test-support/uploads.ts';
import { seriesQuery } from '../series/series-query.ts';
import { BookListCard } from './book-list-card.tsx';

const CHECK = '/api/admin/book-list/check';
const digest = 'd'.repeat(64);
const row = (number: number, changes: Partial<ListedBook> = {}): ListedBook => ({
  ...{ row: number, fate: 'new', title: `Book ${number}`, author: null, category: 'level1' },
  ...{ series: null, seriesNumber: null, address: null, pages: 2, problems: [], notes: [] },
  ...changes,
});
const known = (number: number) =>
  row(number, { fate: 'known', notes: [{ column: 'title', message: 'You have it.' }] });
const wrong = (number: number) =>
  row(number, { fate: 'wrong', problems: [{ column: 'level', message: 'Level is required' }] });
const planOf = (...rows: ListedBook[]): BookListPlan => {
  const numberOf = (fate: string) => rows.filter((one) => one.fate === fate).length;
  const counts = { new: numberOf('new'), known: numberOf('known'), wrong: numberOf('wrong') };
  return { digest, counts, columns: [], unused: [], notes: [], rows };
};

const onShowDrafts = vi.fn();
const onSessionOver = vi.fn();
beforeEach(() => {
  onShowDrafts.mockClear();
  onSessionOver.mockClear();
  render(
    <QueryClientProvider client={queryClient}>
      <BookListCard onShowDrafts={onShowDrafts} onSessionOver={onSessionOver} />
    </QueryClientProvider>,
  );
});

const answer = (plan: BookListPlan) =>
  answerUploads(200, 'OK', (address) => JSON.stringify(address === CHECK ? plan : { added: 2 }));
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Book list'), { target: { files } });
const list = (content = 'Title,Level') => new File([content], 'books.csv', { type: 'text/plain' });
const group = (name: string) => within(screen.getByRole('region', { name }));
const queries = (sent: { address: string }[]) =>
  sent.map(({ address }) => address.replace(digest, 'digest'));

describe('a list', () => {
  test('is shown row by row, added, and leads to the drafts', async () => {
    const sent = answer({
      ...planOf(row(2, { author: 'Kim' }), row(3, { address: 'https://x.example/', pages: null })),
      columns: [
        { heading: 'Name', column: 'title' },
        { heading: 'LEVEL', column: 'level' },
      ],
      unused: ['Price'],
      notes: ['It was read as Windows text.'],
    });
    choose(list());
    const heading = () => screen.getByRole('heading', { name: '2 drafts would be made' });
    await expectFocus(heading);
    expect(screen.getByText('Your columns: "Name" is Title.')).toBeVisible();
    expect(screen.getByText('Not used: "Price".')).toBeVisible();
    expect(screen.getByText('It was read as Windows text.')).toBeVisible();
    const [first, second] = group('New drafts').getAllByRole('listitem');
    expect(first).toHaveTextContent('Row 2Book 2KimLevel 12 pages of words');
    expect(second).toHaveTextContent('Row 3Book 3Level 1https://x.example/');
    await press('Add 2 drafts');
    await expectFocus(() => screen.getByText('2 drafts were added.'));
    expect(sent[0]?.headers['content-type']).toBe('text/csv');
    expect(queries(sent)).toEqual([CHECK, '/api/admin/book-list?expecting=digest']);
    expect(heading).toThrow();
    await press('Show the drafts');
    expect(onShowDrafts).toHaveBeenCalledOnce();
    choose(list());
    await findButton('Add 2 drafts');
    expect(screen.queryByText('2 drafts were added.')).toBeNull();
  });

  test('goes on without its wrong rows, and with known titles that are ticked', async () => {
    const sent = answer(planOf(row(2), wrong(3), known(4), known(5)));
    choose(list());
    await findButton('Add the one that is right');
    expect(group('To put right').getByText('Level is required')).toBeVisible();
    expect(group('Titles you have').getAllByText('You have it.')).toHaveLength(2);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add it again: row 4, Book 4' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add it again: row 5, Book 5' }));
    await findButton('Add the 3 that are right');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add it again: row 4, Book 4' }));
    await press('Add the 2 that are right');
    await screen.findByText('2 drafts were added.');
    expect(queries(sent)[1]).toBe('/api/admin/book-list?expecting=digest&again=5&without=wrong');
  });

  test('of which nothing can be added has no button', async () => {
    answer(planOf(wrong(2)));
    choose(list());
    await screen.findByRole('heading', { name: 'No row can be added yet' });
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    answer(planOf(known(2)));
    choose(list());
    await screen.findByRole('heading', { name: 'You have all of these titles' });
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  test('is looked at again if the library has changed meanwhile', async () => {
    answer(planOf(row(2)));
    choose(list());
    await findButton('Add 1 draft');
    answerUploads(409, 'Conflict', () =>
      JSON.stringify({ code: 'changed_meanwhile', message: 'Look at the list again.' }),
    );
    await press('Add 1 draft');
    await findButton('Look again');
    answer(planOf(row(2), row(3)));
    await press('Look again');
    await findButton('Add 2 drafts');
  });
});

test('the series of the library are read again once drafts are added', async () => {
  answer(planOf(row(2)));
  queryClient.setQueryData(seriesQuery().queryKey, []);
  choose(list());
  await findButton('Add 1 draft');
  expect(queryClient.getQueryState(seriesQuery().queryKey)?.isInvalidated).toBe(false);
  await press('Add 1 draft');
  await screen.findByText('2 drafts were added.');
  expect(queryClient.getQueryState(seriesQuery().queryKey)?.isInvalidated).toBe(true);
});

test('the series of a row is shown, with its number', async () => {
  const series = 'Sam and Pip';
  answer(planOf(row(2, { series, seriesNumber: 3 }), row(3, { series })));
  choose(list());
  await findButton('Add 2 drafts');
  const [first, second] = group('New drafts').getAllByRole('listitem');
  expect(first).toHaveTextContent('Level 1Sam and Pip, book 32 pages of words');
  expect(second).toHaveTextContent('Level 1Sam and Pip2 pages of words');
});

describe('while drafts are added', () => {
  test('no other list can be chosen or dropped, and the pointer says so', async () => {
    answer(planOf(row(2)));
    choose(list());
    await findButton('Add 1 draft');
    const area = button('Choose a CSV file');
    expect(dragOver(area)).toBe('copy');
    const { send, release } = holdUploads();
    await press('Add 1 draft');
    expect(button('Choose a CSV file')).toHaveAttribute('aria-disabled', 'true');
    const over = drag(area, 'dragover');
    // The browser must not open the file either.
    expect([over.transfer.dropEffect, over.event.defaultPrevented]).toEqual(['none', true]);
    drag(area, 'drop', { files: [list()] });
    await settle();
    expect(send).toHaveBeenCalledOnce();
    release();
    await screen.findByText('2 drafts were added.');
    expect(isReady(button('Choose a CSV file'))).toBe(true);
  });
});

describe('a file is refused', () => {
  test.each([
    ['that is empty', new File([], 'a.csv'), 'This file is empty, or it is a folder.'],
    [
      'that is a PDF',
      new File(['%PDF-1.7'], 'a.csv'),
      /^This is a PDF\. A book list is a CSV file\./,
    ],
    ['of more than 1 MB', list('x'.repeat(1_048_577)), /^A book list can have at most 1 MB\./],
  ])('%s, before it is sent', async (_, file, message) => {
    const sent = answer(planOf(row(2)));
    choose(file);
    await expectFocus(() => screen.getByRole('heading', { name: 'This list cannot be used' }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(sent).toEqual([]);
  });

  test('with another', async () => {
    const sent = answer(planOf(row(2)));
    choose(list(), list());
    expect(await screen.findByRole('alert')).toHaveTextContent('One book list at a time');
    expect(sent).toEqual([]);
  });

  test('by the server, with its sentence', async () => {
    answerUploads(400, 'Bad Request', () =>
      JSON.stringify({ code: 'invalid_request', message: 'The file has no column named Level.' }),
    );
    choose(list());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The file has no column named Level.',
    );
    expect(onSessionOver).not.toHaveBeenCalled();
  });

  test('because the session is over', async () => {
    answerUploads(401, 'Unauthorized', () => '{"code":"unauthorized","message":"Unauthorized"}');
    choose(list());
    await expect.poll(() => onSessionOver.mock.calls).toEqual([['Failed to check the list']]);
  });
});

test('the example is downloaded, as a spreadsheet opens it', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  // The window of the tests would go to the file, and stay there for the next tests.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await press('Download an example');
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  const bytes = new Uint8Array(await (saved.mock.calls[0]?.[0] as Blob).arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(button('Choose a CSV file')).toBeVisible();
});
