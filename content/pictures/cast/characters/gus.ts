// Gus the dog: chocolate brown, with hanging ears, a pale blaze and a red collar.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { at, circle, d, group, line, oval, shape, round } from '../../shapes.ts';

const colors = {
  base: '#a9653a',
  shade: '#87492a',
  light: '#fff0d9',
  ear: '#6b3620',
  lid: '#95552f',
  brow: '#52291a',
  collar: '#e0483e',
  tag: '#ffc93c',
};

export const gus = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 29,
  waist: 39,
  trunk: 76,
  leg: 32,
  limb: 18,
  arm: 46,
  headW: 45,
  headH: 46,
  cheek: 0.15,
  neck: 0.66,
  colors: c,
  foot: c.light,
  hand: c.light,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#ee7d62' },
    { x: 18, y: -10, rx: 10, ry: 12, cheek: 12, rise: 0.8 },
  ),
  belly: [0.6, 0.32],
  tailAt: [-27, -22],
  // Up when glad, down when sad or scared.
  tail: (e) =>
    group(
      `rotate(${round(-e.ear * 1.2)})`,
      shape('M4 6Q-30-4-50-44Q-16-32 6-8z', c.shade) +
        shape('M-50-44Q-32-39-23-31Q-28-27-37-23Q-43-30-50-44z', c.light),
    ),
  marks: (_e, turn) =>
    shape(d`M${turn * 8 - 6}-46h12q3 16 2 30h-15q-1-15 1-30z`, c.light) +
    oval(turn * 8 - 19, -10, 17, 20, c.shade),
  muzzle: (e, turn) =>
    oval(turn * 14, 20, 27, 21, c.light) +
    drawMouth(e.mouth, turn * 16, 22, 14) +
    drawNose(turn * 16, 9, 13, 10),
  top: (e, turn) => {
    const ear = shape('M4-8C-26-16-36 12-28 48Q-22 62-10 50C0 36 6 22 8 2z', c.ear);
    const out = e.ear < 0 ? 6 - e.ear * 2 : -8 + e.ear * 0.1;
    return (
      group(at(-37 - turn * 2, -27, out), ear) +
      group(at(38 - turn * 4, -27, -out - turn * 10, -1 + 0.35 * turn, 1), ear)
    );
  },
  coat: (turn, back) =>
    line(d`M-24-66Q${turn * 8}-40 25-66`, c.collar, 10) +
    (back ? '' : circle(turn * 10, -45, 7, c.tag)),
  hatY: -38,
}));
