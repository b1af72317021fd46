// The drawn cast on the screens: on the landing screen, and where a screen has nothing to show.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beFamily, nothingRead, notSubscribed, placeIn } from '../test-support/people.ts';
import { findScreen, open, press, user } from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { cards } from '../test-support/shelf.ts';

const files = import.meta.glob<string>('../pictures/*.svg', { eager: true, import: 'default' });
/** The names of the pictures, by their addresses. */
const names = new Map(
  Object.entries(files).map(([file, address]) => [address, /([a-z-]+)\.svg$/.exec(file)?.[1]]),
);

/** The pictures of the cast on the screen, or within a part of it. */
const shown = (part: Element = document.querySelector('main')!) =>
  [...part.querySelectorAll('img')].filter((picture) => names.has(picture.getAttribute('src')!));

/** Expects one picture of the cast: it is decoration, and its space is kept before it arrives. */
function expectPicture(name: string, part?: Element) {
  const pictures = shown(part);
  expect(pictures.map((picture) => names.get(picture.getAttribute('src')!))).toEqual([name]);
  expect(pictures[0]).toHaveAttribute('alt', '');
  for (const side of ['width', 'height'])
    expect(Number(pictures[0]!.getAttribute(side))).toBeGreaterThan(100);
}

const shelf = () => screen.getByRole('region', { name: 'Discover New Books' });

test('five covers stand at the feet of the first screen, and no other picture is fetched at once', async () => {
  open('/');
  await findScreen('Step Into Reading');
  const main = document.querySelector('main')!;
  const eager = [...main.querySelectorAll('img:not([loading=lazy])')];
  expect(eager.map((image) => image.getAttribute('src'))).toEqual(
    [
      'pip-at-the-tap',
      'this-is-my-lunch',
      'meg-and-the-moon',
      'hippo-will-fly',
      'eight-naughty-rabbits',
    ].map((book) => expect.stringContaining(`/covers/${book}.svg`)),
  );
  for (const image of main.querySelectorAll('img')) {
    for (const side of ['width', 'height'])
      expect(Number(image.getAttribute(side))).toBeGreaterThan(0);
  }
  for (const image of eager) {
    expect(image).toHaveAttribute('alt', '');
    expect(image.closest('[aria-hidden="true"]')).not.toBeNull();
  }
});

test('at the foot of the landing screen the cast is on its way from the book to the star', async () => {
  open('/');
  await findScreen('Step Into Reading');
  const compositions = [...document.querySelectorAll('div:has(> svg):has(> img)')].map((part) => [
    ...part.querySelectorAll('img'),
  ]);
  // One for phones, one for wider screens.
  expect(compositions).toHaveLength(2);
  for (const images of compositions) {
    expect(images.map((image) => names.get(image.getAttribute('src')!))).toEqual([
      'reading-together',
      'frog-jumping',
      'cat-running',
      'quokka-walking',
      'kookaburra-laughing',
    ]);
    for (const image of images) {
      expect(image).toHaveAttribute('loading', 'lazy');
      expect(image.getAttribute('height')).toBe(image.getAttribute('width'));
      expect(image.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  }
});

test('the picture of the sample page waits until it is near', async () => {
  open('/');
  await findScreen('Step Into Reading');
  const picture = document.querySelector('figure img')!;
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(names.get(picture.getAttribute('src')!)).toBe('sample-page');
});

describe('a wombat with a map is shown', () => {
  test('for an address that does not exist', async () => {
    open('/no/such/page');
    await findScreen('Page Not Found');
    expectPicture('wombat-with-a-map');
  });

  test('for a book that does not exist', async () => {
    beFamily();
    const absent = { code: 'not_found', message: 'Book not found' } as const;
    server.refuse('GET /api/books/{bookId}', 404, absent);
    open('/reading/no-such-book');
    await findScreen('Book not found');
    expectPicture('wombat-with-a-map');
  });
});

describe('an echidna with a glass is shown', () => {
  test('when a search finds no book', async () => {
    beFamily();
    open('/');
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await user.type(screen.getByRole('searchbox'), 'xyzzy');
    await screen.findByText('No books match "xyzzy".');
    expectPicture('echidna-searching', shelf());
  });

  test('when no book fits the filter', async () => {
    beFamily();
    open('/');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(screen.getByRole('radio', { name: 'Finished' }));
    await screen.findByText('No books here yet.');
    expectPicture('echidna-searching', shelf());
  });
});

describe('a quokka with books is shown', () => {
  test('at a level without books', async () => {
    beFamily({ books: cards.slice(3, 4) });
    open('/');
    await screen.findByRole('heading', { name: 'Discover New Books' });
    await press('Beginner (Levels 1-3)');
    await screen.findByText('No books available yet.');
    expectPicture('quokka-with-books', shelf());
  });

  test('while the library opens after the payment', async () => {
    beFamily({ status: notSubscribed });
    open('/?success=true');
    await screen.findByText('Opening your library');
    expectPicture('quokka-with-books');
  });
});

describe('a koala with a book is shown', () => {
  test('when there is no word to practise', async () => {
    beFamily();
    open('/warm-up');
    await findScreen('No words to warm up with');
    expectPicture('koala-reading');
  });

  test('to the parent of a child who has not read yet', async () => {
    beFamily();
    server.answer('GET /api/reading-report', nothingRead);
    open('/account');
    await screen.findByText(/^Kim has not started reading yet/);
    expectPicture('koala-reading');
  });
});

describe('a mother and a child with a book', () => {
  test('are shown when every book is finished', async () => {
    beFamily({
      progress: cards.map(({ id }) => placeIn(id, { completed: true, currentPage: 9 })),
    });
    open('/');
    await screen.findByText('Pick a book and earn a gold star.');
    expectPicture('reading-together');
  });

  test('make room for the book to read next', async () => {
    beFamily();
    server.answer('GET /api/proposal', {
      book: { ...cards[0]!, fit: null },
      again: null,
      started: [],
    });
    open('/');
    await screen.findByText('Your first book is waiting for you.');
    expect(shown()).toEqual([]);
  });
});

test('a failure is no occasion for the cast', async () => {
  beFamily();
  server.refuse('GET /api/auth/user', 500, { code: 'internal', message: 'Trouble' });
  open('/');
  await screen.findByText('The library could not be opened');
  expect(shown()).toEqual([]);
});
