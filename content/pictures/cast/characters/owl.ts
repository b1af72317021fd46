// The owl: grey-brown, broad in the head, with ear tufts, a pale facial disc and large amber eyes.
import { drawBeak } from '../beak.ts';
import { feathered } from '../birds.ts';
import { eyesWith } from '../face.ts';
import { d, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#8f7868',
  shade: '#6d5848',
  light: '#efe0c8',
  disc: '#f2e6d2',
  wing: '#77604f',
  lid: '#b79c82',
  brow: '#5a4436',
  iris: '#f2a93a',
  beak: '#e8b04a',
  beakDark: '#c48726',
  foot: '#d9a24a',
};

export const owl = feathered(colors, (c) => ({
  kind: 'bird',
  shoulder: 46,
  waist: 50,
  trunk: 86,
  leg: 16,
  limb: 21,
  arm: 52,
  headW: 59,
  headH: 44,
  cheek: 0.1,
  crown: 0.8,
  neck: 0.62,
  colors: c,
  foot: c.foot,
  wing: c.wing,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f0907a' },
    { x: 21, y: -5, rx: 13.5, ry: 15, iris: c.iris, cheek: 14, rise: 0.7 },
  ),
  belly: [0.72, 0.36],
  tail: () => shape('M2 -14L-30 12Q-22 18 -10 14Q0 18 12 2z', c.shade),
  tailAt: [-28, -20],
  ears: (e, turn) => {
    const drop = e.ear * 0.5;
    return shape(
      d`M-56 -8Q-48 -40 ${-66 - drop * 0.4} ${-66 + drop}Q-30 -58 0 -38Q${30 - turn * 6} -58 ${66 + drop * 0.4 - turn * 6} ${-66 + drop}Q48 -40 56 -8z`,
      c.shade,
    );
  },
  marks: (_e, turn) => {
    const x = turn * 9;
    return (
      oval(x - 23, 1, 29, 31, c.disc) +
      oval(x + 23 - turn * 3, 1, 29 - turn * 4, 31, c.disc) +
      shape(d`M${x - 13} -36Q${x} -44 ${x + 13} -36L${x} 4z`, c.shade)
    );
  },
  muzzle: (e) =>
    drawBeak(e.mouth, 0, {
      x: 0,
      y: 14,
      long: 10,
      high: 10,
      upper: c.beak,
      lower: c.beakDark,
      corner: c.brow,
    }),
  coat: (turn, back) =>
    back
      ? ''
      : line(
          d`M${turn * 15 - 18} -48l6 6l6 -6m12 0l6 6l6 -6m-24 16l6 6l6 -6M${turn * 15 - 18} -20l6 6l6 -6m12 0l6 6l6 -6`,
          c.base,
          4,
        ),
  hatY: -36,
}));
