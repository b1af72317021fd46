// `node bench/tail.ts`: how long the slowest of a hundred calls takes beside the median, with a server
// that is busy by 70 %. First the most that it carries, with callers who ask again at once; then 70 % of that
// by the clock, whoever still waits, or fewer where its core or the machine would be busier than that. A call
// counts from when it was due, so no waiting is hidden. Bare node:http that gets as many and is as busy, in turns
// with the library, shows what of it the queue, the machine and the disk make.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { NODE_FLAGS } from '../scripts/config.ts';
import {
  type Caller,
  type Carried,
  type Load,
  type OpenPace,
  startCaller,
  type Times,
} from './caller.ts';
import { type Engine, engines, type Filled, onEachEngine, openFilled } from './filled.ts';
import { median } from './median.ts';
import { machineSeconds, requireLinux, secondsOf, serverSeconds } from './processes.ts';
import { seededIds } from './seed.ts';

const SHARE = 0.7;
const LIMIT = 5;
const ROUNDS = 5;
/** To find how many calls keep the server's core, or the machine, busy by `SHARE`. */
const TRIALS = 2;
const SECONDS = { warmUp: 10, most: 4, open: 10 };
const CONNECTIONS = 24;
/** More than call at once: none of them comes near a limit of server/limits/. */
const FAMILIES = 200;
const SCHOOL = { books: 1_000, children: 10_000 };

/** Medians of the rounds. */
interface Tail {
  chance: Waits;
  even: Waits;
}

interface Waits extends Pick<Open, 'rate' | 'core' | 'machine'> {
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

interface Bare extends Loaded {
  /** Makes it busy with each call for so many milliseconds more. */
  takeLonger(by: number): void;
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
  await carry(caller, library, SECONDS.warmUp, 'closed');
  const server = fork(join(import.meta.dirname, 'bare-busy.ts'), [join(dataDir, 'bare')], {
    execArgv: NODE_FLAGS,
  });
  try {
    const port = await new Promise((resolve) => server.once('message', resolve));
    const bare: Bare = {
      ...{ ...asked, origin: `http://localhost:${String(port)}`, tokens: [''] },
      seconds: () => secondsOf(server.pid ?? 0),
      takeLonger(by) {
        busyFor = Math.max(0, busyFor + by);
        server.send(busyFor);
      },
    };
    let busyFor = 0;
    await carry(caller, bare, SECONDS.warmUp, 'closed');
    const rounds: { library: Round; bare: Round }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const measured = await measureRound(caller, library);
      rounds.push({ library: measured, bare: await measureAsBusy(caller, bare, measured) });
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
  { origin, tokens, calls, books }: Loaded,
  seconds: number,
  pace: Load['pace'],
): Promise<Carried> {
  const load = { origin, tokens, calls, books, connections: CONNECTIONS, seconds, pace };
  const carried = await caller.carry(load);
  if (carried.failures > 0) throw new Error(`${carried.failures} calls failed`);
  return carried;
}

/** How busy it kept the server's process, of one core, and all processors of the machine. */
interface Open extends Carried {
  core: number;
  machine: number;
}

interface Round {
  chance: Open;
  even: Open;
}

/** By how much the busier of the two is busy. */
const busyOf = ({ core, machine }: Open) => Math.max(core, machine);

async function measureRound(caller: Caller, loaded: Loaded): Promise<Round> {
  const { rate: most } = await carry(caller, loaded, SECONDS.most, 'closed');
  const open = async (spacing: OpenPace['spacing']) => {
    let rate = most * SHARE;
    const at = (seconds: number) => watch(caller, loaded, seconds, { rate, spacing, busy: SHARE });
    // Calls that come one by one cost a server more than those that come together: the more, the fewer there are.
    for (let trial = 0; trial < TRIALS; trial++) {
      rate *= Math.min(1, SHARE / busyOf(await at(SECONDS.most)));
    }
    return at(SECONDS.open);
  };
  return { chance: await open('chance'), even: await open('even') };
}

/** The same calls, as many a second, of a server whose core they keep as busy. */
async function measureAsBusy(caller: Caller, bare: Bare, library: Round): Promise<Round> {
  const at = (seconds: number, spacing: OpenPace['spacing']) =>
    watch(caller, bare, seconds, { rate: library[spacing].rate, spacing, busy: SHARE });
  for (let trial = 0; trial < TRIALS; trial++) {
    const { core, rate } = await at(SECONDS.most, 'even');
    bare.takeLonger((1000 * (busyOf(library.even) - core)) / rate);
  }
  return { chance: await at(SECONDS.open, 'chance'), even: await at(SECONDS.open, 'even') };
}

async function watch(
  caller: Caller,
  loaded: Loaded,
  seconds: number,
  pace: Load['pace'],
): Promise<Open> {
  const server = loaded.seconds();
  const machine = machineSeconds();
  const carried = await carry(caller, loaded, seconds, pace);
  const passed = carried.calls / carried.rate;
  return {
    ...carried,
    core: (loaded.seconds() - server) / passed,
    machine: (machineSeconds() - machine) / passed / availableParallelism(),
  };
}

function together(rounds: readonly Round[]): Tail {
  return {
    chance: waitsOf(rounds.map(({ chance }) => chance)),
    even: waitsOf(rounds.map(({ even }) => even)),
  };
}

function waitsOf(rounds: readonly Open[]): Waits {
  const undisturbed = rounds.flatMap((round) => round.undisturbed ?? []);
  return {
    rate: median(rounds.map(({ rate }) => rate)),
    core: median(rounds.map(({ core }) => core)),
    machine: median(rounds.map(({ machine }) => machine)),
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
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const cells = ({ rate, core, machine, all, undisturbed, share }: Waits) =>
    `${rate.toFixed(0)} (${percent(core)}, ${percent(machine)}) | ${spread(all)} | ${spread(undisturbed)} (${percent(share)})`;
  const row = (name: string, { chance, even }: Tail) =>
    `| ${name} | ${cells(chance)} | ${cells(even)} |`;
  const rowsOf = (name: string, { library, bare }: Beside) => [
    row(name, library),
    row('... bare `node:http`, as busy with them', bare),
  ];
  const rows = [
    ...engines.flatMap((engine) => rowsOf(`A reading session, ${engine}`, session[engine])),
    ...rowsOf('`GET /api/books` alone', books),
  ];
  return `## The slowest of a hundred

${SHARE * 100} % of the calls that one server process carries in a second with ${CONNECTIONS} connections that ask again at once, or fewer where they would
keep its core, or the machine's processors, busier than ${SHARE * 100} %; now by the clock: by chance, as people come who know nothing of each other
(Poisson), and at even distances. In brackets how busy they kept that core and the machine. Median, 99th percentile and their ratio,
from when a call was due. The limit of the ratio is ${LIMIT}. A school of ${SCHOOL.books.toLocaleString('en')} books and ${SCHOOL.children.toLocaleString('en')} children for the sessions, the demo
catalogue for the list; callers, server and database share the machine. A bare server in turns with each shows what the queue, the
machine and the disk make by themselves: it gets the same calls, as many a second, reads as many pages of its memory for each as keep it as
busy as the busier of the library's core and the machine was, and answers a change when 16 kB are on the disk, which is what SQLite writes
for one.

Calls that come by chance wait for each other however well a server does: at 70 % the ratio is 4.3 where each call takes as long as any other
(M/D/1), and 6.6 where their times are exponential (M/M/1). Calls that are equally long and come evenly never wait.

A virtual machine stands still for some milliseconds again and again, whatever it runs, or looks which memory is in use. A watcher on
each processor looks for both (\`bench/machine.ts\`): "undisturbed" leaves out the calls that were under way meanwhile, or came before the
queue was served that it left, and tells the share of the others. It sees neither the disk stand still nor the machine grow slow.

| | By chance | all | undisturbed | Evenly | all | undisturbed |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

console.log(tailSection(await measureTails()));
