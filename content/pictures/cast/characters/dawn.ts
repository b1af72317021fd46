// Dawn the fawn: light orange-brown with white spots, very big ears, long lashes and thin legs.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { d, line, shape } from '../../shapes.ts';

const colors = {
  base: '#dd9a5b',
  shade: '#bb7740',
  light: '#fff0da',
  ear: '#f6bda4',
  lid: '#cd8748',
  brow: '#8a4f26',
  nose: '#5c3340',
  hoof: '#6e4538',
};

export const dawn = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 23,
  waist: 31,
  trunk: 60,
  leg: 50,
  limb: 11,
  arm: 42,
  headW: 43,
  headH: 38,
  cheek: 0.08,
  neck: 0.8,
  colors: c,
  hand: c.hoof,
  foot: c.hoof,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f0705e' },
    { x: 20, y: -2, rx: 10.5, ry: 12.5, cheek: 8, rise: 0.7 },
  ),
  belly: [0.5, 0.27],
  tailAt: [-25, -16],
  tail: () => shape('M8 8Q-28 10 -26 -20Q0 -22 8 8z', c.light),
  ears: (e, turn) =>
    pair(
      30,
      -20,
      4,
      e.ear,
      shape('M6 12C-30 28 -58 6 -60 -26C-36 -34 -6 -28 8 -8z', c.base) +
        shape('M-2 6C-26 16 -46 2 -50 -20C-32 -24 -8 -18 0 -4z', c.ear),
      turn,
    ),
  marks: (_e, turn) =>
    line(d`M${turn * 9} -27h0M${turn * 9 - 12} -30h0M${turn * 9 + 12} -30h0`, c.light, 6),
  muzzle: (e, turn) => {
    const x = turn * 9;
    return (
      shape(
        d`M${x} 4Q${x + 11} 5 ${x + 16} 15Q${x + 20} 36 ${x} 36T${x - 16} 15Q${x - 11} 5 ${x} 4z`,
        c.light,
      ) +
      drawMouth(e.mouth, x, 23, 8.5) +
      drawNose(x + turn, 13, 7.5, 5.5, c.nose) +
      (e.eye === 'open'
        ? line(
            d`M-28 -9l-8 -5M-30 -3l-8 -1M${28 - turn * 6} -9l8 -5M${30 - turn * 6} -3l8 -1`,
            c.nose,
            3,
          )
        : '')
    );
  },
  coat: (turn, back) =>
    line(
      back ? 'M-10 -46h0M8 -40h0M-14 -28h0M15 -22h0' : 'M-22 -14h0M23 -14h0M25 -30h0',
      c.light,
      6.5,
    ),
  hatY: -34,
}));
