// The quokka: sandy and round, with furry cheeks, small upright ears, long feet and a mouth that turns up at rest.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { longFoot, pair } from '../parts.ts';
import { d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#bd9160',
  shade: '#966d42',
  light: '#f5e2c4',
  foot: '#74502f',
  paw: '#75512f',
  cap: '#8f673f',
  lid: '#a97f50',
  brow: '#5c3c20',
  ear: '#e8ae98',
};

export const quokka = rigged(colors, (c, { does }) => ({
  kind: 'beast',
  shoulder: 35,
  waist: 52,
  trunk: 75,
  leg: 16,
  limb: 15,
  arm: 43,
  headW: 54,
  headH: 42,
  cheek: 0.4,
  crown: 0.5,
  neck: 0.56,
  rest: 'carrying',
  colors: c,
  paw: longFoot,
  foot: c.foot,
  hand: c.paw,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f0765c' },
    { x: 20, y: -9, rx: 10, ry: 12, cheek: 15 },
  ),
  belly: [0.56, 0.36],
  tailAt: [-30, -6],
  // With the round of the back over it.
  tail: () => {
    const tail = line('M0 0C-26 10 -44 12 -66 2', c.cap, 8);
    if (does === 'tugging' || does === 'lying') return group('rotate(30)', tail);
    return does === 'turned' || does === 'crawling' ? tail : tail + oval(2, -30, 34, 35, c.shade);
  },
  ears: (e, turn) =>
    pair(29, -33, 14, e.ear, oval(0, -8, 14, 19, c.cap) + oval(1, -6, 8, 13, c.ear), turn) +
    // Thick fur at the cheeks.
    shape(
      'M-44 -14Q-68 0 -64 17Q-66 32 -52 34Q-44 44 -30 42H30Q44 44 52 34Q66 32 64 17Q68 0 44 -14z',
      c.base,
    ),
  marks: (_e, turn) =>
    shape(
      d`M-30 -34Q${turn * 6} -52 30 -34Q${turn * 13 + 10} -30 ${turn * 13 + 10} 5h-20Q${turn * 13 - 10} -30 -30 -34z`,
      c.cap,
    ) + oval(turn * 10, 23, 40 - turn * 3, 19, c.light),
  // Its mouth turns up at rest.
  muzzle: (e, turn) => {
    const x = turn * 3;
    return [
      drawMouth(e.mouth, x, 17, e.mouth === 'smile' ? 21 : 16),
      drawNose(x + turn * 2, 3, 11, 8.5),
    ].join('');
  },
  hatY: -40,
}));
