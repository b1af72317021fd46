// The fish: round and yellow-orange, with fins for hands.
import { drawMouth, eyesWith } from '../face.ts';
import { seaCreature } from '../sea.ts';
import { at, group, leaf, line, lit, shape } from '../../shapes.ts';

const colors = {
  base: '#ffbe3d',
  shade: '#ee8a2a',
  light: '#ffe39a',
  lid: '#f5a834',
  brow: '#a8541a',
};

const tail = (color: string) =>
  shape('M8 0C-20 -14 -34 -50 -58 -44C-50 -20 -50 20 -58 40C-34 46 -20 14 8 0z', color);

export const fish = seaCreature(colors, (c) => ({
  colors: c,
  eyes: eyesWith({ lid: c.lid, brow: c.brow, blush: '#f4744f' }, { x: 22, y: -14, rx: 12, ry: 14 }),
  wide: 58,
  middle: -70,
  legs: 0,
  face: [4, -74],
  slide: 14,
  over: 22,
  shoulder: [54, -52],
  arm: 40,
  reach: {
    holding: [0.4, 0.4, 0.9, 0],
    cheeks: [0.5, 0.2, -0.1, -0.5],
    hips: [0.7, 0.1, -0.4, 0.6],
  },
  stances: {
    flying: { lean: -18, nod: 8 },
    lying: { lean: 14, squash: [1.1, 0.8], hands: [80, -30, -84, -26] },
    tugging: { lean: -18, lift: 4, nod: 12, gait: 'run' },
    sitting: { lean: -10, lift: 3, squash: [1.04, 0.94] },
  },
  under: ({ turn, gait, back }) =>
    back
      ? ''
      : group(
          at(
            -56 + (1 - turn) * 10,
            -66,
            { still: 12, step: -8, run: 24, hang: -30, fold: 8, trail: 0 }[gait],
          ),
          tail(c.shade),
        ),
  body: ({ light, back }) =>
    shape('M-32 -118C-30 -150 -6 -162 30 -160Q18 -144 34 -122z', c.shade) +
    lit(
      'M2 -136C46 -136 68 -106 68 -68C68 -24 36 2 0 2S-64 -26 -64 -68C-64 -108 -40 -136 2 -136z',
      c.base,
      c.shade,
      light,
      2,
    ) +
    (back
      ? line('M24 -104q9 8 0 16M44 -76q9 8 0 16M16 -60q9 8 0 16', c.shade, 5)
      : shape('M-46 -36Q2 -16 50 -36Q34 -4 0 -4T-46 -36z', c.light)),
  behind: () => group(at(36, -62, 176), tail(c.shade)),
  muzzle: (e, turn) => drawMouth(e.mouth, turn * 5, 14, 14),
  limb: ({ shoulder, hand }, side, _sea, held) =>
    held + shape(leaf(shoulder, hand, 17, side * -8, 0.65), c.shade),
  hatY: -52,
  dome: 'M-64 2C-68 -162 68 -162 64 2z',
  domeFace: -46,
  domeHand: 68,
}));
