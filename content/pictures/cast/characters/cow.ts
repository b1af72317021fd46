// Cow: cream with dark patches, a pink muzzle, small horns and a bell on a red band.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { d, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#fbf6ee',
  shade: '#d9d0cc',
  light: '#fbdcd8',
  patch: '#4b414d',
  rim: '#b9aeb0',
  lid: '#e8dcd6',
  brow: '#7d6874',
  muzzle: '#f7b4b6',
  nostril: '#b0606c',
  horn: '#e4cf9f',
  socket: '#e9dcd5',
  band: '#d9483f',
  hoof: '#8a6a60',
  bell: '#f5bd3a',
};

export const cow = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 38,
  waist: 52,
  trunk: 84,
  leg: 28,
  limb: 19,
  arm: 46,
  headW: 46,
  headH: 48,
  cheek: 0.1,
  crown: 0.7,
  neck: 0.72,
  colors: c,
  rim: c.rim,
  foot: c.hoof,
  hand: c.hoof,
  eyes: eyesWith({ lid: c.lid, brow: c.brow }, { x: 20, y: -9, rx: 9.5, ry: 12 }),
  tail: () => line('M6 0C-30 8 -40 -26 -34 -50', c.shade, 6) + oval(-34, -54, 8, 13, c.patch),
  tailAt: [-42, -22],
  ears: (e, turn) =>
    shape('M-14 -36Q-38 -40 -34 -68Q-26 -50 0 -44Q26 -50 34 -68Q38 -40 14 -36z', c.horn) +
    pair(
      38,
      -20,
      -4,
      e.ear * 0.8,
      shape('M8 -9Q-20 -22 -40 0Q-20 18 8 9z', c.patch) + oval(-16, 0, 13, 6, c.muzzle),
      turn,
    ),
  marks: () =>
    shape('M-44 6C-52 -30 -30 -46 0 -47C4 -34 -6 -26 -18 -27S-32 -8 -35 6Q-42 17 -44 6z', c.patch),
  muzzle: (e, turn) => {
    const x = turn * 8;
    return [
      line(d`M-20 -12v6M${20 - turn * 3} -12v6`, c.socket, 26),
      oval(x, 26, 40 - turn * 3, 22, c.muzzle),
      line(d`M${x - 16} 15h1M${x + 15} 15h1`, c.nostril, 8),
      drawMouth(e.mouth, x, 26, 12),
    ].join('');
  },
  coat: (turn, back) =>
    shape('M47 -38C30 -44 18 -30 24 -16S60 -4 47 -38zM-47 -12Q-38 -34 -26 -24T-36 0z', c.patch) +
    (back
      ? ''
      : line(d`M-29 -66Q${turn * 10} -46 33 -66`, c.band, 7) +
        shape(d`M${turn * 10 - 6} -56q6 -5 12 0l5 16q-11 6 -22 0z`, c.bell)),
  hatY: -46,
}));
