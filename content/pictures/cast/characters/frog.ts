// Frog: leaf green, with eyes on top of the head, a very wide mouth and folded thighs.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { d, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#63bd4e',
  shade: '#459a3a',
  light: '#e6f2b4',
  lid: '#56ad44',
  brow: '#2f6e2b',
  blush: '#f0847a',
};

export const frog = rigged(colors, (c, { does = 'standing' }) => ({
  kind: 'beast',
  shoulder: 32,
  waist: 44,
  trunk: 54,
  leg: 18,
  limb: 14,
  arm: 40,
  headW: 62,
  headH: 36,
  cheek: 0.34,
  crown: 0.7,
  neck: 0.6,
  colors: c,
  foot: c.shade,
  hand: c.shade,
  eyes: eyesWith({ lid: c.lid, brow: c.brow }, { x: 28, y: -36, rx: 12, ry: 13, rise: 0.4 }),
  belly: [0.62, 0.4],
  ears: (_e, turn) =>
    oval(-28 + turn * 12, -35, 19, 19, c.base) +
    oval(28 + turn * 8, -35, 19 - 3 * turn, 19, c.base),
  marks: (_e, turn) => oval(turn * 9, 17, 48, 16, c.light),
  muzzle: (e, turn) => {
    const x = turn * 8;
    return [
      e.blush === 0
        ? ''
        : oval(-45, 2, 9, 6, c.blush, ` opacity="${e.blush}"`) +
          oval(45 - turn * 7, 2, 9 - turn * 2, 6, c.blush, ` opacity="${e.blush}"`),
      drawMouth(
        e.mouth,
        x,
        e.mouth === 'laugh' ? 5 : 8,
        ['smile', 'frown', 'wobble'].includes(e.mouth) ? 27 : e.mouth === 'laugh' ? 16 : 18,
      ),
      line(d`M${x - 5} -5v1M${x + 7} -5v1`, c.brow, 4),
    ].join('');
  },
  coat: (_turn, back) =>
    back
      ? shape('M-14 -42a7 7 0 1 1 1 0zM12 -24a8 8 0 1 1 1 0zM-22 -12a6 6 0 1 1 1 0z', c.shade)
      : does === 'standing'
        ? oval(-43, -6, 15, 20, c.base) + oval(44, -6, 14, 20, c.shade)
        : '',
  hatY: -44,
}));
