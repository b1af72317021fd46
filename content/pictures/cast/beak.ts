// A beak that smiles, pouts and shouts.
import type { Mouth } from './expressions.ts';
import { THROAT } from './face.ts';
import { at, d, group, line, shape } from '../shapes.ts';

export interface Beak {
  x: number;
  y: number;
  long: number;
  high: number;
  upper: string;
  lower: string;
  corner: string;
}

/** Degrees that a beak opens and droops, and whether its corner turns up (+) or down (-). */
export const beakMoods: Readonly<
  Record<Mouth, readonly [open: number, droop: number, corner: number]>
> = {
  smile: [0, -4, 1],
  grin: [30, -5, 1.2],
  laugh: [46, -7, 1.3],
  frown: [0, 17, -1.2],
  tight: [0, 9, -1.3],
  wobble: [15, 4, -1],
  o: [36, 0, 0],
  small: [0, 0, 0],
  sleep: [0, 9, 0.7],
  shout: [46, -2, -1],
};

/** From the front: a rounded diamond that opens downwards. */
function frontBeak(
  open: number,
  corner: number,
  { y, high, upper, lower, corner: ink }: Beak,
): string {
  const wide = high * 1.1;
  const drop = high * (1 + open / 28);
  const bowl = (share: number) =>
    d`M${-wide * share} ${y}Q${-wide * share * 0.8} ${y + drop * share * 1.3} 0 ${y + drop * share * 1.3}T${wide * share} ${y}z`;
  return [
    open > 0 ? shape(bowl(0.82), lower) + shape(bowl(0.66), THROAT) : '',
    shape(
      d`M${-wide} ${y}Q${-wide * 0.3} ${y - high} 0 ${y - high}T${wide} ${y}Q${wide * 0.4} ${y + high * 0.3} 0 ${y + high * (open > 0 ? 0.5 : 1.1)}Q${-wide * 0.4} ${y + high * 0.3} ${-wide} ${y}z`,
      upper,
    ),
    corner === 0
      ? ''
      : line(
          d`M${-wide} ${y}q${-high * 0.4} 0 ${-high * 0.6} ${-corner * high * 0.5}M${wide} ${y}q${high * 0.4} 0 ${high * 0.6} ${-corner * high * 0.5}`,
          ink,
          3,
        ),
  ].join('');
}

/** A beak whose whole line shows the feeling. */
export function drawBeak(mouth: Mouth, turn: number, beak: Beak): string {
  const [open, droop, corner] = beakMoods[mouth];
  if (turn < 0.3) return frontBeak(open, corner, beak);
  const { high } = beak;
  const long = beak.long * (0.5 + 0.5 * turn) * (mouth === 'tight' ? 0.88 : 1);
  const tip = high * (0.3 - Math.min(0, corner) * 0.22);
  const lower = shape(
    d`M-2 ${-high * 0.2}L${long * 0.9} 1Q${long * 0.5} ${high} 3 ${high * 0.9}Q-6 ${high * 0.5} -2 ${-high * 0.2}z`,
    beak.lower,
  );
  const upper = shape(
    d`M-3 ${high * 0.25}C-9 ${-high * 0.9} ${long * 0.2} ${-high * 1.15} ${long * 0.5} ${-high * 0.6}Q${long * 0.94} ${-high * 0.2} ${long} ${tip}Q${long * 0.5} ${high * 0.3} -3 ${high * 0.25}z`,
    beak.upper,
  );
  return group(
    at(beak.x * turn - 6, beak.y, droop),
    (open > 0 ? throat(long, open) : '') +
      group(at(0, 0, open), lower) +
      upper +
      (corner === 0
        ? ''
        : line(
            d`M-1 ${high * 0.3}q${-high * 0.5} 0 ${-high * 0.7} ${-corner * high * 0.55}`,
            beak.corner,
            3.4,
          )),
  );
}

/** What an open beak shows between its halves. */
export function throat(long: number, open: number): string {
  const angle = (open * Math.PI) / 180;
  return shape(
    d`M0 0H${long * 0.78}L${long * 0.74 * Math.cos(angle)} ${long * 0.74 * Math.sin(angle)}z`,
    THROAT,
  );
}
