// Meg the mouse: small and grey, with large round pink ears, a long tail and a belt for her tools.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { circle, d, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#b3b4c4',
  shade: '#9092a8',
  light: '#f3eff3',
  ear: '#f7a8ba',
  tail: '#eb98ab',
  lid: '#a0a1b4',
  brow: '#5f6078',
  belt: '#a8683a',
  nose: '#e0607c',
  tool: '#ffc93c',
  redTool: '#e0483e',
};

export const meg = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 22,
  waist: 29,
  trunk: 62,
  leg: 20,
  limb: 13,
  arm: 38,
  headW: 45,
  headH: 38,
  cheek: 0.25,
  crown: 0.6,
  neck: 0.72,
  colors: c,
  foot: c.tail,
  hand: c.tail,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f07f93' },
    { x: 18, y: -5, rx: 10, ry: 12, cheek: 12 },
  ),
  belly: [0.58, 0.34],
  tailAt: [-16, -8],
  tail: () => line('M0 2C-34 16-70 2-64-30S-92-66-106-44', c.tail, 6),
  ears: (e, turn) =>
    pair(39, -28, 6, e.ear * 0.7, circle(0, -18, 31, c.base) + circle(1, -16, 22, c.ear), turn),
  muzzle: (e, turn) => {
    const x = turn * 10;
    return [
      oval(x, 19, 20, 14, c.light),
      drawMouth(e.mouth, x, 19, 10),
      drawNose(x + 1, 9, 7, 6, c.nose),
      line(d`M-38 10l22 7l-21 6M${x + 36} 10l-20 7l19 6`, c.light, 2),
    ].join('');
  },
  coat: (turn, back) =>
    line('M-24-21Q0-12 25-21', c.belt, 8) +
    (back
      ? ''
      : line(d`M${turn * 10 - 6.5}-28v8`, c.tool, 5) +
        line(d`M${turn * 10 + 1.5}-31v10`, c.redTool, 5) +
        shape(d`M${turn * 10 - 12.5}-22h20v15h-20z`, c.belt)),
  hatY: -32,
}));
