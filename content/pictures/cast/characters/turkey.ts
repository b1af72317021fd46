// The turkey: brown, with a great fan of a tail, a bare pink head and a red wattle.
import { drawBeak } from '../beak.ts';
import { feathered, isLow } from '../birds.ts';
import { eyesWith } from '../face.ts';
import { d, line, shape } from '../../shapes.ts';

const colors = {
  base: '#7b4a30',
  shade: '#5a3322',
  light: '#a56c46',
  skin: '#f0ac9a',
  skinShade: '#d98874',
  fan: '#9c5a34',
  band: '#4e2c1e',
  rim: '#eec887',
  wattle: '#d8343c',
  lid: '#e39a88',
  brow: '#7a3b2c',
  beak: '#f5bd4f',
  beakDark: '#d8952a',
  foot: '#d9863a',
};

/** Scallops about the foot of the tail. */
const FAN =
  'M0 24L-88 12A24 24 0 0 1 -84 -32A24 24 0 0 1 -58 -69A24 24 0 0 1 -20 -89A24 24 0 0 1 25 -87A24 24 0 0 1 62 -65A24 24 0 0 1 86 -27A24 24 0 0 1 87 14z';

export const turkey = feathered(colors, (c, pose) => ({
  kind: 'bird',
  shoulder: 34,
  waist: 54,
  trunk: 80,
  leg: 28,
  limb: 22,
  arm: 44,
  headW: 33,
  headH: 32,
  cheek: 0.1,
  neck: isLow(pose) ? 0.8 : 1.3,
  colors: c,
  headColor: c.skin,
  headShade: c.skinShade,
  foot: c.foot,
  wing: c.shade,
  eyes: eyesWith(
    { lid: c.lid, brow: c.brow, blush: '#e8605a' },
    { x: 14, y: -8, rx: 9, ry: 10.5, cheek: 3, rise: 0.45 },
  ),
  belly: [0.6, 0.34],
  tailAt: [-12, -46],
  tail: () =>
    shape(FAN, c.rim) +
    `<g fill="${c.fan}" stroke="${c.band}" stroke-width="10" transform="scale(.8)"><path d="${FAN}"/></g>` +
    line(
      'M-12 -8L-60 -19M-10 -8L-40 -48M0 -8L-14 -62M0 -8L18 -61M10 -8L43 -46M12 -8L61 -16',
      c.band,
      3,
    ),
  muzzle: (e, turn) => {
    const x = turn * 14;
    const low = pose.does === 'peeking' ? 36 : 50;
    return (
      shape(
        d`M${x - 14} 14C${x - 22} ${low - 8} ${x - 8} ${low} ${x - 4} ${low - 10}C${x} ${low + 4} ${x + 16} ${low - 4} ${x + 5} 14z`,
        c.wattle,
      ) +
      drawBeak(e.mouth, turn, {
        x: 13,
        y: 13,
        long: 36,
        high: 12,
        upper: c.beak,
        lower: c.beakDark,
        corner: c.brow,
      })
    );
  },
  coat: (turn, back) =>
    isLow(pose)
      ? ''
      : line(d`M0 -76Q${-4 * turn} -90 ${turn * 7} -114`, c.skinShade, 30) +
        (back
          ? ''
          : shape('M-32 -64L-26 -84l9 6l8 -6l9 6l9 -6l8 6l10 -6l6 20Q0 -48 -32 -64z', c.base)),
  hatY: -28,
}));
