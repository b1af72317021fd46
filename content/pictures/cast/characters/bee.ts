// Bee: round, yellow with brown stripes, four pale wings, and brown arms with yellow hands.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import type { Design } from '../design.ts';
import type { Pose, Stance } from '../pose.ts';
import { at, circle, group, leaf, line, shape, type Point } from '../../shapes.ts';

const colors = {
  base: '#fbc634',
  shade: '#e39f1e',
  light: '#fff0b8',
  stripe: '#5f4030',
  lid: '#edb027',
  brow: '#7a4f2a',
  wing: '#d3ecf8',
  wingShade: '#b2d9ee',
  head: '#fdd45a',
  hand: '#f3b32a',
};

/** A wing behind and a wing before it, from one root. */
const twoWings = (c: typeof colors, root: Point, low: Point, high: Point) =>
  shape(leaf(root, low, 25, 6, 0.7), c.wingShade) + shape(leaf(root, high, 33, 6, 0.7), c.wing);

function wings(c: typeof colors, does: Stance): string {
  if (does === 'lying' || does === 'crawling') return twoWings(c, [68, -2], [2, -84], [55, -96]);
  if (does === 'flying') return twoWings(c, [0, 0], [-96, 20], [-100, -38]);
  const [low, high]: [Point, Point] =
    does === 'turned'
      ? [
          [-34, 54],
          [-70, 34],
        ]
      : does === 'jumping'
        ? [
            [-84, -6],
            [-84, -70],
          ]
        : [
            [-78, 14],
            [-88, -50],
          ];
  const left = twoWings(c, [0, 0], low, high);
  return left + group('scale(-1 1)', left);
}

function design(c: typeof colors, { does = 'standing' }: Pose): Design {
  const feelers = (drop: number) =>
    [-1, 1]
      .map((side) =>
        group(
          at(side * 16, -38, side * drop),
          line(`M0 4Q${side * 2} -20 ${side * 18} -26`, c.stripe, 5) +
            circle(side * 20, -27, 7, c.stripe),
        ),
      )
      .join('');
  return {
    kind: 'beast',
    shoulder: 32,
    waist: 46,
    trunk: 80,
    leg: 24,
    limb: 12,
    arm: 40,
    headW: 50,
    headH: 43,
    cheek: 0.15,
    neck: 0.66,
    colors: c,
    headColor: c.head,
    armColor: c.stripe,
    legColor: c.stripe,
    hand: c.hand,
    foot: c.stripe,
    rim: c.shade,
    eyes: eyesWith({ lid: c.lid, brow: c.brow, blush: '#f0793f' }, { x: 19, rx: 11, ry: 13.5 }),
    tailAt: [0, -56],
    tail: () => wings(c, does),
    ears: (e) =>
      (does === 'lying'
        ? line('M-62 -12Q-56 10 -60 28M-84 -8Q-78 12 -82 30M-104 4Q-100 16 -102 28', c.stripe, 11)
        : '') + feelers(e.ear),
    muzzle: (e) => drawMouth(e.mouth, 0, 18, 12),
    coat: () => line('M-26 -52Q0 -44 26 -52M-36 -30Q0 -20 36 -30M-31 -9Q0 0 31 -9', c.stripe, 11),
    hatY: -42,
  };
}

export const bee = rigged(colors, design);
