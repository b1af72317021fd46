// `npm run abuse [-- <name> …]`: whether the library stands what is done to it while a paying child reads
// on. Prints a table, and ends with exit code 1 where something has broken.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { enrol } from '../e2e/support/enrol.ts';
import { prepareProcesses } from '../e2e/support/processes.ts';
import { freePorts, OWNER } from '../e2e/support/product.ts';
import * as attacks from './abuse/attacks.ts';
import type { ChildReport } from './abuse/child.ts';
import { fuzz } from './abuse/fuzz.ts';
import type { Abuse, Target } from './abuse/target.ts';
import { requireLinux } from './processes.ts';

const abuses: Record<string, Abuse> = {
  'half-open': attacks.halfOpen,
  logins: attacks.badLogins,
  bodies: attacks.hugeBodies,
  ids: attacks.millionsOfIds,
  completions: attacks.manyCompletions,
  fuzz,
};

const CALM_MS = 10_000;
/** Memory is given back in its own time. */
const SETTLE_MS = 3_000;
/** Nobody notices that something took twice as long, while it took no longer than this. */
const UNNOTICED_MS = 25;
/** For how long a child may wait at most while something lasts a moment. */
const MOMENT_MS = 1_000;
const MOST_MEMORY = 400 * 2 ** 20;

const memoryOf = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
};
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;

async function reportOf(child: ChildProcess): Promise<ChildReport> {
  const answered = once(child, 'message');
  child.send('report');
  const [report] = (await answered) as [ChildReport];
  return report;
}

async function openOwnerSession(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  return ((await answer.json()) as { sessionToken: string }).sessionToken;
}

requireLinux();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in abuses));
if (unknown.length > 0) throw new Error(`No abuse of the name ${unknown.join(', ')}.`);

const dataDir = mkdtempSync(join(tmpdir(), 'library-abuse-'));
const at = await prepareProcesses(
  { ...(await freePorts()), dataDir },
  {
    LOG_LEVEL: 'fatal',
    // Guesses come from as many places as they say.
    TRUSTED_PROXIES: '1',
  },
);
const standIns = await at.startStandIns();
const library = await at.startLibrary();
const reader = await enrol({ at });
const [{ id: bookId } = { id: '' }] = await reader.call<{ id: string }[]>('GET', '/api/books');
const child = fork(join(import.meta.dirname, 'abuse', 'child.ts'));
child.send({ origin: at.origin, token: reader.token, bookId });
const target: Target = {
  origin: at.origin,
  family: await enrol({ at }),
  ownerToken: await openOwnerSession(at.origin),
  bookId,
};
// Who does this is elsewhere: making the load takes no processor from the library and the child.
setPriority(constants.priority.PRIORITY_LOW);
await setTimeout(SETTLE_MS);
await reportOf(child);
await setTimeout(CALM_MS);
const calm = await reportOf(child);

console.log(
  `| Abuse | What came back | Memory before, most, after | The child's median, longest |`,
);
console.log('| --- | --- | --- | --- |');
console.log(
  `| none | | ${megabytes(memoryOf(library.pid))} | ${milliseconds(calm.median)}, ${milliseconds(calm.longest)} |`,
);
for (const [name, abuse] of Object.entries(abuses)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const before = memoryOf(library.pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(library.pid))), 100);
  await reportOf(child);
  const broken: string[] = [];
  const came = await abuse(target).catch((error: Error) => {
    broken.push(error.message);
    return 'broken';
  });
  const { turns, median, longest, failures } = await reportOf(child);
  clearInterval(watch);
  await setTimeout(SETTLE_MS);
  const after = memoryOf(library.pid);
  if (most > MOST_MEMORY) broken.push(`Memory went to ${megabytes(most)}`);
  // Of a moment there is no median.
  const isTold = turns >= 8;
  if (isTold ? median > Math.max(2 * calm.median, UNNOTICED_MS) : longest > MOMENT_MS) {
    broken.push('The child waited too long');
  }
  if (failures.length > 0) broken.push(`The child was refused: ${failures.slice(0, 3).join('; ')}`);
  console.log(
    `| ${name} | ${came} | ${[before, most, after].map(megabytes).join(', ')} | ${milliseconds(median)}, ${milliseconds(longest)} |`,
  );
  for (const sentence of broken) {
    console.error(`  BROKEN ${sentence}`);
    process.exitCode = 1;
  }
}

child.disconnect();
await Promise.all([library.kill(), standIns.kill()]);
rmSync(dataDir, { recursive: true, force: true });
