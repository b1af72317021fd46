// The seal: grey and smooth, with a dappled back, long whiskers and flippers. What it holds, it balances on its nose.
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import type { Stance } from '../pose.ts';
import { seaCreature } from '../sea.ts';
import { at, circle, d, group, leaf, line, lit, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#94a3b3',
  shade: '#6f8093',
  light: '#dfe7ee',
  lid: '#8394a5',
  brow: '#53647a',
};

/** Its body on the sand. */
const LOW =
  'M-122 -4C-104 -14 -88 -64 -34 -72C-6 -76 14 -100 56 -100C96 -100 112 -70 108 -42C104 -6 70 3 20 3L-96 3Q-118 4 -122 -4z';
const isLow = (stance: Stance) => stance === 'lying' || stance === 'crawling';

export const seal = seaCreature(colors, (c) => ({
  colors: c,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f0808a' },
    { x: 22, y: -8, rx: 11, ry: 13, cheek: 9 },
  ),
  wide: 84,
  middle: -80,
  legs: 0,
  face: [6, -150],
  slide: 8,
  zoom: 1.12,
  over: 12,
  shoulder: [48, -82],
  arm: 52,
  reach: {
    down: [0.5, 0.5, 0.78, 1.3],
    carrying: [0.5, 0.75, -0.75, 0.5],
    hips: [0.9, 0.3, 0.22, 0.84],
    cheeks: [0.8, 0.1, 0.1, -1],
  },
  stances: {
    walking: { lean: 12, nod: -8 },
    sitting: { lean: -3, squash: [1.14, 0.86], nod: 6 },
    running: { lean: 32, nod: -26 },
    crawling: {
      lean: -14,
      lift: 14,
      face: [58, -52],
      nod: 10,
      hands: [76, 18, -8, -2],
      squash: [1, 1],
    },
    lying: { face: [58, -46], nod: 8, hands: [96, -2, -34, -4], squash: [1, 1], gait: 'still' },
    tugging: { lean: -13, lift: 8, hands: [108, -100, -88, -46], nod: 14 },
  },
  under: ({ gait, back, stance }) =>
    back
      ? ''
      : group(
          at(
            isLow(stance) ? -104 : -70,
            -8,
            { still: 0, step: 14, run: -14, hang: -38, fold: 8, trail: -50 }[gait],
          ),
          shape(leaf([0, 0], [-50, -30], 17, -6, 0.65), c.shade) +
            shape(leaf([0, 2], [-58, 6], 17, 4, 0.65), c.shade),
        ),
  body: ({ light, back, turn, stance }) =>
    lit(
      isLow(stance)
        ? LOW
        : 'M6 -200C40 -200 60 -176 58 -146C56 -124 66 -100 66 -58C66 -12 46 4 0 4C-40 4 -66 2 -84 -6C-66 -26 -60 -62 -54 -94C-50 -116 -48 -126 -46 -146C-44 -180 -24 -200 6 -200z',
      c.base,
      c.shade,
      light,
      2,
    ) +
    (back
      ? circle(30, -92, 7, c.shade) + circle(10, -66, 9, c.shade) + circle(40, -48, 6, c.shade)
      : isLow(stance)
        ? oval(-20, -15, 58, 14, c.light)
        : oval(8 + turn * 8, -48, 36, 44, c.light)),
  behind: () =>
    shape(leaf([6, -14], [-30, 0], 13), c.shade) + shape(leaf([10, -14], [46, 0], 13), c.shade),
  muzzle: (e, turn) => {
    const x = turn * 9;
    return [
      oval(x - 12, 15, 15, 11, c.light),
      oval(x + 11, 15, 14, 11, c.light),
      drawMouth(e.mouth, x, 18, 12),
      drawNose(x, 6, 9, 7),
      line(
        d`M${x - 20} 13l-34 -7M${x - 20} 18l-33 5M${x + 20} 13l${33 - x} -7M${x + 20} 18l${32 - x} 5`,
        '#fff',
        2,
      ),
    ].join('');
  },
  limb: ({ shoulder, hand }, side, { stance }, held) => {
    const [x, y] = isLow(stance) ? [side * 34 + 12, -36] : shoulder;
    const fin = leaf([x - side * 6, y], hand, 17, side * -8, 0.6);
    return (side > 0 && held !== '' ? held : '') + line(fin, c.base, 3) + shape(fin, c.shade);
  },
  hatY: -42,
  balance: [0, -44],
  dome: 'M-56 2C-60 -140 60 -140 56 2z',
  domeFace: -42,
  domeHand: 62,
}));
