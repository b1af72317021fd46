// The hedgehog: small, with a cream face, a pointed nose and a brown back of spikes.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { spikes } from '../parts.ts';
import { at, circle, d, group, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#f0d0aa',
  shade: '#d5ab80',
  light: '#fbe6cb',
  spike: '#94664a',
  tip: '#6f4834',
  paw: '#c98f6c',
  ear: '#e8a88f',
  lid: '#e5c197',
  brow: '#583726',
  nose: '#3a2a31',
};

export const hedgehog = rigged(colors, (c, { does }) => {
  const lies = does === 'lying';
  return {
    kind: 'beast',
    shoulder: 30,
    waist: 38,
    trunk: 56,
    leg: 13,
    limb: 14,
    arm: 37,
    headW: 43,
    headH: 37,
    cheek: 0.22,
    neck: 0.62,
    colors: lies ? { ...c, base: c.spike, shade: c.tip } : c,
    nape: c.spike,
    headColor: c.base,
    headShade: c.shade,
    armColor: c.base,
    legColor: c.base,
    rim: c.shade,
    foot: c.paw,
    hand: c.paw,
    eyes: eyesWith(
      { lid: c.lid, brow: c.brow, blush: '#f2836b' },
      { x: 17, y: -6, rx: 9.5, ry: 11.5, cheek: 9, rise: 0.4 },
    ),
    belly: [0.66, 0.36],
    tailAt: [-6, -30],
    tail: () => {
      if (lies)
        return group(
          'rotate(34)translate(34 6)scale(1.15)',
          shape(spikes(62, 54, 15, 0.8, 165, 375), c.tip),
        );
      if (does === 'crawling') return '';
      return does === 'turned'
        ? shape(spikes(48, 42, 18, 0.8), c.tip) + shape(spikes(38, 33, 14, 0.8), c.spike)
        : shape(spikes(53, 46, 11, 0.78, 125, 415), c.spike);
    },
    ears: (_e, turn) =>
      group(
        at(-5 * turn, -2),
        shape(spikes(60, 55, 15, 0.8, 140, 400), c.tip) +
          shape(spikes(51, 46, 10, 0.82, 146, 394), c.spike),
      ) +
      circle(-36 - turn * 3, -20, 8, c.ear) +
      circle(36 - turn * 9, -20, 8, c.ear),
    // The fringe of spikes over the brow.
    marks: (_e, turn) =>
      shape(
        d`M-37 -18L-22 -22 -17 -18 ${turn * 4 - 9} -29 ${turn * 4 + 1} -23 ${turn * 4 + 12} -29 20 -18 37 -17Q30 -39 0 -40T-37 -18z`,
        c.spike,
      ),
    muzzle: (e, turn) => {
      const x = turn * 10;
      return [
        oval(turn * 16, 21, 18 + turn * 6, 12, c.light),
        drawMouth(e.mouth, x * 0.8, 24, 9),
        circle(turn * 31, 16, 6.5, c.nose),
      ].join('');
    },
    coat: (turn, back) =>
      back && turn > 0
        ? group(
            at(2, -28),
            shape(spikes(54, 44, 14, 0.82, 85, 275), c.tip) +
              shape(spikes(46, 38, 12, 0.82, 85, 275), c.spike),
          )
        : '',
    hatY: -38,
  };
});
