// `node bench/others.ts`: the library on PostgreSQL beside what someone would use instead, in the same
// run: the same three calls written by hand with Express and `pg` over an equal database. Prints a table.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { readLocalSettings } from '../scripts/config.ts';
import { killRunning } from '../e2e/support/product.ts';
import { preparePostgres } from '../server/test-support/postgres-server.ts';
import { planCalls } from './parts/calls.ts';
import { type EqualLibraries, openEqualLibraries } from './parts/equal-libraries.ts';
import { inTurns, type Method, target } from './parts/load.ts';
import { installTools } from './tools/install.ts';

interface Beside {
  call: string;
  /** Requests per second. */
  library: number;
  express: number;
  /** The library's to Express's, the median of the rounds' own. */
  ratio: number;
}

const CALLS = [
  'GET /api/books',
  'GET /api/books/{bookId}',
  'POST /api/progress/{bookId}/complete',
] as const;
const KEYS_PATH = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const ROUNDS = 3;
const SECONDS = 0.5;
const FAMILIES = 31;

/** Loads both in turns; about a minute. */
async function measureOthers(): Promise<Beside[]> {
  const tools = installTools();
  const postgres = await preparePostgres({ isDurable: true });
  await postgres.start();
  try {
    const libraries = await openEqualLibraries(postgres.url, FAMILIES);
    const express = await startExpress(tools, libraries);
    const measured: Beside[] = [];
    const plans = planCalls(libraries);
    for (const call of CALLS) {
      const planned = plans[call];
      if (!planned) throw new Error(`${call} is not planned`);
      const method = call.split(' ')[0] as Method;
      const asked = () => {
        let made = 0;
        return 'same' in planned ? planned.same : () => planned.each(made++);
      };
      const { rates, ratios } = await inTurns(
        [
          target(libraries.product.origin, method, asked()),
          target(express.origin, method, asked()),
        ],
        'same' in planned ? { seconds: SECONDS } : planned.requests,
        ROUNDS,
      );
      measured.push({
        call,
        library: rates[0] ?? NaN,
        express: rates[1] ?? NaN,
        ratio: ratios[0] ?? NaN,
      });
    }
    express.stop();
    await libraries.remove();
    return measured;
  } finally {
    killRunning();
    await postgres.remove();
  }
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
function othersSection(measured: readonly Beside[]): string {
  const rows = measured.map(
    ({ call, library, express, ratio }) =>
      `| \`${call}\` | ${Math.round(library)} | ${Math.round(express)} | ${ratio.toFixed(1)} |`,
  );
  return `## Beside what someone would use instead

Requests per second of the library on PostgreSQL, and of the same calls written by hand with Express 5, \`pg\` and \`jose\` over an equal
database (\`bench/others/express.ts\`): one process each, the same load in turns, ${ROUNDS} rounds, medians, 20 connections.

| Call | The library | Express and \`pg\` | ratio |
| --- | --- | --- | --- |
${rows.join('\n')}

Express checks the token's signature with each call and asks for the subscription and the books each time; the library remembers them for
as long as they hold. Ghost 6 is not measured: \`npm install ghost\` fails on parts of itself that its package names by paths, and unpacked
by hand it has to compile its database's driver.
`;
}

console.log(othersSection(await measureOthers()));
