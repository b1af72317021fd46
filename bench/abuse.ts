// `npm run abuse [-- <name> …]`: whether the library stands what is done to it while a paying child reads
// on. Prints a table, and ends with another exit code than 0 where something has broken or a limit is missed.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Argument } from 'commander';
import { enrol } from '../e2e/support/enrol.ts';
import { signInOwner } from '../e2e/support/owner.ts';
import { prepareProcesses } from '../e2e/support/processes.ts';
import { newCommand } from '../scripts/command.ts';
import * as attacks from './abuse/attacks.ts';
import type { ChildReport } from './abuse/child.ts';
import { fuzz } from './abuse/fuzz.ts';
import type { Abuse, Target } from './abuse/target.ts';
import { newPlace } from './library.ts';
import { limit } from './limits.ts';
import { lookAt, requireLinux } from './processes.ts';

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

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;

async function reportOf(child: ChildProcess): Promise<ChildReport> {
  const answered = once(child, 'message');
  child.send('report');
  const [report] = (await answered) as [ChildReport];
  return report;
}

const { args: wanted } = newCommand('npm run abuse --', 'Tries whether the library stands abuse.')
  .addArgument(
    new Argument('[name...]', 'kinds of it; all without one').choices(Object.keys(abuses)),
  )
  .parse();
requireLinux();

const place = await newPlace();
// Guesses come from as many places as they say.
const at = await prepareProcesses(place, { LOG_LEVEL: 'fatal', TRUSTED_PROXIES: '1' });
const standIns = await at.startStandIns();
const library = await at.startLibrary();
const memory = () => lookAt(library.pid).bytes;
const reader = await enrol({ at });
const [{ id: bookId } = { id: '' }] = await reader.call<{ id: string }[]>('GET', '/api/books');
const child = fork(join(import.meta.dirname, 'abuse', 'child.ts'));
child.send({ origin: at.origin, token: reader.token, bookId });
const target: Target = {
  origin: at.origin,
  family: await enrol({ at }),
  ownerToken: (await signInOwner(at.origin)).token,
  bookId,
};
// Who does this is elsewhere: making the load takes no processor from the library and the child.
setPriority(constants.priority.PRIORITY_LOW);
await setTimeout(SETTLE_MS);
await reportOf(child);
await setTimeout(CALM_MS);
const calm = await reportOf(child);

console.log(`## What it stands (\`npm run abuse\`)

| Abuse | What came back | Memory before, most, after | The child's median, longest |
| --- | --- | --- | --- |
| none | | ${megabytes(memory())} | ${milliseconds(calm.median)}, ${milliseconds(calm.longest)} |`);
for (const [name, abuse] of Object.entries(abuses)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 100);
  await reportOf(child);
  const came = await abuse(target).catch((error: Error) => {
    console.error(`Broken: ${name}: ${error.message}`);
    process.exitCode = 1;
    return 'broken';
  });
  const { turns, median, longest, failures } = await reportOf(child);
  clearInterval(watch);
  await setTimeout(SETTLE_MS);
  const memories = [before, most, memory()].map(megabytes).join(', ');
  console.log(
    `| ${name} | ${came} | ${memories} | ${milliseconds(median)}, ${milliseconds(longest)} |`,
  );
  limit({ name: `Memory in ${name}`, value: most, atMost: MOST_MEMORY, show: megabytes });
  // Of a moment there is no median.
  const isTold = turns >= 8;
  limit({
    name: `The child's ${isTold ? 'median' : 'longest'} wait in ${name}`,
    ...{ value: isTold ? median : longest, show: milliseconds },
    atMost: isTold ? Math.max(2 * calm.median, UNNOTICED_MS) : MOMENT_MS,
  });
  const refused = failures.slice(0, 3).join('; ');
  const show = (count: number) => (count === 0 ? '0' : `${count} (${refused})`);
  limit({
    name: `Calls of the child that failed in ${name}`,
    value: failures.length,
    atMost: 0,
    show,
  });
}

child.disconnect();
await Promise.all([library.kill(), standIns.kill()]);
rmSync(place.dataDir, { recursive: true, force: true });
