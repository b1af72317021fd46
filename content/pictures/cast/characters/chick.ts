// The chick: a yellow ball with a tuft, a tiny beak and tiny wings.
import { expressionOf, lightOn } from '../acting.ts';
import { drawBeak } from '../beak.ts';
import { drawCheeks, drawEyes, eyesWith } from '../face.ts';
import { drawProp } from '../limbs.ts';
import type { Arms, Character, Pose, Stance } from '../pose.ts';
import { at, group, leaf, line, lit, rotate, shape, type Point } from '../../shapes.ts';

const colors = {
  base: '#ffdb45',
  shade: '#f0b01f',
  wing: '#f7c32b',
  lid: '#f7c62e',
  brow: '#b9760c',
  beak: '#f58a2a',
  beakDark: '#d56a14',
  foot: '#ee7f27',
};

const BALL = 'M-46 -50a46 43 0 1 1 92 0a46 43 0 1 1 -92 0z';

/** How it stands: how far it faces to the right, leans and rises, its feet, its wings. */
const stances: Readonly<
  Record<Stance, readonly [turn: number, lean: number, lift: number, feet: string, arms: Arms]>
> = {
  standing: [0.5, 0, 0, 'M-15 -10v7l-9 3m9 -3l10 3M14 -10v7l-9 3m9 -3l10 3', 'down'],
  walking: [0.9, 6, 2, 'M-14 -10l-9 9l-8 3m8 -3l10 3M14 -10l10 4l-4 7m4 -7l10 2', 'swinging'],
  running: [1, 18, 12, 'M-18 -12l-16 6l-4 -7m4 7l-2 8M16 -10l14 2l-2 8m2 -8l9 -3', 'wide'],
  jumping: [0.4, 0, 44, 'M-15 -10l-4 10l-8 4m8 -4l8 5M14 -10l5 10l-7 5m7 -5l9 4', 'up'],
  sitting: [0.4, 0, -7, 'M-28 -8l-14 0m14 0l-12 -8M30 -8l16 1m-16 -1l13 -8', 'down'],
  lying: [0.5, 8, -7, '', 'down'],
  crawling: [0.9, 34, -1, 'M-22 -12l-18 14l-2 -9m2 9l9 1', 'holding'],
  tugging: [1, -22, 0, 'M-8 -13l2 9l-9 -2m9 2l10 4M16 -9l14 4l-4 -9m4 9l-2 9', 'holding'],
  flying: [0.9, 42, 62, 'M-18 -12l-6 14l-7 -2m7 2l0 8M2 -8l-2 14l-7 -1m7 1l3 7', 'up'],
  turned: [-1, 0, 0, 'M-15 -10v9l-8 -3m8 3l8 -3M14 -10v9l-8 -3m8 3l8 -3', 'down'],
  peeking: [0.4, 0, 0, '', 'down'],
};

/** Degrees that the near and the far wing rise from hanging, outwards. */
const wings: Readonly<Record<Arms, Point>> = {
  down: [4, 4],
  up: [145, 145],
  hips: [-52, -52],
  holding: [-75, 80],
  pointing: [-40, 112],
  cheeks: [196, 196],
  wide: [88, 88],
  swinging: [60, 30],
  carrying: [-80, -80],
};

/** How far the head faces along the body's own direction. It stays behind one who is turned. */
function turnOf({ looks = 'right', head }: Pose, turn: number): number {
  if (head === undefined) return looks === 'front' && turn > 0 ? 0 : turn;
  if (head === 'front') return 0;
  return head === looks || (looks === 'front' && head === 'right') ? Math.max(0.5, turn) : -0.9;
}

function draw(pose: Pose): string {
  const { does = 'standing', looks } = pose;
  const c = { ...colors, ...pose.colors };
  const mirrored = looks === 'left';
  const light = lightOn(pose);
  const [usualTurn, lean, lift, feet, usualArms] = stances[does];
  const look = turnOf(pose, usualTurn);
  const turn = Math.abs(look);
  const faceLight = look < 0 ? -light : light;
  const e = expressionOf(pose, look);
  const peeks = does === 'peeking';
  const eyes = eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f7865c' },
    { x: 17, y: -4, rx: 9, ry: 10.5, cheek: 9 },
  );
  const face =
    drawCheeks(eyes, e, turn) +
    drawBeak(e.mouth, turn, {
      x: 15,
      y: 12,
      long: 24,
      high: 9,
      upper: c.beak,
      lower: c.beakDark,
      corner: c.brow,
    }) +
    drawEyes(eyes, e, { turn, light: faceLight });
  const faceY = (peeks ? -32 : -56) + e.nod * 0.8;

  const inside = ([x, y]: Point) => rotate([x, y + lift], -lean);
  const [farHand, nearHand] = (pose.reaches ?? []).map(inside);
  const arms = pose.arms ?? (pose.holds === undefined ? usualArms : 'holding');
  const tipOf = (side: number, hand: Point | undefined): Point => {
    const turned = (wings[arms][side < 0 ? 0 : 1] * Math.PI) / 180;
    return hand ?? [side * (38 + 28 * Math.sin(turned)), -44 + 28 * Math.cos(turned)];
  };
  const wing = (side: number, hand: Point | undefined) =>
    shape(
      leaf([side * 38, -46], tipOf(side, hand), 11, 0, 0.4),
      side > 0 && turn > 0.3 ? c.shade : c.wing,
    );
  const hand = tipOf(1, farHand);
  const held = pose.holds
    ? drawProp(
        pose.holds,
        arms === 'carrying' ? 0 : hand[0],
        arms === 'carrying' ? -26 : hand[1] - pose.holds.size * 0.18,
      )
    : '';
  const tail = shape(
    does === 'turned'
      ? 'M-12 -22Q0 -46 12 -22Q0 -8 -12 -22z'
      : 'M-34 -34Q-48 -34 -58 -46Q-56 -24 -36 -18z',
    c.shade,
  );
  const tuft = group(
    at(0, peeks ? -58 : -90, e.ear * 0.6 + e.nod),
    line('M-1 3q-3 -14 -12 -16M0 3q0 -14 7 -20', c.shade, 5),
  );
  const body = lit(peeks ? 'M-46 1C-46 -80 46 -80 46 1z' : BALL, c.base, c.shade, light);
  const figure = [
    line(feet, c.foot, 4.5),
    tuft,
    does === 'turned' || peeks ? '' : tail,
    body,
    does === 'turned' ? tail : '',
    group(at(look * (does === 'turned' ? 16 : 8), faceY, -lean * 0.5, look < 0 ? -1 : 1, 1), face),
    peeks ? line('M-50 -5h7M43 -5h7', c.wing, 13) : wing(-1, nearHand) + held + wing(1, farHand),
    pose.wears ? drawProp(pose.wears, look * 4, (peeks ? -54 : -86) - pose.wears.size * 0.36) : '',
  ].join('');
  const stood = does === 'lying' ? at(0, 0, lean, 1.12, 0.82) : at(0, -lift, lean);
  return group(mirrored ? 'scale(-1 1)' : 'scale(1)', stood === '' ? figure : group(stood, figure));
}

export const chick: Character = {
  shadow: ({ does }) => (does === 'peeking' ? 0 : does === 'lying' ? 56 : 44),
  draw,
};
