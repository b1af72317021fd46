// The beaver: dark brown and stout, with two big front teeth and a flat, crossed tail.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { pair, roundEar } from '../parts.ts';
import { at, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#6d4634',
  shade: '#4f2f24',
  light: '#c79670',
  lid: '#5f3b2c',
  brow: '#2f1813',
  ear: '#a9705a',
  tail: '#8d7a74',
  net: '#6d5c58',
  ink: '#f3d3b0',
  teeth: '#fffaf0',
};

export const beaver = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 34,
  waist: 50,
  trunk: 80,
  leg: 18,
  limb: 18,
  arm: 40,
  headW: 52,
  headH: 44,
  cheek: 0.36,
  crown: 0.6,
  neck: 0.66,
  colors: c,
  foot: c.tail,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#e8705a' },
    { x: 20, y: -9, rx: 9.5, ry: 11.5, ink: c.ink, cheek: 12, rise: 0.55 },
  ),
  belly: [0.58, 0.32],
  tailAt: [-40, -12],
  tail: () =>
    group(
      at(0, 0, 8),
      shape('M12 -10C-14 -14 -30 -34 -60 -40C-92 -44 -100 -16 -88 2C-76 20 -20 18 12 8z', c.tail) +
        line(
          'M-78 -34Q-66 -18 -70 8M-54 -36Q-44 -14 -48 12M-92 -12Q-56 -6 -14 -12M-86 -28Q-58 -24 -34 -28M-84 4Q-60 6 -20 4',
          c.net,
          3.5,
        ),
    ),
  ears: (e, turn) => pair(34, -32, 14, e.ear, roundEar(12, c.base, c.ear), turn),
  muzzle: (e, turn) => {
    const x = turn * 8;
    const open = ['grin', 'laugh', 'o', 'shout'].includes(e.mouth);
    return [
      oval(x - 13, 18, 20, 15, c.light),
      oval(x + 13, 18, 19, 15, c.light),
      drawMouth(e.mouth, x, 20, open && e.mouth !== 'o' ? 13 : 18),
      shape(d`M${x - 9} 22h8.4v13q-4 3 -8.4 0zM${x + 0.6} 22h8.4v13q-4 3 -8.4 0z`, c.teeth),
      drawNose(x, 9, 10, 7.5),
    ].join('');
  },
  hatY: -42,
}));
