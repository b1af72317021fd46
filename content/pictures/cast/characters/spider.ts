// The spider: round and violet, with a spotted back and eight long legs, each with a foot of its own.
import { armFrom, creature, actingOf, drawHead, drawThin, type Acting } from '../crawlers.ts';
import { drawCheeks, drawEyes, drawMouth, eyesWith } from '../face.ts';
import { drawProp } from '../limbs.ts';
import type { Pose, Stance } from '../pose.ts';
import { at, circle, group, line, lit, oval, skull, type Point, ring } from '../../shapes.ts';

const colors = {
  base: '#6f58a3',
  shade: '#523f82',
  light: '#b7a5e2',
  legs: '#5b4691',
  feet: '#483674',
  lid: '#5f4a94',
  brow: '#b9a6e6',
  spots: '#f0b45c',
  ink: '#e6dcfa',
};

interface Place {
  /** The middle of the body. */
  high: number;
  lean?: number;
  /** How high the knees are over the line from hip to foot. */
  knee: number;
  /** The four feet of one side, from the middle outwards, and how high each is over the ground. */
  feet: readonly number[];
  rise?: readonly number[];
  /** Moves the feet of the left side against those of the right. */
  step?: number;
}

const apart = [24, 58, 93, 128];

const places: Record<Stance, Place> = {
  standing: { high: 84, knee: 60, feet: apart },
  walking: {
    high: 86,
    knee: 62,
    lean: 4,
    step: 12,
    feet: [30, 60, 98, 126],
    rise: [0, 12, 0, 12],
  },
  running: {
    high: 92,
    knee: 56,
    lean: 12,
    step: 20,
    feet: [34, 66, 100, 126],
    rise: [20, 2, 24, 6],
  },
  jumping: {
    high: 140,
    knee: 30,
    feet: [30, 66, 104, 130],
    rise: [62, 58, 70, 96],
  },
  sitting: { high: 50, knee: 84, feet: apart },
  lying: {
    high: 40,
    knee: 10,
    feet: [50, 82, 110, 138],
  },
  crawling: {
    high: 58,
    knee: 44,
    lean: 10,
    step: 14,
    feet: [30, 62, 96, 126],
    rise: [0, 4, 0, 4],
  },
  tugging: { high: 74, knee: 54, lean: -18, feet: apart },
  flying: {
    high: 170,
    knee: 26,
    feet: [16, 40, 64, 88],
    rise: [96, 104, 120, 140],
  },
  turned: { high: 84, knee: 60, feet: apart },
  peeking: { high: 44, knee: 0, feet: apart },
};

interface Leg {
  hip: Point;
  knee: Point;
  foot: Point;
}

/** Whether the outer legs are arms. */
const isBusy = ({ does, arms, pose }: Acting) =>
  arms !== 'down' &&
  arms !== 'swinging' &&
  (pose.arms !== undefined || pose.holds !== undefined || does === 'tugging');

/** The legs from left to right. The outer ones are the arms if the pose uses them. */
function legsOf(acting: Acting): Leg[] {
  const { does, arms, pose } = acting;
  const { high, knee, feet, rise = [], step = 0 } = places[does];
  const leg = (side: -1 | 1, index: number): Leg => {
    const hip: Point = [side * (26 + index * 5), -high - 4 - index * 5];
    const reached = index < 3 ? undefined : side > 0 ? pose.reaches?.[0] : pose.reaches?.[1];
    // The near one stays on the ground while the far one holds something, so that it does not cross the face.
    const stays = side < 0 && arms === 'holding';
    if (index === 3 && (reached !== undefined || (isBusy(acting) && !stays))) {
      const [elbow, hand] = armFrom(hip, 66, side, arms);
      return reached === undefined
        ? { hip, knee: elbow, foot: hand }
        : {
            hip,
            knee: [(hip[0] + reached[0]) / 2 + side * 20, Math.max(hip[1], reached[1]) + 10],
            foot: reached,
          };
    }
    const foot: Point = [
      side * (feet[index] ?? 0) + step * (side < 0 ? -0.4 : 0.6),
      -(rise[index] ?? 0) - 3,
    ];
    const up = Math.min(hip[1], foot[1]) - knee * (0.4 + index * 0.25);
    return { hip, knee: [foot[0] * 0.72 + side * 14, up], foot };
  };
  return [
    ...[3, 2, 1, 0].map((index) => leg(-1, index)),
    ...[0, 1, 2, 3].map((index) => leg(1, index)),
  ];
}

/** Where the eight feet are, from left to right, in units of the spider: a scene can put shoes on them. */
export const spiderFeet = (pose: Pose): Point[] => {
  const feet = legsOf(actingOf(pose)).map(({ foot }) => foot);
  return pose.looks === 'left' ? feet.map(([x, y]): Point => [-x, y]).reverse() : feet;
};

function face(c: typeof colors, { expression }: Acting, turn: number, light: number): string {
  const eyes = eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#e86f9b' },
    { x: 20, y: -4, rx: 12, ry: 14, ink: c.ink, cheek: 12 },
  );
  return [
    lit(skull(52, 42, 0.15), c.base, c.shade, light),
    group(
      at(turn * 9, 0),
      oval(0, 22, 30, 15, c.light) +
        drawCheeks(eyes, expression, turn) +
        drawMouth(expression.mouth, 0, 17, 11) +
        drawEyes(eyes, expression, { turn, light }),
    ),
  ].join('');
}

function draw(c: typeof colors, acting: Acting): string {
  const { does, look, light, pose } = acting;
  const { high, lean = 0 } = places[does];
  const head = (x: number, y: number) =>
    drawHead(acting, [x, y], -40, (turn, side) => face(c, acting, turn, side));
  if (does === 'peeking') {
    return head(0, -42) + [-84, -62, 62, 84].map((x) => oval(x, -5, 10, 6, c.feet)).join('');
  }
  const busy = isBusy(acting) || pose.reaches !== undefined;
  const bones = legsOf(acting);
  const legs = bones.map(({ hip, knee, foot }, index) =>
    drawThin(hip, knee, foot, index === 3 || index === 4 ? c.shade : c.legs, 9, c.feet),
  );
  const back = does === 'turned';
  const rump = lit(
    ring(back ? 0 : -look * 34, -high - (back ? 0 : 26), 54, 50),
    c.shade,
    c.feet,
    light,
  );
  const spots = back
    ? circle(-20, -high - 10, 9, c.spots) +
      circle(20, -high - 10, 9, c.spots) +
      circle(0, -high + 16, 9, c.spots)
    : circle(-look * 34 - 26, -high - 44, 8, c.spots) +
      circle(-look * 34 - 2, -high - 62, 7, c.spots);
  const hand = bones[7]?.foot;
  const front = head(back ? 0 : 8 * look, -high - (back ? 62 : 0));
  const body = back ? front + rump + spots : rump + spots + front;
  return [
    does === 'flying' ? line(`M0 -328V${-high}`, c.ink, 3) : '',
    busy ? legs.slice(1, 7).join('') : legs.join(''),
    lean === 0 ? body : group(`rotate(${lean} 0 ${-high})`, body),
    busy ? (legs[0] ?? '') + (legs[7] ?? '') : '',
    pose.holds && hand ? drawProp(pose.holds, hand[0], hand[1] - pose.holds.size * 0.2) : '',
  ].join('');
}

export const spider = creature(colors, (does) => (does === 'flying' ? 50 : 120), draw);
