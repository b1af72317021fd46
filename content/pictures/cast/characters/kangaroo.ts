// The kangaroo: tall and red-brown, with big ears, long feet, a pouch and a strong tail that reaches the ground.
import { rigged } from '../body.ts';
import type { Design } from '../design.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { longFoot, pair } from '../parts.ts';
import type { Pose, Stance } from '../pose.ts';
import { INK, circle, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#c98a5a',
  shade: '#a66a3f',
  light: '#f3d9b8',
  foot: '#8a5533',
  hand: '#8c5735',
  lid: '#b87a4b',
  brow: '#6e4226',
  ear: '#eeb49c',
  /** The colour of a joey in the pouch, such as '#e3b07f'; without one, the pouch is empty. */
  joey: '',
};

/** Of one who stands, of one who is low over the ground, and of one seen from behind. */
const tails = {
  high: 'M10 -24C-24 0 -30 44 -98 31Q-108 34 -99 42C-58 54 -18 46 14 16z',
  low: 'M22 -22C-22 -22 -50 -6 -96 -8Q-106 -4 -98 2C-56 12 -10 18 22 8z',
  behind: 'M0 -24C-28 -20 -20 30 -8 46Q0 56 8 46C20 30 28 -20 0 -24z',
};

const tailOf = (does: Stance) => {
  if (does === 'turned') return tails.behind;
  return ['sitting', 'tugging', 'lying', 'crawling'].includes(does) ? tails.low : tails.high;
};

const design = (c: typeof colors, { does = 'standing' }: Pose): Design => ({
  kind: 'beast',
  shoulder: 25,
  waist: 40,
  trunk: 90,
  leg: 36,
  limb: 15,
  arm: 40,
  headW: 40,
  headH: 36,
  cheek: 0.2,
  neck: 0.86,
  colors: c,
  paw: longFoot,
  foot: c.foot,
  hand: c.hand,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#ef7f62' },
    { x: 18, y: -9, rx: 9, ry: 11, cheek: 8, rise: 0.6 },
  ),
  belly: [0.56, 0.36],
  tailAt: [-22, -8],
  tail: () => {
    const tail = shape(tailOf(does), c.shade);
    return does === 'lying' ? group('rotate(34)', tail) : tail;
  },
  ears: (e, turn) =>
    pair(
      19,
      -25,
      12,
      e.ear * 1.1,
      shape('M-10 6Q-24 -30 -8 -62Q16 -36 12 2z', c.base) +
        shape('M-6 0Q-15 -26 -6 -50 9 -30 7 -2z', c.ear),
      turn,
    ),
  muzzle: (e, turn) => {
    const x = turn * 12;
    return [
      oval(x, 17, 24, 18, c.light),
      drawMouth(e.mouth, x, 22, 11),
      drawNose(x + turn * 6, 10, 10, 8),
    ].join('');
  },
  coat: (turn, back) => {
    const x = turn * 12;
    const haunch = (side: number) =>
      oval(side * 30 - turn * 5, -16, 17, 26, c.base, ` stroke="${c.shade}" stroke-width="3"`);
    const young =
      c.joey === ''
        ? ''
        : [
            shape(d`M${x - 18} -46l1 -30 12 14h10l12 -14 1 30z`, c.joey),
            oval(x, -50, 19, 17, c.joey),
            oval(x + 2, -43, 10, 7, c.light),
            circle(x - 7, -52, 3, INK) + circle(x + 9, -52, 3, INK),
            oval(x + 3, -45, 3.5, 2.5, INK),
          ].join('');
    return back
      ? haunch(turn === 0 ? -1 : 0.4) + (turn === 0 ? haunch(1) : '')
      : young +
          shape(d`M${x - 21} -38q21 8 42 0q3 32 -21 32t-21 -32z`, c.light) +
          line(d`M${x - 21} -38q21 8 42 0`, c.base, 4) +
          haunch(-1) +
          haunch(1);
  },
  hatY: -34,
});

export const kangaroo = rigged(colors, design);
