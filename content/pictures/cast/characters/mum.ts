// Mum: a tall woman with golden skin, a long dark plait over her shoulder, a green shirt and blue trousers.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { buttonNose, drawNeck, grownUp, sideEars, trousers } from '../people.ts';
import { at, circle, d, group, line, oval, shape } from '../../shapes.ts';

const colors = {
  base: '#4fae7b',
  shade: '#35885c',
  light: '#fff3dc',
  skin: '#e3aa74',
  skinShade: '#c58550',
  hair: '#2e2b40',
  shine: '#4d4a68',
  lid: '#d2965f',
  band: '#f2696b',
  earring: '#ffd45e',
  trousers: '#45598c',
  shoe: '#c9573f',
};

export const mum = rigged(colors, (c, { does }) => ({
  ...grownUp,
  neck: does === 'lying' ? 0.9 : grownUp.neck,
  colors: c,
  nape: c.hair,
  headColor: c.skin,
  headShade: c.skinShade,
  armColor: c.skin,
  legColor: c.trousers,
  hand: c.skin,
  sleeve: c.base,
  foot: c.shoe,
  rim: c.skinShade,
  eyes: eyesWith(
    { lid: c.lid, brow: c.hair, blush: '#ee6f5c' },
    { x: 15.5, y: -2, rx: 8.5, ry: 10, cheek: 9 },
  ),
  ears: (_e, turn) => {
    const x = -27 - turn * 8;
    const plait =
      line('M6 -4Q-9 22 1 70m0 4v8', c.hair, 16) +
      line('M-7 31l7 6 6 -6M-4 49l6 6 6 -6', c.shine, 3) +
      line('M-4 69h11', c.band, 6);
    return [
      does === 'peeking' || does === 'lying' ? '' : drawNeck(turn, c.skinShade),
      oval(-turn * 4, -5, 44, 41, c.hair),
      does === 'peeking' || does === 'lying'
        ? ''
        : group(does === 'crawling' ? at(x + 8, 16, 14, 0.55) : at(x, 12), plait),
      does === 'turned' ? '' : sideEars(38, 5, turn, c.skinShade),
    ].join('');
  },
  top: (_e, turn) =>
    shape(
      does === 'turned'
        ? 'M-44 -2C-46 -34 -26 -46 2 -46S41 -30 39 0Q34 -20 18 -27Q-10 -26 -19 -6Q-24 16 -14 38Q-42 36 -44 -2z'
        : d`M-44 4C-48 -32 -26 -48 2 -47C30 -48 46 -26 42 8Q36 -6 ${30 + turn * 6} -14Q${18 + turn * 8} -20 ${10 + turn * 9} -31Q${turn * 8 - 10} -24 ${turn * 6 - 28} -21Q${turn * 5 - 39} -12 ${turn * 3 - 40} 14Q-43 12 -44 4z`,
      c.hair,
    ) + circle(-42 - turn, 17, 3.4, c.earring),
  muzzle: (e, turn) => drawMouth(e.mouth, turn * 7, 18, 9.5) + buttonNose(turn, 9, c.skinShade),
  coat: (turn, back) =>
    (back
      ? ''
      : shape(d`M${turn * 6 - 13} -72h26L${turn * 8} -54z`, c.skinShade) +
        line(d`M${turn * 8} -54V-20`, c.shade, 3)) + trousers(29, 18, 21, c.trousers),
  hatY: -34,
}));
