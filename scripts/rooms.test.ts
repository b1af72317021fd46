// The rooms of the house: .dependency-cruiser.js says who may import whom, and no folder is left out of it.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { default: law } = (await import(
  pathToFileURL(join(root, '.dependency-cruiser.js')).href
)) as { default: { forbidden: { name: string }[] } };
/** They hold no room of the product: tests, and what is no code. */
const NO_ROOMS = /^(test-support|whole-server|specification|public|styles)$/;

/** A file or folder of ours; what is made from a template is not there before it is made. */
const PATH =
  /(?<![\w./-])(?:bench|client|content|contracts|domain|e2e|phonics|sandbox|scripts|server|test-support)\/[\w./-]*[\w/]/g;

const list = (folder: string, isWanted: 'isFile' | 'isDirectory') =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry[isWanted]())
    .map(({ name }) => name)
    .sort();

describe('no folder stands outside the law', () => {
  test.each(['server', 'server/modules', 'client', 'client/features', 'client/features/admin'])(
    'in %s',
    (folder) => {
      const names = law.forbidden.map(({ name }) => name);
      for (const room of list(folder, 'isDirectory')) {
        const path = `${folder}/${room}`;
        if (!NO_ROOMS.test(room))
          expect(names.includes(path) || names.includes(`${path}/`), path).toBe(true);
      }
    },
  );
});

test('nothing lies loose in the server and the browser', () => {
  expect(list('server', 'isFile')).toEqual(['app.ts', 'main.ts']);
  expect(list('client', 'isFile')).toEqual(['flipbook.html', 'index.html']);
  for (const folder of ['server/modules', 'client/features', 'client/features/admin']) {
    expect(list(folder, 'isFile')).toEqual([]);
  }
});

test('each path that a document names is there', () => {
  const documents = globSync('{*.md,docs/**/*.md}', { cwd: root }).filter(
    (name) => name !== 'CHANGELOG.md',
  );
  const named = documents.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(PATH)].map(([path]) => ({ name, path })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});
