// The car of a book, the books that need a network, and 'Keep the next five'.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Path } from '../../../contracts/path.ts';
import { noteAnswered } from '../../api/connection.ts';
import { keepStore, stopAll } from '../../offline/keep-state.ts';
import { changeList } from '../../offline/kept-list.ts';
import { workerStore } from '../../offline/worker.ts';
import { stubDevice } from '../../test-support/caches.ts';
import { beFamily, placeIn } from '../../test-support/people.ts';
import {
  address,
  button,
  findButton,
  findMessage,
  findScreen,
  message,
  open,
  press,
  settle,
  user,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { cardOf, cards, keptBook } from '../../test-support/shelf.ts';

const [sam, thump] = cards as [(typeof cards)[number], (typeof cards)[number]];
const SAM = `Keep for the car: ${sam.title}`;

const keep = (...books: (typeof sam)[]) => act(() => void changeList(() => books.map(keptBook)));
const keepByThemselves = (...books: (typeof sam)[]) =>
  act(() => void changeList(() => books.map((book) => ({ ...keptBook(book), byHand: false }))));

let device: ReturnType<typeof stubDevice>;

beforeEach(() => {
  device = stubDevice();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {} },
  });
  workerStore.setState({ canKeep: true });
});
afterEach(() => {
  stopAll();
  noteAnswered(true);
  workerStore.setState({ canKeep: false });
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function openLibrary(family: Parameters<typeof beFamily>[0] = {}): Promise<void> {
  beFamily(family);
  open('/');
  await findScreen("Kim's Library");
  await screen.findByRole('region', { name: 'Discover New Books' });
  await settle();
}

/** Lets a file wait until the returned function is called. */
function hold(file: string): () => void {
  const held = Promise.withResolvers<void>();
  device.answer(file, async (signal) => {
    signal?.addEventListener('abort', () => held.reject(signal.reason));
    await held.promise;
    return new Response('x', { headers: { 'Content-Type': 'image/svg+xml' } });
  });
  return held.resolve;
}

const shelf = () => within(screen.getByRole('region', { name: 'Discover New Books' }));
const cardWith = (title: string) =>
  within(shelf().getByRole('heading', { name: title }).closest('article')!);
const status = (text: string) =>
  screen.findByText(text, { selector: '[role=status], [role=status] *' });

describe('the car of a book', () => {
  test('keeps the book, announces the beginning and the end, and removes it', async () => {
    await openLibrary();
    const car = button(SAM);
    expect(car).toHaveAttribute('aria-pressed', 'false');
    const release = hold(sam.coverImageUrl!);
    car.focus();
    await user.keyboard('{Enter}');
    expect(await findButton(/^Fetching Sam and the Wet Hat, \d+ per cent\. Stop$/)).toHaveFocus();
    expect(await status(`Fetching: ${sam.title}`)).toBeVisible();
    release();
    expect(await status(`Kept for the car: ${sam.title}`)).toBeVisible();
    expect(button(SAM)).toHaveAttribute('aria-pressed', 'true');
    expect(button(SAM)).toHaveFocus();
    await press(SAM);
    expect(button(SAM)).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('kept_books:robin')).toBeNull();
  });

  test('stops while the book is fetched', async () => {
    await openLibrary();
    hold(sam.coverImageUrl!);
    await press(SAM);
    await press(/^Fetching Sam and the Wet Hat, /);
    expect(button(SAM)).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(device.files()).toEqual([]));
    expect(message()).toBe('');
  });

  test('is plain for a book that is kept by itself, and keeps it at once, also without a network', async () => {
    await openLibrary();
    keepByThemselves(sam);
    act(() => noteAnswered(false));
    expect(button(SAM)).toHaveAttribute('aria-pressed', 'false');
    expect(button(SAM)).toHaveAttribute('title', 'Keep for the car');
    expect(cardWith(sam.title).queryByText('Needs a network')).toBeNull();
    await press(SAM);
    expect(await status(`Kept for the car: ${sam.title}`)).toBeVisible();
    expect(button(SAM)).toHaveAttribute('aria-pressed', 'true');
    expect(device.fetched).toEqual([]);
    expect(localStorage.getItem('kept_books:robin')).toContain('"byHand":true');
  });

  test('keeps a book without a network, and says why', async () => {
    await openLibrary();
    keep(sam);
    server.lose('GET /api/subscription/status');
    act(() => noteAnswered(false));
    button(SAM).focus();
    await user.keyboard('{Enter}');
    await findMessage('It stays while there is no network: it could not be fetched again.');
    expect(button(SAM)).toHaveAttribute('aria-pressed', 'true');
    expect(button(SAM)).toHaveFocus();
    expect(localStorage.getItem('kept_books:robin')).toContain(sam.id);
    act(() => noteAnswered(true));
    await press(SAM);
    expect(button(SAM)).toHaveAttribute('aria-pressed', 'false');
  });

  test('is not there for a book of another host', async () => {
    await openLibrary({ books: [sam, cardOf('Crab', 'level2', { isElsewhere: true })] });
    expect(cardWith('Crab').queryByRole('button', { name: /car/ })).toBeNull();
    expect(cardWith(sam.title).getByRole('button', { name: SAM })).toBeVisible();
  });

  test('has its place before it is known whether the device keeps books, and none where it does not', async () => {
    workerStore.setState({ canKeep: false });
    await openLibrary();
    expect(button(SAM)).toHaveClass('invisible');
    act(() => workerStore.setState({ canKeep: true }));
    expect(button(SAM)).not.toHaveClass('invisible');
    act(() => workerStore.setState({ canKeep: false, isRefused: true }));
    expect(button(SAM)).toHaveClass('invisible');
    cleanup();
    await openLibrary();
    expect(screen.queryByRole('button', { name: SAM })).toBeNull();
    workerStore.setState({ isRefused: false });
  });
});

describe('without a network', () => {
  test('a book that is not kept takes the focus and says why it does not open', async () => {
    await openLibrary({ progress: [placeIn(thump.id, { currentPage: 3 })] });
    keep(sam);
    act(() => noteAnswered(false));
    const link = cardWith(thump.title).getByRole('link', { name: `Continue: ${thump.title}` });
    expect(cardWith(thump.title).getByText('Needs a network')).toBeVisible();
    expect(link).toHaveAttribute('aria-disabled', 'true');
    link.focus();
    await user.keyboard('{Enter}');
    expect(link).toHaveFocus();
    expect(address()).toBe('/');
    await findMessage('This book is not kept on this device.');

    expect(cardWith(sam.title).queryByText('Needs a network')).toBeNull();
    await user.click(cardWith(sam.title).getByRole('link'));
    expect(address()).toBe(`/reading/${sam.id}`);
  });

  test('every book opens as before where the device keeps nothing', async () => {
    workerStore.setState({ canKeep: false });
    await openLibrary();
    act(() => noteAnswered(false));
    expect(screen.queryByText('Needs a network')).toBeNull();
    expect(cardWith(sam.title).getByRole('link')).not.toHaveAttribute('aria-disabled');
  });
});

describe('the path', () => {
  const path: Path = {
    step: '1.1',
    steps: [{ id: '1.1', level: 1, face: 's', title: 's a t', books: 10, finished: 0 }],
    sounds: {},
  };
  const scene = () => within(screen.getByRole('region', { name: 'Welcome back, Kim!' }));
  async function openPath(family: Parameters<typeof beFamily>[0] = {}): Promise<void> {
    beFamily(family);
    server.answer('GET /api/path', path);
    server.answer('GET /api/proposal', { book: sam, again: null, started: [] });
    open('/');
    await screen.findByRole('region', { name: 'Welcome back, Kim!' });
    await settle();
  }
  const bookItem = (title: string) =>
    within(
      scene()
        .getByRole('link', { name: `Read Now: ${title}` })
        .closest('li')!,
    );

  test('kept books wear a car, and the others are grey without a network', async () => {
    await openPath();
    keep(sam, thump);
    expect(bookItem(thump.title).getByText('Kept for the car')).toBeVisible();
    act(() => noteAnswered(false));
    const rose = 'The Rose by the Lake';
    expect(bookItem(rose).queryByText('Kept for the car')).toBeNull();
    expect(bookItem(rose).getByText('Needs a network')).toBeVisible();
    // The first kept book that is not read stands large.
    expect(scene().getByRole('link', { name: `Read Now: ${thump.title}` })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  test('books that are kept by themselves wear no car, and do not count as the next ones', async () => {
    await openPath({ books: [sam, thump] });
    keepByThemselves(sam, thump);
    expect(bookItem(thump.title).queryByText('Kept for the car')).toBeNull();
    await press('Keep the next two');
    await findMessage('Two books are kept for the car.');
    expect(bookItem(thump.title).getByText('Kept for the car')).toBeVisible();
    expect(device.fetched).toEqual([]);
  });

  test("'Keep the next five' keeps them, says so at the end, and is not offered again", async () => {
    await openPath();
    const release = hold(thump.coverImageUrl!);
    await press('Keep the next five');
    await screen.findByText('1 of 5 kept');
    expect(screen.getByRole('progressbar', { name: 'Keeping books for the car' })).toBeVisible();
    release();
    await findMessage('Five books are kept for the car.');
    expect(button('The next five are kept')).toHaveAttribute('aria-disabled', 'true');
    expect(button('The next five are kept')).toHaveFocus();
  });

  test("'Stop' ends it, and what is kept by then stays", async () => {
    await openPath();
    hold(thump.coverImageUrl!);
    await press('Keep the next five');
    await screen.findByText('1 of 5 kept');
    await press('Stop');
    await settle();
    expect(button('Keep the next five')).toHaveFocus();
    expect(keepStore.getState().fetching.size).toBe(0);
    expect(button(SAM)).toHaveAttribute('aria-pressed', 'true');
    expect(message()).toBe('');
  });

  test('it says how many were kept where the device is full', async () => {
    await openPath();
    device.setRoom(350);
    await press('Keep the next five');
    await findMessage('of 5 kept. This device is full.');
    expect(button('Keep the next five')).toBeVisible();
  });

  test('it is hidden without a network', async () => {
    await openPath();
    const offer = button('Keep the next five').parentElement;
    expect(offer).not.toHaveClass('invisible');
    act(() => noteAnswered(false));
    expect(offer).toHaveClass('not-focus-within:invisible');
  });
});
