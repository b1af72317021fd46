// The crab: red, as wide as a table, with eyes on stalks and two big claws. Maud has a third claw, a pink one.
import { drawMouth, eyesWith } from '../face.ts';
import { clawAt } from '../parts.ts';
import { seaCreature } from '../sea.ts';
import type { Gait } from '../sea-stances.ts';
import { at, bend, circle, d, group, line, lit, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#ea4f3d',
  shade: '#c2342c',
  light: '#ffc2a1',
  lid: '#d63f33',
  brow: '#8f1f24',
  blush: '#ffa877',
  /** The third claw of Maud; '' is none. */
  third: '',
};

/** How far the feet go along and up, on the left and on the right. */
const steps: Record<Gait, readonly [x: number, y: number, farX: number, farY: number]> = {
  still: [0, 0, 0, 0],
  step: [-8, 6, 10, 10],
  run: [-20, 22, 12, 4],
  hang: [22, -12, -22, -12],
  fold: [-16, 0, 16, 0],
  trail: [-22, -10, -46, -18],
};

/** The outline of a claw that points up from 0 0. */
export const PINCERS =
  'M-15 2C-34 -14 -30 -48 -5 -58C-8 -44 -4 -36 5 -28C8 -40 14 -46 24 -48C32 -28 28 -6 14 4Q0 12 -15 2z';

/** A claw that points up from 0 0. */
const claw = (color: string, light: string, rim = '') =>
  (rim === '' ? '' : line(PINCERS, rim, 6)) +
  shape(PINCERS, color) +
  line('M-20 -18Q-21 -32 -14 -42', light, 4);

export const crabWith = (own: Partial<typeof colors>) =>
  seaCreature({ ...colors, ...own }, (c) => ({
    colors: c,
    eyes: eyesWith({ lid: c.lid, brow: c.brow }, { x: 25, y: -62, rx: 12, ry: 13.5, rise: 0.7 }),
    wide: 96,
    middle: -60,
    legs: 24,
    face: [0, -72],
    slide: 9,
    over: 26,
    shoulder: [66, -66],
    arm: 44,
    grip: 54,
    rest: 'swinging',
    reach: {
      down: [0.75, -0.1, 0.72, 0.2],
      swinging: [0.75, 0.35, 0.85, -0.3],
      up: [0.75, 0.1, 0.6, -0.85],
      hips: [0.9, -0.35, 0.42, 0.1],
      holding: [0.7, 0.4, 0.8, 0],
      wide: [0.6, 0.2, 0.95, -0.05],
      cheeks: [0.85, 0.3, 0.05, -0.05],
      carrying: [0.5, 0.8, -0.3, 0.7],
    },
    stances: {
      walking: { lean: 3, arms: 'up' },
      running: { lean: 10, lift: 14, nod: -6 },
      crawling: { lean: 4, nod: -2 },
      tugging: { lean: -6, nod: 6, hands: [152, -60, 80, -22] },
      flying: { lean: 20, nod: -14, arms: 'up' },
    },
    under: ({ gait, drop }) => {
      const [nearX, nearY, farX, farY] = steps[gait];
      const legs = [0, 1, 2].map((i) => {
        const leg = (side: number, x: number, y: number) => {
          const lift = i === 1 ? Math.max(0, y) : y < 0 ? y : 0;
          const foot = side * (44 + i * 23) + x * (i === 1 && gait === 'step' ? -0.6 : 1);
          return d`M${side * (30 + i * 14)} ${-50 + drop}Q${side * (54 + i * 22)} ${-48 + drop} ${foot} ${-3 - Math.abs(lift)}`;
        };
        return leg(-1, nearX, nearY) + leg(1, farX, farY);
      });
      return (
        line(legs.join(''), c.shade, 10) +
        (c.third === ''
          ? ''
          : line(d`M4 ${-72 + drop}q-18 -36 0 -90`, c.third, 11) +
            group(at(4, drop - 162, 12), claw(c.third, '#fff')))
      );
    },
    body: ({ light, back }) =>
      lit(
        'M0 -120C52 -120 88 -96 88 -66C88 -36 44 -20 0 -20S-88 -36 -88 -66C-88 -96 -52 -120 0 -120z',
        c.base,
        c.shade,
        light,
        3,
      ) +
      (back
        ? circle(30, -88, 9, c.shade) + circle(54, -62, 7, c.shade) + circle(14, -54, 6, c.shade)
        : oval(0, -34, 50, 11, c.light)),
    brow: (_e, turn) => {
      const right = 25 - 4 * turn;
      return (
        line(d`M-20 -30L-25 -60M${right - 4} -30L${right} -60`, c.shade, 12) +
        oval(-25, -62, 16, 17.5, c.base) +
        oval(right, -62, 16 - turn, 17.5, c.base)
      );
    },
    muzzle: (e, turn) =>
      `<g opacity="${e.blush}">${oval(-46, 0, 12, 7, c.blush)}${oval(46 - turn * 8, 0, 12 - turn * 3, 7, c.blush)}</g>` +
      drawMouth(e.mouth, turn * 4, -6, 17),
    limb: ({ shoulder, elbow, hand }, side, _sea, held) =>
      line(bend(shoulder, elbow, hand), c.shade, 14) +
      held +
      clawAt(
        elbow,
        hand,
        -side,
        claw(c.base, c.light, Math.abs(hand[0]) < 92 && hand[1] > -96 ? c.shade : ''),
      ),
    hatY: -74,
    dome: 'M-84 2C-84 -62 84 -62 84 2z',
    domeFace: -14,
    domeHand: 98,
  }));

export const crab = crabWith({});
