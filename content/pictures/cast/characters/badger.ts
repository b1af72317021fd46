// The badger: stout and grey, with a white head, two dark stripes over the eyes and bushy brows.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { d, group, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#8d93a1',
  shade: '#6b7080',
  light: '#b9bec9',
  white: '#f7f5f0',
  whiteShade: '#d3d3d8',
  stripe: '#40404e',
  limb: '#4b4b5a',
  paw: '#3a3945',
  lid: '#565665',
  brow: '#b9bdc9',
  scarf: '#4f9a6c',
  scarfShade: '#3a7a54',
};

export const badger = rigged(colors, (c, { does }) => ({
  kind: 'beast',
  shoulder: 41,
  waist: 54,
  trunk: 80,
  leg: 18,
  limb: 19,
  arm: 42,
  headW: 50,
  headH: 42,
  cheek: 0.34,
  crown: 0.52,
  neck: 0.56,
  colors: c,
  nape: c.base,
  headColor: c.white,
  headShade: c.whiteShade,
  armColor: c.limb,
  legColor: c.limb,
  rim: c.shade,
  foot: c.paw,
  hand: c.paw,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f08e84' },
    { x: 20, y: -7, rx: 9, ry: 10.5, cheek: 15, ink: c.white },
  ),
  belly: [0.62, 0.34],
  tailAt: [-48, -16],
  tail: () => {
    const tail = shape('M16 -12Q-24 -22 -36 -4L-28 -2 -32 8 -22 6 -22 14Q0 16 16 6z', c.shade);
    return does === 'turned' ? group('rotate(-84)', tail) : tail;
  },
  ears: (e, turn) =>
    pair(
      35,
      -24,
      14,
      e.ear * 0.8,
      oval(0, -4, 13, 15, c.white) + oval(1, -1, 8.5, 11, c.stripe),
      turn,
    ) +
    // Tufts at the cheeks.
    shape('M-44 0Q-58 8 -60 17L-52 18Q-55 25 -57 30H57Q55 25 52 18L60 17Q58 8 44 0z', c.white),
  marks: (_e, turn) => {
    const x = turn * 10;
    const stripe = (side: number) => {
      const eye = x + side * 20 * (side > 0 ? 1 - 0.2 * turn : 1);
      return shape(
        d`M${x + side * 7} 20Q${eye - side * 14} -4 ${x * 0.7 + side * 9} -38Q${x * 0.3 + side * 22} -38 ${x * 0.3 + side * 31} -27Q${eye + side * 18} 2 ${x + side * 14} 22z`,
        c.stripe,
      );
    };
    return stripe(-1) + stripe(1);
  },
  muzzle: (e, turn) => {
    const x = turn * 6;
    return [drawMouth(e.mouth, x, 25, 10), drawNose(x + turn * 2, 15, 10, 8)].join('');
  },
  coat: (turn, back) =>
    [
      shape('M-37 -66Q0 -46 37 -66L40 -52Q0 -32 -40 -52z', c.scarf),
      back ? '' : shape(d`M${turn * 8 + 8} -46l18 -2 6 34 -6 -4 -5 6 -5 -5 -6 5z`, c.scarfShade),
    ].join(''),
  hatY: -40,
}));
