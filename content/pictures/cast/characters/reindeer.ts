// The reindeer: brown, with wide antlers, a long pale muzzle, a shaggy white chest and a red scarf.
import { rigged } from '../body.ts';
import { drawMouth, drawNose, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import { at, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#95694b',
  shade: '#754d34',
  light: '#efe0c8',
  antler: '#d9b98a',
  ear: '#e0b199',
  lid: '#85593d',
  brow: '#52331f',
  ink: '#2f1a1c',
  nose: '#4a2c33',
  scarf: '#d8434a',
  scarfShade: '#b02f3b',
  hoof: '#4e3530',
};

export const reindeer = rigged(colors, (c, { does }) => ({
  kind: 'beast',
  shoulder: 30,
  waist: 36,
  trunk: 76,
  leg: 44,
  limb: 15,
  arm: 48,
  headW: 39,
  headH: 46,
  cheek: 0.1,
  neck: 0.86,
  colors: c,
  hand: c.hoof,
  foot: c.hoof,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow },
    { x: 19, y: -8, rx: 9, ry: 11, cheek: 5, rise: 0.6, ink: c.ink },
  ),
  tailAt: [-32, -14],
  tail: () => oval(-6, -4, 13, 9, c.light),
  ears: (e, turn) =>
    group(
      at(-turn * 4, 0),
      line(
        'M-12 -38c-4 -22 -34 -18 -40 -58m20 39q-26 5 -36 -17m19 -10q11 -4 15 -18M12 -38c4 -22 34 -18 40 -58m-20 39q26 5 36 -17m-19 -10q-11 -4 -15 -18',
        c.antler,
        8,
      ),
    ) +
    pair(
      32,
      -24,
      6,
      e.ear,
      shape('M4 8Q-36 16 -42 -8Q-20 -24 6 -8z', c.shade) +
        shape('M0 4Q-26 10 -33 -6Q-16 -14 2 -5z', c.ear),
      turn,
    ) +
    (does === 'peeking' || does === 'lying'
      ? ''
      : (does === 'crawling' ? '' : line(d`M${-turn * 6 - 14} 52l-5 34`, c.scarfShade, 18)) +
        line('M-29 47Q0 58 29 47', c.scarf, 22)),
  muzzle: (e, turn) => {
    const x = turn * 7;
    return (
      shape(
        d`M${x} -2Q${x + 18} -2 ${x + 25} 20Q${x + 28} 43 ${x} 43T${x - 25} 20Q${x - 18} -2 ${x} -2z`,
        c.light,
      ) +
      drawMouth(e.mouth, x, 27, 11) +
      drawNose(x + turn * 2, 13, 13, 9, c.nose)
    );
  },
  coat: (turn, back) =>
    back
      ? ''
      : shape(d`M${turn * 10 - 20} -60h40L${turn * 10 + 13} -20l-8 -4l-5 12l-6 -12l-8 4z`, c.light),
  hatY: -44,
}));
