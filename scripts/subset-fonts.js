// Creates the font subsets in client/styles/fonts/ from the @fontsource packages: the characters in the `unicode-range`
// of fonts.css, and only one weight of Fredoka. Run it when one of these changes. subset-font is not a dependency of
// the product:
//   npm install --no-save subset-font@2.9.0 && node scripts/subset-fonts.js
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newCommand } from './command.ts';

newCommand(
  'node scripts/subset-fonts.js',
  'Cuts the faces out of the packages of fonts anew.',
).parse();
// Imported after the command line is parsed, so that `--help` works without it.
const { default: subsetFont } = await import('subset-font');

const root = join(import.meta.dirname, '..');
const styles = join(root, 'client', 'styles');

/** The font features that English text needs. Swashes and other alternative forms are left out. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'tnum'];

const faces = [
  { file: 'andika-400', from: '@fontsource/andika/files/andika-latin-400-normal.woff2' },
  { file: 'andika-700', from: '@fontsource/andika/files/andika-latin-700-normal.woff2' },
  {
    file: 'fredoka-600',
    from: '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2',
    variationAxes: { wght: 600 },
  },
];

/** Returns all characters in the first `unicode-range` of a style sheet. */
function charactersOf(css) {
  const [, ranges = ''] = /unicode-range:([^;]+)/.exec(css) ?? [];
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from, to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) => first + i);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

const text = charactersOf(readFileSync(join(styles, 'fonts.css'), 'utf8'));
for (const { file, from, variationAxes } of faces) {
  const whole = readFileSync(join(root, 'node_modules', from));
  // The names 0, 13 and 14 are the copyright and the licence.
  const options = { targetFormat: 'woff2', keepFeatures, preserveNameIds: [0, 13, 14] };
  const part = await subsetFont(whole, text, {
    ...options,
    ...(variationAxes && { variationAxes }),
  });
  writeFileSync(join(styles, 'fonts', `${file}.woff2`), part);
  console.log(`${file}: ${whole.length} -> ${part.length} bytes`);
}
