// What a character does in a picture: the part of an actor that does not depend on where it is.
import type { Feeling, Mouth } from './expressions.ts';
import type { Point } from '../shapes.ts';

/** What the whole body does. */
export const stances = [
  'standing',
  'walking',
  'running',
  'jumping',
  'sitting',
  'lying',
  'crawling',
  /** Leans back and pulls with both hands. */
  'tugging',
  'flying',
  /** Seen from behind; it looks over its shoulder, or away from us if its head is to the front. */
  'turned',
  /** Half hidden: the head and the hands over an edge at the ground line. */
  'peeking',
] as const;
export type Stance = (typeof stances)[number];

/** What the arms do. Each stance has arms of its own unless a pose names others. */
export const armPoses = [
  'down',
  'up',
  'hips',
  /** In front, at what it holds. */
  'holding',
  /** One points to where it looks. */
  'pointing',
  /** At the cheeks. */
  'cheeks',
  'wide',
  'swinging',
  /** Both in front of the belly. */
  'carrying',
] as const;
export type Arms = (typeof armPoses)[number];

export type Side = 'left' | 'right' | 'front';

/** A drawing about 32 x 32 units that a character holds or wears. */
export interface Prop {
  svg: string;
  /** In units of the character, which is about 200 high. */
  size: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** From its usual place. */
  dx?: number;
  dy?: number;
}

/** The tones that every character has; each has an accent and other colours of its own besides. */
export interface Colors {
  base: string;
  /** Far limbs, rims, under the chin. */
  shade: string;
  /** Belly, muzzle. */
  light: string;
}

export interface Pose {
  does?: Stance;
  feels?: Feeling;
  arms?: Arms;
  /** Where body and head face. The default is 'right'. */
  looks?: Side;
  /** Where the head faces, if not with the body. */
  head?: Side;
  /** Where the eyes look, -1 to 1: [0, -1] is up, [1, 0] to the right of the picture. */
  gaze?: Point;
  /** What the mouth does, whatever the rest of the face says: who speaks has an open mouth. */
  says?: Mouth;
  /**
   * Where its hands are, in units of the character from the middle of its feet, before it is mirrored: one point
   * for the hand in front, or one for each hand. If it looks to the front, the first hand is the one on the right.
   */
  reaches?: readonly [Point] | readonly [Point, Point];
  holds?: Prop;
  wears?: Prop;
  colors?: Readonly<Record<string, string>>;
}

/** A character stands on 0 0 and is about 200 units high. */
export interface Character {
  /** Half the width of its shadow on the ground. */
  shadow: (pose: Pose) => number;
  /** One SVG group without ids. */
  draw: (pose: Pose) => string;
}
