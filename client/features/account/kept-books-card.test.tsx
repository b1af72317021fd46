// The card with the books that this device keeps for the child that reads on it.
import { act, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepStore } from '../../offline/keep-state.ts';
import type { KeptBook } from '../../offline/kept-books.ts';
import { robin } from '../../test-support/identity.ts';
import { stubLocks } from '../../test-support/locks.ts';
import { beFamily, childOf, notSubscribed, record } from '../../test-support/people.ts';
import { expectFocus, findButton, findScreen, open, press } from '../../test-support/screens.tsx';

const DAY = 86_400_000;
const leo = { ...childOf(record), id: 'leo', firstName: 'Leo' };

const keptBook = (id: string, title: string, changes: Partial<KeptBook> = {}): KeptBook => ({
  ...{ id, title, category: 'level1', coverImageUrl: null, flipbookType: 'html' },
  ...{ byHand: true, isProposed: false, bytes: 2_100_000, keptAt: 1 },
  ...{ files: [`http://localhost:3000/${id}`], sizes: [2_100_000] },
  ...changes,
});

const sam = keptBook('sam', 'Sam and the Wet Hat', { keptAt: 3 });
const crab = keptBook('crab', 'Crab Has a Shell Shop', { keptAt: 2, byHand: false });

function keep(books: readonly KeptBook[], childKey: string = robin.uid): void {
  localStorage.setItem(`kept_books:${childKey}`, JSON.stringify(books));
  localStorage.setItem(`seen_active:${robin.uid}`, String(Date.now()));
}

/** Gives the browser a service worker, and a Cache Storage with nothing in it. happy-dom has neither. */
beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: null },
  });
  stubLocks();
  vi.stubGlobal('caches', { has: async () => false });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

async function findCard(): Promise<HTMLElement> {
  return (await screen.findByRole('heading', { name: 'Kept books' })).closest('section')!;
}
const crosses = () => screen.queryAllByRole('button', { name: /^Remove (?!all)[^…]+$/ });

describe('kept books', () => {
  test('are listed with the room they use and the day until which they open', async () => {
    beFamily();
    keep([sam, crab]);
    open('/account');
    const card = within(await findCard());
    expect(card.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Sam and the Wet Hat',
      'Crab Has a Shell Shop',
    ]);
    expect(card.getByText('2 books on this device, 4.2 MB')).toBeVisible();
    expect(card.getByText('2.1 MB')).toBeVisible();
    expect(card.getByText('2.1 MB, kept by itself')).toBeVisible();
    const day = new Intl.DateTimeFormat('en-AU', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
    const seen = Number(localStorage.getItem(`seen_active:${robin.uid}`));
    const until = day.format(seen + 7 * DAY).replace(',', '');
    expect(
      card.getByText(new RegExp(`^They open without a network until ${until}\\.`)),
    ).toBeVisible();
  });

  test('that share a file count it once', async () => {
    beFamily();
    const files = { files: ['http://localhost:3000/shared'], sizes: [2_100_000] };
    keep([
      { ...sam, ...files },
      { ...crab, ...files },
    ]);
    open('/account');
    expect(within(await findCard()).getByText('2 books on this device, 2.1 MB')).toBeVisible();
  });

  test('are removed by a cross, and the focus goes to the next, then to what is left to say', async () => {
    beFamily();
    keep([sam, crab]);
    open('/account');
    await findCard();
    await press('Remove Sam and the Wet Hat');
    await expectFocus(() => screen.getByRole('button', { name: 'Remove Crab Has a Shell Shop' }));
    expect(screen.getByText('Sam and the Wet Hat is removed.')).toHaveAttribute('role', 'status');
    expect(localStorage.getItem(`kept_books:${robin.uid}`)).not.toContain('Wet Hat');
    await press('Remove Crab Has a Shell Shop');
    const nothing = await screen.findByText('Nothing kept yet. Tap the car on a book.');
    await expectFocus(() => nothing.parentElement!);
    expect(localStorage.getItem(`kept_books:${robin.uid}`)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove all' })).toBeNull();
  });

  test('are removed together after a question', async () => {
    beFamily();
    keep([sam, crab]);
    open('/account');
    await findCard();
    await press('Remove all');
    const question = () => within(screen.getByRole('alertdialog'));
    await expectFocus(() => question().getByRole('button', { name: 'Cancel' }));
    await press('Cancel');
    await expectFocus(() => screen.getByRole('button', { name: 'Remove all' }));
    expect(crosses()).toHaveLength(2);
    await press('Remove all');
    question().getByRole('button', { name: 'Remove all' }).click();
    await waitFor(() => expect(crosses()).toEqual([]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await expectFocus(
      () => screen.getByText('Nothing kept yet. Tap the car on a book.').parentElement!,
    );
    expect(screen.getByText('All kept books are removed.')).toBeInTheDocument();
  });

  test('are six at first, and all on demand', async () => {
    beFamily();
    keep(Array.from({ length: 8 }, (_, at) => keptBook(`book-${at}`, `Book ${at}`)));
    open('/account');
    await findCard();
    expect(crosses()).toHaveLength(6);
    await press('Show all 8');
    expect(crosses()).toHaveLength(8);
    await press('Show fewer');
    expect(crosses()).toHaveLength(6);
  });

  test('are those of the child that reads on this device', async () => {
    beFamily({ siblings: [leo] });
    keep([sam]);
    keep([crab], `leo:${robin.uid}`);
    open('/account');
    expect(within(await findCard()).getByText('For Kim')).toBeVisible();
    expect(crosses().map((one) => one.getAttribute('aria-label'))).toEqual([
      'Remove Sam and the Wet Hat',
    ]);
    await press(/^Leo, /);
    await screen.findByRole('button', { name: 'Remove Crab Has a Shell Shop' });
    expect(crosses()).toHaveLength(1);
    expect(within(await findCard()).getByText('For Leo')).toBeVisible();
  });
});

test('a device that keeps nothing yet says how to keep a book', async () => {
  beFamily();
  open('/account');
  expect(
    within(await findCard()).getByText('Nothing kept yet. Tap the car on a book.'),
  ).toBeVisible();
});

test('books that could not be kept are said with their number and the reason', async () => {
  beFamily();
  keep([sam]);
  open('/account');
  await findCard();
  keepStore.setState({ problem: { wanted: 5, kept: 3, why: 'full' } });
  expect(await screen.findByText('3 of 5 kept. This device is full.')).toBeVisible();
});

test('what could not be kept before the screen was opened is not said again', async () => {
  beFamily();
  keep([sam]);
  open('/');
  await findScreen("Kim's Library");
  keepStore.setState({ problem: { wanted: 1, kept: 0, why: 'network' } });
  act(() => navigate('/account'));
  expect(within(await findCard()).getByText('1 book on this device, 2.1 MB')).toBeVisible();
  expect(screen.queryByText(/^0 of 1 kept/)).toBeNull();
  act(() => keepStore.setState({ problem: { wanted: 1, kept: 0, why: 'network' } }));
  expect(screen.getByText('0 of 1 kept. The library could not be reached.')).toBeVisible();
});

test('a browser without a service worker says that it keeps nothing', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  beFamily();
  open('/account');
  expect(within(await findCard()).getByText(/^This browser keeps nothing/)).toBeVisible();
  expect(screen.queryByText(/Tap the car/)).toBeNull();
});

describe('without a subscription', () => {
  test('that was, a parent reads that kept books are removed', async () => {
    beFamily({ status: { ...notSubscribed, status: 'canceled' } });
    keep([sam]);
    open('/account');
    const card = within(await findCard());
    expect(
      card.getByText(/Books that were kept on this device have been removed\.$/),
    ).toBeVisible();
    expect(crosses()).toEqual([]);
  });

  test('that ever was, there is no such card', async () => {
    beFamily({ status: notSubscribed });
    open('/account');
    await findScreen('My Account');
    await findButton('Download my data');
    await screen.findByRole('heading', { name: 'Where to begin' });
    expect(screen.queryByRole('heading', { name: 'Kept books' })).toBeNull();
  });
});
