// Peg the pig: round and pink, with a broad snout, folded ears and a curly tail.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#ff9fa9',
  shade: '#ee7788',
  light: '#ffcdcf',
  rim: '#dd6579',
  hoof: '#c14f66',
  lid: '#f98b98',
  brow: '#a83f55',
  snout: '#ffb6bb',
  nostril: '#b84a60',
};

export const peg = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 35,
  waist: 52,
  trunk: 82,
  leg: 26,
  limb: 19,
  arm: 42,
  headW: 53,
  headH: 45,
  cheek: 0.34,
  neck: 0.6,
  colors: c,
  rim: c.rim,
  foot: c.hoof,
  hand: c.shade,
  eyes: eyesWith({ lid: c.lid, brow: c.brow, blush: '#f2506a' }, { y: -10, rx: 9, ry: 11 }),
  belly: [0.62, 0.3],
  tailAt: [-44, -24],
  tail: () => line('M12 0Q-16 0 -16 -15t11 -9q8 4 2 12q-9 8 -22 -4', c.rim, 6),
  ears: (e, turn) =>
    pair(
      33,
      -29,
      20,
      e.ear * 0.8,
      shape('M-17 8Q-22 -28 -6 -36Q17 -24 17 4z', c.base) +
        shape('M-6 -36Q-22 -26 -22 2Q-12 -4 2 -10Q4 -26 -6 -36z', c.shade),
      turn,
    ),
  muzzle: (e, turn) => {
    const x = turn * 19;
    return [
      drawMouth(e.mouth, turn * 15, 27, 13),
      oval(x, 11, 22 - turn * 2, 15.5, c.shade),
      oval(x + turn, 9.5, 21 - turn * 2, 14, c.snout),
      oval(x + turn - 7, 10, 3.6, 5.6, c.nostril),
      oval(x + turn + 8, 10, 3.4, 5.6, c.nostril),
    ].join('');
  },
  hatY: -44,
}));
