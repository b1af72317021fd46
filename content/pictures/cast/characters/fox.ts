// Fox: rust red, with white cheek tufts, dark stockings and a huge brush of a tail.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { d, shape } from '../../shapes.ts';

const colors = {
  base: '#e5622b',
  shade: '#bf4518',
  light: '#fff4e6',
  dark: '#4b2a2b',
  arm: '#8f3518',
  lid: '#d2541f',
  brow: '#6e260f',
};

export const fox = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 25,
  waist: 33,
  trunk: 78,
  leg: 38,
  limb: 14,
  arm: 46,
  headW: 52,
  headH: 40,
  cheek: 0.05,
  crown: 0.5,
  neck: 0.7,
  colors: c,
  foot: c.dark,
  hand: c.dark,
  armColor: c.arm,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#ff9a70' },
    { y: -7, rx: 8.5, ry: 10.5, rise: 0.8 },
  ),
  belly: [0.6, 0.34],
  tailAt: [-16, -16],
  tail: () =>
    shape('M10 6C-40 12-96 4-87-62L-43-62Q-32-53-26-42C-18-26-8-20 8-14z', c.shade) +
    shape('M-87-58C-84-83-68-94-60-102C-60-87-51-75-41-61Q-51-66-60-52Q-73-64-87-58z', c.light),
  ears: (e, turn) =>
    pair(
      31,
      -26,
      4,
      e.ear,
      shape('M-15 9Q-16-14-12-30H4Q13-18 18 2z', c.base) +
        shape('M-13-24Q-11-38-6-46Q4-37 9-23L-3-28z', c.dark),
      turn,
    ),
  marks: (_e, turn) =>
    shape(
      d`M-50-2Q-60 14-66 24Q-48 28-38 34Q${turn * 6} 50 38 34Q48 28 ${66 - turn * 6} 24Q60 14 50-2Q34-6 26 8Q14 20 ${turn * 8} 6Q-14 20-26 8Q-34-6-50-2z`,
      c.light,
    ),
  muzzle: (e, turn) => {
    const x = turn * 16;
    return [
      shape(
        d`M${x * 0.5 - 13} 6q${x * 0.5 + 13}-14 26 0q6 14 ${x * 0.5 - 13} 18q-18-4 ${-13 - x * 0.5}-18z`,
        c.base,
      ),
      drawMouth(e.mouth, x, 26, 10),
      drawNose(x + 1, 18, 8.5, 7),
    ].join('');
  },
  hatY: -31,
}));
