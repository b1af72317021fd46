// Ginger the giraffe: a very long neck, ginger patches on cream yellow, two knobbed horns and pink dancing shoes.
import { rigged } from '../body.ts';
import type { Design } from '../design.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { pair } from '../parts.ts';
import type { Pose } from '../pose.ts';
import { circle, d, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#ffd377',
  shade: '#e5ab4c',
  light: '#fff1cf',
  patch: '#d98038',
  horn: '#a85a2a',
  lid: '#efbb5c',
  brow: '#9a5423',
  ear: '#f8b39a',
  shoe: '#f178a6',
};

export const giraffe = rigged(colors, (c, { does }: Pose): Design => {
  const low = does === 'crawling' || does === 'lying' || does === 'peeking';
  const neck = does === 'crawling' ? 4.4 : low ? 0.9 : 2.65;
  const curled =
    line('M-52 20C-66 -60 -44 -78 -26 -70S0 -40 0 0', c.shade, 25) +
    line('M-53 20C-67 -60 -45 -78 -27 -71S-2 -40 0 0', c.base, 21);
  const stooped =
    line('M-6 8Q-10 60 -52 92', c.shade, 27) + line('M-7 8Q-11 60 -53 90', c.base, 23);
  return {
    kind: 'beast',
    shoulder: 25,
    waist: 33,
    trunk: 66,
    leg: 58,
    limb: 13,
    arm: 48,
    headW: 34,
    headH: 37,
    cheek: 0.1,
    neck,
    colors: c,
    hand: c.horn,
    foot: c.shoe,
    eyes: eyesWith(
      { lid: c.lid, brow: c.brow, blush: '#f2705c' },
      { x: 17, y: -7, rx: 9, ry: 11, cheek: 4, rise: 0.6 },
    ),
    tailAt: [-28, -20],
    tail: () => line('M4 0Q-30 10 -36 -18', c.shade, 6) + oval(-37, -22, 6, 10, c.horn),
    ears: (e, turn) =>
      (does === 'lying' ? curled : does === 'crawling' ? stooped : '') +
      line(d`M${-11 - turn * 2} -30l-3 -24M${11 - turn * 5} -30l3 -24`, c.shade, 8) +
      circle(-14 - turn * 2, -55, 7, c.horn) +
      circle(14 - turn * 5, -55, 7, c.horn) +
      pair(
        27,
        -22,
        4,
        e.ear,
        shape('M6 8Q-30 16 -38 -10Q-14 -20 8 -8z', c.base) +
          shape('M0 4Q-22 9 -29 -7Q-12 -12 2 -5z', c.ear),
        turn,
      ),
    muzzle: (e, turn) => {
      const x = turn * 8;
      return (
        oval(x, 22, 27, 18, c.light) +
        drawMouth(e.mouth, x, 24, 11) +
        line(d`M${x - 7} 12v2M${x + 7} 12v2`, c.brow, 4.5)
      );
    },
    coat: (turn, back) => {
      const x = Math.round(turn * 5);
      const high = Math.round(-66 - 37 * neck);
      return low
        ? shape(
            'M-22 -40l12 -4l6 10l-8 10l-12 -4zM4 -52l10 -2l6 9l-8 7l-9 -4zM2 -22l12 -2l6 10l-10 8l-10 -6z',
            c.patch,
          )
        : shape(
            d`M${x - 11} ${high}h22Q${x + 11} -96 25 -58Q0 -40 -25 -58Q${x - 15} -90 ${x - 11} ${high}z`,
            c.base,
          ) +
            shape(
              d`M${x + 1} ${high + 44}h10v15l-8 2zM${x - 11} ${high + 53}l8 3v13l-10 3zM${x} ${high + 72}l11 -2l2 14l-10 4zM-10 -68l10 -3l7 10l-9 9zM28 -26l-8 -4l-6 9l6 9z`,
              c.patch,
            ) +
            (back
              ? shape('M-8 -40l12 -3l7 11l-9 10l-12 -5z', c.patch)
              : oval(turn * 8, -22, 15, 17, c.light));
    },
    hatY: -36,
  };
});
