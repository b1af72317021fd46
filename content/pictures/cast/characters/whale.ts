// The whale: huge and blue, with a wide mouth, a grooved chin and heavy brows.
import { drawMouth, eyesWith } from '../face.ts';
import { seaCreature } from '../sea.ts';
import { at, bend, circle, group, leaf, line, lit, shape } from '../../shapes.ts';

const colors = {
  base: '#4285c6',
  shade: '#2c659f',
  light: '#d5ebf6',
  groove: '#a9cfe4',
  lid: '#3674b2',
  brow: '#1f4674',
  /** The water that it blows; '' is none. */
  spout: '',
};

const tail = (color: string) =>
  line('M20 0Q-22 -8 -28 -62', color, 34) +
  shape(
    'M-28 -56C-44 -58 -66 -70 -70 -98C-52 -98 -36 -94 -28 -80C-22 -96 -8 -104 10 -104C10 -80 -12 -58 -28 -56z',
    color,
  );

export const whale = seaCreature(colors, (c) => ({
  colors: c,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f08fa0' },
    { x: 39, y: -18, rx: 10.5, ry: 12, cheek: 10 },
  ),
  wide: 118,
  middle: -85,
  legs: 0,
  face: [18, -86],
  slide: 14,
  zoom: 1.36,
  over: 44,
  shoulder: [92, -46],
  arm: 46,
  stances: {
    lying: { squash: [1.08, 0.8], nod: 0 },
    flying: { lean: -24, lift: 70, nod: 16 },
    jumping: { lean: -10, lift: 56 },
    walking: { lean: 3 },
    crawling: { lean: 7, squash: [1.06, 0.86] },
    running: { lean: 12 },
    tugging: { lean: -13, hands: [140, -66, -124, -12] },
  },
  reach: {
    down: [0.2, 0.4, 0.62, 0.84],
    up: [0.4, 0, 0.8, -0.9],
    cheeks: [0.5, 0.2, 0.02, -0.7],
    holding: [0.3, 0.3, 0.95, 0.2],
    hips: [0.6, 0, -0.4, 0.5],
  },
  under: ({ turn, gait, back }) =>
    (c.spout === ''
      ? ''
      : line(
          'M18 -170Q18 -230 -10 -238Q-40 -244 -46 -214M18 -170Q20 -236 46 -242Q78 -246 82 -216M18 -176V-262',
          c.spout,
          13,
        )) +
    (back
      ? ''
      : group(
          at(
            -78 + (1 - turn) * 26,
            { still: -50, step: -56, run: -60, hang: -40, fold: -34, trail: -60 }[gait],
            { still: 0, step: 8, run: -22, hang: -26, fold: -14, trail: -50 }[gait],
          ),
          tail(c.shade),
        )),
  body: ({ light, back }) =>
    lit(
      'M18 -178C94 -178 136 -128 136 -76C136 -16 82 4 18 4C-50 4 -98 -16 -98 -72C-98 -130 -56 -178 18 -178z',
      c.base,
      c.shade,
      light,
      3,
    ) +
    (back
      ? ''
      : shape('M-94 -62C-58 -80 98 -80 132 -64C126 -12 76 1 18 1C-44 1 -88 -14 -94 -62z', c.light) +
        line(
          'M-50 -44Q-46 -16 -28 -8M-14 -34Q-12 -14 -4 -4M24 -30V-3M60 -34Q58 -14 50 -4M94 -44Q90 -20 78 -9',
          c.groove,
          4,
        ) +
        circle(18, -166, 6, c.light) +
        circle(36, -164, 4, c.light)),
  behind: () => group(at(74, -34, 18), tail(c.shade)),
  muzzle: (e, turn) => drawMouth(e.mouth, turn * 4, 12, e.mouth === 'o' ? 18 : 27),
  limb: ({ shoulder, elbow, hand }, side, _sea, held) =>
    held +
    shape(leaf(shoulder, hand, 22, side * -9, 0.55), c.shade) +
    (held ? line(bend(hand, elbow, elbow), c.shade, 8) : ''),
  hatY: -64,
  dome: 'M-112 2C-108 -180 120 -180 124 2z',
  domeFace: -72,
  domeHand: 128,
}));
