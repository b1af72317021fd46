// Arms, wings, legs and feet of a body. All are drawn from the foot of the trunk, upwards.
import type { Design } from './design.ts';
import type { Arms, Pose, Prop } from './pose.ts';
import {
  at,
  bend,
  d,
  group,
  leaf,
  line,
  oval,
  rotate,
  round,
  shape,
  type Point,
} from '../shapes.ts';
import { armsOf, type Rig } from './stances.ts';

/** 1 is the far side (the right one of a body that faces to the right), -1 the near side. */
export type BodySide = -1 | 1;

/** Shoulder, elbow and hand of an arm, from the foot of the trunk. */
export interface ArmLine {
  shoulder: Point;
  elbow: Point;
  hand: Point;
}

const shoulderOf = (design: Design, side: BodySide, turn: number): Point => [
  side * design.shoulder * (side > 0 ? 0.82 - 0.1 * turn : 0.82 - 0.3 * turn),
  -design.trunk * 0.8,
];

/** An arm that does what `arms` says. */
function poseArm(design: Design, side: BodySide, arms: Arms, turn: number): ArmLine {
  const shoulder = shoulderOf(design, side, turn);
  const [elbow, hand] = armsOf[arms][side > 0 ? 'far' : 'near'];
  const from = ([x, y]: Point): Point => [
    shoulder[0] + side * x * design.arm,
    shoulder[1] + y * design.arm,
  ];
  return { shoulder, elbow: from(elbow), hand: from(hand) };
}

/** An arm whose hand is at a point; the elbow bends outwards, as far as the arm is longer than the way. */
function reachArm(design: Design, side: BodySide, hand: Point, turn: number): ArmLine {
  const usual = shoulderOf(design, side, turn);
  // A hand that crosses the body takes its shoulder along.
  const crosses = hand[0] * side < 0;
  const shoulder: Point = crosses ? [usual[0] * 0.35, usual[1]] : usual;
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]];
  const far = Math.hypot(dx, dy) || 1;
  const slack = Math.sqrt(Math.max(0, (design.arm * 1.1) ** 2 - far ** 2));
  // Towards the ground or away from the body, whichever of the two bends does so.
  const outward = dx * side >= 0 ? 1 : -1;
  const [nx, ny] = [(-dy / far) * outward * side, (dx / far) * outward * side];
  const elbow: Point = [
    shoulder[0] + dx / 2 + nx * slack * 0.7,
    shoulder[1] + dy / 2 + ny * slack * 0.7,
  ];
  return { shoulder, elbow, hand };
}

/** What the arms do: what the pose says, else hold what it holds, else what its stance says. */
export function armsOfPose(design: Design, { arms, does, holds }: Pose, rig: Rig): Arms {
  const resting = rig.arms === 'down' && does !== 'turned' ? (design.rest ?? 'down') : rig.arms;
  return arms ?? (holds === undefined ? resting : 'holding');
}

/** Moves a point from the ground's scale to the trunk's. */
function intoTrunk([x, y]: Point, design: Design, rig: Rig): Point {
  return rotate([x - rig.drift, y + rig.lift + rig.hip * design.leg], -rig.lean);
}

/** Where the arms of an upright body are, from the foot of its trunk. */
export function armLines(design: Design, pose: Pose, rig: Rig): { far: ArmLine; near: ArmLine } {
  const [first, second] = (pose.reaches ?? []).map((point) => intoTrunk(point, design, rig));
  const arms = armsOfPose(design, pose, rig);
  const arm = (side: BodySide, hand: Point | undefined) =>
    hand === undefined
      ? poseArm(design, side, arms, rig.turn)
      : reachArm(design, side, hand, rig.turn);
  return { far: arm(1, first), near: arm(-1, second) };
}

function wing(
  design: Design,
  side: BodySide,
  { shoulder, elbow, hand }: ArmLine,
  dark: boolean,
  rim: boolean,
) {
  const [sx, sy] = shoulder;
  const tip: Point = [hand[0] + (hand[0] - elbow[0]) * 0.12, hand[1] + (hand[1] - elbow[1]) * 0.12];
  const along = (share: number): Point => [sx + (tip[0] - sx) * share, sy + (tip[1] - sy) * share];
  const bow = side * design.limb * -0.55;
  const color =
    dark && design.wingTip === undefined
      ? design.colors.shade
      : (design.wing ?? design.colors.base);
  return [
    rim
      ? shape(leaf(shoulder, tip, design.limb * 1.12, bow, 0.4), design.rim ?? design.colors.shade)
      : '',
    shape(leaf(shoulder, tip, design.limb, bow, 0.4), color),
    design.wingMark === undefined
      ? ''
      : shape(
          leaf([sx - side, sy + 2], along(0.72), design.limb * 0.5, side * design.limb * -0.62),
          design.wingMark,
        ),
    design.wingTip === undefined
      ? ''
      : shape(leaf(along(0.55), tip, design.limb * 0.3), design.wingTip),
  ].join('');
}

/** A drawn prop with its middle at x, y. */
export const drawProp = ({ svg, size, turn = 0, dx = 0, dy = 0 }: Prop, x: number, y: number) =>
  group(`${at(x + dx, y + dy, turn, size / 32)}translate(-16 -16)`, svg);

/** What the pose wears on a head about 0 0. `hatY` is how far over its middle a hat sits, as a negative number. */
export const drawHat = ({ wears }: Pose, x: number, hatY: number) =>
  wears ? drawProp(wears, x, hatY - wears.size * 0.36) : '';

/** A hand, over what it holds. A wing has none. */
export const drawHand = (design: Design, { hand }: ArmLine, color = design.colors.shade) =>
  design.kind === 'bird'
    ? ''
    : oval(
        hand[0],
        hand[1],
        design.limb * 0.52,
        design.limb * 0.52,
        design.hand ?? design.armColor ?? color,
      );

/** An arm or a wing. `held` is drawn in its hand: over the arm and under the fingers. */
export function drawArm(
  design: Design,
  side: BodySide,
  arm: ArmLine,
  { turn, rim, held = '' }: { turn: number; rim: boolean; held?: string },
): string {
  const dark = side > 0 && turn > 0.3;
  if (design.kind === 'bird') return wing(design, side, arm, dark, rim) + held;
  const { shoulder, elbow, hand } = arm;
  const path = bend(shoulder, elbow, hand);
  const color = design.armColor ?? (dark ? design.colors.shade : design.colors.base);
  const cuff: Point = [
    shoulder[0] + (elbow[0] - shoulder[0]) * 0.42,
    shoulder[1] + (elbow[1] - shoulder[1]) * 0.42,
  ];
  return [
    rim ? line(path, design.rim ?? design.colors.shade, design.limb + 4) : '',
    line(path, color, design.limb),
    design.sleeve === undefined
      ? ''
      : line(bend(shoulder, shoulder, cuff), design.sleeve, design.limb + 7),
    held,
    design.hand === undefined && held === '' ? '' : drawHand(design, arm, color),
  ].join('');
}

export function drawFoot(
  design: Design,
  x: number,
  y: number,
  turn: number,
  tilt: number,
  color: string,
) {
  if (design.kind === 'bird') {
    return line(
      d`M${x} ${y - 4}l${12 + 4 * turn} 4M${x} ${y - 4}l3 4M${x} ${y - 4}l-9 4`,
      color,
      4.5,
    );
  }
  const [across, over] = [design.limb * (0.72 + 0.14 * turn), design.limb * 0.42];
  const paw = design.paw ?? oval;
  return tilt === 0
    ? paw(x + 4 * turn, y - over, across, over, color)
    : group(at(x, y, tilt), paw(4 * turn, -over, across, over, color));
}

/** The foot of one who sits, its sole to the front. */
export const drawSole = (design: Design, x: number, r: number, tilt: number) =>
  group(
    at(x, -r * 0.95, tilt),
    (design.paw ?? oval)(0, 0, r * 0.84, r, design.foot ?? design.colors.base) +
      oval(0, r * 0.12, r * 0.46, r * 0.56, design.colors.shade, ' opacity=".35"'),
  );

/** A leg, from the ground. */
export function drawLeg(design: Design, rig: Rig, side: BodySide): string {
  const [knee, foot] = side > 0 ? rig.far : rig.near;
  const bird = design.kind === 'bird';
  // The legs of a person who sits lie in front of it.
  const sits = design.kind === 'person' && rig.hip < 0.5;
  const wide = sits ? design.leg * 0.95 : Math.min(design.waist, 26 + design.leg * 0.4);
  const stay = sits ? 0 : side * (design.waist - wide) * 0.4;
  const from: Point = [side * design.waist * 0.42, -rig.hip * design.leg - design.limb * 0.2];
  const bent: Point = [knee[0] * wide + stay, -knee[1] * design.leg];
  const [x, y] = [foot[0] * wide + stay, -foot[1] * design.leg];
  const color = design.legColor ?? (side > 0 ? design.colors.shade : design.colors.base);
  const tilt = foot[1] <= 0.15 ? 0 : foot[0] > 0 ? -28 : 48;
  const ankle: Point = [x, y - (bird ? 4 : design.limb * 0.66)];
  return (
    line(
      bend(from, bent, ankle),
      bird ? (design.foot ?? color) : color,
      bird ? 5 : round(design.limb * 1.12),
    ) + drawFoot(design, x, y, rig.turn, tilt, design.foot ?? color)
  );
}
