// `node bench/growth.ts`: what each call costs in a library with 36 books and 100 students, and in one with
// 10,000 and 100,000, on SQLite and on PostgreSQL. Both libraries run side by side and are asked in turns,
// so that what else the machine does weighs on both. Prints a section of the results; its limit is the ratio.
import { type Ask, growing, held, type Side } from './growth-calls.ts';
import { type Engine, engines, type Library, onEachEngine } from './library.ts';
import { limitCell } from './limits.ts';
import { median } from './median.ts';
import { send } from './send.ts';

/** The demo catalogue's 36 books are among them. */
const DEMO_BOOKS = 36;
const SMALL = { books: DEMO_BOOKS, students: 100 };
const LARGE = { books: 10_000, students: 100_000 };
const TIMES = 200;
/** How often what grows is asked. */
const GROWING_TIMES = 20;
/** So often a call is made before it is measured: code is compiled, pages of the database are at hand. */
const WARM_UP = 20;
/** One with books behind her, and as many as finish the whole demo catalogue in `TIMES` and `WARM_UP`. */
const FAMILIES = 1 + Math.ceil((TIMES + WARM_UP) / DEMO_BOOKS);
/** More is growth. */
const LIMIT = 1.2;

interface Grown {
  /** Medians in milliseconds. */
  small: number;
  large: number;
  /** Of the last answer. */
  smallBytes: number;
  largeBytes: number;
}

/** By the name of the call. */
type Measured = Record<string, Grown>;

const sizeOf = ({ books, students }: typeof SMALL) => ({
  ...{ books: books - DEMO_BOOKS, children: students, families: FAMILIES },
});

/** The first family reads a while, and the owner opens a book. */
async function sideOf({ origin, families, owner, demo }: Library): Promise<Side> {
  const [reader] = families;
  for (const { id } of demo.slice(0, 9)) await reader?.call('POST', `/api/progress/${id}/complete`);
  for (const { id } of demo.slice(9, 12))
    await reader?.call('POST', '/api/progress', { bookId: id, currentPage: 1 });
  const path = '/api/admin/books/sam-and-the-wet-hat';
  const book = await owner.call<Record<string, unknown>>('GET', path);
  const kept = ['id', 'title', 'author', 'category', 'coverImageUrl', 'flipbookType', 'content'];
  const edited = Object.fromEntries(kept.map((field) => [field, book[field]]));
  const cell = { category: '', phonogram: '' };
  return { origin, families, owner, books: demo, cell, edited };
}

/** A cell of the owner's map that has as many books in both libraries, and some. */
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

async function time(ask: Ask, n: number, side: Side): Promise<{ spent: number; bytes: number }> {
  const { method = 'GET', path, body, family } = await ask(n, side);
  const caller = family
    ? { authorization: `Bearer ${family.token}` }
    : { 'admin-auth': side.owner.token };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { ...caller, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const began = performance.now();
  const answer = await send(side.origin, { method, path, headers, ...sent });
  const spent = performance.now() - began;
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}`);
  return { spent, bytes: answer.body.length };
}

async function compare(ask: Ask, times: number, small: Side, large: Side): Promise<Grown> {
  const spent = { small: [] as number[], large: [] as number[] };
  const bytes = { smallBytes: 0, largeBytes: 0 };
  for (let n = 0; n < WARM_UP + times; n++) {
    const first = await time(ask, n, n % 2 === 0 ? small : large);
    const second = await time(ask, n, n % 2 === 0 ? large : small);
    const [ofSmall, ofLarge] = n % 2 === 0 ? [first, second] : [second, first];
    Object.assign(bytes, { smallBytes: ofSmall.bytes, largeBytes: ofLarge.bytes });
    if (n < WARM_UP) continue;
    spent.small.push(ofSmall.spent);
    spent.large.push(ofLarge.spent);
  }
  return { ...bytes, small: median(spent.small), large: median(spent.large) };
}

async function measure(few: Library, many: Library): Promise<Measured> {
  const small = await sideOf(few);
  const large = await sideOf(many);
  small.cell = large.cell = await findCell(small, large);
  const measured: Measured = {};
  for (const [name, ask] of Object.entries({ ...held, ...growing })) {
    measured[name] = await compare(ask, name in held ? TIMES : GROWING_TIMES, small, large);
  }
  return measured;
}

const found = await onEachEngine([sizeOf(SMALL), sizeOf(LARGE)], measure);

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
function cells(name: string, engine: Engine): string {
  const { small = NaN, large = NaN, smallBytes = 0, largeBytes = 0 } = found[engine][name] ?? {};
  const show = (ratio: number) => ratio.toFixed(2);
  // What is shown is what is held.
  const value = Math.round((100 * large) / small) / 100;
  const times = `${small.toFixed(2)} → ${large.toFixed(2)}`;
  const bytes = `${kilobytes(smallBytes)} → ${kilobytes(largeBytes)}`;
  if (name in growing) return `${times} | ${show(value)}, ${bytes}`;
  const of = `Growth of ${name} on ${engine}`;
  return `${times} | ${limitCell({ name: of, value, atMost: LIMIT, show })}`;
}

function table(calls: Record<string, Ask>): string {
  const rows = Object.keys(calls).map(
    (name) => `| ${name} | ${engines.map((engine) => cells(name, engine)).join(' | ')} |`,
  );
  return `| Call | SQLite, ms | ratio | PostgreSQL, ms | ratio |
| --- | --- | --- | --- | --- |
${rows.join('\n')}`;
}

console.log(`## As it grows

From ${SMALL.books} books and ${SMALL.students} students to ${LARGE.books.toLocaleString('en')} and ${LARGE.students.toLocaleString('en')}, medians of ${TIMES} calls made in turns. Both answers have as
many cards. The limit of the ratio is ${LIMIT.toFixed(2)}.

${table(held)}

These hold every book, or come after a change has made the library read every book anew, and grow with their number:

${table(growing)}
`);
