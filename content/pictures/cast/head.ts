// The head of a body.
import { expressionOf, isAway } from './acting.ts';
import type { Design } from './design.ts';
import type { Expression } from './expressions.ts';
import { drawCheeks, drawEyes } from './face.ts';
import { drawHat } from './limbs.ts';
import type { Pose } from './pose.ts';
import { at, group, lit, mirror, shape, skull } from '../shapes.ts';

/** A design in a pose: what the functions that draw its parts share. */
export interface Posed {
  design: Design;
  expression: Expression;
  pose: Pose;
  /** -1 if the light comes from the left of the body as it is drawn, before it is mirrored. */
  light: number;
}

/** A head about 0 0. `look` is how far it faces to the right; a negative one is to the left. */
export function drawHead({ design, pose, light }: Posed, look: number): string {
  const expression = expressionOf(pose, look);
  // A beak reads best from the side.
  const turn = Math.min(1, Math.abs(look) * (design.kind === 'bird' ? 1.5 : 1));
  const side = look < 0 ? -light : light;
  const shift = turn * design.headW * 0.2;
  const away = isAway(pose);
  const bone = skull(design.headW, design.headH, design.cheek, design.crown);
  const head = [
    design.ears?.(expression, turn, side) ?? '',
    away && design.nape !== undefined
      ? shape(bone, design.nape)
      : lit(
          bone,
          design.headColor ?? design.colors.base,
          design.headShade ?? design.colors.shade,
          side,
        ),
    away ? '' : (design.marks?.(expression, turn, side) ?? ''),
    away
      ? ''
      : group(
          at(shift, 0),
          drawCheeks(design.eyes, expression, turn) +
            design.muzzle(expression, turn, side) +
            drawEyes(design.eyes, expression, { turn, light: side }),
        ),
    away && design.nape !== undefined ? '' : (design.top?.(expression, turn, side) ?? ''),
    drawHat(pose, shift * 0.4, design.hatY),
  ].join('');
  return mirror(head, look < 0);
}
