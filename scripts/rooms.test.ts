// Every folder has a floor in .dependency-cruiser.js, which says which folder may import which.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { default: config } = (await import(
  pathToFileURL(join(root, '.dependency-cruiser.js')).href
)) as { default: { forbidden: { name: string }[] } };
/** Folders without product code: tests and static files. */
const IGNORED_FOLDERS = /^(test-support|whole-server|specification|public|styles)$/;

/** Matches the path of a file or folder of the repository. Media types such as audio/wav are none. */
const PATH =
  /(?<![\w./-])(?:audio(?!\/(?:mpeg|wave?|x-wav|vnd))|bench|client|content|contracts|domain|e2e|phonics|sandbox|scripts|server|test-support)\/[\w./-]*[\w/]/g;

const list = (folder: string, isWanted: 'isFile' | 'isDirectory') =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry[isWanted]())
    .map(({ name }) => name)
    .sort();

describe('every folder has an import rule', () => {
  test.each(['server', 'server/modules', 'client', 'client/features', 'client/features/admin'])(
    'in %s',
    (folder) => {
      const names = config.forbidden.map(({ name }) => name);
      for (const room of list(folder, 'isDirectory')) {
        const path = `${folder}/${room}`;
        if (!IGNORED_FOLDERS.test(room))
          expect(names.includes(path) || names.includes(`${path}/`), path).toBe(true);
      }
    },
  );
});

test('there are no loose files in the server and the client', () => {
  expect(list('server', 'isFile')).toEqual(['app.ts', 'main.ts']);
  expect(list('client', 'isFile')).toEqual(['flipbook.html', 'index.html']);
  for (const folder of ['server/modules', 'client/features', 'client/features/admin']) {
    expect(list(folder, 'isFile')).toEqual([]);
  }
});

test('each path that a document names exists', () => {
  const documents = globSync('{*.md,docs/**/*.md}', { cwd: root }).filter(
    (name) => name !== 'CHANGELOG.md',
  );
  const named = documents.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(PATH)].map(([path]) => ({ name, path })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});
