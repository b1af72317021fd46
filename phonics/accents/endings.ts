// Endings that are said otherwise: fragile.
import type { Change } from './change.ts';

const fragile = `
  agile docile fertile fragile futile hostile immobile infantile infertile juvenile missile mobile
  projectile puerile reptile servile sterile tactile tensile textile versatile virile volatile`;

export const endings: readonly Change[] = [
  { words: fragile, from: /(?:AH|IH|IY)\d L$/, to: 'AY2 L' },
];
