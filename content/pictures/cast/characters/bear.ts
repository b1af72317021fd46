// Great Bear: huge, broad and dark brown, with small round ears, shaggy cheeks and a tan muzzle.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { pair, roundEar } from '../parts.ts';
import { oval, shape } from '../../shapes.ts';

const colors = {
  base: '#69503f',
  shade: '#4e392d',
  light: '#8f7058',
  rim: '#3d2b23',
  lid: '#5a4335',
  brow: '#35251f',
  muzzle: '#d3ac82',
  ear: '#a57d62',
  nose: '#3a2a24',
  ink: '#efd3ae',
};

export const bear = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 60,
  waist: 72,
  trunk: 106,
  leg: 24,
  limb: 31,
  arm: 58,
  headW: 56,
  headH: 44,
  cheek: 0.3,
  neck: 0.5,
  colors: c,
  rim: c.rim,
  foot: c.rim,
  hand: c.shade,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#d2604a' },
    { x: 20, y: -9, rx: 8.5, ry: 10.5, ink: c.ink, cheek: 14 },
  ),
  belly: [0.58, 0.3],
  tail: () => oval(4, 0, 15, 13, c.shade),
  tailAt: [-70, -16],
  ears: (e, turn) =>
    pair(38, -30, 20, e.ear * 0.6, roundEar(16, c.base, c.ear), turn) +
    shape('M-46 -8L-66 8L-58 13L-66 26L-54 25L-50 34H50L54 25L66 26L58 13L66 8L46 -8z', c.shade),
  muzzle: (e, turn) => {
    const x = turn * 9;
    return [
      oval(x, 20, 29 - turn * 2, 22, c.muzzle),
      drawMouth(e.mouth, x, 21, 12),
      drawNose(x, 8, 11, 8, c.nose),
    ].join('');
  },
  hatY: -42,
}));
