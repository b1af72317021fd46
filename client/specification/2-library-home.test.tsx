// Section 2: the library home.
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { BookCard } from '../../contracts/books.ts';
import { robin, tokenOf } from '../test-support/identity.ts';
import { beFamily, nameless, notSubscribed, placeIn, serveFamily } from '../test-support/people.ts';
import {
  address,
  findButton,
  findMessage,
  findScreen,
  open,
  press,
  settle,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { cards, INLINE_BOOK } from '../test-support/shelf.ts';
import { userToken } from '../api/tokens.ts';

const finished = (bookId: string) => placeIn(bookId, { completed: true, currentPage: 9 });
const begun = (bookId: string, updatedAt: number) => placeIn(bookId, { currentPage: 2, updatedAt });
const [SAM, THUMP, , ROSE, GOAT, RABBITS] = cards.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

const shelf = () => within(screen.getByRole('region', { name: 'Discover New Books' }));
const titles = () =>
  shelf()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
/** The number on a stat card. */
const statValue = (title: string) =>
  screen.getByRole('heading', { name: title }).nextElementSibling?.firstChild?.textContent;

async function openLibrary(family: Parameters<typeof beFamily>[0] = {}): Promise<void> {
  beFamily(family);
  open('/');
  await screen.findByRole('heading', { name: 'Discover New Books' });
}

describe("Top bar: product title, the student first name (fallback 'Student'), star total, an account link, and a Logout button that signs out and goes to /.", () => {
  test('it shows the family, leads to the account, and signs out', async () => {
    await openLibrary({ user: { totalStars: 1 } });
    const bar = within(screen.getByRole('banner'));
    expect(screen.getByRole('banner')).toHaveTextContent('Step Into Reading');
    expect(bar.getByText('gold star').previousSibling).toHaveTextContent(/^1$/);
    await user.click(bar.getByRole('link', { name: 'Account of Kim' }));
    await findScreen('My Account');
    expect(address()).toBe('/account');
    history.back();
    await findButton('Logout');
    await press('Logout');
    await findButton('Sign In With Google');
    expect(address()).toBe('/');
    expect(userToken.read()).toBeNull();
  });

  test('a child whose name is not known yet is a student', async () => {
    serveFamily({ user: nameless });
    userToken.store(tokenOf({ ...robin, displayName: null }));
    // The user record never arrives, and the token has no name.
    server.hold('GET /api/auth/user');
    open('/');
    expect(await screen.findByText('Student')).toBeVisible();
    await findScreen('My Library');
  });
});

describe("Heading \"{firstName}'s Library\" or 'My Library'. A welcome card 'Welcome back, {firstName}!'.", () => {
  test('the library is the child’s own', async () => {
    await openLibrary({ user: { firstName: 'Wilhelmina Josephine' } });
    await findScreen("Wilhelmina Josephine's Library");
    expect(
      screen.getByRole('heading', { name: 'Welcome back, Wilhelmina Josephine!' }),
    ).toBeVisible();
  });
});

describe("Two stat cards. 'Books Read' shows the count of completed progress entries with the caption 'This Month'. 'Gold Stars Earned' shows total stars, with a progress bar of stars divided by 50, capped at 100%. A stat card shows a title, value, description, progress bar, and the text '% to next level!' while progress is under 100.", () => {
  test('they count finished books and stars', async () => {
    await openLibrary({
      user: { totalStars: 3 },
      progress: [finished(SAM), finished(THUMP), finished(ROSE), begun(GOAT, 1)],
    });
    expect(statValue('Books Read')).toBe('3');
    expect(screen.getByText('This Month')).toBeVisible();
    expect(statValue('Gold Stars Earned')).toBe('3');
    expect(screen.getByText('Your star collection')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Gold Stars Earned' });
    expect(bar).toHaveAttribute('aria-valuenow', '6');
    expect(screen.getByText('6% to next level!')).toBeVisible();
  });

  for (const { stars, percent } of [
    { stars: 49, percent: 98 },
    { stars: 50, percent: 100 },
    { stars: 73, percent: 100 },
  ]) {
    test(`${stars} stars fill the bar to ${percent}%`, async () => {
      await openLibrary({ user: { totalStars: stars } });
      expect(statValue('Gold Stars Earned')).toBe(String(stars));
      const bar = screen.getByRole('progressbar', { name: 'Gold Stars Earned' });
      expect(bar).toHaveAttribute('aria-valuenow', String(percent));
      expect(screen.queryAllByText(/% to next level!/)).toHaveLength(percent < 100 ? 1 : 0);
    });
  }
});

describe("'Continue Reading' section: up to 3 books that have incomplete progress; shown only when any exist.", () => {
  test('none without a book that was begun', async () => {
    await openLibrary({ progress: [finished(RABBITS)] });
    expect(screen.queryByRole('region', { name: 'Continue Reading' })).toBeNull();
  });

  test('the three books read last, and none that is finished', async () => {
    await openLibrary({
      progress: [finished(RABBITS), begun(SAM, 1), begun(THUMP, 2), begun(ROSE, 3), begun(GOAT, 4)],
    });
    const section = within(screen.getByRole('region', { name: 'Continue Reading' }));
    expect(section.getAllByRole('article')).toHaveLength(3);
    expect(
      section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Goat and His Boat', 'The Rose by the Lake', 'A Thump in the Shed']);
  });
});

describe("'Discover New Books' section: a Search button and a Filter button … , and filter chips: All Books; Beginner (Levels 1-3); Intermediate (Levels 4-6); Advanced (Levels 7-9). Clicking a group chip selects its first level (level1, level4 or level7), or clears the filter if that group is already selected.", () => {
  test('a chip asks for the first level of its group, and a second tap clears it', async () => {
    await openLibrary();
    const chip = (name: string) => shelf().getByRole('button', { name });
    const badges = () =>
      shelf()
        .getAllByText(/^Level \d$/)
        .map(({ textContent }) => textContent);
    expect(chip('All Books')).toHaveAttribute('aria-pressed', 'true');
    expect(badges()).toHaveLength(cards.length);
    for (const [name, level] of [
      ['Beginner (Levels 1-3)', 1],
      ['Intermediate (Levels 4-6)', 4],
      ['Advanced (Levels 7-9)', 7],
    ] as const) {
      await user.click(chip(name));
      await settle();
      expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
      expect(new Set(badges())).toEqual(new Set([`Level ${level}`]));
    }
    await user.click(chip('Advanced (Levels 7-9)'));
    expect(chip('All Books')).toHaveAttribute('aria-pressed', 'true');
    expect(badges()).toHaveLength(cards.length);
    expect(server.sent('GET /api/books').map((sent) => sent.address)).toEqual([
      '/api/books',
      '/api/books?category=level1',
      '/api/books?category=level4',
      '/api/books?category=level7',
    ]);
  });

  test('searching filters as one types, over title, author, description and level name', async () => {
    await openLibrary();
    const button = shelf().getByRole('button', { name: 'Search' });
    await user.click(button);
    const field = screen.getByRole('searchbox');
    expect(field).toHaveFocus();
    await user.type(field, 'wet HAT');
    expect(titles()).toEqual([INLINE_BOOK]);
    await user.clear(field);
    await user.type(field, 'sam looks');
    expect(titles()).toEqual([INLINE_BOOK]);
    await user.clear(field);
    await user.type(field, 'four letter phonograms');
    expect(titles()).toEqual(['Hippo Will Fly']);
    await user.clear(field);
    await user.type(field, 'step into');
    expect(titles()).toHaveLength(cards.length);
    await user.clear(field);
    await user.type(field, 'xyzzy');
    expect(shelf().getByText('No books match "xyzzy".')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(button).toHaveFocus();
    expect(titles()).toContain(INLINE_BOOK);
  });

  test('the filter has nine levels with their names, and what the child has read', async () => {
    await openLibrary({ progress: [finished(SAM), begun(GOAT, 1)] });
    await user.click(shelf().getByRole('button', { name: 'Filter' }));
    expect(shelf().getAllByRole('radio', { name: /^Level \d/ })).toHaveLength(9);
    const choose = (name: string | RegExp) => user.click(shelf().getByRole('radio', { name }));
    await choose('Finished');
    expect(titles()).toEqual([INLINE_BOOK]);
    await choose('Reading');
    expect(titles()).toEqual(['Goat and His Boat']);
    await choose('Not started');
    expect(titles()).toHaveLength(cards.length - 2);
    expect(titles()).not.toContain(INLINE_BOOK);
    await choose('All');
    await choose(/^Level 9/);
    await settle();
    expect(server.sent('GET /api/books').at(-1)?.query).toEqual({ category: 'level9' });
    expect(titles()).toEqual(['Giraffe at the Station']);
  });
});

describe("Book grid: 'Loading books...' while loading, 'No books available yet.' when empty. Books are listed optionally filtered by category.", () => {
  test('it says that it loads', async () => {
    beFamily();
    const books = server.hold('GET /api/books');
    open('/');
    expect(await screen.findByText('Loading books...')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    books.release();
    await screen.findAllByRole('article');
    expect(titles()).toContain(INLINE_BOOK);
    expect(screen.queryByText('Loading books...')).toBeNull();
  });

  test('without books it says so, and without books of a level', async () => {
    const [, , , rose] = cards as [BookCard, BookCard, BookCard, BookCard];
    await openLibrary({ books: [rose] });
    await press('Beginner (Levels 1-3)');
    expect(await screen.findByText('No books available yet.')).toBeVisible();
  });

  test('books that cannot be fetched leave a sentence and a way on', async () => {
    beFamily();
    server.loseOnce('GET /api/books');
    open('/');
    await screen.findByText('The books could not be loaded');
    await press('Try again');
    await screen.findAllByRole('article');
    expect(titles()).toContain(INLINE_BOOK);
  });
});

test("If the page is opened with the query parameter success=true (return from payment), the parameter is removed from the address and the message 'Payment successful! Activating your subscription...' is shown (see section 4).", async () => {
  beFamily({ status: notSubscribed });
  open('/?success=true&from=checkout#here');
  await screen.findByText('Opening your library');
  await findMessage('Payment successful! Activating your subscription...');
  expect(address() + location.hash).toBe('/?from=checkout#here');
});
