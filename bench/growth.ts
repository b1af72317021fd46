// `node bench/growth.ts`: measures each call in a library with 36 books and 100 students, and in one with 10,000
// books and 100,000 students, on SQLite and on PostgreSQL. Both libraries run side by side and are called in turns,
// so that other work of the machine affects both. Prints a section of the results. Its limits are the ratio of calls that
// should not grow, and the milliseconds that selecting from more books may add.
import {
  constantCalls,
  growingCalls,
  type PlanCall,
  selectingCalls,
  type Side,
} from './growth-calls.ts';
import { type Engine, engines, type Library, onEachEngine } from './library.ts';
import { limitCell } from './limits.ts';
import { median } from './median.ts';
import { send } from './send.ts';

/** Both libraries include the demo catalogue. */
const DEMO_BOOKS = 36;
const SMALL = { books: DEMO_BOOKS, students: 100 };
const LARGE = { books: 10_000, students: 100_000 };
const TIMES = 200;
/** How often each growing call is measured. */
const GROWING_TIMES = 20;
/** How often a call is made before it is measured, so that code is compiled and the database cache is warm. */
const WARM_UP = 20;
/** One family that has read some books, and enough families to finish a new demo book in every call. */
const FAMILIES = 1 + Math.ceil((TIMES + WARM_UP) / DEMO_BOOKS);
/** The highest ratio that does not count as growth. */
const LIMIT = 1.2;
/** How much longer, in milliseconds, a call may take that selects from the books of the large library. */
const SELECTING_LIMIT = 10;

interface Growth {
  /** Medians in milliseconds. */
  small: number;
  large: number;
  /** The size of the last response. */
  smallBytes: number;
  largeBytes: number;
}

/** By name of the call. */
type Measured = Record<string, Growth>;

const sizeOf = ({ books, students }: typeof SMALL) => ({
  ...{ books: books - DEMO_BOOKS, children: students, families: FAMILIES },
});

/** The first child of the first family reads some books, a second one is added, and the owner opens a book. */
async function prepareSide({ origin, families, owner, demo }: Library): Promise<Side> {
  const [reader] = families;
  for (const { id } of demo.slice(0, 9)) await reader?.call('POST', `/api/progress/${id}/complete`);
  for (const { id } of demo.slice(9, 12))
    await reader?.call('POST', '/api/progress', { bookId: id, currentPage: 1 });
  const child = { firstName: 'Alex', age: 5, readingLevel: 1 };
  const second = await reader?.call<{ id: string }>('POST', '/api/students', child);
  if (second === undefined) throw new Error('There is no family');
  const path = '/api/admin/books/sam-and-the-wet-hat';
  const book = await owner.call<Record<string, unknown>>('GET', path);
  const fields = ['id', 'title', 'author', 'category', 'coverImageUrl', 'flipbookType', 'content'];
  const edited = Object.fromEntries(fields.map((field) => [field, book[field]]));
  const cell = { category: '', phonogram: '' };
  return { origin, families, secondChild: second.id, owner, books: demo, cell, edited };
}

/** Finds a cell of the owner's map that has the same number of books, at least one, in both libraries. */
async function findCell(small: Side, large: Side): Promise<Side['cell']> {
  interface Map {
    phonograms: { key: string; books: number[] }[];
  }
  const few = await small.owner.call<Map>('GET', '/api/admin/phonograms');
  const many = await large.owner.call<Map>('GET', '/api/admin/phonograms');
  for (const [row, { key, books }] of few.phonograms.entries()) {
    const level = books.findIndex(
      (count, index) => count > 0 && many.phonograms[row]?.books[index] === count,
    );
    if (level >= 0) return { category: `level${level + 1}`, phonogram: key };
  }
  throw new Error('No cell of the map has as many books in both libraries');
}

async function timeCall(
  plan: PlanCall,
  n: number,
  side: Side,
): Promise<{ spent: number; bytes: number }> {
  const { method = 'GET', path, body, family, student } = await plan(n, side);
  const caller = family
    ? { authorization: `Bearer ${family.token}`, ...(student !== undefined && { student }) }
    : { 'admin-auth': side.owner.token };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { ...caller, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const start = performance.now();
  const response = await send(side.origin, { method, path, headers, ...sent });
  const spent = performance.now() - start;
  if (response.status >= 300) throw new Error(`${method} ${path} answered ${response.status}`);
  return { spent, bytes: response.body.length };
}

async function compare(plan: PlanCall, times: number, small: Side, large: Side): Promise<Growth> {
  const spent = { small: [] as number[], large: [] as number[] };
  const bytes = { smallBytes: 0, largeBytes: 0 };
  for (let n = 0; n < WARM_UP + times; n++) {
    const first = await timeCall(plan, n, n % 2 === 0 ? small : large);
    const second = await timeCall(plan, n, n % 2 === 0 ? large : small);
    const [ofSmall, ofLarge] = n % 2 === 0 ? [first, second] : [second, first];
    Object.assign(bytes, { smallBytes: ofSmall.bytes, largeBytes: ofLarge.bytes });
    if (n < WARM_UP) continue;
    spent.small.push(ofSmall.spent);
    spent.large.push(ofLarge.spent);
  }
  return { ...bytes, small: median(spent.small), large: median(spent.large) };
}

async function measure(few: Library, many: Library): Promise<Measured> {
  const small = await prepareSide(few);
  const large = await prepareSide(many);
  small.cell = large.cell = await findCell(small, large);
  const measured: Measured = {};
  for (const [name, plan] of Object.entries({
    ...constantCalls,
    ...selectingCalls,
    ...growingCalls,
  })) {
    measured[name] = await compare(
      plan,
      name in growingCalls ? GROWING_TIMES : TIMES,
      small,
      large,
    );
  }
  return measured;
}

const found = await onEachEngine([sizeOf(SMALL), sizeOf(LARGE)], measure);

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
function cells(name: string, engine: Engine): string {
  const { small = NaN, large = NaN, smallBytes = 0, largeBytes = 0 } = found[engine][name] ?? {};
  const show = (ratio: number) => ratio.toFixed(2);
  // Rounds before the comparison with the limit, so that the shown value decides.
  const value = Math.round((100 * large) / small) / 100;
  const times = `${small.toFixed(2)} → ${large.toFixed(2)}`;
  const bytes = `${kilobytes(smallBytes)} → ${kilobytes(largeBytes)}`;
  if (name in growingCalls) return `${times} | ${show(value)}, ${bytes}`;
  const of = `Growth of ${name} on ${engine}`;
  if (name in selectingCalls) {
    const milliseconds = (added: number) => `+${added.toFixed(2)} ms`;
    const added = { name: of, value: large - small, atMost: SELECTING_LIMIT, show: milliseconds };
    return `${times} | ${limitCell(added)}`;
  }
  return `${times} | ${limitCell({ name: of, value, atMost: LIMIT, show })}`;
}

function table(calls: Record<string, PlanCall>, compared = 'ratio'): string {
  const rows = Object.keys(calls).map(
    (name) => `| ${name} | ${engines.map((engine) => cells(name, engine)).join(' | ')} |`,
  );
  return `| Call | SQLite, ms | ${compared} | PostgreSQL, ms | ${compared} |
| --- | --- | --- | --- | --- |
${rows.join('\n')}`;
}

console.log(`## As it grows

From ${SMALL.books} books and ${SMALL.students} students to ${LARGE.books.toLocaleString('en')} and ${LARGE.students.toLocaleString('en')}, medians of ${TIMES} calls made in turns. Both answers have as
many cards. The limit of the ratio is ${LIMIT.toFixed(2)}.

${table(constantCalls)}

These select from all books in memory. More books may add ${SELECTING_LIMIT} ms:

${table(selectingCalls, 'longer')}

These hold every book, or come after a change has made the library read every book again, and grow with their number:

${table(growingCalls)}
`);
