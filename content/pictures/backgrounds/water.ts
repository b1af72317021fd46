// The sea, its shore and its floor, and the river.
import { dusk, hills, night } from './countryside.ts';
import { below, cloud, daySky, fill, gradient, nightSky, specks, type Draw } from './parts.ts';
import { round, oval } from '../shapes.ts';

const waves = (w: number, y: number, color: string) => {
  const step = w / 10;
  const crest = Array.from({ length: 10 }, () => `q${round(step / 2)} -16 ${round(step)} 0`).join(
    '',
  );
  return `<path d="M0 ${round(y)}${crest}" stroke="${color}" stroke-width="5" fill="none" stroke-linecap="round"/>`;
};

export const sea: Draw = (w, h) =>
  `<defs>${gradient('sky', ...daySky)}${gradient('sea', '#4aa8dc', '#1f6fae')}</defs>` +
  fill('sky', w, h) +
  cloud(w * 0.2, h * 0.16) +
  cloud(w * 0.8, h * 0.22, 0.8) +
  `<rect y="${round(h * 0.6)}" width="${w}" height="${round(h * 0.4)}" fill="url(#bg-sea)"/>` +
  waves(w, h * 0.68, '#8fd0f0') +
  waves(w, h * 0.94, '#4f9fd4');

export const beach: Draw = (w, h) =>
  `<defs>${gradient('sky', ...daySky)}</defs>` +
  fill('sky', w, h) +
  cloud(w * 0.2, h * 0.14) +
  below(h * 0.5, '#4aa8dc', w, h) +
  waves(w, h * 0.57, '#8fd0f0') +
  below(h * 0.7, '#f3dba4', w, h) +
  oval(w * 0.5, h * 0.7, w * 0.75, h * 0.05, '#f3dba4') +
  specks(w, h * 0.24, 16, 3, `fill="#d9ba7c" transform="translate(0 ${round(h * 0.75)})"`);

/** `beach` under the stars. */
export const nightBeach: Draw = (w, h) =>
  `<defs>${gradient('sky', ...nightSky)}</defs>` +
  fill('sky', w, h) +
  specks(w, h * 0.45, 26, 2.4, 'fill="#ffe9a8"') +
  below(h * 0.5, '#25457c', w, h) +
  waves(w, h * 0.57, '#6c8fc7') +
  below(h * 0.7, '#8f86a0', w, h) +
  oval(w * 0.5, h * 0.7, w * 0.75, h * 0.05, '#8f86a0') +
  specks(w, h * 0.24, 16, 3, `fill="#736b88" transform="translate(0 ${round(h * 0.75)})"`);

export const reef: Draw = (w, h) =>
  `<defs>${gradient('sea', '#8fdcf2', '#3f9fd0', '#1f6fae')}</defs>` +
  fill('sea', w, h) +
  `<path d="M${round(w * 0.15)} 0L${round(w * 0.02)} ${round(h * 0.8)}H${round(w * 0.22)}L${round(w * 0.27)} 0zM${round(w * 0.55)} 0L${round(w * 0.5)} ${round(h * 0.8)}H${round(w * 0.72)}L${round(w * 0.68)} 0z" fill="#fff" opacity=".1"/>` +
  below(h * 0.82, '#f0d9a0', w, h) +
  oval(w * 0.5, h * 0.82, w * 0.75, h * 0.05, '#f0d9a0') +
  specks(w, h * 0.75, 14, 6, 'fill="none" stroke="#fff" stroke-width="2" stroke-opacity=".5"');

/** A river that runs towards the reader, between banks wide enough to stand on. */
const stream = (w: number, h: number, water: string, shine: string) =>
  `<path d="M${round(w * 0.44)} ${round(h * 0.62)}Q${round(w * 0.4)} ${round(h * 0.74)} ${round(w * 0.17)} ${h}H${round(w * 0.83)}Q${round(w * 0.6)} ${round(h * 0.74)} ${round(w * 0.56)} ${round(h * 0.62)}z" fill="${water}"/>` +
  `<path d="M${round(w * 0.46)} ${round(h * 0.72)}q18 -8 36 0M${round(w * 0.34)} ${round(h * 0.9)}q26 -10 52 0M${round(w * 0.56)} ${round(h * 0.94)}q26 -10 52 0" stroke="${shine}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

export const river: Draw = (w, h) => hills(w, h) + stream(w, h, '#4aa8dc', '#8fd0f0');

export const nightRiver: Draw = (w, h) => night(w, h) + stream(w, h, '#25457c', '#6c8fc7');

export const duskRiver: Draw = (w, h) => dusk(w, h) + stream(w, h, '#5f7fb8', '#c9a8c4');
