// The echidna: dark brown and round, with long cream spikes and a long thin snout.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { spikes } from '../parts.ts';
import { at, circle, d, group, shape } from '../../shapes.ts';

const colors = {
  base: '#7b5949',
  shade: '#5b4035',
  light: '#ad8871',
  spike: '#edd5a2',
  tip: '#b78f55',
  head: '#a27a63',
  snout: '#c4a088',
  nose: '#33232b',
  paw: '#48332c',
  lid: '#8b6752',
  brow: '#38241f',
};

export const echidna = rigged(colors, (c, { does }) => {
  /** Cream spikes with dark tips. */
  const coat = (w: number, h: number, count: number, from = 0, to = 360) =>
    shape(spikes(w, h, count, 0.68, from, to), c.tip) +
    shape(spikes(w * 0.86, h * 0.86, count, 0.7, from + 6, to - 6), c.spike);
  return {
    kind: 'beast',
    shoulder: 44,
    waist: 54,
    trunk: 76,
    leg: 13,
    limb: 17,
    arm: 32,
    headW: 42,
    headH: 36,
    cheek: 0.16,
    neck: 0.24,
    colors: c,
    headColor: c.head,
    headShade: c.base,
    armColor: c.head,
    rim: c.shade,
    foot: c.paw,
    hand: c.paw,
    eyes: eyesWith(
      { lid: c.lid, brow: c.brow, blush: '#ef8a78' },
      { x: 18, y: -12, rx: 10, ry: 11.5, cheek: 8, rise: 0.5 },
    ),
    belly: [0.6, 0.32],
    tailAt: [-8, -52],
    tail: () => {
      if (does === 'lying' || does === 'crawling') return '';
      return does === 'turned'
        ? group('translate(0 10)', coat(80, 68, 18))
        : coat(88, 82, 15, 140, 400);
    },
    // The spikes of one who lies or peeps hang on its head.
    ears: () => {
      if (does === 'lying') return group('translate(-60 30)rotate(-9)', coat(96, 82, 13, 172, 360));
      return does === 'peeking' ? coat(72, 66, 13, 145, 395) : '';
    },
    marks: (_e, turn) =>
      shape(
        d`M-38 -16L-36 -46 -22 -34 -15 -58 ${turn * 3 - 4} -38 ${turn * 4 + 5} -60 15 -36 29 -50 38 -16Q22 -30 0 -30T-38 -16z`,
        c.spike,
      ),
    muzzle: (e, turn) => {
      const x = turn * 6;
      const [tipX, tipY] = [24 + turn * 54, 22 - turn * 10];
      const snout =
        turn < 0.2
          ? shape('M-11 0Q0 -10 11 0L8 14Q0 22 -8 14z', c.snout) + circle(0, 13, 5.5, c.nose)
          : shape(
              d`M${x - 6} 0Q${x + 16} -6 ${tipX} ${tipY - 5}Q${tipX + 7} ${tipY} ${tipX} ${tipY + 5}Q${x + 20} 18 ${x + 2} 19Q${x - 15} 12 ${x - 6} 0z`,
              c.snout,
            ) + circle(tipX + 1, tipY - 1, 5, c.nose);
      return drawMouth(e.mouth, x * 0.4 - turn * 6, turn < 0.2 ? 22 : 21, 10, c.nose) + snout;
    },
    coat: (turn, back) => (back && turn > 0 ? group(at(4, -32), coat(88, 66, 13, 82, 278)) : ''),
    hatY: -36,
  };
});
