// Reads the built client: what a browser fetches before a visitor sees the landing screen.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { built, scriptsOf } from './built-client.test-support.ts';

const assets = join(built, 'assets');
const html = readFileSync(join(built, 'index.html'), 'utf8');

/** What a script imports at once. */
const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

const linked = [...html.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)].map(
  ([, file = '']) => file,
);
const landing = readdirSync(assets).find((file) => /^landing-screen-[\w-]+\.js$/.test(file)) ?? '';
const first = new Set([...linked, landing]);
for (const file of [...first]) scriptsOf(join('assets', file), IMPORTED, first);
const named = (name: string) => [...first].filter((file) => file.startsWith(`${name}-`));

test('a visitor’s first scripts are few, and are linked in the document but for the landing screen’s own', () => {
  expect([...first].filter((file) => file !== landing).sort()).toEqual(linked.sort());
  for (const name of ['index', 'react', 'shared']) expect(named(name)).toHaveLength(1);
  expect(first.size).toBeLessThanOrEqual(5);
});

test('they are without the query library, and at most 100 kB', () => {
  const texts = [...first].map((file) => readFileSync(join(assets, file)));
  // A message of the library.
  expect(texts.filter((text) => text.includes('No QueryClient set'))).toEqual([]);
  expect(named('family')).toEqual([]);
  const sizes = texts.map((text) => gzipSync(text, { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100 * 1024);
});

test('the home has few files beside them, which the document’s own script names', () => {
  const own = /home:\[([^\]]*)\]/.exec(html)?.[1]?.match(/assets\/[\w.-]+/g) ?? [];
  const scripts = own.filter((file) => file.endsWith('.js'));
  expect(scripts.map((file) => /assets\/([a-z-]+)-[\w-]{8}\./.exec(file)?.[1]).sort()).toEqual([
    'family',
    'family-home-screen',
  ]);
});
