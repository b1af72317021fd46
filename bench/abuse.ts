// `npm run abuse [-- <name> …]`: attacks a library while a paying child reads, and measures whether the child
// notices. Prints a table. The exit code is not 0 when an attack breaks the library or a limit is missed.
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
import { readProcess, requireLinux } from './processes.ts';

const abuses: Record<string, Abuse> = {
  'half-open': attacks.halfOpen,
  logins: attacks.badLogins,
  bodies: attacks.hugeBodies,
  ids: attacks.millionsOfIds,
  completions: attacks.manyCompletions,
  fuzz,
};

const BASELINE_MS = 10_000;
/** The server needs this time to release memory after an attack. */
const SETTLE_MS = 3_000;
/** A median up to this value is always accepted, even if it is more than twice the baseline. */
const UNNOTICEABLE_MS = 25;
/** The longest wait that is accepted in an attack that is too short for a median. */
const MAX_SINGLE_WAIT_MS = 1_000;
const MAX_MEMORY = 400 * 2 ** 20;

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;

async function requestReport(child: ChildProcess): Promise<ChildReport> {
  const message = once(child, 'message');
  child.send('report');
  const [report] = (await message) as [ChildReport];
  return report;
}

const { args: wanted } = newCommand('npm run abuse --', 'Tries whether the library stands abuse.')
  .addArgument(
    new Argument('[name...]', 'kinds of it; all without one').choices(Object.keys(abuses)),
  )
  .parse();
requireLinux();

const place = await newPlace();
// The library trusts X-Forwarded-For, so that the attacks can come from many client addresses.
const at = await prepareProcesses(place, { LOG_LEVEL: 'fatal', TRUSTED_PROXIES: '1' });
const standIns = await at.startStandIns();
const library = await at.startLibrary();
const memory = () => readProcess(library.pid).bytes;
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
// The attackers would run on other machines, so they must not take processor time from the library and the child.
setPriority(constants.priority.PRIORITY_LOW);
await setTimeout(SETTLE_MS);
await requestReport(child);
await setTimeout(BASELINE_MS);
const baseline = await requestReport(child);

console.log(`## What it stands (\`npm run abuse\`)

| Abuse | What came back | Memory before, most, after | The child's median, longest |
| --- | --- | --- | --- |
| none | | ${megabytes(memory())} | ${milliseconds(baseline.median)}, ${milliseconds(baseline.longest)} |`);
for (const [name, abuse] of Object.entries(abuses)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const before = memory();
  let peak = before;
  const memoryTimer = setInterval(() => (peak = Math.max(peak, memory())), 100);
  await requestReport(child);
  const outcome = await abuse(target).catch((error: Error) => {
    console.error(`Broken: ${name}: ${error.message}`);
    process.exitCode = 1;
    return 'broken';
  });
  const { turns, median, longest, failures } = await requestReport(child);
  clearInterval(memoryTimer);
  await setTimeout(SETTLE_MS);
  const memories = [before, peak, memory()].map(megabytes).join(', ');
  console.log(
    `| ${name} | ${outcome} | ${memories} | ${milliseconds(median)}, ${milliseconds(longest)} |`,
  );
  limit({ name: `Memory in ${name}`, value: peak, atMost: MAX_MEMORY, show: megabytes });
  // A median needs a minimum of values.
  const hasMedian = turns >= 8;
  limit({
    name: `The child's ${hasMedian ? 'median' : 'longest'} wait in ${name}`,
    ...{ value: hasMedian ? median : longest, show: milliseconds },
    atMost: hasMedian ? Math.max(2 * baseline.median, UNNOTICEABLE_MS) : MAX_SINGLE_WAIT_MS,
  });
  const examples = failures.slice(0, 3).join('; ');
  const show = (count: number) => (count === 0 ? '0' : `${count} (${examples})`);
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
