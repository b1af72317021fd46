// Space, the moon, and a rocket.
import { below, fill, gradient, specks, type Draw } from './parts.ts';
import { round, oval } from '../shapes.ts';

export const space: Draw = (w, h) =>
  `<defs>${gradient('space', '#0f1338', '#241f5c', '#43317a')}</defs>` +
  fill('space', w, h) +
  specks(w, h, 34, 2.6, 'fill="#fff4c8"');

export const moon: Draw = (w, h) =>
  space(w, h) +
  oval(w * 0.14, h * 0.72, w * 0.32, h * 0.12, '#a9a6bd') +
  oval(w * 0.86, h * 0.74, w * 0.36, h * 0.16, '#b4b1c6') +
  below(h * 0.7, '#c8c5d6', w, h) +
  oval(w * 0.5, h * 0.7, w * 0.8, h * 0.06, '#c8c5d6') +
  (
    [
      [0.1, 0.8, 60],
      [0.47, 0.73, 44],
      [0.9, 0.93, 70],
      [0.33, 0.95, 54],
    ] as const
  )
    .map(
      ([x, y, rx]) =>
        oval(x * w, y * h, rx, rx * 0.26, '#a7a3ba') +
        oval(x * w, y * h + 4, rx * 0.86, rx * 0.2, '#b7b3c8'),
    )
    .join('');

/** Inside a rocket, with two round windows. */
export const cabin: Draw = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#cfd8e8"/>` +
  `<path d="M${round(w * 0.33)} 0v${h}M${round(w * 0.67)} 0v${h}" stroke="#b9c4d9" stroke-width="5"/>` +
  below(h * 0.86, '#8f9ab5', w, h) +
  `<rect y="${round(h * 0.84)}" width="${w}" height="${round(h * 0.03)}" fill="#e9eef7"/>` +
  [0.17, 0.83]
    .map(
      (x) =>
        `<circle cx="${round(x * w)}" cy="${round(h * 0.36)}" r="${round(w * 0.115)}" fill="#f2c94c"/><circle cx="${round(x * w)}" cy="${round(h * 0.36)}" r="${round(w * 0.096)}" fill="#241f5c"/><circle cx="${round((x + 0.03) * w)}" cy="${round(h * 0.3)}" r="3" fill="#fff4c8"/><circle cx="${round((x - 0.05) * w)}" cy="${round(h * 0.42)}" r="2.4" fill="#fff4c8"/>`,
    )
    .join('');
