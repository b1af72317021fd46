// A scene (a picture of a book as data) and its rendering as SVG.
import { backgrounds, type Background } from './backgrounds/backgrounds.ts';
import { n as round } from './backgrounds/parts.ts';
import type { Drawings } from './drawings/drawings.ts';

/** One drawing in a scene, in the scene's units. */
export interface Item {
  /** The name of an icon, or of one of our own shapes ('own-…'). */
  picture: string;
  /** The position of the middle of its base line. */
  x: number;
  y: number;
  /** Width and height of its box. */
  size: number;
  /** Degrees, clockwise, about the middle of the box. */
  turn?: number;
  mirror?: boolean;
  /** The ratio of width to height. The default is 1. */
  stretch?: number;
  /** Whether it flies, hangs or floats, so that it has no shadow. */
  air?: boolean;
}

export interface Scene {
  background: Background;
  /** From the back to the front. */
  items: readonly Item[];
  /** Thin strings behind the items, from x, y to x, y. */
  strings?: readonly (readonly [number, number, number, number])[];
}

export type FrameColor = 'mint' | 'coral' | 'lavender';

export interface SceneOptions {
  drawings: Drawings;
  /** If given, the scene is a cover of 600 x 800 with a frame, instead of a page of 800 x 600. */
  frame?: FrameColor;
}

/** The colours of the level groups: a light band and a darker line. */
const frameColors: Record<FrameColor, { band: string; line: string }> = {
  mint: { band: '#a9e3cc', line: '#2f9e78' },
  coral: { band: '#ffc0ae', line: '#e0674a' },
  lavender: { band: '#d5c6f5', line: '#8663cf' },
};

/** Icons leave a margin of about 2 of their 32 units under the feet. */
const FOOT = 30 / 32;

/** Prefixes the ids inside a drawing, so that two drawings never share an id. */
export function withOwnIds(drawing: string, prefix: string): string {
  return drawing
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replaceAll('url(#', `url(#${prefix}-`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
}

function renderShadow({ x, y, size, stretch = 1 }: Item): string {
  const rx = round(size * 0.38 * stretch);
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${rx}" ry="${round(size * 0.05)}" opacity=".13"/>`;
}

function renderItem(item: Item): string {
  const { picture, x, y, size, turn = 0, mirror = false, stretch = 1 } = item;
  const scale = Math.round((size / 32) * 1000) / 1000;
  const across = Math.round(scale * stretch * 1000) / 1000;
  const middle = y - size * FOOT + size / 2;
  const steps = [
    `translate(${round(x)} ${round(middle)})`,
    turn === 0 ? '' : `rotate(${round(turn)})`,
    `scale(${mirror ? -across : across} ${scale})`,
    'translate(-16 -16)',
  ];
  return `<use href="#${picture}" transform="${steps.join('')}"/>`;
}

function renderStrings(strings: NonNullable<Scene['strings']>): string {
  const lines = strings.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`);
  return lines.length === 0
    ? ''
    : `<path d="${lines.join('')}" stroke="#56506b" stroke-width="3"/>`;
}

function renderFrame(color: FrameColor, width: number, height: number): string {
  const { band, line } = frameColors[color];
  const box = (inset: number, radius: number, style: string) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius}" fill="none" ${style}/>`;
  const corners = [
    [42, 42],
    [width - 42, 42],
    [42, height - 42],
    [width - 42, height - 42],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="${line}"/>`);
  return [
    `<path fill="${band}" fill-rule="evenodd" d="M0 0h${width}v${height}H0zM50 26h${width - 100}q24 0 24 24v${height - 100}q0 24 -24 24H50q-24 0 -24 -24V50q0 -24 24 -24z"/>`,
    box(27, 20, `stroke="#fffdf7" stroke-width="7"`),
    box(34, 18, `stroke="${line}" stroke-width="4" stroke-dasharray="1 13" stroke-linecap="round"`),
    ...corners,
  ].join('');
}

/** Renders the scene as an SVG document. Throws if it names a picture that does not exist. */
export function renderScene(scene: Scene, { drawings, frame }: SceneOptions): string {
  const [width, height] = frame === undefined ? [800, 600] : [600, 800];
  const pictures = [...new Set(scene.items.map((item) => item.picture))];
  const symbols = pictures
    .map((name) => `<g id="${name}">${withOwnIds(drawings(name), name)}</g>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${symbols}</defs>`,
    backgrounds[scene.background](width, height),
    scene.items.map((item) => (item.air ? '' : renderShadow(item))).join(''),
    renderStrings(scene.strings ?? []),
    scene.items.map(renderItem).join(''),
    frame === undefined ? '' : renderFrame(frame, width, height),
    '</svg>',
  ].join('');
}
