// A scene (a picture of a book as data) and its rendering as SVG.
import { backgrounds, type Background } from './backgrounds/backgrounds.ts';
import { picturesOf, renderActor, renderActorShadow, type Actor } from './actor.ts';
import type { Drawings } from './drawings/drawings.ts';
import { renderFrame, type FrameColor } from './frame.ts';
import { round } from './shapes.ts';
import { drawOnce, shorten } from './shared.ts';

/** A thing in a scene, in the scene's units. */
export interface Thing {
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

export type Item = Thing | Actor;

const isActor = (item: Item): item is Actor => 'who' in item;

export interface Scene {
  background: Background;
  /** From the back to the front. */
  items: readonly Item[];
  /** Thin strings behind the items, from x, y to x, y. */
  strings?: readonly (readonly [number, number, number, number])[];
}

export interface SceneOptions {
  drawings: Drawings;
  /** If given, the scene is a cover of 600 x 800 with a frame, instead of a page of 800 x 600. */
  frame?: FrameColor;
}

/**
 * How far the middle of a thing is over its base line, in sizes: icons leave a margin of about 2 of their 32 units
 * under the feet.
 */
export const MIDDLE = 14 / 32;

/** Prefixes the ids inside a drawing, so that two drawings never share an id. */
export function withOwnIds(drawing: string, prefix: string): string {
  return drawing
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replaceAll('url(#', `url(#${prefix}-`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
}

function renderShadow(item: Item): string {
  if (item.air) return '';
  if (isActor(item)) return renderActorShadow(item);
  const { x, y, size, stretch = 1 } = item;
  const rx = round(size * 0.38 * stretch);
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${rx}" ry="${round(size * 0.05)}" opacity=".13"/>`;
}

function renderThing(item: Thing): string {
  const { picture, x, y, size, turn = 0, mirror = false, stretch = 1 } = item;
  const scale = Math.round((size / 32) * 1000) / 1000;
  const across = Math.round(scale * stretch * 1000) / 1000;
  const steps = [
    `translate(${round(x)} ${round(y - size * MIDDLE)})`,
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

/** The names of the pictures that the items show, hold and wear, as often as they do. */
export const picturesIn = (items: readonly Item[]): string[] =>
  items.flatMap((item) => (isActor(item) ? picturesOf(item) : [item.picture]));

/** Returns the items as SVG, in three parts: what they refer to, their shadows, and themselves. */
function renderItems(items: readonly Item[], drawings: Drawings) {
  const symbols = [...new Set(picturesIn(items))]
    .map((name) => `<g id="${name}">${withOwnIds(drawings(name), name)}</g>`)
    .join('');
  const { definitions, body } = drawOnce(
    items.map((item) => (isActor(item) ? shorten(renderActor(item)) : renderThing(item))).join(''),
  );
  return {
    definitions: symbols + definitions,
    shadows: items.map(renderShadow).join(''),
    body,
  };
}

const open = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round">`;

/** Renders the scene as an SVG document. Throws if it names a picture that does not exist. */
export function renderScene(scene: Scene, { drawings, frame }: SceneOptions): string {
  const [width, height] = frame === undefined ? [800, 600] : [600, 800];
  const { definitions, shadows, body } = renderItems(scene.items, drawings);
  return [
    open(width, height),
    `<defs>${definitions}</defs>`,
    backgrounds[scene.background](width, height),
    shadows,
    renderStrings(scene.strings ?? []),
    body,
    frame === undefined ? '' : renderFrame(frame, width, height),
    '</svg>',
  ].join('');
}

/**
 * Renders items without a background, for a picture that stands on a screen. Throws if one names a picture that
 * does not exist.
 */
export function renderItemsAlone(
  items: readonly Item[],
  [width, height]: readonly [width: number, height: number],
  drawings: Drawings,
): string {
  const { definitions, shadows, body } = renderItems(items, drawings);
  const defs = definitions === '' ? '' : `<defs>${definitions}</defs>`;
  return `${open(width, height)}${defs}${shadows}${body}</svg>`;
}
