// Cecil the snail: a round spiral shell on a soft honey-coloured body, with eyes on two horns.
import { creature, drawHead, type Acting } from '../crawlers.ts';
import { drawCheeks, drawEyes, drawMouth, eyesWith } from '../face.ts';
import { drawProp } from '../limbs.ts';
import type { Stance } from '../pose.ts';
import { at, d, group, line, lit, oval, shape, skull, type Point, ring } from '../../shapes.ts';

const colors = {
  base: '#f0c078',
  shade: '#d69c52',
  light: '#fbe3b4',
  lid: '#e0ab60',
  brow: '#a8702f',
  shell: '#c9573f',
  shellShade: '#a33f30',
  whorl: '#f2a074',
};

interface Place {
  head: Point;
  tail: number;
  /** The front end of the foot. */
  front: number;
  shell: readonly [x: number, y: number, turn: number];
  lean?: number;
  lift?: number;
}

const places: Record<Exclude<Stance, 'peeking' | 'turned'>, Place> = {
  standing: { head: [52, -78], tail: -92, front: 64, shell: [-18, -66, 0] },
  walking: { head: [68, -64], tail: -106, front: 82, shell: [-22, -64, -8] },
  running: { head: [92, -62], tail: -96, front: 66, shell: [-22, -66, -24], lean: 7, lift: 10 },
  jumping: { head: [50, -88], tail: -84, front: 52, shell: [-18, -66, 8], lean: -22, lift: 44 },
  sitting: { head: [34, -88], tail: -54, front: 46, shell: [-24, -56, -30] },
  lying: { head: [66, -33], tail: -86, front: 84, shell: [-20, -54, 12] },
  crawling: { head: [92, -38], tail: -120, front: 108, shell: [-18, -56, -4] },
  tugging: { head: [20, -92], tail: -88, front: 56, shell: [-34, -62, -26], lean: -8, lift: 8 },
  flying: { head: [90, -70], tail: -96, front: 60, shell: [-16, -62, 16], lean: -6, lift: 66 },
};

function face(
  c: typeof colors,
  { expression, arms, does }: Acting,
  turn: number,
  light: number,
): string {
  // The horns droop with the ears of the others, and shrink back when it is scared.
  const stretch =
    does !== 'jumping' && (arms === 'up' || arms === 'wide' || arms === 'pointing') ? 10 : 0;
  const high =
    58 + stretch - Math.min(14, Math.max(0, expression.ear)) - (expression.pupil < 0.7 ? 8 : 0);
  const ball = 2.5 + 13 * expression.white;
  const eyes = eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#ee6a55' },
    { x: 19, y: -high, rx: 13, ry: 15 },
  );
  const cheeks = { ...eyes, y: -15, cheek: 2 };
  const shift = turn * 6;
  return [
    line(
      d`M-12 -18Q${shift - 18} ${-high * 0.6} ${shift - 19} ${-high}M14 -18Q${shift + 17} ${-high * 0.6} ${shift + 17} ${-high}`,
      c.shade,
      10,
    ),
    oval(shift - 19, -high, ball, ball + 2, c.base),
    oval(shift + 19 - turn * 3, -high, ball - turn * 2, ball + 2, c.base),
    lit(skull(37, 32, 0.2), c.base, c.shade, light),
    group(
      at(shift, 0),
      drawCheeks(cheeks, expression, turn) +
        drawMouth(expression.mouth, 0, 3, 12) +
        drawEyes(eyes, expression, { turn, light }),
    ),
  ].join('');
}

/** The line on the shell, about its middle. */
export const WHORL =
  'M43 8a41 41 0 0 0-82-6a34 34 0 0 0 68 4a27 27 0 0 0-54-3a20 20 0 0 0 40 2a12 12 0 0 0-23 0';

const shell = (c: typeof colors, [x, y, turn]: Place['shell'], light: number) =>
  group(
    at(x, y, turn),
    lit(ring(0, 0, 55), c.shell, c.shellShade, light, 2) + line(WHORL, c.whorl, 7),
  );

function draw(c: typeof colors, acting: Acting): string {
  const { does, light, pose } = acting;
  const head = (point: Point, tilt = 0) =>
    drawHead(acting, point, -30, (turn, side) => face(c, acting, turn, side), {
      tilt,
      behind: true,
    });
  if (does === 'peeking') return head([0, -30]);
  if (does === 'turned') {
    return [
      lit('M-20 -40Q-12 -120 0 -130H36Q30 -90 24 -40z', c.base, c.shade, light),
      head([8, -142]),
      shape('M-46 3Q-44 -26 0 -26T46 3z', c.shade),
      group(
        at(0, -66, 0, 0.84, 1),
        lit(ring(0, 0, 55), c.shell, c.shellShade, light, 2) +
          line('M-26 -40Q-34 0 -26 40M26 -40Q34 0 26 40M0 -48V48', c.whorl, 7),
      ),
      shape('M-26 3Q-14 -4 0 -26Q14 -4 26 3z', c.base),
    ].join('');
  }
  const { head: headAt, tail, front, shell: home, lean = 0, lift = 0 } = places[does];
  const [x, y] = headAt;
  const foot = d`M${tail} 3C${tail + 34} -2 -40 -36 -6 -36C14 -36 ${x - 26} ${y + 34} ${x - 28} ${y}H${x + 28}C${x + 26} ${y + 40} ${front - 4} -16 ${front + 12} 3z`;
  const body = [
    shell(c, home, light),
    lit(foot, c.base, c.shade, light),
    line(d`M${tail + 24} 0Q0 -5 ${front - 2} 0`, c.light, 5),
    pose.holds ? drawProp(pose.holds, x + 18, y + 44) : '',
    head(headAt, does === 'lying' ? 6 : -lean),
  ].join('');
  return group(at(0, -lift, lean), body);
}

export const snail = creature(
  colors,
  (does) => (does === 'sitting' || does === 'turned' ? 62 : 92),
  draw,
);
