// `node bench/class.ts`: a class of thirty finishes a book on thirty tablets, spread over one second, and all at
// the same moment. Measures how long each child waits for the star and for the refreshed shelf, compared with one
// tablet alone in the same run. Limits: no call fails, and every child has the right number of stars.
import { setTimeout } from 'node:timers/promises';
import type { Enrolled } from '../e2e/support/enrol.ts';
import { engines, type Library, onEachEngine } from './library.ts';
import { limitRow } from './limits.ts';
import { median } from './median.ts';
import { finishOf, forBook, requestOf } from './replay.ts';
import { send } from './send.ts';
import { recordSessions } from './session.ts';

const TABLETS = 30;
const ROUNDS = 7;
/** The library of a school, with a family for each tablet and one more for the tablet alone. */
const SCHOOL = { books: 1_000, children: 10_000, families: TABLETS + 1 };
/** One book for each scenario. */
const BOOKS_A_ROUND = 3;

/** Times since the turn of the last page, in milliseconds. */
interface Wait {
  /** Until the star is saved. */
  star: number;
  /** Until the shelf is refreshed. */
  shelf: number;
}

const scenarios = {
  alone: 'one tablet alone',
  spread: `${TABLETS} spread over a second`,
  together: `${TABLETS} at one moment`,
};
type Waits = Record<keyof typeof scenarios, Wait[]>;

const finish = finishOf((await recordSessions())[1].calls);
const firstRead = finish.findIndex(({ method }) => method === 'GET');
let failures = 0;
let wrongStars = 0;

/** Sends the writes one after the other and then the reads in parallel, as the tablet does. */
async function finishBook(origin: string, { token }: Enrolled, book: number): Promise<Wait> {
  const sendRequest = async (request: ReturnType<typeof requestOf>) => {
    const { status } = await send(origin, request).catch(() => ({ status: 0 }));
    if (status !== 200) failures++;
  };
  const requests = finish.map((call) => requestOf(forBook(call, `seeded-${book}`), token));
  const start = performance.now();
  for (const request of requests.slice(0, firstRead)) await sendRequest(request);
  const star = performance.now() - start;
  await Promise.all(requests.slice(firstRead).map(sendRequest));
  return { star, shelf: performance.now() - start };
}

async function measure({ origin, families }: Library): Promise<Waits> {
  const [one, ...tablets] = families;
  if (!one) throw new Error('There is no family');
  const finishAll = (book: number, within: number) =>
    Promise.all(
      tablets.map(async (family, n) => {
        await setTimeout((n * within) / TABLETS);
        return finishBook(origin, family, book);
      }),
    );
  const waits: Waits = { alone: [], spread: [], together: [] };
  // The first round is a warm-up: its times are not recorded, but its stars count.
  for (let round = 0; round <= ROUNDS; round++) {
    const book = round * BOOKS_A_ROUND;
    const alone = await finishBook(origin, one, book);
    const spread = await finishAll(book + 1, 1000);
    const together = await finishAll(book + 2, 0);
    if (round === 0) continue;
    waits.alone.push(alone);
    waits.spread.push(...spread);
    waits.together.push(...together);
  }
  for (const family of tablets) {
    const { totalStars } = await family.call<{ totalStars: number }>('GET', '/api/auth/user');
    if (totalStars !== 2 * (ROUNDS + 1)) wrongStars++;
  }
  return waits;
}

const found = await onEachEngine([SCHOOL], measure);

const rows = engines.flatMap((engine) =>
  Object.entries(scenarios).map(([scenario, name]) => {
    const cells = (['star', 'shelf'] as const).map((until) => {
      const times = found[engine][scenario as keyof Waits].map((wait) => wait[until]);
      const ratio = median(times) / median(found[engine].alone.map((wait) => wait[until]));
      return `${median(times).toFixed(0)} ms | ${Math.max(...times).toFixed(0)} ms | ${ratio.toFixed(1)} times`;
    });
    return `| ${engine}, ${name} | ${cells.join(' | ')} |`;
  }),
);
console.log(`## A class finishes a book in the same second

${TABLETS} children, ${ROUNDS} books one after the other, in a library of ${SCHOOL.books.toLocaleString('en')} books and ${SCHOOL.children.toLocaleString('en')} children. From the turn of the last page until
the star is there, and until the shelf behind it is fresh; as times of the median of one tablet alone.

| | Star: median | longest | to one alone | Shelf: median | longest | to one alone |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

| On both engines | Count | Limit |
| --- | --- | --- |
${limitRow({ name: 'Calls that failed', value: failures, atMost: 0 })}
${limitRow({ name: 'Children with a star too many or too few', value: wrongStars, atMost: 0 })}
`);
