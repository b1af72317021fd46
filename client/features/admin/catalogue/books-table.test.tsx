// The owner's table of a fully loaded catalogue: search, level filter and sorting.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beOwner } from '../../../test-support/people.ts';
import { button, field, open, press, settle, user } from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { cardOf, rowOf } from '../../../test-support/shelf.ts';

const report = {
  level: 1,
  step: null,
  words: 9,
  decodable: 1,
  withHeartWords: 1,
  practising: 2,
  failing: 0,
};
const books = [
  rowOf(cardOf('4 Hens', 'level1'), { id: 'level-4-zebra', report }),
  rowOf(cardOf('Ants', 'level4', { author: null })),
  rowOf(cardOf('Book 10', 'level4', { author: 'Kim' }), {
    id: 'ten',
    report: { ...report, decodable: 0.5, failing: 3 },
    levelReason: 'Names.',
  }),
  rowOf(cardOf('Book 9', 'level9', { author: 'Ada' }), {
    id: 'nine',
    report: { ...report, decodable: 0.7, step: { id: '9.1', title: 'ce ge' } },
  }),
];

const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

async function openTable(): Promise<void> {
  beOwner();
  server.answer('GET /api/admin/books', books);
  open('/admin');
  await screen.findByRole('heading', { name: 'All Books (4)' });
}

test('a search matches the shown text but not the ids', async () => {
  await openTable();
  const search = field('Search the books');
  for (const [typed, found] of [
    ['level 4', ['Ants', 'Book 10']],
    ['4', ['4 Hens', 'Ants', 'Book 10']],
    ['unknown', ['Ants']],
    ['no text', ['Ants']],
    ['does not fit', ['Book 10']],
    ['names.', ['Book 10']],
    ['ada', ['Book 9']],
  ] as const) {
    await user.clear(search);
    await user.type(search, typed);
    expect(titles(), typed).toEqual(found);
  }
  await user.clear(search);
  await user.type(search, 'zebra');
  expect(screen.getByText('No books match "zebra".')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'All Books (4)' })).toBeVisible();
  // The catalogue was fully loaded, so searching sent no further call.
  await settle();
  expect(server.sent('GET /api/admin/books')).toHaveLength(1);
});

test('a book shows the step of its words', async () => {
  await openTable();
  const row = screen.getByRole('row', { name: /^Book 9/ });
  expect(within(row).getByText('Level 9, step 1: ce ge')).toBeVisible();
  expect(screen.getAllByText(/^Level \d, step/)).toHaveLength(1);
});

test('the level filter works alone and with a search', async () => {
  await openTable();
  await user.selectOptions(field('Level'), 'level4');
  expect(titles()).toEqual(['Ants', 'Book 10']);
  await user.type(field('Search the books'), 'kim');
  expect(titles()).toEqual(['Book 10']);
  await user.type(field('Search the books'), 'x');
  expect(screen.getByText('No books match "kimx" at Level 4.')).toBeVisible();
  await user.clear(field('Search the books'));
  await user.selectOptions(field('Level'), 'level2');
  expect(screen.getByText('There is no book at Level 2.')).toBeVisible();
  await user.selectOptions(field('Level'), '');
  expect(titles()).toHaveLength(4);
});

test('columns sort up, down and back to the order of the shelf, also by keyboard', async () => {
  await openTable();
  const asItStands = titles();
  expect(screen.queryAllByRole('columnheader').map((one) => one.getAttribute('aria-sort'))).toEqual(
    Array(6).fill(null),
  );
  button('Title').focus();
  await user.keyboard('{Enter}');
  expect(head('Title')).toHaveAttribute('aria-sort', 'ascending');
  expect(titles()).toEqual(['4 Hens', 'Ants', 'Book 9', 'Book 10']);
  await user.keyboard(' ');
  expect(head('Title')).toHaveAttribute('aria-sort', 'descending');
  expect(titles()).toEqual(['Book 10', 'Book 9', 'Ants', '4 Hens']);
  await user.keyboard('{Enter}');
  expect(head('Title')).not.toHaveAttribute('aria-sort');
  expect(titles()).toEqual(asItStands);
  await press('Words');
  expect(titles()).toEqual(['Book 10', 'Book 9', '4 Hens', 'Ants']);
  await press('Author');
  expect(head('Words')).not.toHaveAttribute('aria-sort');
  expect(titles()).toEqual(['Book 9', 'Book 10', '4 Hens', 'Ants']);
  expect(within(head('Actions')).queryByRole('button')).toBeNull();
});
