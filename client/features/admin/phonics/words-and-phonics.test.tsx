// The level check of a new book and the phonics forms, while the server is slow, unavailable or has newer data.
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LevelPreview, StoredPhonics } from '../../../../contracts/phonics.ts';
import { beOwner } from '../../../test-support/people.ts';
import {
  button,
  expectFocus,
  field,
  fill,
  findButton,
  open,
  press,
  settle,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { cardOf, FLIPBOOK_URL, rowOf } from '../../../test-support/shelf.ts';

const REPORT = 'POST /api/admin/report';
const SAVE = 'PUT /api/admin/phonics';
const MISFIT = 'Kit has a ship.\n\nAt night Ted ran. Ted said: zigzoom!';

/** The result of a level check for a book of four words. The `failing` words cannot be read at its level. */
const checkResult = (failing: string[] = []): LevelPreview => ({
  report: {
    level: 1,
    step: failing.length === 0 ? { id: '1.3', title: 'e u r h b' } : { id: '5.1', title: 'igh' },
    words: 4,
    decodable: 1,
    withHeartWords: 1,
    practising: ['kit', 'mug'],
    failing: failing.map((word) => ({
      word,
      reason: `"${word}" is taught at level 5.`,
      readFrom: 5,
      places: [{ page: 2, start: 0 }],
    })),
    ambiguous: [],
  },
  fits: failing.length === 0,
  fittingLevel: failing.length === 0 ? 1 : 5,
});

const phonics: StoredPhonics = {
  version: 1,
  heartWords: [['a', 'the'], [], [], [], [], [], [], [], []],
  soundings: [],
};

const misfitHeading = () =>
  screen.findByRole('heading', { name: /^This book does not fit Level 1/ });
const successHeading = () => screen.findByRole('heading', { name: /words can be read at Level 1/ });

async function openForm(text: string): Promise<void> {
  beOwner();
  open('/admin');
  await findButton('Add Book');
  fill('Title', 'Kit and Ted');
  fill('Flipbook Embed URL', FLIPBOOK_URL);
  fill('Text of the book (optional)', text);
}

async function openPhonics(): Promise<void> {
  beOwner();
  server.answer('GET /api/admin/phonics', phonics);
  open('/admin#phonics');
  await findButton('Change heart words');
}

test.each([
  ['a book that fits', [], 'Level 1, step 3: e u r h b'],
  ['a book that does not fit', ['night'], 'Level 5, step 1: igh'],
])('the report on %s says the step of its words', async (_, failing, step) => {
  await openForm(MISFIT);
  server.answer(REPORT, checkResult(failing));
  await press('Check the words');
  expect(await screen.findByText(step)).toBeVisible();
});

describe('heart words changed after the check', () => {
  test('show the warning when the book is added, and the form keeps its text', async () => {
    await openForm(MISFIT);
    server.answer(REPORT, checkResult(['night']));
    server.refuse('POST /api/books', 400, {
      code: 'level_misfit',
      message: 'This book does not fit its level.',
    });
    // The book fits at the first check, and not at the second.
    let checks = 0;
    server.answer(REPORT, () => checkResult(checks++ === 0 ? [] : ['night']));
    await press('Add Book');
    await misfitHeading();
    await screen.findByText('Failed to add book');
    expect(field('Text of the book (optional)')).toHaveValue(MISFIT);
  });
});

describe('while the server is slow', () => {
  test('a result does not take the focus from the field being typed in', async () => {
    await openForm(MISFIT);
    server.answer(REPORT, checkResult(['night']));
    const report = server.hold(REPORT);
    await press('Check the words');
    await user.click(field('Author (optional)'));
    report.release();
    await misfitHeading();
    await user.keyboard('Kit');
    expect(field('Author (optional)')).toHaveValue('Kit');
  });

  test('a fitting book is added without showing the result of the check', async () => {
    await openForm('Kit has a mug.');
    server.answer(REPORT, checkResult());
    const added = rowOf(cardOf('Kit and Ted', 'level1'));
    server.answer('POST /api/books', added);
    const book = server.hold('POST /api/books');
    await press('Add Book');
    await settle();
    expect(server.sent('POST /api/books')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: /words can be read/ })).toBeNull();
    server.answer('GET /api/admin/books', [added]);
    book.release();
    await screen.findByRole('rowheader', { name: 'Kit and Ted' });
  });

  test('two forms are saved together, and text typed during the save stays', async () => {
    await openPhonics();
    let stored = phonics;
    server.answer('GET /api/admin/phonics', () => stored);
    server.answer(SAVE, ({ body }) => {
      stored = { ...stored, ...(body as StoredPhonics), version: stored.version + 1 };
      return { ...stored, pending: 0 };
    });
    await press('Change heart words');
    const first = field(/^Level 1: Single Letter/);
    expect(first).toHaveFocus();
    await user.type(first, ' zigzoom');
    await press('Change soundings');
    await user.type(screen.getAllByLabelText('Word').at(-1)!, 'zib');
    await user.type(screen.getAllByLabelText('Sounding').at(-1)!, 'z-i-b');

    const saving = server.hold(SAVE);
    await user.dblClick(button('Save heart words'));
    await press('Save soundings');
    await user.type(first, ' blorp');
    saving.release();
    await screen.findByText('Soundings saved');
    expect(first).toHaveValue('a the zigzoom blorp');
    expect(first).toHaveFocus();
    expect(stored.heartWords[0]).toContain('zigzoom');
    expect(stored.soundings).toContainEqual({ word: 'zib', sounding: 'z-i-b' });
    expect(server.sent(SAVE)).toHaveLength(2);
  });
});

describe('a change another owner has saved', () => {
  const theirs = {
    ...phonics,
    version: 2,
    soundings: [
      { word: 'zob', sounding: 'z-o-b' },
      { word: 'zib', sounding: 'z-i:pint-b' },
    ],
  };
  async function addSounding(): Promise<void> {
    await openPhonics();
    await press('Change soundings');
    await user.type(screen.getAllByLabelText('Word').at(-1)!, 'zib');
    await user.type(screen.getAllByLabelText('Sounding').at(-1)!, 'z-i-b');
    server.answer('GET /api/admin/phonics', theirs);
    await press('Save soundings');
    await expectFocus(() =>
      screen.getByRole('heading', {
        name: 'The soundings have changed since you opened them',
      }),
    );
    expect(server.sent(SAVE)).toEqual([]);
  }

  test('is merged with the typed soundings word by word', async () => {
    await addSounding();
    const clash = within(screen.getByRole('group', { name: 'Two versions of ‘zib’' }));
    expect(clash.getByRole('radio', { name: /^As it is stored now/ })).toHaveAccessibleName(
      'As it is stored now z-i:pint-b',
    );
    await press('Keep both changes');
    await expectFocus(() => button('Save soundings'));
    server.answer(SAVE, { ...theirs, version: 3, pending: 0 });
    await press('Save soundings');
    await screen.findByText('Soundings saved');
    expect(server.sent(SAVE)[0]?.body).toMatchObject({
      version: 2,
      soundings: [
        { word: 'zob', sounding: 'z-o-b' },
        { word: 'zib', sounding: 'z-i-b' },
      ],
    });
  });

  test('replaces the typed soundings if the owner chooses so', async () => {
    await addSounding();
    await press('Use them as they are now');
    const definitions = await screen.findAllByRole('definition');
    expect(definitions.map(({ textContent }) => textContent)).toEqual(['z-o-b', 'z-i:pint-b']);
    expect(server.sent(SAVE)).toEqual([]);
  });
});

describe('while the server is unavailable', () => {
  test('the check shows an error and can be retried', async () => {
    await openForm('Kit has a mug.');
    server.lose(REPORT);
    await press('Check the words');
    const failure = 'The words could not be checked';
    await expectFocus(() => screen.getByRole('heading', { name: failure }));
    expect(field('Text of the book (optional)')).toHaveValue('Kit has a mug.');
    server.answer(REPORT, checkResult());
    const report = server.hold(REPORT);
    await press('Try again');
    // The error stays visible until the retry has a result.
    expect(screen.getByRole('heading', { name: failure })).toBeVisible();
    report.release();
    const found = await successHeading();
    await expectFocus(() => found);
  });

  test('a failed save can be retried', async () => {
    await openPhonics();
    server.lose('GET /api/admin/phonics');
    server.lose(SAVE);
    await press('Change heart words');
    await press('Save heart words');
    await screen.findByText('Failed to save heart words');
    await expectFocus(() => button('Save heart words'));
    server.answer('GET /api/admin/phonics', phonics);
    server.answer(SAVE, { ...phonics, version: 2, pending: 0 });
    await user.keyboard('{Enter}');
    await screen.findByText('Heart words saved');
    await expectFocus(() => button('Change heart words'));
  });
});
