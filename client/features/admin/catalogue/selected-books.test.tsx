// The selected books of the owner's table: what is done with all of them at once.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminBook } from '../../../../contracts/books.ts';
import type { BookRecording } from '../../../../contracts/recordings.ts';
import { queryClient } from '../../../api/queries.ts';
import { beOwner } from '../../../test-support/people.ts';
import { keepLibraryTime } from '../../../test-support/library-time.ts';
import {
  button,
  expectFocus,
  field,
  fill,
  findButton,
  findMessage,
  open,
  press,
  settle,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { cardOf, rowOf, wholeBookOf } from '../../../test-support/shelf.ts';
import { openedFile } from '../drafts/way-back.ts';

const CHANGE = 'POST /api/admin/books/changes';
const LIST = 'GET /api/admin/books';

keepLibraryTime('Australia/Sydney');

const shelf = [
  rowOf(cardOf('Ants', 'level4'), { state: 'draft', begun: 2 }),
  rowOf(cardOf('Bees', 'level4'), {
    state: 'scheduled',
    publishAt: Date.parse('2041-11-30T20:00Z'),
    begun: 1,
  }),
  rowOf(cardOf('Cats', 'level5'), { state: 'hidden' }),
  rowOf(cardOf('Dogs', 'level5')),
];

const recording: BookRecording = {
  ...{ key: 'sentence/ants/1/0123456789abcdef', take: '0123456789abcdef', seconds: 1 },
  ...{
    loudness: -19,
    recordedAt: 1,
    page: 1,
    text: 'Sam sat.',
    isWholePage: false,
    isStale: false,
  },
};

async function openTable(books: readonly AdminBook[] = shelf): Promise<void> {
  beOwner();
  server.answer(LIST, [...books]);
  open('/admin');
  await screen.findByRole('heading', { name: `All Books (${books.length})` });
}

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const bar = () => screen.queryByRole('region', { name: 'Selected books' });
const row = (title: string) =>
  within(screen.getByRole('rowheader', { name: title }).closest('tr')!);
const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const bodies = () => server.sent(CHANGE).map(({ body }) => body);

test('a row shows the state of a book that families do not see', async () => {
  await openTable();
  expect(row('Ants').getByText('Draft')).toBeVisible();
  expect(row('Bees').getByText('Scheduled for Sun 1 Dec 2041, 7:00 am')).toBeVisible();
  expect(row('Cats').getByText('Hidden')).toBeVisible();
  expect(row('Dogs').queryByText('Published')).toBeNull();
});

test('the table shows the books of one state', async () => {
  await openTable();
  for (const [state, found] of [
    ['Draft', ['Ants']],
    ['Scheduled', ['Bees']],
    ['Hidden', ['Cats']],
    ['Published', ['Dogs']],
  ] as const) {
    await user.selectOptions(field('State'), state);
    expect(titles(), state).toEqual(found);
  }
  await user.selectOptions(field('Level'), 'level1');
  expect(screen.getByText('There is no published book at Level 1.')).toBeVisible();
});

test('a table of an older server shows each book as published, and nobody has begun one', async () => {
  beOwner();
  server.mislead(
    LIST,
    shelf.map(({ state: _, publishAt: __, begun: ___, ...book }) => book),
  );
  open('/admin');
  await screen.findByRole('rowheader', { name: 'Ants' });
  expect(row('Ants').queryByText('Draft')).toBeNull();
  await user.selectOptions(field('State'), 'Published');
  expect(titles()).toEqual(['Ants', 'Bees', 'Cats', 'Dogs']);
  await press('Delete Ants');
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent('begun');
});

test('books are selected and published with the keyboard alone', async () => {
  await openTable();
  server.answer(CHANGE, { changed: 2 });
  for (const title of ['Ants', 'Bees']) {
    box(title).focus();
    await user.keyboard(' ');
  }
  expect(within(bar()!).getByRole('status')).toHaveTextContent('2 selected');
  expect(box('Select all 4 shown')).toHaveProperty('indeterminate', true);
  const publish = within(bar()!).getByRole('button', { name: 'Publish' });
  publish.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alertdialog', { name: 'Publish 2 books?' })).toBeVisible();
  // 'Cancel' has the focus.
  await user.keyboard('{Enter}');
  expect(publish).toHaveFocus();
  expect(bodies()).toEqual([]);
  await user.keyboard('{Enter}{Tab}{Enter}');
  await findMessage('2 books are published.');
  expect(bodies()).toEqual([{ ids: ['ants', 'bees'], change: { kind: 'publish' } }]);
  expect(bar()).toBeNull();
  await expectFocus(() => screen.getByRole('heading', { name: 'All Books (4)' }));
  expect(server.sent(LIST)).toHaveLength(2);
});

test.each([
  ['Hide', 'Hide 4 books?', 'Hide', 'hide', '4 books are hidden.'],
  ['Back to draft', 'Make 4 books drafts?', 'Back to draft', 'draft', '4 books are drafts.'],
])('%s asks once for all that are selected', async (action, question, yes, kind, done) => {
  await openTable();
  server.answer(CHANGE, { changed: 4 });
  await user.click(box('Select all 4 shown'));
  await press(action);
  const dialog = within(screen.getByRole('alertdialog', { name: question }));
  expect(
    dialog.getByText(
      'Families do not see them until you publish them. What children have read and earned is kept.',
    ),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: yes }));
  await findMessage(done);
  expect(bodies()).toEqual([{ ids: ['ants', 'bees', 'cats', 'dogs'], change: { kind } }]);
});

test('books are scheduled in the time of the library', async () => {
  await openTable();
  server.answer(CHANGE, { changed: 1 });
  await user.click(box('Ants'));
  await user.click(within(bar()!).getByRole('button', { name: 'Publish later' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish 1 book later' }));
  const year = new Date().getFullYear() + 1;
  fill('Date and time (Sydney time)', '2020-12-01T07:00');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(field(/^Date and time/)).toHaveAccessibleDescription(/Choose a time in the future/);
  fill('Date and time (Sydney time)', '');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(field(/^Date and time/)).toHaveAccessibleDescription('Choose a date and a time');
  fill('Date and time (Sydney time)', `${year}-06-01T07:00`);
  expect(dialog.getByText(/1 June? .*7:00 am \(Sydney time\)\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await findMessage('The book is scheduled for');
  const publishAt = Date.parse(`${year}-05-31T21:00Z`);
  expect(bodies()).toEqual([{ ids: ['ants'], change: { kind: 'schedule', publishAt } }]);
});

test('books on the shelf leave it until their time, and the question says so', async () => {
  await openTable([...shelf, rowOf(cardOf('Eels', 'level5'))]);
  const description = async () => {
    await user.click(within(bar()!).getByRole('button', { name: 'Publish later' }));
    const id = screen.getByRole('dialog').getAttribute('aria-describedby');
    const text = id === null ? null : document.getElementById(id)?.textContent;
    await press('Cancel');
    return text;
  };
  const kept = 'What children have read and earned is kept.';
  await user.click(box('Ants'));
  expect(await description()).toBeNull();
  await user.click(box('Dogs'));
  expect(await description()).toBe(
    `1 of these books is published. Families do not see it until then. ${kept}`,
  );
  await user.click(box('Ants'));
  expect(await description()).toBe(
    `This book is published. Families do not see it until then. ${kept}`,
  );
  await user.click(box('Eels'));
  expect(await description()).toBe(
    `These books are published. Families do not see them until then. ${kept}`,
  );
});

test('a refusal names the books, and they stay selected', async () => {
  await openTable();
  server.refuse(CHANGE, 400, {
    code: 'level_misfit',
    message: 'The words of these books do not fit Level 2: Ants, Bees.',
  });
  await user.click(box('Ants'));
  await user.click(box('Bees'));
  await press('Set level');
  expect(within(screen.getByRole('dialog')).getByLabelText('Level')).toHaveValue('level4');
  await user.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Level'), 'level2');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Set level' }));
  await screen.findByText(/^Failed to change the books\. .* do not fit Level 2: Ants, Bees\.$/);
  expect(bodies()).toEqual([
    { ids: ['ants', 'bees'], change: { kind: 'level', category: 'level2' } },
  ]);
  expect(box('Ants')).toBeChecked();
  await expectFocus(() => button('Set level'));
  // The next question is not answered by an old refusal.
  await press('Hide');
  expect(screen.queryByText(/do not fit Level 2/)).toBeNull();
});

test('a refusal is not about other books that are selected', async () => {
  await openTable();
  server.refuse(CHANGE, 400, { code: 'level_misfit', message: 'They do not fit: Ants.' });
  await user.click(box('Ants'));
  await press('Hide');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hide' }));
  const said = /^Failed to change the book\. They do not fit/;
  await screen.findByText(said);
  await user.click(box('Dogs'));
  expect(within(bar()!).getByText('2 selected')).toBeVisible();
  expect(screen.queryByText(said)).toBeNull();
});

test('a refusal is told also where other books are selected when it comes', async () => {
  await openTable();
  server.refuse(CHANGE, 400, { code: 'level_misfit', message: 'They do not fit: Ants.' });
  const held = server.hold(CHANGE);
  await user.click(box('Ants'));
  await press('Hide');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hide' }));
  await user.click(box('Dogs'));
  held.release();
  const said = /^Failed to change the book\. They do not fit/;
  await screen.findByText(said);
  await user.click(box('Dogs'));
  expect(screen.queryByText(said)).toBeNull();
});

const LIST_OF_STOPPED = { name: 'Books that stopped it' };
const misfit = (...numbers: number[]) => ({
  code: 'level_misfit' as const,
  message: 'They do not fit.',
  issues: numbers.map((at) => ({ field: `ids.${at}`, message: 'It does not fit.' })),
});
const stopped = () =>
  within(screen.getByRole('list', LIST_OF_STOPPED))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function askFor(action: string): Promise<void> {
  await user.click(within(bar()!).getByRole('button', { name: action }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: action }));
}

test('where some do not fit, one press publishes the others, and each of the some has a link', async () => {
  await openTable();
  server.answer(CHANGE, { changed: 2 });
  server.refuseOnce(CHANGE, 400, misfit(0, 2));
  await user.click(box('Select all 4 shown'));
  await askFor('Publish');
  expect(
    await screen.findByText(
      '2 of these 4 books have words that cannot be read at their levels. Nothing was changed. Open a book to give it a reason or another level.',
    ),
  ).toHaveAttribute('role', 'alert');
  expect(stopped()).toEqual(['Ants', 'Cats']);
  const held = server.hold(CHANGE);
  await press('Publish the 2 that fit');
  await findButton('Changing...');
  held.release();
  await findMessage('2 books are published.');
  expect(bodies().at(-1)).toEqual({ ids: ['bees', 'dogs'], change: { kind: 'publish' } });
  // What is left is selected still, and leads to its editor still.
  expect(['Ants', 'Bees', 'Cats', 'Dogs'].filter((name) => box(name).matches(':checked'))).toEqual([
    'Ants',
    'Cats',
  ]);
  expect(
    screen.getByText(
      '2 books are left as they were. Open a book to give it a reason or another level.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /that fit$/ })).toBeNull();
  await expectFocus(() => within(bar()!).getByText('2 selected'));
  await user.click(box('Ants'));
  expect(stopped()).toEqual(['Cats']);
  await user.click(box('Cats'));
  expect(bar()).toBeNull();
});

test('what stops the others too is in the list with what stopped them before', async () => {
  await openTable();
  server.refuse(CHANGE, 400, misfit(0));
  await user.click(box('Select all 4 shown'));
  await askFor('Hide');
  await screen.findByText(
    /^1 of these 4 books has words that cannot be read at its level\. A hidden/,
  );
  await press('Hide the 3 that fit');
  await press('Hide the 2 that fit');
  await press('Hide the one that fits');
  await screen.findByText(/^These 4 books have words that cannot be read at their levels\./);
  expect(stopped()).toEqual(['Ants', 'Bees', 'Cats', 'Dogs']);
  expect(bodies().map((body) => (body as { ids: string[] }).ids.length)).toEqual([4, 3, 2, 1]);
  expect(screen.queryByRole('button', { name: /that fits?$/ })).toBeNull();
});

test('a book that stopped it opens where its reason is asked for, and the selection stays', async () => {
  await openTable();
  server.refuse(CHANGE, 400, misfit(0));
  server.answer('POST /api/admin/report', {
    ...{ fits: true, fittingLevel: 1 },
    report: {
      ...{ level: 4, step: null, words: 2, decodable: 1, withHeartWords: 1 },
      ...{ practising: [], failing: [], ambiguous: [] },
    },
  });
  server.answer(
    'GET /api/admin/books/{bookId}',
    wholeBookOf({ id: 'ants', title: 'Ants', state: 'draft' }),
  );
  // It was opened from 'Bring in' before.
  openedFile.save({ bookId: 'ants', row: 'ants.pdf' });
  await user.click(box('Ants'));
  await user.click(box('Dogs'));
  await askFor('Publish');
  await user.click(await screen.findByRole('link', { name: 'Ants' }));
  await expectFocus(() => field(/^Why it is right for its level/));
  expect(screen.getByRole('link', { name: 'All books' })).toBeVisible();
  expect(button('Save and publish')).toBeVisible();
  act(() => history.back());
  await expectFocus(() => button('Edit Ants'));
  expect(within(bar()!).getByText('2 selected')).toBeVisible();
});

test('a level that some do not fit is set for the others, and a reason is the way for the some', async () => {
  await openTable();
  server.answer(CHANGE, { changed: 1 });
  server.refuseOnce(CHANGE, 400, misfit(1));
  server.answer(
    'GET /api/admin/books/{bookId}',
    wholeBookOf({ id: 'dogs', title: 'Dogs', state: 'published' }),
  );
  await user.click(box('Ants'));
  await user.click(box('Dogs'));
  await press('Set level');
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Level'), 'level2');
  await user.click(dialog.getByRole('button', { name: 'Set level' }));
  await screen.findByText(
    '1 of these 2 books has words that cannot be read at Level 2. Nothing was changed. Open a book to give it a reason.',
  );
  await press('Set the level of the one that fits');
  await findMessage('The book is at Level 2 now.');
  await user.click(screen.getByRole('link', { name: 'Dogs' }));
  await expectFocus(() => field(/^Why it is right for its level/));
  expect(screen.queryByRole('button', { name: /^Save and/ })).toBeNull();
  act(() => history.back());
  await expectFocus(() => button('Edit Dogs'));
});

test('books that are gone meanwhile stop a deletion of the others once, and are selected no more', async () => {
  await openTable();
  server.answer(CHANGE, { changed: 3 });
  server.refuseOnce(CHANGE, 400, {
    ...misfit(1),
    ...{ code: 'invalid_request', message: 'Not in the library any more: bees.' },
  });
  await user.click(box('Select all 4 shown'));
  await askFor('Delete');
  await screen.findByText('1 of these 4 books has left the library. Nothing was changed.');
  expect(stopped()).toEqual(['Bees']);
  expect(screen.queryByRole('link', { name: 'Bees' })).toBeNull();
  await press('Delete the 3 that are left');
  await findMessage('3 books are deleted.');
  expect(bodies().at(-1)).toEqual({ ids: ['ants', 'cats', 'dogs'], change: { kind: 'delete' } });
  expect(bar()).toBeNull();
});

test('where all of them are gone, the library says so', async () => {
  await openTable();
  server.refuse(CHANGE, 400, {
    ...misfit(0),
    ...{ code: 'invalid_request', message: 'Not in the library any more: ants.' },
  });
  await user.click(box('Ants'));
  await askFor('Hide');
  await screen.findByText('Failed to change the book. Not in the library any more: ants.');
  expect(screen.queryByRole('list', LIST_OF_STOPPED)).toBeNull();
});

test('books that are selected stay so while one of them is viewed or edited', async () => {
  await openTable();
  for (const title of ['Ants', 'Bees', 'Dogs']) await user.click(box(title));
  server.answer('GET /api/admin/books/{bookId}', wholeBookOf({ id: 'ants', title: 'Ants' }));
  await press('Edit Ants');
  await screen.findByLabelText('Title');
  expect(bar()).toBeNull();
  // Meanwhile one was published, and another is gone.
  server.answer(LIST, [{ ...shelf[0]!, state: 'published' }, shelf[2]!, shelf[3]!]);
  void queryClient.invalidateQueries({ queryKey: ['/api/admin/books'] });
  act(() => history.back());
  await expectFocus(() => button('Edit Ants'));
  expect(within(bar()!).getByText('2 selected')).toBeVisible();
  expect(box('Ants')).toBeChecked();
  expect(box('Cats')).not.toBeChecked();
  expect(box('Dogs')).toBeChecked();
  await user.click(within(bar()!).getByRole('button', { name: 'Publish later' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('These books are published.');
});

test('a deletion names the books and how often children have begun them', async () => {
  await openTable();
  server.answer(CHANGE, { changed: 2 });
  localStorage.setItem('edit_draft ants', '{}');
  await user.click(box('Ants'));
  await user.click(box('Bees'));
  await user.click(within(bar()!).getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete 2 books?' });
  expect(dialog).toHaveTextContent(
    /Children have begun these books 3 times\. Hiding them keeps their progress\..*delete these 2 books\? This action cannot be undone/,
  );
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    'Any recordings of their words will be deleted too.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await findMessage('2 books are deleted.');
  expect(bodies()).toEqual([{ ids: ['ants', 'bees'], change: { kind: 'delete' } }]);
  expect(localStorage.getItem('edit_draft ants')).toBeNull();
});

test('the deletion of one selected book says as much as that of a row', async () => {
  await openTable();
  server.answer('GET /api/admin/books/{bookId}/narration', [recording]);
  await user.click(box('Ants'));
  await user.click(within(bar()!).getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete 1 book?' });
  expect(dialog).toHaveTextContent(
    /2 children have begun this book\. .*Are you sure you want to delete "Ants"\? This action cannot be undone and will remove all student progress for this book\./,
  );
  await within(dialog).findByText('Its 1 recording will be deleted too.');
});

test('hiding is no hint for books that are hidden already', async () => {
  await openTable([
    rowOf(cardOf('Ants', 'level4'), { state: 'hidden', begun: 2 }),
    rowOf(cardOf('Bees', 'level4'), { state: 'hidden', begun: 1 }),
    rowOf(cardOf('Cats', 'level5'), { begun: 1 }),
  ]);
  const askedText = async () => {
    await user.click(within(bar()!).getByRole('button', { name: 'Delete' }));
    const text = screen.getByRole('alertdialog').textContent;
    await press('Cancel');
    return text;
  };
  await user.click(box('Ants'));
  expect(await askedText()).toContain('2 children have begun this book.Are you sure');
  await user.click(box('Bees'));
  expect(await askedText()).toContain('Children have begun these books 3 times.Are you sure');
  await user.click(box('Cats'));
  expect(await askedText()).toContain('Hiding them keeps their progress.');
});

test('the deletion of one book says above the question how many children have begun it', async () => {
  await openTable();
  await press('Delete Ants');
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    /2 children have begun this book\. Hiding it keeps their progress\.Are you sure you want to delete "Ants"\?/,
  );
  await press('Cancel');
  await press('Delete Bees');
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/1 child has begun this book\./);
  await press('Cancel');
  await press('Delete Dogs');
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent('begun');
});

test('the selected books alone are asked for, and a failed export says so', async () => {
  await openTable();
  server.refuse('GET /api/admin/catalogue', 503, {
    code: 'unavailable',
    message: 'The library is busy.',
  });
  await user.click(box('Ants'));
  await user.click(box('Cats'));
  await press('Export');
  await findMessage('Failed to export the books');
  expect(server.sent('GET /api/admin/catalogue')[0]?.query).toEqual({ ids: 'ants,cats' });
  expect(within(bar()!).getByText('2 selected')).toBeVisible();
});

test('the selection stays while rows are added or sorted, and goes with the search', async () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    rowOf(cardOf(`Book ${at}`, 'level1'), { id: `book-${at}` }),
  );
  await openTable(many);
  await user.click(box('Select all 50 shown'));
  expect(within(bar()!).getByText('50 selected')).toBeVisible();
  await press('Select all 60 that match');
  await screen.findByText('60 selected');
  await expectFocus(() => screen.getByText('60 selected'));
  expect(screen.queryByRole('button', { name: /that match$/ })).toBeNull();
  await press('Title');
  expect(within(bar()!).getByText('60 selected')).toBeVisible();
  fireEvent.change(field('Search the books'), { target: { value: 'book 7' } });
  expect(bar()).toBeNull();
  fireEvent.change(field('Search the books'), { target: { value: '' } });
  expect(bar()).toBeNull();
});

/** Four pages, of which the first is shown. */
const long = Array.from({ length: 160 }, (_, at) =>
  rowOf(cardOf(`Book ${at}`, at < 110 ? 'level1' : 'level2'), { id: `book-${at}` }),
);

/** Begins to select all that match, while the server takes its time. */
async function selectAllSlowly(): Promise<{ release: () => void }> {
  await openTable(long);
  server.answer(LIST, ({ query }) =>
    long.filter(({ category }) => category === (query['category'] ?? category)),
  );
  await user.click(box('Select all 50 shown'));
  const held = server.hold(LIST);
  await press('Select all 160 that match');
  return held;
}

test('a selection that is cleared while more books are loaded stays as it is', async () => {
  const held = await selectAllSlowly();
  await press('Clear the selection');
  await user.click(box('Book 7'));
  held.release();
  await expect.poll(() => titles()).toHaveLength(100);
  await settle();
  expect(within(bar()!).getByText('1 selected')).toBeVisible();
  // The rest is not loaded in vain.
  expect(server.sent(LIST)).toHaveLength(2);
});

test('books of another search are not selected when they arrive late', async () => {
  const held = await selectAllSlowly();
  await user.selectOptions(field('Level'), 'level2');
  held.release();
  await expect.poll(() => titles()).toHaveLength(50);
  await settle();
  expect(bar()).toBeNull();
});

test('what is selected while a change is on its way stays selected', async () => {
  await openTable();
  server.answer(CHANGE, { changed: 1 });
  const held = server.hold(CHANGE);
  await user.click(box('Ants'));
  await press('Hide');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hide' }));
  await user.click(box('Dogs'));
  held.release();
  await findMessage('The book is hidden.');
  expect(within(bar()!).getByText('1 selected')).toBeVisible();
  expect(box('Ants')).not.toBeChecked();
  expect(box('Dogs')).toBeChecked();
});

test('without the last selected book, or at a press, the bar goes', async () => {
  await openTable();
  await user.click(box('Ants'));
  await user.click(box('Ants'));
  expect(bar()).toBeNull();
  expect(box('Ants')).toHaveFocus();
  await user.click(box('Ants'));
  await press('Clear the selection');
  expect(bar()).toBeNull();
  await expectFocus(() => screen.getByRole('heading', { name: 'All Books (4)' }));
});

test('a book that is deleted alone is selected no more', async () => {
  await openTable();
  server.answer('DELETE /api/books/{bookId}', null);
  await user.click(box('Ants'));
  await user.click(box('Dogs'));
  await press('Delete Ants');
  server.answer(LIST, shelf.slice(1));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('1 selected');
});

test('a session that has ended leads to the sign-in', async () => {
  await openTable();
  server.refuse(CHANGE, 401, { code: 'unauthorized', message: 'Please sign in again.' });
  await user.click(box('Ants'));
  await press('Hide');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hide' }));
  await screen.findByRole('button', { name: 'Admin Sign In' });
});
