// Mia: a girl with brown skin, two big buns with orange bands, and a yellow dress with dots.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { buttonNose, child, sideEars } from '../people.ts';
import { circle, d, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#ffc53d',
  shade: '#e69a22',
  light: '#fff2cf',
  skin: '#9a6040',
  skinShade: '#744428',
  hair: '#3a2530',
  band: '#ff7a59',
  lid: '#7f4d32',
  brow: '#3a221b',
  ink: '#2d1720',
  shoe: '#e0484f',
};

export const mia = rigged(colors, (c, { does }) => ({
  ...child,
  colors: c,
  nape: c.hair,
  headColor: c.skin,
  headShade: c.skinShade,
  armColor: c.skin,
  legColor: c.skin,
  hand: c.skin,
  sleeve: c.base,
  foot: c.shoe,
  rim: c.skinShade,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#e8604f' },
    { x: 18, y: -3, rx: 9.5, ry: 11.5, ink: c.ink },
  ),
  ears: (_e, turn) =>
    circle(-43 - turn * 2, -31, 25, c.hair) +
    circle(43 - turn * 9, -31, 25, c.hair) +
    oval(0, -10, 51, 43, c.hair) +
    sideEars(46, 4, turn, c.skinShade),
  top: (_e, turn) =>
    shape(
      does === 'turned'
        ? 'M-49 4C-52 -30 -30 -50 0 -50S48 -30 47 -4Q40 -24 20 -29Q-14 -30 -25 -8Q-30 20 -16 44Q-46 40 -49 4z'
        : d`M-48 4C-50 -30 -30 -50 0 -50S48 -30 47 -4Q40 -24 ${16 + turn * 10} -29Q${turn * 10} -26 ${-10 + turn * 8} -32Q${-34 + turn * 6} -26 ${-40 + turn * 4} 2z`,
      c.hair,
    ) +
    circle(-40, -45, 6, c.band) +
    circle(40 - turn * 9, -45, 6, c.band),
  muzzle: (e, turn) =>
    drawMouth(e.mouth, turn * 9, 20, 11, c.ink) + buttonNose(turn, 10, c.skinShade),
  coat: (turn) =>
    shape('M-27 -42H27L39 0Q0 14 -39 0z', c.base) +
    shape('M39 0Q0 14 -39 0L-37 -7Q0 6 37 -7z', c.shade) +
    [-14, -22, 10, -31, 19, -14, -24, -10]
      .map((x, i, dots) => (i % 2 ? '' : circle(turn * 8 + x, dots[i + 1] ?? 0, 3.6, c.light)))
      .join(''),
  hatY: -42,
}));
