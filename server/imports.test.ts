// What the server and the browser load, followed from file to file: the dictionary is in neither.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readEdition } from './phonics/edition.ts';

const root = join(import.meta.dirname, '..');
/** Imports and exports that are there when types are gone. */
const IMPORT =
  /^\s*(?:import|export)\s(?!type\b)[^;'"]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Every file of ours that is loaded with this one, and every package by its name as imported. */
function listLoaded(file: string, found = new Set<string>()): Set<string> {
  const name = relative(root, file);
  if (found.has(name)) return found;
  found.add(name);
  if (!/\.tsx?$/.test(file)) return found;
  for (const [, plain, late] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const target = plain ?? late ?? '';
    if (!target.startsWith('.')) found.add(target);
    else listLoaded(join(dirname(file), target.replace(/\?.*$/, '')), found);
  }
  return found;
}

const DICTIONARY = ['phonics/dictionary.ts', 'phonics/engine.ts', 'cmu-pronouncing-dictionary'];

test('the process of the checker loads the dictionary', () => {
  const loaded = listLoaded(join(root, 'server/phonics/check-process.ts'));
  for (const file of DICTIONARY) expect(loaded).toContain(file);
});

test('a report is due again when any file that its process loads has changed', () => {
  const told = listFiles().map((file) => relative(root, file));
  const loaded = listLoaded(join(root, 'server/phonics/check-process.ts'));
  for (const file of loaded) if (file.endsWith('.ts')) expect(told).toContain(file);
  expect(told).toContain('node_modules/cmu-pronouncing-dictionary/package.json');
  expect(readEdition()).toMatch(/^[0-9a-f]{12}$/);
});

test.each(['server/main.ts', 'scripts/start.ts', 'client/main.tsx'])(
  '%s and all it loads do without the dictionary',
  (entry) => {
    expect(existsSync(join(root, entry))).toBe(true);
    const loaded = listLoaded(join(root, entry));
    expect(loaded.size).toBeGreaterThan(30);
    for (const file of DICTIONARY) expect(loaded).not.toContain(file);
  },
);

test.each(['server/main.ts', 'scripts/start.ts'])(
  '%s and all it loads do without the decoder of pictures',
  (entry) => {
    expect(listLoaded(join(root, entry))).not.toContain('sharp');
    const decoding = listLoaded(join(root, 'server/features/pictures/picture-process.ts'));
    expect(decoding).toContain('sharp');
  },
);

test('the SDK of buckets is loaded by a library that has one, and not before', () => {
  const early = [...listLoaded(join(root, 'server/main.ts'))];
  const late = ['bucket', 'object-bucket', 'flipbook-bucket'].map((name) => `./${name}.ts`);
  const source = readFileSync(join(root, 'server/providers/stores.ts'), 'utf8');
  for (const name of late) {
    expect(source).toContain(`import('${name}')`);
    expect(source).not.toContain(`from '${name}'`);
  }
  const naming = early.filter(
    (file) =>
      file.endsWith('.ts') &&
      /^import (?!type\b)[^;]*?from '(@aws-sdk|[^']*\/(object-|flipbook-)?bucket\.ts)/m.test(
        readFileSync(join(root, file), 'utf8'),
      ),
  );
  expect(naming.sort()).toEqual(['server/providers/bucket.ts']);
});

test('the browser loads of phonics/ what a word is, and at most the phonograms', () => {
  const loaded = [...listLoaded(join(root, 'client/main.tsx'))];
  const ofPhonics = loaded.filter((file) => file.startsWith('phonics/'));
  expect(ofPhonics.filter((file) => file !== 'phonics/phonograms.ts')).toEqual([
    'phonics/words.ts',
  ]);
});
