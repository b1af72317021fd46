// The hen: round and cream, with a red comb and wattle and a spread tail.
import { drawBeak } from '../beak.ts';
import { feathered } from '../birds.ts';
import { eyesWith } from '../face.ts';
import { feather } from '../parts.ts';
import { at, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#fbe8c0',
  shade: '#e6bd77',
  light: '#fff7e4',
  tail: '#d79b4c',
  tailDark: '#c07c30',
  comb: '#e2453f',
  lid: '#efd197',
  brow: '#9c6a2c',
  beak: '#f6a32d',
  beakDark: '#d97a1c',
  corner: '#a95712',
  foot: '#f0962e',
};

export const hen = feathered(colors, (c) => ({
  kind: 'bird',
  shoulder: 36,
  waist: 58,
  trunk: 86,
  leg: 24,
  limb: 22,
  arm: 44,
  headW: 37,
  headH: 36,
  cheek: 0.1,
  neck: 0.8,
  colors: c,
  foot: c.foot,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f58a6a' },
    { x: 15, y: -8, rx: 9, ry: 10.5, cheek: 3, rise: 0.55 },
  ),
  belly: [0.62, 0.34],
  wing: c.shade,
  tailAt: [-42, -40],
  tail: () =>
    feather([8, 8], [-34, -52], 13, c.tail) +
    feather([4, 14], [-54, -32], 13, c.tailDark) +
    feather([2, 20], [-58, -6], 12, c.tail),
  ears: (e, turn) =>
    group(
      at(-turn * 2, -31, -e.ear * 0.6),
      shape('M-20 6C-28 -12 -14 -19 -8 -9C-8 -28 10 -28 9 -9C16 -19 28 -8 20 6z', c.comb),
    ),
  muzzle: (e, turn) =>
    oval(turn * 14 - 3, 26, 9, 11, c.comb) +
    drawBeak(e.mouth, turn, {
      x: 14,
      y: 12,
      long: 38,
      high: 14,
      upper: c.beak,
      lower: c.beakDark,
      corner: c.corner,
    }),
  coat: (turn, back) =>
    back
      ? ''
      : line(
          d`M${turn * 14 - 12} -42q5 6 10 0m8 8q5 6 10 0M${turn * 14 - 8} -23q5 6 10 0`,
          c.shade,
          3.5,
        ),
  hatY: -32,
}));
