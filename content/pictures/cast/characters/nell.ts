// Nell the elephant: shy, grey-blue, with huge ears, a trunk curled to one side and a pink bow.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { at, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#98b1cc',
  shade: '#7891b2',
  light: '#c3d4e6',
  rim: '#6580a3',
  lid: '#88a2c0',
  brow: '#4d6587',
  ear: '#f3bfca',
  nose: '#a9c1da',
  bow: '#ef6f8f',
  knot: '#cf4a6e',
};

export const nell = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 36,
  waist: 49,
  trunk: 76,
  leg: 28,
  limb: 24,
  arm: 42,
  headW: 50,
  headH: 47,
  cheek: 0.2,
  neck: 0.62,
  colors: c,
  rim: c.rim,
  foot: c.rim,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f0708a' },
    { x: 21, y: -7, ry: 12, cheek: 9, rise: 0.6 },
  ),
  belly: [0.56, 0.28],
  rest: 'carrying',
  tail: () => line('M4 0q-22 2 -24 -20', c.shade, 6),
  tailAt: [-40, -22],
  ears: (e, turn) =>
    pair(
      36,
      -12,
      0,
      e.ear * 0.55,
      shape('M9 -24C-22 -50 -68 -42 -68 -2S-40 52 -20 40S9 34 9 14z', c.shade) +
        oval(-28, -3, 29, 34, c.ear),
      turn,
    ),
  muzzle: (e, turn) => {
    const x = turn * 6;
    return (
      drawMouth(e.mouth, x - 16, 24, 11) +
      group(
        at(x + 2, 0, e.ear * 0.5),
        shape(
          'M-11 0C-11 16 4 38 28 39S60 28 60 9Q59 2 53 3T44 11C43 21 38 26 31 25C20 24 13 10 12 0Q0 -18 -11 0z',
          c.nose,
        ) +
          line('M-7 10q7 -3 14 -1M0 23q7 -6 13 -6', c.shade, 3) +
          oval(53, 8, 4, 3, c.ear),
      )
    );
  },
  top: () =>
    group(
      at(-24, -43, -24),
      shape('M0 0L-22 -15Q-30 0 -22 15L0 0L22 -15Q30 0 22 15z', c.bow) + oval(0, 0, 6, 7, c.knot),
    ),
  hatY: -46,
}));
