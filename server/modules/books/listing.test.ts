// A list by fit counts new sounds only for the steps it needs. These tests compare all lists, for random shelves and
// children, with a simple implementation that evaluates every book.
import { describe, expect, test } from 'vitest';
import { shelfOrders, type ShelfQuery } from '../../../contracts/books.ts';
import { fitRank, newSoundsOf, readingStates, soundsMet, stepNow } from '../../../domain/fit.ts';
import { categories, levelOf } from '../../../domain/levels.ts';
import { searchFor } from '../../../domain/search.ts';
import { NO_PLACE } from '../catalogue/book-place.ts';
import { buildShelf, type Shelf, shelve, type ShelvedBook } from '../catalogue/shelf.ts';
import { teachingOrder } from '../catalogue/teaching-order.ts';
import { steps } from '../../../phonics/steps.ts';
import { testBook } from '../../test-support/library.ts';
import type { StudentReading } from './student-reading.ts';
import { listShelf, pageOf, proposeAgain, proposeBook } from './listing.ts';

const WORDS = ['Hen', 'Ship', 'Moon', 'Pond', 'Böat'];

function makeRandom(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  const below = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const one = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  return { below, one };
}
type Random = ReturnType<typeof makeRandom>;

function randomShelf({ below, one }: Random): Shelf {
  const count = below(80);
  const levels = 1 + below(9);
  return buildShelf(
    Array.from({ length: count }, (_, index) =>
      shelve({
        ...testBook({
          id: `book-${index}`,
          title: `${one(WORDS)} ${one(WORDS)}`,
          description: below(3) === 0 ? null : `Of a ${one(WORDS)}.`,
          category: one(categories.slice(0, levels)),
        }),
        ...{ level_reason: null, held: null, publish_at: null, ...NO_PLACE },
        step: below(5) === 0 ? null : one(steps).id,
        different_words: below(5) === 0 ? null : 10 + below(40),
        phonograms:
          below(6) === 0
            ? null
            : JSON.stringify([
                ...teachingOrder.filter(() => below(8) === 0).map(({ key }) => key),
                ...(below(9) === 0 ? ['gone:gone'] : []),
              ]),
      }),
    ),
  );
}

function randomChild(shelf: Shelf, { below, one }: Random): StudentReading {
  const start = below(steps.length);
  const eager = one([0, 1, 3, 10]);
  const begun = shelf.books.filter(() => below(10) < eager);
  const finished = new Set(begun.filter(() => below(3) > 0));
  const readAt = new Map(begun.map((book) => [book, below(20)]));
  const met = soundsMet(start, teachingOrder, finished);
  return {
    step: stepNow(start, shelf.steps, met, Math.max(-1, ...[...finished].map(({ step }) => step))),
    stateOf: (book) => {
      if (finished.has(book)) return 'finished';
      return readAt.has(book) ? 'reading' : 'notStarted';
    },
    readAt: (book) => readAt.get(book) ?? 0,
    newSoundsOf: (book) => newSoundsOf(book, met),
  };
}

/** A simple implementation of the contract, which evaluates every book. */
function listPlainly(shelf: Shelf, child: StudentReading, wanted: ShelfQuery): ShelvedBook[] {
  const { category, step, search, state, sort = 'level' } = wanted;
  const matches = searchFor(search ?? '');
  const rankOf = (book: ShelvedBook) =>
    fitRank(
      {
        step: book.step,
        newSounds: child.newSoundsOf(book)?.length ?? null,
        state: child.stateOf(book),
        readAt: child.readAt(book),
      },
      child.step,
    );
  const found = shelf.books.filter(
    (book) =>
      (category === undefined || book.level === levelOf(category)) &&
      (step === undefined || steps[book.step]?.id === step) &&
      (state === undefined || child.stateOf(book) === state) &&
      matches(book.text),
  );
  if (sort === 'fit') return found.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (sort === 'recent') return found.toSorted((a, b) => child.readAt(b) - child.readAt(a));
  return found;
}

const idsOf = (books: readonly ShelvedBook[]) => books.map(({ id }) => id);

describe.each(Array.from({ length: 40 }, (_, seed) => seed))('shelf %i', (seed) => {
  const random = makeRandom(seed);
  const { below, one } = random;
  const shelf = randomShelf(random);

  test('every list equals the list of the simple implementation', () => {
    for (let time = 0; time < 4; time++) {
      const child = randomChild(shelf, random);
      for (const sort of [undefined, ...shelfOrders])
        for (const state of [undefined, ...readingStates])
          for (const category of [undefined, one(categories)])
            for (const search of [undefined, '', one(WORDS), `e ${one(WORDS)}`, 'level 1']) {
              const step = one([undefined, undefined, one(steps).id]);
              const wanted = { sort, state, category, step, search };
              const plainly = idsOf(listPlainly(shelf, child, wanted));
              const { books, total } = listShelf(shelf, child, wanted);
              expect(idsOf([...books]), JSON.stringify(wanted)).toEqual(plainly);
              expect(total).toBe(plainly.length);
              const [offset, limit] = [below(30), 1 + below(10)];
              const page = pageOf(listShelf(shelf, child, wanted), { offset, limit });
              expect(idsOf(page.items)).toEqual(plainly.slice(offset, offset + limit));
            }
    }
  });

  test('the proposed book is the best fitting book that is not begun', () => {
    for (let time = 0; time < 20; time++) {
      const child = randomChild(shelf, random);
      const [first] = listPlainly(shelf, child, { sort: 'fit', state: 'notStarted' });
      expect(proposeBook(shelf, child)?.id).toBe(first?.id);
    }
  });

  test('the book to read again is the finished one read longest ago, of those that can earn a paw print', () => {
    for (let time = 0; time < 20; time++) {
      const child = randomChild(shelf, random);
      const full = new Set(shelf.books.filter(() => below(3) === 0));
      const again = proposeAgain(shelf, child, (book) => full.has(book));
      const finished = listPlainly(shelf, child, { sort: 'fit', state: 'finished' });
      expect(again).toBe(finished.find((book) => !full.has(book)) ?? finished[0]);
      const times = finished.map((book) => child.readAt(book));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });
});
