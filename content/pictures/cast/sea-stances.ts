// The stances of sea creatures: how a body leans, lifts and sinks, and what its legs or tentacles do.
import type { Arms, Stance } from './pose.ts';
import type { Point } from '../shapes.ts';

/** Two points: of the far and the near hand, or of elbow and hand. */
export type Four = readonly [x: number, y: number, nextX: number, nextY: number];

/** What legs, tails and tentacles do. */
export type Gait = 'still' | 'step' | 'run' | 'hang' | 'fold' | 'trail';

/** How a body is in a stance. */
export interface Swim {
  turn: number;
  look: number;
  lean: number;
  lift: number;
  /** How far the body sinks onto its legs, 0 to 1. */
  drop: number;
  squash: Point;
  arms: Arms;
  gait: Gait;
  /** Degrees that the face turns against the body. */
  nod: number;
  /** Where the middle of the face is, and the far and the near hand, if not in their usual places. */
  face?: Point;
  hands?: Four;
}

const standing: Swim = {
  turn: 0.45,
  look: 0.5,
  lean: 0,
  lift: 0,
  drop: 0,
  squash: [1, 1],
  arms: 'down',
  gait: 'still',
  nod: 0,
};

export const swims: Readonly<Record<Stance, Swim>> = {
  standing,
  walking: { ...standing, turn: 0.9, look: 0.9, lean: 6, arms: 'swinging', gait: 'step' },
  running: {
    ...standing,
    turn: 1,
    look: 1,
    lean: 18,
    lift: 16,
    squash: [1.05, 0.95],
    arms: 'swinging',
    gait: 'run',
    nod: -10,
  },
  jumping: {
    ...standing,
    turn: 0.3,
    look: 0.4,
    lift: 50,
    squash: [0.96, 1.05],
    arms: 'up',
    gait: 'hang',
  },
  sitting: { ...standing, drop: 0.75, squash: [1.06, 0.92], gait: 'fold' },
  lying: { ...standing, turn: 0.5, look: 0.4, drop: 1, squash: [1.16, 0.72], gait: 'fold', nod: 6 },
  crawling: {
    ...standing,
    turn: 0.9,
    look: 0.9,
    lean: 14,
    drop: 0.9,
    squash: [1.1, 0.84],
    arms: 'holding',
    gait: 'step',
    nod: -8,
  },
  tugging: { ...standing, turn: 1, look: 1, lean: -20, arms: 'holding', gait: 'step', nod: 14 },
  flying: {
    ...standing,
    turn: 0.9,
    look: 0.9,
    lean: 52,
    lift: 62,
    arms: 'wide',
    gait: 'trail',
    nod: -46,
  },
  turned: { ...standing, turn: 0, look: -0.85 },
  peeking: { ...standing, look: 0.4 },
};
