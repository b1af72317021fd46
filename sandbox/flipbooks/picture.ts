// Renders the picture of a page as SVG. The host is independent of the library, so it has its own renderer.
// The icons are the Fluent Emoji set (flat style, MIT licence, Microsoft).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Background = 'reef' | 'valley' | 'dawn';

/** The name of a picture, the middle of its bottom edge (x, y) and the size of its box. A page is 800 x 600. */
export type Item = readonly [
  picture: string,
  x: number,
  y: number,
  size: number,
  how?: { mirror?: boolean; turn?: number },
];

export interface Scene {
  background: Background;
  items: readonly Item[];
}

function land(sky: string, far: string, near: string): string {
  return `<linearGradient id="sky" x2="0" y2="1">${sky}</linearGradient><rect width="800" height="600" fill="url(#sky)"/><ellipse cx="170" cy="440" rx="380" ry="150" fill="${far}"/><ellipse cx="660" cy="450" rx="350" ry="120" fill="${far}"/><path d="M0 400q400 -60 800 0v200H0z" fill="${near}"/>`;
}

const stops = (...colors: string[]) =>
  colors
    .map((color, i) => `<stop offset="${i / (colors.length - 1)}" stop-color="${color}"/>`)
    .join('');

const backgrounds: Record<Background, string> = {
  reef:
    `<linearGradient id="sea" x2="0" y2="1">${stops('#8fdcf2', '#3f9fd0', '#1f6fae')}</linearGradient><rect width="800" height="600" fill="url(#sea)"/>` +
    '<path d="M120 0L10 480h170L216 0zM440 0l-40 480h170L545 0z" fill="#fff" opacity=".1"/>' +
    '<path d="M0 490q400 -50 800 0v110H0z" fill="#f0d9a0"/>' +
    '<g fill="none" stroke="#fff" stroke-width="2" opacity=".5"><circle cx="60" cy="90" r="8"/><circle cx="740" cy="60" r="6"/><circle cx="700" cy="380" r="9"/><circle cx="60" cy="330" r="6"/><circle cx="450" cy="70" r="7"/></g>',
  valley: land(stops('#8fd3f4', '#d8f1fb', '#fff7e0'), '#a5d89b', '#79bf73'),
  dawn: land(stops('#6b5fa8', '#e88f8a', '#ffd9a0'), '#8f7fae', '#8faa6e'),
};

const ownShapes: Record<string, string> = {
  shelf:
    '<rect y="15" width="32" height="2.4" rx=".8" fill="#b07a4a"/><path d="M4 17.4h2v4zM28 17.4h-2v4z" fill="#8a5a35"/>',
  whoosh:
    '<path d="M2 10h20q4 0 4-3t-3-3M5 16h24M2 22h17q4 0 4 3t-3 3" fill="none" stroke="#fff" stroke-width="1.2" stroke-linecap="round"/>',
  'blue-fire':
    '<path d="M16 2q9 9 9 18a9 9 0 0 1-18 0q0-5 4-9q1 4 3 5q1-7 2-14z" fill="#3b86dd"/><path d="M16 13q5 5 5 10a5 5 0 0 1-10 0q0-3 2-5q1 2 2 2q0-3 1-7z" fill="#a5d8fa"/>',
  bubble:
    '<circle cx="16" cy="19" r="11" fill="#cba6f7"/><path d="M9 24a9 9 0 0 0 14 0" fill="none" stroke="#5fc7f2" stroke-width="2" stroke-linecap="round"/><circle cx="12" cy="15" r="2.6" fill="#fff"/>',
  'rock-shell':
    '<path d="M1 30Q2 8 16 6q14 2 15 24z" fill="#8d7f98"/><path d="M16 6v24M9 9L6 30M23 9l3 21" stroke="#b5a8bf" stroke-width="1.2" fill="none"/><path d="M1 30Q2 8 16 6" fill="none" stroke="#b5a8bf" stroke-width="1.2"/>',
};

let icons: Record<string, { body: string } | undefined> | undefined;

/** Reads the 10 MB icon set on first use and caches it. Throws when there is no picture of this name. */
function getDrawing(name: string): string {
  if (icons === undefined) {
    const file = createRequire(import.meta.url).resolve(
      '@iconify-json/fluent-emoji-flat/icons.json',
    );
    icons = (JSON.parse(readFileSync(file, 'utf8')) as { icons: NonNullable<typeof icons> }).icons;
  }
  const drawing = ownShapes[name] ?? icons[name]?.body;
  if (drawing === undefined) throw new Error(`There is no picture named "${name}"`);
  return drawing.replace(/\bid="([^"]+)"/g, `id="${name}-$1"`).replaceAll('url(#', `url(#${name}-`);
}

/** Returns the scene as an SVG document of 800 x 600. Throws when it names a picture that does not exist. */
export function renderPicture({ background, items }: Scene): string {
  const names = [...new Set(items.map(([name]) => name))];
  const defs = names.map((name) => `<g id="${name}">${getDrawing(name)}</g>`).join('');
  const uses = items.map(([name, x, y, size, { mirror = false, turn = 0 } = {}]) => {
    const scale = Math.round((size / 32) * 100) / 100;
    const middle = Math.round(y - size * 0.4375);
    return `<use href="#${name}" transform="translate(${x} ${middle})rotate(${turn})scale(${mirror ? -scale : scale} ${scale})translate(-16 -16)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><defs>${defs}</defs>${backgrounds[background]}${uses.join('')}</svg>`;
}
