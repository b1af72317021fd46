// The emu: very tall, a shaggy brown body on long legs, a bare blue neck and a wild crest.
import { drawBeak } from '../beak.ts';
import { feathered, isLow } from '../birds.ts';
import { eyesWith } from '../face.ts';
import { feather } from '../parts.ts';
import { at, d, group, line, shape } from '../../shapes.ts';

const colors = {
  base: '#6f5547',
  shade: '#4e3a31',
  light: '#90725f',
  skin: '#8dbdce',
  skinShade: '#6d9db0',
  hair: '#3a3038',
  iris: '#e08a2e',
  lid: '#74a6b9',
  brow: '#2c3a4a',
  beak: '#47414c',
  beakDark: '#635b66',
  foot: '#8d8378',
};
type Palette = typeof colors;

/** The shaggy hem of the body, and its stripes. */
const shag = (c: Palette) =>
  shape(
    'M-52 -28L-50 -2L-36 -12L-28 8L-15 -5L-2 10L11 -5L24 8L34 -11L47 -2L52 -28Q0 -2 -52 -28z',
    c.shade,
  ) + line('M-30 -42q2 14 -5 22M-4 -44q2 12 -4 22M24 -44q5 14 2 22', c.light, 4);

const crest = (ear: number, c: Palette) =>
  group(
    at(0, -26, -ear * 0.8),
    line('M-9 4q-6 -10 -16 -12M-3 2q-3 -12 -8 -20M3 2q1 -12 6 -20M9 4q5 -10 14 -12', c.hair, 4.5),
  );

export const emu = feathered(colors, (c, pose) => ({
  kind: 'bird',
  shoulder: 44,
  waist: 56,
  trunk: 62,
  leg: 60,
  limb: 17,
  arm: 40,
  headW: 33,
  headH: 31,
  cheek: 0.05,
  neck: isLow(pose) ? 0.9 : 2.2,
  colors: c,
  headColor: c.skin,
  headShade: c.skinShade,
  foot: c.foot,
  wing: c.shade,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f08a8a' },
    { x: 14, y: -3, rx: 9, ry: 10.5, iris: c.iris, cheek: 4, rise: 0.4 },
  ),
  tailAt: [-34, -24],
  tail: () => feather([10, -14], [-46, 20], 15, c.shade) + feather([6, 0], [-32, 30], 13, c.base),
  ears: (e) => (isLow(pose) ? line('M-4 10Q-8 22 -16 24', c.skin, 20) : '') + crest(e.ear, c),
  marks: () => shape('M-29 -12Q-24 -32 0 -32Q24 -32 29 -12Q12 -24 0 -22Q-12 -24 -29 -12z', c.hair),
  muzzle: (e, turn) =>
    drawBeak(e.mouth, turn, {
      x: 12,
      y: 14,
      long: 36,
      high: 11,
      upper: c.beak,
      lower: c.beakDark,
      corner: c.brow,
    }),
  coat: (turn) =>
    (isLow(pose)
      ? ''
      : line(d`M0 -64Q${22 * turn} -80 ${turn * 2} -98T${turn * 10} -128`, c.skin, 22) +
        shape('M-26 -48L-13 -72l6 7l6 -11l6 11l7 -8l14 25z', c.base)) + shag(c),
  hatY: -26,
}));
