// Rabbit: creamy white, with very long ears that lean with the mood. There may be eight at once, so there is little of it.
import { rigged } from '../body.ts';
import { drawMouth, eyesWith } from '../face.ts';
import { circle, line, oval } from '../../shapes.ts';

// Three digits to a colour, and sizes that give round numbers: each byte counts eight times.
const colors = { base: '#fec', shade: '#db9', light: '#fec', inner: '#fab', brow: '#876' };

export const rabbit = rigged(colors, (c) => ({
  kind: 'beast',
  shoulder: 25,
  waist: 35,
  trunk: 65,
  leg: 18,
  limb: 15,
  arm: 40,
  headW: 47,
  headH: 36,
  cheek: 0.26,
  crown: 0.7,
  neck: 0.68,
  colors: c,
  eyes: eyesWith({ lid: c.base, brow: c.brow }, { x: 17, y: -5, ry: 11.6 }),
  tailAt: [-32, -14],
  tail: () => circle(0, 0, 13, c.shade),
  ears: (e, turn) => {
    const lean = Math.max(4, Math.round(12 + e.ear * 1.6));
    const tip = Math.round(lean * 1.4 - 90);
    const ears = `M${Math.round(-18 - turn * 3)}-26q0-44-${lean} ${tip}M${Math.round(20 - turn * 9)}-26q0-44 ${lean} ${tip}`;
    return line(ears, c.base, 23) + line(ears, c.inner, 10);
  },
  muzzle: (e, turn) => drawMouth(e.mouth, turn * 8, 18, 8) + oval(turn * 8, 11, 5, 4, c.inner),
  hatY: -29,
}));
