// Hippo: purple-grey and very round, with a huge muzzle, big nostrils and tiny ears.
import { rigged } from '../body.ts';
import { drawCheeks, drawMouth, eyesWith } from '../face.ts';
import { pair, roundEar } from '../parts.ts';
import { d, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#9c8bae',
  shade: '#7f6d95',
  light: '#c9b6cf',
  rim: '#6c5a83',
  lid: '#8a799d',
  brow: '#4f3f66',
  ear: '#e5a9b8',
  muzzle: '#b7a4c1',
  nostril: '#5d4b73',
};

const blush = eyesWith({ lid: '', brow: '', blush: '#e0607f' }, { cheek: 28 });

export const hippo = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 46,
  waist: 65,
  trunk: 80,
  leg: 20,
  limb: 24,
  arm: 42,
  headW: 58,
  headH: 56,
  cheek: 0.46,
  crown: 0.56,
  neck: 0.6,
  colors: c,
  rim: c.rim,
  foot: c.rim,
  hand: c.shade,
  eyes: eyesWith({ lid: c.lid, brow: c.brow }, { x: 20, y: -21, ry: 11, rise: 0.5 }),
  belly: [0.62, 0.3],
  tailAt: [-56, -20],
  tail: () => shape('M18 6Q-16 4 -20 -16Q-6 -10 18 -8z', c.shade),
  ears: (e, turn) => pair(35, -42, 26, e.ear, roundEar(11, c.shade, c.ear), turn),
  muzzle: (e, turn) => {
    const x = turn * 8;
    return [
      oval(x, 22, 61 - turn * 4, 32, c.shade),
      oval(x - 1, 20, 60 - turn * 4, 31, c.muzzle),
      oval(x - 21, -1, 13, 10, c.muzzle),
      oval(x + 21, -1, 13 - turn, 10, c.muzzle),
      oval(x - 21, 0, 5, 6.5, c.nostril),
      oval(x + 21, 0, 5, 6.5, c.nostril),
      drawCheeks(blush, e, turn),
      drawMouth(e.mouth, x, 21, 16),
      /grin|laugh/.test(e.mouth) ? line(d`M${x - 10} 25v3M${x + 10} 25v3`, '#fff', 7) : '',
    ].join('');
  },
  hatY: -50,
}));
