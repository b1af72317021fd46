// The tab 'Changes'.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Change, FieldChange, WholeChange } from '../../../../contracts/record.ts';
import { setClientConfig } from '../../../test-support/client-config.ts';
import { beOwner } from '../../../test-support/people.ts';
import {
  button,
  expectFocus,
  findButton,
  open,
  press,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { wholeBookOf } from '../../../test-support/shelf.ts';
import { openedFile } from '../drafts/way-back.ts';

const LIST = 'GET /api/admin/changes';
const ONE = 'GET /api/admin/changes/{changeId}';
const idOf = (number: number) => `${String(number).padStart(12, '0')}-${'0'.repeat(16)}`;
/** Noon of 1 December 2026 in Sydney. */
const NOON = Date.UTC(2026, 11, 1, 1);
const HOUR = 3_600_000;

const changeOf = (number: number, changes: Partial<Change> = {}): Change => ({
  ...{ id: idOf(number), at: NOON - number * HOUR, by: 'kim', kind: 'book.changed' },
  ...{ subject: { id: 'sam', name: 'Sam' }, fields: ['content'] },
  ...changes,
});

const wordsOf = (before: string, after: string): FieldChange => ({
  field: 'content',
  before: [{ picture: null, words: before }],
  after: [{ picture: null, words: after }],
});

const whole = (change: Change, changes: Partial<WholeChange> = {}): WholeChange => ({
  ...change,
  changes: [wordsOf('Sam sat on a mat.', 'Sam sat on the mat.')],
  isWithoutWords: false,
  ...changes,
});

async function openChanges(changes: Change[]): Promise<void> {
  beOwner();
  server.answer('GET /api/admin/books', []);
  server.answer('GET /api/admin/phonics', {
    version: 1,
    heartWords: Array.from({ length: 9 }, () => []),
    soundings: [],
  });
  server.answer(LIST, changes);
  setClientConfig({ timeZone: 'Australia/Sydney' });
  open('/admin#changes');
  await screen.findByRole('heading', { name: 'Changes' });
}

test('changes stand by day, in the time zone of the library, the newest first', async () => {
  await openChanges([
    changeOf(0),
    changeOf(12, { kind: 'book.hidden' }),
    changeOf(13, { kind: 'book.added', by: 'robin' }),
  ]);
  const entriesOf = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(await entriesOf('Tuesday, 1 December 2026')).toEqual([
    'kim changed the words of “Sam”12:00 pm',
    'kim hid “Sam”12:00 am',
  ]);
  expect(await entriesOf('Monday, 30 November 2026')).toEqual(['robin added “Sam”11:00 pm']);
});

test('the record is read again when its tab is shown again', async () => {
  await openChanges([changeOf(1)]);
  await findButton(/^kim changed/);
  await user.click(screen.getByRole('tab', { name: 'Books' }));
  server.answer(LIST, [changeOf(0, { kind: 'book.hidden' }), changeOf(1)]);
  await user.click(screen.getByRole('tab', { name: 'Changes' }));
  await findButton(/^kim hid “Sam”/);
  expect(server.sent(LIST)).toHaveLength(2);
});

test('an entry opens to what was before and after, and closes', async () => {
  const change = changeOf(0, { fields: ['title', 'content', 'author', 'flipbookUrl'] });
  server.answer(
    ONE,
    whole(change, {
      changes: [
        { field: 'title', before: 'Sam', after: 'Sam on a Mat' },
        { field: 'author', before: null, after: 'Robin' },
        { field: 'flipbookUrl', before: null, after: null },
        wordsOf('Sam sat on a mat.', 'Sam sat on the mat.'),
      ],
    }),
  );
  await openChanges([change]);
  const entry = await findButton(/^kim changed the title, words, author and flipbook address/);
  expect(entry).toHaveAttribute('aria-expanded', 'false');
  await user.click(entry);
  const words = await screen.findByRole('region', { name: 'The words before and after' });
  expect(words).toHaveTextContent('Page 1 Sam sat on a the mat.');
  expect(words.querySelector('del')).toHaveTextContent('a');
  expect(words.querySelector('ins')).toHaveTextContent('the');
  const valuesOf = (name: string) =>
    [...screen.getByRole('group', { name }).querySelectorAll('dd')].map(
      ({ textContent }) => textContent,
    );
  expect(valuesOf('Title')).toEqual(['Sam', 'Sam on a Mat']);
  expect(valuesOf('Author')).toEqual(['Nothing', 'Robin']);
  // A long value scrolls, also by the keyboard.
  const after = screen.getByRole('region', { name: 'Title: After' });
  expect(after).toHaveAttribute('tabindex', '0');
  // There is nothing on either side.
  expect(screen.queryByRole('group', { name: 'Flipbook address' })).toBeNull();
  expect(server.sent(ONE)[0]?.params).toEqual({ changeId: change.id });
  await user.click(entry);
  expect(screen.queryByRole('group', { name: 'Title' })).toBeNull();
});

test('long words are folded, and can be shown', async () => {
  const change = changeOf(0);
  const long = 'Pam ran. '.repeat(200);
  server.answer(ONE, whole(change, { changes: [wordsOf(`${long}Sam sat.`, `${long}Sam hid.`)] }));
  await openChanges([change]);
  await press(/^kim changed/);
  const words = await screen.findByRole('region', { name: 'The words before and after' });
  expect(words.textContent.length).toBeLessThan(300);
  await press('Show all words');
  expect(words.textContent.length).toBeGreaterThan(1800);
  await press('Show the changes alone');
  expect(words.textContent.length).toBeLessThan(300);
});

test('an entry leads to the editor of its book, where its words are restored', async () => {
  server.answer(ONE, whole(changeOf(0), { bookId: 'sam' }));
  await openChanges([changeOf(0)]);
  await press(/^kim changed/);
  expect(await screen.findByRole('link', { name: 'Edit “Sam”' })).toHaveAttribute(
    'href',
    '/admin/books/sam',
  );
});

test('from that editor, the way back is no file that was brought in before', async () => {
  openedFile.save({ bookId: 'sam', row: 'sam.pdf' });
  server.answer(ONE, whole(changeOf(0), { bookId: 'sam' }));
  server.answer('GET /api/admin/books/{bookId}', wholeBookOf({ id: 'sam' }));
  await openChanges([changeOf(0)]);
  await press(/^kim changed/);
  await user.click(await screen.findByRole('link', { name: 'Edit “Sam”' }));
  expect(await screen.findByRole('link', { name: 'All books' })).toBeVisible();
});

test.each([{ bookId: null }, {}])('%j: no editor of a book that is gone is offered', async (of) => {
  server.answer(ONE, whole(changeOf(0), of));
  await openChanges([changeOf(0)]);
  await press(/^kim changed/);
  await screen.findByRole('region', { name: 'The words before and after' });
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
});

test('says when the words are gone, and that a deleted book cannot come back', async () => {
  const deleted = changeOf(0, { kind: 'book.deleted', fields: ['title', 'content'] });
  const gone = { changes: [{ field: 'title', before: 'Sam' }], isWithoutWords: true };
  server.answer(ONE, whole(deleted, gone));
  await openChanges([deleted]);
  await press(/^kim deleted “Sam”/);
  expect(await screen.findByText('Deleting is final: this book cannot be restored.')).toBeVisible();
  expect(
    screen.getByText('The words are not here any more: the record keeps them for thirty days.'),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'The words before and after' })).toBeNull();
});

test('the record is narrowed to a group, an owner and a book, and widened again', async () => {
  server.answer(ONE, whole(changeOf(0)));
  await openChanges([changeOf(0)]);
  await findButton(/^kim changed/);
  await user.selectOptions(screen.getByLabelText('Changes of'), 'Books');
  await press(/^kim changed/);
  await press('Only changes by kim');
  const heading = () => screen.getByRole('heading', { name: 'Changes' });
  await expectFocus(heading);
  await findButton('Show not only: By kim');
  await press(/^kim changed/);
  await press('Only changes of “Sam”');
  await findButton('Show not only: Of “Sam”');
  await expectFocus(heading);
  await user.selectOptions(screen.getByLabelText('Changes of'), 'All changes');
  await press('Show not only: By kim');
  await expectFocus(heading);
  server.answer(LIST, []);
  await press('Show not only: Of “Sam”');
  await user.selectOptions(screen.getByLabelText('Changes of'), 'Owners');
  expect(await screen.findByText('There are no such changes.')).toBeVisible();
  expect(server.sent(LIST).map(({ query }) => query)).toEqual([
    {},
    { group: 'books' },
    { group: 'books', by: 'kim' },
    { group: 'books', by: 'kim', subject: 'sam' },
    { by: 'kim', subject: 'sam' },
    { subject: 'sam' },
    {},
    { group: 'owners' },
  ]);
});

test('older changes are loaded at a press, and the first of them has the focus', async () => {
  await openChanges(
    Array.from({ length: 60 }, (_, number) => changeOf(number, { by: `owner ${number}` })),
  );
  expect(await screen.findByText('50 of 60 changes')).toBeVisible();
  server.refuseOnce(LIST, 500);
  await press('Show older changes');
  expect(
    await screen.findByText('Older changes could not be loaded. Please try again in a moment.'),
  ).toBeVisible();
  await press('Show older changes');
  await expectFocus(() => button(/^owner 50 changed/));
  expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull();
});

test('an empty record, an outage and an ended session are told', async () => {
  await openChanges([]);
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  server.refuse(LIST, 500);
  await user.selectOptions(screen.getByLabelText('Changes of'), 'Books');
  expect(await screen.findByText('The changes could not be loaded')).toBeVisible();
  server.answer(LIST, [changeOf(0)]);
  server.refuse(ONE, 500);
  await press('Try again');
  await user.click(await findButton(/^kim changed/));
  expect(await screen.findByText('The change could not be loaded')).toBeVisible();
  server.refuse(ONE, 401, { code: 'unauthorized', message: 'Unauthorized' });
  await press('Try again');
  await expect.poll(() => location.pathname).toBe('/admin/login');
});
