import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runMeasurements } from './measurements.ts';

const LIMITS = pathToFileURL(join(import.meta.dirname, 'limits.ts')).href;
const RUN = join(import.meta.dirname, 'run.ts');
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'library-measurements-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a measurement that runs `code`. Returns its file. */
function measurement(name: string, code: string): string {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, `import { limit, limitRow } from '${LIMITS}';\n${code}\n`);
  return file;
}

async function run(...files: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await runMeasurements(files, folder, (line) => lines.push(line));
  return { code, lines };
}

const resultOf = (name: string) => readFileSync(join(folder, `${name}.md`), 'utf8');

test('a value equal to its limit passes, and the exit code is 0', async () => {
  const kept = measurement(
    'kept',
    `limit({ name: 'Memory', value: 150, atMost: 150 });
     limit({ name: 'Ratio', value: 0.7, atLeast: 0.7 });
     console.log('## Kept');`,
  );
  const { code, lines } = await run(kept);
  expect(code).toBe(0);
  expect(lines.at(-1)).toBe('Every limit was kept.');
  expect(resultOf('kept')).toMatch(/^## Kept\n\n.+, Node [\d.]+, \d{4}-\d\d-\d\d\.\n$/);
});

test('missed limits are named in the last lines and marked in the results, and the exit code is 1', async () => {
  const { code, lines } = await run(
    measurement(
      'misses',
      `const show = (value: number) => value + ' MB';
       console.log(limitRow({ name: 'Memory', value: 151, atMost: 150, show }));
       console.log(limitRow({ name: 'Ratio', value: NaN, atLeast: 0.7 }));`,
    ),
    measurement('kept', `limit({ name: 'Stars', value: 0, atMost: 0 });`),
  );
  expect(code).toBe(1);
  expect(lines.slice(-2)).toEqual([
    'misses misses a limit. Memory: 151 MB, the limit is at most 150 MB',
    'misses misses a limit. Ratio: NaN, the limit is at least 0.7',
  ]);
  expect(resultOf('misses')).toContain('| Memory | 151 MB **missed** | at most 150 MB |');
});

test('a failed measurement keeps its earlier results, and the next measurements run', async () => {
  writeFileSync(join(folder, 'fails.md'), 'From before');
  const { code, lines } = await run(
    measurement('fails', `console.log('Half a table'); process.exit(1);`),
    measurement('kept', `console.log('## Kept');`),
  );
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe('fails has failed. Its results from before stay.');
  expect(resultOf('fails')).toBe('From before');
  expect(resultOf('kept')).toContain('## Kept');
});

test('a measurement that runs alone and misses a limit exits with 2', () => {
  const file = measurement('alone', `limit({ name: 'Memory', value: 151, atMost: 150 });`);
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toBe('Missed: Memory: 151, the limit is at most 150\n');
});

test('an unknown name is refused before anything is measured', () => {
  const { status, stderr } = spawnSync(process.execPath, [RUN, 'costs', 'speed'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain("'speed' is invalid for argument 'name'. Allowed choices are costs, ");
});
