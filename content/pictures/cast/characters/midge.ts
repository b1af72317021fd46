// Midge the witch: kind and scatterbrained, with wild orange-grey hair, freckles, a bent hat and a patched purple dress.
import { isAway } from '../acting.ts';
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { drawNeck, grownUp } from '../people.ts';
import { at, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#8a5bb8',
  shade: '#67408f',
  light: '#c9a6e6',
  skin: '#f6cfae',
  skinShade: '#dfa57f',
  hair: '#e08a4a',
  grey: '#c9bdb5',
  lid: '#e9b792',
  brow: '#a3592b',
  freckle: '#d98e62',
  hat: '#5b3b86',
  hatShade: '#462b6b',
  band: '#f4b93a',
  stocking: '#e8c85a',
  shoe: '#4b2f45',
  iris: '#5aa06a',
};

export const midge = rigged(colors, (c, pose) => ({
  ...grownUp,
  shoulder: 25,
  waist: 31,
  trunk: 74,
  leg: 46,
  limb: 15,
  neck: pose.does === 'lying' ? 0.9 : grownUp.neck,
  colors: c,
  headColor: isAway(pose) ? c.hair : c.skin,
  headShade: isAway(pose) ? c.hair : c.skinShade,
  legColor: c.stocking,
  hand: c.skin,
  foot: c.shoe,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f27a66' },
    { x: 16, y: 3, rx: 9, ry: 10.5, iris: c.iris, cheek: 9, rise: 0.6 },
  ),
  ears: (_e, turn) =>
    (pose.does === 'peeking' || pose.does === 'lying' ? '' : drawNeck(turn, c.skinShade)) +
    group(
      at(-turn * 5, 0),
      shape(
        'M-36 -26H36Q58 -26 54 -6Q74 4 58 18Q60 40 38 36Q30 42 22 30H-24Q-32 44 -44 35Q-64 36 -58 16Q-74 4 -56 -6Q-58 -26 -36 -26z',
        c.hair,
      ) + line('M-46 -12q-10 10 -2 18t-4 18M46 -12q10 10 2 18t4 18', c.grey, 5),
    ),
  marks: (_e, turn) => line(d`M${turn * 15 - 23} 19h0M${turn * 14 + 20} 20h0`, c.freckle, 3.6),
  muzzle: (e, turn) =>
    drawMouth(e.mouth, turn * 7, 24, 8.5) +
    shape(
      d`M${turn * 8 - 3} 5Q${turn * 24 - 11} 17 ${turn * 14} 17T${turn * 8 + 4} 5z`,
      c.skinShade,
    ),
  top: (_e, turn) => {
    const fringe = shape(
      pose.does === 'turned'
        ? 'M-40 -12Q-20 -40 16 -38Q38 -34 40 -10Q22 -28 4 -20Q-16 -20 -22 0Q-12 14 -22 26Q-18 40 -32 40Q-46 42 -50 20Q-56 2 -40 -12z'
        : d`M-41 6Q-44 -36 0 -38T41 6Q36 -20 ${turn * 5 + 14} -25H${turn * 7 - 20}Q${turn * 4 - 34} -20 -41 6z`,
      c.hair,
    );
    const hat =
      shape(
        'M-30 -26C-24 -58 -22 -76 14 -98Q34 -106 46 -88Q50 -78 42 -78Q34 -86 24 -76Q18 -64 32 -26z',
        c.hat,
      ) +
      line('M-25 -37Q2 -28 27 -40', c.band, 8) +
      oval(0, -28, 54, 8.5, c.hatShade);
    return (
      (isAway(pose) ? '' : fringe) +
      (pose.wears === undefined && pose.does !== 'lying' ? group(at(0, -5, -5), hat) : '')
    );
  },
  coat: (turn, back) =>
    shape('M-25 -44H25L39 7l-13 4l-13 -7l-13 7l-14 -8l-25 5z', c.base) +
    (back ? '' : shape('M8 -14l15 -3l2 15l-15 2z', c.light)),
  hatY: -30,
}));
