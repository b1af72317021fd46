// What makes one character differ from another: numbers, colours and a few shapes. The rig does the rest.
import type { Expression } from './expressions.ts';
import type { Eyes } from './face.ts';
import type { Arms, Colors } from './pose.ts';
import type { Point } from '../shapes.ts';

/**
 * Draws a part. `turn` is how far the head (of a coat: the body) faces to the right, 0 to 1. `light` is -1 if the
 * light comes from the left of the part, 1 if from its right.
 */
export type Part = (expression: Expression, turn: number, light: number) => string;

export interface Design {
  /** A bird's arms are wings, and its feet are toes. */
  kind: 'beast' | 'bird' | 'person';
  /** The trunk: half its width above and below, and its height. */
  shoulder: number;
  waist: number;
  trunk: number;
  leg: number;
  /** How thick arms and legs are. */
  limb: number;
  arm: number;
  /** Half the width and height of the head, where it is widest (0 is the middle, 1 the chin), how flat its top is. */
  headW: number;
  headH: number;
  cheek: number;
  crown?: number;
  /** How far the middle of the head lies over the top of the trunk, in half head heights. */
  neck: number;
  colors: Colors;
  /** Where they differ from the base. */
  headColor?: string;
  headShade?: string;
  /** The back of the head where it differs: hair, spikes. Nothing of `top` shows there. */
  nape?: string;
  armColor?: string;
  legColor?: string;
  sleeve?: string;
  hand?: string;
  foot?: string;
  /** Round limbs that cross the body; the shade unless given. */
  rim?: string;
  /** Feet that are not ovals: webbed, long. Draws one in the place of this oval. */
  paw?: (x: number, y: number, rx: number, ry: number, color: string) => string;
  eyes: Eyes;
  /** An oval of the light colour: its share of the waist and of the trunk. */
  belly?: Point;
  /** What the arms do when they do nothing. */
  rest?: Arms;
  tail?: (expression: Expression) => string;
  /** Where the tail begins, from the foot of the trunk. */
  tailAt?: Point;
  /** In this order: behind the head, on the head under the face, nose and mouth, over the face. */
  ears?: Part;
  marks?: Part;
  muzzle: Part;
  top?: Part;
  /** On the trunk. `back` is true if it is seen from behind. */
  coat?: (turn: number, back: boolean) => string;
  /** How far over the middle of the head a hat sits, as a negative number. */
  hatY: number;
  /** Of a bird. */
  wing?: string;
  wingTip?: string;
  wingMark?: string;
}
