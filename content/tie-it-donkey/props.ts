// A long striped tie: in a bow, as a heap, and as the knots and lines of each page.

const stripes = (line: string, width: number) =>
  `<path d="${line}" fill="none" stroke="#a3263c" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/><path d="${line}" fill="none" stroke="#f7c948" stroke-width="${width * 0.55}" stroke-dasharray=".8 1.600" stroke-linecap="butt"/>`;

export const props: Record<string, string> = {
  'own-tie-bow':
    '<path d="M16 16L4 8v16zM16 16l12-8v16z" fill="#a3263c"/><path d="M6.500 9.700l2.600 1.700v9.200l-2.600 1.700zM25.500 9.700l-2.600 1.700v9.200l2.600 1.700z" fill="#f7c948"/><path d="M14 18l-5 13 4-2 3-9zM18 18l5 13-4-2-3-9z" fill="#8c1f33"/><rect x="12.500" y="12.500" width="7" height="7" rx="2.400" fill="#c9344c"/>',
  'own-tie-on-floor': stripes('M2 16q3-8 9-2t3 9t10 3t6-7', 2.6),
  'own-tie-at-leg': stripes('M16 2q-6 10 2 17M11 19q7 3 12-1M20 19q6 5 12 9', 2.4),
  'own-tie-round-tree': stripes('M1 12q15 6 30 0M1 17q15 6 30 0M1 22q15 6 30 0', 2.6),
  'own-tie-bundle': stripes('M0 11q16 7 32 0M0 16q16 7 32 0M0 21q16 7 32 0', 1.5),
  'own-tie-line': stripes('M0 16q16 4 32-6', 1.6),
  'own-spin':
    '<path d="M2 16q14 9 28 0M5 22q11 7 22 0" fill="none" stroke="#fff" stroke-width="1.600" stroke-linecap="round" opacity=".85"/>',
};
