// Paul the dog: a shaggy terrier in cream and grey, with upright ears, bushy brows and a beard.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { d, group, line, shape, round } from '../../shapes.ts';

const colors = {
  base: '#efdcb8',
  shade: '#cfb287',
  light: '#fff7e6',
  /** His beard, which a pie may stain. */
  jaw: '#fff7e6',
  grey: '#8c8a97',
  ear: '#e9a9a0',
  lid: '#7a7886',
  collar: '#2f9c8a',
};

export const paul = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 30,
  waist: 36,
  trunk: 74,
  leg: 28,
  limb: 19,
  arm: 42,
  headW: 41,
  headH: 45,
  cheek: 0.1,
  crown: 0.85,
  neck: 0.72,
  colors: c,
  foot: c.light,
  hand: c.light,
  eyes: eyesWith(
    { lid: c.lid, brow: c.light, blush: '#f0876c' },
    { x: 17, y: -10, rx: 9, ry: 11, rise: 0.7 },
  ),
  tailAt: [-24, -20],
  tail: (e) =>
    group(
      `rotate(${round(-e.ear * 1.5)})`,
      shape('M8 6C-22 4-32-20-28-52L-20-46L-15-56L-8-44Q-12-24 8-12z', c.grey),
    ),
  ears: (e, turn) =>
    pair(
      28,
      -30,
      14,
      e.ear,
      shape('M-15 10l-2-18 4-2Q-16-30-8-44Q8-30 14 4z', c.grey) +
        shape('M-7 4Q-10-18-6-28Q3-18 6 4z', c.ear),
      turn,
    ),
  marks: (_e, turn) =>
    shape(
      d`M-41 0Q-46-40-20-46H20Q46-40 41 0l-7-6l-4 12H${turn * 12 + 12}l-7-40l-5 10l-5-10l-7 40H-30l-4-12z`,
      c.grey,
    ),
  muzzle: (e, turn) => {
    const x = turn * 12;
    return [
      shape(
        d`M${x - 15} 2q15-8 30 0q19 8 22 32l-10-2l-4 12l-10-4l-13 8l-13-8l-10 4l-4-12l-11 2q4-24 23-32z`,
        c.jaw,
      ),
      drawMouth(e.mouth, x, 22, 12),
      drawNose(x + 1, 8, 12, 9),
    ].join('');
  },
  coat: (turn, back) =>
    line('M-25-62Q0-42 26-62', c.collar, 9) +
    (back
      ? ''
      : shape(d`M${turn * 10 - 22}-36l22-6l22 6l2 20l-11-4l-5 14l-8-8l-8 8l-5-14l-11 4z`, c.light)),
  hatY: -38,
}));
