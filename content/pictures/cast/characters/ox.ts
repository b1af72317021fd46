// Ox: dark red-brown and broad in the shoulder, with great pale horns and a tuft on the brow.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { at, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#7d4936',
  shade: '#5e3428',
  light: '#a87a5e',
  rim: '#4c2a22',
  lid: '#6b3d2e',
  brow: '#3a211c',
  muzzle: '#e3bd9e',
  nostril: '#7a4a3c',
  horn: '#f3e6c6',
  tip: '#a08b6c',
  tuft: '#4a2c24',
  ear: '#c98d78',
  ink: '#f0d2b4',
};

export const ox = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 58,
  waist: 48,
  trunk: 88,
  leg: 28,
  limb: 23,
  arm: 50,
  headW: 46,
  headH: 46,
  cheek: 0.1,
  crown: 0.8,
  neck: 0.42,
  colors: c,
  rim: c.rim,
  foot: c.brow,
  hand: c.rim,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#d9583f' },
    { x: 20, y: -8, rx: 9, ry: 11, ink: c.ink, cheek: 12, rise: 0.7 },
  ),
  belly: [0.6, 0.28],
  tail: () => line('M6 0C-30 8 -34 -30 -30 -44', c.shade, 7) + oval(-30, -50, 8, 13, c.tuft),
  tailAt: [-38, -20],
  ears: (e, turn) =>
    shape(
      'M-20 -26C-68 -18 -92 -40 -82 -90C-74 -64 -56 -54 0 -50C56 -54 74 -64 82 -90C92 -40 68 -18 20 -26z',
      c.horn,
    ) +
    shape('M-82 -90Q-86 -72 -82 -54L-72 -69zM82 -90Q86 -72 82 -54L72 -69z', c.tip) +
    pair(
      38,
      -12,
      6,
      e.ear * 0.7,
      shape('M8 -10Q-22 -12 -38 10T8 10z', c.shade) + oval(-14, 5, 13, 5, c.ear),
      turn,
    ),
  muzzle: (e, turn) => {
    const x = turn * 8;
    return [
      oval(x, 25, 39 - turn * 3, 21, c.muzzle),
      line(d`M${x - 16} 14h1M${x + 15} 14h1`, c.nostril, 8),
      drawMouth(e.mouth, x, 25, 12),
    ].join('');
  },
  top: (_e, turn) =>
    group(
      at(turn * 8, 0),
      shape('M-24 -40Q-20 -60 2 -56Q22 -60 26 -40L13 -38Q4 -14 -24 -40z', c.tuft),
    ),
  hatY: -50,
}));
