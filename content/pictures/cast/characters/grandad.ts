// Grandad: an old man with dark skin, short grey hair and beard, round glasses and a red cardigan.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { grownUp, sideEars, trousers } from '../people.ts';
import { d, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#b8483f',
  shade: '#8f3130',
  light: '#f6ead2',
  skin: '#845339',
  skinShade: '#653d29',
  hair: '#d9d7d6',
  hairShade: '#b6b2b6',
  glasses: '#f3c14b',
  trousers: '#6d6a78',
  shoe: '#4a3442',
  ink: '#f1d9c4',
};

export const grandad = rigged(colors, (c, { does }) => ({
  ...grownUp,
  shoulder: 30,
  waist: 37,
  trunk: 76,
  leg: 46,
  limb: 16,
  headW: 41,
  headH: 40,
  cheek: 0.24,
  neck: 1,
  colors: c,
  nape: c.hair,
  headColor: c.skin,
  headShade: c.skinShade,
  legColor: c.trousers,
  hand: c.skin,
  foot: c.shoe,
  eyes: eyesWith(
    { lid: c.skinShade, brow: c.hair, blush: '#c9583f' },
    { x: 16.5, y: -4, rx: 8.5, ry: 10, cheek: 9, ink: c.ink },
  ),
  ears: (_e, turn) =>
    oval(0, -8, 46, 38, c.hairShade) +
    (does === 'turned' ? '' : sideEars(42, 5, turn, c.skinShade)),
  marks: (_e, turn) =>
    shape(
      d`M-41 8Q-36 25 ${turn * 8 - 22} 21Q${turn * 8} 8 ${turn * 8 + 22} 21Q36 25 41 8C44 38 24 50 ${turn * 6} 50S-44 38 -41 8z`,
      c.hair,
    ),
  muzzle: (e, turn) =>
    drawMouth(e.mouth, turn * 7, 26, 9) + oval(turn * 10, 11, 7.5, 6, c.skinShade),
  top: (_e, turn) => {
    const [near, far] = [8 * turn - 16.5, 5.4 * turn + 16.5];
    const lens = (x: number, rx: number) =>
      d`M${x - rx} -4a${rx} 13 0 1 1 ${2 * rx} 0a${rx} 13 0 1 1 ${-2 * rx} 0`;
    return (
      shape(
        does === 'turned'
          ? 'M-45 8C-50 -28 -36 -50 -8 -47Q8 -52 22 -42Q44 -34 42 -4Q36 -26 14 -31Q-12 -30 -22 -6Q-26 18 -18 38Q-40 36 -45 8z'
          : d`M-45 8C-52 -28 -34 -50 -8 -46Q8 -52 22 -42C42 -38 48 -12 43 6Q40 -18 ${30 + turn * 5} -25Q${turn * 12} -35 ${-28 + turn * 8} -25Q${-38 + turn * 4} -14 ${-38 + turn * 3} 6z`,
        c.hair,
      ) +
      line(
        lens(near, 13) +
          lens(far, 13 - 2 * turn) +
          d`M${near - 13} -6L${does === 'turned' ? -22 : -40} -9M${near + 13} -6h${far - near - 26 + turn * 2}`,
        c.glasses,
        3,
      )
    );
  },
  coat: (turn, back) =>
    trousers(36, 15, 24, c.trousers) +
    (back ? '' : shape(d`M${turn * 7 - 14} -76h28L${turn * 9 + 7} -14h-14z`, c.light)) +
    (back ? '' : line(d`M${turn * 9 + 13} -42h0M${turn * 9 + 13} -28h0`, c.glasses, 5)),
  hatY: -32,
}));
