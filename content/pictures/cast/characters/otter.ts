// The otter: brown and sleek, with a long tail and white whiskers. She plans things: a pencil is behind her ear.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { pair, roundEar } from '../parts.ts';
import { at, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#8d5f3f',
  shade: '#6b432b',
  light: '#f0d7b5',
  lid: '#7d5236',
  brow: '#4a2b1c',
  ear: '#c98d74',
  pencil: '#ffc93c',
};

export const otter = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 25,
  waist: 33,
  trunk: 96,
  leg: 18,
  limb: 15,
  arm: 40,
  headW: 55,
  headH: 39,
  cheek: 0.3,
  crown: 0.7,
  neck: 0.7,
  colors: c,
  hand: c.shade,
  foot: c.shade,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f07a62' },
    { x: 22, y: -9, rx: 9.5, ry: 11, cheek: 9, rise: 0.5 },
  ),
  belly: [0.62, 0.36],
  tailAt: [-22, -10],
  tail: () =>
    shape('M6 -14C-20 -6 -54 -4 -92 -30C-98 -34 -102 -28 -98 -22C-72 14 -22 26 10 12z', c.shade),
  ears: (e, turn) => pair(47, -9, 60, e.ear * 0.6, roundEar(9, c.base, c.ear), turn),
  muzzle: (e, turn) => {
    const x = turn * 8;
    return [
      oval(x, 18, 33, 19, c.light),
      drawMouth(e.mouth, x, 17, 12),
      drawNose(x, 6, 9, 6.5),
      line(
        d`M${x - 22} 12l-34 -8M${x - 22} 18l-35 4M${x + 22} 12l${34 - x} -8M${x + 22} 18l${35 - x} 4`,
        '#fff',
        2,
      ),
    ].join('');
  },
  top: () =>
    group(at(-44, -17, -52), line('M-20 0H12', c.pencil, 8) + shape('M12 -4L23 0L12 4z', c.brow)),
  hatY: -34,
}));
