// What the people share: the build of a child and of a grown-up, ears, noses, necks and trousers.
import type { Design } from './design.ts';
import { d, line, oval, shape } from '../shapes.ts';

export const child = {
  kind: 'person',
  shoulder: 25,
  waist: 31,
  trunk: 66,
  leg: 38,
  limb: 14,
  arm: 46,
  headW: 46,
  headH: 45,
  cheek: 0.18,
  neck: 0.72,
} satisfies Partial<Design>;

/** Longer legs and a smaller head than a child; a neck. */
export const grownUp = {
  kind: 'person',
  shoulder: 27,
  waist: 29,
  trunk: 72,
  leg: 62,
  limb: 14,
  arm: 54,
  headW: 38,
  headH: 38,
  cheek: 0.2,
  neck: 1.16,
} satisfies Partial<Design>;

/** Ears at the sides of a head; of one that is turned, only the near one shows. */
export const sideEars = (x: number, y: number, turn: number, color: string) =>
  oval(-x - turn, y, 9, 10, color) + (turn < 0.4 ? oval(x, y, 9, 10, color) : '');

export const drawNeck = (turn: number, color: string) => line(d`M0 20L${-turn * 7} 48`, color, 19);

/** A small bow under the eyes. */
export const buttonNose = (turn: number, y: number, color: string) =>
  line(d`M${turn * 12 - 4} ${y}q4 4 8 0`, color, 3);

/** The lower part of a trunk, `high` over its foot, `w` wide there and `hem` below. */
export const trousers = (w: number, high: number, hem: number, color: string) =>
  shape(
    d`M${-w} ${-high}Q0 ${6 - high} ${w} ${-high}Q${w + 1} -2 ${hem} 8H4L0 5L-4 8H${-hem}Q${-w - 1} -2 ${-w} ${-high}z`,
    color,
  );
