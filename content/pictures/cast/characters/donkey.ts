// Donkey: grey and thin, with very long ears, a dark brush of a mane and a pale muzzle.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { at, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#a39d9b',
  shade: '#817a7b',
  light: '#ece4da',
  rim: '#6d6668',
  lid: '#928b8a',
  brow: '#4a4247',
  mane: '#4f464b',
  ear: '#e0b8ae',
  nostril: '#7b6c6a',
  hoof: '#554b50',
};

export const donkey = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 29,
  waist: 38,
  trunk: 76,
  leg: 34,
  limb: 16,
  arm: 46,
  headW: 39,
  headH: 50,
  cheek: 0,
  crown: 0.74,
  neck: 0.68,
  colors: c,
  rim: c.rim,
  foot: c.hoof,
  hand: c.hoof,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#e5736f' },
    { x: 18, y: -8, rx: 9, ry: 11.5, cheek: 8, rise: 0.6 },
  ),
  belly: [0.54, 0.27],
  tail: () => line('M6 0C-24 8 -36 -18 -36 -40', c.shade, 6) + oval(-37, -46, 8, 15, c.mane),
  tailAt: [-30, -20],
  ears: (e, turn) =>
    pair(
      24,
      -38,
      14,
      e.ear * 1.3,
      shape('M-12 10C-24 -22 -16 -52 -4 -66C12 -46 18 -20 12 8z', c.shade) +
        shape('M-6 6C-14 -20 -10 -42 -4 -52C6 -38 9 -16 6 4z', c.ear),
      turn,
    ),
  muzzle: (e, turn) => {
    const x = turn * 8;
    return [
      line(d`M-18 -10v4M${18 - turn * 3} -10v4`, c.light, 26),
      oval(x, 26, 36 - turn * 3, 24, c.light),
      line(d`M${x - 13} 14v2M${x + 13} 14v2`, c.nostril, 6.5),
      drawMouth(e.mouth, x, 27, 12),
    ].join('');
  },
  top: (_e, turn) =>
    group(
      at(turn * 8, 0),
      shape(
        'M-27 -34Q-30 -54 -12 -56Q-6 -70 12 -64Q8 -60 14 -57Q28 -54 24 -34Q16 -38 14 -44Q12 -34 4 -28Q2 -34 0 -40Q-6 -26 -14 -28Q-16 -34 -17 -40Q-20 -34 -27 -34z',
        c.mane,
      ),
    ),
  hatY: -48,
}));
