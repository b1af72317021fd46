import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BookCard } from '../../contracts/books.ts';
import { bookQuery, queryClient } from '../api/queries.ts';
import { startSession } from '../auth/session.tsx';
import { stubDevice } from '../test-support/caches.ts';
import { identity } from '../test-support/identity.ts';
import { beFamily, placeIn } from '../test-support/people.ts';
import { server } from '../test-support/server.ts';
import { bookOf, cardOf, contentOf } from '../test-support/shelf.ts';
import { toastStore } from '../ui/toast-store.ts';
import { beginAsked, keepStore, stopAll, stopAsked } from './keep-state.ts';
import { removeUnused } from './fetch-book.ts';
import { keepAsked, keepQuietly } from './keeping.ts';
import { roomOf, useKeepState } from './kept-books.ts';
import { areAnswersStored } from './kept-answers.ts';
import { changeList, listStore } from './kept-list.ts';
import { watchKept } from './watch-kept.ts';

const titles = ['Sam', 'Pat', 'Meg', 'Ted', 'Gus'];
const cards = titles.map((title) => cardOf(title, 'level1'));
const [sam, pat] = cards as [BookCard, BookCard];

const cover = ({ id }: BookCard) => `/public-objects/${id}-cover.svg`;
const page = ({ id }: BookCard, number: number) => `/public-objects/${id}-${number}.webp`;
const SHARED = '/public-objects/shared.webp';

let device: ReturnType<typeof stubDevice>;

/** Each book has a cover, seven pictures of its own, and one of all books: 900 bytes. */
const contentFor = (card: BookCard) =>
  contentOf(
    [1, 2, 3, 4, 5, 6, 7]
      .map((number) => page(card, number))
      .concat(SHARED)
      .map((address) => `<img src="${address}"><p>It is a page.</p>`),
  );

beforeEach(() => {
  device = stubDevice();
  beFamily({ books: cards });
  server.answer('GET /api/books/{bookId}', ({ params }) => {
    const card = cards.find(({ id }) => id === params['bookId']) ?? sam;
    return bookOf(card, { content: contentFor(card) });
  });
  server.answer('GET /api/progress/{bookId}', ({ params }) => placeIn(params['bookId'] ?? ''));
  startSession(identity.open);
  stopAll();
});

const ask = (...books: BookCard[]) =>
  keepAsked(books.map((book) => ({ book, signal: beginAsked(book.id) })));
const kept = () => listStore.getState().books.map(({ title }) => title);
const { getState } = keepStore;

function setSavingData(saveData: boolean): void {
  const connection = { value: { saveData } };
  vi.stubGlobal('navigator', Object.create(navigator, { connection }));
}

/** The clock gives each book a time of its own. */
async function keepBySelf(book: BookCard, why: 'opened' | 'proposed'): Promise<void> {
  await vi.advanceTimersByTimeAsync(1);
  await keepQuietly(book, why);
}

describe('asked for', () => {
  it('a book is in the list once all of its files are there, at most four of which are fetched at once', async () => {
    const done = ask(sam);
    const { result } = renderHook(() => useKeepState(sam.id));
    expect(result.current).toEqual({ state: 'fetching', percent: 0 });
    expect(kept()).toEqual([]);
    await act(() => done);
    expect(result.current).toEqual({ state: 'kept', byHand: true });
    expect(listStore.getState().books[0]).toMatchObject({ title: 'Sam', bytes: 900 });
    expect(device.files()).toEqual(
      expect.arrayContaining([cover(sam), page(sam, 1), page(sam, 7), SHARED]),
    );
    expect(device.most()).toBe(4);
    expect(localStorage.getItem('kept_books:robin')).toContain('"Sam"');
  });

  it('it shows how far it is', async () => {
    const percents: number[] = [];
    const stop = keepStore.subscribe(({ fetching }) => {
      const percent = fetching.get(sam.id);
      if (percent !== undefined) percents.push(percent);
    });
    await ask(sam);
    stop();
    expect([...new Set(percents)]).toEqual([0, 11, 22, 33, 44, 55, 66, 77, 88, 100]);
  });

  it('books are kept one after the other, a file of several of them is fetched once, and takes room once', async () => {
    await ask(sam, pat);
    expect(kept().toSorted()).toEqual(['Pat', 'Sam']);
    expect(device.fetched.filter((address) => address === SHARED)).toHaveLength(1);
    expect(roomOf(listStore.getState().books)).toBe(1700);
  });

  it('stopping it leaves nothing, and says nothing', async () => {
    const begun = Promise.withResolvers<void>();
    device.answer(page(sam, 7), async (signal) => {
      begun.resolve();
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('Aborted')));
      });
    });
    const done = ask(sam);
    await begun.promise;
    expect(device.files()).not.toEqual([]);
    stopAsked(sam.id);
    expect(getState().fetching.size).toBe(0);
    await done;
    expect([device.files(), kept(), getState().problem]).toEqual([[], [], null]);
    expect(toastStore.getState()).toBeNull();
  });

  it('a file that fails ends it and leaves nothing but what other books need, which is said once', async () => {
    await ask(sam);
    const before = device.files();
    device.answer(page(pat, 7), () => Promise.reject(new TypeError('Failed to fetch')));
    await ask(pat);
    expect(device.files()).toEqual(before);
    expect(kept()).toEqual(['Sam']);
    expect(getState().problem).toEqual({ wanted: 1, kept: 0, why: 'network' });
    expect(toastStore.getState()).toMatchObject({ title: 'The book could not be kept' });
    await ask(sam);
    expect(getState().problem).toBeNull();
  });

  it("a page of a captive portal is not kept as a picture, nor is the library's refusal", async () => {
    const portal = { headers: { 'Content-Type': 'text/html' } };
    device.answer(page(sam, 2), async () => new Response('<h1>Hotel</h1>', portal));
    await ask(sam);
    expect(kept()).toEqual([]);
    device.answer(page(sam, 2), async () => new Response('', { status: 403 }));
    await ask(sam);
    expect(kept()).toEqual([]);
  });

  it.each([404, 410])(
    'a book is kept without a picture that answers %i, which is not asked for again',
    async (status) => {
      device.answer(page(sam, 2), async () => new Response('', { status }));
      await ask(sam);
      expect(kept()).toEqual(['Sam']);
      expect(device.files()).toHaveLength(8);
      const { length } = device.fetched;
      onTestFinished(watchKept());
      await queryClient.fetchQuery({ ...bookQuery(sam.id), staleTime: 0 });
      await vi.advanceTimersByTimeAsync(100);
      expect(device.fetched).toHaveLength(length);
    },
  );

  it('a flipbook without one of its pages is not kept', async () => {
    const id = 'a'.repeat(32);
    const size = { width: 1200, height: 1600, text: '' };
    const frame = JSON.stringify({ id, ticket: 't', pages: [size, size] });
    const html = `<script type="application/json" id="flipbook">${frame}</script>`;
    const flipbookUrl = `https://library.example/flipbooks/${id}?ticket=t`;
    server.answer('GET /api/books/{bookId}', bookOf(sam, { flipbookUrl }));
    device.answer(`/flipbooks/${id}?ticket=t`, async () => new Response(html));
    device.answer(
      `/flipbooks/${id}/page-2.webp?ticket=t`,
      async () => new Response('', { status: 404 }),
    );
    await ask(sam);
    expect([device.files(), kept()]).toEqual([[], []]);
    expect(toastStore.getState()).toMatchObject({ title: 'The book could not be kept' });
  });

  it('a file that comes slowly is waited for, and one of which nothing comes for a minute is not', async () => {
    const comesIn = (...pauses: number[]) =>
      device.answer(page(sam, 2), async (signal) => {
        const ahead = [...pauses];
        const body = new ReadableStream({
          async pull(stream) {
            const pause = ahead.shift();
            if (pause === undefined) return stream.close();
            await new Promise((resolve, reject) => {
              setTimeout(resolve, pause);
              signal?.addEventListener('abort', reject);
            });
            stream.enqueue(new Uint8Array(1));
          },
        });
        return new Response(body, { headers: { 'Content-Type': 'image/webp' } });
      });
    async function askAndWait(): Promise<void> {
      const done = ask(sam);
      await vi.advanceTimersByTimeAsync(200_000);
      await done;
    }
    comesIn(61_000);
    await askAndWait();
    expect([kept(), getState().problem?.why]).toEqual([[], 'network']);
    comesIn(50_000, 50_000, 50_000);
    await askAndWait();
    expect(kept()).toEqual(['Sam']);
    expect(roomOf(listStore.getState().books)).toBe(803);
  });

  it('a book whose answers find no room is not kept, and the device is called full', async () => {
    const asked = Promise.withResolvers<boolean>();
    vi.mocked(areAnswersStored).mockReturnValue(asked.promise);
    const done = ask(sam);
    const { result } = renderHook(() => useKeepState(sam.id));
    await vi.waitFor(() => expect(kept()).toEqual(['Sam']), { timeout: 15_000 });
    expect(result.current).toEqual({ state: 'fetching', percent: 100 });
    asked.resolve(false);
    await act(() => done);
    expect([device.files(), kept(), result.current.state]).toEqual([[], [], 'none']);
    expect(getState().problem).toEqual({ wanted: 1, kept: 0, why: 'full' });
    expect(toastStore.getState()).toMatchObject({ title: 'This device is full' });
  });

  it('a flipbook of another host is not kept, and those after it are', async () => {
    const crab: BookCard = { ...pat, flipbookType: 'fliphtml5', isElsewhere: true };
    await ask(crab, sam);
    expect(kept()).toEqual(['Sam']);
    expect(getState().problem).toEqual({ wanted: 2, kept: 1, why: 'elsewhere' });
  });

  it('where the device is full, what fits stays, and the rest is not begun', async () => {
    device.setRoom(2000);
    await ask(...cards);
    expect(kept().toSorted()).toEqual(['Pat', 'Sam']);
    expect(device.files()).toHaveLength(17);
    expect(getState().problem).toEqual({ wanted: 5, kept: 2, why: 'full' });
    expect(device.fetched).not.toContain(cover(cards[3] as BookCard));
  });

  it('what was begun for one child is dropped when another one reads', async () => {
    const done = ask(sam);
    stopAll();
    await done;
    expect([device.files(), kept()]).toEqual([[], []]);
  });
});

describe('by themselves', () => {
  it('the last three books opened and the proposed one are kept, and the files of older ones are gone', async () => {
    const [first, second, third, fourth, next] = cards as [
      ...[BookCard, BookCard, BookCard, BookCard, BookCard],
    ];
    await keepBySelf(next, 'proposed');
    for (const book of [first, second, third, fourth]) await keepBySelf(book, 'opened');
    expect(kept()).toEqual(['Ted', 'Meg', 'Pat', 'Gus']);
    expect(device.files()).not.toContain(cover(first));
    await keepBySelf(first, 'proposed');
    expect(kept()).toEqual(['Sam', 'Ted', 'Meg', 'Pat']);
    expect(toastStore.getState()).toBeNull();
  });

  it('an opened book that is kept already is the newest one, without being fetched again', async () => {
    await keepBySelf(sam, 'proposed');
    await keepBySelf(pat, 'opened');
    const { length } = device.fetched;
    await keepBySelf(sam, 'opened');
    expect(kept()).toEqual(['Sam', 'Pat']);
    expect(device.fetched).toHaveLength(length);
  });

  it('a book that is asked for then stays, at once', async () => {
    await keepBySelf(sam, 'opened');
    const { length } = device.fetched;
    await ask(sam);
    for (const book of cards.slice(1)) await keepBySelf(book, 'opened');
    expect(kept()).toEqual(['Gus', 'Ted', 'Meg', 'Sam']);
    expect(device.fetched.slice(0, length).filter((one) => one === cover(sam))).toHaveLength(1);
    expect(device.fetched.slice(length)).not.toContain(cover(sam));
  });

  it('nothing is, while the browser asks to save data or something is fetched that was asked for', async () => {
    setSavingData(true);
    await keepQuietly(sam, 'opened');
    expect(device.fetched).toEqual([]);
    setSavingData(false);
    const done = ask(pat);
    await keepQuietly(sam, 'opened');
    await done;
    expect(kept()).toEqual(['Pat']);
  });

  it('a book whose answers find no room is not kept', async () => {
    vi.mocked(areAnswersStored).mockResolvedValue(false);
    await keepQuietly(sam, 'opened');
    expect([device.files(), kept(), toastStore.getState()]).toEqual([[], [], null]);
  });

  it('they fail in silence, and leave nothing', async () => {
    device.answer(page(sam, 7), () => Promise.reject(new TypeError('Failed to fetch')));
    await keepQuietly(sam, 'opened');
    expect([device.files(), kept(), toastStore.getState()]).toEqual([[], [], null]);
  });

  it('they make room for those that are asked for, and take none from them', async () => {
    device.setRoom(1800);
    await keepBySelf(sam, 'opened');
    await ask(pat);
    await keepBySelf(sam, 'opened');
    await ask(cards[2] as BookCard);
    expect(kept().toSorted()).toEqual(['Meg', 'Pat']);
    await keepBySelf(sam, 'opened');
    expect(kept().toSorted()).toEqual(['Meg', 'Pat']);
    expect(device.files()).toHaveLength(17);
  });
});

describe('later', () => {
  it('files that another child keeps stay', async () => {
    await ask(sam);
    const list = localStorage.getItem('kept_books:robin') ?? '';
    localStorage.setItem('kept_books:leo:robin', list);
    changeList(() => []);
    await removeUnused();
    expect(device.files()).toHaveLength(9);
    localStorage.removeItem('kept_books:leo:robin');
    await removeUnused();
    expect(device.files()).toEqual([]);
  });

  it('the list follows another tab, and a list that cannot be read is empty', async () => {
    await ask(sam);
    const list = localStorage.getItem('kept_books:robin') ?? '';
    const change = (value: string) => {
      localStorage.setItem('kept_books:robin', value);
      dispatchEvent(new StorageEvent('storage', { key: 'kept_books:robin' }));
    };
    for (const broken of ['{', '{}', 'null', '[null, 1, {"id": "sam"}]']) {
      change(broken);
      expect(kept()).toEqual([]);
    }
    change(list);
    expect(kept()).toEqual(['Sam']);
  });

  it('books whose files the browser has removed leave the list, which is said of those that were asked for', async () => {
    await ask(sam, pat);
    await keepBySelf(cards[2] as BookCard, 'opened');
    device.lose(page(sam, 1), page(cards[2] as BookCard, 1));
    onTestFinished(watchKept());
    await vi.waitFor(() => expect(kept()).toEqual(['Pat']), { timeout: 15_000 });
    expect(toastStore.getState()?.title).toBe('This device needed room, and removed 1 kept book.');
    await vi.waitFor(() => expect(device.files()).toHaveLength(9), { timeout: 15_000 });
  });

  it('a kept book that has changed has its new files, and one that is gone has none', async () => {
    await ask(sam, pat);
    server.answer('GET /api/books/{bookId}', ({ params }) => {
      const card = cards.find(({ id }) => id === params['bookId']) ?? sam;
      return bookOf(
        { ...card, title: 'Sam Sat' },
        { content: contentOf([`<img src="${SHARED}">`]) },
      );
    });
    const fetchAgain = (id: string) => queryClient.fetchQuery({ ...bookQuery(id), staleTime: 0 });
    // Fetched before the books are watched, and after.
    await fetchAgain(sam.id);
    onTestFinished(watchKept());
    await vi.waitFor(() => expect(kept()).toContain('Sam Sat'), { timeout: 15_000 });
    await fetchAgain(pat.id);
    await vi.waitFor(
      () => expect(device.files().toSorted()).toEqual([cover(pat), cover(sam), SHARED].toSorted()),
      { timeout: 15_000 },
    );

    server.refuse('GET /api/books/{bookId}', 404);
    await expect(fetchAgain(sam.id)).rejects.toThrow('404');
    await vi.waitFor(
      () => expect(device.files().toSorted()).toEqual([cover(pat), SHARED].toSorted()),
      { timeout: 15_000 },
    );
  });
});
