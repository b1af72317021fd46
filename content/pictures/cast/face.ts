// A face: brows, eyes, lids, mouth and cheeks. All characters have eyes of the same build.
import type { Expression, Mouth } from './expressions.ts';
import { INK, bend, circle, d, eyelid, line, oval, round, shape, type Point } from '../shapes.ts';

export interface Eyes {
  /** Half the distance of the eyes, their height over the middle of the head, half their width and height. */
  x: number;
  y: number;
  rx: number;
  ry: number;
  lid: string;
  brow: string;
  blush: string | undefined;
  /** The colour round the pupil, where it is not just dark. */
  iris?: string;
  white: string;
  /** How far the cheeks lie outside the eyes. */
  cheek: number;
  /** The line of shut eyes, lighter where the face is dark. */
  ink: string;
  /** How much of their rise the brows make. */
  rise: number;
}

/** The eyes of most, with what differs. */
export const eyesWith = (
  colors: { lid: string; brow: string; blush?: string },
  more: Partial<Eyes> = {},
): Eyes => ({
  x: 19,
  y: -6,
  rx: 9.5,
  ry: 11.5,
  white: '#fff',
  cheek: 11,
  ink: INK,
  rise: 1,
  blush: undefined,
  ...colors,
  ...more,
});

/** How far a head faces to the right: 0 is to the front, 1 to the side. `light` is -1 if the light comes from the left. */
export interface Turned {
  turn: number;
  light: number;
}

function brow(
  eyes: Eyes,
  expression: Expression,
  x: number,
  top: number,
  side: number,
  far: number,
) {
  const y = top - expression.brow * eyes.rise;
  const half = eyes.rx * 0.95 * (1 - 0.16 * far);
  const [inner, outer] = [y - expression.slant / 2, y + expression.slant / 2];
  const [left, right] = side < 0 ? [outer, inner] : [inner, outer];
  const [lift, width] = expression.slant < 0 ? [1.5, 5] : [4.5, 4];
  return line(
    bend([x - half, left], [x, (left + right) / 2 - lift], [x + half, right]),
    eyes.brow,
    width,
  );
}

function openEye(
  eyes: Eyes,
  e: Expression,
  [x, y]: Point,
  [rx, ry]: Point,
  side: number,
  { turn, light }: Turned,
) {
  const far = side > 0 ? turn : 0;
  const [pw, ph] = [eyes.rx * 0.66 * e.pupil * (1 - 0.12 * far), eyes.ry * 0.7 * e.pupil];
  const inward = turn === 0 ? side * 0.9 : 0;
  const px = x + Math.max(-1, Math.min(1, turn * 0.55 + e.gaze[0])) * Math.max(0, rx - pw) - inward;
  const py = y + e.gaze[1] * Math.max(0, ry - ph) + 0.6;
  const upper = eyelid([x, y], [rx + 0.8, ry + 0.8], e.lid, side * e.lidSlant);
  const lower = eyelid([x, y], [rx + 0.8, ry + 0.8], e.low, 0, true);
  return [
    oval(x, y, rx, ry, eyes.white),
    oval(px, py, pw, ph, eyes.iris ?? INK),
    eyes.iris === undefined ? '' : oval(px, py, pw * 0.62, ph * 0.66, INK),
    circle(px + light * pw * 0.3, py - ph * 0.42, pw * 0.36, '#fff'),
    e.lid > 0.02 ? shape(upper.lid, eyes.lid) + line(upper.edge, INK, 2.6) : '',
    e.low > 0.02 ? shape(lower.lid, eyes.lid) : '',
  ].join('');
}

/** The eye on one side of a face (-1 or 1), with its brow, in units of the head. */
function drawEye(eyes: Eyes, e: Expression, side: -1 | 1, turned: Turned): string {
  // The eye on the far side of the head is narrower and nearer to the middle.
  const far = side > 0 ? turned.turn : 0;
  const x = side * eyes.x * (1 - 0.16 * far);
  const { y } = eyes;
  const [rx, ry] = [eyes.rx * e.white * (1 - 0.16 * far), eyes.ry * e.white];
  const eye = {
    open: () => openEye(eyes, e, [x, y], [rx, ry], side, turned),
    laugh: () => line(bend([x - rx, y + 4], [x, y - ry * 1.35], [x + rx, y + 4]), eyes.ink, 4),
    shut: () => line(bend([x - rx, y + 1], [x, y + ry * 1.1], [x + rx, y + 1]), eyes.ink, 3.6),
  }[e.eye]();
  const tear =
    e.tear === true && side < 0
      ? shape(d`M${x - rx * 0.4} ${y + ry}q-6 9 0 12q6 -3 0 -12z`, '#3fa9ea')
      : '';
  return eye + brow(eyes, e, x, y - ry, side, far) + tear;
}

export const drawEyes = (eyes: Eyes, e: Expression, turned: Turned) =>
  drawEye(eyes, e, -1, turned) + drawEye(eyes, e, 1, turned);

export function drawCheeks(eyes: Eyes, { blush }: Expression, turn: number): string {
  if (blush === 0 || eyes.blush === undefined) return '';
  const y = round(eyes.y + eyes.ry + 9);
  const [near, far] = [-(eyes.x + eyes.cheek), (eyes.x + eyes.cheek) * (1 - 0.26 * turn)];
  return `<g fill="${eyes.blush}" fill-opacity="${blush}"><ellipse cx="${round(near)}" cy="${y}" rx="9" ry="6"/><ellipse cx="${round(far)}" cy="${y}" rx="${round(9 - 2.7 * turn)}" ry="6"/></g>`;
}

/** The inside of a mouth. */
export const THROAT = '#7d2438';
const TONGUE = '#f47f86';

function openMouth(x: number, y: number, half: number, high: number, up: number): string {
  const low = y + high;
  return (
    shape(
      d`M${x - half} ${y}Q${x} ${y + up} ${x + half} ${y}C${x + half} ${low} ${x + half * 0.5} ${low} ${x} ${low}S${x - half} ${low} ${x - half} ${y}z`,
      THROAT,
    ) +
    shape(
      d`M${x - half * 0.62} ${y + high * 0.82}Q${x} ${y + high * 0.36} ${x + half * 0.62} ${y + high * 0.82}Q${x} ${y + high * 1.12} ${x - half * 0.62} ${y + high * 0.82}z`,
      TONGUE,
    )
  );
}

function shoutingMouth(x: number, y: number, w: number): string {
  const [half, high] = [w * 1.25, w * 1.5];
  return (
    shape(
      d`M${x - half * 0.75} ${y - 2}Q${x} ${y - 9} ${x + half * 0.75} ${y - 2}C${x + half * 1.3} ${y + high} ${x + half * 0.9} ${y + high} ${x} ${y + high * 0.86}C${x - half * 0.9} ${y + high} ${x - half * 1.3} ${y + high} ${x - half * 0.75} ${y - 2}z`,
      THROAT,
    ) +
    shape(
      d`M${x - half * 0.66} ${y - 1}Q${x} ${y - 7} ${x + half * 0.66} ${y - 1}L${x + half * 0.6} ${y + 4}Q${x} ${y} ${x - half * 0.6} ${y + 4}z`,
      '#fff',
    ) +
    shape(
      d`M${x - half * 0.6} ${y + high * 0.84}Q${x} ${y + high * 0.4} ${x + half * 0.6} ${y + high * 0.84}Q${x} ${y + high * 0.74} ${x - half * 0.6} ${y + high * 0.84}z`,
      TONGUE,
    )
  );
}

/** The mouth about x, y; `w` is half its width when calm. */
export function drawMouth(kind: Mouth, x: number, y: number, w: number, ink = INK): string {
  const q = w / 2;
  switch (kind) {
    case 'smile':
      return line(bend([x - w, y], [x, y + w * 0.9], [x + w, y]), ink, 3.2);
    case 'grin':
      return openMouth(x, y, w * 1.15, w * 1.15, 4);
    case 'laugh':
      return openMouth(x, y, w * 1.5, w * 1.75, 3);
    case 'shout':
      return shoutingMouth(x, y, w);
    case 'frown':
      return line(bend([x - w, y + 6], [x, y - w * 0.55], [x + w, y + 6]), ink, 3.4);
    case 'tight':
      return line(
        d`M${x - w * 0.9} ${y + 5}Q${x - w * 0.2} ${y - 2} ${x + w * 0.9} ${y + 2}`,
        ink,
        3.8,
      );
    case 'wobble':
      return line(d`M${x - w} ${y + 3}q${q / 2} -7 ${q} 0t${q} 0t${q} 0t${q} 0`, ink, 3.2);
    case 'o':
      return oval(x, y + 5, w * 0.55, w * 0.72, THROAT);
    case 'small':
      return line(bend([x - q, y + 3], [x, y + 4], [x + q, y + 3]), ink, 3.2);
    case 'sleep':
      return line(bend([x - w * 0.6, y + 2], [x, y + w * 0.6], [x + w * 0.6, y + 2]), ink, 3);
  }
}

/** A nose: a rounded triangle with a light spot. */
export const drawNose = (x: number, y: number, w: number, h: number, color = INK) =>
  shape(
    d`M${x - w} ${y - h * 0.35}Q${x} ${y - h * 1.2} ${x + w} ${y - h * 0.35}Q${x + w * 0.7} ${y + h * 0.8} ${x} ${y + h}Q${x - w * 0.7} ${y + h * 0.8} ${x - w} ${y - h * 0.35}z`,
    color,
  ) + oval(x - w * 0.3, y - h * 0.35, w * 0.3, h * 0.18, '#fff', ' opacity=".5"');
