// What the server and the browser load, followed from file to file: the dictionary is in neither.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readEdition } from '../modules/phonics/edition.ts';

const root = join(import.meta.dirname, '..', '..');
/** Imports and exports that are there when types are gone. */
const IMPORT =
  /^\s*(?:import|export)\s(?!type\b)[^;'"]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/**
 * Every file of ours that is loaded with this one, and every package by its name as imported; what is
 * loaded `later`, by a statement that runs, unless that is left out.
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

test('the process of the checker loads the dictionary', () => {
  const loaded = listLoaded(join(root, 'server/modules/phonics/check-process.ts'));
  for (const file of DICTIONARY) expect(loaded).toContain(file);
});

test('a report is due again when any file that its process loads has changed', () => {
  const told = listFiles().map((file) => relative(root, file));
  const loaded = listLoaded(join(root, 'server/modules/phonics/check-process.ts'));
  for (const file of loaded) if (file.endsWith('.ts')) expect(told).toContain(file);
  expect(told).toContain('node_modules/cmu-pronouncing-dictionary/package.json');
  expect(readEdition()).toMatch(/^[0-9a-f]{12}$/);
});

test.each(['server/main.ts', 'scripts/prepare.ts', 'client/app/main.tsx'])(
  '%s and all it loads do without the dictionary',
  (entry) => {
    expect(existsSync(join(root, entry))).toBe(true);
    const loaded = listLoaded(join(root, entry));
    expect(loaded.size).toBeGreaterThan(30);
    for (const file of DICTIONARY) expect(loaded).not.toContain(file);
  },
);

test.each(['server/main.ts', 'scripts/prepare.ts'])(
  '%s and all it loads do without the decoder of pictures',
  (entry) => {
    expect(listLoaded(join(root, entry))).not.toContain('sharp');
    const decoding = listLoaded(join(root, 'server/modules/pictures/picture-process.ts'));
    expect(decoding).toContain('sharp');
  },
);

test('the process that stays beside library and stand-ins loads nothing that builds or fills a library', () => {
  const loaded = listLoaded(join(root, 'scripts/start.ts'));
  for (const file of ['scripts/build.ts', 'scripts/seed.ts', 'server/database/open.ts']) {
    expect(listLoaded(join(root, 'scripts/prepare.ts'))).toContain(file);
    expect(loaded).not.toContain(file);
  }
});

test('a server that nobody watches, and without a bucket, does without what these need', () => {
  const named = /^(prom-client|@opentelemetry\/|@aws-sdk\/)/;
  const loaded = (later: boolean) =>
    [...listLoaded(join(root, 'server/main.ts'), later)].filter((name) => named.test(name));
  expect(loaded(true)).not.toEqual([]);
  expect(loaded(false)).toEqual([]);
});

test('the browser loads of phonics/ what a word is, and at most the phonograms', () => {
  const loaded = [...listLoaded(join(root, 'client/app/main.tsx'))];
  const ofPhonics = loaded.filter((file) => file.startsWith('phonics/'));
  expect(ofPhonics.filter((file) => file !== 'phonics/phonograms.ts')).toEqual([
    'phonics/words.ts',
  ]);
});
