// The wombat: grey-brown, as wide as high, with a big bare nose and small round ears.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { d, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#9a7b66',
  shade: '#775b4b',
  light: '#c9ad96',
  arm: '#866957',
  rim: '#654b3d',
  paw: '#5d463b',
  face: '#b89a84',
  lid: '#8a6c58',
  brow: '#4d362b',
  ear: '#d49c8c',
  nose: '#3b2a2c',
};

export const wombat = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 52,
  waist: 66,
  trunk: 68,
  leg: 15,
  limb: 23,
  arm: 36,
  headW: 65,
  headH: 42,
  cheek: 0.3,
  crown: 0.84,
  neck: 0.5,
  colors: c,
  armColor: c.arm,
  rim: c.rim,
  foot: c.paw,
  hand: c.paw,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#e5806c' },
    { x: 31, y: -9, rx: 8.5, ry: 10, cheek: 8 },
  ),
  belly: [0.66, 0.34],
  // A round little rump.
  tailAt: [-56, -22],
  tail: () => oval(0, 0, 15, 12, c.shade),
  ears: (e, turn) =>
    pair(
      43,
      -27,
      10,
      e.ear * 0.8,
      shape('M-14 8Q-20 -16 -8 -20Q8 -14 14 4z', c.base) +
        shape('M-9 4Q-13 -10 -6 -13Q4 -8 7 2z', c.ear),
      turn,
    ),
  marks: (_e, turn) => {
    const x = turn * 11;
    return shape(
      d`M${x - 26} 41Q${x - 38} 8 ${x - 16} -16Q${x} -27 ${x + 18} -16Q${x + 38} 8 ${x + 26} 41z`,
      c.face,
    );
  },
  muzzle: (e, turn) => {
    const x = turn * 4;
    return [
      drawMouth(e.mouth, x - 1, 24, 14),
      shape(
        d`M${x - 24} 6C${x - 24} -9 ${x - 12} -10 ${x} -9S${x + 24} -9 ${x + 24} 6C${x + 22} 18 ${x + 10} 14 ${x} 19C${x - 10} 14 ${x - 22} 18 ${x - 24} 6z`,
        c.nose,
      ),
      oval(x - 8, -3, 7, 2.6, '#fff', ' opacity=".35"'),
    ].join('');
  },
  hatY: -40,
}));
