// The snow beast: huge, shy and shaggy, white-blue, with a bare blue face and two small horns.
import { drawMouth, eyesWith } from '../face.ts';
import { riggedWith } from '../own-stances.ts';
import { pair } from '../parts.ts';
import { d, line, lit, oval, shape, type Point } from '../../shapes.ts';

const colors = {
  base: '#eaf3fa',
  shade: '#a9c6e2',
  light: '#ffffff',
  face: '#8fb9e0',
  horn: '#b39a78',
  nose: '#41618f',
  lid: '#74a2cf',
};

/** An outline of tufts that hang down: points of its right side from the top, mirrored. */
function shaggy(points: readonly Point[], long: number): string {
  let [right, left] = ['', ''];
  points.slice(1).forEach(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [0, 0];
    const [out, down] = [x + long / 2, y + long];
    const [pullX, pullY] = [Math.round((x + fromX) / 2 + long), (y + fromY) / 2];
    right += d`Q${pullX} ${pullY} ${out} ${down}L${x} ${y}`;
    left = d`L${-out} ${down}Q${-pullX} ${pullY} ${-fromX} ${fromY}` + left;
  });
  const [x, y] = points[0] ?? [0, 0];
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return d`M${x} ${y}` + right + d`H${-endX}V${endY}` + left + 'z';
}

export const snowBeast = riggedWith(
  colors,
  (c) => ({
    kind: 'beast',
    shoulder: 56,
    waist: 66,
    trunk: 116,
    leg: 16,
    limb: 28,
    arm: 66,
    headW: 56,
    headH: 46,
    cheek: 0.2,
    neck: 0.3,
    colors: c,
    foot: c.face,
    hand: c.face,
    eyes: eyesWith(
      { lid: c.lid, brow: c.nose, blush: '#e58fb0' },
      { x: 17, y: -1, rx: 9.5, ry: 11.5, cheek: 8 },
    ),
    ears: (e, turn) =>
      pair(
        30,
        -32,
        0,
        e.ear * 0.3,
        shape('M-11 8C-20 -6 -22 -22 -12 -34Q-8 -14 12 2z', c.horn),
        turn,
      ),
    marks: (_e, turn) =>
      shape(
        shaggy(
          [
            [0, -50],
            [40, -36],
            [56, -4],
            [42, 34],
          ],
          14,
        ),
        c.base,
      ) + oval(turn * 11, 5, 39 - turn * 2, 34, c.face),
    muzzle: (e, turn) => drawMouth(e.mouth, turn * 5, 18, 10) + oval(turn * 6, 10, 7, 5, c.nose),
    top: (_e, turn) =>
      shape(
        d`M${turn * 10 - 34} -30q34 -30 68 0q-14 2 -20 10q-6 -8 -14 5q-12 -15 -34 -15z`,
        c.base,
      ),
    coat: (turn) =>
      oval(6, -58, 68, 50, c.shade) +
      shape(
        shaggy(
          [
            [40, -114],
            [58, -78],
            [68, -44],
            [60, -12],
            [24, -8],
          ],
          16,
        ),
        c.base,
      ) +
      line(d`M${turn * 12 - 22} -50v14M${turn * 12 + 22} -56v14M${turn * 12} -30v14`, c.shade, 5),
    hatY: -46,
  }),
  {
    lying: (c, light) => ({
      behind:
        lit(
          shaggy(
            [
              [20, -104],
              [66, -88],
              [92, -50],
              [94, -14],
              [44, -12],
            ],
            16,
          ),
          c.base,
          c.shade,
          light,
          3,
        ) + line('M-50 -70q4 10 0 16M-16 -50q4 10 0 16M-64 -30q4 10 0 16', c.shade, 5),
      chin: [44, -4],
      nod: 8,
      before: oval(-50, -9, 22, 12, c.face) + oval(100, -8, 20, 12, c.face),
    }),
  },
);
