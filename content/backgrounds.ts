// Where a scene plays, drawn by hand for any width and height. The ground begins at 62 % of the
// height and is free of detail in the middle, where the characters stand.

type Draw = (width: number, height: number) => string;

const n = (value: number) => Math.round(value * 10) / 10;

function gradient(id: string, ...colors: string[]): string {
  const last = colors.length - 1;
  const stops = colors.map((c, i) => `<stop offset="${n(i / last)}" stop-color="${c}"/>`);
  return `<linearGradient id="bg-${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

const fill = (id: string, w: number, h: number) =>
  `<rect width="${w}" height="${h}" fill="url(#bg-${id})"/>`;
const below = (y: number, color: string, w: number, h: number) =>
  `<rect y="${n(y)}" width="${w}" height="${n(h - y)}" fill="${color}"/>`;
const oval = (cx: number, cy: number, rx: number, ry: number, color: string) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${color}"/>`;

/** A small soft cloud about 150 wide. */
function cloud(x: number, y: number, scale = 1, opacity = 0.85): string {
  return `<g transform="translate(${n(x)} ${n(y)})scale(${n(scale)})" fill="#fff" opacity="${opacity}"><circle cx="-42" r="26"/><circle cx="-6" cy="-16" r="36"/><circle cx="36" cy="-2" r="28"/><rect x="-68" width="132" height="27" rx="13"/></g>`;
}

/** Blades of grass here and there along the ground. */
function tufts(w: number, h: number, color: string): string {
  const places = [
    [0.07, 0.71],
    [0.24, 0.93],
    [0.46, 0.68],
    [0.62, 0.96],
    [0.83, 0.72],
    [0.94, 0.88],
  ] as const;
  const blades = places.map(([x, y]) => `M${n(x * w)} ${n(y * h)}l-6 -14m6 14v-18m0 18l7 -13`);
  return `<path d="${blades.join('')}" stroke="${color}" stroke-width="4" stroke-linecap="round" fill="none"/>`;
}

/** The same specks at the same places each time: stars, snow, bubbles. */
function specks(w: number, h: number, count: number, radius: number, style: string): string {
  const dots = Array.from({ length: count }, (_, i) => {
    const x = ((i * 0.7549 + 0.07) % 1) * w;
    const y = ((i * 0.5698 + 0.05) % 1) * h;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * (0.6 + ((i * 7) % 5) / 5))}"/>`;
  });
  return `<g ${style}>${dots.join('')}</g>`;
}

/** Sky, two hills far away, and open ground. */
function land(w: number, h: number, sky: string[], far: string, near: string, ground: string) {
  return (
    `<defs>${gradient('sky', ...sky)}</defs>` +
    fill('sky', w, h) +
    oval(w * 0.22, h * 0.72, w * 0.46, h * 0.24, far) +
    oval(w * 0.82, h * 0.74, w * 0.44, h * 0.2, near) +
    below(h * 0.66, ground, w, h) +
    oval(w * 0.5, h * 0.68, w * 0.8, h * 0.07, ground)
  );
}

const daySky = ['#8fd3f4', '#d8f1fb', '#fff7e0'];

const hills: Draw = (w, h) =>
  land(w, h, daySky, '#a5d89b', '#8ccb86', '#79bf73') +
  cloud(w * 0.2, h * 0.16) +
  cloud(w * 0.78, h * 0.11, 0.8) +
  tufts(w, h, '#5da65c');

const sky: Draw = (w, h) =>
  `<defs>${gradient('sky', '#6cc3f0', '#b9e5fa', '#effaff')}</defs>` +
  fill('sky', w, h) +
  cloud(w * 0.14, h * 0.2, 1.1) +
  cloud(w * 0.84, h * 0.34, 0.9) +
  cloud(w * 0.3, h * 0.88, 1.5, 0.95) +
  cloud(w * 0.72, h * 0.95, 1.9, 0.95);

/** As high as `sky`, with small hills far below. */
const highSky: Draw = (w, h) =>
  `<defs>${gradient('sky', '#6cc3f0', '#c9ecfb', '#fff7e0')}</defs>` +
  fill('sky', w, h) +
  oval(w * 0.2, h * 1.02, w * 0.44, h * 0.16, '#a5d89b') +
  oval(w * 0.8, h * 1.04, w * 0.5, h * 0.17, '#8ccb86') +
  cloud(w * 0.15, h * 0.2, 1) +
  cloud(w * 0.85, h * 0.3, 0.9) +
  cloud(w * 0.62, h * 0.74, 0.7);

const farm: Draw = (w, h) =>
  land(w, h, daySky, '#f0dd8c', '#a5d89b', '#a8cf6e') +
  cloud(w * 0.28, h * 0.14, 0.9) +
  cloud(w * 0.74, h * 0.18, 0.7) +
  `<path d="M0 ${n(h * 0.6)}h${w}M0 ${n(h * 0.64)}h${w}" stroke="#c79a66" stroke-width="7"/>` +
  Array.from(
    { length: 9 },
    (_, i) =>
      `<rect x="${n((w / 8) * i - 6)}" y="${n(h * 0.565)}" width="12" height="${n(h * 0.115)}" rx="4" fill="#b98653"/>`,
  ).join('') +
  tufts(w, h, '#7fab4b');

const snow: Draw = (w, h) =>
  land(w, h, ['#a9cfe8', '#dcecf6', '#f6f4fb'], '#e3eef7', '#d5e5f2', '#f7fbff') +
  `<path d="M${n(w * 0.05)} ${n(h * 0.8)}q60 -14 120 0M${n(w * 0.7)} ${n(h * 0.9)}q70 -14 150 0" stroke="#dbe8f3" stroke-width="6" fill="none" stroke-linecap="round"/>` +
  specks(w, h * 0.7, 26, 4, 'fill="#fff" opacity=".9"');

/** A slope that falls to the left, for sliding. */
const snowSlope: Draw = (w, h) =>
  `<defs>${gradient('sky', '#a9cfe8', '#dcecf6', '#f6f4fb')}</defs>` +
  fill('sky', w, h) +
  oval(w * 0.15, h * 0.95, w * 0.5, h * 0.3, '#d5e5f2') +
  `<path d="M0 ${n(h * 0.9)}L${w} ${n(h * 0.5)}V${h}H0z" fill="#f7fbff"/>` +
  `<path d="M${n(w * 0.3)} ${n(h * 0.9)}L${n(w * 0.6)} ${n(h * 0.78)}M${n(w * 0.62)} ${n(h * 0.92)}L${n(w * 0.9)} ${n(h * 0.8)}" stroke="#dbe8f3" stroke-width="6" stroke-linecap="round"/>` +
  specks(w, h * 0.6, 26, 4, 'fill="#fff" opacity=".9"');

const waves = (w: number, y: number, color: string) => {
  const step = w / 10;
  const crest = Array.from({ length: 10 }, () => `q${n(step / 2)} -16 ${n(step)} 0`).join('');
  return `<path d="M0 ${n(y)}${crest}" stroke="${color}" stroke-width="5" fill="none" stroke-linecap="round"/>`;
};

const sea: Draw = (w, h) =>
  `<defs>${gradient('sky', ...daySky)}${gradient('sea', '#4aa8dc', '#1f6fae')}</defs>` +
  fill('sky', w, h) +
  cloud(w * 0.2, h * 0.16) +
  cloud(w * 0.8, h * 0.22, 0.8) +
  `<rect y="${n(h * 0.6)}" width="${w}" height="${n(h * 0.4)}" fill="url(#bg-sea)"/>` +
  waves(w, h * 0.68, '#8fd0f0') +
  waves(w, h * 0.94, '#4f9fd4');

const beach: Draw = (w, h) =>
  `<defs>${gradient('sky', ...daySky)}</defs>` +
  fill('sky', w, h) +
  cloud(w * 0.2, h * 0.14) +
  below(h * 0.5, '#4aa8dc', w, h) +
  waves(w, h * 0.57, '#8fd0f0') +
  below(h * 0.7, '#f3dba4', w, h) +
  oval(w * 0.5, h * 0.7, w * 0.75, h * 0.05, '#f3dba4') +
  specks(w, h * 0.24, 16, 3, `fill="#d9ba7c" transform="translate(0 ${n(h * 0.75)})"`);

const reef: Draw = (w, h) =>
  `<defs>${gradient('sea', '#8fdcf2', '#3f9fd0', '#1f6fae')}</defs>` +
  fill('sea', w, h) +
  `<path d="M${n(w * 0.15)} 0L${n(w * 0.02)} ${n(h * 0.8)}H${n(w * 0.22)}L${n(w * 0.27)} 0zM${n(w * 0.55)} 0L${n(w * 0.5)} ${n(h * 0.8)}H${n(w * 0.72)}L${n(w * 0.68)} 0z" fill="#fff" opacity=".1"/>` +
  below(h * 0.82, '#f0d9a0', w, h) +
  oval(w * 0.5, h * 0.82, w * 0.75, h * 0.05, '#f0d9a0') +
  specks(w, h * 0.75, 14, 6, 'fill="none" stroke="#fff" stroke-width="2" opacity=".5"');

const night: Draw = (w, h) =>
  land(w, h, ['#141c44', '#2c3a78', '#54609f'], '#2b4a5e', '#264258', '#2f5a5c') +
  specks(w, h * 0.48, 24, 2.4, 'fill="#ffe9a8"') +
  tufts(w, h, '#47797a');

const dusk: Draw = (w, h) =>
  land(w, h, ['#6b5fa8', '#e88f8a', '#ffd9a0'], '#8f7fae', '#7d86a4', '#7fa57c') +
  cloud(w * 0.24, h * 0.2, 0.9, 0.4) +
  tufts(w, h, '#5f8a63');

/** Wall, skirting board and floor; what hangs on the wall is for the scene to say. */
function inside(w: number, h: number, wall: string, dots: string, floor: string): string {
  return (
    `<rect width="${w}" height="${h}" fill="${wall}"/>` +
    specks(w, h * 0.6, 30, 4, `fill="${dots}"`) +
    below(h * 0.66, floor, w, h) +
    `<rect y="${n(h * 0.64)}" width="${w}" height="${n(h * 0.03)}" fill="#fffaf0"/>`
  );
}

const rug = (w: number, h: number, outer: string, inner: string) =>
  oval(w * 0.5, h * 0.87, w * 0.42, h * 0.1, outer) +
  oval(w * 0.5, h * 0.87, w * 0.36, h * 0.08, inner);

const room: Draw = (w, h) =>
  inside(w, h, '#fbe6c8', '#f5d6ab', '#d9a973') + rug(w, h, '#e7857a', '#f3a699');

const nightRoom: Draw = (w, h) =>
  inside(w, h, '#5d6797', '#6d77a6', '#6f5a62') + rug(w, h, '#4c5689', '#59639a');

const kitchen: Draw = (w, h) =>
  inside(w, h, '#dff0ea', '#c6e3d9', '#e3b98a') +
  `<path d="M0 ${n(h * 0.74)}h${w}M0 ${n(h * 0.84)}h${w}M0 ${n(h * 0.94)}h${w}" stroke="#d2a677" stroke-width="3"/>`;

const shed: Draw = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#b98a5e"/>` +
  Array.from(
    { length: 8 },
    (_, i) => `<rect x="${n((w / 8) * i)}" width="4" height="${n(h * 0.68)}" fill="#9c6f47"/>`,
  ).join('') +
  below(h * 0.66, '#8d6a50', w, h) +
  oval(w * 0.5, h * 0.86, w * 0.44, h * 0.11, '#a07c5e') +
  `<path d="M0 ${n(h * 0.07)}h${w}" stroke="#8d6a50" stroke-width="${n(h * 0.05)}"/>`;

/** Rails that run across, with their sleepers. */
const rails = (w: number, y: number) =>
  Array.from(
    { length: 11 },
    (_, i) =>
      `<rect x="${n((w / 10) * i - 14)}" y="${n(y - 4)}" width="28" height="26" rx="3" fill="#7b5a43"/>`,
  ).join('') + `<path d="M0 ${n(y)}h${w}M0 ${n(y + 16)}h${w}" stroke="#8d929c" stroke-width="6"/>`;

const tracks: Draw = (w, h) => hills(w, h) + below(h * 0.79, '#cdb59a', w, h) + rails(w, h * 0.86);

const station: Draw = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#cfe6f2"/>` +
  Array.from(
    { length: 5 },
    (_, i) =>
      `<rect x="${n((w / 5) * i + 14)}" y="${n(h * 0.2)}" width="${n(w / 5 - 28)}" height="${n(h * 0.4)}" rx="40" fill="#e9f5fb"/>`,
  ).join('') +
  Array.from(
    { length: 10 },
    (_, i) =>
      `<path d="M${n((w / 10) * i)} 0h${n(w / 10)}v${n(h * 0.09)}a${n(w / 20)} ${n(w / 20)} 0 0 1 ${n(-w / 10)} 0z" fill="${i % 2 ? '#fff7ea' : '#d9695f'}"/>`,
  ).join('') +
  below(h * 0.64, '#d8c7b0', w, h) +
  `<rect y="${n(h * 0.79)}" width="${w}" height="${n(h * 0.025)}" fill="#f2c94c"/>` +
  below(h * 0.815, '#a89884', w, h) +
  rails(w, h * 0.88);

const circus: Draw = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#6d2f5b"/>` +
  Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M${n(w / 2)} ${n(-h * 0.15)}L${n((w / 8) * i)} ${n(h * 0.66)}h${n(w / 8)}z" fill="${i % 2 ? '#fbe9d0' : '#d9534f'}"/>`,
  ).join('') +
  below(h * 0.66, '#c79a66', w, h) +
  oval(w * 0.5, h * 0.82, w * 0.47, h * 0.13, '#e8c48c') +
  `<path d="M${n(w * 0.5)} 0L${n(w * 0.1)} ${n(h * 0.86)}H${n(w * 0.9)}z" fill="#fff6cf" opacity=".28"/>`;

export const backgrounds = {
  hills,
  sky,
  highSky,
  farm,
  snow,
  snowSlope,
  sea,
  beach,
  reef,
  night,
  dusk,
  room,
  nightRoom,
  kitchen,
  shed,
  tracks,
  station,
  circus,
} satisfies Record<string, Draw>;

export type Background = keyof typeof backgrounds;
