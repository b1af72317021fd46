// Ant: red-brown and strong, in three round parts, with bent feelers and short middle legs.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import type { Stance } from '../pose.ts';
import { at, circle, group, line, oval } from '../../shapes.ts';

const colors = {
  base: '#cf6539',
  shade: '#9c4225',
  light: '#f0ab7c',
  back: '#84351f',
  lid: '#b95530',
  brow: '#6e2b1a',
  arm: '#b4512c',
  rim: '#83371f',
};

/** Where its hind part is. */
const behind: Partial<Record<Stance, string>> = {
  turned: at(0, 8, 90, 0.9),
  lying: at(-36, -35, 30),
  crawling: at(-26, 2, 14),
  sitting: at(-46, -28, -6),
  tugging: at(-46, -26, -4),
};

export const ant = rigged(colors, (c, { does = 'standing' }) => {
  const hind =
    oval(0, 0, 50, 38, c.back) +
    oval(-2, -2, 45, 34, c.shade) +
    line('M16 -30Q30 0 16 29M-10 -34Q4 0 -10 33', c.back, 6);
  return {
    kind: 'beast',
    shoulder: 39,
    waist: does === 'lying' ? 34 : 21,
    trunk: 62,
    leg: 46,
    limb: 13,
    arm: 48,
    headW: 50,
    headH: 42,
    cheek: -0.12,
    crown: 0.7,
    neck: 0.72,
    colors: c,
    armColor: c.arm,
    legColor: c.shade,
    hand: c.base,
    foot: c.back,
    rim: c.rim,
    eyes: eyesWith(
      { lid: c.lid, brow: c.brow, blush: '#f4813f' },
      { x: 19, y: -8, rx: 11, ry: 13.5 },
    ),
    belly: [0.86, 0.26],
    tailAt: [-12, -6],
    tail: () => group(behind[does] ?? at(-44, -8, -28), hind),
    ears: (e) =>
      [-1, 1]
        .map((side) =>
          group(
            at(side * 17, -34, side * e.ear),
            line(`M0 4L${side * 10} -26Q${side * 24} -36 ${side * 36} -30`, c.shade, 6) +
              circle(side * 36, -30, 6, c.shade),
          ),
        )
        .join(''),
    muzzle: (e) => drawMouth(e.mouth, 0, 15, 12),
    coat: (_turn, back) =>
      back ? '' : line('M19 -22Q35 -16 33 3M-19 -22Q-35 -16 -33 3', c.shade, 9),
    hatY: -40,
  };
});
