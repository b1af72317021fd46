// Follows the imports of the server and the browser: neither may load the dictionary.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { listRuleFiles, readRulesHash } from '../modules/phonics/rules-hash.ts';

const root = join(import.meta.dirname, '..', '..');
/** Matches imports and re-exports that remain after types are removed. */
const IMPORT =
  /^\s*(?:import|export)\s(?!type\b)[^;'"]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/**
 * Returns every project file and every package that this file loads, directly or indirectly. Dynamic imports are
 * included if `later` is true.
 */
function listLoaded(file: string, later = true, found = new Set<string>()): Set<string> {
  const name = relative(root, file);
  if (found.has(name)) return found;
  found.add(name);
  if (!/\.tsx?$/.test(file)) return found;
  for (const [, plain, late] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const target = plain ?? (later ? late : undefined);
    if (target === undefined) continue;
    if (!target.startsWith('.')) found.add(target);
    else listLoaded(join(dirname(file), target.replace(/\?.*$/, '')), later, found);
  }
  return found;
}

const DICTIONARY = ['phonics/dictionary.ts', 'phonics/engine.ts', 'cmu-pronouncing-dictionary'];

test('the checker process loads the dictionary', () => {
  const loaded = listLoaded(join(root, 'server/modules/phonics/check-process.ts'));
  for (const file of DICTIONARY) expect(loaded).toContain(file);
});

test('reports depend on every file that the checker process loads', () => {
  const listed = listRuleFiles().map((file) => relative(root, file));
  const loaded = listLoaded(join(root, 'server/modules/phonics/check-process.ts'));
  for (const file of loaded) if (file.endsWith('.ts')) expect(listed).toContain(file);
  expect(listed).toContain('node_modules/cmu-pronouncing-dictionary/package.json');
  expect(readRulesHash('en-AU')).toMatch(/^[0-9a-f]{12}$/);
  expect(readRulesHash('en-US')).toMatch(/^[0-9a-f]{12}\.en-US$/);
});

test.each(['server/main.ts', 'scripts/prepare.ts', 'client/app/main.tsx'])(
  '%s does not load the dictionary',
  (entry) => {
    expect(existsSync(join(root, entry))).toBe(true);
    const loaded = listLoaded(join(root, entry));
    expect(loaded.size).toBeGreaterThan(30);
    for (const file of DICTIONARY) expect(loaded).not.toContain(file);
  },
);

test.each(['server/main.ts', 'scripts/prepare.ts'])(
  '%s does not load the picture decoder',
  (entry) => {
    expect(listLoaded(join(root, entry))).not.toContain('sharp');
    const decoding = listLoaded(join(root, 'server/modules/pictures/picture-process.ts'));
    expect(decoding).toContain('sharp');
  },
);

test('the long-running start script loads nothing that builds or fills a library', () => {
  const loaded = listLoaded(join(root, 'scripts/start.ts'));
  for (const file of ['scripts/build.ts', 'scripts/seed.ts', 'server/database/open.ts']) {
    expect(listLoaded(join(root, 'scripts/prepare.ts'))).toContain(file);
    expect(loaded).not.toContain(file);
  }
});

test('a server without observability and without a bucket does not load their packages', () => {
  const named = /^(prom-client|@opentelemetry\/|@aws-sdk\/)/;
  const loaded = (later: boolean) =>
    [...listLoaded(join(root, 'server/main.ts'), later)].filter((name) => named.test(name));
  expect(loaded(true)).not.toEqual([]);
  expect(loaded(false)).toEqual([]);
});

test('the browser loads only words.ts and placement-words.ts from phonics/', () => {
  const loaded = [...listLoaded(join(root, 'client/app/main.tsx'))];
  const ofPhonics = loaded.filter((file) => file.startsWith('phonics/'));
  expect(ofPhonics.sort()).toEqual(['phonics/placement-words.ts', 'phonics/words.ts']);
});
