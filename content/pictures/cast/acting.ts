// What every rig works out from a pose: the expression, and how far the head faces.
import { expressions, type Expression } from './expressions.ts';
import type { Pose } from './pose.ts';

/** -1 if the light comes from the left of a body as it is drawn, before it is mirrored; it comes from the left of the scene. */
export const lightOn = ({ looks }: Pose) => (looks === 'left' ? 1 : -1);

/** How far the head faces along the body's own direction; `usual` is how far it does in this stance. */
export function lookOf({ looks = 'right', head }: Pose, usual: number): number {
  if (head === undefined) return looks === 'front' ? 0 : usual;
  if (head === 'front') return 0;
  return head === looks || (looks === 'front' && head === 'right')
    ? Math.max(0.5, Math.abs(usual))
    : -0.85;
}

/** Whether it shows us the back of its head. */
export const isAway = ({ does, looks, head }: Pose) =>
  does === 'turned' && (head ?? looks) === 'front';

/** The expression of a head that faces `look`. */
export function expressionOf(pose: Pose, look: number): Expression {
  const { feels = 'calm', says, gaze } = pose;
  const felt = expressions[feels];
  // A pose says where in the scene the eyes look; body and head may each be mirrored.
  const across = lightOn(pose) * (look < 0 ? 1 : -1);
  return {
    ...felt,
    mouth: says ?? felt.mouth,
    gaze: gaze === undefined ? felt.gaze : [across * gaze[0], gaze[1]],
  };
}

/** Degrees that a head which faces `look` drops by its expression: always forwards. */
export const nodOf = ({ nod }: Expression, look: number) => nod * 0.6 * (look < 0 ? -1 : 1);

/** The finished group: mirrored if it faces to the left. */
export const facing = ({ looks }: Pose, body: string) =>
  `<g${looks === 'left' ? ' transform="scale(-1 1)"' : ''}>${body}</g>`;
