// Skunk: black and low, with a white stripe from nose to tail, and a tail larger than the skunk.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { pair, roundEar } from '../parts.ts';
import { d, group, line, oval, shape, round } from '../../shapes.ts';

const colors = {
  base: '#46414f',
  shade: '#2f2a38',
  light: '#8d8496',
  stripe: '#fdf7f2',
  lid: '#5b5566',
  brow: '#c3bacb',
  nose: '#e98fa0',
  muzzle: '#d9d0dc',
  ink: '#d6cddd',
};

export const skunk = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 27,
  waist: 42,
  trunk: 66,
  leg: 18,
  limb: 16,
  arm: 38,
  headW: 40,
  headH: 36,
  cheek: 0.35,
  crown: 0.45,
  neck: 0.7,
  colors: c,
  rim: c.lid,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow },
    { x: 18, y: -3, rx: 9, ry: 11, ink: c.ink, rise: 0.8 },
  ),
  belly: [0.55, 0.3],
  tailAt: [-24, -14],
  tail: (e) =>
    group(
      `rotate(${round(Math.max(6, e.ear * 0.4))})`,
      shape(
        'M18 8C-30 22-62-8-52-66C-48-98-54-114-72-110C-78-152-36-186 2-170C42-150 34-104 8-76C-8-56-6-34 18-20z',
        c.shade,
      ) + line('M-2-6C-40-14-32-60-22-82S-16-138-44-136', c.stripe, 22),
    ),
  ears: (e, turn) => pair(30, -22, 16, e.ear, roundEar(13, c.base, c.nose), turn),
  marks: (_e, turn) =>
    shape(
      d`M${turn * 8 - 12}-36Q${turn * 8}-38 ${turn * 8 + 12}-36Q${turn * 12 + 9}-12 ${turn * 16} 8Q${turn * 12 - 9}-12 ${turn * 8 - 12}-36z`,
      c.stripe,
    ),
  muzzle: (e, turn) => {
    const x = turn * 9;
    return (
      oval(x, 19, 21, 14, c.muzzle) +
      drawMouth(e.mouth, x, 19, 10) +
      drawNose(x + 1, 9, 8, 6.5, c.nose)
    );
  },
  coat: (turn, back) =>
    turn > 0.8
      ? line('M-18-58Q-34-30-24-10', c.stripe, 10)
      : back
        ? line('M0-62V-6', c.stripe, 18)
        : '',
  hatY: -29,
}));
