// The sheep: a cloud of cream wool on thin dark legs, with a dark face and ears to the sides.
import { drawMouth, eyesWith } from '../face.ts';
import { riggedWith } from '../own-stances.ts';
import { pair } from '../parts.ts';
import { d, line, lit, oval, shape, type Point } from '../../shapes.ts';

const colors = {
  base: '#fbf4e6',
  shade: '#d9cbb4',
  light: '#fffdf6',
  face: '#725c69',
  faceShade: '#594653',
  ear: '#d99aa0',
  lid: '#927c88',
  /** Of shut eyes and the mouth. */
  ink: '#fbe6dc',
};

/** An oval with round bumps along its edge: wool. */
function cloud(x: number, y: number, rx: number, ry: number, bumps: number): string {
  const edge = (i: number): Point => {
    const angle = ((i + 0.5) / bumps) * 2 * Math.PI;
    return [Math.round(x + Math.sin(angle) * rx), Math.round(y - Math.cos(angle) * ry)];
  };
  let path = d`M${edge(0)[0]} ${edge(0)[1]}`;
  for (let i = 1; i <= bumps; i += 1) {
    const [dx, dy] = [edge(i)[0] - edge(i - 1)[0], edge(i)[1] - edge(i - 1)[1]];
    const r = Math.ceil(Math.hypot(dx, dy) * 0.54);
    path += d`a${r} ${r} 0 0 1 ${dx} ${dy}`;
  }
  return `${path}z`;
}

export const sheep = riggedWith(
  colors,
  (c) => ({
    kind: 'beast',
    shoulder: 36,
    waist: 48,
    trunk: 84,
    leg: 30,
    limb: 13,
    arm: 53,
    headW: 36,
    headH: 40,
    cheek: 0,
    crown: 0.7,
    neck: 0.6,
    colors: c,
    nape: c.base,
    headColor: c.face,
    headShade: c.faceShade,
    armColor: c.face,
    legColor: c.face,
    foot: c.faceShade,
    hand: c.faceShade,
    rim: c.faceShade,
    eyes: eyesWith(
      { lid: c.lid, brow: c.ink },
      { x: 16, y: -7, rx: 9.5, ry: 11, ink: c.ink, cheek: 8, rise: 0.75 },
    ),
    tailAt: [-52, -24],
    tail: () => oval(-7, 0, 15, 14, c.shade),
    ears: (e, turn) =>
      pair(
        30,
        -14,
        0,
        e.ear * 0.8 - 4,
        shape('M6 -4Q-24 -22 -42 8Q-22 20 6 6z', c.faceShade) +
          shape('M0 0Q-22 -10 -35 8Q-20 12 0 2z', c.ear),
        turn,
      ),
    muzzle: (e, turn) => {
      const x = turn * 6;
      return [
        oval(x, 22, 25, 17, c.lid),
        line(d`M${x - 6} 10l6 5l6 -5M${x} 15v4`, c.ink, 3),
        drawMouth(e.mouth, x, 20, 10, c.ink),
      ].join('');
    },
    top: (_e, turn) => shape(cloud(Math.round(turn * 4), -35, 30, 14, 7), c.base),
    coat: (turn) =>
      oval(4, -40, 61, 50, c.shade) +
      shape(cloud(0, -43, 56, 45, 11), c.base) +
      line(
        d`M${turn * 8 - 26} -36q8 9 15 0M${turn * 8 + 14} -44q8 9 15 0M${turn * 8 - 6} -16q8 9 15 0`,
        c.shade,
        4,
      ),
    hatY: -40,
  }),
  {
    lying: (c, light) => ({
      behind:
        shape(cloud(-92, -34, 14, 12, 6), c.shade) +
        lit(cloud(-14, -39, 78, 38, 13), c.base, c.shade, light, 3) +
        line('M-60 -40q8 9 15 0M-30 -56q8 9 15 0M-24 -24q8 9 15 0', c.shade, 4),
      chin: [62, -4],
      nod: 8,
      before: oval(34, -6, 17, 7, c.faceShade) + oval(-58, -5, 16, 7, c.faceShade),
    }),
  },
);
