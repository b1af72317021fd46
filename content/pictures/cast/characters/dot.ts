// Dot the duck: white and bossy, with a broad flat bill and a blue kerchief with white dots.
import { beakMoods, throat } from '../beak.ts';
import { feathered, isLow } from '../birds.ts';
import type { Expression, Mouth } from '../expressions.ts';
import { eyesWith, THROAT, type Eyes } from '../face.ts';
import { feather } from '../parts.ts';
import { at, bend, circle, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#f1f5fa',
  shade: '#c3d2e3',
  light: '#ffffff',
  wing: '#e0e9f2',
  bill: '#ffa733',
  billDark: '#e77f1a',
  corner: '#b85a0c',
  scarf: '#2f7fd0',
  scarfDark: '#205f9f',
  lid: '#dbe5f0',
  brow: '#7388a3',
  foot: '#f59126',
};

/** From the side a spoon, from the front a broad smile or pout. */
function drawBill(mouth: Mouth, turn: number, c: typeof colors): string {
  const [open, droop, corner] = beakMoods[mouth];
  if (turn < 0.3) {
    return [
      open > 0
        ? oval(0, 15, 16, 5 + open * 0.3, c.billDark) + oval(0, 14, 13, 3 + open * 0.26, THROAT)
        : '',
      shape(
        'M-25 8C-27 0 -12 -2 -9 -8Q0 -13 9 -8C12 -2 27 0 25 8C23 16 10 15 0 15S-23 16 -25 8z',
        c.bill,
      ),
      line(bend([-22, 9 - corner * 3], [0, 10 + corner * 9], [22, 9 - corner * 3]), c.corner, 3),
    ].join('');
  }
  const lower = shape('M-2 2Q18 7 39 5C42 12 32 16 20 15Q1 14 -2 2z', c.billDark);
  return group(
    at(15 * turn - 6, 9, droop, 0.6 + 0.4 * turn, 1),
    [
      open > 0 ? throat(48, open + 9) : '',
      group(at(0, 0, open), lower),
      shape('M-5 4C-8 -13 8 -15 17 -8C27 -2 41 -8 48 -1C52 7 44 9 37 8Q16 9 -5 4z', c.bill),
      corner === 0 ? '' : line(d`M-2 5q-7 0 -9 ${-corner * 7}`, c.corner, 3.4),
    ].join(''),
  );
}

const eyes = (c: typeof colors) =>
  eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#f79a9a' },
    { x: 14, y: -8, rx: 9, ry: 10.5, cheek: 5, rise: 0.7 },
  );

/** On a white face: a ring round eyes that are wide open. */
const eyeRings = (eyes: Eyes, { white }: Expression, color: string) =>
  white < 1.1
    ? ''
    : oval(-eyes.x, eyes.y, eyes.rx * white + 3, eyes.ry * white + 3, color) +
      oval(eyes.x * 0.88, eyes.y, eyes.rx * white + 2, eyes.ry * white + 3, color);

export const dot = feathered(colors, (c, pose) => ({
  kind: 'bird',
  shoulder: 30,
  waist: 55,
  trunk: 72,
  leg: 20,
  limb: 22,
  arm: 46,
  headW: 36,
  headH: 34,
  cheek: 0.12,
  neck: 1.22,
  colors: c,
  rim: c.shade,
  foot: c.foot,
  wing: c.wing,
  eyes: eyes(c),
  tailAt: [-44, -26],
  tail: () => shape('M8 16Q-26 14 -34 -20Q-22 -10 -14 -14Q-16 -26 -6 -34Q0 -14 14 -8z', c.shade),
  ears: (e) =>
    group(
      at(-2, -28, -e.ear * 0.7),
      feather([0, 6], [-22, -18], 8, c.shade) +
        feather([2, 6], [-6, -26], 8, c.base) +
        feather([4, 6], [10, -20], 7, c.shade),
    ),
  muzzle: (e, turn) => eyeRings(eyes(c), e, c.lid) + drawBill(e.mouth, turn, c),
  coat: (turn, back) => {
    const x = turn * 14;
    return [
      isLow(pose) ? '' : line(d`M0 -58Q${-6 * turn} -82 ${turn * 7} -104`, c.base, 36),
      back
        ? ''
        : shape(
            d`M${x - 22} -70L${x + 22} -70Q${x + 16} -44 ${x} -34Q${x - 16} -44 ${x - 22} -70z`,
            c.scarf,
          ) +
          circle(x - 8, -59, 3, '#fff') +
          circle(x + 8, -59, 3, '#fff') +
          circle(x, -47, 3, '#fff'),
      line('M-23 -74Q0 -62 24 -74', c.scarfDark, 13),
    ].join('');
  },
  hatY: -30,
}));
