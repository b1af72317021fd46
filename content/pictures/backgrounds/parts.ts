// Parts of backgrounds.
import { oval, round } from '../shapes.ts';

/** Returns SVG elements that fill this width and height. */
export type Draw = (width: number, height: number) => string;

/** Returns a gradient for `fill`, with the colours from top to bottom. */
export function gradient(id: string, ...colors: string[]): string {
  const last = colors.length - 1;
  const stops = colors.map((c, i) => `<stop offset="${round(i / last)}" stop-color="${c}"/>`);
  return `<linearGradient id="bg-${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** Fills the whole area with a gradient. */
export const fill = (id: string, w: number, h: number) =>
  `<rect width="${w}" height="${h}" fill="url(#bg-${id})"/>`;

/** Fills the area below `y`. */
export const below = (y: number, color: string, w: number, h: number) =>
  `<rect y="${round(y)}" width="${w}" height="${round(h - y)}" fill="${color}"/>`;

/** A small soft cloud about 150 wide. */
export function cloud(x: number, y: number, scale = 1, opacity = 0.85): string {
  const ball = (across: number, down: number, r: number) =>
    `M${across - r} ${down}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  // One path: a group that lets the sky through is slow to paint.
  const path = `${ball(-42, 0, 26)}${ball(-6, -16, 36)}${ball(36, -2, 28)}M-55 0h106a13 13 0 0 1 0 27h-106a13 13 0 0 1 0 -27z`;
  return `<path transform="translate(${round(x)} ${round(y)})scale(${round(scale)})" d="${path}" fill="#fff" opacity="${opacity}"/>`;
}

/** Blades of grass here and there along the ground. */
export function tufts(w: number, h: number, color: string): string {
  const places = [
    [0.07, 0.71],
    [0.24, 0.93],
    [0.46, 0.68],
    [0.62, 0.96],
    [0.83, 0.72],
    [0.94, 0.88],
  ] as const;
  const blades = places.map(
    ([x, y]) => `M${round(x * w)} ${round(y * h)}l-6 -14m6 14v-18m0 18l7 -13`,
  );
  return `<path d="${blades.join('')}" stroke="${color}" stroke-width="4" stroke-linecap="round" fill="none"/>`;
}

/** Small dots (stars, snow, bubbles), at the same positions each time. */
export function specks(w: number, h: number, count: number, radius: number, style: string): string {
  const dots = Array.from({ length: count }, (_, i) => {
    const x = ((i * 0.7549 + 0.07) % 1) * w;
    const y = ((i * 0.5698 + 0.05) % 1) * h;
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * (0.6 + ((i * 7) % 5) / 5))}"/>`;
  });
  return `<g ${style}>${dots.join('')}</g>`;
}

/** Sky, two hills far away, and open ground. */
export function land(
  w: number,
  h: number,
  sky: string[],
  far: string,
  near: string,
  ground: string,
) {
  return (
    `<defs>${gradient('sky', ...sky)}</defs>` +
    fill('sky', w, h) +
    oval(w * 0.22, h * 0.72, w * 0.46, h * 0.24, far) +
    oval(w * 0.82, h * 0.74, w * 0.44, h * 0.2, near) +
    below(h * 0.66, ground, w, h) +
    oval(w * 0.5, h * 0.68, w * 0.8, h * 0.07, ground)
  );
}

export const daySky = ['#8fd3f4', '#d8f1fb', '#fff7e0'];

export const nightSky = ['#141c44', '#2c3a78', '#54609f'];

export const duskSky = ['#6b5fa8', '#e88f8a', '#ffd9a0'];
