// `npm run mutation`: plants faults in the rules, one at a time, and reports those that no test finds. `-- domain`
// mutates one area of mutation-areas.ts, `-- domain/access.ts` one file, `-- domain/days.ts:30-40` some lines.
// `-- --self-check` plants faults with a known outcome, and fails if Stryker reports another one.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import Stryker from '@stryker-mutator/core';
import { newCommand } from './command.ts';
import { type Area, areas } from './mutation-areas.ts';
import { type Fault, faults } from './mutation-faults.ts';

type Options = ConstructorParameters<typeof Stryker>[0];
type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** The tests of an area must find at least this share of the faults, in per cent. */
const LEAST_SHARE = 85;

/**
 * Makes Stryker work on a copy with only the tests of the area. Its option `testFiles` is no alternative: with it,
 * Stryker plants a fault in a module's top-level code after the module has loaded, so the fault survives.
 */
const ignorePatternsOf = ({ mutates, tests, needs }: Area) => [
  '**',
  ...['package.json', 'tsconfig.json', 'vitest.config.ts', ...mutates].map((name) => `!${name}`),
  ...['test-support', ...needs].flatMap((name) => [`!${name}`, `!${name}/**`]),
  '**/*.test.{ts,tsx}',
  ...tests.map((name) => `!${name}`),
];

/** Plants all faults in `mutate` (globs or `file:line-line`), and returns the outcome of each. */
async function plant(name: string, mutate: string[], options: Options = {}): Promise<Mutant[]> {
  return new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [...mutate, '!**/*.test.ts'],
    ignorePatterns: ignorePatternsOf(areas[name]!),
    tempDirName: join(tmpdir(), 'library-mutation'),
    cleanTempDir: 'always',
    concurrency: 2,
    // Stryker detects endless loops by counting iterations. The timeout is only for other faults that hang. It is
    // long, so that a fault on a busy machine does not count as found because its tests were slow.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['clear-text', 'progress-append-only', 'json'],
    clearTextReporter: { reportTests: false, skipFull: true },
    jsonReporter: { fileName: `reports/mutation/${name}.json` },
    thresholds: { high: 95, low: LEAST_SHARE, break: LEAST_SHARE },
    ...options,
  }).runMutationTest();
}

const areaOf = (file: string) =>
  Object.keys(areas).find((name) =>
    areas[name]!.mutates.some((glob) => glob === file || matchesGlob(file, glob)),
  );

/** Returns the lines of a file that a mutant changes, with the mutant in them. */
function lineWithMutant({ fileName, location: { start, end }, replacement = '' }: Mutant): string {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const [first = '', last = ''] = [lines[start.line - 1], lines[end.line - 1]];
  return first.slice(0, start.column - 1) + replacement + last.slice(end.column - 1);
}

async function selfCheck(): Promise<void> {
  const wrong: string[] = [];
  for (const [name, known] of Object.entries(Object.groupBy(faults, ({ file }) => areaOf(file)!))) {
    const lines = known!.map(
      ({ file, line }) => `${file}:${lineOf(file, line)}-${lineOf(file, line)}`,
    );
    const quiet: Options = { reporters: [], thresholds: { break: null } };
    const mutants = await plant(name, [...new Set(lines)], quiet);
    for (const fault of known!) {
      const outcome =
        mutants.find((mutant) => matchesFault(fault, mutant))?.status ?? 'not planted';
      console.log(`${outcome.padEnd(12)} ${fault.file}: ${fault.planted}`);
      if (outcome !== fault.outcome) wrong.push(fault.planted);
    }
  }
  if (wrong.length === 0) return console.log('Each of these is as it should be.');
  console.log(`Stryker is wrong about ${wrong.length} of them:\n${wrong.join('\n')}`);
  process.exitCode = 1;
}

function lineOf(file: string, line: string): number {
  const number =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((one) => one.trim() === line) + 1;
  if (number === 0) throw new Error(`${file} has no line any more that reads: ${line}`);
  return number;
}

const matchesFault = (fault: Fault, mutant: Mutant) =>
  mutant.fileName.endsWith(fault.file) && lineWithMutant(mutant).trim() === fault.planted;

const areaNamed = (name: string) => {
  const [file = ''] = name.split(':');
  const area = areas[name] ? name : areaOf(file);
  if (!area) throw new Error(`No area and no file of one: ${name}. Areas: ${Object.keys(areas)}.`);
  return area;
};

const command = newCommand(
  'npm run mutation --',
  'Plants faults in the rules, and says which no test finds.',
)
  .argument('[area...]', 'areas, files, or lines such as domain/days.ts:30-40; all without one')
  .option('--self-check', 'plants faults whose outcome is known')
  .parse();
const wanted = command.args;
if (command.opts<{ selfCheck?: boolean }>().selfCheck) await selfCheck();
else {
  const names = wanted.length > 0 ? wanted : Object.keys(areas);
  for (const [area, chosen] of Object.entries(Object.groupBy(names, areaNamed))) {
    await plant(
      area,
      chosen!.flatMap((name) => areas[name]?.mutates ?? name),
    );
  }
}
