// The style sheets use nothing that a supported browser (package.json) lacks, unless the page works without it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { expect, test } from 'vitest';
import { isNewer } from './newer-apis.ts';

const { properties, selectors } = bcd.css as Record<string, Record<string, Identifier>>;

/** Without these, a page only looks plainer. Or the browsers without them do not need them. */
const OPTIONAL = new Set([
  ...['text-wrap', 'view-transition-name', 'view-transition-group', 'zoom', 'cursor'],
  ...['text-size-adjust', '-webkit-text-size-adjust', '-webkit-tap-highlight-color'],
  ...['forced-color-adjust', 'print-color-adjust', '-webkit-touch-callout'],
  // Without the highlight, the sentence is heard and not marked.
  'highlight',
  // The build adds the prefixed form.
  'user-select',
]);

/** Returns what a declaration needs: its property, the words of its value, and alternative text for `content`. */
function needsOf(property: string, value: string): (Identifier | undefined)[] {
  const known = properties?.[property];
  const words = value.split(/[\s(),]+/).map((word) => known?.[word]);
  return [known, ...words, value.includes(' / ') ? known?.['alt_text'] : undefined];
}

/** Finds lines that need a newer browser. `css` has one declaration per line, as Prettier writes it. */
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
      : // An older browser uses the declaration before, which is of the same property.
        property === before
        ? []
        : needsOf(property!, value!).map((need) => [property!, need] as const);
    before = property ?? '';
    if (needs.some(([name, need]) => need && !OPTIONAL.has(name) && isNewer(need))) {
      found.push(line.trim());
    }
  }
  return found;
}

test('finds a newer declaration or selector, unless a fallback comes before it', () => {
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
