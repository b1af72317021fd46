// Pony: a silly little mare, tan-gold, with a shaggy cream mane and forelock and a blue ribbon.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { INK, at, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#dfa659',
  shade: '#bf8238',
  light: '#f8e2bb',
  rim: '#a86f2d',
  lid: '#cf9449',
  brow: '#855222',
  mane: '#fff0cc',
  fold: '#ecd09a',
  nostril: '#a06a3c',
  hoof: '#7d4f35',
  ribbon: '#3fa9c9',
};

export const pony = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 29,
  waist: 41,
  trunk: 74,
  leg: 32,
  limb: 17,
  arm: 44,
  headW: 43,
  headH: 49,
  cheek: 0.04,
  crown: 0.7,
  neck: 0.7,
  colors: c,
  rim: c.rim,
  foot: c.hoof,
  hand: c.hoof,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f0705c' },
    { x: 20, y: -6, rx: 10, ry: 12.5, cheek: 8, rise: 0.6 },
  ),
  belly: [0.52, 0.26],
  tail: () => shape('M8 -4C-16 -44 -54 -44 -56 -16T-68 -4Q-40 10 -34 -8T8 8z', c.mane),
  tailAt: [-32, -26],
  ears: (e, turn) =>
    shape(
      'M-4 -60C-44 -62 -62 -26 -50 -2C-64 8 -56 22 -64 34Q-50 38 -44 28T-50 48C-26 48 -18 26 -9 0z',
      c.fold,
    ) +
    shape('M-53 2L-70 -10Q-76 4 -68 16L-53 6L-38 16V-8z', c.ribbon) +
    pair(27, -36, 14, e.ear, shape('M-13 6Q-14 -22 -5 -32Q9 -20 13 2z', c.base), turn),
  muzzle: (e, turn) => {
    const x = turn * 8;
    return [
      line(d`M-30 -13l-6 -4m5 10l-7 -1M${27 - turn * 3} -12l7 -3`, INK, 2.6),
      oval(x, 26, 37 - turn * 3, 23, c.light),
      line(d`M${x - 13} 15v1M${x + 13} 15v1`, c.nostril, 7),
      drawMouth(e.mouth, x, 26, 13),
      /grin|laugh/.test(e.mouth) ? line(d`M${x - 3} 30v2M${x + 4} 30v2`, '#fff', 7) : '',
    ].join('');
  },
  top: (_e, turn) =>
    group(
      at(turn * 8, 0),
      shape(
        'M-22 -44C-16 -62 -8 -60 2 -72L8 -60C24 -64 34 -44 34 -26Q24 -30 20 -38Q14 -26 4 -26L2 -38L-18 -30z',
        c.mane,
      ),
    ),
  hatY: -50,
}));
