// Parts that several characters share.
import { at, d, group, leaf, oval, shape, type Point } from '../shapes.ts';

/**
 * Two ears at x, y of a head that faces `turn`: the left one, and the same mirrored. Each tilts outwards about its
 * root, and drops as far as the feeling says.
 */
export const pair = (
  x: number,
  y: number,
  tilt: number,
  drop: number,
  left: string,
  turn: number,
) =>
  group(at(-x - turn * 3, y, -tilt - drop), left) +
  group(at(x - turn * 9, y, tilt + drop, -1 + 0.12 * turn, 1), left);

/** A pointed ear that stands on 0 0. */
export const pointedEar = (w: number, h: number, color: string, inner: string) =>
  shape(
    d`M${-w} 8Q${-w * 0.9} ${-h * 0.75} ${-w * 0.35} ${-h}Q${w * 0.5} ${-h * 0.7} ${w} 2z`,
    color,
  ) +
  shape(
    d`M${-w * 0.62} 4Q${-w * 0.62} ${-h * 0.5} ${-w * 0.3} ${-h * 0.72}Q${w * 0.25} ${-h * 0.45} ${w * 0.5} 2z`,
    inner,
  );

/** A round ear that stands on 0 0. */
export const roundEar = (r: number, color: string, inner: string) =>
  oval(0, -r * 0.4, r, r * 1.15, color) + oval(0.5, -r * 0.3, r * 0.58, r * 0.75, inner);

/** A leaf in one colour: a feather, a spike. */
export const feather = (a: Point, b: Point, wide: number, color: string) =>
  shape(leaf(a, b, wide), color);

/** A foot that is long to the side, just big from the front or behind, and long upwards if its sole shows. */
export function longFoot(x: number, y: number, rx: number, ry: number, color: string): string {
  if (ry > rx) return oval(x, y - ry * 0.5, rx, ry * 1.5, color);
  return rx < ry * 1.74
    ? oval(x, y - ry * 0.2, rx * 1.35, ry * 1.2, color)
    : oval(x + rx * 0.75, y, rx * 1.9, ry, color);
}

/** A ring of spikes about 0 0: half its width and height at the tips, how many, how deep; or a part of it, in degrees. */
export function spikes(
  w: number,
  h: number,
  count: number,
  deep: number,
  from = 0,
  to = 360,
): string {
  const step = (to - from) / count;
  const point = (angle: number, share: number) =>
    [Math.cos, Math.sin]
      .map((along, i) => Math.round(along((angle * Math.PI) / 180) * (i === 0 ? w : h) * share))
      .join(' ');
  const tips = Array.from(
    { length: count },
    (_unused, i) => `${point(from + (i + 0.5) * step, 1)} ${point(from + (i + 1) * step, deep)}`,
  );
  return `M${point(from, deep)}L${tips.join(' ')}z`;
}

/** A claw at a hand, in the direction that the arm comes from. */
export const clawAt = (elbow: Point, hand: Point, side: number, drawn: string) =>
  group(
    at(
      hand[0],
      hand[1],
      (Math.atan2(hand[0] - elbow[0], elbow[1] - hand[1]) * 180) / Math.PI,
      side,
      1,
    ),
    drawn,
  );
