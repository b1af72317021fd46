// The koala: blue-grey, with wide fluffy ears and a long dark nose.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { d, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#a3b0c2',
  shade: '#8291a8',
  light: '#eef3f6',
  paw: '#67758d',
  muzzle: '#dbe3ea',
  lid: '#93a1b5',
  brow: '#4c5870',
  ear: '#f3d4d8',
  nose: '#353648',
};

export const koala = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 31,
  waist: 44,
  trunk: 70,
  leg: 22,
  limb: 19,
  arm: 44,
  headW: 51,
  headH: 46,
  cheek: 0.14,
  neck: 0.62,
  colors: c,
  foot: c.paw,
  hand: c.paw,
  eyes: eyesWith({ lid: c.lid, brow: c.brow, blush: '#f08e9a' }, { x: 22, y: -8, rx: 9, ry: 10.5 }),
  belly: [0.66, 0.36],
  ears: (e, turn) =>
    pair(
      46,
      -22,
      0,
      e.ear * 0.7,
      shape(
        'M14 20C-10 34 -30 22 -35 12L-43 9L-38 -1L-45 -10L-37 -15L-38 -27L-27 -27C-14 -38 8 -34 16 -14z',
        c.base,
      ) +
        shape('M10 14C-8 22 -20 16 -26 6L-31 2L-27 -6L-29 -13L-22 -17C-12 -26 6 -22 12 -8z', c.ear),
      turn,
    ),
  muzzle: (e, turn) => {
    const x = turn * 3;
    return [
      oval(x - 1, 27, 24, 16, c.muzzle),
      drawMouth(e.mouth, x, 30, 11),
      shape(
        d`M${x - 12} -4Q${x - 10} -16 ${x} -16T${x + 12} -4Q${x + 16} 24 ${x} 25Q${x - 16} 24 ${x - 12} -4z`,
        c.nose,
      ),
      oval(x - 4, -6, 3, 6, '#fff', ' opacity=".35"'),
    ].join('');
  },
  hatY: -44,
}));
