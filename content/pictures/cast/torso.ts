// The trunk of a body, with what is on it and around it: arms, tail and head.
import { lookOf, nodOf } from './acting.ts';
import type { Design } from './design.ts';
import { drawHead, type Posed } from './head.ts';
import { armLines, armsOfPose, drawArm, drawHand, drawProp, type ArmLine } from './limbs.ts';
import type { Arms, Prop } from './pose.ts';
import { at, group, lit, oval, pear } from '../shapes.ts';
import type { Rig, Upright } from './stances.ts';

export function drawTrunk({ design, light }: Posed, turn: number, back: boolean): string {
  const belly = design.belly;
  return [
    lit(
      pear(design.shoulder, design.waist, design.trunk),
      design.colors.base,
      design.colors.shade,
      light,
      1.6,
    ),
    belly === undefined || back
      ? ''
      : oval(
          turn * design.waist * 0.3,
          -design.trunk * 0.36,
          design.waist * belly[0] * (1 - 0.15 * turn),
          design.trunk * belly[1],
          design.colors.light,
        ),
    design.coat?.(turn, back) ?? '',
  ].join('');
}

/** What is held: in the far hand, or before the belly if it carries. */
function heldAt(held: Prop | undefined, arms: Arms, design: Design, far: ArmLine): string {
  if (held === undefined) return '';
  return arms === 'carrying'
    ? drawProp(held, 0, -design.trunk * 0.28)
    : drawProp(held, far.hand[0], far.hand[1] - held.size * 0.3);
}

const raised = (arms: Arms) => arms === 'up' || arms === 'cheeks';

/** Trunk, arms, tail and head, from the foot of the trunk. */
export function drawTorso(posed: Posed, rig: Rig, stance: Upright): string {
  const { design, expression, pose } = posed;
  const back = stance === 'turned';
  const arms = armsOfPose(design, pose, rig);
  const lines = armLines(design, pose, rig);
  const held = heldAt(pose.holds, arms, design, lines.far);
  const reaching = pose.reaches !== undefined;
  const toHead = [lines.far, lines.near].some(({ hand }) => hand[1] < -design.trunk);
  const over = reaching ? toHead : raised(arms);
  // Turned to the side, the far arm is behind the trunk unless its hand is before the body.
  const before = reaching
    ? lines.far.hand[0] < design.shoulder * 1.2
    : ['hips', 'carrying', 'cheeks'].includes(arms);
  const behind: 'both' | 'far' | 'none' =
    back || (design.kind === 'bird' && arms === 'up')
      ? 'both'
      : rig.turn > 0.3 && !before
        ? 'far'
        : 'none';
  const draw = (side: 'near' | 'far', rim: boolean, inHand = '') =>
    drawArm(design, side === 'far' ? 1 : -1, lines[side], { turn: rig.turn, rim, held: inHand });
  const backArms =
    behind === 'none' ? '' : draw('far', false) + (behind === 'both' ? draw('near', false) : '');
  // What is held is before the trunk, also where the arm that holds it is behind.
  const frontArms = {
    both: back ? '' : held,
    far: (held && held + drawHand(design, lines.far)) + draw('near', true),
    none: draw('far', !over, held) + draw('near', true),
  }[behind];
  const headX = design.shoulder * 0.22 * rig.turn;
  const headY = -design.trunk - design.headH * design.neck;
  const look = lookOf(pose, rig.look);
  const head = group(at(headX, headY, nodOf(expression, look) + rig.nod), drawHead(posed, look));
  const chin = oval(
    headX,
    headY + design.headH * 0.34,
    Math.min(design.headW * 0.8, design.shoulder * 0.94),
    design.headH * 0.8,
    design.colors.shade,
  );
  const tail = design.tail
    ? group(
        at(
          back ? 0 : (design.tailAt?.[0] ?? -design.waist * 0.7),
          (design.tailAt?.[1] ?? -10) + (back ? 6 : 0),
        ),
        design.tail(expression),
      )
    : '';
  return [
    back ? '' : tail,
    backArms,
    back ? held : '',
    drawTrunk(posed, rig.turn, back),
    back ? tail : '',
    design.neck < 1.1 ? chin : '',
    ...(over ? [head, frontArms] : [frontArms, head]),
  ].join('');
}
