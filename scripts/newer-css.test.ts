// The style sheets say nothing that a declared browser (package.json) does not understand, unless the page does well without.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { expect, test } from 'vitest';
import { isNewer } from './newer-apis.ts';

const { properties, selectors } = bcd.css as Record<string, Record<string, Identifier>>;

/** Without them a page is less beautiful, and says the same; or those without them have no use for them. */
const DISPENSABLE = new Set([
  ...['text-wrap', 'view-transition-name', 'view-transition-group', 'zoom', 'cursor'],
  ...['text-size-adjust', '-webkit-text-size-adjust', '-webkit-tap-highlight-color'],
  ...['forced-color-adjust', 'print-color-adjust'],
  // The build writes it with its prefix, too.
  'user-select',
]);

/** What a declaration needs: its property, the words of its value, and a text for who listens. */
function needsOf(property: string, value: string): (Identifier | undefined)[] {
  const known = properties?.[property];
  const words = value.split(/[\s(),]+/).map((word) => known?.[word]);
  return [known, ...words, value.includes(' / ') ? known?.['alt_text'] : undefined];
}

/** `css` has a declaration on each line, as Prettier writes it. */
function newerIn(css: string): string[] {
  const found: string[] = [];
  let before = '';
  for (const [line, property, value, selector] of css
    .replace(/\/\*[^]*?\*\//g, '')
    .matchAll(/^\s*(?:([\w-]+):\s([^;{]+);|([^;{}\n]+)[{,])$/gm)) {
    const needs = selector
      ? [...selector.matchAll(/:([a-z-]+)/g)].map(
          ([, name = '']) => [name, selectors?.[name]] as const,
        )
      : // An older browser takes what was said before of the same property.
        property === before
        ? []
        : needsOf(property!, value!).map((need) => [property!, need] as const);
    before = property ?? '';
    if (needs.some(([name, need]) => need && !DISPENSABLE.has(name) && isNewer(need))) {
      found.push(line.trim());
    }
  }
  return found;
}

test('a newer declaration or selector is found; one with another before it is not', () => {
  expect(newerIn("a::after {\n  content: '▾' / '';\n}")).toEqual(["content: '▾' / '';"]);
  expect(newerIn("a::after {\n  content: '▾';\n  content: '▾' / '';\n}")).toEqual([]);
  expect(newerIn('details:open {\n  field-sizing: content;\n}')).toEqual([
    'details:open {',
    'field-sizing: content;',
  ]);
  expect(newerIn('a:has(b) {\n  display: grid;\n  inset: 0;\n}')).toEqual([]);
});

const client = join(import.meta.dirname, '..', 'client');

test.each(globSync('**/*.css', { cwd: client }))('client/%s', (file) => {
  expect(newerIn(readFileSync(join(client, file), 'utf8'))).toEqual([]);
});
