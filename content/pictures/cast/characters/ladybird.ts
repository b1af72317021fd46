// The ladybird: a red dome with dark spots, a dark friendly head, and six short legs.
import { armFrom, creature, drawHead, drawThin, type Acting } from '../crawlers.ts';
import { drawCheeks, drawEyes, drawMouth, eyesWith } from '../face.ts';
import { drawProp } from '../limbs.ts';
import type { Arms, Stance } from '../pose.ts';
import {
  at,
  circle,
  d,
  group,
  leaf,
  line,
  lit,
  oval,
  shape,
  skull,
  type Point,
  ring,
  rotate,
} from '../../shapes.ts';

const colors = {
  base: '#e5483d',
  shade: '#b93030',
  spots: '#4a3247',
  head: '#5a4158',
  headShade: '#46304a',
  legs: '#46304a',
  wing: '#cfeaf5',
  wingShade: '#b2d9ee',
  lid: '#6d5069',
  brow: '#b893b0',
  light: '#ecd0da',
  ink: '#f3dfe8',
};

interface Place {
  /** Degrees that the body leans back (-) or forward (+), about its tail end. */
  lean: number;
  lift: number;
  /** Feet of the near legs on the ground, across; if it is in the air, how far they are under the body. */
  feet: readonly [number, number, number];
  hangs?: number;
  head: Point;
}

const usual: Place = { lean: 0, lift: 30, feet: [-66, -20, 26], head: [56, -64] };

const places: Record<Exclude<Stance, 'peeking' | 'turned' | 'sitting'>, Place> = {
  standing: usual,
  walking: { ...usual, lean: 2, lift: 28, feet: [-76, -2, 48], head: [62, -60] },
  running: { ...usual, lean: 8, lift: 36, feet: [-84, 4, 66], hangs: 18, head: [68, -58] },
  jumping: { ...usual, lean: -20, lift: 62, feet: [-70, -14, 44], hangs: 26, head: [54, -72] },
  lying: { ...usual, lift: 8, feet: [-74, -16, 34], head: [64, -40] },
  crawling: { ...usual, lift: 8, feet: [-84, -22, 52], head: [70, -46] },
  tugging: { ...usual, lean: -24, lift: 14, feet: [-54, -16, 26], head: [50, -74] },
  flying: { ...usual, lean: -10, lift: 96, feet: [-66, -24, 20], hangs: 12, head: [56, -64] },
};

/** Where the hand in front is, before it leans. */
const hands: Record<Arms, Point> = {
  down: [96, -26],
  swinging: [96, -26],
  up: [114, -88],
  hips: [36, -8],
  holding: [100, -28],
  pointing: [122, -44],
  cheeks: [94, -46],
  wide: [114, -56],
  carrying: [86, -16],
};

/** Elbow and hand of the near arm of one who sits. */
const restingArm: [Point, Point] = [
  [-48, -80],
  [-52, -60],
];

const dome = 'M-86 -10C-90 -66 -56 -104 -12 -104S62 -60 58 -14Q52 6 -14 6T-86 -10z';

/** Across, down, and half the width. */
const spots = [
  [-50, -46, 12],
  [-10, -60, 13],
  [-22, -20, 11],
  [26, -34, 11],
  [22, -78, 8],
] as const;

function face(c: typeof colors, { expression }: Acting, turn: number, light: number): string {
  const eyes = eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f07a7a' },
    { x: 17, y: -3, rx: 11, ry: 13, ink: c.ink, cheek: 10 },
  );
  const drop = expression.ear;
  const feeler = (side: -1 | 1) =>
    group(
      at(side * 14, -32, side * drop),
      line(d`M0 0Q${side * 2} -18 ${side * 14} -26`, c.headShade, 5) +
        circle(side * 15, -27, 6, c.headShade),
    );
  return [
    feeler(-1),
    feeler(1),
    lit(skull(42, 37, 0.12), c.head, c.headShade, light),
    group(
      at(turn * 8, 0),
      oval(0, 20, 25, 13, c.light) +
        drawCheeks(eyes, expression, turn) +
        drawMouth(expression.mouth, 0, 15, 10) +
        drawEyes(eyes, expression, { turn, light }),
    ),
  ].join('');
}

type Head = (point: Point, tilt?: number) => string;

/** A leg, an arm or a foot. */
const limb = (c: typeof colors, from: Point, knee: Point, to: Point, color = c.legs) =>
  drawThin(from, knee, to, color, 9, c.legs);

function drawFromBehind(c: typeof colors, light: number, head: Head): string {
  return [
    ...[-66, -48, -22, 22, 48, 66].map((x) => limb(c, [x * 0.7, -26], [x * 0.96, -20], [x, -3])),
    head([0, -128]),
    lit(ring(0, -64, 70, 58), c.base, c.shade, light),
    line('M0 -120V-8', c.spots, 5),
    [-1, 1]
      .map(
        (side) =>
          circle(side * 30, -88, 11, c.spots) +
          circle(side * 38, -50, 13, c.spots) +
          circle(side * 14, -26, 8, c.spots),
      )
      .join(''),
  ].join('');
}

const isBusy = ({ arms }: Acting) => arms !== 'down' && arms !== 'swinging';

/** The arm in front, and what it holds. */
function drawArm(c: typeof colors, acting: Acting, shoulder: Point, [elbow, hand]: [Point, Point]) {
  const { holds } = acting.pose;
  return (
    (isBusy(acting) ? limb(c, shoulder, elbow, hand) : '') +
    (holds ? drawProp(holds, hand[0] + 6, hand[1] - holds.size * 0.2) : '')
  );
}

/** Upright, its belly to us. */
function drawSitting(c: typeof colors, acting: Acting, head: Head): string {
  const { light, arms } = acting;
  const busy = isBusy(acting);
  const [far, near]: [Point, Point] = [
    [42, -76],
    [-30, -76],
  ];
  const nearArm = busy ? armFrom(near, 46, -1, arms) : restingArm;
  return [
    lit(ring(0, -64, 68, 62), c.base, c.shade, light),
    circle(-54, -70, 9, c.spots) + circle(-48, -36, 8, c.spots) + circle(56, -48, 9, c.spots),
    oval(6, -54, 42, 48, c.head),
    busy ? '' : limb(c, far, [60, -80], [64, -60]),
    limb(c, near, ...nearArm),
    line('M-28 -50Q6 -40 40 -50M-26 -30Q6 -20 38 -30', c.headShade, 5),
    ...[-1, 1].flatMap((side) => [
      limb(c, [side * 34 + 6, -44], [side * 50 + 6, -50], [side * 60 + 6, -34]),
      oval(side * 30 + 8, -8, 15, 10, c.legs),
    ]),
    head([6, -124]),
    drawArm(c, acting, far, armFrom(far, 46, 1, busy ? arms : 'holding')),
  ].join('');
}

/** The red wing cases with their spots. */
const drawCases = (c: typeof colors, light: number) =>
  [
    lit(dome, c.base, c.shade, light),
    line('M44 -84Q-30 -102 -82 -30', c.spots, 4),
    ...spots.map(([x, y, r]) => circle(x, y, r, c.spots)),
  ].join('');

function drawOnSixLegs(
  c: typeof colors,
  acting: Acting,
  { lean, lift, feet, hangs, head: middle }: Place,
  head: Head,
): string {
  const flies = acting.does === 'flying';
  const [handX, handY] = hands[acting.arms];
  const elbow: Point = [(44 + handX) / 2 + 8, Math.max(-16, handY) + 8];
  const leg = (foot: number, index: number, far: number) => {
    const [x, y] = rotate([50 + (index - 1) * 46 - 14 + far * 0.6, 0], lean);
    const hip: Point = [x - 50, y - lift - 6];
    const to: Point =
      hangs === undefined ? [foot + far, -4] : [foot + far * 0.7, hip[1] + hangs + 8];
    return limb(c, hip, [hip[0] + 4, hip[1] + 8], to, far > 0 ? c.spots : c.legs);
  };
  const cases = drawCases(c, acting.light);
  const shell = [
    flies
      ? shape(leaf([0, -80], [-70, -170], 30, 8), c.wing) +
        shape(leaf([-20, -70], [-120, -120], 26, 4), c.wingShade)
      : '',
    shape('M-76 -6Q-10 28 50 -6z', c.headShade),
    flies ? group('rotate(14 50 -40)', cases) : cases,
    head(middle, -lean),
    drawArm(c, acting, [44, -18], [elbow, [handX, handY]]),
  ].join('');
  return [
    ...feet.map((foot, index) => leg(foot, index, 20)),
    ...feet.map((foot, index) => leg(foot, index, 0)),
    group(`translate(0 ${-lift})rotate(${lean} -50 0)`, shell),
  ].join('');
}

function draw(c: typeof colors, acting: Acting): string {
  const { does, light } = acting;
  const head: Head = (point, tilt = 0) =>
    drawHead(acting, point, -34, (turn, side) => face(c, acting, turn, side), { tilt });
  if (does === 'peeking')
    return head([0, -38]) + oval(-52, -5, 10, 6, c.legs) + oval(52, -5, 10, 6, c.legs);
  if (does === 'turned') return drawFromBehind(c, light, head);
  if (does === 'sitting') return drawSitting(c, acting, head);
  return drawOnSixLegs(c, acting, places[does], head);
}

export const ladybird = creature(
  colors,
  (does) => (does === 'turned' || does === 'sitting' ? 74 : 92),
  draw,
);
