// Joe the chipmunk: small and sandy, with stripes on face and back, full cheeks and a bushy striped tail.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { pair, roundEar } from '../parts.ts';
import { INK, d, group, line, oval, shape, ring } from '../../shapes.ts';

const colors = {
  base: '#cf8a4c',
  shade: '#a9642f',
  light: '#fde9cb',
  stripe: '#5d3824',
  lid: '#bd783d',
  brow: '#5d3824',
  ear: '#eaa98a',
};

export const joe = rigged(colors, (c, { does }) => ({
  kind: 'beast',
  shoulder: 26,
  waist: 38,
  trunk: 66,
  leg: 20,
  limb: 13,
  arm: 44,
  headW: 56,
  headH: 41,
  cheek: 0.42,
  crown: 0.5,
  neck: 0.62,
  colors: c,
  foot: c.shade,
  hand: c.light,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#ef7350' },
    { x: 20, y: -7, rx: 10.5, ry: 12.5 },
  ),
  belly: [0.6, 0.36],
  rest: 'carrying',
  tailAt: [-22, -12],
  tail: () => {
    const tail =
      shape(
        'M0 8C-34 14-74-4-70-48C-66-96-96-104-92-122C-40-140-20-90-30-50C-32-28-14-18 4-16z',
        c.shade,
      ) + line('M-10-2C-44-4-52-28-49-54S-60-102-74-114', c.light, 11);
    return does === 'lying' || does === 'crawling' || does === 'tugging'
      ? group('rotate(24)', tail)
      : tail;
  },
  ears: (e, turn) =>
    (does === 'lying' ? line('M-104 -2Q-70 -34 -20 -24M-112 16Q-70 -12 -20 -6', c.stripe, 6) : '') +
    pair(33, -30, 22, e.ear, roundEar(14, c.shade, c.ear), turn),
  marks: (_e, turn) =>
    shape(
      ring(turn * 8 - 23, -9, 20, 16) +
        ring(turn * 8 + 22, -9, 19 - turn * 4, 16) +
        ring(turn * 6, 20, 41, 16),
      c.light,
    ) + line(d`M${turn * 8} -39v14M-50 7l14 -5M50 7l-12 -5`, c.stripe, 6),
  muzzle: (e) => drawMouth(e.mouth, 0, 18, 11) + oval(0, 9, 7, 5, INK),
  coat: (_turn, back) =>
    back ? line('M0 -62V-6M-16 -56Q-22 -30 -17 -8M16 -56Q22 -30 17 -8', c.stripe, 6) : '',
  hatY: -38,
}));
