// The hero of the book in the celebration: which picture, and when it is fetched.
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Book } from '../../../contracts/books.ts';
import quokka from '../../pictures/quokka-jumping.svg';
import { completionOf, beFamily, placeIn } from '../../test-support/people.ts';
import { findButton, open, press } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { bookOf, cards } from '../../test-support/shelf.ts';
import { HeroPicture } from './hero-picture.tsx';

const BOOK = 'GET /api/books/{bookId}';
const FINISH = 'POST /api/progress/{bookId}/complete';
const HERO = '/public-objects/books/sam/hero.0123456789abcdef.svg';
const inlineBook = bookOf(cards[0]!, { heroImageUrl: HERO });

/** The addresses of the pictures that were fetched before they are shown. */
let fetched: string[];
beforeEach(() => {
  fetched = [];
  class FetchedImage {
    onerror: (() => void) | null = null;
    set src(address: string) {
      fetched.push(address);
      if (address.includes('lost')) queueMicrotask(() => this.onerror?.());
    }
    decode = async () => {};
  }
  vi.stubGlobal('Image', FetchedImage);
  const answer = completionOf();
  server.answer(FINISH, answer);
});

function openBook(book: Book, currentPage = 1): void {
  beFamily({ progress: [placeIn(book.id, { currentPage })] });
  server.answer(BOOK, book);
  open(`/reading/${book.id}`);
}

async function findHero(): Promise<HTMLImageElement> {
  await findButton('Mark Complete');
  await press('Mark Complete');
  const dialog = await screen.findByRole('dialog', { name: 'Book Complete!' });
  return within(dialog).getByRole('presentation');
}

test("a finished book shows its own hero, whose picture is decoration, and the book's star", async () => {
  openBook(inlineBook);
  const hero = await findHero();
  expect(hero).toHaveAttribute('src', HERO);
  expect(hero).toHaveAttribute('alt', '');
  expect(screen.getByRole('dialog')).toHaveTextContent('You earned 1 gold star!');
});

test('a book without a hero has a quokka', async () => {
  openBook({ ...inlineBook, heroImageUrl: null });
  expect((await findHero()).src).toBe(quokka);
});

test('a book from a process of the last release, which knows no heroes, has a quokka', () => {
  render(<HeroPicture address={undefined as unknown as null} />);
  expect(screen.getByRole<HTMLImageElement>('presentation').src).toBe(quokka);
});

test('without a connection, the hero is glad too', async () => {
  openBook(inlineBook);
  server.lose(FINISH);
  await findButton('Mark Complete');
  await press('Mark Complete');
  const dialog = await screen.findByRole('dialog', { name: 'Well read!' });
  expect(within(dialog).getByRole('presentation')).toHaveAttribute('src', HERO);
});

test('a hero whose picture is lost gives way to the quokka', async () => {
  openBook(inlineBook);
  const hero = await findHero();
  fireEvent.error(hero);
  expect(hero.src).toBe(quokka);
});

test('if the quokka is lost too, there is no broken picture', async () => {
  openBook(inlineBook);
  const hero = await findHero();
  fireEvent.error(hero);
  fireEvent.error(hero);
  expect(hero).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('You earned 1 gold star!');
});

test('the picture is fetched in the background, so that it is there without a connection', async () => {
  openBook(inlineBook, 2);
  await screen.findByText('Page 2 of 9');
  await vi.waitFor(() => expect(fetched.at(-1)).toBe(HERO), { timeout: 15_000 });
  expect(fetched).not.toContain(quokka);
});

test('where the browser saves data, it is fetched when the last page opens, and not before', async () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  openBook(inlineBook, 8);
  await screen.findByText('Page 8 of 9');
  await new Promise(setImmediate);
  expect(fetched).not.toContain(HERO);
  await press('Next');
  await screen.findByText('Page 9 of 9');
  expect(fetched).toContain(HERO);
});

test('if it cannot be fetched, the quokka is', async () => {
  openBook({ ...inlineBook, heroImageUrl: '/public-objects/lost.svg' }, 9);
  await screen.findByText('Page 9 of 9');
  await vi.waitFor(() => expect(fetched).toContain(quokka), { timeout: 15_000 });
});

test('of a flipbook whose last page is not known, it is fetched while the star is asked for', async () => {
  openBook(bookOf(cards[2]!, { heroImageUrl: HERO }));
  await findButton('Mark Complete');
  expect(fetched).toEqual([]);
  const finish = server.hold(FINISH);
  await press('Mark Complete');
  expect(fetched).toEqual([HERO]);
  finish.release();
  expect(await screen.findByRole('dialog', { name: 'Book Complete!' })).toBeVisible();
});
