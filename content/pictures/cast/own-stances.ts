// For characters of the rig that also have stances of their own, or parts that follow the pose.
import { rigged } from './body.ts';
import type { Design } from './design.ts';
import { armLines, type ArmLine } from './limbs.ts';
import type { Character, Colors, Pose, Stance } from './pose.ts';
import { at, group, mirror, type Point } from '../shapes.ts';
import { isUpright, rigs } from './stances.ts';

/** A body that faces right, and where the chin of its head is. */
export interface OwnStance {
  behind: string;
  chin: Point;
  /** Degrees that the head drops. */
  nod?: number;
  before?: string;
}

/** `light` is -1 if the light comes from the left of the body as it is drawn, before it is mirrored. */
export type OwnStances<C> = Partial<Record<Stance, (c: C, light: number) => OwnStance>>;

/** A character of the rig that draws some stances itself. */
export function riggedWith<C extends Colors>(
  colors: C,
  design: (c: C, pose: Pose) => Design,
  own: OwnStances<C>,
): Character {
  const usual = rigged(colors, design);
  return {
    shadow: usual.shadow,
    draw: (pose) => {
      const stance = own[pose.does ?? 'standing'];
      if (stance === undefined) return usual.draw(pose);
      const side = pose.looks === 'left' ? -1 : 1;
      const { behind, chin, nod = 0, before = '' } = stance({ ...colors, ...pose.colors }, -side);
      // Peeking without its hands is a head alone, its chin on 0 0.
      const alone: Pose = { ...pose, does: 'peeking', arms: 'down' };
      const head = group(at(side * chin[0], chin[1], side * nod), usual.draw(alone));
      return `<g>${mirror(behind, side < 0)}${head}${mirror(before, side < 0)}</g>`;
    },
  };
}

/** Where the arms of a body are, from the foot of its trunk. */
export function armsIn(design: Design, pose: Pose): { far: ArmLine; near: ArmLine } {
  const { does = 'standing', looks } = pose;
  const rig = isUpright(does) ? rigs[does] : rigs.standing;
  return armLines(design, pose, looks === 'front' ? { ...rig, turn: 0 } : rig);
}
