// Ted the turtle: old, calm and slow, with a big brown-green shell, a long neck and round glasses.
import { drawMouth, eyesWith } from '../face.ts';
import { riggedWith } from '../own-stances.ts';
import { at, bend, d, group, line, lit, oval, pear, shape } from '../../shapes.ts';

const colors = {
  base: '#85804a',
  shade: '#635c36',
  light: '#f3e4b2',
  plate: '#a59c5c',
  skin: '#93bd70',
  skinShade: '#719a55',
  brow: '#54703c',
  glasses: '#8a4b2e',
  seam: '#d9c384',
};

const dome = (c: typeof colors, light: number) =>
  lit('M-78 0C-80 -102 62 -108 70 0z', c.base, c.shade, light) +
  shape(
    'M-26 -66L16 -68L28 -36L-2 -16L-38 -34zM-46 -58L-68 -16L-48 -26zM36 -60L58 -16L40 -32z',
    c.plate,
  ) +
  line('M-82 -3H74', c.plate, 13);

export const ted = riggedWith(
  colors,
  (c) => ({
    kind: 'beast',
    shoulder: 48,
    waist: 60,
    trunk: 92,
    leg: 17,
    limb: 18,
    arm: 42,
    headW: 39,
    headH: 33,
    cheek: 0.15,
    neck: 1.5,
    colors: c,
    nape: c.skin,
    headColor: c.skin,
    headShade: c.skinShade,
    armColor: c.skin,
    legColor: c.skinShade,
    rim: c.skinShade,
    foot: c.skin,
    eyes: eyesWith(
      { lid: c.skinShade, brow: c.brow, blush: '#e8886a' },
      { x: 17, y: -7, rx: 9, ry: 10.5, cheek: 5, rise: 0.7 },
    ),
    tailAt: [-44, -6],
    tail: () => shape('M8 -12Q-18 -10 -28 8Q-6 10 8 6z', c.skinShade),
    marks: (_e, turn) => oval(turn * 10, 16, 31, 13, c.light),
    muzzle: (e, turn) =>
      drawMouth(e.mouth, turn * 6, 11, 12) +
      line(d`M${turn * 8 - 4} 4v1M${turn * 8 + 4} 4v1`, c.brow, 3),
    top: (_e, turn) => {
      const x = turn * 8;
      const far = x + 17 * (1 - 0.16 * turn);
      return line(
        d`M${x - 31} -6a14 14 0 1 1 28 0a14 14 0 1 1 -28 0M${far - 13} -6a${14 - turn} 14 0 1 1 ${28 - turn * 2} 0a${14 - turn} 14 0 1 1 ${turn * 2 - 28} 0M${x - 31} -8L-38 -12`,
        c.glasses,
        3,
      );
    },
    coat: (turn, back) =>
      line(d`M${turn * 4} -84L${turn * 10.5} -134`, c.skinShade, 28) +
      (back
        ? line('M-24 -79Q0 -87 24 -79', c.base, 22) +
          shape(
            'M-16 -70h32l12 22 -12 22h-32l-12 -22zM-34 -46L-24 -72 -44 -64 -54 -36zM34 -46L24 -72 44 -64 54 -36zM-30 -42L-20 -20 -36 -8 -54 -28zM30 -42L20 -20 36 -8 54 -28z',
            c.plate,
          )
        : group(
            at(turn * 14, -4),
            shape(pear(35, 42, 80), c.light) +
              line('M0 -74V-6M-36 -50q36 10 72 0M-40 -26q40 10 80 0', c.seam, 3.5),
          )),
    hatY: -30,
  }),
  {
    lying: (c, light) => ({
      behind: shape('M-68 -12Q-98 -8 -108 0H-70z', c.skinShade),
      chin: [72, -1],
      nod: 4,
      before:
        group(at(-12, -10), dome(c, light)) +
        oval(42, -5, 18, 8, c.skin) +
        oval(-62, -5, 18, 8, c.skin),
    }),
    crawling: (c, light) => ({
      behind: [
        shape('M-80 -40Q-112 -34 -120 -18Q-96 -14 -80 -22z', c.skinShade),
        line('M-44 -26L-38 -11M40 -26L52 -11', c.skinShade, 22),
        line(bend([38, -40], [70, -38], [86, -74]), c.skinShade, 26),
        line('M-66 -26L-76 -11M18 -26L22 -11', c.skin, 22),
        group(at(-18, -30), dome(c, light)),
      ].join(''),
      chin: [92, -64],
    }),
  },
);
