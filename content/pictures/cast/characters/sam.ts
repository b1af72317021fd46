// Sam the cat: ginger, with a long striped tail and green eyes.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { pair, pointedEar } from '../parts.ts';
import { d, line, oval } from '../../shapes.ts';

const colors = {
  base: '#f6a640',
  shade: '#dc8426',
  light: '#ffe9c9',
  tip: '#b8661a',
  lid: '#e9952f',
  brow: '#a65a16',
  ear: '#f7b9a4',
  nose: '#d9566a',
  iris: '#7cc04a',
  whiskers: '#fff6e6',
};

export const sam = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 27,
  waist: 37,
  trunk: 78,
  leg: 30,
  limb: 16,
  arm: 46,
  headW: 54,
  headH: 42,
  cheek: 0.22,
  neck: 0.66,
  colors: c,
  foot: c.light,
  hand: c.light,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f2705c' },
    { x: 21, iris: c.iris, rx: 10, ry: 12 },
  ),
  belly: [0.56, 0.27],
  tailAt: [-24, -14],
  tail: () =>
    line('M0 0C-44 10 -62 -34 -42 -62S-58 -104 -70 -86', c.shade, 15) +
    line('M-46 -32l-8 2M-40 -60l-7 -5M-58 -84l-2 -7', c.tip, 5),
  ears: (e, turn) => pair(35, -26, 8, e.ear, pointedEar(19, 34, c.base, c.ear), turn),
  marks: (_e, turn) =>
    line(d`M${turn * 8} -40v15M${turn * 8 - 13} -38l3 11M${turn * 8 + 13} -38l-3 11`, c.shade, 6) +
    line('M-52 6l13 -1M-50 18l11 -4M52 6l-11 -1', c.shade, 5),
  muzzle: (e, turn) => {
    const x = turn * 8;
    return [
      oval(x - 9, 17, 15, 12, c.light),
      oval(x + 9, 17, 15 - turn * 2, 12, c.light),
      drawMouth(e.mouth, x, 18, 11),
      drawNose(x, 9, 7, 6, c.nose),
      line(
        d`M${x - 22} 14l-26 -5M${x - 22} 20l-25 5M${x + 22} 14l${26 - x} -5M${x + 22} 20l${25 - x} 5`,
        c.whiskers,
        2,
      ),
    ].join('');
  },
  coat: (turn) => line(d`M${-33 - turn} -34q10 4 16 1M-37 -18q10 4 16 1`, c.shade, 6),
  hatY: -40,
}));
