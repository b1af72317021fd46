// Rooms, and places where something is shown.
import { below, fill, gradient, specks, type Draw } from './parts.ts';
import { round, oval } from '../shapes.ts';

/** Wall, skirting board and floor. The scene adds anything on the wall. */
function inside(w: number, h: number, wall: string, dots: string, floor: string): string {
  return (
    `<rect width="${w}" height="${h}" fill="${wall}"/>` +
    specks(w, h * 0.6, 30, 4, `fill="${dots}"`) +
    below(h * 0.66, floor, w, h) +
    `<rect y="${round(h * 0.64)}" width="${w}" height="${round(h * 0.03)}" fill="#fffaf0"/>`
  );
}

const rug = (w: number, h: number, outer: string, inner: string) =>
  oval(w * 0.5, h * 0.87, w * 0.42, h * 0.1, outer) +
  oval(w * 0.5, h * 0.87, w * 0.36, h * 0.08, inner);

export const room: Draw = (w, h) =>
  inside(w, h, '#fbe6c8', '#f5d6ab', '#d9a973') + rug(w, h, '#e7857a', '#f3a699');

export const nightRoom: Draw = (w, h) =>
  inside(w, h, '#5d6797', '#6d77a6', '#6f5a62') + rug(w, h, '#4c5689', '#59639a');

export const kitchen: Draw = (w, h) =>
  inside(w, h, '#dff0ea', '#c6e3d9', '#e3b98a') +
  `<path d="M0 ${round(h * 0.74)}h${w}M0 ${round(h * 0.84)}h${w}M0 ${round(h * 0.94)}h${w}" stroke="#d2a677" stroke-width="3"/>`;

export const shed: Draw = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#b98a5e"/>` +
  Array.from(
    { length: 8 },
    (_, i) =>
      `<rect x="${round((w / 8) * i)}" width="4" height="${round(h * 0.68)}" fill="#9c6f47"/>`,
  ).join('') +
  below(h * 0.66, '#8d6a50', w, h) +
  oval(w * 0.5, h * 0.86, w * 0.44, h * 0.11, '#a07c5e') +
  `<path d="M0 ${round(h * 0.07)}h${w}" stroke="#8d6a50" stroke-width="${round(h * 0.05)}"/>`;

/** Inside the house of a snail: the wall winds to the middle. */
export const snailHouse: Draw = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#8a5337"/>` +
  oval(w * 0.5, h * 0.46, w * 0.62, h * 0.62, '#a86b47') +
  oval(w * 0.5, h * 0.44, w * 0.5, h * 0.5, '#bd7f57') +
  oval(w * 0.5, h * 0.42, w * 0.38, h * 0.38, '#cf966a') +
  `<path d="M${round(w * 0.02)} ${round(h * 0.5)}C${round(w * 0.1)} ${round(-h * 0.1)} ${round(w * 0.86)} ${round(-h * 0.1)} ${round(w * 0.9)} ${round(h * 0.36)}S${round(w * 0.3)} ${round(h * 0.8)} ${round(w * 0.26)} ${round(h * 0.4)}S${round(w * 0.7)} ${round(h * 0.08)} ${round(w * 0.7)} ${round(h * 0.36)}S${round(w * 0.44)} ${round(h * 0.56)} ${round(w * 0.44)} ${round(h * 0.4)}" fill="none" stroke="#9a6040" stroke-width="9" stroke-linecap="round"/>` +
  below(h * 0.7, '#7a4a35', w, h) +
  oval(w * 0.5, h * 0.7, w * 0.75, h * 0.05, '#7a4a35') +
  rug(w, h, '#5f7fb8', '#7d9bd0');

/** Curtains, a bright wall between them and the boards. */
export const stage: Draw = (w, h) =>
  `<defs>${gradient('stage', '#2c3a78', '#5a68b0')}</defs>` +
  fill('stage', w, h) +
  `<path d="M${round(w * 0.5)} ${round(-h * 0.1)}L${round(w * 0.12)} ${round(h * 0.8)}H${round(w * 0.88)}z" fill="#fff6cf" opacity=".25"/>` +
  below(h * 0.68, '#b9824f', w, h) +
  `<path d="M0 ${round(h * 0.78)}h${w}M0 ${round(h * 0.89)}h${w}" stroke="#a06c3e" stroke-width="3"/>` +
  [0, 1]
    .map(
      (side) =>
        `<g transform="${side ? `translate(${w} 0)scale(-1 1)` : 'translate(0 0)'}"><path d="M0 0h${round(w * 0.17)}q${round(w * 0.02)} ${round(h * 0.4)} ${round(-w * 0.06)} ${round(h * 0.74)}H0z" fill="#b8323f"/><path d="M${round(w * 0.05)} 0q4 ${round(h * 0.4)} ${round(-w * 0.01)} ${round(h * 0.74)}M${round(w * 0.11)} 0q6 ${round(h * 0.4)} ${round(-w * 0.04)} ${round(h * 0.74)}" stroke="#93222f" stroke-width="6" fill="none"/></g>`,
    )
    .join('') +
  Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M${round((w / 8) * i)} 0h${round(w / 8)}v${round(h * 0.05)}a${round(w / 16)} ${round(h * 0.06)} 0 0 1 ${round(-w / 8)} 0z" fill="${i % 2 ? '#b8323f' : '#cf4450'}"/>`,
  ).join('');

export const circus: Draw = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#6d2f5b"/>` +
  Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M${round(w / 2)} ${round(-h * 0.15)}L${round((w / 8) * i)} ${round(h * 0.66)}h${round(w / 8)}z" fill="${i % 2 ? '#fbe9d0' : '#d9534f'}"/>`,
  ).join('') +
  below(h * 0.66, '#c79a66', w, h) +
  oval(w * 0.5, h * 0.82, w * 0.47, h * 0.13, '#e8c48c') +
  `<path d="M${round(w * 0.5)} 0L${round(w * 0.1)} ${round(h * 0.86)}H${round(w * 0.9)}z" fill="#fff6cf" opacity=".28"/>`;
