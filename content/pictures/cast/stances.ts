// Stances and arms: where the limbs of a body are. One rig serves beasts, people and birds.
import type { Arms, Stance } from './pose.ts';
import type { Point } from '../shapes.ts';

export type Upright = Exclude<Stance, 'lying' | 'crawling' | 'peeking'>;

export const isUpright = (does: Stance): does is Upright =>
  does !== 'lying' && does !== 'crawling' && does !== 'peeking';

export interface Rig {
  /** How far the body faces to the right, 0 to 1. */
  turn: number;
  /** How far the head does; -1 is to the left. */
  look: number;
  /** The hip over the ground, in leg lengths. */
  hip: number;
  /** Degrees that the trunk leans to the right. */
  lean: number;
  /** Knee and foot: across in half body widths, up in leg lengths. */
  far: readonly [knee: Point, foot: Point];
  near: readonly [knee: Point, foot: Point];
  arms: Arms;
  /** How far it is off the ground, and to the right of its place there. */
  lift: number;
  drift: number;
  /** Degrees that the head drops against the trunk. */
  nod: number;
}

const standing: Rig = {
  turn: 0.45,
  look: 0.5,
  hip: 1,
  lean: 0,
  far: [
    [0.5, 0.5],
    [0.52, 0],
  ],
  near: [
    [-0.46, 0.5],
    [-0.5, 0],
  ],
  arms: 'down',
  lift: 0,
  drift: 0,
  nod: 0,
};

export const rigs: Readonly<Record<Upright, Rig>> = {
  standing,
  walking: {
    ...standing,
    turn: 0.9,
    look: 0.9,
    lean: 5,
    far: [
      [0.5, 0.6],
      [0.85, 0.06],
    ],
    near: [
      [-0.4, 0.5],
      [-0.8, 0],
    ],
    arms: 'swinging',
  },
  sitting: {
    ...standing,
    turn: 0.4,
    hip: 0.15,
    far: [
      [0.8, 0.3],
      [1.12, 0],
    ],
    near: [
      [-0.5, 0.3],
      [-0.78, 0],
    ],
  },
  running: {
    ...standing,
    turn: 1,
    look: 1,
    hip: 1.3,
    lean: 17,
    far: [
      [0.9, 1.1],
      [1.35, 0.5],
    ],
    near: [
      [-0.7, 0.7],
      [-1.5, 0.75],
    ],
    arms: 'swinging',
    lift: 10,
    nod: -10,
  },
  jumping: {
    ...standing,
    turn: 0.3,
    look: 0.4,
    far: [
      [0.9, 0.9],
      [0.7, 0.25],
    ],
    near: [
      [-0.9, 0.9],
      [-0.75, 0.3],
    ],
    arms: 'up',
    lift: 46,
    nod: -4,
  },
  tugging: {
    ...standing,
    turn: 1,
    look: 1,
    hip: 0.85,
    lean: -22,
    far: [
      [0.9, 0.6],
      [1.1, 0],
    ],
    near: [
      [0.1, 0.6],
      [0.15, 0],
    ],
    arms: 'holding',
    nod: 14,
  },
  flying: {
    ...standing,
    turn: 0.9,
    look: 0.9,
    lean: 52,
    far: [
      [-0.5, 0.9],
      [-1.3, 0.8],
    ],
    near: [
      [-0.9, 0.6],
      [-1.7, 0.5],
    ],
    arms: 'wide',
    lift: 60,
    drift: -55,
    nod: -44,
  },
  turned: { ...standing, turn: 0, look: -0.85 },
};

const both = (elbow: Point, hand: Point) => ({ near: [elbow, hand], far: [elbow, hand] }) as const;

type Reach = readonly [elbow: Point, hand: Point];

/** Elbow and hand from the shoulder, in arm lengths; x grows away from the body. */
export const armsOf: Readonly<Record<Arms, { near: Reach; far: Reach }>> = {
  down: both([0.34, 0.5], [0.3, 1]),
  up: both([0.95, 0], [0.98, -0.98]),
  hips: both([1.15, 0.3], [0.06, 0.95]),
  wide: both([0.5, 0.25], [1.05, -0.1]),
  pointing: {
    near: [
      [1.1, 0.3],
      [0.06, 0.95],
    ],
    far: [
      [0.5, 0.15],
      [1.2, -0.3],
    ],
  },
  cheeks: both([0.85, 0.45], [0.34, -0.36]),
  swinging: {
    near: [
      [0.5, 0.5],
      [0.9, 0.62],
    ],
    far: [
      [0.2, 0.6],
      [0.85, 0.45],
    ],
  },
  holding: {
    near: [
      [-0.2, 0.85],
      [-1.2, 0.62],
    ],
    far: [
      [0.4, 0.55],
      [0.85, 0.42],
    ],
  },
  carrying: both([0.5, 0.75], [-0.15, 0.86]),
};
