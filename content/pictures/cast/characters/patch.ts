// Patch, the cat of Midge the witch: black, thin and tall, with a white patch round one eye, a torn ear and a crooked tail.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { at, circle, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#474152',
  shade: '#302b3a',
  light: '#f4eef2',
  lid: '#5a5368',
  brow: '#a195b6',
  ear: '#b7879b',
  nose: '#e58a9c',
  iris: '#ffc93c',
  collar: '#9159c9',
};

export const patch = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 19,
  waist: 23,
  trunk: 86,
  leg: 50,
  limb: 11,
  arm: 56,
  headW: 43,
  headH: 37,
  cheek: 0.1,
  crown: 0.45,
  neck: 0.85,
  colors: c,
  foot: c.light,
  hand: c.light,
  rim: c.lid,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow },
    { x: 18, y: -5, rx: 9.5, ry: 11, iris: c.iris, ink: c.brow, rise: 0.8 },
  ),
  tailAt: [-12, -10],
  tail: () => line('M0 0C-30 8-52-4-50-32L-30-58L-66-84L-48-122', c.shade, 11),
  ears: (e, turn) =>
    group(
      at(-27 - turn * 3, -22, -8 - e.ear),
      shape('M-15 8Q-16-26-10-50Q9-30 16 0z', c.base) + shape('M-9 4Q-10-18-7-34Q5-18 9 0z', c.ear),
    ) +
    group(
      at(27 - turn * 9, -22, 8 + e.ear),
      shape('M-16 0Q-9-30 2-44L3-29L13-34Q17-14 15 8z', c.base) +
        shape('M-9 0Q-6-14-1-24L10-18L9 4z', c.ear),
    ),
  marks: (_e, turn) =>
    shape(
      d`M${turn * 12 + 3}-30Q${turn * 10 + 36}-26 ${turn * 6 + 34}-2Q${turn * 6 + 22} 16 ${turn * 10 + 6} 10Q${turn * 10 - 2}-8 ${turn * 12 + 3}-30z`,
      c.light,
    ),
  muzzle: (e, turn) => {
    const x = turn * 8;
    return [
      oval(x, 18, 21, 13, c.light),
      drawMouth(e.mouth, x, 18, 10),
      drawNose(x, 8, 6.5, 5.5, c.nose),
      line(d`M-46 6l28 11l-27 9M${x + 46} 6l-26 11l25 9`, c.brow, 2),
    ].join('');
  },
  coat: (turn, back) =>
    line('M-15-78Q0-66 16-78', c.collar, 7) + (back ? '' : circle(turn * 7, -69, 5, c.iris)),
  hatY: -30,
}));
