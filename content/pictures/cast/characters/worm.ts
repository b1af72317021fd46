// The worm: pink-brown, with rings, and its tail in a hole in the earth.
import { creature, drawHead, type Acting } from '../crawlers.ts';
import { drawCheeks, drawEyes, drawMouth, eyesWith } from '../face.ts';
import { drawProp } from '../limbs.ts';
import type { Stance } from '../pose.ts';
import { oval, shape, type Point } from '../../shapes.ts';

const colors = {
  base: '#d98c84',
  shade: '#b96a66',
  lid: '#c97a73',
  brow: '#8f4a48',
  earth: '#8a6244',
  hole: '#5a3d2e',
};

/** The way of the body to its head, and whether it comes out of a hole. */
const ways: Record<
  Exclude<Stance, 'peeking'>,
  readonly [way: string, head: Point, hole?: boolean]
> = {
  standing: ['M0 -5C0 -56 -34 -60 -22 -94S4 -122 4 -130', [4, -136], true],
  walking: ['M-78 -21C-30 -21 -58 -92 -14 -92S2 -18 46 -44', [52, -70]],
  running: ['M-104 -21C-70 -21 -84 -74 -50 -74S-28 -21 4 -21S48 -40 64 -68', [70, -82]],
  jumping: ['M-34 -42C-60 -90 24 -86 4 -146', [6, -156], true],
  sitting: ['M-56 -21H40C72 -21 70 -60 24 -60C-34 -60 -14 -90 -2 -112', [0, -122]],
  lying: ['M-104 -21C-70 -21 -60 -40 -30 -30S20 -21 40 -24', [60, -30]],
  crawling: ['M-112 -21C-84 -21 -84 -48 -60 -48S-34 -21 -6 -21S20 -46 44 -46', [74, -54]],
  tugging: ['M0 -5C0 -60 -60 -50 -58 -106', [-56, -114], true],
  flying: ['M-104 -78Q-70 -128 -36 -86T34 -92', [62, -108]],
  turned: ['M0 -5C0 -56 34 -60 22 -94S-2 -122 -2 -130', [-2, -136], true],
};

/** A stroke along the body, with attributes of its own. */
const tube = (way: string, color: string, wide: number, more: string) =>
  `<path d="${way}" stroke="${color}"${more} stroke-width="${wide}" fill="none"/>`;

function draw(c: typeof colors, acting: Acting): string {
  const { does, light, expression, pose } = acting;
  const eyes = eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#e8504f' },
    { x: 16, rx: 11.5, ry: 13.5, cheek: 4 },
  );
  const [way, [x, y], hole = false] = does === 'peeking' ? ['', [0, -33] as const] : ways[does];
  const end = ` stroke-linecap="${hole ? 'butt' : 'round'}"`;
  const head = drawHead(acting, [x, y], -32, (turn, side) =>
    [
      oval(0, 0, 38, 35, c.shade),
      oval(side * 1.8, -0.6, 36, 34, c.base),
      `<g transform="translate(${turn * 8} 0)">${drawCheeks(eyes, expression, turn)}${drawMouth(expression.mouth, 0, 14, 10)}${drawEyes(eyes, expression, { turn, light: side })}</g>`,
    ].join(''),
  );
  if (way === '') return head;
  return [
    hole ? oval(0, 0, 44, 8, c.hole) : '',
    tube(way, c.shade, 44, end),
    tube(way, c.base, 37, ` transform="translate(${light * 2} 0)"${end}`),
    // The rings.
    tube(way, c.shade, 40, ' stroke-dasharray="4 15" stroke-linecap="butt"'),
    hole ? shape('M-56 4q8 -17 26 -12q14 -6 30 0t30 -1q18 -2 26 13z', c.earth) : '',
    head,
    pose.holds ? drawProp(pose.holds, x + 34, y + 40) : '',
  ].join('');
}

export const worm = creature(
  colors,
  (does) => (does === 'standing' || does === 'turned' || does === 'tugging' ? 58 : 84),
  draw,
);
