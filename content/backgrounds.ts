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

/** The same slope in summer. */
const grassSlope: Draw = (w, h) =>
  `<defs>${gradient('sky', ...daySky)}</defs>` +
  fill('sky', w, h) +
  cloud(w * 0.2, h * 0.16) +
  oval(w * 0.15, h * 0.95, w * 0.5, h * 0.3, '#8ccb86') +
  `<path d="M0 ${n(h * 0.9)}L${w} ${n(h * 0.5)}V${h}H0z" fill="#79bf73"/>` +
  `<path d="M${n(w * 0.3)} ${n(h * 0.95)}l-6 -14m6 14v-18m0 18l7 -13M${n(w * 0.66)} ${n(h * 0.8)}l-6 -14m6 14v-18m0 18l7 -13M${n(w * 0.9)} ${n(h * 0.93)}l-6 -14m6 14v-18m0 18l7 -13" stroke="#5da65c" stroke-width="4" stroke-linecap="round" fill="none"/>`;

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

/** `night` before a star is out. */
const darkNight: Draw = (w, h) =>
  land(w, h, ['#10163a', '#202b60', '#3d4a80'], '#22394b', '#1e3348', '#284c50') +
  cloud(w * 0.72, h * 0.14, 1, 0.07) +
  cloud(w * 0.22, h * 0.24, 0.8, 0.06) +
  tufts(w, h, '#3c6667');

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

/** Spikes of stone from above; each is x (a share of the width), its length and its half width. */
const hanging = (
  w: number,
  color: string,
  spikes: readonly (readonly [number, number, number])[],
) => {
  const path = spikes.map(
    ([x, long, half]) => `M${n(x * w - half)} 0L${n(x * w)} ${long}L${n(x * w + half)} 0z`,
  );
  return `<path d="${path.join('')}" fill="${color}"/>`;
};

const cave: Draw = (w, h) =>
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
  specks(w, h * 0.26, 14, 5, `fill="#685e7d" transform="translate(0 ${n(h * 0.73)})"`);

/** As those see it who hang from the ceiling. */
const caveUpsideDown: Draw = (w, h) =>
  `<g transform="rotate(180 ${w / 2} ${h / 2})">${cave(w, h)}</g>`;

/** Curtains, a bright wall between them and the boards. */
const stage: Draw = (w, h) =>
  `<defs>${gradient('stage', '#2c3a78', '#5a68b0')}</defs>` +
  fill('stage', w, h) +
  `<path d="M${n(w * 0.5)} ${n(-h * 0.1)}L${n(w * 0.12)} ${n(h * 0.8)}H${n(w * 0.88)}z" fill="#fff6cf" opacity=".25"/>` +
  below(h * 0.68, '#b9824f', w, h) +
  `<path d="M0 ${n(h * 0.78)}h${w}M0 ${n(h * 0.89)}h${w}" stroke="#a06c3e" stroke-width="3"/>` +
  [0, 1]
    .map(
      (side) =>
        `<g transform="${side ? `translate(${w} 0)scale(-1 1)` : 'translate(0 0)'}"><path d="M0 0h${n(w * 0.17)}q${n(w * 0.02)} ${n(h * 0.4)} ${n(-w * 0.06)} ${n(h * 0.74)}H0z" fill="#b8323f"/><path d="M${n(w * 0.05)} 0q4 ${n(h * 0.4)} ${n(-w * 0.01)} ${n(h * 0.74)}M${n(w * 0.11)} 0q6 ${n(h * 0.4)} ${n(-w * 0.04)} ${n(h * 0.74)}" stroke="#93222f" stroke-width="6" fill="none"/></g>`,
    )
    .join('') +
  Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M${n((w / 8) * i)} 0h${n(w / 8)}v${n(h * 0.05)}a${n(w / 16)} ${n(h * 0.06)} 0 0 1 ${n(-w / 8)} 0z" fill="${i % 2 ? '#b8323f' : '#cf4450'}"/>`,
  ).join('');

const space: Draw = (w, h) =>
  `<defs>${gradient('space', '#0f1338', '#241f5c', '#43317a')}</defs>` +
  fill('space', w, h) +
  specks(w, h, 34, 2.6, 'fill="#fff4c8"');

const moon: Draw = (w, h) =>
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
const cabin: Draw = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#cfd8e8"/>` +
  `<path d="M${n(w * 0.33)} 0v${h}M${n(w * 0.67)} 0v${h}" stroke="#b9c4d9" stroke-width="5"/>` +
  below(h * 0.86, '#8f9ab5', w, h) +
  `<rect y="${n(h * 0.84)}" width="${w}" height="${n(h * 0.03)}" fill="#e9eef7"/>` +
  [0.17, 0.83]
    .map(
      (x) =>
        `<circle cx="${n(x * w)}" cy="${n(h * 0.36)}" r="${n(w * 0.115)}" fill="#f2c94c"/><circle cx="${n(x * w)}" cy="${n(h * 0.36)}" r="${n(w * 0.096)}" fill="#241f5c"/><circle cx="${n((x + 0.03) * w)}" cy="${n(h * 0.3)}" r="3" fill="#fff4c8"/><circle cx="${n((x - 0.05) * w)}" cy="${n(h * 0.42)}" r="2.4" fill="#fff4c8"/>`,
    )
    .join('');

/** Inside the house of a snail: the wall winds to the middle. */
const snailHouse: Draw = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#8a5337"/>` +
  oval(w * 0.5, h * 0.46, w * 0.62, h * 0.62, '#a86b47') +
  oval(w * 0.5, h * 0.44, w * 0.5, h * 0.5, '#bd7f57') +
  oval(w * 0.5, h * 0.42, w * 0.38, h * 0.38, '#cf966a') +
  `<path d="M${n(w * 0.02)} ${n(h * 0.5)}C${n(w * 0.1)} ${n(-h * 0.1)} ${n(w * 0.86)} ${n(-h * 0.1)} ${n(w * 0.9)} ${n(h * 0.36)}S${n(w * 0.3)} ${n(h * 0.8)} ${n(w * 0.26)} ${n(h * 0.4)}S${n(w * 0.7)} ${n(h * 0.08)} ${n(w * 0.7)} ${n(h * 0.36)}S${n(w * 0.44)} ${n(h * 0.56)} ${n(w * 0.44)} ${n(h * 0.4)}" fill="none" stroke="#9a6040" stroke-width="9" stroke-linecap="round"/>` +
  below(h * 0.7, '#7a4a35', w, h) +
  oval(w * 0.5, h * 0.7, w * 0.75, h * 0.05, '#7a4a35') +
  rug(w, h, '#5f7fb8', '#7d9bd0');

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

/** A river that runs towards the reader, between banks wide enough to stand on. */
const stream = (w: number, h: number, water: string, shine: string) =>
  `<path d="M${n(w * 0.44)} ${n(h * 0.62)}Q${n(w * 0.4)} ${n(h * 0.74)} ${n(w * 0.17)} ${h}H${n(w * 0.83)}Q${n(w * 0.6)} ${n(h * 0.74)} ${n(w * 0.56)} ${n(h * 0.62)}z" fill="${water}"/>` +
  `<path d="M${n(w * 0.46)} ${n(h * 0.72)}q18 -8 36 0M${n(w * 0.34)} ${n(h * 0.9)}q26 -10 52 0M${n(w * 0.56)} ${n(h * 0.94)}q26 -10 52 0" stroke="${shine}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const river: Draw = (w, h) => hills(w, h) + stream(w, h, '#4aa8dc', '#8fd0f0');

const nightRiver: Draw = (w, h) => night(w, h) + stream(w, h, '#25457c', '#6c8fc7');

const duskRiver: Draw = (w, h) => dusk(w, h) + stream(w, h, '#5f7fb8', '#c9a8c4');

/** Grass above, and earth cut open below. */
const underground: Draw = (w, h) =>
  `<defs>${gradient('sky', ...daySky)}${gradient('earth', '#8a5f42', '#6b4632')}</defs>` +
  fill('sky', w, h) +
  cloud(w * 0.8, h * 0.1, 0.7) +
  `<rect y="${n(h * 0.36)}" width="${w}" height="${n(h * 0.64)}" fill="url(#bg-earth)"/>` +
  below(h * 0.36, '#79bf73', w, h * 0.4) +
  specks(w, h * 0.5, 14, 9, `fill="#a37a5a" opacity=".6" transform="translate(0 ${n(h * 0.46)})"`);
const snowNight: Draw = (w, h) =>
  land(w, h, ['#141c44', '#2c3a78', '#54609f'], '#7f93bd', '#6f85b3', '#c5d5ec') +
  specks(w, h * 0.48, 24, 2.4, 'fill="#ffe9a8"') +
  `<path d="M${n(w * 0.05)} ${n(h * 0.8)}q60 -14 120 0M${n(w * 0.7)} ${n(h * 0.9)}q70 -14 150 0" stroke="#aabfdf" stroke-width="6" fill="none" stroke-linecap="round"/>`;

const snowDusk: Draw = (w, h) =>
  land(w, h, ['#6b5fa8', '#e88f8a', '#ffd9a0'], '#c9b9d6', '#b8b4d4', '#f6edf4') +
  cloud(w * 0.24, h * 0.2, 0.9, 0.4) +
  `<path d="M${n(w * 0.05)} ${n(h * 0.8)}q60 -14 120 0M${n(w * 0.7)} ${n(h * 0.9)}q70 -14 150 0" stroke="#dccfe2" stroke-width="6" fill="none" stroke-linecap="round"/>`;
/** A row of houses far away, a pavement, and the road in front. */
function town(w: number, h: number, walls: readonly string[], roof: string, glass: string) {
  const house = (i: number) => {
    const width = w / 6;
    const x = width * i;
    const top = h * (0.36 + ((i * 3) % 4) * 0.025);
    const wall = walls[i % walls.length] ?? roof;
    return (
      `<rect x="${n(x + 6)}" y="${n(top)}" width="${n(width - 12)}" height="${n(h * 0.66 - top)}" fill="${wall}"/>` +
      `<path d="M${n(x - 2)} ${n(top + 4)}L${n(x + width / 2)} ${n(top - h * 0.11)}L${n(x + width + 2)} ${n(top + 4)}z" fill="${roof}"/>` +
      `<rect x="${n(x + width * 0.28)}" y="${n(top + h * 0.06)}" width="${n(width * 0.44)}" height="${n(h * 0.08)}" rx="4" fill="${glass}"/>`
    );
  };
  return Array.from({ length: 6 }, (_, i) => house(i)).join('');
}

const street: Draw = (w, h) =>
  `<defs>${gradient('sky', ...daySky)}</defs>` +
  fill('sky', w, h) +
  cloud(w * 0.24, h * 0.13, 0.9) +
  cloud(w * 0.76, h * 0.18, 0.7) +
  town(w, h, ['#f4cfae', '#cfe0c3', '#f2e0a6', '#d9cbe6'], '#c9806a', '#fffaf0') +
  below(h * 0.62, '#a5c98a', w, h) +
  below(h * 0.67, '#e3d6c2', w, h) +
  below(h * 0.73, '#b9b2b0', w, h);

const nightStreet: Draw = (w, h) =>
  `<defs>${gradient('sky', '#141c44', '#2c3a78', '#54609f')}</defs>` +
  fill('sky', w, h) +
  specks(w, h * 0.3, 24, 2.4, 'fill="#ffe9a8"') +
  town(w, h, ['#4a5284', '#434b7c', '#525a8c'], '#323a68', '#394172') +
  below(h * 0.62, '#2f5a5c', w, h) +
  below(h * 0.67, '#6a6f96', w, h) +
  below(h * 0.73, '#4d5279', w, h);

/** `snow` as the sun goes down. */
const snowEvening: Draw = (w, h) =>
  land(w, h, ['#6b6fb0', '#d79ab0', '#ffe0bd'], '#c9c3e0', '#b8b6da', '#e9e6f5') +
  `<path d="M${n(w * 0.05)} ${n(h * 0.8)}q60 -14 120 0M${n(w * 0.7)} ${n(h * 0.9)}q70 -14 150 0" stroke="#d2cde6" stroke-width="6" fill="none" stroke-linecap="round"/>` +
  specks(w, h * 0.7, 26, 4, 'fill="#fff" opacity=".9"');

/** `beach` under the stars. */
const nightBeach: Draw = (w, h) =>
  `<defs>${gradient('sky', '#141c44', '#2c3a78', '#54609f')}</defs>` +
  fill('sky', w, h) +
  specks(w, h * 0.45, 26, 2.4, 'fill="#ffe9a8"') +
  below(h * 0.5, '#25457c', w, h) +
  waves(w, h * 0.57, '#6c8fc7') +
  below(h * 0.7, '#8f86a0', w, h) +
  oval(w * 0.5, h * 0.7, w * 0.75, h * 0.05, '#8f86a0') +
  specks(w, h * 0.24, 16, 3, `fill="#736b88" transform="translate(0 ${n(h * 0.75)})"`);

export const backgrounds = {
  hills,
  sky,
  highSky,
  farm,
  snow,
  snowSlope,
  grassSlope,
  sea,
  beach,
  reef,
  night,
  darkNight,
  dusk,
  cave,
  caveUpsideDown,
  stage,
  space,
  moon,
  cabin,
  snailHouse,
  room,
  nightRoom,
  kitchen,
  shed,
  tracks,
  station,
  circus,
  river,
  duskRiver,
  nightRiver,
  underground,
  snowNight,
  snowDusk,
  street,
  nightStreet,
  snowEvening,
  nightBeach,
} satisfies Record<string, Draw>;

export type Background = keyof typeof backgrounds;
