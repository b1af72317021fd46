// The squid: rose-violet, with a pointed head, six curly legs and two long arms.
import { drawMouth, eyesWith } from '../face.ts';
import { seaCreature } from '../sea.ts';
import type { Gait } from '../sea-stances.ts';
import { bend, circle, d, line, lit, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#d57ab8',
  shade: '#a84d90',
  light: '#f9d0e6',
  lid: '#c468a7',
  brow: '#702a62',
};

/** How far each leg curls outwards, and where its tip goes. */
const legsOf: Record<Gait, (i: number) => readonly [pull: number, x: number, y: number]> = {
  still: (i) => [i * 15, i * 27, -6],
  step: (i) => [
    i * 14 - 6,
    i * 24 + ((i + 2.5) % 2 === 0 ? 12 : -14),
    (i + 2.5) % 2 === 0 ? -6 : -14,
  ],
  run: (i) => [i * 10 - 30, i * 22 - 50, -8 - i * 3],
  hang: (i) => [i * 26, i * 17, 2],
  fold: (i) => [i * 34, i * 40, -7],
  trail: (i) => [i * 12, i * 16, 8],
};

export const squid = seaCreature(colors, (c) => ({
  colors: c,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#ff5f86' },
    { x: 23, y: -8, rx: 12.5, ry: 14, cheek: 10 },
  ),
  wide: 74,
  middle: -90,
  legs: 26,
  face: [0, -107],
  slide: 10,
  over: 14,
  shoulder: [40, -66],
  arm: 56,
  reach: {
    down: [0.9, 0.1, 0.95, 0.86],
    hips: [1.25, -0.1, 0.1, 0.4],
    cheeks: [1.1, 0.2, 0.1, -0.5],
  },
  stances: {
    sitting: { drop: 0.75, squash: [1.06, 0.92], hands: [98, -12, -98, -12] },
    crawling: { hands: [84, -26, 26, -10] },
    lying: {
      lean: 82,
      lift: -34,
      nod: -74,
      squash: [0.94, 0.96],
      drop: 0,
      gait: 'trail',
      hands: [38, -10, -50, -14],
    },
  },
  under: ({ gait, drop }) =>
    line(
      [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]
        .map((i) => {
          const [pull, x, y] = legsOf[gait](i);
          return d`M${i * 13} ${-62 + drop}Q${i * 14 + pull * 0.4} ${-14 + drop * 0.6} ${x} ${y}t${i < 0 ? -12 : 12} -7`;
        })
        .join(''),
      c.shade,
      13,
    ),
  body: ({ light, back }) =>
    shape(
      'M-6 -232C-40 -222 -72 -196 -84 -166Q-52 -154 -30 -164L30 -164Q52 -154 84 -166C72 -196 40 -222 6 -232z',
      c.shade,
    ) +
    lit(
      'M0 -238C36 -212 56 -160 56 -108C56 -68 38 -52 0 -52S-56 -68 -56 -108C-56 -160 -36 -212 0 -238z',
      c.base,
      c.shade,
      light,
      2.4,
    ) +
    (back
      ? oval(22, -170, 8, 12, c.shade) +
        oval(38, -136, 7, 11, c.shade) +
        oval(36, -88, 7, 10, c.shade)
      : circle(-16, -168, 7, c.light) + circle(2, -186, 5, c.light) + circle(16, -164, 5, c.light)),
  muzzle: (e, turn) => drawMouth(e.mouth, turn * 5, 20, 14),
  limb: ({ shoulder, elbow, hand }, side, _sea, held) =>
    line(bend(shoulder, elbow, hand), c.shade, 15) +
    line(bend(shoulder, elbow, hand), c.base, 11) +
    held +
    oval(hand[0], hand[1], 11, 13, c.base) +
    oval(hand[0] + side, hand[1], 5, 7, c.light),
  hatY: -100,
  dome: 'M-56 2C-58 -74 -40 -110 0 -140C40 -110 58 -74 56 2z',
  domeFace: -42,
  domeHand: 72,
}));
