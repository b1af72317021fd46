// Jack: a fair boy with red hair and a tuft, freckles, green eyes, a striped blue shirt and dark shorts.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { buttonNose, child, sideEars, trousers } from '../people.ts';
import { d, line, shape } from '../../shapes.ts';

const colors = {
  base: '#4fa3d8',
  shade: '#3681b8',
  light: '#ffffff',
  skin: '#ffd2b0',
  skinShade: '#eba983',
  hair: '#d96d30',
  hairShade: '#b9531f',
  lid: '#f3bd98',
  brow: '#a04a1c',
  freckle: '#e08f62',
  shorts: '#3d4f7c',
  shoe: '#5a4b8a',
  iris: '#4a9f78',
};

export const jack = rigged(colors, (c, { does }) => ({
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
    { lid: c.lid, brow: c.brow, blush: '#f57c6b' },
    { x: 18, y: -3, rx: 9.5, ry: 11.5, iris: c.iris },
  ),
  ears: (_e, turn) =>
    (does === 'turned' ? '' : sideEars(46, 5, turn, c.skinShade)) +
    shape('M-49 2C-54 -40 -30 -57 0 -56S54 -40 49 2z', c.hairShade),
  marks: (_e, turn) =>
    line(
      d`M${turn * 15 - 25} 14h0M${turn * 15 - 33} 11h0M${turn * 14 + 24} 14h0M${turn * 11 + 31} 11h0`,
      c.freckle,
      4,
    ),
  top: (_e, turn) =>
    shape(
      does === 'turned'
        ? 'M-49 2C-53 -40 -28 -60 4 -56Q12 -68 26 -63Q20 -57 24 -52C44 -46 52 -24 48 2Q44 -14 38 -22Q0 -20 -18 -28Q-26 -8 -22 10Q-26 30 -30 36L-35 30L-39 34Q-50 22 -49 2z'
        : d`M-49 5C-53 -40 -28 -60 4 -56Q12 -68 26 -63Q20 -57 24 -52C44 -46 52 -24 48 2Q44 -12 40 -18Q30 -20 ${22 + turn * 6} -28Q${turn * 10} -20 ${-24 + turn * 8} -30Q${-36 + turn * 6} -22 ${-40 + turn * 5} 8z`,
      c.hair,
    ),
  muzzle: (e, turn) => drawMouth(e.mouth, turn * 9, 20, 11) + buttonNose(turn, 10, c.freckle),
  coat: () =>
    line('M-28 -40Q0 -35 28 -40M-30 -28Q0 -23 30 -28', c.light, 5) + trousers(31, 21, 30, c.shorts),
  hatY: -44,
}));
