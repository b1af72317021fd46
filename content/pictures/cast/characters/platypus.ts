// The platypus: brown, with a broad dark bill, a flat paddle of a tail and webbed feet.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#8b5a3c',
  shade: '#69402a',
  light: '#e3b98d',
  bill: '#55536b',
  gape: '#77758f',
  foot: '#55536c',
  hand: '#54536b',
  lid: '#7a4c31',
  brow: '#42261a',
  nostril: '#37354a',
  mouth: '#e8e4f2',
};

/** Toes with skin between them. A sole that shows has them above. */
function webbed(x: number, y: number, rx: number, ry: number, color: string): string {
  const [way, half] = ry > rx ? [-1, rx] : [1, rx];
  const heel = y - way * ry;
  const toes = y + way * ry;
  const web = -way * Math.min(ry, rx) * 0.5;
  const step = half * 1.05;
  return shape(
    d`M${x - half * 0.5} ${heel}Q${x - half} ${y} ${x - half * 1.5} ${toes}q${step / 2} ${web} ${step} 0q${step / 2} ${web} ${step} 0q${step / 2} ${web} ${step} 0Q${x + half} ${y} ${x + half * 0.5} ${heel}Q${x} ${heel - way * 4} ${x - half * 0.5} ${heel}z`,
    color,
  );
}

export const platypus = rigged(colors, (c, { does }) => ({
  kind: 'beast',
  shoulder: 36,
  waist: 50,
  trunk: 84,
  leg: 16,
  limb: 17,
  arm: 38,
  headW: 49,
  headH: 40,
  cheek: 0.3,
  crown: 0.7,
  neck: 0.5,
  colors: c,
  paw: webbed,
  rim: c.shade,
  foot: c.foot,
  hand: c.hand,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#ef8a68' },
    { x: 18, y: -14, rx: 9, ry: 10.5, cheek: 14, rise: 0.5 },
  ),
  belly: [0.62, 0.38],
  tailAt: [-34, -16],
  tail: () => {
    const tail =
      shape('M22 -14C-26 -22 -76 -34 -88 -8C-94 14 -50 26 22 16z', c.shade) +
      line('M-74 -12l-8 1M-70 2l-9 3M-54 -10l-9 1M-52 6l-9 3M-36 -4l-8 1', c.base, 4);
    if (does === 'turned') return group('translate(0 -20)rotate(-80)scale(.66)', tail);
    return does === 'tugging' || does === 'lying' ? group('rotate(28)', tail) : tail;
  },
  muzzle: (e, turn) => {
    const x = turn * 16;
    const w = 42 - turn * 3;
    return [
      shape(
        d`M${x - w + 8} 8C${x - w - 8} 36 ${x - 24} 42 ${x} 42S${x + w + 8} 36 ${x + w - 8} 8z`,
        c.gape,
      ),
      shape(
        d`M${x - 20} -2Q${x} -10 ${x + 20} -2C${x + 26} 6 ${x + w + 12} 10 ${x + w + 6} 22C${x + w} 36 ${x + 20} 26 ${x} 26S${x - w} 36 ${x - w - 6} 22C${x - w - 12} 10 ${x - 26} 6 ${x - 20} -2z`,
        c.bill,
      ),
      oval(x - 8, 4, 3, 2, c.nostril) + oval(x + 8, 4, 3, 2, c.nostril),
      drawMouth(e.mouth, x, 16, 15, c.mouth),
    ].join('');
  },
  hatY: -34,
}));
