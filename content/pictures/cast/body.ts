// Draws a character from its design: one SVG group that stands on 0 0.
import type { Design } from './design.ts';
import { expressionOf, facing, lightOn, lookOf } from './acting.ts';
import { drawHead, type Posed } from './head.ts';
import { drawFoot, drawLeg, drawSole } from './limbs.ts';
import type { Character, Colors, Pose, Stance } from './pose.ts';
import { at, bend, d, group, lit, line, oval, type Point } from '../shapes.ts';
import { isUpright, rigs, type Upright } from './stances.ts';
import { drawTorso, drawTrunk } from './torso.ts';

function drawUpright(posed: Posed, stance: Upright, usual = rigs[stance]): string {
  const { design, pose } = posed;
  const rig = pose.looks === 'front' ? { ...usual, turn: 0 } : usual;
  const sits = stance === 'sitting' && design.kind !== 'bird';
  const legs =
    sits && design.kind === 'beast'
      ? ([1, -1] as const)
          .map((side) =>
            drawSole(design, side * design.waist * 0.72 + rig.turn * 12, design.limb, side * 16),
          )
          .join('')
      : drawLeg(design, rig, 1) + drawLeg(design, rig, -1);
  const torso = group(at(0, -rig.hip * design.leg, rig.lean), drawTorso(posed, rig, stance));
  const body = sits ? torso + legs : legs + torso;
  return rig.lift === 0 ? body : group(at(rig.drift, -rig.lift), body);
}

/** On its belly, the head on its paws. A bird sits with its head drawn in, a person lies on its back. */
function drawLying(posed: Posed): string {
  const { design, expression, pose } = posed;
  if (design.kind === 'bird') {
    const low: Posed = { ...posed, design: { ...design, neck: Math.min(design.neck, 0.32) } };
    const rig = { ...rigs.sitting, hip: 0.05, lean: 8, nod: 12 };
    return group(at(0, -rig.hip * design.leg, rig.lean), drawTorso(low, rig, 'sitting'));
  }
  if (design.kind === 'person') {
    // The head faces the reader.
    const rig = { ...rigs.standing, turn: 0, look: 0.2, nod: -66 };
    const high = design.trunk + design.leg;
    const body =
      drawLeg(design, rig, 1) +
      drawLeg(design, rig, -1) +
      group(at(0, -design.leg), drawTorso(posed, rig, 'standing'));
    return group(at(-high * 0.68, -Math.max(design.waist, design.headW) * 0.95, 90), body);
  }
  const long = design.trunk * 0.78 + design.waist * 0.25;
  const high = Math.min(design.waist * 0.86, design.trunk * 0.5);
  const headX = long * 0.72;
  const tail = design.tail
    ? group(at(-long * 0.7, -high * 0.8, -30, 0.85), design.tail(expression))
    : '';
  const body = d`M${-long} ${-high * 0.7}C${-long} ${-high * 2.3} ${long * 0.7} ${-high * 2.2} ${long} ${-high * 0.8}C${long * 1.1} 1 ${long * 0.6} 1 0 1C${-long * 0.7} 1 ${-long} 1 ${-long} ${-high * 0.7}z`;
  const haunch = d`M${-long * 0.18} -3C${-long * 0.05} ${-high * 0.9} ${-long * 0.5} ${-high * 1.2} ${-long * 0.72} ${-high * 1.02}`;
  const paw: Point = [headX + design.headW * 0.55, -design.limb * 0.45];
  return [
    tail,
    lit(body, design.colors.base, design.colors.shade, posed.light),
    design.belly === undefined
      ? ''
      : oval(long * 0.1, -high * 0.34, long * 0.62, high * 0.32, design.colors.light),
    line(haunch, design.colors.shade, 4),
    oval(
      -long * 0.3,
      -design.limb * 0.44,
      design.limb,
      design.limb * 0.44,
      design.foot ?? design.colors.shade,
    ),
    line(
      bend([long * 0.45, -design.limb * 0.5], [long * 0.7, -design.limb * 0.3], paw),
      design.armColor ?? design.colors.shade,
      design.limb * 0.9,
    ),
    design.hand === undefined
      ? ''
      : oval(paw[0], paw[1], design.limb * 0.5, design.limb * 0.45, design.hand),
    group(at(headX, -design.headH * 0.97, 6), drawHead(posed, pose.head === 'front' ? 0 : 0.3)),
  ].join('');
}

/** On hands and feet; a bird creeps, bent low. */
function drawCrawling(posed: Posed): string {
  const { design, expression, pose } = posed;
  if (design.kind === 'bird') {
    const low = { ...rigs.walking, hip: 0.8, lean: 46, nod: -40, arms: 'down' } as const;
    return drawUpright(posed, 'walking', low);
  }
  const axis = design.waist * 0.76 + design.leg * 0.55;
  const [hip, shoulder] = [-design.trunk * 0.5, design.trunk * 0.42];
  const wide = design.limb * 1.1;
  const limb = (x: number, foot: number, far: boolean, arm: boolean) => {
    const color =
      (arm ? design.armColor : design.legColor) ?? (far ? design.colors.shade : design.colors.base);
    const tip = (arm ? design.hand : design.foot) ?? design.foot ?? color;
    const ankle: Point = [foot, -design.limb * 0.6];
    return (
      line(bend([x, -axis * 0.8], [(x + foot) / 2 - 4, -axis * 0.4], ankle), color, wide) +
      drawFoot(design, foot, 0, 1, 0, tip)
    );
  };
  const tail = design.tail
    ? group(at(hip - 8, -axis - design.waist * 0.2, -20, 0.9), design.tail(expression))
    : '';
  const trunk = group(at(hip - 4, -axis, 84, 0.8, 1), drawTrunk(posed, 1, true));
  const look = lookOf(pose, 0.8);
  const head = group(
    at(
      shoulder + design.headW * 0.5,
      -axis - design.headH * 0.42 * Math.max(1, design.neck),
      expression.nod * 0.6,
    ),
    drawHead(posed, look),
  );
  return [
    tail,
    limb(hip + 14, hip + 24, true, false),
    limb(shoulder - 2, shoulder + 18, true, true),
    trunk,
    limb(hip, hip - 8, false, false),
    limb(shoulder - 16, shoulder - 12, false, true),
    head,
  ].join('');
}

/** The head over an edge at the ground line, and the hands on it. */
function drawPeeking(posed: Posed): string {
  const { design, expression, pose } = posed;
  const look = lookOf(pose, 0.4);
  const head = group(at(0, -design.headH * 0.96, expression.nod * 0.4), drawHead(posed, look));
  if (pose.arms === 'down') return head;
  const color = design.hand ?? design.wing ?? design.armColor ?? design.colors.base;
  const x = design.headW * 0.92 + design.limb * 0.3;
  const hands = [-1, 1].map(
    (side) =>
      oval(
        side * x,
        -design.limb * 0.5,
        design.limb * 0.62,
        design.limb * 0.5,
        design.rim ?? design.colors.shade,
      ) + oval(side * x, -design.limb * 0.5 - 1.5, design.limb * 0.52, design.limb * 0.42, color),
  );
  return head + hands.join('');
}

const low = { lying: drawLying, crawling: drawCrawling, peeking: drawPeeking };

/** Half the width of the shadow, in half widths of the trunk. */
const shadows: Partial<Record<Stance, number>> = {
  lying: 1.9,
  crawling: 1.6,
  jumping: 0.9,
  flying: 1,
  peeking: 0,
};

/**
 * A character of the rig. `design` builds it from its colours, which a scene may change, and from the pose where
 * that matters: hair from behind, a neck that bends to the ground.
 */
export function rigged<C extends Colors>(
  colors: C,
  design: (colors: C, pose: Pose) => Design,
): Character {
  return {
    shadow: (pose) => {
      const { does = 'standing' } = pose;
      return does === 'peeking' ? 0 : design(colors, pose).waist * (shadows[does] ?? 1.3) + 6;
    },
    draw: (pose) => {
      const { does = 'standing' } = pose;
      const posed: Posed = {
        design: design({ ...colors, ...pose.colors }, pose),
        expression: expressionOf(pose, 1),
        pose,
        light: lightOn(pose),
      };
      return facing(pose, isUpright(does) ? drawUpright(posed, does) : low[does](posed));
    },
  };
}
