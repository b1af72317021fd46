// Peg's long, pink knitting in all its forms: on the needles, in a heap, in a knot on a head, in a tangle, as a nest, and
// round a trunk; and a gnat.

const needles =
  '<path d="M6 9L22 3M26 9L10 3" stroke="#8fa3b8" stroke-width="1.400"/><circle cx="5.600" cy="9.200" r="1.300" fill="#5f86dd"/><circle cx="26.400" cy="9.200" r="1.300" fill="#5f86dd"/>';
const stitches = (path: string) =>
  `<path d="${path}" fill="none" stroke="#c94f7c" stroke-width="7"/><path d="${path}" fill="none" stroke="#f07ba6" stroke-width="5.800"/><path d="${path}" fill="none" stroke="#fbb4cd" stroke-width="3.600" stroke-dasharray=".1 2.200"/>`;
const string = (path: string) =>
  `<path d="${path}" fill="none" stroke="#c94f7c" stroke-width="1.700"/><path d="${path}" fill="none" stroke="#f07ba6" stroke-width="1.200"/>`;

export const props: Record<string, string> = {
  'own-long-knitting': `${stitches('M16 7v12q0 8-8 8H-6')}${stitches('M16 24q6 4 14 1t12 2')}${needles}`,
  'own-knit-hat': `${stitches('M5 26h22')}${stitches('M8 21h16')}${stitches('M12 16h8')}${string('M14 13q-5-7 2-8 7 0 3 8M16 12q8-6 10-2')}`,
  'own-knit-nest': `${stitches('M-1 25q17 7 34 0')}${stitches('M2 20q14 6 28 0')}${stitches('M5 15.500q11 5 22 0')}`,
  'own-knit-net': `${stitches('M2 6v20')}${stitches('M11 6v20')}${stitches('M21 6v20')}${stitches('M30 6v20')}${string('M-1 10h34M-1 17h34M-1 24h34')}`,
  'own-knots': string(
    'M-6 22q8-16 16-6t-6 8 2-16 14-4-2 14-8-2 8-14 14 2-4 14-10 0 8-12 14 6-8 8M2 12q6-8 14-4t12-2M0 26q10 4 18-2t16 2',
  ),
  'own-trail': string('M-2 20q8-9 14-3t10 1 12-4'),
  'own-yarn-ball': `<circle cx="16" cy="20" r="10" fill="#f07ba6"/><path d="M7 16q8-6 17-2M6.500 21q9-6 19 0M9 26q7-5 14 0M12 11q8 4 9 18" fill="none" stroke="#c94f7c" stroke-width="1"/>${string('M25 26q5 4 10 1')}`,
  'own-gnat':
    '<ellipse cx="11" cy="10" rx="6" ry="3.400" transform="rotate(30 11 10)" fill="#e4f2fb"/><ellipse cx="21" cy="10" rx="6" ry="3.400" transform="rotate(-30 21 10)" fill="#e4f2fb"/><ellipse cx="16" cy="18" rx="3.600" ry="7" fill="#4b4560"/><circle cx="16" cy="11" r="4" fill="#4b4560"/><circle cx="14.500" cy="10.500" r="1.300" fill="#fff"/><circle cx="17.800" cy="10.500" r="1.300" fill="#fff"/><path d="M13 22l-3 5M19 22l3 5M16 24v5" stroke="#4b4560" stroke-width=".9"/>',
  'own-soft-parcel': `<path d="M3 12h26v17H3z" fill="#c9a06a"/><path d="M24 12h5v17h-5z" fill="#b0874f"/><path d="M3 12l3-4h20l3 4z" fill="#dbb988"/>${string('M16 8v21M3 20h26M16 8q-8-7-9-2t9 2q8-7 9-2t-9 2')}`,
  'own-warm-trunk': `<path d="M16 0q1 10-1 18t4 11" fill="none" stroke="#7891b2" stroke-width="9.400"/><path d="M15.700 0q1 10-1 18t4 11" fill="none" stroke="#98b1cc" stroke-width="8.600"/>${stitches('M10.500 5.500q6 2.600 11.500 0')}${stitches('M10.300 11.500q6 2.600 11 0')}${stitches('M9.500 17.500q6 2.600 10.600 0')}${stitches('M11 23.500q6 1.600 11-1.500')}`,
  'own-torn-wrap':
    '<path d="M1 29l3-9 5 3 3-8 6 6 5-4 2 6 5-2 1 8z" fill="#c9a06a"/><path d="M12 15l6 6-3 8H9zM25 23l5-2 1 8h-7z" fill="#b0874f"/><path d="M3 27q5-6 10-2t9-3q4-3 6 2" fill="none" stroke="#f07ba6" stroke-width="1.300"/>',
};
