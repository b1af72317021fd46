// Section 2: the owner's login and admin screens.
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { NewBook } from '../../contracts/book-form.ts';
import { takeKeys } from '../features/admin/drafts/takes.ts';
import { beOwner } from '../test-support/people.ts';
import {
  address,
  button,
  expectFocus,
  field,
  fill,
  findButton,
  findScreen,
  open,
  settle,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import {
  cardOf,
  cards,
  FLIPBOOK,
  FLIPBOOK_URL,
  INLINE_BOOK,
  rowOf,
} from '../test-support/shelf.ts';

const LIST = 'GET /api/admin/books';

async function openAdmin(books: Parameters<typeof beOwner>[0] = cards): Promise<void> {
  beOwner(books);
  open('/admin');
  await screen.findByRole('heading', { name: `All Books (${books.length})` });
}

const row = (title: string) =>
  within(screen.getByRole('rowheader', { name: title }).closest('tr')!);

describe("Username and password, button 'Admin Sign In', back link to /.", () => {
  test('the link leads back', async () => {
    open('/admin/login');
    await findButton('Admin Sign In');
    await user.click(screen.getByRole('link', { name: 'Back to the library' }));
    expect(address()).toBe('/');
    await findScreen('Step Into Reading');
  });
});

describe('Redirects to /admin/login when no admin token is stored. Contents:', () => {
  for (const [name, stored] of [
    ['no token', null],
    ['an empty one', ''],
    ['the literal text undefined', 'undefined'],
  ] as const) {
    test(`${name} is none`, async () => {
      if (stored !== null) localStorage.setItem('adminToken', stored);
      open('/admin');
      expect(await findButton('Admin Sign In')).toBeVisible();
      expect(address()).toBe('/admin/login');
    });
  }
});

describe("Form 'Add New Book': title (required), author, description (3-row multi-line text), category (select level1 to level9), cover image URL … , flipbook embed URL (required, URL type), optional flipbook book ID.", () => {
  test('has these fields, in this order, and then one for the words', async () => {
    await openAdmin();
    expect(screen.getByRole('heading', { name: 'Add New Book' })).toBeVisible();
    const form = field('Title').closest('form')!;
    expect([...form.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Author (optional)',
      'Description (optional)',
      'Category',
      'Cover Image URL (optional)',
      'Flipbook Embed URL',
      'Flipbook Book ID (optional)',
      'Text of the book (optional)',
    ]);
    expect(field('Title')).toHaveAttribute('aria-required', 'true');
    expect(field('Author (optional)')).not.toHaveAttribute('aria-required');
    const description = field('Description (optional)');
    expect(description.tagName).toBe('TEXTAREA');
    expect(description).toHaveAttribute('rows', '3');
    expect(field('Flipbook Embed URL')).toHaveAttribute('aria-required', 'true');
    expect(field('Flipbook Embed URL')).toHaveAttribute('type', 'url');
    expect(field('Flipbook Book ID (optional)')).not.toHaveAttribute('aria-required');
    const values = [...field('Category').querySelectorAll('option')].map(({ value }) => value);
    expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => `level${level}`));
    expect(field('Category')).toHaveValue('level1');
  });

  test('is ready for the next book, its level kept, once one was added', async () => {
    await openAdmin();
    server.answer('POST /api/books', ({ body }) => {
      const { title, category } = body as NewBook;
      const added = rowOf(cardOf(title, category));
      server.answer(LIST, [added, ...cards.map((card) => rowOf(card))]);
      return added;
    });
    await user.type(field('Title'), 'The First');
    await user.selectOptions(field('Category'), 'level4');
    // Owners often paste a whole embed code.
    const code = `<iframe style="width:900px" src="${FLIPBOOK_URL}?a=1&amp;b=2" allowfullscreen></iframe>`;
    fill('Flipbook Embed URL', code);
    expect(field('Flipbook Embed URL')).toHaveValue(`${FLIPBOOK_URL}?a=1&b=2`);
    expect(screen.getByTitle('Preview of the flipbook')).toHaveAttribute(
      'src',
      `${FLIPBOOK_URL}?a=1&b=2`,
    );
    await user.type(field('Title'), '{Enter}');
    await screen.findByRole('rowheader', { name: 'The First' });
    await expectFocus(() => field('Title'));
    expect(field('Title')).toHaveValue('');
    expect(field('Category')).toHaveValue('level4');
    expect(screen.queryByTitle('Preview of the flipbook')).toBeNull();

    await user.type(field('Title'), ' THE FIRST ');
    const taken = 'There is a book with this title already.';
    expect(screen.getByText(taken)).toBeVisible();
    await user.clear(field('Title'));
    await user.type(field('Title'), 'The Second');
    expect(screen.queryByText(taken)).toBeNull();
  });
});

describe('cover image URL (either a storage path beginning /public-objects/ or an external URL; a live preview is hidden if the image fails to load)', () => {
  const previews = () => screen.queryAllByRole('img', { name: 'Preview of the cover' });

  test('what can be no cover is not asked for, and one that fails is hidden', async () => {
    await openAdmin();
    for (const typed of ['javascript:alert(1)', '/etc/passwd', 'a cover']) {
      fill('Cover Image URL (optional)', typed);
      expect(previews(), typed).toEqual([]);
    }
    for (const typed of ['/public-objects/gone.png', 'https://books.example.com/gone.png']) {
      fill('Cover Image URL (optional)', typed);
      expect(previews().length, typed).toBeGreaterThan(0);
      for (const preview of previews()) {
        expect(preview).toHaveAttribute('src', typed);
        fireEvent.error(preview);
      }
      expect(previews(), typed).toEqual([]);
    }
    fill('Cover Image URL (optional)', '/public-objects/cover.png');
    expect(previews().length).toBeGreaterThan(0);
  });
});

describe("Table 'All Books (count)': title, author (fallback 'Unknown'), category badge ('Level N' or 'Unknown'), an open-in-new-tab link for fliphtml5 books, and a delete button with a confirmation dialog.", () => {
  test('counts and shows the books as they are', async () => {
    await openAdmin();
    const inline = row(INLINE_BOOK);
    expect(inline.getAllByRole('cell')[0]).toHaveTextContent('Step Into Reading');
    expect(inline.getByText('Level 1')).toBeVisible();
    expect(inline.queryByRole('link')).toBeNull();
    const link = row(FLIPBOOK).getByRole('link', { name: `Open ${FLIPBOOK} in a new tab` });
    expect(link).toHaveAttribute('href', FLIPBOOK_URL);
    expect(link).toHaveAttribute('target', '_blank');

    const remove = button(`Delete ${INLINE_BOOK}`);
    remove.focus();
    await user.keyboard('{Enter}');
    const dialog = screen.getByRole('alertdialog');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(button(`Delete ${INLINE_BOOK}`)).toHaveFocus();
  });

  test('a book of neither author nor level', async () => {
    beOwner();
    server.mislead(LIST, [
      { ...rowOf(cards[0]!), id: 'odd', title: 'An Odd Book', author: null, category: 'level12' },
    ]);
    open('/admin');
    await screen.findByRole('rowheader', { name: 'An Odd Book' });
    expect(row('An Odd Book').getAllByText('Unknown')).toHaveLength(2);
  });

  test('a deleted book leaves the keyboard at the next one', async () => {
    await openAdmin(cards.slice(0, 2));
    server.answer('DELETE /api/books/{bookId}', null);
    const [first, second] = cards.map(({ title }) => `Delete ${title}`) as [string, string];
    localStorage.setItem(`take_draft narration/${cards[0]!.id}/sentence/Sam sat.`, 'x');
    button(first).focus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard('{Enter}');
    await settle();
    expect(screen.queryByRole('button', { name: first })).toBeNull();
    expect(button(second)).toHaveFocus();
    // Nor can its takes that were not kept be seen any more.
    expect(takeKeys()).toEqual([]);
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard('{Enter}');
    await settle();
    expect(screen.queryByRole('button', { name: second })).toBeNull();
    expect(server.sent('DELETE /api/books/{bookId}').map(({ params }) => params)).toEqual(
      cards.slice(0, 2).map(({ id }) => ({ bookId: id })),
    );
  });

  test('without books it says so', async () => {
    await openAdmin([]);
    expect(screen.getByText('No books available yet.')).toBeVisible();
  });
});

test('A help card with 3 steps on how to obtain the embed URL.', async () => {
  await openAdmin();
  const heading = screen.getByRole('heading', { name: 'How to get the embed URL' });
  const steps = within(heading.closest('section')!).getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  expect(steps[2]).toHaveTextContent('Flipbook Embed URL');
});
