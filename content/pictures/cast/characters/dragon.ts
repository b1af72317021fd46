// Drew the dragon: small and new, green-teal, with a long jaw, tiny orange wings and a round tummy.
import { drawMouth, eyesWith } from '../face.ts';
import { rigged } from '../body.ts';
import { pair } from '../parts.ts';
import { at, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#45b89a',
  shade: '#2c8f7c',
  light: '#f7e8a8',
  wing: '#f5a04e',
  spike: '#f08a3c',
  lid: '#3aa68b',
  brow: '#1f6b62',
  horn: '#dcb95f',
  fold: '#e3cc80',
};

export const dragon = rigged(colors, (c, { does }) => ({
  kind: 'beast',
  shoulder: 28,
  waist: 42,
  trunk: 70,
  leg: 22,
  limb: 16,
  arm: 38,
  headW: 44,
  headH: 38,
  cheek: 0,
  neck: 0.75,
  colors: c,
  foot: c.shade,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f58d6e' },
    { x: 19, y: -14, rx: 10.5, ry: 12, rise: 0.8, cheek: 8 },
  ),
  belly: [0.62, 0.34],
  tailAt: [-26, -10],
  tail: (e) => {
    const wing = shape(
      'M0 6C-8 -14 -24 -30 -44 -34Q-36 -22 -38 -10Q-24 -10 -18 4Q-8 0 0 6z',
      c.wing,
    );
    const turned = does === 'turned';
    const flap = e.ear * 0.7 - 8;
    const wings =
      does === 'lying'
        ? group(at(50, -12, 50 - flap), wing)
        : does === 'crawling'
          ? group(at(60, -14, 20), wing)
          : group(at(turned ? -22 : -4, turned ? -32 : -42, -flap), wing) +
            group(at(turned ? 22 : 56, turned ? -32 : -42, flap, -1, 1), wing);
    return (
      shape('M10 -20Q-46 -6 -72 -32L-84 -26Q-74 14 14 4z', c.shade) +
      shape('M-64 -24L-92 -16Q-96 -40 -82 -54Q-66 -46 -64 -24z', c.spike) +
      wings
    );
  },
  ears: (e, turn) =>
    (turn > 0.2
      ? shape('M-40 10L-60 2L-44 -8L-58 -26L-36 -26L-42 -48L-14 -34z', c.spike)
      : shape('M-12 -30L0 -54L12 -30z', c.spike)) +
    pair(20, -30, 6, e.ear * 0.7, shape('M-9 6Q-8 -14 -16 -28Q6 -20 9 4z', c.horn), turn),
  muzzle: (e, turn) => {
    const x = turn * 19;
    return [
      oval(x, 18, 35 + turn * 6, 21, c.base),
      oval(x + turn * 4, 27, 29 + turn * 5, 14, c.light),
      drawMouth(e.mouth, x + turn * 6, 22, 13),
      line(d`M${x - 8 + turn * 16} 6l-1 3M${x + 8 + turn * 14} 6l1 3`, c.brow, 4.5),
    ].join('');
  },
  coat: (turn, back) =>
    back
      ? shape('M-9 -62L0 -78L9 -62zM-11 -42L0 -60L11 -42zM-11 -22L0 -40L11 -22z', c.spike)
      : line(d`M${turn * 14 - 20} -34q20 6 38 0M${turn * 14 - 20} -20q20 7 38 0`, c.fold, 3),
  hatY: -36,
}));
