// The few shapes that every character is made of. All return SVG text, or the data of a path; none keeps state.

/** Across to the right, and down. */
export type Point = readonly [x: number, y: number];

/** Of eyes, mouths and noses. Never black. */
export const INK = '#2f2336';

/** At most one decimal: finer steps cannot be seen and cost bytes. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** The data of a path, with its numbers rounded: d`M${x} ${y}q4 4 8 0`. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((path, part, i) => `${path}${round(values[i - 1] ?? 0)}${part}`);
}

export const oval = (x: number, y: number, rx: number, ry: number, color: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${color}"${more}/>`;

export const circle = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${color}"/>`;

export const shape = (path: string, color: string) => `<path d="${path}" fill="${color}"/>`;

export const line = (path: string, color: string, width: number) =>
  `<path d="${path}" stroke="${color}" stroke-width="${round(width)}" fill="none"/>`;

/** A bent line from `a` over the pull of `b` to `c`. */
export const bend = (a: Point, b: Point, c: Point) =>
  d`M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${c[0]} ${c[1]}`;

/** The data of a circle, or of an oval. */
export const ring = (x: number, y: number, rx: number, ry = rx) =>
  d`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`;

export const group = (transform: string, body: string) =>
  body === '' ? '' : `<g transform="${transform}">${body}</g>`;

/** A place, a turn in degrees, clockwise, and a scale, as a transform. */
export function at(x: number, y: number, turn = 0, across = 1, down = across): string {
  const scale = (value: number) => Math.round(value * 100) / 100;
  return (
    (x === 0 && y === 0 ? '' : `translate(${round(x)} ${round(y)})`) +
    (turn === 0 ? '' : `rotate(${round(turn)})`) +
    (across === 1 && down === 1 ? '' : `scale(${scale(across)} ${scale(down)})`)
  );
}

/** The same, mirrored about the middle if `yes`. */
export const mirror = (body: string, yes: boolean) => (yes ? group('scale(-1 1)', body) : body);

/** A point turned about 0 0, in degrees, clockwise. */
export function rotate([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** A trunk that stands on 0 0 and is `high`: half as wide as `top` above, as `low` below. */
export function pear(top: number, low: number, high: number): string {
  const middle = top + (low - top) * 0.45;
  return d`M0 ${-high}C${top * 0.8} ${-high} ${top} ${-high * 0.8} ${middle} ${-high * 0.5}C${low * 1.12} ${-high * 0.2} ${low * 0.8} 4 0 4C${-low * 0.8} 4 ${-low * 1.12} ${-high * 0.2} ${-middle} ${-high * 0.5}C${-top} ${-high * 0.8} ${-top * 0.8} ${-high} 0 ${-high}z`;
}

/** A head about 0 0, widest at `cheek` (0 is the middle, 1 the chin). A high `crown` is a flat one. */
export function skull(width: number, height: number, cheek: number, crown = 0.62): string {
  const c = height * cheek;
  return d`M0 ${-height}C${width * crown} ${-height} ${width} ${c - height * 0.62} ${width} ${c}C${width} ${height * 0.86} ${width * 0.55} ${height} 0 ${height}C${-width * 0.55} ${height} ${-width} ${height * 0.86} ${-width} ${c}C${-width} ${c - height * 0.62} ${-width * crown} ${-height} 0 ${-height}z`;
}

/**
 * A leaf from `a` to `b`, `wide` at its fullest, bowed by `bow`: a wing, a feather, an ear. `full` is where it is
 * fullest, as a share of the way.
 */
export function leaf(a: Point, b: Point, wide: number, bow = 0, full = 0.5): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const [mx, my] = [a[0] + dx * full, a[1] + dy * full];
  return d`M${a[0]} ${a[1]}Q${mx + nx * (bow + wide)} ${my + ny * (bow + wide)} ${b[0]} ${b[1]}Q${mx + nx * (bow - wide)} ${my + ny * (bow - wide)} ${a[0]} ${a[1]}z`;
}

/**
 * A solid with its shadow on the side away from the light: the path in the shade, and over it the same path in
 * the base colour, a little smaller and nearer to the light. `light` is -1 if the light comes from the left.
 */
export const lit = (path: string, base: string, shade: string, light: number, step = 2.4) =>
  shape(path, shade) +
  `<path d="${path}" fill="${base}" transform="${at(light * step, 0, 0, 0.95, 0.975)}"/>`;

/**
 * The part of an oval above a slanting line (or below it, if `lower`): an eyelid, without a clip path. `shut` is
 * the share of the height that it covers, `slope` how steeply the line falls to the right.
 */
export function eyelid(
  [x, y]: Point,
  [rx, ry]: Point,
  shut: number,
  slope: number,
  lower = false,
): { lid: string; edge: string } {
  const start = lower ? ry - 2 * ry * shut : -ry + 2 * ry * shut;
  const a = 1 / (rx * rx) + (slope * slope) / (ry * ry);
  const b = (2 * slope * start) / (ry * ry);
  const c = (start * start) / (ry * ry) - 1;
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  const [x1, x2] = [(-b - root) / (2 * a), (-b + root) / (2 * a)];
  const [y1, y2] = [slope * x1 + start, slope * x2 + start];
  const large = shut > 0.5 ? 1 : 0;
  return {
    lid: d`M${x + x1} ${y + y1}A${rx} ${ry} 0 ${large} ${lower ? 0 : 1} ${x + x2} ${y + y2}z`,
    edge: d`M${x + x1} ${y + y1}L${x + x2} ${y + y2}`,
  };
}
