// The bat: small and brown-violet, with big ears, an orange ruff and leather wings for arms. A scene turns it to hang.
import type { Design } from '../design.ts';
import { drawMouth, eyesWith } from '../face.ts';
import type { ArmLine } from '../limbs.ts';
import { armsIn, riggedWith } from '../own-stances.ts';
import { pair, pointedEar } from '../parts.ts';
import type { Character } from '../pose.ts';
import { at, d, group, line, lit, oval, shape, type Point } from '../../shapes.ts';

const colors = {
  base: '#84608a',
  shade: '#654568',
  light: '#ecd3dd',
  ruff: '#e39a57',
  wing: '#5a3f63',
  bone: '#7d5a80',
  ear: '#e3a2ae',
  nose: '#5a3348',
  lid: '#b58bb0',
};

/** The skin from the shoulder over the hand to the tip, and in bows back to the hip. */
function wing({ shoulder, elbow, hand }: ArmLine, side: number, c: typeof colors): string {
  const wrist = side * elbow[0] > side * hand[0] ? elbow : hand;
  const [hipX, hipY] = [side * 12, -8];
  const tip: Point = [
    Math.round(wrist[0] * 1.5 - shoulder[0] * 0.5 + side * 12),
    Math.round(Math.min(4, wrist[1] * 1.5 - shoulder[1] * 0.5 + 14)),
  ];
  const [dx, dy] = [tip[0] - hipX, tip[1] - hipY];
  const long = Math.hypot(dx, dy) || 1;
  /** A point between hip and tip, and away from the shoulder. */
  const on = (share: number, out: number): Point => [
    Math.round(hipX + dx * share - side * (dy / long) * out),
    Math.round(Math.min(9, hipY + dy * share + side * (dx / long) * out)),
  ];
  const [first, second] = [on(0.66, 24), on(0.34, 20)];
  const bow = (share: number, out: number, [x, y]: Point) =>
    d`Q${on(share, out)[0]} ${on(share, out)[1]} ${x} ${y}`;
  const bone = ([x, y]: Point) => d`M${wrist[0]} ${wrist[1]}L${x} ${y}`;
  return (
    shape(
      d`M${shoulder[0] * 0.4} ${shoulder[1]}L${wrist[0]} ${wrist[1]}L${tip[0]} ${tip[1]}` +
        bow(0.76, 4, first) +
        bow(0.5, 8, second) +
        bow(0.2, 2, [hipX, hipY]),
      c.wing,
    ) + line(bone(tip) + bone(first) + bone(second), c.bone, 4)
  );
}

const body = riggedWith(
  colors,
  (c, pose) => {
    const design: Design = {
      kind: 'beast',
      shoulder: 25,
      waist: 27,
      trunk: 58,
      leg: 14,
      limb: 9,
      arm: pose.reaches ? 38 : 56,
      headW: 45,
      headH: 39,
      cheek: 0.12,
      neck: 0.62,
      colors: c,
      armColor: c.bone,
      foot: c.nose,
      hand: c.bone,
      rim: c.wing,
      eyes: eyesWith(
        { lid: c.lid, brow: c.nose, blush: '#e8808c' },
        { x: 18, y: -4, rx: 10.5, ry: 12, cheek: 8 },
      ),
      tailAt: [0, 0],
      tail: () => {
        if (pose.does === 'crawling') return '';
        const arms = armsIn(design, pose);
        return wing(arms.far, 1, c) + wing(arms.near, -1, c);
      },
      ears: (e, turn) => pair(26, -24, 12, e.ear * 0.9, pointedEar(21, 56, c.base, c.ear), turn),
      marks: (_e, turn) =>
        shape(
          d`M${turn * 9} -18Q${turn * 9 - 20} -32 ${turn * 8 - 34} -14Q-42 12 ${turn * 6 - 20} 28Q${turn * 8} 38 ${turn * 8 + 20} 28Q${42} 12 ${turn * 5 + 34} -14Q${turn * 9 + 20} -32 ${turn * 9} -18z`,
          c.light,
        ),
      muzzle: (e, turn) =>
        drawMouth(e.mouth, turn * 6, 18, 11) + oval(turn * 7, 10, 7, 4.5, c.nose),
      coat: (_turn, back) =>
        pose.does === 'crawling'
          ? shape('M-6 -52Q-34 -20 -16 10Q-8 -2 2 8Q4 -6 14 0Q18 -30 -6 -52z', c.wing)
          : back
            ? ''
            : shape(
                'M-24 -44Q-26 -58 0 -58T24 -44L17 -36 13 -26 6 -30 0 -20 -6 -30 -13 -26 -17 -36z',
                c.ruff,
              ),
      hatY: -36,
    };
    return design;
  },
  {
    // Wrapped in its wing.
    lying: (c, light) => ({
      behind:
        oval(-66, -8, 12, 6, c.nose) +
        lit('M-64 0C-74 -62 30 -78 54 -8Q50 0 30 0z', c.base, c.shade, light) +
        shape('M30 -46C-10 -76 -62 -60 -70 2Q-54 -10 -40 1Q-24 -12 -8 1Q10 -14 34 1z', c.wing) +
        line('M28 -44Q-14 -42 -40 -2M28 -44Q8 -30 -8 -2', c.bone, 4),
      chin: [50, -2],
      nod: 8,
    }),
  },
);

export const bat: Character = {
  shadow: body.shadow,
  draw: (pose) => {
    const { does = 'standing', arms, looks } = pose;
    // Upright between its wings: leaning forward would hide one of them.
    if (does === 'flying') {
      const upright = body.draw({ ...pose, does: 'jumping', arms: arms ?? 'wide' });
      return group(at(0, -24, looks === 'left' ? -16 : 16), upright);
    }
    const rests = ['standing', 'sitting', 'turned'].includes(does) && (arms ?? 'down') === 'down';
    // At rest its wings hang half open.
    return body.draw(
      rests && !pose.holds && !pose.reaches
        ? {
            ...pose,
            reaches: [
              [40, -32],
              [-40, -32],
            ],
          }
        : pose,
    );
  },
};
