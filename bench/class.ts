// `node bench/class.ts`: a class of thirty finishes a book in the same second, on thirty tablets: spread over
// that second, and all at one moment. How long each child waits for her star and for the shelf behind it,
// beside one tablet alone in the same run.
import { setTimeout } from 'node:timers/promises';
import type { Enrolled } from '../e2e/support/enrol.ts';
import { type Engine, engines, type Filled, onEachEngine } from './filled.ts';
import { median } from './median.ts';
import { bookOf, finishOf, forBook, requestOf } from './replay.ts';
import { Wire } from './wire.ts';

const TABLETS = 30;
const ROUNDS = 7;
/** A school's library. */
const SCHOOL = { books: 1_000, children: 10_000 };
/** Each round has one for the tablet alone, one for each way in which the class comes. */
const BOOKS_A_ROUND = 3;

/** From the last page's turn, in milliseconds. */
interface Wait {
  /** Until the star is there. */
  star: number;
  /** Until the shelf is, refreshed. */
  shelf: number;
}

interface Waits {
  median: Wait;
  longest: Wait;
}

interface Class {
  alone: Waits;
  inOneSecond: Waits;
  atOneMoment: Waits;
  /** Calls that were refused or broke off. */
  failures: number;
  /** Children who have a star too many or too few; there are thirty. */
  wrongStars: number;
}

/** Starts libraries of its own. About a minute. */
const measureClass = (): Promise<Record<Engine, Class>> =>
  onEachEngine({ ...SCHOOL, families: TABLETS + 1 }, measure);

async function measure({ origin, calls, families }: Filled): Promise<Class> {
  const finish = finishOf(calls);
  const writes = finish.findIndex(({ method }) => method === 'GET');
  const watched = bookOf(calls);
  let failures = 0;
  /** The writes one after the other, as the tablet sends them; then the reads at once. */
  const prepare = ({ token }: Enrolled, book: number) => {
    const requests = finish.map((call) =>
      requestOf(forBook(call, watched, `seeded-${book}`), token),
    );
    const wires = finish.slice(writes).map(() => new Wire(origin));
    const ask = async (wire: Wire | undefined, request: Buffer) => {
      const status = await wire?.ask(request).catch(() => null);
      if (status !== 200) failures++;
    };
    return async (): Promise<Wait> => {
      const began = performance.now();
      for (const request of requests.slice(0, writes)) await ask(wires[0], request);
      const star = performance.now() - began;
      await Promise.all(requests.slice(writes).map((request, n) => ask(wires[n], request)));
      const shelf = performance.now() - began;
      for (const wire of wires) wire.close();
      return { star, shelf };
    };
  };

  const [one, ...tablets] = families;
  if (!one) throw new Error('There is no family');
  const finishAll = (book: number, over: number) =>
    Promise.all(
      tablets
        .map((family) => prepare(family, book))
        .map(async (finishBook, n) => {
          await setTimeout((over / TABLETS) * n);
          return finishBook();
        }),
    );
  const waits = { alone: [] as Wait[], inOneSecond: [] as Wait[], atOneMoment: [] as Wait[] };
  // The first is a warm-up: its times are not kept, its stars are.
  for (let round = 0; round <= ROUNDS; round++) {
    const book = round * BOOKS_A_ROUND;
    const alone = await prepare(one, book)();
    const inOneSecond = await finishAll(book + 1, 1000);
    const atOneMoment = await finishAll(book + 2, 0);
    if (round === 0) continue;
    waits.alone.push(alone);
    waits.inOneSecond.push(...inOneSecond);
    waits.atOneMoment.push(...atOneMoment);
  }
  const stars = await Promise.all(
    tablets.map((family) => family.call<{ totalStars: number }>('GET', '/api/auth/user')),
  );
  const earned = 2 * (ROUNDS + 1);
  return {
    alone: among(waits.alone),
    inOneSecond: among(waits.inOneSecond),
    atOneMoment: among(waits.atOneMoment),
    failures,
    wrongStars: stars.filter(({ totalStars }) => totalStars !== earned).length,
  };
}

function among(waits: readonly Wait[]): Waits {
  const of = (choose: (values: number[]) => number): Wait => ({
    star: choose(waits.map(({ star }) => star)),
    shelf: choose(waits.map(({ shelf }) => shelf)),
  });
  return { median: of(median), longest: of((values) => Math.max(...values)) };
}

function classSection(classes: Record<Engine, Class>): string {
  const rows = engines.flatMap((engine) => {
    const { alone, inOneSecond, atOneMoment } = classes[engine];
    const row = (name: string, { median, longest }: Waits) => {
      const cell = (until: keyof Wait) =>
        `${median[until].toFixed(0)} ms | ${longest[until].toFixed(0)} ms | ${(median[until] / alone.median[until]).toFixed(1)} times`;
      return `| ${engine}, ${name} | ${cell('star')} | ${cell('shelf')} |`;
    };
    return [
      row('one tablet alone', alone),
      row(`${TABLETS} spread over a second`, inOneSecond),
      row(`${TABLETS} at one moment`, atOneMoment),
    ];
  });
  const sum = (what: 'failures' | 'wrongStars') =>
    engines.reduce((total, engine) => total + classes[engine][what], 0);
  return `## A class finishes a book in the same second

${TABLETS} children, ${ROUNDS} books one after the other, in a library of ${SCHOOL.books.toLocaleString('en')} books and ${SCHOOL.children.toLocaleString('en')} children. From the turn of the last page until
the star is there, and until the shelf behind it is fresh; as times of the median of one tablet alone.
Calls that failed: ${sum('failures')}, of 0 allowed. Children with a star too many or too few: ${sum('wrongStars')}, of 0 allowed.

| | Star: median | longest | to one alone | Shelf: median | longest | to one alone |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

console.log(classSection(await measureClass()));
