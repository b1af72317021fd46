// `npm run bench [-- <name> …]`: runs all measurements, or those named, one after the other. Writes the section of
// each to bench/results/. The exit code is 1 when one fails or misses a limit.
import { join } from 'node:path';
import { Argument } from 'commander';
import { newCommand } from '../scripts/command.ts';
import { runMeasurements } from './measurements.ts';

/** Files of this folder, in the order in which they run. Together they take about forty minutes. */
const names = ['costs', 'growth', 'class', 'bedtime', 'space', 'soak'];

const { args: wanted } = newCommand('npm run bench --', 'Measures what the library costs.')
  .addArgument(new Argument('[name...]', 'measurements; all without one').choices(names))
  .parse();
const chosen = names.filter((name) => wanted.length === 0 || wanted.includes(name));
const files = chosen.map((name) => join(import.meta.dirname, `${name}.ts`));
process.exitCode = await runMeasurements(files, join(import.meta.dirname, 'results'));
