// `npm run mutation`: plants faults in the rules, one at a time, and says which of them no test finds.
// `-- domain` takes one area of mutation-areas.ts, `-- domain/access.ts` one file, `-- domain/days.ts:30-40`
// some lines; `-- --self-check` plants faults whose outcome is known, and fails where the tool says otherwise.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import Stryker from '@stryker-mutator/core';
import { newCommand } from './command.ts';
import { type Area, areas } from './mutation-areas.ts';
import { type Fault, faults } from './mutation-faults.ts';

type Options = ConstructorParameters<typeof Stryker>[0];
type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** The least share of faults, in per cent, that the tests of an area must find. */
const LEAST_SHARE = 85;

/**
 * Stryker works on a copy that holds the tests of the area and no others. Its own option `testFiles` would
 * not do: with it a fault in what a module makes while it is loaded is planted after that, and survives.
 */
const copied = ({ mutates, tests, needs }: Area) => [
  '**',
  ...['package.json', 'tsconfig.json', 'vitest.config.ts', ...mutates].map((name) => `!${name}`),
  ...['test-support', ...needs].flatMap((name) => [`!${name}`, `!${name}/**`]),
  '**/*.test.{ts,tsx}',
  ...tests.map((name) => `!${name}`),
];

/** Plants all faults of `mutate`, globs or `file:line-line`, and answers what became of each. */
async function plant(name: string, mutate: string[], options: Options = {}): Promise<Mutant[]> {
  return new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [...mutate, '!**/*.test.ts'],
    ignorePatterns: copied(areas[name]!),
    tempDirName: join(tmpdir(), 'library-mutation'),
    cleanTempDir: 'always',
    concurrency: 2,
    // A loop without end is found by counting its turns; time is for what does not even count, and must
    // never make a fault that a busy machine was slow to try look as if it had been found.
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

/** The lines of a file as they would be with the mutant in. */
function planted({ fileName, location: { start, end }, replacement = '' }: Mutant): string {
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
      const outcome = mutants.find((mutant) => isOf(fault, mutant))?.status ?? 'not planted';
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

const isOf = (fault: Fault, mutant: Mutant) =>
  mutant.fileName.endsWith(fault.file) && planted(mutant).trim() === fault.planted;

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
