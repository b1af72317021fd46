// The goat: grey-white, with a long face, horns that curve back, a beard and a blue neckerchief.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { d, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#dcdcde',
  shade: '#a9abb6',
  light: '#f8f5ee',
  horn: '#a58a63',
  hoof: '#5d5560',
  ear: '#d2b3b0',
  scarf: '#3f7fc4',
  lid: '#c3c5cd',
  brow: '#7b7884',
  iris: '#d8a23c',
};

export const goat = rigged(colors, (c, { does }) => ({
  kind: 'beast',
  shoulder: 26,
  waist: 35,
  trunk: 74,
  leg: 36,
  limb: 14,
  arm: 46,
  headW: 39,
  headH: 45,
  cheek: 0,
  crown: 0.75,
  neck: 0.72,
  colors: c,
  foot: c.hoof,
  hand: c.hoof,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f08a80' },
    { x: 18, y: -12, iris: c.iris, rx: 9.5, ry: 11 },
  ),
  tailAt: [-30, -18],
  tail: () => shape('M6 6Q-28 -2 -22 -30Q-6 -20 8 -8z', c.light),
  ears: (e, turn) =>
    pair(
      14,
      -34,
      0,
      e.ear * 0.2,
      shape('M-11 8C-10 -16 -22 -30 -46 -26C-32 -50 6 -44 12 4z', c.horn),
      turn,
    ) + pair(33, -16, 0, e.ear * 0.8, shape('M6 -4Q-24 -22 -42 6Q-22 18 6 6z', c.ear), turn),
  muzzle: (e, turn) => {
    const x = turn * 7;
    return [
      does === 'lying' || does === 'peeking'
        ? ''
        : shape(d`M${x - 15} 38q1 20 20 28q12 -10 10 -28z`, c.light),
      oval(x, 24, 27 - turn * 2, 20, c.light),
      drawMouth(e.mouth, x, 26, 11),
      oval(x, 14, 8, 5, c.hoof),
    ].join('');
  },
  top: (_e, turn) =>
    shape(d`M${turn * 8 - 15} -40q15 -12 30 0q-6 14 -12 20q-16 -4 -18 -20z`, c.light),
  coat: (turn, back) =>
    back
      ? shape('M-24 -70h48L0 -42z', c.scarf)
      : shape(d`M-26 -66q26 14 52 0v10l${turn * 6 - 22} 28l${-22 - turn * 6} -28z`, c.scarf),
  hatY: -42,
}));
