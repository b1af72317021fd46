// `npm run bench [-- <name> …]`: all measurements, or those named, one after the other. Each writes its
// section into bench/results/. Ends with exit code 1 where one fails or misses one of its own limits.
import { join } from 'node:path';
import { Argument } from 'commander';
import { newCommand } from '../scripts/command.ts';
import { runMeasurements } from './measurements.ts';

/** Files of this folder, in the order in which they run; some forty minutes together. */
const names = ['costs', 'growth', 'class', 'bedtime', 'space', 'soak'];

const { args: wanted } = newCommand('npm run bench --', 'Measures what the library costs.')
  .addArgument(new Argument('[name...]', 'measurements; all without one').choices(names))
  .parse();
const chosen = names.filter((name) => wanted.length === 0 || wanted.includes(name));
const files = chosen.map((name) => join(import.meta.dirname, `${name}.ts`));
process.exitCode = await runMeasurements(files, join(import.meta.dirname, 'results'));
