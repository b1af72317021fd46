// The pictures in scenes: the Fluent Emoji set (flat style, MIT licence, Microsoft), and our own shapes for what
// the set lacks. Every drawing fills a box of 32 x 32 units.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { food } from './food.ts';
import { home } from './home.ts';
import { outdoors } from './outdoors.ts';
import { things } from './things.ts';

/** Returns the SVG of a picture by its name. Throws if there is no such picture. */
export type Drawings = (name: string) => string;

/** Our own shapes, each named 'own-…', that several books show. What one book alone shows is in its folder. */
export const ownShapes: Readonly<Record<string, string>> = {
  ...outdoors,
  ...home,
  ...food,
  ...things,
};

/**
 * Reads the icon set (10 MB of JSON, so only when scenes are rendered).
 * Source: https://github.com/microsoft/fluentui-emoji
 */
export function loadDrawings(): Drawings {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as {
    icons: Record<string, { body: string } | undefined>;
  };
  return (name) => {
    const drawing = ownShapes[name] ?? set.icons[name]?.body;
    if (drawing === undefined) throw new Error(`There is no picture named "${name}"`);
    return drawing;
  };
}

/** The same drawings, and those of one book. */
export const withProps =
  (drawings: Drawings, props: Readonly<Record<string, string>> = {}): Drawings =>
  (name) =>
    props[name] ?? drawings(name);
