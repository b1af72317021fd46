// Section 2: the book reader.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { completionOf, beFamily, placeIn } from '../test-support/people.ts';
import {
  address,
  button,
  findButton,
  findScreen,
  message,
  open,
  pass,
  press,
  settle,
  stopClock,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { bookOf, cards, contentOf, INLINE_BOOK } from '../test-support/shelf.ts';

const SAM = '/reading/sam-and-the-wet-hat';
const BOOK = 'GET /api/books/{bookId}';
const PLACE = 'GET /api/progress/{bookId}';
const book = bookOf(cards[0]!);

describe("Not authenticated: toast 'Unauthorized' / 'You are logged out. Logging in again...', then navigation to /api/login after 500 ms.", () => {
  const refused = { code: 'unauthorized', message: 'Unauthorized' } as const;
  const STATUS = 'GET /api/subscription/status';

  test.each<[string, () => void]>([
    ['a visitor', () => {}],
    ['who is not known any more', () => server.refuse(STATUS, 401, refused)],
    ['who is not known to the book', () => server.refuse(BOOK, 401, refused)],
    ['who is not known to its place', () => server.refuse(PLACE, 401, refused)],
  ])('%s is told, and sent to sign in, once', async (who, refuse) => {
    if (who !== 'a visitor') beFamily();
    refuse();
    stopClock();
    open(SAM);
    await settle();
    expect(screen.getByRole('heading', { name: 'Loading...' })).toBeVisible();
    expect(message()).toBe('UnauthorizedYou are logged out. Logging in again...');
    await pass(499);
    expect(location.replace).not.toHaveBeenCalled();
    await pass(1);
    await pass(5_000);
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/api/login');
  });
});

describe("'Loading...' while loading; 'Book not found' when the book is absent.", () => {
  test('a book that takes its time, and one that is not there', async () => {
    beFamily();
    server.refuse(BOOK, 404, { code: 'not_found', message: 'Book not found' });
    const bookCall = server.hold(BOOK);
    open('/reading/no-such-book');
    // Looks for the heading, because the status for screen readers has the same text and soon changes.
    expect(await findScreen('Loading...')).toBeVisible();
    bookCall.release();
    await findScreen('Book not found');
    await user.click(screen.getByRole('link', { name: 'Back to Library' }));
    expect(address()).toBe('/');
    await findScreen("Kim's Library");
  });
});

describe("flipbookType 'html' with content: the HTML content is shown inline. flipbookType 'fliphtml5' with flipbookUrl: the URL is shown in a full-size embedded frame. Both variants show a Back to Library button, the title, and a 'Mark Complete' button with the hint 'Click when finished to earn ⭐'.", () => {
  test('a picture that does not arrive leaves its words', async () => {
    beFamily();
    const page = (number: number) =>
      `<img src="/public-objects/page-${number}.svg" alt="Sam has a hat"><p>It is page ${number}.</p>`;
    server.answer(BOOK, { ...book, content: contentOf([page(1), page(2)]), totalPages: 2 });
    open(SAM);
    await screen.findByText('Page 1 of 2');
    fireEvent.error(document.querySelector('main img')!);
    expect(document.querySelectorAll('main img')).toHaveLength(0);
    expect(screen.getByRole('img', { name: 'Sam has a hat' })).toBeVisible();
    expect(document.querySelector('main')).toHaveTextContent('It is page 1.');
    await press('Next');
    expect(document.querySelectorAll('.reader-spread:not([inert]) img')).toHaveLength(1);
  });
});

describe("Any other configuration: 'This book is not properly configured. Please contact the administrator.'", () => {
  for (const { what, changes } of [
    { what: 'inline without content', changes: { content: null } },
    {
      what: 'embedded without an address',
      changes: { flipbookType: 'fliphtml5' as const, flipbookUrl: null },
    },
    {
      what: 'embedded at a script',
      changes: { flipbookType: 'fliphtml5' as const, flipbookUrl: 'javascript:alert(1)' },
    },
  ]) {
    test(what, async () => {
      beFamily();
      server.answer(BOOK, { ...book, ...changes });
      open(SAM);
      await findScreen('This book is not properly configured. Please contact the administrator.');
      expect(screen.getByRole('link', { name: 'Back to Library' })).toHaveAttribute('href', '/');
    });
  }
});

describe("After completion a modal shows 'Book Complete!' and 'You earned 1 gold star!' with a 'Back to Library' button to /.", () => {
  const finish = async (starAwarded: boolean) => {
    server.answer('POST /api/progress/{bookId}/complete', completionOf({ starAwarded }));
    open(SAM);
    await findButton('Mark Complete');
    await press('Mark Complete');
    return screen.findByRole('dialog', { name: 'Book Complete!' });
  };

  test('the first time', async () => {
    beFamily();
    expect(await finish(true)).toHaveTextContent('You earned 1 gold star!');
    await user.click(screen.getAllByRole('link', { name: 'Back to Library' }).at(-1)!);
    await findScreen("Kim's Library");
    expect(address()).toBe('/');
  });

  test('a finished book begins again, and grants no second star', async () => {
    beFamily({
      progress: [placeIn(book.id, { completed: true, currentPage: 9 })],
      user: { totalStars: 1 },
    });
    const modal = await finish(false);
    expect(document.querySelector('.reader-count')).toHaveTextContent('Page 1 of 9');
    expect(modal).toHaveTextContent('You already have the star for this book.');
    expect(button('Mark Complete')).toBeInTheDocument();
    await user.click(screen.getAllByRole('link', { name: 'Back to Library' }).at(-1)!);
    await findScreen("Kim's Library");
    expect(screen.getByRole('banner')).toHaveTextContent(/1gold star/);
  });
});

test("Both variants show a Back to Library button, the title, and a 'Mark Complete' button with the hint 'Click when finished to earn ⭐'.", async () => {
  beFamily();
  open(SAM);
  await findScreen(INLINE_BOOK);
  expect(screen.getByRole('link', { name: 'Back to Library' })).toBeVisible();
  expect(button('Mark Complete')).toHaveAccessibleDescription('Click when finished to earn ⭐');
});
