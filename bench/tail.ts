// `node bench/tail.ts`: how long the slowest of a hundred calls takes beside the median, with a server
// that is busy by 70 %. First the most that it carries, with callers who ask again at once; then 70 % of that
// by the clock, whoever still waits, or fewer where its core would be busier than that. A call counts from
// when it was due, so no waiting is hidden. Bare node:http that is as busy with each call, in turns with the
// library, shows what of it the queue, the machine and the disk make.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Caller, type Carried, type Load, startCaller, type Times } from './caller.ts';
import { type Engine, engines, type Filled, onEachEngine, openFilled } from './filled.ts';
import { median } from './median.ts';
import { requireLinux, secondsOf, serverSeconds } from './processes.ts';
import { seededIds } from './seed.ts';

const SHARE = 0.7;
const LIMIT = 5;
const ROUNDS = 5;
/** To find how many calls keep a server's core busy by `SHARE`. */
const TRIALS = 3;
const SECONDS = { warmUp: 10, most: 4, open: 10 };
const CONNECTIONS = 24;
/** More than call at once: none of them comes near a limit of server/limits/. */
const FAMILIES = 200;
const SCHOOL = { books: 1_000, children: 10_000 };

interface Tail {
  /** Calls a second, the median of the rounds, as all that follows. */
  most: number;
  /** How many were asked for, arriving by chance and evenly. */
  rate: number;
  /** How busy the server's process was meanwhile, of one core. */
  busy: number;
  chance: Waits;
  even: Waits;
}

interface Waits {
  all: Spread;
  /** Of the calls that the machine has not made wait, and their share. */
  undisturbed: Spread;
  share: number;
}

/** In milliseconds, and of the two by rounds. */
interface Spread {
  p50: number;
  p99: number;
  ratio: number;
}

/** The library, and a bare server in turns with it. */
interface Beside {
  library: Tail;
  bare: Tail;
}

interface Tails {
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

/** Starts libraries of its own. Some twenty minutes. Throws when a call fails, and on another system than Linux. */
async function measureTails(): Promise<Tails> {
  requireLinux();
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
  const costs = await costOf(caller, library);
  const server = fork(join(import.meta.dirname, 'bare-busy.ts'), [join(dataDir, 'bare')]);
  try {
    const port = await new Promise((resolve) => server.once('message', resolve));
    const bare: Loaded = {
      ...{ ...asked, origin: `http://localhost:${String(port)}`, tokens: [''] },
      seconds: () => secondsOf(server.pid ?? 0),
    };
    server.send(Math.max(0, costs - (await costOf(caller, bare))));
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

/** What a call takes of the processor, in milliseconds, once the server is warm. */
async function costOf(caller: Caller, loaded: Loaded): Promise<number> {
  await carry(caller, loaded, SECONDS.warmUp, 'closed');
  const { rate, busy } = await carryBusy(caller, loaded, SECONDS.most, 'closed');
  return (1000 * busy) / rate;
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
  rate: number;
  busy: number;
  chance: Carried;
  even: Carried;
}

async function measureRound(caller: Caller, loaded: Loaded): Promise<Round> {
  const at = (seconds: number, pace: Load['pace']) => carryBusy(caller, loaded, seconds, pace);
  const most = (await at(SECONDS.most, 'closed')).rate;
  let rate = most * SHARE;
  // Calls that come one by one cost a server more than those that come together: the more, the fewer there are.
  for (let trial = 0; trial < TRIALS; trial++) {
    const { busy } = await at(SECONDS.most, { rate, spacing: 'chance' });
    rate *= Math.min(1, SHARE / busy);
  }
  const chance = await at(SECONDS.open, { rate, spacing: 'chance', busy: SHARE });
  const even = await at(SECONDS.open, { rate, spacing: 'even', busy: SHARE });
  return { most, rate, busy: (chance.busy + even.busy) / 2, chance, even };
}

async function carryBusy(
  caller: Caller,
  loaded: Loaded,
  seconds: number,
  pace: Load['pace'],
): Promise<Carried & { busy: number }> {
  const before = loaded.seconds();
  const carried = await carry(caller, loaded, seconds, pace);
  return { ...carried, busy: (loaded.seconds() - before) / (carried.calls / carried.rate) };
}

function together(rounds: readonly Round[]): Tail {
  return {
    most: median(rounds.map(({ most }) => most)),
    rate: median(rounds.map(({ rate }) => rate)),
    busy: median(rounds.map(({ busy }) => busy)),
    chance: waitsOf(rounds.map(({ chance }) => chance)),
    even: waitsOf(rounds.map(({ even }) => even)),
  };
}

function waitsOf(rounds: readonly Carried[]): Waits {
  const undisturbed = rounds.flatMap((round) => round.undisturbed ?? []);
  return {
    all: spreadOf(rounds),
    undisturbed: spreadOf(undisturbed),
    share: median(undisturbed.map(({ share }) => share)),
  };
}

const spreadOf = (rounds: readonly Times[]): Spread => ({
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  ratio: median(rounds.map(({ p50, p99 }) => p99 / p50)),
});

function tailSection({ session, books }: Tails): string {
  const spread = ({ p50, p99, ratio }: Spread) =>
    `${p50.toFixed(1)} ms, ${p99.toFixed(1)} ms, ${ratio.toFixed(1)}`;
  const cells = ({ all, undisturbed, share }: Waits) =>
    `${spread(all)} | ${spread(undisturbed)} (${(share * 100).toFixed(0)} %)`;
  const row = (name: string, { most, rate, busy, chance, even }: Tail) =>
    `| ${name} | ${most.toFixed(0)} | ${rate.toFixed(0)} | ${(busy * 100).toFixed(0)} % | ${cells(chance)} | ${cells(even)} |`;
  const rowsOf = (name: string, { library, bare }: Beside) => [
    row(name, library),
    row('... bare `node:http`, as busy with each call', bare),
  ];
  const rows = [
    ...engines.flatMap((engine) => rowsOf(`A reading session, ${engine}`, session[engine])),
    ...rowsOf('`GET /api/books` alone', books),
  ];
  return `## The slowest of a hundred

The most calls that one server process carries in a second with ${CONNECTIONS} connections that ask again at once; then ${SHARE * 100} % of that by the
clock, or fewer where they would keep its core busier than ${SHARE * 100} %: by chance, as people come who know nothing of each other
(Poisson), and at even distances. Median, 99th percentile and their ratio, from when a call was due. The limit of the ratio is ${LIMIT}. A
school of ${SCHOOL.books.toLocaleString('en')} books and ${SCHOOL.children.toLocaleString('en')} children for the sessions, the demo catalogue for the list; callers, server and database
share the machine. A bare server in turns with each shows what the queue, the machine and the disk make by themselves: it gets the same
calls, and answers a change when 16 kB are on the disk, which is what SQLite writes for one.

Calls that come by chance wait for each other however well a server does: at 70 % the ratio is 4.3 where each call takes as long as any other
(M/D/1), and 6.6 where their times are exponential (M/M/1). Calls that are equally long and come evenly never wait.

A virtual machine stands still for some milliseconds again and again, whatever it runs. A watcher on each processor looks for that
(\`bench/machine.ts\`): "undisturbed" leaves out the calls that were under way meanwhile, or came before the queue was served that it
left, and tells the share of the others. It does not see the disk stand still.

| | Most | Asked | Server's core | By chance: all | undisturbed | Evenly: all | undisturbed |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

console.log(tailSection(await measureTails()));
