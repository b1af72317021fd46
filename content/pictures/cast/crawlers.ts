// What small creatures share that have no arms and legs as a beast has: their pose worked out, a head that turns, and
// thin legs.
import { expressionOf, facing, lightOn, lookOf, nodOf } from './acting.ts';
import type { Expression } from './expressions.ts';
import { drawHat } from './limbs.ts';
import type { Arms, Character, Pose, Stance } from './pose.ts';
import { at, bend, group, line, mirror, oval, type Point } from '../shapes.ts';
import { armsOf, isUpright, rigs } from './stances.ts';

/** A pose worked out for a creature that is drawn as if it faced to the right. */
export interface Acting {
  pose: Pose;
  does: Stance;
  expression: Expression;
  /** How far the head faces to the right; a negative one is to the left. */
  look: number;
  /** -1 if the light comes from the left. */
  light: number;
  arms: Arms;
}

export function actingOf(pose: Pose): Acting {
  const { does = 'standing' } = pose;
  const usual = isUpright(does) ? rigs[does] : undefined;
  const look = lookOf(pose, usual?.look ?? 0.45);
  return {
    pose,
    does,
    expression: expressionOf(pose, look),
    look,
    light: lightOn(pose),
    arms: pose.arms ?? (pose.holds === undefined ? (usual?.arms ?? 'down') : 'holding'),
  };
}

/** A creature that is drawn to the right by `draw`, and mirrored if it faces to the left. */
export function creature<C extends Record<string, string>>(
  colors: C,
  shadow: (does: Stance) => number,
  draw: (colors: C, acting: Acting) => string,
): Character {
  return {
    shadow: ({ does = 'standing' }) => (does === 'peeking' ? 0 : shadow(does)),
    draw: (pose) => {
      const body = draw(
        pose.colors === undefined ? colors : { ...colors, ...pose.colors },
        actingOf(pose),
      );
      return facing(pose, body);
    },
  };
}

/** A head with its middle at x, y, which wears what the pose says at `hatY`, over it or behind it. */
export function drawHead(
  { expression, look, light, pose }: Acting,
  [x, y]: Point,
  hatY: number,
  head: (turn: number, light: number) => string,
  { tilt = 0, behind = false } = {},
): string {
  const turn = Math.abs(look);
  const hat = drawHat(pose, turn * 4, hatY);
  const bare = head(turn, look < 0 ? -light : light);
  const drawn = behind ? hat + bare : bare + hat;
  return group(at(x, y, tilt + nodOf(expression, look)), mirror(drawn, look < 0));
}

/** Elbow and hand of a thin arm that does what `arms` says; `side` is 1 on the right. */
export function armFrom([x, y]: Point, long: number, side: -1 | 1, arms: Arms): [Point, Point] {
  const [elbow, hand] = armsOf[arms][side > 0 ? 'far' : 'near'];
  return [
    [x + side * elbow[0] * long, y + elbow[1] * long],
    [x + side * hand[0] * long, y + hand[1] * long],
  ];
}

/** A thin leg with a foot, or an arm with a hand. */
export const drawThin = (
  from: Point,
  knee: Point,
  to: Point,
  color: string,
  wide: number,
  tip: string,
) => line(bend(from, knee, to), color, wide) + oval(to[0], to[1], wide, wide * 0.66, tip);
