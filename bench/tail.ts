// `node bench/tail.ts`: how long the slowest of a hundred calls takes beside the median, with a server
// that is busy by 70 %. First the most that it carries, with callers who ask again at once; then 70 % of that
// by the clock, whoever still waits. A call counts from when it was due, so no waiting is hidden. Bare
// node:http that is as busy with each call shows what of it the machine and the queue make.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Caller, type Carried, type Load, startCaller } from './caller.ts';
import { type Engine, engines, type Filled, onEachEngine } from './filled.ts';
import { median } from './median.ts';
import { secondsOf, serverSeconds } from './processes.ts';
import { seededIds } from './seed.ts';

const SHARE = 0.7;
const LIMIT = 5;
const ROUNDS = 3;
const SECONDS = { warmUp: 5, most: 5, chance: 20, even: 10 };
const CONNECTIONS = 24;
/** More than call at once: none of them comes near a limit of server/limits/. */
const FAMILIES = 200;
const SCHOOL = { books: 1_000, children: 10_000 };

export interface Tail {
  /** Calls a second, the median of the rounds, as all that follows. */
  most: number;
  /** How busy the server's process was meanwhile, of one core. */
  busy: number;
  /** At 70 %, arriving by chance and evenly; milliseconds. */
  chance: Spread;
  even: Spread;
}

interface Spread {
  p50: number;
  p99: number;
  /** Of the two, by rounds. */
  ratio: number;
}

export interface Tails {
  session: Record<Engine, Tail>;
  books: Record<Engine, Tail>;
  bare: Tail;
}

/** A server under load. */
interface Loaded extends Pick<Load, 'origin' | 'tokens' | 'calls' | 'books'> {
  /** Processor seconds of its process so far. */
  seconds(): number;
}

const BOOKS: Load['calls'] = [{ method: 'GET', path: '/api/books', prefer: null, body: null }];

/** Starts libraries of its own. Some fourteen minutes. Throws when a call fails. */
export async function measureTails(): Promise<Tails> {
  const caller = startCaller();
  try {
    const session = await onEachEngine({ ...SCHOOL, families: FAMILIES }, (library) =>
      measureTail(caller, {
        ...serverOf(library),
        calls: library.calls,
        books: seededIds(SCHOOL.books),
      }),
    );
    // The demo catalogue, as in reads.ts.
    const books = await onEachEngine({ books: 0, children: 0, families: FAMILIES }, (library) =>
      measureTail(caller, { ...serverOf(library), calls: BOOKS, books: [] }),
    );
    const { busy, most } = session.SQLite;
    return { session, books, bare: await measureBare(caller, (1000 * busy) / most) };
  } finally {
    caller.stop();
  }
}

const serverOf = ({ origin, families, dataDir }: Filled) => ({
  origin,
  tokens: families.map(({ token }) => token),
  seconds: () => serverSeconds(dataDir),
});

/** `busyFor` milliseconds with each call. */
async function measureBare(caller: Caller, busyFor: number): Promise<Tail> {
  const server = fork(join(import.meta.dirname, 'bare-busy.ts'), [String(busyFor)]);
  const port = await new Promise((resolve) => server.once('message', resolve));
  const seconds = () => secondsOf(server.pid ?? 0);
  const origin = `http://localhost:${String(port)}`;
  try {
    return await measureTail(caller, { origin, tokens: [''], calls: BOOKS, books: [], seconds });
  } finally {
    server.disconnect();
  }
}

async function measureTail(caller: Caller, { seconds: used, ...asked }: Loaded): Promise<Tail> {
  const carry = async (seconds: number, pace: Load['pace']): Promise<Carried> => {
    const carried = await caller.carry({ ...asked, connections: CONNECTIONS, seconds, pace });
    if (carried.failures > 0) throw new Error(`${carried.failures} calls failed`);
    return carried;
  };
  await carry(SECONDS.warmUp, 'closed');
  const rounds: { most: number; busy: number; chance: Carried; even: Carried }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = used();
    const most = await carry(SECONDS.most, 'closed');
    const busy = (used() - before) / (most.calls / most.rate);
    const rate = most.rate * SHARE;
    const chance = await carry(SECONDS.chance, { rate, spacing: 'chance' });
    const even = await carry(SECONDS.even, { rate, spacing: 'even' });
    rounds.push({ most: most.rate, busy, chance, even });
  }
  const spread = (of: 'chance' | 'even'): Spread => ({
    p50: median(rounds.map((round) => round[of].p50)),
    p99: median(rounds.map((round) => round[of].p99)),
    ratio: median(rounds.map((round) => round[of].p99 / round[of].p50)),
  });
  return {
    most: median(rounds.map(({ most }) => most)),
    busy: median(rounds.map(({ busy }) => busy)),
    chance: spread('chance'),
    even: spread('even'),
  };
}

export function tailSection({ session, books, bare }: Tails): string {
  const cell = ({ p50, p99, ratio }: Spread) =>
    `${p50.toFixed(1)} ms, ${p99.toFixed(1)} ms, ${ratio.toFixed(1)}`;
  const row = (name: string, { most, busy, chance, even }: Tail) =>
    `| ${name} | ${most.toFixed(0)} | ${(busy * 100).toFixed(0)} % | ${cell(chance)} | ${cell(even)} |`;
  const rows = [
    ...engines.map((engine) => row(`A reading session, ${engine}`, session[engine])),
    ...engines.map((engine) => row(`\`GET /api/books\` alone, ${engine}`, books[engine])),
    row('Bare `node:http`, as busy with each call as with one of a session on SQLite', bare),
  ];
  return `## The slowest of a hundred

The most calls that one server process carries in a second, then ${SHARE * 100} % of that by the clock: by chance, as people come who know nothing
of each other (Poisson), and at even distances. Median, 99th percentile and their ratio, from when a call was due. The limit of the
ratio is ${LIMIT}. A school of ${SCHOOL.books.toLocaleString('en')} books and ${SCHOOL.children.toLocaleString('en')} children for the sessions, the demo catalogue for the list; ${CONNECTIONS} connections;
callers, server and database share the machine.

| | Calls a second | Server's core | Coming by chance | Coming evenly |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main) console.log(tailSection(await measureTails()));
