// `node bench/parts.ts`: every call of the API beside its parts by themselves, in the same run: bare
// node:http that answers the same bytes and runs the same statements through the bare driver, with the same
// transactions, over an equal database. On SQLite and on PostgreSQL. Which statements a call runs, the
// drivers tell. Prints a table.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { type EndpointName, endpoints } from '../contracts/endpoints.ts';
import { killRunning } from '../e2e/support/product.ts';
import { preparePostgres } from '../server/test-support/postgres-server.ts';
import { median } from './median.ts';
import { leftOut, planCalls, type Planned } from './parts/calls.ts';
import { type EqualLibraries, openEqualLibraries } from './parts/equal-libraries.ts';
import { type Ask, inTurns, type Method, target } from './parts/load.ts';
import { addBooksAndSessions, addFlipbook } from './parts/rows.ts';
import { listenToDrivers, takeRuns, type Taped } from './parts/statements.ts';

type Engine = 'SQLite' | 'PostgreSQL';

interface MeasuredCall {
  name: EndpointName;
  engine: Engine;
  /** Requests per second. */
  library: number;
  parts: number;
  /** The library's to its parts', the median of the rounds' own. */
  ratio: number;
  /** Statements of one call, with what begins and ends a transaction. */
  statements: number;
  /** Whether each call writes something else than the one before. */
  writes: boolean;
}

const ROUNDS = 3;
const SECONDS = 0.4;
const FAMILIES = 31;
/** What the load asks for ahead of time and may not send in a round. */
const AHEAD = 25;

/** Makes the calls at the product in this process, and answers what each did and said. */
async function tape(
  { told }: EqualLibraries,
  method: Method,
  asks: readonly Ask[],
): Promise<Taped[]> {
  const taped: Taped[] = [];
  for (const { path, headers = {}, body } of asks) {
    takeRuns();
    const answer = await told.inject({
      ...{ method, url: path, headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const { statusCode: status, rawPayload } = answer;
    if (status >= 300) throw new Error(`${method} ${path} answered ${status} ${answer.body}`);
    const type = answer.headers['content-type'];
    taped.push({ runs: takeRuns(), status, type: type && String(type), body: rawPayload });
  }
  return taped;
}

/** The bare process, which answers from one tape after the other. */
async function startBare(place: string) {
  const folder = mkdtempSync(join(tmpdir(), 'library-tape-'));
  const process: ChildProcess = fork(join(import.meta.dirname, 'parts', 'bare.ts'), [place]);
  const next = () => new Promise((resolve) => process.once('message', resolve));
  const origin = `http://localhost:${String(await next())}`;
  return {
    origin,
    async play(taped: Taped[]): Promise<void> {
      const file = join(folder, 'tape');
      writeFileSync(file, serialize(taped));
      const heard = next();
      process.send(file);
      await heard;
    },
    stop() {
      process.disconnect();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function measureCall(
  libraries: EqualLibraries,
  bare: Awaited<ReturnType<typeof startBare>>,
  name: EndpointName,
  planned: Planned,
): Promise<Omit<MeasuredCall, 'engine'>> {
  const method = name.split(' ')[0] as Method;
  const isSame = 'same' in planned;
  // What a first call remembers, those that follow do not ask for.
  const asks = isSame
    ? [planned.same, planned.same]
    : Array.from({ length: planned.requests * (ROUNDS + 1) }, (_, n) => planned.each(n));
  const all = await tape(libraries, method, asks);
  const taped = isSame ? all.slice(1) : all;
  await bare.play(taped);
  let made = 0;
  const ask = isSame ? planned.same : () => planned.each(made++);
  const bareAsk = isSame ? planned.same : () => planned.each(0);
  const { rates, ratios } = await inTurns(
    [target(libraries.product.origin, method, ask), target(bare.origin, method, bareAsk)],
    isSame ? { seconds: SECONDS } : planned.requests,
    ROUNDS,
  );
  if (made > asks.length + AHEAD * (ROUNDS + 1)) throw new Error(`${name}: calls were made twice`);
  return {
    ...{ name, writes: !isSame },
    library: rates[0] ?? NaN,
    parts: rates[1] ?? NaN,
    ratio: ratios[0] ?? NaN,
    statements: median(taped.map(({ runs }) => runs.flat().length)),
  };
}

async function measureOn(
  engine: Engine,
  postgresUrl: string | undefined,
  only: readonly string[],
): Promise<MeasuredCall[]> {
  const libraries = await openEqualLibraries(postgresUrl, FAMILIES);
  const bare = await startBare(libraries.bare);
  const measured: MeasuredCall[] = [];
  try {
    await libraries.addRows(addFlipbook);
    let hasRows = false;
    for (const [name, planned] of Object.entries(planCalls(libraries))) {
      if (only.length > 0 && !only.includes(name)) continue;
      // Not before the reads: they would be in every list.
      if (!('same' in planned) && !hasRows) {
        await libraries.addRows(addBooksAndSessions);
        hasRows = true;
      }
      measured.push({
        engine,
        ...(await measureCall(libraries, bare, name as EndpointName, planned)),
      });
      console.error(`${engine}, ${name}: ${measured.at(-1)?.ratio.toFixed(2)}`);
    }
  } finally {
    bare.stop();
    await libraries.remove();
  }
  return measured;
}

/** Measures all calls that can be, or `only` those named; about four minutes. */
async function measureParts(only: readonly string[]): Promise<MeasuredCall[]> {
  listenToDrivers();
  const postgres = await preparePostgres({ isDurable: true });
  await postgres.start();
  try {
    return [
      ...(await measureOn('SQLite', undefined, only)),
      ...(await measureOn('PostgreSQL', postgres.url, only)),
    ];
  } finally {
    killRunning();
    await postgres.remove();
  }
}

/** What was measured as a section in Markdown. */
function partsSection(measured: readonly MeasuredCall[]): string {
  const rows = Object.keys(endpoints).flatMap((name) => {
    const [sqlite, postgres] = (['SQLite', 'PostgreSQL'] as const).map((engine) =>
      measured.find((one) => one.name === name && one.engine === engine),
    );
    if (!sqlite && !postgres) return [];
    return [`| \`${name}\` | ${cells(sqlite)} | ${cells(postgres)} |`];
  });
  const left = Object.entries(leftOut).map(([name, reason]) => `- \`${name}\`: ${reason}.`);
  return `## Beside its parts

Requests per second of each call, and of its parts by themselves in the same run: bare \`node:http\` that answers the same bytes and runs the
statements of the call through the bare driver (\`node:sqlite\`, \`pg\`), with the same transactions and the same durability, over an equal
database. The same load in turns, ${ROUNDS} rounds, medians; 20 connections from one process on the same machine. The parts check no token,
read no body and decide nothing. Reads are one call again and again; each write is another book, child, session or place, ${FAMILIES} children in
turn, below every limit of \`server/limits/\`. On PostgreSQL, calls that come together share the question whether books have changed: the
parts ask it for each call. On SQLite, calls that come together wait for the disk together; each transaction of the parts waits by itself.

| Call | SQLite | its parts | ratio | statements | PostgreSQL | its parts | ratio | statements |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Left out:

${left.join('\n')}
`;
}

function cells(one: MeasuredCall | undefined): string {
  if (!one) return ' | | | ';
  const { library, parts, ratio, statements } = one;
  return `${Math.round(library)} | ${Math.round(parts)} | ${ratio.toFixed(2)} | ${statements}`;
}

console.log(partsSection(await measureParts(process.argv.slice(2))));
