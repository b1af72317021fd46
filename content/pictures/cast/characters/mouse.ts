// Mouse, the guard of a railway: brown and stout, with a long nose, great white whiskers, a blue coat and a whistle.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { circle, d, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#a57b56',
  shade: '#7f5a3b',
  light: '#f5e6cf',
  coat: '#35538f',
  dark: '#263f73',
  brass: '#ffce4a',
  ear: '#eab09c',
  lid: '#93694a',
  /** Of its whiskers too. */
  brow: '#fff8ec',
  nose: '#c9566a',
};

export const mouse = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 30,
  waist: 42,
  trunk: 84,
  leg: 26,
  limb: 15,
  arm: 46,
  headW: 42,
  headH: 40,
  cheek: 0.25,
  crown: 0.5,
  neck: 0.75,
  colors: { base: c.coat, shade: c.dark, light: c.light },
  headColor: c.base,
  headShade: c.shade,
  legColor: c.dark,
  hand: c.base,
  foot: c.shade,
  eyes: eyesWith({ lid: c.lid, brow: c.brow }, { x: 16, y: -9, rx: 9, ry: 10.5, rise: 0.8 }),
  tailAt: [-24, -8],
  tail: () => line('M0 0C-30 14-50 4-58-14S-84-40-96-22', c.shade, 7),
  ears: (e, turn) =>
    pair(36, -18, 22, e.ear, oval(0, -10, 17, 19, c.base) + oval(0, -8, 10, 12, c.ear), turn),
  muzzle: (e, turn) => {
    // The tip of the snout: before the face, or beside it.
    const x = turn < 0.2 ? 0 : 36 + turn * 12;
    return [
      oval(x * 0.3, 26, 18, 13, c.light),
      drawMouth(e.mouth, x * 0.3, 27, 9),
      shape(d`M-14 4Q${x * 0.4}-4 ${x + 3} 1q4 9-5 13Q${x * 0.4} 24-16 16z`, c.base),
      shape(
        d`M${x * 0.5} 13q-12-2-22 6t-19-5q5 15 20 10q15-2 21-7q6 5 17 7q16 4 21-10q-11 6-19 5q-8-8-19-6z`,
        c.brow,
      ),
      drawNose(x + 3, 4, 7, 6, c.nose),
    ].join('');
  },
  coat: (turn, back) =>
    back
      ? ''
      : line(d`M${turn * 12}-60V-2`, c.dark, 3) +
        line(d`M${turn * 12 + 9}-46v.1m2 20v.1`, c.brass, 8) +
        line(d`M-16-70Q${-10 + turn * 8}-48 ${turn * 6 - 10}-40`, c.brass, 3) +
        circle(turn * 6 - 10, -38, 6, c.brass),
  hatY: -31,
}));
