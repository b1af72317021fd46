// The lobster: dark orange-red and upright, with long feelers, big claws and a tail in rings.
import { drawMouth, eyesWith } from '../face.ts';
import { clawAt } from '../parts.ts';
import { seaCreature } from '../sea.ts';
import type { Gait } from '../sea-stances.ts';
import { at, bend, d, group, line, lit, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#d9622b',
  shade: '#a8401c',
  light: '#f9b67c',
  lid: '#c65524',
  brow: '#6f2412',
};

const fan =
  'M0 -8C-22 -30 -44 -34 -58 -26C-52 -18 -60 -10 -68 -4C-56 2 -58 10 -56 18C-38 22 -18 12 0 8z';
const pincers =
  'M-14 2C-40 -20 -40 -66 -6 -84C-10 -64 -4 -52 4 -42C6 -58 16 -66 26 -66C36 -40 32 -10 14 4Q0 12 -14 2z';

/** How far a small leg reaches outwards. */
const reach = (gait: Gait, i: number) =>
  ({ still: 0, step: i * 8 - 8, run: 16 - i * 4, hang: -8, fold: 12, trail: -8 })[gait];

export const lobster = seaCreature(colors, (c) => ({
  colors: c,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#ffb07a' },
    { x: 19, y: -10, rx: 10.5, ry: 12.5, cheek: 8 },
  ),
  wide: 78,
  middle: -80,
  legs: 14,
  face: [0, -128],
  slide: 8,
  over: 12,
  shoulder: [40, -100],
  arm: 40,
  grip: 64,
  rest: 'swinging',
  reach: {
    down: [0.9, 0.2, 0.8, 0.55],
    wide: [0.7, 0.5, 1.05, 0.2],
    hips: [1.3, 0, 1.08, 0.4],
    cheeks: [1.02, 0.4, 0.98, -0.05],
    up: [0.9, 0.1, 0.9, -0.7],
    swinging: [0.75, 0.5, 0.95, 0],
    carrying: [1, 1.2, 0.75, 1.15],
  },
  stances: {
    crawling: {
      lean: 66,
      lift: -14,
      nod: -60,
      gait: 'trail',
      hands: [0, -254, -56, -236],
      drop: 0,
    },
    lying: {
      lean: 84,
      lift: -28,
      nod: -76,
      squash: [1, 0.92],
      drop: 0,
      gait: 'trail',
      hands: [10, -228, 22, -16],
    },
    tugging: { lean: -20, lift: 6, nod: 14, hands: [142, -80, 92, -48] },
  },
  under: ({ gait, back, drop }) =>
    (back
      ? ''
      : group(
          at(
            gait === 'trail' ? 0 : -30,
            -26 + drop * 0.6,
            { still: -4, step: 8, run: -24, hang: -44, fold: -10, trail: -90 }[gait],
          ),
          line('M34 -6Q8 8 -16 2', c.shade, 30) + group(at(-18, 0), shape(fan, c.base)),
        )) +
    line(
      [0, 1, 2]
        .map((i) => {
          const out = reach(gait, i);
          const y = -74 + i * 20;
          return d`M-30 ${y}q-26 -6 ${-34 - out} ${18 - out * 0.4}M30 ${y}q26 -6 ${34 + out} ${18 + out * 0.4}`;
        })
        .join(''),
      c.shade,
      7,
    ),
  body: ({ light, back }) =>
    lit(
      'M0 -90C36 -90 44 -66 42 -44C40 -14 26 3 0 3S-40 -14 -42 -44C-44 -66 -36 -90 0 -90z',
      c.base,
      c.shade,
      light,
    ) +
    line('M-35 -60Q0 -48 35 -60M-34 -40Q0 -28 34 -40M-28 -20Q0 -8 28 -20', c.shade, 5) +
    lit(
      'M0 -178C30 -178 46 -150 48 -120C50 -88 32 -70 0 -70S-50 -88 -48 -120C-46 -150 -30 -178 0 -178z',
      c.base,
      c.shade,
      light,
    ) +
    (back ? line('M24 -162Q36 -124 26 -84', c.shade, 5) : ''),
  behind: () => group(at(4, -52, -90, 0.85), shape(fan, c.shade)),
  brow: (e, turn) => {
    const droop = e.ear * 1.2;
    return line(
      d`M-12 -44Q-26 ${-96 + droop} -66 ${-118 + droop * 2.4}M${12 - turn * 2} -44Q26 ${-96 + droop} 66 ${-118 + droop * 2.4}`,
      c.shade,
      4.5,
    );
  },
  muzzle: (e, turn) => drawMouth(e.mouth, turn * 5, 18, 12),
  limb: ({ shoulder, elbow, hand }, side, _sea, held) =>
    line(bend(shoulder, elbow, hand), c.shade, 13) +
    held +
    clawAt(
      elbow,
      hand,
      -side,
      (Math.abs(hand[0]) < 76 ? line(pincers, c.shade, 5) : '') +
        shape(pincers, c.base) +
        oval(-18, -34, 5, 16, c.light),
    ),
  hatY: -46,
  dome: 'M-50 2C-56 -130 56 -130 50 2z',
  domeFace: -40,
  domeHand: 80,
}));
