// `node bench/tail.ts`: how long the slowest of a hundred calls takes beside the median, with a server
// that is busy by 70 %. First the most that it carries, with callers who ask again at once; then 70 % of that
// by the clock, whoever still waits. A call counts from when it was due, so no waiting is hidden.
import { type Caller, type Carried, type Load, startCaller } from './caller.ts';
import { type Engine, engines, type Filled, onEachEngine } from './filled.ts';
import { median } from './median.ts';
import { serverSeconds } from './processes.ts';
import { seededIds } from './seed.ts';

const SHARE = 0.7;
const LIMIT = 5;
const ROUNDS = 3;
const SECONDS = { warmUp: 5, most: 5, chance: 20, even: 10 };
const CALLERS = 24;
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

export type Tails = Record<'session' | 'books', Record<Engine, Tail>>;

/** Starts libraries of its own. Some seven minutes. Throws when a call fails. */
export async function measureTails(): Promise<Tails> {
  const caller = startCaller();
  try {
    return {
      session: await onEachEngine({ ...SCHOOL, families: FAMILIES }, (library) =>
        measureTail(caller, library, {
          calls: library.calls,
          books: seededIds(SCHOOL.books),
        }),
      ),
      // The demo catalogue, as in reads.ts.
      books: await onEachEngine({ books: 0, children: 0, families: FAMILIES }, (library) =>
        measureTail(caller, library, {
          calls: [{ method: 'GET', path: '/api/books', prefer: null, body: null }],
          books: [],
        }),
      ),
    };
  } finally {
    caller.stop();
  }
}

async function measureTail(
  caller: Caller,
  { origin, dataDir, families }: Filled,
  asked: Pick<Load, 'calls' | 'books'>,
): Promise<Tail> {
  const carry = async (seconds: number, pace: Load['pace']): Promise<Carried> => {
    const tokens = families.map(({ token }) => token);
    const carried = await caller.carry({ ...asked, origin, tokens, seconds, pace });
    if (carried.failures > 0) throw new Error(`${carried.failures} calls failed`);
    return carried;
  };
  const closed = { kind: 'closed', callers: CALLERS } as const;
  await carry(SECONDS.warmUp, closed);
  const rounds: { most: number; busy: number; chance: Carried; even: Carried }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = serverSeconds(dataDir);
    const most = await carry(SECONDS.most, closed);
    const busy = (serverSeconds(dataDir) - before) / (most.calls / most.rate);
    const rate = most.rate * SHARE;
    const chance = await carry(SECONDS.chance, { kind: 'open', rate, spacing: 'chance' });
    const even = await carry(SECONDS.even, { kind: 'open', rate, spacing: 'even' });
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

const NAMES = { session: 'A reading session', books: '`GET /api/books` alone' };

export function tailSection(tails: Tails): string {
  const cell = ({ p50, p99, ratio }: Spread) =>
    `${p50.toFixed(1)} ms, ${p99.toFixed(1)} ms, ${ratio.toFixed(1)}`;
  const rows = (['session', 'books'] as const).flatMap((what) =>
    engines.map((engine) => {
      const { most, busy, chance, even } = tails[what][engine];
      return `| ${NAMES[what]}, ${engine} | ${most.toFixed(0)} | ${(busy * 100).toFixed(0)} % | ${cell(chance)} | ${cell(even)} |`;
    }),
  );
  return `## The slowest of a hundred

The most calls that one server process carries in a second, then ${SHARE * 100} % of that by the clock: by chance, as people come who know nothing
of each other (Poisson), and at even distances. Median, 99th percentile and their ratio, from when a call was due. The limit of the
ratio is ${LIMIT}. A school of ${SCHOOL.books.toLocaleString('en')} books and ${SCHOOL.children.toLocaleString('en')} children for the sessions, the demo catalogue for the list; callers, server and database share the machine.

| | Calls a second | Server's core | Coming by chance | Coming evenly |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main) console.log(tailSection(await measureTails()));
