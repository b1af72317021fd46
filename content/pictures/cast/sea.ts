// The rig of sea creatures: one body with a face on it, and two arms, which are claws, fins, flippers or tentacles.
import { expressionOf, facing, lightOn, lookOf, nodOf } from './acting.ts';
import type { Part } from './design.ts';
import type { Expression } from './expressions.ts';
import { drawCheeks, drawEyes, type Eyes } from './face.ts';
import { drawHat, drawProp, type ArmLine, type BodySide } from './limbs.ts';
import type { Arms, Character, Colors, Pose, Stance } from './pose.ts';
import { swims, type Four, type Gait, type Swim } from './sea-stances.ts';
import { at, group, lit, mirror, rotate, type Point } from '../shapes.ts';
import { armsOf } from './stances.ts';

/** What the parts of a body are drawn from. */
export interface Sea {
  expression: Expression;
  stance: Stance;
  turn: number;
  light: number;
  gait: Gait;
  /** How far the body has sunk, in units. */
  drop: number;
  /** Seen from behind. */
  back: boolean;
}

export interface SeaDesign {
  colors: Colors;
  eyes: Eyes;
  /** Half the width of its shadow, and the middle that it leans about. */
  wide: number;
  middle: number;
  /** How high its legs hold the body over the ground. */
  legs: number;
  /** The middle of the face, how far the face slides when it turns, and how far if it looks over its shoulder. */
  face: Point;
  slide: number;
  over: number;
  /** How much larger its face is drawn than that of others. */
  zoom?: number;
  /** The right shoulder, and how long an arm is. */
  shoulder: Point;
  arm: number;
  rest?: Arms;
  /** Arms that differ from those of the others: elbow and hand from the shoulder, in arm lengths. */
  reach?: Partial<Record<Arms, Four>>;
  /** How far beyond the hand it grips: the length of a claw. */
  grip?: number;
  /** Stances that differ. */
  stances?: Partial<Record<Stance, Partial<Swim>>>;
  /** Behind the body. */
  under?: (sea: Sea) => string;
  body: (sea: Sea) => string;
  /** On the body when it is seen from behind, over the face. */
  behind?: (sea: Sea) => string;
  /** In the face: under the eyes, and the mouth. */
  brow?: Part;
  muzzle: Part;
  /** An arm; what it holds is drawn at its hand. */
  limb: (arm: ArmLine, side: BodySide, sea: Sea, held: string) => string;
  /** From the middle of the face, as a negative number. */
  hatY: number;
  /** What shows over an edge when it peeks, the height of the face in it, and where the hands are. */
  dome: string;
  domeFace: number;
  domeHand: number;
  /** It balances what it holds, so far over the middle of its face. */
  balance?: Point;
}

function drawFace(
  design: SeaDesign,
  expression: Expression,
  pose: Pose,
  look: number,
  light: number,
): string {
  const turn = Math.abs(look);
  const side = look < 0 ? -light : light;
  const face = [
    design.brow?.(expression, turn, side) ?? '',
    drawCheeks(design.eyes, expression, turn),
    design.muzzle(expression, turn, side),
    drawEyes(design.eyes, expression, { turn, light: side }),
    drawHat(pose, 0, design.hatY),
  ].join('');
  return mirror(face, look < 0);
}

const place = (transform: string, body: string) =>
  transform === '' ? body : group(transform, body);

/** An arm that reaches a point, with the tip of its claw if it has one. */
function armTo({ arm, grip }: SeaDesign, shoulder: Point, side: BodySide, point: Point): ArmLine {
  const [x, y] = shoulder;
  const [dx, dy] = [point[0] - x, point[1] - y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  if (grip !== undefined) {
    const hand: Point = [point[0] - ux * grip, point[1] - uy * grip];
    return { shoulder, elbow: [hand[0] - ux * 9, hand[1] - uy * 9], hand };
  }
  const slack = Math.sqrt(Math.max(0, (arm * 1.1) ** 2 - far * far)) * 0.6;
  return {
    shoulder,
    elbow: [x + dx / 2 + side * slack * 0.5, y + dy / 2 + slack * 0.6],
    hand: point,
  };
}

/** What the drawing functions share. */
interface Posed {
  design: SeaDesign;
  pose: Pose;
  swim: Swim;
  sea: Sea;
  arms: Arms;
}

function armLine({ design, pose, swim, sea, arms }: Posed, side: BodySide): ArmLine {
  const shoulder: Point = [
    side * design.shoulder[0] * swim.squash[0],
    design.shoulder[1] * swim.squash[1] + sea.drop,
  ];
  const reached = pose.reaches?.[side > 0 ? 0 : 1];
  if (reached !== undefined) {
    const [x, y] = rotate([reached[0], reached[1] + swim.lift - design.middle], -swim.lean);
    return armTo(design, shoulder, side, [x, y + design.middle]);
  }
  if (swim.hands !== undefined && pose.arms === undefined) {
    const [x, y, nearX, nearY] = swim.hands;
    return armTo(design, shoulder, side, side > 0 ? [x, y] : [nearX, nearY]);
  }
  // One hand points or holds; the other is at the hip, or rests.
  const other =
    arms === 'pointing'
      ? 'hips'
      : arms === 'holding' && sea.stance !== 'tugging'
        ? (design.rest ?? 'down')
        : arms;
  const kind = side > 0 ? arms : other;
  const [elbow, hand] = armsOf[kind][side > 0 ? 'far' : 'near'];
  const [x, y, handX, handY] = design.reach?.[kind] ?? [...elbow, ...hand];
  const from = (across: number, down: number): Point => [
    shoulder[0] + side * across * design.arm,
    shoulder[1] + down * design.arm,
  ];
  return { shoulder, elbow: from(x, y), hand: from(handX, handY) };
}

/** What it holds: before its belly, on its nose, or in its hand. */
function drawHeld(
  { design, pose, arms }: Posed,
  { elbow, hand }: ArmLine,
): { held: string; balanced: string } {
  const prop = pose.holds;
  if (prop === undefined) return { held: '', balanced: '' };
  if (design.balance !== undefined && pose.arms === undefined) {
    const [x, y] = design.balance;
    return { held: '', balanced: drawProp(prop, x, y - prop.size * 0.45) };
  }
  if (arms === 'carrying')
    return { held: drawProp(prop, 0, hand[1] - prop.size * 0.3), balanced: '' };
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]];
  const share = (design.grip ?? 0) / (Math.hypot(dx, dy) || 1);
  const held = drawProp(prop, hand[0] + dx * share, hand[1] + dy * share - prop.size * 0.18);
  return { held, balanced: '' };
}

/** The head over an edge at the ground line, and the hands on it. */
function drawPeeking(
  { design, pose, sea }: Posed,
  face: string,
  slide: number,
  nod: number,
): string {
  const hands = ([1, -1] as const).map((side) => {
    const x = side * design.domeHand;
    return design.limb(
      { shoulder: [x, 0], elbow: [x, -4], hand: [x + side * 5, -design.arm * 0.34] },
      side,
      sea,
      '',
    );
  });
  return [
    lit(design.dome, design.colors.base, design.colors.shade, sea.light),
    group(at(slide, design.domeFace, nod * 0.5, design.zoom), face),
    ...(pose.arms === 'down' ? [] : hands),
  ].join('');
}

function drawBody(posed: Posed, face: string, slide: number, nod: number): string {
  const { design, pose, swim, sea, arms } = posed;
  const [across, down] = swim.squash;
  const far = armLine(posed, 1);
  const { held, balanced } = drawHeld(posed, far);
  // What two claws carry lies on them: they would hide it.
  const onTop = arms === 'carrying' && design.grip !== undefined;
  const limbs = [
    design.limb(far, 1, sea, onTop ? '' : held),
    design.limb(armLine(posed, -1), -1, sea, ''),
    onTop ? held : '',
  ].join('');
  const over = ['up', 'cheeks', 'carrying'].includes(arms) || pose.reaches !== undefined;
  const [faceX, faceY] = swim.face ?? [design.face[0] * across, design.face[1] * down + sea.drop];
  const zoom = design.zoom ?? 1;
  const head = group(
    at(faceX + slide, faceY, nod, zoom * (sea.back ? 0.86 : 1), zoom),
    face + balanced,
  );
  const body = [
    design.under?.(sea) ?? '',
    sea.back ? limbs : '',
    place(at(0, sea.drop, 0, across, down), design.body(sea)),
    sea.back ? head + (design.behind?.(sea) ?? '') : over ? head + limbs : limbs + head,
  ].join('');
  const leant = swim.lean === 0 ? '' : `rotate(${swim.lean} 0 ${design.middle})`;
  return place(at(0, -swim.lift) + leant, body);
}

/** How much wider or narrower the shadow is than when it stands. */
const shadows: Partial<Record<Stance, number>> = {
  lying: 1.2,
  jumping: 0.75,
  flying: 0.75,
  peeking: 0,
};

/** A sea creature. `designOf` builds it from its colours, which a scene may change. */
export function seaCreature<C extends Colors>(
  colors: C,
  designOf: (colors: C) => SeaDesign,
): Character {
  const usual = designOf(colors);
  return {
    shadow: ({ does = 'standing' }) => usual.wide * (shadows[does] ?? 1),
    draw: (pose) => {
      const { does = 'standing', looks } = pose;
      const design = pose.colors === undefined ? usual : designOf({ ...colors, ...pose.colors });
      const swim: Swim = { ...swims[does], ...design.stances?.[does] };
      const look = lookOf(pose, swim.look);
      const resting = swim.arms === 'down' ? (design.rest ?? 'down') : swim.arms;
      const sea: Sea = {
        expression: expressionOf(pose, look),
        stance: does,
        turn: looks === 'front' ? 0 : swim.turn,
        light: lightOn(pose),
        gait: swim.gait,
        drop: swim.drop * design.legs,
        back: does === 'turned',
      };
      const arms = pose.arms ?? (pose.holds && !design.balance ? 'holding' : resting);
      const posed: Posed = { design, pose, swim, sea, arms };
      const face = drawFace(design, sea.expression, pose, look, sea.light);
      const nod = nodOf(sea.expression, look) + swim.nod;
      const slide = sea.back ? -design.over : look * design.slide;
      const drawn =
        does === 'peeking'
          ? drawPeeking(posed, face, slide, nod)
          : drawBody(posed, face, slide, nod);
      return facing(pose, drawn);
    },
  };
}
