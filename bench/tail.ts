// `node bench/tail.ts`: how long the slowest of a hundred calls takes beside the median, with a server
// that is busy by 70 %. First the most that it carries, with callers who ask again at once; then 70 % of that
// by the clock, whoever still waits. A call counts from when it was due, so no waiting is hidden. Bare
// node:http that is as busy with each call, in turns with the library, shows what of it the machine and the
// queue make.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Caller, type Carried, type Load, startCaller } from './caller.ts';
import { type Engine, engines, type Filled, onEachEngine, openFilled } from './filled.ts';
import { median } from './median.ts';
import { secondsOf, serverSeconds } from './processes.ts';
import { seededIds } from './seed.ts';

const SHARE = 0.7;
const LIMIT = 5;
const ROUNDS = 5;
const SECONDS = { warmUp: 10, most: 4, chance: 10, even: 10 };
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

/** The library, and a bare server in turns with it. */
interface Beside {
  library: Tail;
  bare: Tail;
}

export interface Tails {
  session: Record<Engine, Beside>;
  /** The list of books alone, which comes from memory on either engine. */
  books: Beside;
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
      measureBeside(caller, library, { calls: library.calls, books: seededIds(SCHOOL.books) }),
    );
    // The demo catalogue, as in reads.ts.
    const library = await openFilled('SQLite', { books: 0, children: 0, families: FAMILIES });
    const books = await measureBeside(caller, library, { calls: BOOKS, books: [] });
    await library.close();
    return { session, books };
  } finally {
    caller.stop();
  }
}

async function measureBeside(
  caller: Caller,
  { origin, families, dataDir }: Filled,
  asked: Pick<Load, 'calls' | 'books'>,
): Promise<Beside> {
  const tokens = families.map(({ token }) => token);
  const library = { ...asked, origin, tokens, seconds: () => serverSeconds(dataDir) };
  await carry(caller, library, SECONDS.warmUp, 'closed');
  const before = library.seconds();
  const warm = await carry(caller, library, SECONDS.most, 'closed');
  const busyFor = (1000 * (library.seconds() - before)) / warm.calls;
  const server = fork(join(import.meta.dirname, 'bare-busy.ts'), [String(busyFor)]);
  try {
    const port = await new Promise((resolve) => server.once('message', resolve));
    const bare: Loaded = {
      ...{ origin: `http://localhost:${String(port)}`, tokens: [''], calls: BOOKS, books: [] },
      seconds: () => secondsOf(server.pid ?? 0),
    };
    await carry(caller, bare, SECONDS.warmUp, 'closed');
    const rounds: { library: Round; bare: Round }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        library: await measureRound(caller, library),
        bare: await measureRound(caller, bare),
      });
    }
    return {
      library: together(rounds.map((round) => round.library)),
      bare: together(rounds.map((round) => round.bare)),
    };
  } finally {
    server.disconnect();
  }
}

async function carry(
  caller: Caller,
  { seconds: _, ...asked }: Loaded,
  seconds: number,
  pace: Load['pace'],
): Promise<Carried> {
  const carried = await caller.carry({ ...asked, connections: CONNECTIONS, seconds, pace });
  if (carried.failures > 0) throw new Error(`${carried.failures} calls failed`);
  return carried;
}

interface Round {
  most: number;
  busy: number;
  chance: Carried;
  even: Carried;
}

async function measureRound(caller: Caller, loaded: Loaded): Promise<Round> {
  const before = loaded.seconds();
  const most = await carry(caller, loaded, SECONDS.most, 'closed');
  const busy = (loaded.seconds() - before) / (most.calls / most.rate);
  const rate = most.rate * SHARE;
  return {
    ...{ most: most.rate, busy },
    chance: await carry(caller, loaded, SECONDS.chance, { rate, spacing: 'chance' }),
    even: await carry(caller, loaded, SECONDS.even, { rate, spacing: 'even' }),
  };
}

function together(rounds: readonly Round[]): Tail {
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

export function tailSection({ session, books }: Tails): string {
  const cell = ({ p50, p99, ratio }: Spread) =>
    `${p50.toFixed(1)} ms, ${p99.toFixed(1)} ms, ${ratio.toFixed(1)}`;
  const row = (name: string, { most, busy, chance, even }: Tail) =>
    `| ${name} | ${most.toFixed(0)} | ${(busy * 100).toFixed(0)} % | ${cell(chance)} | ${cell(even)} |`;
  const rowsOf = (name: string, { library, bare }: Beside) => [
    row(name, library),
    row('... bare `node:http`, as busy with each call', bare),
  ];
  const rows = [
    ...engines.flatMap((engine) => rowsOf(`A reading session, ${engine}`, session[engine])),
    ...rowsOf('`GET /api/books` alone', books),
  ];
  return `## The slowest of a hundred

The most calls that one server process carries in a second, then ${SHARE * 100} % of that by the clock: by chance, as people come who know nothing
of each other (Poisson), and at even distances. Median, 99th percentile and their ratio, from when a call was due. The limit of the
ratio is ${LIMIT}. A school of ${SCHOOL.books.toLocaleString('en')} books and ${SCHOOL.children.toLocaleString('en')} children for the sessions, the demo catalogue for the list; ${CONNECTIONS} connections;
callers, server and database share the machine. A bare server in turns with each shows what of it the machine and the queue make.

| | Calls a second | Server's core | Coming by chance | Coming evenly |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main) console.log(tailSection(await measureTails()));
