// The shrimp: small, pink and curled, with thin feelers and a little fan.
import { drawMouth, eyesWith } from '../face.ts';
import { seaCreature } from '../sea.ts';
import { bend, circle, d, line, lit, shape } from '../../shapes.ts';

const colors = {
  base: '#ffa3ac',
  shade: '#ea7488',
  light: '#ffd9d6',
  lid: '#f98f9d',
  brow: '#a83f58',
};

export const shrimp = seaCreature(colors, (c) => ({
  colors: c,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f4557a' },
    { x: 18, y: -6, rx: 11, ry: 13, cheek: 9 },
  ),
  wide: 58,
  middle: -70,
  legs: 0,
  face: [10, -106],
  slide: 8,
  over: 14,
  shoulder: [30, -72],
  arm: 32,
  reach: {
    cheeks: [1.1, 0.2, 0.5, -0.7],
  },
  stances: {
    sitting: { lean: -14, squash: [1, 0.96], nod: 10 },
    running: { lean: 26, nod: -20 },
    crawling: { lean: 12, nod: -8, lift: 6, squash: [1.12, 0.86] },
  },
  under: ({ back }) =>
    back ? '' : shape('M24 -22C44 -36 62 -34 74 -24Q62 -16 72 -4C54 6 38 2 22 0z', c.shade),
  body: ({ light, back, gait }) => {
    const kick = { still: 0, step: 6, run: -8, hang: 8, fold: -4, trail: -10 }[gait];
    return (
      line(d`M-14 -58l${16 + kick} 8M-14 -46l${18 - kick} 10M-6 -34l${16 + kick} 6`, c.shade, 6) +
      lit(
        'M10 -150C-40 -152 -76 -112 -70 -60C-64 -14 -20 2 26 2C40 2 44 -14 34 -22C8 -22 -8 -32 -8 -52C-6 -62 4 -66 18 -66C44 -68 56 -88 54 -110C52 -136 36 -150 10 -150z',
        c.base,
        c.shade,
        light,
        2,
      ) +
      line(
        'M-62 -92Q-46 -80 -30 -80M-68 -58Q-44 -56 -14 -60M-52 -20Q-38 -30 -12 -38M-14 -2Q-8 -14 4 -25',
        c.shade,
        4.5,
      ) +
      (back ? circle(-30, -118, 6, c.shade) + circle(-40, -70, 6, c.shade) : '')
    );
  },
  behind: () =>
    shape(
      'M-52 -24C-40 -50 -20 -56 0 -48Q-4 -36 8 -26Q-4 -18 -4 -4C-24 2 -44 -6 -52 -24z',
      c.shade,
    ),
  brow: (e) => {
    const droop = e.ear;
    return line(
      d`M-6 -40Q-18 -84 ${-56} ${-88 + droop * 2}M10 -40Q22 -88 58 ${-84 + droop * 2}`,
      c.shade,
      3.5,
    );
  },
  muzzle: (e, turn) => drawMouth(e.mouth, turn * 5, 16, 11),
  limb: ({ shoulder, elbow, hand }, _side, _sea, held) =>
    line(bend(shoulder, elbow, hand), c.shade, 10) +
    line(bend(shoulder, elbow, hand), c.base, 5) +
    held +
    circle(hand[0], hand[1], 7, c.light),
  hatY: -38,
  dome: 'M-46 2C-50 -106 50 -106 46 2z',
  domeFace: -38,
  domeHand: 60,
}));
