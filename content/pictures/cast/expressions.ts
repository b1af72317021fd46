// What a feeling does to a face, as numbers.

/** 'asleep' is for a character that sleeps: its eyes are shut whatever it dreams. */
export const feelings = [
  'calm',
  'happy',
  'laughing',
  'sad',
  'cross',
  'scared',
  'surprised',
  'sleepy',
  'asleep',
] as const;
export type Feeling = (typeof feelings)[number];

export type Mouth =
  | 'smile'
  | 'grin'
  | 'laugh'
  | 'frown'
  | 'tight'
  | 'wobble'
  /** Round: it says 'oh', speaks, yawns, sings or blows. */
  | 'o'
  | 'small'
  | 'sleep'
  | 'shout';

export interface Expression {
  /** The height of the brows over the eyes, and how far the inner end lies above (+) or below (-) the outer. */
  brow: number;
  slant: number;
  eye: 'open' | 'laugh' | 'shut';
  /** How much of the eye the upper lid covers; its inner end lies higher (+) or lower (-). */
  lid: number;
  lidSlant: number;
  /** How far the cheek pushes up the lower lid. */
  low: number;
  /** Sizes; 1 is calm. */
  white: number;
  pupil: number;
  /** Where the pupils are within the eyes, -1 to 1, besides the way the head faces. */
  gaze: readonly [x: number, y: number];
  mouth: Mouth;
  blush: number;
  /** Ears, comb, crest: degrees that they drop (+) or rise (-). */
  ear: number;
  /** Degrees that the head drops (+). */
  nod: number;
  tear?: boolean;
}

const calm: Expression = {
  brow: 6,
  slant: 1,
  eye: 'open',
  lid: 0,
  lidSlant: 0,
  low: 0,
  white: 1,
  pupil: 1.04,
  gaze: [0, 0],
  mouth: 'smile',
  blush: 0.35,
  ear: 0,
  nod: 0,
};

export const expressions: Readonly<Record<Feeling, Expression>> = {
  calm,
  happy: {
    ...calm,
    brow: 9,
    low: 0.14,
    white: 1.05,
    pupil: 1.12,
    gaze: [0, -0.3],
    mouth: 'grin',
    blush: 0.75,
    ear: -6,
    nod: -2,
  },
  laughing: { ...calm, brow: 10, eye: 'laugh', mouth: 'laugh', blush: 0.9, ear: 6, nod: -5 },
  sad: {
    ...calm,
    slant: 6,
    lid: 0.3,
    lidSlant: 0.32,
    pupil: 1.08,
    gaze: [0, 0.7],
    mouth: 'frown',
    blush: 0.2,
    ear: 26,
    nod: 6,
    tear: true,
  },
  cross: {
    ...calm,
    brow: -1,
    slant: -6,
    lid: 0.33,
    lidSlant: -0.42,
    low: 0.1,
    pupil: 0.86,
    gaze: [0.2, 0],
    mouth: 'tight',
    blush: 0.6,
    ear: 18,
    nod: 3,
  },
  scared: {
    ...calm,
    brow: 12,
    slant: 6,
    white: 1.25,
    pupil: 0.58,
    gaze: [0.1, 0.1],
    mouth: 'wobble',
    blush: 0,
    ear: 30,
    nod: 2,
  },
  surprised: {
    ...calm,
    brow: 15,
    slant: 0,
    white: 1.2,
    pupil: 0.9,
    gaze: [0, -0.2],
    mouth: 'o',
    blush: 0.4,
    ear: -10,
    nod: -4,
  },
  // It yawns: the flat mouth that being tired suggests looks like sulking.
  sleepy: {
    ...calm,
    brow: 10,
    slant: 3,
    lid: 0.64,
    lidSlant: 0.12,
    low: 0.05,
    gaze: [0, 0.5],
    mouth: 'o',
    ear: 14,
    nod: 5,
  },
  asleep: { ...calm, brow: 4, eye: 'shut', lid: 1, mouth: 'sleep', blush: 0.5, ear: 12 },
};
