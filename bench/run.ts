// `npm run bench [-- <name> …]`: all measurements, or those named, one after the other. Each writes its
// section into bench/results/, with the machine named.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** Files of this folder that print a section, and how long each takes, in minutes. */
const measurements = {
  costs: 4,
  parts: 4,
  others: 3,
  growth: 10,
  class: 3,
  tail: 20,
  soak: 14,
};

const names = Object.keys(measurements);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
for (const [name, minutes] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`${name}: about ${minutes} minutes …`);
  // What one has used must not weigh on the next.
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `${name}.ts`)],
    { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
  );
  if (status !== 0) {
    console.error(`${name} has failed; what it wrote before stays.`);
    process.exitCode = 1;
    continue;
  }
  const machine = [
    cpus()[0]?.model ?? 'Unknown processor',
    `${cpus().length} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    new Date().toISOString().slice(0, 10),
  ].join(', ');
  writeFileSync(join(folder, `${name}.md`), `${stdout.trim()}\n\n${machine}.\n`);
  console.log(stdout);
}
