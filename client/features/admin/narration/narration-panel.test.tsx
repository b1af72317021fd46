// The recordings of a book in its editor.
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { BookRecording } from '../../../../contracts/recordings.ts';
import { beOwner } from '../../../test-support/people.ts';
import { button, fill, findButton, open, press, user } from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { wholeBookOf } from '../../../test-support/shelf.ts';

const NARRATION = 'GET /api/admin/books/{bookId}/narration';
const DELETE = 'DELETE /api/admin/books/{bookId}/narration/{take}';

const pageOf = (words: string) => ({ picture: null, words, html: null });
const book = wholeBookOf({
  content: [pageOf('Sam sat in the sun. Pip ran.'), pageOf('A big ship!')],
});

const recordingOf = (text: string, changes: Partial<BookRecording> = {}): BookRecording => ({
  ...{ key: `sentence/${book.id}/1/x`, take: '0'.repeat(32), seconds: 2.3, loudness: -19 },
  ...{ recordedAt: 1, page: 1, text, isWholePage: false, isStale: false },
  ...changes,
});

const panel = (number: number) =>
  screen.findByText(`Recordings of page ${number}`).then((summary) => {
    const details = summary.closest('details');
    if (details === null) throw new Error('The panel is no details element');
    return details;
  });

async function openPanel(number: number): Promise<HTMLElement> {
  const details = await panel(number);
  await user.click(within(details).getByText(`Recordings of page ${number}`));
  return details;
}

const row = (text: string) => screen.getByRole('button', { name: new RegExp(`^${text}`) });

beforeEach(() => {
  beOwner();
  server.answer('GET /api/admin/books/{bookId}', book);
});

async function openBook(recordings: BookRecording[]): Promise<void> {
  server.answer(NARRATION, recordings);
  open(`/admin/books/${book.id}`);
  await screen.findByLabelText('Words of page 1');
}

test('each page, and the book, tell how many of their sentences are recorded', async () => {
  await openBook([recordingOf('Pip ran.')]);
  await screen.findByText('1 of 3 sentences are recorded.');
  expect(await panel(1)).toHaveTextContent('1 of 2 sentences are recorded');
  expect(await panel(2)).toHaveTextContent('0 of 1 sentence is recorded');
  await openPanel(1);
  expect(row('Pip ran.')).toHaveTextContent('Recorded, 2.3 seconds');
  expect(row('Sam sat in the sun.')).toHaveTextContent('Not recorded');
});

test('a sentence that is changed keeps its recording aside, and gets it back', async () => {
  await openBook([recordingOf('Pip ran.')]);
  await openPanel(1);
  fill('Words of page 1', 'Sam sat in the sun. Pip ran up.');
  await user.click(await screen.findByRole('button', { name: /^Pip ran up\./ }));
  expect(row('Pip ran up.')).toHaveTextContent('Not recorded');
  screen.getByText('“Pip ran.”');
  screen.getByText(/words were changed\. Families hear it until you save the book\.$/);
  fill('Words of page 1', 'Pip ran.');
  expect(await screen.findByRole('button', { name: /^Pip ran\./ })).toHaveTextContent('Recorded');
  expect(screen.queryByText('“Pip ran.”')).toBeNull();
});

test('a recording whose words are gone is deleted', async () => {
  const take = '1'.repeat(32);
  await openBook([recordingOf('The cat hid.', { take, isStale: true })]);
  server.answer(DELETE, null);
  await openPanel(1);
  screen.getByText(/these words are not in the book any more/);
  server.answer(NARRATION, []);
  await press('Delete the recording of The cat hid.');
  await expect.poll(() => screen.queryByText('“The cat hid.”')).toBeNull();
  expect(server.sent(DELETE)[0]?.params).toEqual({ bookId: book.id, take });
});

test('a recording whose words are gone from the typed page is heard until the book is saved', async () => {
  await openBook([recordingOf('The cat hid.')]);
  await openPanel(1);
  screen.getByText(/^Families hear these until you save the book/);
  expect(screen.queryByText(/^Kept, and not played/)).toBeNull();
});

test('words that are not saved say when their recording is heard', async () => {
  await openBook([recordingOf('Pip ran.', { isStale: true })]);
  await openPanel(1);
  expect(row('Pip ran.')).toHaveTextContent('Families hear it once you have saved the book');
});

test('a page that is recorded in one piece', async () => {
  const text = 'Sam sat in the sun. Pip ran.';
  await openBook([recordingOf(text, { isWholePage: true, seconds: 5 })]);
  await screen.findByText('2 of 3 sentences are recorded.');
  await openPanel(1);
  expect(row('Pip ran.')).toHaveTextContent('In the recording of the whole page');
  expect(row('The whole page in one piece')).toHaveTextContent('Recorded, 5 seconds');
});

test('a new book is saved before it is recorded', async () => {
  open('/admin/write');
  await screen.findByText(/Save the book first, then record\.$/);
  expect(screen.queryByText('Recordings of page 1')).toBeNull();
});

test('recordings that could not be loaded are loaded again', async () => {
  server.lose(NARRATION);
  open(`/admin/books/${book.id}`);
  await openPanel(1);
  await screen.findByText('The recordings could not be loaded');
  server.answer(NARRATION, [recordingOf('Pip ran.')]);
  await user.click(await findButton('Try again'));
  await screen.findByText('1 of 3 sentences are recorded.');
  expect(button(/^Listen to the page/)).toBeVisible();
});
