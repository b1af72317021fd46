// The kookaburra: cream and brown, with a dark eye stripe, a huge beak and blue on its wings.
import { drawBeak } from '../beak.ts';
import { feathered } from '../birds.ts';
import { eyesWith } from '../face.ts';
import { feather } from '../parts.ts';
import { at, d, group, line, shape } from '../../shapes.ts';

const colors = {
  base: '#fbf0dc',
  shade: '#dcc7a4',
  light: '#fffaf0',
  cap: '#8a5c3c',
  stripe: '#7d5439',
  wing: '#7b5238',
  wingTip: '#553623',
  blue: '#5fc0e4',
  tail: '#b3713f',
  lid: '#e6d2ae',
  brow: '#4a3020',
  beak: '#4d4850',
  beakLow: '#efc88d',
  foot: '#8b7d6c',
};

export const kookaburra = feathered(colors, (c) => ({
  kind: 'bird',
  shoulder: 36,
  waist: 43,
  trunk: 76,
  leg: 20,
  limb: 20,
  arm: 52,
  headW: 51,
  headH: 40,
  cheek: 0,
  crown: 0.72,
  neck: 0.72,
  colors: c,
  foot: c.foot,
  wing: c.wing,
  wingMark: c.blue,
  wingTip: c.wingTip,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f2a07c' },
    { x: 20, y: -6, rx: 10, ry: 11.5, cheek: 10, rise: 0.7 },
  ),
  tailAt: [-24, -14],
  tail: () =>
    feather([10, -6], [-58, 4], 14, c.tail) + line('M-20 -7l5 13M-35 -3l4 9', c.wingTip, 5),
  ears: (e) =>
    group(at(0, -36, -e.ear), shape('M-14 6L-24 -10L-9 -5L-4 -18L6 -6L17 -12L14 6z', c.cap)),
  marks: (_e, turn) =>
    shape(
      d`M-46 -20Q-38 -43 0 -41Q38 -43 46 -20Q${20 + turn * 8} -36 ${turn * 9} -28Q-20 -36 -46 -20z`,
      c.cap,
    ) +
    shape(
      d`M-51 -4Q-30 -16 ${turn * 9} -2Q30 -16 51 -4Q50 6 43 12Q28 4 ${turn * 9} 8Q-28 4 -43 12Q-50 6 -51 -4z`,
      c.stripe,
    ),
  muzzle: (e, turn) =>
    drawBeak(e.mouth, turn, {
      x: 18,
      y: 16,
      long: 66,
      high: 18,
      upper: c.beak,
      lower: c.beakLow,
      corner: c.brow,
    }),
  hatY: -36,
}));
