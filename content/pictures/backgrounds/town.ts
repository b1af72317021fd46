// Streets, and the railway.
import { hills } from './countryside.ts';
import { below, cloud, daySky, fill, gradient, nightSky, specks, type Draw } from './parts.ts';
import { round } from '../shapes.ts';

/** A row of houses far away, a pavement, and the road in front. */
function town(w: number, h: number, walls: readonly string[], roof: string, glass: string) {
  const house = (i: number) => {
    const width = w / 6;
    const x = width * i;
    const top = h * (0.36 + ((i * 3) % 4) * 0.025);
    const wall = walls[i % walls.length] ?? roof;
    return (
      `<rect x="${round(x + 6)}" y="${round(top)}" width="${round(width - 12)}" height="${round(h * 0.66 - top)}" fill="${wall}"/>` +
      `<path d="M${round(x - 2)} ${round(top + 4)}L${round(x + width / 2)} ${round(top - h * 0.11)}L${round(x + width + 2)} ${round(top + 4)}z" fill="${roof}"/>` +
      `<rect x="${round(x + width * 0.28)}" y="${round(top + h * 0.06)}" width="${round(width * 0.44)}" height="${round(h * 0.08)}" rx="4" fill="${glass}"/>`
    );
  };
  return Array.from({ length: 6 }, (_, i) => house(i)).join('');
}

export const street: Draw = (w, h) =>
  `<defs>${gradient('sky', ...daySky)}</defs>` +
  fill('sky', w, h) +
  cloud(w * 0.24, h * 0.13, 0.9) +
  cloud(w * 0.76, h * 0.18, 0.7) +
  town(w, h, ['#f4cfae', '#cfe0c3', '#f2e0a6', '#d9cbe6'], '#c9806a', '#fffaf0') +
  below(h * 0.62, '#a5c98a', w, h) +
  below(h * 0.67, '#e3d6c2', w, h) +
  below(h * 0.73, '#b9b2b0', w, h);

export const nightStreet: Draw = (w, h) =>
  `<defs>${gradient('sky', ...nightSky)}</defs>` +
  fill('sky', w, h) +
  specks(w, h * 0.3, 24, 2.4, 'fill="#ffe9a8"') +
  town(w, h, ['#4a5284', '#434b7c', '#525a8c'], '#323a68', '#394172') +
  below(h * 0.62, '#2f5a5c', w, h) +
  below(h * 0.67, '#6a6f96', w, h) +
  below(h * 0.73, '#4d5279', w, h);

/** Rails that run across, with their sleepers. */
const rails = (w: number, y: number) =>
  Array.from(
    { length: 11 },
    (_, i) =>
      `<rect x="${round((w / 10) * i - 14)}" y="${round(y - 4)}" width="28" height="26" rx="3" fill="#7b5a43"/>`,
  ).join('') +
  `<path d="M0 ${round(y)}h${w}M0 ${round(y + 16)}h${w}" stroke="#8d929c" stroke-width="6"/>`;

export const tracks: Draw = (w, h) =>
  hills(w, h) + below(h * 0.79, '#cdb59a', w, h) + rails(w, h * 0.86);

export const station: Draw = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#cfe6f2"/>` +
  Array.from(
    { length: 5 },
    (_, i) =>
      `<rect x="${round((w / 5) * i + 14)}" y="${round(h * 0.2)}" width="${round(w / 5 - 28)}" height="${round(h * 0.4)}" rx="40" fill="#e9f5fb"/>`,
  ).join('') +
  Array.from(
    { length: 10 },
    (_, i) =>
      `<path d="M${round((w / 10) * i)} 0h${round(w / 10)}v${round(h * 0.09)}a${round(w / 20)} ${round(w / 20)} 0 0 1 ${round(-w / 10)} 0z" fill="${i % 2 ? '#fff7ea' : '#d9695f'}"/>`,
  ).join('') +
  below(h * 0.64, '#d8c7b0', w, h) +
  `<rect y="${round(h * 0.79)}" width="${w}" height="${round(h * 0.025)}" fill="#f2c94c"/>` +
  below(h * 0.815, '#a89884', w, h) +
  rails(w, h * 0.88);
