// The early bird: small and slim, blue with a red breast and a long, cocked tail.
import { drawBeak } from '../beak.ts';
import { feathered } from '../birds.ts';
import { eyesWith } from '../face.ts';
import { feather } from '../parts.ts';
import { at, d, group, shape } from '../../shapes.ts';

const colors = {
  base: '#3f86d8',
  shade: '#2a62ad',
  light: '#f0604a',
  wing: '#2f6dc0',
  wingTip: '#1f4c8c',
  face: '#9fd0f5',
  lid: '#78b4ea',
  brow: '#163a70',
  beak: '#ffc04a',
  beakDark: '#e2952a',
  corner: '#163a70',
  foot: '#e08a3a',
};

export const bird = feathered(colors, (c) => ({
  kind: 'bird',
  shoulder: 27,
  waist: 33,
  trunk: 68,
  leg: 30,
  limb: 16,
  arm: 46,
  headW: 36,
  headH: 34,
  cheek: 0.1,
  neck: 0.72,
  colors: c,
  foot: c.foot,
  wing: c.wing,
  wingTip: c.wingTip,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f07a6a' },
    { x: 15, y: -6, rx: 9, ry: 10.5, cheek: 5, rise: 0.7 },
  ),
  belly: [0.68, 0.42],
  tailAt: [-22, -16],
  tail: () => feather([12, 6], [-56, -50], 9, c.wingTip) + feather([14, 8], [-64, -34], 9, c.shade),
  ears: (e) =>
    group(at(-4, -28, -e.ear), shape('M-16 10Q-22 -12 -40 -18Q-16 -24 6 -4L14 6z', c.shade)),
  marks: (_e, turn) =>
    shape(
      d`M-30 12Q-26 -18 ${turn * 8} -6Q26 -18 30 12Q22 34 ${turn * 6} 34Q-22 34 -30 12z`,
      c.face,
    ),
  muzzle: (e, turn) =>
    drawBeak(e.mouth, turn, {
      x: 13,
      y: 10,
      long: 34,
      high: 10,
      upper: c.beak,
      lower: c.beakDark,
      corner: c.corner,
    }),
  hatY: -30,
}));
