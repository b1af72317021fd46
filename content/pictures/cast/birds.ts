// What the birds share: how their build changes with what they do.
import { rigged } from './body.ts';
import type { Design } from './design.ts';
import type { Character, Colors, Pose } from './pose.ts';
import { group } from '../shapes.ts';

/** Where a long neck would reach into the ground. */
export const isLow = ({ does }: Pose) => does === 'lying' || does === 'peeking';

/** A bird that settles down flat when it lies, and whose wings leave its beak free when they are at its cheeks. */
export function feathered<C extends Colors>(
  colors: C,
  design: (colors: C, pose: Pose) => Design,
): Character {
  const character = rigged(colors, (c, pose) => {
    const usual = design(c, pose);
    if (pose.does === 'lying')
      return {
        ...usual,
        trunk: usual.trunk * 0.72,
        arm: usual.arm * 0.62,
        waist: usual.waist * 1.16,
        shoulder: usual.shoulder * 1.2,
        tailAt: [-usual.waist * 0.7, -14],
      };
    // A beak that is wide open would reach under the edge.
    if (pose.does === 'peeking')
      return {
        ...usual,
        muzzle: (e, turn, light) =>
          group(
            `translate(0 ${e.mouth === 'laugh' ? -7 : -4})`,
            usual.muzzle({ ...e, mouth: e.mouth === 'laugh' ? 'grin' : e.mouth }, turn, light),
          ),
      };
    return pose.arms === 'cheeks' ? { ...usual, arm: usual.arm * 0.78 } : usual;
  });
  // It lies no wider than it sits.
  const settled = (pose: Pose): Pose =>
    pose.does === 'lying' ? { ...pose, does: 'sitting' } : pose;
  return { ...character, shadow: (pose) => character.shadow(settled(pose)) };
}
