// Hills, fields and the sky above them, by day and by night.
import {
  below,
  cloud,
  daySky,
  duskSky,
  fill,
  gradient,
  land,
  nightSky,
  specks,
  tufts,
  type Draw,
} from './parts.ts';
import { round, oval } from '../shapes.ts';

export const hills: Draw = (w, h) =>
  land(w, h, daySky, '#a5d89b', '#8ccb86', '#79bf73') +
  cloud(w * 0.2, h * 0.16) +
  cloud(w * 0.78, h * 0.11, 0.8) +
  tufts(w, h, '#5da65c');

export const sky: Draw = (w, h) =>
  `<defs>${gradient('sky', '#6cc3f0', '#b9e5fa', '#effaff')}</defs>` +
  fill('sky', w, h) +
  cloud(w * 0.14, h * 0.2, 1.1) +
  cloud(w * 0.84, h * 0.34, 0.9) +
  cloud(w * 0.3, h * 0.88, 1.5, 0.95) +
  cloud(w * 0.72, h * 0.95, 1.9, 0.95);

/** As high as `sky`, with small hills far below. */
export const highSky: Draw = (w, h) =>
  `<defs>${gradient('sky', '#6cc3f0', '#c9ecfb', '#fff7e0')}</defs>` +
  fill('sky', w, h) +
  oval(w * 0.2, h * 1.02, w * 0.44, h * 0.16, '#a5d89b') +
  oval(w * 0.8, h * 1.04, w * 0.5, h * 0.17, '#8ccb86') +
  cloud(w * 0.15, h * 0.2, 1) +
  cloud(w * 0.85, h * 0.3, 0.9) +
  cloud(w * 0.62, h * 0.74, 0.7);

export const farm: Draw = (w, h) =>
  land(w, h, daySky, '#f0dd8c', '#a5d89b', '#a8cf6e') +
  cloud(w * 0.28, h * 0.14, 0.9) +
  cloud(w * 0.74, h * 0.18, 0.7) +
  `<path d="M0 ${round(h * 0.6)}h${w}M0 ${round(h * 0.64)}h${w}" stroke="#c79a66" stroke-width="7"/>` +
  Array.from(
    { length: 9 },
    (_, i) =>
      `<rect x="${round((w / 8) * i - 6)}" y="${round(h * 0.565)}" width="12" height="${round(h * 0.115)}" rx="4" fill="#b98653"/>`,
  ).join('') +
  tufts(w, h, '#7fab4b');

/** `snowSlope` in summer. */
export const grassSlope: Draw = (w, h) =>
  `<defs>${gradient('sky', ...daySky)}</defs>` +
  fill('sky', w, h) +
  cloud(w * 0.2, h * 0.16) +
  oval(w * 0.15, h * 0.95, w * 0.5, h * 0.3, '#8ccb86') +
  `<path d="M0 ${round(h * 0.9)}L${w} ${round(h * 0.5)}V${h}H0z" fill="#79bf73"/>` +
  `<path d="M${round(w * 0.3)} ${round(h * 0.95)}l-6 -14m6 14v-18m0 18l7 -13M${round(w * 0.66)} ${round(h * 0.8)}l-6 -14m6 14v-18m0 18l7 -13M${round(w * 0.9)} ${round(h * 0.93)}l-6 -14m6 14v-18m0 18l7 -13" stroke="#5da65c" stroke-width="4" stroke-linecap="round" fill="none"/>`;

export const night: Draw = (w, h) =>
  land(w, h, nightSky, '#2b4a5e', '#264258', '#2f5a5c') +
  specks(w, h * 0.48, 24, 2.4, 'fill="#ffe9a8"') +
  tufts(w, h, '#47797a');

/** `night` before the stars appear. */
export const darkNight: Draw = (w, h) =>
  land(w, h, ['#10163a', '#202b60', '#3d4a80'], '#22394b', '#1e3348', '#284c50') +
  cloud(w * 0.72, h * 0.14, 1, 0.07) +
  cloud(w * 0.22, h * 0.24, 0.8, 0.06) +
  tufts(w, h, '#3c6667');

export const dusk: Draw = (w, h) =>
  land(w, h, duskSky, '#8f7fae', '#7d86a4', '#7fa57c') +
  cloud(w * 0.24, h * 0.2, 0.9, 0.4) +
  tufts(w, h, '#5f8a63');

/** Grass above, and earth cut open below. */
export const underground: Draw = (w, h) =>
  `<defs>${gradient('sky', ...daySky)}${gradient('earth', '#8a5f42', '#6b4632')}</defs>` +
  fill('sky', w, h) +
  cloud(w * 0.8, h * 0.1, 0.7) +
  `<rect y="${round(h * 0.36)}" width="${w}" height="${round(h * 0.64)}" fill="url(#bg-earth)"/>` +
  below(h * 0.36, '#79bf73', w, h * 0.4) +
  specks(
    w,
    h * 0.5,
    14,
    9,
    `fill="#a37a5a" fill-opacity=".6" transform="translate(0 ${round(h * 0.46)})"`,
  );

/** Spikes of stone from above; each is x (a share of the width), its length and its half width. */
const hanging = (
  w: number,
  color: string,
  spikes: readonly (readonly [number, number, number])[],
) => {
  const path = spikes.map(
    ([x, long, half]) =>
      `M${round(x * w - half)} 0L${round(x * w)} ${long}L${round(x * w + half)} 0z`,
  );
  return `<path d="${path.join('')}" fill="${color}"/>`;
};

export const cave: Draw = (w, h) =>
  `<defs>${gradient('cave', '#453d63', '#6d6490', '#8a80a8')}</defs>` +
  fill('cave', w, h) +
  oval(w * 0.5, h * 0.7, w * 0.42, h * 0.5, '#7d739e') +
  oval(w * 0.5, h * 0.72, w * 0.27, h * 0.36, '#8f86ae') +
  hanging(w, '#4d446d', [
    [0.04, 170, 60],
    [0.2, 90, 44],
    [0.42, 60, 40],
    [0.66, 80, 44],
    [0.83, 120, 50],
    [0.97, 190, 60],
  ]) +
  below(h * 0.7, '#7a6f8f', w, h) +
  oval(w * 0.5, h * 0.7, w * 0.7, h * 0.05, '#7a6f8f') +
  specks(w, h * 0.26, 14, 5, `fill="#685e7d" transform="translate(0 ${round(h * 0.73)})"`);

/** `cave` upside down. */
export const caveUpsideDown: Draw = (w, h) =>
  `<g transform="rotate(180 ${w / 2} ${h / 2})">${cave(w, h)}</g>`;
