// Joe the numbat: small and rust-red, with white stripes across the back, a dark stripe through each eye and a bushy tail.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { pair, roundEar } from '../parts.ts';
import { INK, d, group, line, oval, shape, ring } from '../../shapes.ts';

const colors = {
  base: '#c06f3c',
  shade: '#934c25',
  light: '#fde9cb',
  stripe: '#5d3824',
  lid: '#a95c2e',
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
      ) + line('M-10-2C-44-4-52-28-49-54S-60-102-74-114', c.base, 11);
    return does === 'lying' || does === 'crawling' || does === 'tugging'
      ? group('rotate(24)', tail)
      : tail;
  },
  ears: (e, turn) =>
    (does === 'lying' ? line('M-104 -2L-92 18M-80 -18L-70 6M-54 -26L-48 -2', c.light, 6) : '') +
    pair(33, -30, 22, e.ear, roundEar(14, c.shade, c.ear), turn),
  marks: (_e, turn) =>
    shape(
      ring(turn * 8 - 23, -9, 20, 16) +
        ring(turn * 8 + 22, -9, 19 - turn * 4, 16) +
        ring(turn * 6, 20, 41, 16),
      c.light,
    ) + line(d`M-54 2L${turn * 8 - 30} -8M54 2L${turn * 8 + 30} -8`, c.stripe, 9),
  muzzle: (e) => drawMouth(e.mouth, 0, 18, 11) + oval(0, 9, 7, 5, INK),
  coat: (_turn, back) =>
    back ? line('M-20 -52H20M-25 -38H25M-26 -24H26M-22 -10H22', c.light, 6) : '',
  hatY: -38,
}));
