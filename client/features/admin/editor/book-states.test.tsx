// The state of a book in the editor: in which one a new book is added, and what is done with a stored one.
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { WholeBook } from '../../../../contracts/books.ts';
import { keepLibraryTime } from '../../../test-support/library-time.ts';
import { beOwner } from '../../../test-support/people.ts';
import {
  address,
  button,
  expectFocus,
  field,
  fill,
  findMessage,
  open,
  press,
  settle,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { askForReason } from '../catalogue/asked-reason.ts';
import { bookOf, cards, FLIPBOOK_URL, rowOf, wholeBookOf } from '../../../test-support/shelf.ts';

const ADD = 'POST /api/books';
const BOOK = 'GET /api/admin/books/{bookId}';
const CHANGE = 'POST /api/admin/books/changes';
const SAVE = 'PUT /api/books/{bookId}';
const SAM = 'sam-and-the-wet-hat';
const report = {
  ...{ level: 1, step: null, words: 2, decodable: 1, withHeartWords: 1 },
  ...{ practising: [], failing: [], ambiguous: [] },
};

const failing = [{ word: 'ship', reason: 'sh', readFrom: 2, places: [{ page: 1, start: 0 }] }];

keepLibraryTime('Australia/Sydney');

const nextYear = new Date().getFullYear() + 1;
const chosen = `${nextYear}-06-01T07:00`;
const publishAt = Date.parse(`${nextYear}-05-31T21:00Z`);

async function schedule(): Promise<void> {
  const dialog = within(screen.getByRole('dialog', { name: 'Publish this book later' }));
  fill('Date and time (Sydney time)', chosen);
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
}

describe('a new flipbook', () => {
  async function openForm(): Promise<void> {
    beOwner();
    server.answer(ADD, rowOf(cards[0]!));
    open('/admin');
    await screen.findByRole('heading', { name: /^All Books/ });
  }
  function fillForm(): void {
    fill('Title', 'A Ship');
    fill('Flipbook Embed URL', FLIPBOOK_URL);
  }
  const body = () => server.sent(ADD)[0]?.body;

  test('is published at once, and the call has no word of states', async () => {
    await openForm();
    fillForm();
    await press('Add Book');
    await findMessage('Book added successfully!');
    expect(body()).not.toHaveProperty('state');
    expect(body()).not.toHaveProperty('publishAt');
  });

  test('is kept as a draft', async () => {
    await openForm();
    fillForm();
    await press('Save as a draft');
    await findMessage('Draft saved. Families do not see it yet.');
    expect(body()).toMatchObject({ title: 'A Ship', state: 'draft' });
    expect(field('Title')).toHaveValue('');
  });

  test('is published later, once the form is valid', async () => {
    await openForm();
    await press('Publish later');
    await expect.poll(() => field('Title').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
    fillForm();
    await press('Publish later');
    await screen.findByRole('dialog', { name: 'Publish this book later' });
    await schedule();
    await findMessage('Book saved. Families see it from');
    expect(body()).toMatchObject({ state: 'scheduled', publishAt });
  });

  test('whose words do not fit is published later at the time that the button names, and the next one is not', async () => {
    await openForm();
    server.answer('POST /api/admin/report', {
      report: { ...report, failing },
      fits: false,
      fittingLevel: 2,
    });
    const fillMisfit = () => {
      fillForm();
      fill('Text of the book (optional)', 'The ship.');
    };
    fillMisfit();
    await press('Publish later');
    await screen.findByRole('dialog', { name: 'Publish this book later' });
    await schedule();
    await user.type(await screen.findByLabelText(/^Why is it right/), 'A poem.');
    await user.click(button(/^Publish on .*1 June? .*7:00 am anyway$/));
    await findMessage('Book saved. Families see it from');
    expect(body()).toMatchObject({ state: 'scheduled', publishAt });

    fillMisfit();
    await press('Check the words');
    await user.type(await screen.findByLabelText(/^Why is it right/), 'A poem.');
    await press('Add anyway');
    await findMessage('Book added successfully!');
    expect(server.sent(ADD)).toHaveLength(2);
    expect(server.sent(ADD)[1]?.body).not.toHaveProperty('publishAt');
  });

  test('whose words do not fit stays the draft that it was meant to be', async () => {
    await openForm();
    server.answer('POST /api/admin/report', {
      report: { ...report, failing },
      fits: false,
      fittingLevel: 2,
    });
    fillForm();
    fill('Text of the book (optional)', 'The ship.');
    await press('Save as a draft');
    await user.type(await screen.findByLabelText(/^Why is it right/), 'A poem.');
    await press('Save as a draft anyway');
    await findMessage('Draft saved.');
    expect(body()).toMatchObject({ state: 'draft', levelReason: 'A poem.' });
  });
});

test('a book that is written page by page is kept as a draft too', async () => {
  beOwner();
  server.answer(ADD, rowOf(cards[0]!));
  server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
  open('/admin/write');
  await screen.findByLabelText('Words of page 1');
  fill('Title', 'Sam');
  fill('Words of page 1', 'Sam sat.');
  await press('Save as a draft');
  await findMessage('Draft saved.');
  expect(server.sent(ADD)[0]?.body).toMatchObject({ flipbookType: 'html', state: 'draft' });
});

describe('a stored book', () => {
  /** The server has this book, with what the owner's changes make of it. */
  async function openBook(changes: Partial<WholeBook>): Promise<void> {
    beOwner();
    let book = wholeBookOf(changes);
    server.answer(BOOK, () => book);
    server.answer(CHANGE, ({ body }) => {
      const { kind } = (body as { change: { kind: string } }).change;
      const states = {
        publish: 'published',
        draft: 'draft',
        hide: 'hidden',
        schedule: 'scheduled',
      };
      const state = states[kind as keyof typeof states] as WholeBook['state'];
      book = { ...book, state, publishAt: state === 'scheduled' ? publishAt : null };
      book.version += 1;
      return { changed: 1 };
    });
    open(`/admin/books/${SAM}`);
    await screen.findByLabelText('Words of page 1');
  }
  const sent = () => server.sent(CHANGE).map(({ body }) => (body as { change: unknown }).change);
  const steps = ['Publish', 'Publish later', 'Change the time', 'Hide', 'Back to draft'];
  const offered = () => steps.filter((name) => screen.queryByRole('button', { name }) !== null);

  test('goes from state to state, and each says what it means and what comes next', async () => {
    await openBook({ state: 'draft' });
    expect(screen.getByText('Families do not see this book yet.')).toBeVisible();
    expect(offered()).toEqual(['Publish', 'Publish later']);
    await press('Publish later');
    await schedule();
    expect(
      await screen.findByText(/^Families see this book from .*7:00 am \(Sydney time\)\.$/),
    ).toBeVisible();
    expect(offered()).toEqual(['Publish', 'Change the time', 'Back to draft']);
    await press('Change the time');
    expect(field(/^Date and time/)).toHaveValue(chosen);
    await press('Cancel');
    await press('Publish');
    await screen.findByText('Families see this book.');
    await findMessage('The book is published.');
    expect(offered()).toEqual(['Hide', 'Back to draft']);
    await press('Hide');
    await screen.findByText(
      'Families do not see this book. What children have read and earned is kept.',
    );
    await expectFocus(() => screen.getByText('Hidden.').closest('p')!);
    expect(offered()).toEqual(['Publish', 'Back to draft']);
    expect(sent()).toEqual([
      { kind: 'schedule', publishAt },
      { kind: 'publish' },
      { kind: 'hide' },
    ]);
  });

  test('keeps what is typed when its state changes, and saves it on the newer version', async () => {
    await openBook({ state: 'draft' });
    server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
    server.answer(SAVE, wholeBookOf({ version: 3 }));
    fill('Author (optional)', 'Robin');
    await press('Publish');
    await screen.findByText('Families see this book.');
    expect(field('Author (optional)')).toHaveValue('Robin');
    expect(screen.queryByText('Your unsaved changes are back')).toBeNull();
    await press('Save Changes');
    await findMessage('Book saved successfully!');
    const { body } = server.sent(SAVE)[0]!;
    expect(body).toMatchObject({ author: 'Robin', version: 2 });
    expect(body).not.toHaveProperty('state');
  });

  test('is saved as a draft without a check of its words, and the level is checked once it is none', async () => {
    await openBook({ state: 'draft' });
    server.answer('POST /api/admin/report', {
      report: { ...report, failing },
      ...{ fits: false, fittingLevel: 2 },
    });
    fill('Author (optional)', 'Robin');
    server.answer(BOOK, wholeBookOf({ state: 'published', version: 2 }));
    server.refuse(SAVE, 400, { code: 'level_misfit', message: 'Not every word fits.' });
    server.refuseOnce(SAVE, 409, { code: 'changed_meanwhile', message: 'Changed.' });
    await press('Save Changes');
    // Another owner has published it meanwhile.
    await screen.findByRole('heading', { name: /^This book does not fit Level 1/ });
    expect(server.sent(SAVE).map(({ body }) => body)).toMatchObject([
      { author: 'Robin', version: 1 },
      { author: 'Robin', version: 2 },
    ]);
    await press('Save Changes');
    await settle();
    expect(server.sent(SAVE)).toHaveLength(2);
  });

  const misfits = () => {
    server.refuse(CHANGE, 400, { code: 'level_misfit', message: 'Not every word fits.' });
    server.answer('POST /api/admin/report', {
      report: { ...report, failing },
      ...{ fits: false, fittingLevel: 2 },
    });
  };
  const reason = () => field(/^Why it is right for its level/);

  test('has the field of its reason as soon as it is opened, while it is a draft', async () => {
    await openBook({ state: 'draft' });
    expect(reason()).toHaveValue('');
    expect(reason()).not.toHaveFocus();
    expect(field('Why it is right for its level (optional)')).toBe(reason());
    await press('Publish');
    await screen.findByText('Families see this book.');
    expect(screen.queryByLabelText(/^Why it is right/)).toBeNull();
  });

  test.each(['draft', 'scheduled'] as const)(
    'that is %s and does not fit is published once its reason is given, which is asked for',
    async (state) => {
      await openBook({ state, publishAt: state === 'scheduled' ? publishAt : null });
      misfits();
      await press('Publish');
      await expectFocus(reason);
      expect(field('Why it is right for its level')).toBe(reason());
      await screen.findByText('Failed to change the book. Not every word fits.');
      await screen.findByRole('heading', { name: /^This book does not fit Level 1/ });
      expect(reason()).toHaveFocus();
      // No second field asks for it.
      expect(screen.queryByLabelText(/^Why is it right/)).toBeNull();
      await press('Save and publish');
      await expect.poll(() => reason().getAttribute('aria-invalid')).toBe('true');
      expect(reason()).toHaveAccessibleDescription(/A reason is required/);
      await expectFocus(reason);
      expect(server.sent(SAVE)).toEqual([]);
      server.answer(SAVE, wholeBookOf({ version: 2 }));
      await user.type(reason(), 'A poem.');
      await press('Save and publish');
      await findMessage('Book saved and published.');
      expect(server.sent(SAVE).map(({ body }) => body)).toMatchObject([
        { state: 'published', levelReason: 'A poem.', version: 1 },
      ]);
    },
  );

  test('is published later with the reason that it needed', async () => {
    await openBook({ state: 'draft' });
    misfits();
    await press('Publish later');
    await schedule();
    await expectFocus(reason);
    server.answer(SAVE, wholeBookOf({ version: 2 }));
    await user.type(reason(), 'A poem.');
    await user.click(button(/^Save, and publish on .*1 June? .*7:00 am$/));
    await findMessage('Book saved. Families see it from');
    expect(server.sent(SAVE)[0]?.body).toMatchObject({ state: 'scheduled', publishAt });
  });

  test('is published without a reason once its words fit', async () => {
    await openBook({ state: 'draft' });
    misfits();
    await press('Publish');
    await expectFocus(reason);
    server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
    server.answer(SAVE, wholeBookOf({ version: 2 }));
    await press('Save and publish');
    await findMessage('Book saved and published.');
  });

  test('stays a draft where it is saved alone after that', async () => {
    await openBook({ state: 'draft' });
    misfits();
    await press('Publish');
    await expectFocus(reason);
    server.answer(SAVE, wholeBookOf({ version: 2 }));
    await press('Save Changes');
    await findMessage('Book saved successfully!');
    expect(server.sent(SAVE)[0]?.body).not.toHaveProperty('state');
  });

  test('is hidden with a reason where a list of drafts that need one has led here', async () => {
    beOwner();
    misfits();
    server.answer(BOOK, wholeBookOf({ state: 'draft' }));
    server.answer(SAVE, wholeBookOf({ version: 2 }));
    open('/admin');
    await screen.findByRole('heading', { name: 'Library Admin' });
    act(() => navigate(`/admin/books/${SAM}`, { state: askForReason({ kind: 'hide' }) }));
    await expectFocus(reason);
    await user.type(reason(), 'A poem.');
    await press('Save and hide');
    await findMessage('Book saved and hidden.');
    expect(server.sent(SAVE)[0]?.body).toMatchObject({ state: 'hidden', levelReason: 'A poem.' });
  });

  test('is saved at once where another owner has changed its state alone', async () => {
    await openBook({ state: 'draft' });
    server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
    fill('Author (optional)', 'Robin');
    server.answer(BOOK, wholeBookOf({ state: 'hidden', version: 2 }));
    server.answer(SAVE, wholeBookOf({ version: 3 }));
    server.refuseOnce(SAVE, 409, { code: 'changed_meanwhile', message: 'Changed.' });
    await press('Save Changes');
    await findMessage('Book saved successfully!');
    expect(server.sent(SAVE).map(({ body }) => body)).toMatchObject([
      { author: 'Robin', version: 1 },
      { author: 'Robin', version: 2 },
    ]);
  });

  test('is asked about where a version that is no newer is refused', async () => {
    await openBook({});
    server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
    fill('Author (optional)', 'Robin');
    server.refuse(SAVE, 409, { code: 'changed_meanwhile', message: 'Changed.' });
    await press('Save Changes');
    await screen.findByRole('heading', { name: 'This book has changed since you opened it' });
    expect(server.sent(SAVE)).toHaveLength(1);
  });

  test('shows the state that it has by now beside what two have changed', async () => {
    await openBook({ state: 'draft' });
    server.answer('POST /api/admin/report', { report, fits: true, fittingLevel: 1 });
    fill('Author (optional)', 'Robin');
    server.answer(BOOK, wholeBookOf({ title: 'Pam', state: 'hidden', version: 2 }));
    server.refuse(SAVE, 409, { code: 'changed_meanwhile', message: 'Changed.' });
    await press('Save Changes');
    await screen.findByRole('heading', { name: 'This book has changed since you opened it' });
    expect(screen.getByText('Hidden.')).toBeVisible();
    expect(field('Author (optional)')).toHaveValue('Robin');
  });

  test('of an older server is published', async () => {
    beOwner();
    const toOlder = ({ state: _, publishAt: __, begun: ___, ...book }: WholeBook) => book;
    server.mislead(BOOK, toOlder(wholeBookOf()));
    open(`/admin/books/${SAM}`);
    await screen.findByText('Families see this book.');
    expect(offered()).toEqual(['Hide', 'Back to draft']);
  });

  test('keeps what is typed, also where another owner has changed the book meanwhile', async () => {
    await openBook({});
    fill('Author (optional)', 'Robin');
    server.answer(BOOK, wholeBookOf({ title: 'Pam', state: 'hidden', version: 4 }));
    await press('Hide');
    await screen.findByText(/^Families do not see this book\./);
    expect(field('Author (optional)')).toHaveValue('Robin');
    expect(screen.queryByText('Your unsaved changes are back')).toBeNull();
  });

  test('has nothing unsaved after a change of its state', async () => {
    await openBook({});
    await press('Hide');
    await screen.findByText(/^Families do not see this book\./);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('edit_draft'))).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'All books' }));
    await screen.findByRole('heading', { name: 'Library Admin' });
  });

  test('says why its state did not change', async () => {
    await openBook({});
    server.refuse(CHANGE, 503, { code: 'unavailable', message: 'The library is busy.' });
    await press('Hide');
    await screen.findByText('Failed to change the book. The library is busy.');
    expect(button('Hide')).toHaveFocus();
  });

  test('is viewed as a child sees it, and the way back leads here', async () => {
    await openBook({ state: 'draft' });
    server.answer('GET /api/admin/books/{bookId}/reader', bookOf(cards[0]!));
    await user.click(screen.getByRole('link', { name: 'View as a child' }));
    await user.click(await screen.findByRole('link', { name: 'Back to the workshop' }));
    await screen.findByLabelText('Words of page 1');
    expect(address()).toBe(`/admin/books/${SAM}`);
  });
});
