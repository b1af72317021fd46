// The magpie: black and white, with a white nape and shoulders and a pale blue-grey beak.
import { drawBeak } from '../beak.ts';
import { feathered } from '../birds.ts';
import { eyesWith } from '../face.ts';
import { feather } from '../parts.ts';
import { d, shape } from '../../shapes.ts';

const colors = {
  base: '#30334a',
  shade: '#1d1f30',
  light: '#ffffff',
  wing: '#22253a',
  iris: '#d9772f',
  lid: '#4d5370',
  brow: '#9aa2bd',
  ink: '#e9edf5',
  beak: '#c9d3e2',
  beakDark: '#98a6bd',
  foot: '#5a5f78',
};

export const magpie = feathered(colors, (c) => ({
  kind: 'bird',
  shoulder: 30,
  waist: 40,
  trunk: 82,
  leg: 42,
  limb: 18,
  arm: 54,
  headW: 37,
  headH: 35,
  cheek: 0.05,
  neck: 0.7,
  colors: c,
  foot: c.foot,
  wing: c.wing,
  wingMark: c.light,
  wingTip: c.wing,
  rim: c.lid,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow },
    { x: 15, y: -7, rx: 9, ry: 10.5, iris: c.iris, ink: c.ink, rise: 0.6 },
  ),
  tailAt: [-22, -14],
  tail: () =>
    feather([14, -10], [-56, 20], 16, c.light) + feather([-22, 4], [-64, 22], 10, c.shade),
  marks: (_e, turn) =>
    turn < 0.3 ? '' : shape(d`M-36 2Q-36 34 0 35Q-16 20 -18 -6Q-28 -14 -36 2z`, c.light),
  muzzle: (e, turn) =>
    drawBeak(e.mouth, turn, {
      x: 12,
      y: 12,
      long: 50,
      high: 12,
      upper: c.beak,
      lower: c.beakDark,
      corner: c.ink,
    }),
  coat: (turn, back) =>
    back
      ? shape('M-33 -58Q0 -104 33 -58Q14 -34 0 -26Q-14 -34 -33 -58z', c.light)
      : shape(
          d`M-36 -50Q-34 -84 0 -84Q34 -84 ${36 - turn * 6} -50Q${20 + turn * 6} -70 ${turn * 14} -70Q-20 -70 -36 -50z`,
          c.light,
        ) +
        shape(
          d`M${turn * 10 - 26} -8Q${turn * 10} -26 ${turn * 10 + 26} -8Q${turn * 10} 8 ${turn * 10 - 26} -8z`,
          c.light,
        ),
  hatY: -30,
}));
