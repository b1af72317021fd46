// `node bench/others.ts`: the library on PostgreSQL beside what someone would use instead, in the same
// run: the same three calls written by hand with Express and `pg` over an equal database, and Ghost with a
// post for its members. Prints tables.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { readLocalSettings } from '../scripts/config.ts';
import { killRunning } from '../e2e/support/product.ts';
import { preparePostgres } from '../server/test-support/postgres-server.ts';
import { planCalls } from './parts/calls.ts';
import { startGhost } from './others/ghost.ts';
import { type EqualLibraries, openEqualLibraries } from './parts/equal-libraries.ts';
import { inTurns, type Method, type Target, target } from './parts/load.ts';
import { installTools } from './tools/install.ts';

interface Beside {
  call: string;
  /** Requests per second. */
  library: number;
  other: number;
  /** The library's to the other's, the median of the rounds' own. */
  ratio: number;
}

interface Measured {
  express: Beside[];
  /** A book beside a post, or why there is no Ghost. */
  ghost: Beside | { missing: string };
}

const CALLS = [
  'GET /api/books',
  'GET /api/books/{bookId}',
  'POST /api/progress/{bookId}/complete',
] as const;
const BOOK = 'sam-and-the-wet-hat';
const KEYS_PATH = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const ROUNDS = 3;
const SECONDS = 0.5;
const FAMILIES = 31;

/** Loads two in turns; about two minutes. */
async function measureOthers(): Promise<Measured> {
  const tools = installTools();
  const postgres = await preparePostgres({ isDurable: true });
  await postgres.start();
  try {
    const libraries = await openEqualLibraries(postgres.url, FAMILIES);
    const express = await besideExpress(tools, libraries);
    const ghost = await besideGhost(tools, libraries).catch((error: unknown) => ({
      missing: error instanceof Error ? error.message : String(error),
    }));
    await libraries.remove();
    return { express, ghost };
  } finally {
    killRunning();
    await postgres.remove();
  }
}

async function besideExpress(tools: string, libraries: EqualLibraries): Promise<Beside[]> {
  const express = await startExpress(tools, libraries);
  const measured: Beside[] = [];
  const plans = planCalls(libraries);
  for (const call of CALLS) {
    const planned = plans[call];
    if (!planned) throw new Error(`${call} is not planned`);
    const method = call.split(' ')[0] as Method;
    const targetAt = (origin: string) => {
      let made = 0;
      return target(origin, method, 'same' in planned ? planned.same : () => planned.each(made++));
    };
    const requests = 'same' in planned ? { seconds: SECONDS } : planned.requests;
    const both = [targetAt(libraries.product.origin), targetAt(express.origin)] as const;
    measured.push(await compare(call, both, requests));
  }
  express.stop();
  return measured;
}

/** A member reads a post there as a child reads a book here: the same words. */
async function besideGhost(tools: string, { product, reader }: EqualLibraries): Promise<Beside> {
  const path = `/api/books/${BOOK}`;
  const { content } = await reader.call<{ content: string }>('GET', path);
  const ghost = await startGhost(tools, content);
  try {
    const headers = { authorization: `Bearer ${reader.token}` };
    const both = [
      target(product.origin, 'GET', { path, headers }),
      target(ghost.origin, 'GET', ghost.post),
    ] as const;
    return await compare('GET /api/books/{bookId}', both, { seconds: SECONDS });
  } finally {
    await ghost.stop();
  }
}

async function compare(
  call: string,
  targets: readonly [library: Target, other: Target],
  requests: number | { seconds: number },
): Promise<Beside> {
  const { rates, ratios } = await inTurns(targets, requests, ROUNDS);
  return { call, library: rates[0] ?? NaN, other: rates[1] ?? NaN, ratio: ratios[0] ?? NaN };
}

async function startExpress(tools: string, { bare, product }: EqualLibraries) {
  const { server } = readLocalSettings();
  const settings = {
    ...{ tools, databaseUrl: bare, timeZone: server.timeZone },
    keysUrl: product.sandbox + KEYS_PATH,
    projectId: server.identity.projectId,
  };
  const started = fork(join(import.meta.dirname, 'others', 'express.ts'), [
    JSON.stringify(settings),
  ]);
  const port = await new Promise((resolve) => started.once('message', resolve));
  return { origin: `http://localhost:${String(port)}`, stop: () => started.disconnect() };
}

/** What was measured as a section in Markdown. */
function othersSection({ express, ghost }: Measured): string {
  const row = ({ call, library, other, ratio }: Beside) =>
    `| \`${call}\` | ${Math.round(library)} | ${Math.round(other)} | ${ratio.toFixed(1)} |`;
  const besideGhost =
    'missing' in ghost
      ? `Ghost 6 is not measured: ${ghost.missing}`
      : `Ghost 6, from npm, in production on MariaDB, serves a post for its members alone to a member who is signed in: the words of the same
book. It makes a whole page of HTML of it, where the library's page is a file and the book comes as JSON.

| Call | The library | Ghost 6 | ratio |
| --- | --- | --- | --- |
${row(ghost)}`;
  return `## Beside what someone would use instead

Requests per second of the library on PostgreSQL, and of the same calls written by hand with Express 5, \`pg\` and \`jose\` over an equal
database (\`bench/others/express.ts\`): one process each, the same load in turns, ${ROUNDS} rounds, medians, 20 connections.

| Call | The library | Express and \`pg\` | ratio |
| --- | --- | --- | --- |
${express.map(row).join('\n')}

Express checks the token's signature with each call and asks for the subscription and the books each time; the library remembers them for
as long as they hold.

${besideGhost}
`;
}

console.log(othersSection(await measureOthers()));
