// 'Earlier words' below the editor of a book.
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { BookChange } from '../../../../contracts/record.ts';
import { setClientConfig } from '../../../test-support/client-config.ts';
import { beOwner } from '../../../test-support/people.ts';
import {
  button,
  expectFocus,
  field,
  findButton,
  findMessage,
  message,
  open,
  press,
  settle,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { wholeBookOf } from '../../../test-support/shelf.ts';

const BOOK = 'GET /api/admin/books/{bookId}';
const LIST = 'GET /api/admin/books/{bookId}/changes';
const ONE = 'GET /api/admin/books/{bookId}/changes/{changeId}';
const RESTORE = 'POST /api/admin/changes/{changeId}/restore';
const SAVE = 'PUT /api/books/{bookId}';
const RESTORE_BUTTON = 'Restore the words before this change';
const NOON = Date.UTC(2026, 11, 1, 1);

const page = (words: string) => ({ picture: null, words, html: null });
const book = wholeBookOf({ content: [page('Sam sat.')], version: 3 });
const restored = { ...book, content: [page('Pam ran.')], version: 4 };
const entry = {
  ...{ id: `${'1'.repeat(12)}-${'0'.repeat(16)}`, at: NOON, by: 'kim', kind: 'book.changed' },
  ...{ subject: { id: book.id, name: book.title }, fields: ['content'] },
};
const change: BookChange = { ...entry, restorableUntil: NOON + 1 };
const whole = {
  ...entry,
  changes: [
    {
      field: 'content',
      before: [{ picture: null, words: 'Pam ran.' }],
      after: [{ picture: null, words: 'Sam sat.' }],
    },
  ],
  isWithoutWords: false,
};

beforeEach(async () => {
  setClientConfig({ timeZone: 'Australia/Sydney' });
  beOwner();
  server.answer(BOOK, book);
  server.answer(LIST, [change]);
  server.answer(ONE, whole);
  server.answer(RESTORE, restored);
  open(`/admin/books/${book.id}`);
  await screen.findByLabelText('Words of page 1');
});

async function openChange(): Promise<void> {
  await press('Earlier words');
  await user.click(await findButton(/^kim changed the words/));
  await findButton(RESTORE_BUTTON);
}

async function confirm(): Promise<HTMLElement> {
  await press(RESTORE_BUTTON);
  return screen.findByRole('alertdialog');
}

test('nothing is asked of the server before it is opened', async () => {
  await settle();
  expect(button('Earlier words')).toHaveAttribute('aria-expanded', 'false');
  expect(server.sent(LIST)).toEqual([]);
  await press('Earlier words');
  await findButton(/Tue 1 Dec( 2026)?, 12:00 pm$/);
  expect(server.sent(LIST)[0]?.query).toEqual({ restorable: 'true', limit: '100' });
});

test('words are restored after a confirmation, and stand in the form at once', async () => {
  await openChange();
  const dialog = await confirm();
  expect(within(dialog).getByRole('status')).toHaveTextContent(/^$/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(server.sent(RESTORE)).toEqual([]);
  await expectFocus(() => button(RESTORE_BUTTON));

  await user.click(within(await confirm()).getByRole('button', { name: 'Restore' }));
  await findMessage('The earlier words are back');
  expect(server.sent(RESTORE)[0]).toMatchObject({
    params: { changeId: change.id },
    body: { version: 3 },
  });
  await expect.poll(() => field('Words of page 1')).toHaveValue('Pam ran.');
  // The restored words are a change, too.
  await expect.poll(() => server.sent(LIST)).toHaveLength(2);
});

test('what is typed stays, and is merged with the restored words when it is saved', async () => {
  await user.type(field('Words of page 1'), ' Tim hid.');
  await openChange();
  const dialog = await confirm();
  expect(within(dialog).getByText(/^What you have typed is not saved and stays/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  await findMessage('What you have typed is still in the form, and not saved yet.');
  expect(field('Words of page 1')).toHaveValue('Sam sat. Tim hid.');

  server.answer('POST /api/admin/report', {
    report: {
      ...{ level: 1, step: null, words: 2, decodable: 1, withHeartWords: 1 },
      ...{ practising: [], failing: [], ambiguous: [] },
    },
    ...{ fits: true, fittingLevel: 1 },
  });
  server.refuse(SAVE, 409, { code: 'changed_meanwhile', message: 'Changed.' });
  server.answer(BOOK, restored);
  await press('Save Changes');
  await screen.findByRole('heading', {
    name: 'This book has changed since you opened it',
  });
  const clash = screen.getByRole('group', { name: 'Two versions of page 1' });
  expect(within(clash).getByText('Pam ran.')).toBeVisible();
  expect(field('Words of page 1')).toHaveValue('Sam sat. Tim hid.');
  expect(server.sent(SAVE)[0]?.body).toMatchObject({ version: 3 });
});

test('a second change is restored on top of the first, although the form has what is typed', async () => {
  await user.type(field('Words of page 1'), ' Tim hid.');
  await openChange();
  await user.click(within(await confirm()).getByRole('button', { name: 'Restore' }));
  await expect.poll(() => server.sent(RESTORE)).toHaveLength(1);
  await findMessage('The earlier words are back');
  // The list of changes goes meanwhile.
  await press('Earlier words');
  await openChange();
  await user.click(within(await confirm()).getByRole('button', { name: 'Restore' }));
  await expect.poll(() => server.sent(RESTORE)).toHaveLength(2);
  expect(server.sent(RESTORE)[1]?.body).toEqual({ version: 4 });
});

test('a refusal is told, and nothing changes in the form', async () => {
  await openChange();
  const text = 'This book was changed after you opened it.';
  server.refuse(RESTORE, 409, { code: 'changed_meanwhile', message: text });
  await user.click(within(await confirm()).getByRole('button', { name: 'Restore' }));
  await findMessage('Failed to restore the words');
  expect(message()).toContain(text);
  expect(field('Words of page 1')).toHaveValue('Sam sat.');
});

test('a refused restoring can be tried again on what is stored now', async () => {
  await openChange();
  server.answer(BOOK, { ...book, author: 'Kim', version: 5 });
  server.refuseOnce(RESTORE, 409, { code: 'changed_meanwhile', message: 'Changed.' });
  await user.click(within(await confirm()).getByRole('button', { name: 'Restore' }));
  await findMessage('Failed to restore the words');
  await expect.poll(() => server.sent(BOOK)).toHaveLength(2);
  await settle();
  await user.click(within(await confirm()).getByRole('button', { name: 'Restore' }));
  await findMessage('The earlier words are back');
  expect(server.sent(RESTORE).map(({ body }) => body)).toEqual([{ version: 3 }, { version: 5 }]);
});

test('says where there is nothing to restore', async () => {
  server.answer(ONE, { ...whole, changes: [{ field: 'text', before: null, after: 'Sam' }] });
  await press('Earlier words');
  await user.click(await findButton(/^kim changed the words/));
  expect(await screen.findByText('There were no words before this.')).toBeVisible();
  expect(screen.queryByRole('button', { name: RESTORE_BUTTON })).toBeNull();
});

test('says when the words were not changed lately, and when the list cannot be loaded', async () => {
  server.refuse(LIST, 500);
  await press('Earlier words');
  await screen.findByText('The earlier words could not be loaded');
  server.answer(LIST, []);
  await press('Try again');
  expect(
    await screen.findByText('The words have not been changed in the last thirty days.'),
  ).toBeVisible();
});
