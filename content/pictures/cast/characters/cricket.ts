// Cricket: slim and green, with long feelers and two great hind legs folded behind.
import { rigged } from '../body.ts';
import type { Design } from '../design.ts';
import { drawMouth, eyesWith } from '../face.ts';
import type { Pose, Stance } from '../pose.ts';
import { at, group, leaf, line, shape, type Point } from '../../shapes.ts';

const colors = {
  base: '#84c74c',
  shade: '#5c9f37',
  light: '#dcf0a8',
  wing: '#b9d66a',
  leg: '#6fb340',
  lid: '#74b841',
  brow: '#3f7426',
};

/** A great hind leg: a thick thigh up to the knee, a thin shin down from it. */
const hind = (c: typeof colors, [kneeX, kneeY]: Point, [footX, footY]: Point, color: string) =>
  shape(leaf([0, 0], [kneeX, kneeY], 20, 0, 0.35), color) +
  line(`M${kneeX} ${kneeY}L${footX} ${footY}l10 2`, color, 7);

interface Hind {
  knee: Point;
  foot: Point;
  /** Root and tip of the folded wings. */
  wing: readonly [Point, Point];
}

const folded: Hind = {
  knee: [-64, -62],
  foot: [-74, 48],
  wing: [
    [6, -56],
    [-44, 34],
  ],
};

const hinds: Partial<Record<Stance, Hind>> = {
  jumping: { ...folded, knee: [-52, 30], foot: [-92, 84] },
  flying: {
    knee: [-66, 30],
    foot: [-112, 66],
    wing: [
      [0, -60],
      [-86, -30],
    ],
  },
  sitting: {
    knee: [-56, -70],
    foot: [-78, 8],
    wing: [
      [6, -56],
      [-52, 2],
    ],
  },
  tugging: {
    ...folded,
    foot: [-74, 13],
    wing: [
      [6, -56],
      [-50, 12],
    ],
  },
  lying: {
    knee: [-6, -68],
    foot: [-64, -20],
    wing: [
      [70, 4],
      [-42, -30],
    ],
  },
  crawling: {
    knee: [-26, -62],
    foot: [-74, 26],
    wing: [
      [70, -16],
      [-40, -20],
    ],
  },
};

function hindLegs(c: typeof colors, does: Stance): string {
  const { knee, foot, wing } = hinds[does] ?? folded;
  return (
    hind(c, [knee[0] + 22, knee[1] - 8], [foot[0] + 26, foot[1]], c.shade) +
    shape(leaf(wing[0], wing[1], 17), c.wing) +
    hind(c, knee, foot, c.leg)
  );
}

function design(c: typeof colors, { does = 'standing' }: Pose): Design {
  const turned = does === 'turned';
  return {
    kind: 'beast',
    shoulder: 23,
    waist: 27,
    trunk: 78,
    leg: 44,
    limb: 11,
    arm: 48,
    headW: 41,
    headH: 48,
    cheek: 0.05,
    crown: 0.5,
    neck: 0.76,
    colors: c,
    foot: c.shade,
    armColor: c.leg,
    hand: c.leg,
    eyes: eyesWith(
      { lid: c.lid, brow: c.brow, blush: '#f59a5c' },
      { x: 18, y: -8, rx: 10.5, ry: 13 },
    ),
    belly: [0.6, 0.33],
    tailAt: [-6, -8],
    tail: () =>
      turned
        ? shape('M0 -60Q-34 -40 -12 36Q0 20 0 -60Q0 20 12 36Q34 -40 0 -60z', c.wing) +
          hind(c, [-52, -44], [-64, 46], c.leg) +
          hind(c, [52, -44], [64, 46], c.leg)
        : hindLegs(c, does),
    ears: (e) =>
      group(at(-10, -42, -e.ear), line('M0 4C-10 -50 -46 -72 -86 -48', c.shade, 4)) +
      group(at(12, -42, e.ear * 0.6), line('M0 4C4 -48 -16 -76 -58 -84', c.shade, 4)),
    muzzle: (e) => drawMouth(e.mouth, 0, 17, 11),
    hatY: -45,
  };
}

export const cricket = rigged(colors, design);
