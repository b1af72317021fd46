// Robo the household robot: a metal box with a screen for a face, pincers, buttons and one antenna.
import type { Design } from '../design.ts';
import { drawMouth, eyesWith } from '../face.ts';
import type { ArmLine } from '../limbs.ts';
import { armsIn, riggedWith } from '../own-stances.ts';
import { at, circle, d, group, line, oval, round } from '../../shapes.ts';

const colors = {
  base: '#c6d2e4',
  shade: '#8d9dba',
  light: '#a5e3d6',
  frame: '#53627f',
  accent: '#f2913d',
  lamp: '#e8534a',
  lid: '#74bfb2',
};

/** A box with round corners about x, from `top` down. */
const box = (half: number, top: number, high: number, r: number, color: string, x = 0) =>
  `<rect x="${round(x - half)}" y="${top}" width="${round(half * 2)}" height="${high}" rx="${r}" fill="${color}"/>`;

const litBox = (c: typeof colors, half: number, top: number, high: number, light: number) =>
  box(half, top, high, 13, c.shade) + box(half - 3, top, high - 3, 12, c.base, light * 3);

function pincer({ elbow, hand }: ArmLine, color: string): string {
  const angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI;
  return group(at(hand[0], hand[1], angle), line('M0 0Q6 -16 19 -8M0 0Q6 16 19 8', color, 7));
}

export const robo = riggedWith(
  colors,
  (c, pose) => {
    const design: Design = {
      kind: 'beast',
      shoulder: 38,
      waist: 36,
      trunk: 64,
      leg: 22,
      limb: 15,
      arm: 40,
      headW: 48,
      headH: 40,
      cheek: 0,
      neck: 1.24,
      colors: c,
      armColor: c.shade,
      legColor: c.shade,
      foot: c.frame,
      rim: c.frame,
      eyes: eyesWith(
        { lid: c.lid, brow: c.frame, blush: '#f58a7a' },
        { x: 19, y: -4, rx: 9.5, ry: 11, rise: 0.75, cheek: 9 },
      ),
      ears: (e) =>
        group(
          at(0, -38, e.ear * 1.6 + 6),
          line('M0 0V-24', c.frame, 5) + circle(0, -29, 8, c.lamp),
        ) + box(58, -14, 28, 5, c.accent),
      marks: (_e, turn, light) =>
        litBox(c, 52, -42, 84, light) +
        box(43 - turn, -34, 66, 13, c.frame, turn * 7) +
        box(40 - turn, -31, 60, 11, c.light, turn * 7),
      muzzle: (e, turn) => drawMouth(e.mouth, turn * 3, 10, 9),
      coat: (turn, back) => {
        const arms = armsIn(design, pose);
        return [
          line('M0 -62v-14', c.frame, 18),
          litBox(c, 41, -66, 68, -1),
          back
            ? line('M-18 -44h36M-18 -34h36M-18 -24h36', c.shade, 5)
            : box(25, -50, 36, 7, c.frame, turn * 7) +
              circle(turn * 7 - 11, -32, 8, c.lamp) +
              line(d`M${turn * 7 + 6} -37h10m-10 10h10`, c.light, 5),
          pose.does === 'crawling' ? '' : pincer(arms.far, c.frame) + pincer(arms.near, c.frame),
        ].join('');
      },
      hatY: -40,
    };
    return design;
  },
  {
    lying: (c, light) => ({
      behind:
        oval(-98, -52, 8, 13, c.frame) +
        oval(-98, -16, 8, 13, c.frame) +
        group(at(-50, -34), litBox(c, 46, -34, 68, light)) +
        line('M-64 -46v24M-52 -46v24M-40 -46v24', c.shade, 5) +
        line('M-14 -34h30', c.frame, 18),
      chin: [62, -3],
      nod: 6,
      before:
        line('M-30 -10H6', c.shade, 14) + line('M8 -8Q14 -22 27 -14M8 -8Q14 4 26 -2', c.frame, 7),
    }),
  },
);
