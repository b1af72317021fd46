// The tab 'Bring in'. What is sent is tested in send-queue.test.ts, and in a browser.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { IncomingFile } from '../../../../contracts/incoming.ts';
import { hasUnsaved } from '../../../browser/unsaved.ts';
import { beOwner } from '../../../test-support/people.ts';
import {
  address,
  button,
  expectFocus,
  field,
  findButton,
  findMessage,
  findScreen,
  open,
  pass,
  press,
  settle,
  stopClock,
  user,
} from '../../../test-support/screens.tsx';
import { drag } from '../../../test-support/drops.ts';
import { server } from '../../../test-support/server.ts';
import { cardOf, rowOf, wholeBookOf } from '../../../test-support/shelf.ts';
import { begunUploads } from './begun-uploads.ts';
import { chosenLevel } from './chosen-level.ts';
import { refreshIncoming } from './incoming-query.ts';
import { sendQueue } from './sending.ts';

const LIST = 'GET /api/admin/incoming';
const REMOVE = 'DELETE /api/admin/incoming/{incomingId}';
const CLEAR = 'DELETE /api/admin/incoming';
const GIVE_UP = 'POST /api/admin/incoming/give-up';

const idOf = (number: number) => String(number).padStart(32, '0');
const file = (number: number, changes: Partial<IncomingFile> = {}): IncomingFile => ({
  ...{ id: idOf(number), name: `${number}.pdf`, state: 'ready', bytes: 10, bytesHere: 10 },
  ...{ pagesDone: 0, pageCount: null, message: null, by: 'kim', createdAt: number },
  book: {
    ...{ id: `book-${number}`, title: `Book ${number}`, category: 'level2' },
    ...{ coverImageUrl: `/covers/${number}.webp`, state: 'draft', publishAt: null },
  },
  ...changes,
});
const refused = (number: number) =>
  file(number, { state: 'refused', book: null, message: 'It has a password.' });

const summary = () => screen.findByText(/of \d+ (is a draft|are drafts)/);
const rows = () =>
  within(screen.getByRole('list', { name: /brought in/ })).getAllByRole('listitem');

/** Chooses files, which a browser tells that they lie in no folder. */
function choose(...files: File[]): void {
  for (const one of files) Object.defineProperty(one, 'webkitRelativePath', { value: '' });
  fireEvent.change(field('Files of books'), { target: { files } });
}

/** Gives a file to the queue. */
function add(key: string): void {
  const source = { key, name: `${key}.pdf`, bytes: 1, isFolder: false, refusal: null };
  act(() => void sendQueue.add([{ ...source, files: [new File(['x'], source.name)] }], 'words'));
}

beforeEach(() => {
  beOwner(undefined, { username: 'kim' });
  server.answer('GET /api/admin/books', [
    rowOf(cardOf('Old', 'level1'), { state: 'published' }),
    rowOf(cardOf('New', 'level1'), { state: 'draft' }),
  ]);
});
afterEach(() => sendQueue.dropAll());

describe('the list', () => {
  test('says of each file what has become of it, and of all how many are drafts', async () => {
    server.answer(LIST, [
      file(1, { message: 'The level is proposed from few words.' }),
      refused(2),
      file(3, { state: 'working', book: null, pagesDone: 1, pageCount: 4 }),
      file(4, { state: 'arriving', book: null, bytesHere: 4 }),
    ]);
    open('/admin#bring-in');
    expect(await summary()).toHaveTextContent('1 of 4 is a draft, 3 need a look');
    const [draft, fault, made, stopped] = rows();
    expect(draft).toHaveTextContent('The level is proposed from few words.');
    expect(draft).toHaveTextContent(/1\.pdf.*Book 1/);
    expect(draft!.querySelector('img')).toHaveAttribute('src', '/covers/1.webp');
    expect(draft!.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(within(draft!).getByRole('link', { name: /Open the draft/ })).toHaveAttribute(
      'href',
      '/admin/books/book-1',
    );
    expect(fault).toHaveTextContent('Not made');
    expect(fault).toHaveTextContent('It has a password.');
    expect(within(made!).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(made).toHaveTextContent('Making page 2 of 4');
    expect(stopped).toHaveTextContent('Stopped at 40 %Choose the same file again to go on.');
  });

  test('is read again until all is made, and the table of books with the drafts', async () => {
    server.answer(LIST, [file(1, { state: 'waiting', book: null })]);
    open('/admin#bring-in');
    await summary();
    stopClock();
    server.answer(LIST, [file(1)]);
    const books = server.sent('GET /api/admin/books').length;
    await pass(2_000);
    expect(rows()[0]).toHaveTextContent('Draft');
    expect(server.sent('GET /api/admin/books').length).toBe(books + 1);
    const reads = server.sent(LIST).length;
    await pass(60_000);
    expect(server.sent(LIST)).toHaveLength(reads);
  });

  test('is read again also while its tab is not open, for the table of books', async () => {
    server.answer(LIST, [file(1, { state: 'working', book: null }), file(2)]);
    open('/admin#bring-in');
    await summary();
    act(() => history.pushState(null, '', '/no/such/page'));
    await findScreen(/not/i);
    act(() => history.pushState(null, '', '/admin'));
    await screen.findByRole('tabpanel', { name: 'Books' });
    stopClock();
    await settle();
    server.answer(LIST, [file(1), file(2)]);
    const books = server.sent('GET /api/admin/books').length;
    await pass(2_000);
    expect(server.sent('GET /api/admin/books')).toHaveLength(books + 1);
  });

  test('says that it could not be read again, and is tried again by itself', async () => {
    server.answer(LIST, [file(1)]);
    open('/admin#bring-in');
    await summary();
    stopClock();
    server.refuse(LIST, 503, { code: 'unavailable', message: 'The library is very busy.' });
    await act(refreshIncoming);
    const sentence = 'The list could not be read again. It is tried again by itself.';
    expect(screen.getByText(sentence)).toHaveRole('status');
    expect(rows()).toHaveLength(1);
    server.answer(LIST, [file(1)]);
    await pass(15_000);
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('says that it could not be loaded, and can be loaded again', async () => {
    server.refuseOnce(LIST, 503, { code: 'unavailable', message: 'The library is very busy.' });
    server.answer(LIST, [file(1)]);
    server.refuseOnce(LIST, 503, { code: 'unavailable', message: 'The library is very busy.' });
    open('/admin#bring-in');
    await screen.findByText('The files could not be loaded');
    await press('Try again');
    await summary();
  });

  test('a file is taken off it, and the focus goes to the next', async () => {
    server.answer(LIST, [file(1), refused(2)]);
    server.answer(REMOVE, null);
    open('/admin#bring-in');
    await summary();
    server.answer(LIST, [refused(2)]);
    await press(/^Remove 1\.pdf/);
    expect(rows().at(-1)).toHaveFocus();
    expect(rows().at(-1)).toHaveTextContent('2.pdf');
    // Enter that is pressed twice takes no other file off.
    await user.keyboard('{Enter}');
    await settle();
    expect(server.sent(REMOVE)).toHaveLength(1);
    expect(server.sent(REMOVE)[0]?.params).toEqual({ incomingId: idOf(1) });
    expect(rows()).toHaveLength(1);
    server.answer(LIST, []);
    await press(/^Remove 2\.pdf/);
    await screen.findByText('Nothing has been brought in yet.');
    expect(screen.getByRole('heading', { name: 'Brought in' })).toHaveFocus();
  });

  test('a file that somebody else has taken off is no failure; another refusal is', async () => {
    server.answer(LIST, [file(1), file(2)]);
    server.refuseOnce(REMOVE, 404, { code: 'not_found', message: 'Not here.' });
    open('/admin#bring-in');
    await summary();
    server.answer(LIST, [file(2)]);
    await press(/^Remove 1\.pdf/);
    await settle();
    expect(rows()).toHaveLength(1);
    server.refuse(REMOVE, 503, { code: 'unavailable', message: 'The library is very busy.' });
    await press(/^Remove 2\.pdf/);
    await findMessage('Failed to take the file off the list');
    expect(rows()).toHaveLength(1);
  });

  test('is cleared of all that is done', async () => {
    server.answer(LIST, [file(1), refused(2), file(3, { state: 'waiting', book: null })]);
    server.answer(CLEAR, null);
    open('/admin#bring-in');
    await summary();
    server.answer(LIST, [file(3, { state: 'waiting', book: null })]);
    await press('Clear the list');
    await expectFocus(() => screen.getByRole('heading', { name: 'Brought in' }));
    expect(server.sent(CLEAR)).toHaveLength(1);
    expect(rows()).toHaveLength(1);
  });

  test('is said to be that of all before it is cleared of what others have brought', async () => {
    server.answer(LIST, [file(1), file(2, { by: 'robin' })]);
    server.answer(CLEAR, null);
    open('/admin#bring-in');
    await summary();
    server.answer(LIST, []);
    await press('Clear it for everyone');
    await screen.findByText('Nothing has been brought in yet.');
    expect(server.sent(CLEAR)).toHaveLength(1);
  });

  test('is cleared of what was announced and never sent, and says so before', async () => {
    const unsent = { state: 'arriving', book: null, bytesHere: 0 } as const;
    const left = [
      file(3, { ...unsent, bytesHere: 4 }),
      file(4, { ...unsent, by: 'robin' }),
      file(5, unsent),
    ];
    server.answer(LIST, [file(1, unsent), file(2, unsent), ...left]);
    server.answer(GIVE_UP, null);
    server.answer(CLEAR, null);
    open('/admin#bring-in');
    expect(await summary()).toHaveTextContent('0 of 5 are drafts, 1 needs a look');
    // This page sends it later.
    const sent = { key: 'e', name: '5.pdf', bytes: 10, bytesSent: 0, message: null } as const;
    const queued = { ...sent, phase: 'queued', id: idOf(5), isListed: true } as const;
    act(() => sendQueue.store.setState({ files: [queued] }));
    expect(await findButton('Clear the list')).toHaveAccessibleDescription(
      'Clearing also takes off 2 files of yours of which nothing has arrived. A page that still sends them goes on.',
    );
    server.answer(LIST, left);
    await press('Clear the list');
    await expectFocus(() => screen.getByRole('heading', { name: 'Brought in' }));
    expect(server.sent(GIVE_UP).map(({ body }) => body)).toEqual([{ ids: [idOf(1), idOf(2)] }]);
    expect(rows()).toHaveLength(3);
    expect(screen.queryByText(/^Clearing also/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear the list' })).toBeNull();
  });

  test('says how clearing failed, and keeps its files', async () => {
    server.answer(LIST, [file(1, { state: 'arriving', book: null, bytesHere: 0 })]);
    server.refuse(GIVE_UP, 503, { code: 'unavailable', message: 'The library is very busy.' });
    open('/admin#bring-in');
    expect(await findButton('Clear the list')).toHaveAccessibleDescription(
      'Clearing also takes off 1 file of yours of which nothing has arrived. A page that still sends it goes on.',
    );
    await press('Clear the list');
    await findMessage('Failed to clear the list');
    expect(rows()).toHaveLength(1);
    expect(server.sent(CLEAR)).toEqual([]);
  });

  test('tells of a book what it is now; an older release knows its title and level alone', async () => {
    const book = { ...file(1).book!, state: 'published' } as const;
    const older = { id: 'book-2', title: 'Book 2', category: 'level2' };
    const publishAt = Date.UTC(2026, 10, 30, 12);
    const timed = { ...file(3).book!, state: 'scheduled', publishAt } as const;
    server.mislead(LIST, [
      file(1, { book }),
      { ...file(2), book: older },
      file(3, { book: timed }),
    ]);
    open('/admin#bring-in');
    expect(await summary()).toHaveTextContent('1 of 3 is a draft, 1 is published');
    expect(rows()[0]).toHaveTextContent('Published');
    within(rows()[0]!).getByRole('link', { name: /Open the book/ });
    expect(rows()[1]).toHaveTextContent('Draft');
    expect(rows()[2]).toHaveTextContent(/Scheduled for \w+,? 30 Nov/);
  });

  test('is where the owner returns to from a draft that was opened here, at its row', async () => {
    const book = wholeBookOf();
    server.answer(LIST, [file(1), file(2, { book: { ...file(2).book!, id: book.id } })]);
    server.answer('GET /api/admin/books/{bookId}', book);
    server.answer('PUT /api/books/{bookId}', book);
    server.answer('POST /api/admin/report', {
      ...{ fits: true, fittingLevel: 1 },
      report: {
        ...{ level: 1, step: null, words: 2, decodable: 2, withHeartWords: 0 },
        ...{ practising: [], failing: [], ambiguous: [] },
      },
    });
    const openDraft = async () => {
      await summary();
      await user.click(within(rows()[1]!).getByRole('link', { name: /Open the draft/ }));
    };
    open('/admin#bring-in');
    await openDraft();
    await user.click(await screen.findByRole('link', { name: 'Bring in' }));
    await expectFocus(() => rows()[1]!);
    await openDraft();
    await user.type(await screen.findByLabelText('Words of page 1'), ' Pam ran.');
    await press('Save Changes');
    await expectFocus(() => rows()[1]!);
    expect(location.hash).toBe('#bring-in');
  });

  test('leaves the focus where it is once the owner has gone another way', async () => {
    const book = wholeBookOf();
    server.answer(LIST, [file(1, { book: { ...file(1).book!, id: book.id } })]);
    server.answer('GET /api/admin/books/{bookId}', book);
    open('/admin#bring-in');
    await summary();
    await user.click(within(rows()[0]!).getByRole('link', { name: /Open the draft/ }));
    await screen.findByRole('link', { name: 'Bring in' });
    act(() => history.pushState(null, '', '/admin'));
    await screen.findByRole('tabpanel', { name: 'Books' });
    await settle();
    const tab = screen.getByRole('tab', { name: 'Bring in' });
    await user.click(tab);
    await summary();
    await settle();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(tab).toHaveFocus();
  });

  test('leads to the drafts among the books', async () => {
    server.answer(LIST, [file(1)]);
    open('/admin#bring-in');
    await user.click(await findButton('See the drafts'));
    expect(await screen.findByRole('tabpanel', { name: 'Books' })).toBeVisible();
    expect(address()).toBe('/admin');
    expect(field('State')).toHaveValue('draft');
    const table = within(screen.getByRole('table'));
    expect(table.getAllByText('New')).not.toEqual([]);
    expect(table.queryAllByText('Old')).toEqual([]);
  });
});

describe('files that are brought in', () => {
  test('keep the focus in their row when they are tried again', async () => {
    server.answer(LIST, []);
    open('/admin#bring-in');
    await screen.findByText('Nothing has been brought in yet.');
    // The list is read before a file is sent that was begun before.
    server.refuseOnce(LIST, 400, { code: 'invalid_request', message: 'It is not taken.' });
    begunUploads.save('b', idOf(9));
    add('b');
    const again = await findButton('Try again b.pdf');
    const held = server.hold(LIST);
    await user.click(again);
    expect(button('Stop b.pdf').closest('li')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(rows()).toHaveLength(1);
    act(() => sendQueue.dropAll());
    held.release();
    await settle();
  });

  test('stay in their place while they are taken off', async () => {
    server.answer(LIST, [file(8), file(9)]);
    server.answer(REMOVE, null);
    begunUploads.save('a', idOf(9));
    open('/admin#bring-in');
    await summary();
    add('a');
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/a\.pdf.*Draft/));
    const held = server.hold(REMOVE);
    await press('Remove a.pdf');
    const names = () => rows().map((row) => /\w+\.pdf/.exec(row.textContent)?.[0]);
    expect(names()).toEqual(['a.pdf', '8.pdf']);
    server.answer(LIST, [file(8)]);
    held.release();
    await waitFor(() => expect(names()).toEqual(['8.pdf']));
    expect(begunUploads.idOf('a')).toBeNull();
  });

  test('say at once why they are not taken, each by itself', async () => {
    server.answer(LIST, []);
    open('/admin#bring-in');
    await screen.findByText('Nothing has been brought in yet.');
    choose(new File(['{\\rtf1 Sam'], 'a.rtf'), new File([], 'b.pdf'));
    await summary();
    expect(rows()[0]).toHaveTextContent(/a\.rtf.*Not taken.*This is a text document \(RTF\)/);
    expect(rows()[1]).toHaveTextContent(/b\.pdf.*Not taken.*This file is empty/);
    choose(new File(['{\\rtf1 Sam'], 'c.rtf'));
    await findButton(/^Remove c\.rtf/);
    await press(/^Remove a\.rtf/);
    expect(rows()).toHaveLength(2);
    expect(server.sent(REMOVE)).toEqual([]);
  });

  test('guard the page while they are on their way, and not other screens; the log-out asks', async () => {
    server.answer(LIST, [file(1)]);
    server.answer('POST /api/admin/logout', null);
    open('/admin#bring-in');
    await summary();
    // A file that was begun before waits until the list of the library is read.
    begunUploads.save('a', idOf(9));
    const held = server.hold(LIST);
    add('a');
    const closing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    expect([hasUnsaved(), hasUnsaved('typed')]).toEqual([true, false]);

    await press('Log out');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText('Files that are on their way stop. Choose them again to go on.');
    await user.click(question.getByRole('button', { name: 'Log out' }));
    await findButton('Admin Sign In');
    expect(sendQueue.store.getState().files).toEqual([]);
    expect(hasUnsaved()).toBe(false);
    held.release();
    await settle();
  });

  test('wait for the network when it is gone', async () => {
    server.answer(LIST, []);
    open('/admin#bring-in');
    await screen.findByText('Nothing has been brought in yet.');
    const sent = { key: 'a', name: 'a.pdf', bytes: 10, bytesSent: 5, message: null } as const;
    const sending = { ...sent, phase: 'sending', id: idOf(1), isListed: true } as const;
    act(() => sendQueue.store.setState({ files: [sending] }));
    expect(rows()[0]).toHaveTextContent('Sending, 50 %');
    act(() => void dispatchEvent(new Event('offline')));
    expect(rows()[0]).toHaveTextContent(/Waiting for the network.*It goes on by itself\./);
  });

  test('end the session that is over', async () => {
    server.answer(LIST, []);
    open('/admin#bring-in');
    await screen.findByText('Nothing has been brought in yet.');
    sendQueue.store.setState({ isSessionOver: true });
    await findButton('Admin Sign In');
    await findMessage('Your files wait to be sent');
  });
});

test('the level is by default that of the words, and may be any of the nine', async () => {
  server.answer(LIST, []);
  open('/admin#bring-in');
  const level = await screen.findByLabelText('Level of these books');
  expect(level).toHaveValue('words');
  expect(
    within(level)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'From their words',
    ...Array.from(
      { length: 9 },
      (_, index) => expect.stringMatching(`^Level ${index + 1}: `) as string,
    ),
  ]);
});

test('the level that was chosen stays while another screen is open, until the log-out', async () => {
  server.answer(LIST, []);
  server.answer('POST /api/admin/logout', null);
  const show = async () => {
    act(() => history.pushState(null, '', '/admin#bring-in'));
    return screen.findByLabelText('Level of these books');
  };
  open('/admin');
  await user.selectOptions(await show(), 'level3');
  act(() => history.pushState(null, '', '/no/such/page'));
  await findScreen(/not/i);
  expect(await show()).toHaveValue('level3');
  const added = vi.spyOn(sendQueue, 'add');
  choose(new File([], 'b.pdf'));
  await findButton(/^Remove b\.pdf/);
  expect(added.mock.calls.map(([, level]) => level)).toEqual(['level3']);
  await press('Log out');
  await findButton('Admin Sign In');
  expect(chosenLevel.getState().level).toBe('words');
});

test('what lies beside the books of a folder is told, and not among the files', async () => {
  server.answer(LIST, []);
  open('/admin#bring-in');
  await screen.findByText('Nothing has been brought in yet.');
  const names = ['notes.txt', 'todo.md', 'x.ini', 'y.ini'];
  const chosen = [...names, 'a.rtf'].map((name) =>
    Object.defineProperty(
      new File([name === 'a.rtf' ? '{\\rtf1 Sam' : name], name),
      'webkitRelativePath',
      {
        value: `Books/${name}`,
      },
    ),
  );
  fireEvent.change(field('Folder of books'), { target: { files: chosen } });
  expect(
    await screen.findByText('No book, and left out: notes.txt, todo.md, x.ini and 1 more.'),
  ).toHaveRole('status');
  expect(rows()).toHaveLength(1);
  expect(await summary()).toHaveTextContent('0 of 1 are drafts, 1 needs a look');
});

describe('several drops', () => {
  /** Drops a folder that is read until the returned function fails. */
  function dropFolder(name: string): () => void {
    let fail = () => {};
    const reader = { readEntries: (_: unknown, failed: () => void) => void (fail = failed) };
    const entry = { isFile: false, name, createReader: () => reader };
    const item = { kind: 'file', webkitGetAsEntry: () => entry };
    drag(button('Choose files'), 'drop', { items: [item] });
    return () => fail();
  }
  const UNREADABLE = '"Disk" cannot be read. It may have been moved or changed. Drop it again.';
  const LOOKING = 'Looking at the files...';

  test('are each told, whichever ends first; the next one begins anew', async () => {
    server.answer(LIST, []);
    open('/admin#bring-in');
    await screen.findByText('Nothing has been brought in yet.');
    const fail = dropFolder('Disk');
    choose(new File([], 'a.pdf'));
    await findButton(/^Remove a\.pdf/);
    expect(screen.getByText(LOOKING)).toHaveRole('status');
    fail();
    expect(await screen.findByText(UNREADABLE)).toHaveRole('alert');
    expect(screen.queryByText(LOOKING)).toBeNull();
    choose(new File([], 'b.pdf'));
    await findButton(/^Remove b\.pdf/);
    expect(screen.queryByText(UNREADABLE)).toBeNull();
  });

  test('are told also where another screen was open when they failed, and once', async () => {
    server.answer(LIST, []);
    open('/admin#bring-in');
    await screen.findByText('Nothing has been brought in yet.');
    const fail = dropFolder('Disk');
    const leave = () => {
      act(() => history.pushState(null, '', '/no/such/page'));
      return findScreen(/not/i);
    };
    const comeBack = () => {
      act(() => history.pushState(null, '', '/admin#bring-in'));
      return findButton('Choose files');
    };
    await leave();
    fail();
    await settle();
    await comeBack();
    expect(await screen.findByText(UNREADABLE)).toHaveRole('alert');
    await leave();
    await comeBack();
    expect(screen.queryByText(UNREADABLE)).toBeNull();
  });
});

test('what a file is called is not left in the browser', () => {
  begunUploads.save('Sam’s secret.pdf|1|4|7', idOf(1));
  begunUploads.save('Sam’s secret.pdf|1|4|8', idOf(2));
  expect(begunUploads.idOf('Sam’s secret.pdf|1|4|7')).toBe(idOf(1));
  expect(Object.values({ ...localStorage }).join()).not.toContain('secret');
  begunUploads.forget('Sam’s secret.pdf|1|4|7');
  expect(begunUploads.idOf('Sam’s secret.pdf|1|4|7')).toBeNull();
  expect(begunUploads.idOf('Sam’s secret.pdf|1|4|8')).toBe(idOf(2));
});
