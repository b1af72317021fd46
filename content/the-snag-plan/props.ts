// A sausage and a twig in bread with sauce on it, a barbecue, the branch of a gum tree where
// a kookaburra sits, an esky (whole, and open in two parts), sauce on a face, and crumbs that fly.

const bread =
  '<path d="M2 21Q0 14 6 11l20-5q5 0 5 5t-5 7L8 24q-4 1-6-3z" fill="#fff1d2"/><path d="M2 21q2 5 7 4l18-6q5-2 4-8q-1 5-6 6.500L8 23q-4 1-6-2z" fill="#d9a05c"/>';

export const props: Record<string, string> = {
  'own-snag':
    '<path d="M5 20Q16 8 27 12" fill="none" stroke="#8f4a2a" stroke-width="6.500" stroke-linecap="round"/><path d="M6 18.500Q16 8.500 26 10.600" fill="none" stroke="#b86a40" stroke-width="2" stroke-linecap="round"/><path d="M11 13.500l2.400 3.400M17 10.500l1.600 3.600M22.500 9.600l.6 3.600" stroke="#5f2d18" stroke-width="1" stroke-linecap="round"/>',
  'own-twig-bun': `<path d="M-1 20L33 6M27 8.500l3-5M4 17.500L1 14" fill="none" stroke="#7b5136" stroke-width="3" stroke-linecap="round"/><path d="M30 3.500q-4-2.500-5.500 1q3 2 5.500-1z" fill="#5da65c"/>${bread}<path d="M6 15q3-3 5-1t5-2.500 5-1.500 5-2" fill="none" stroke="#d8343c" stroke-width="1.600" stroke-linecap="round"/>`,
  'own-twig':
    '<path d="M1 20L31 10M22 13l3-6M9 17.500L6 13" fill="none" stroke="#7b5136" stroke-width="2.600" stroke-linecap="round"/><path d="M25 7q-4-3-6 .5q3 2.500 6-.5z" fill="#5da65c"/>',
  'own-grill':
    '<path d="M6 18h3v12H6zM23 18h3v12h-3z" fill="#56506b"/><path d="M5 24h22v1.600H5z" fill="#8d929c"/><path d="M1 12h30v6q0 2-2 2H3q-2 0-2-2z" fill="#433b6b"/><path d="M1 12h30v2H1z" fill="#8d929c"/><circle cx="8" cy="17" r="1.200" fill="#ff9f3a"/><circle cx="16" cy="17" r="1.200" fill="#ff9f3a"/><circle cx="24" cy="17" r="1.200" fill="#ff9f3a"/><path d="M31 14h3" stroke="#8a5a35" stroke-width="2" stroke-linecap="round"/>',
  'own-esky':
    '<path d="M3 12h26v16q0 2-2 2H5q-2 0-2-2z" fill="#2f7fc4"/><path d="M2 7q0-2 2-2h24q2 0 2 2v5H2z" fill="#f4f7fb"/><path d="M2 10h28v2H2z" fill="#cfd9e6"/><path d="M8 20q8-3 16 0" fill="none" stroke="#f4f7fb" stroke-width="1.800" stroke-linecap="round"/><path d="M3 12h26v2H3z" fill="#2668a6"/>',
  'own-esky-inside':
    '<ellipse cx="16" cy="10" rx="14" ry="3.600" fill="#2668a6"/><path d="M4 10l3-3 4 2 3-4 5 4 4-3 5 4q-12 4-24 0z" fill="#dff3ff"/>',
  'own-esky-front':
    '<path d="M2 10q14 4 28 0l-1 18q0 2-2 2H5q-2 0-2-2z" fill="#2f7fc4"/><path d="M1.500 9q14.500 5 29 0v3q-14.500 5-29 0z" fill="#f4f7fb"/><path d="M8 22q8-3 16 0" fill="none" stroke="#f4f7fb" stroke-width="1.800" stroke-linecap="round"/>',
  'own-perch':
    '<path d="M0 20q10-4 18-3t16-1" fill="none" stroke="#8a6a50" stroke-width="3" stroke-linecap="round"/><path d="M7 18.500l-2-5M23 17l4-5" stroke="#8a6a50" stroke-width="1.600" stroke-linecap="round"/><g fill="#5f9a6a"><path d="M5 13.500q-5-1-6-6q5 0 6 6zM27 12q0-5 5-7q1 5-5 7zM14 18q-1 6-6 9q-1-6 6-9zM29 17q3 5 0 10q-4-4 0-10z"/></g>',
  'own-sauce':
    '<path d="M6 18q2-3 5-1.500t5 0 5-.6q3-.8 4 1.600q0 2.500-3 2.400q-2 2-4.500.6q-3 1.500-5.500 0q-5 1-6-2.500z" fill="#d8343c"/>',
  'own-crumbs':
    '<g fill="#d9a05c"><circle cx="6" cy="16" r="2"/><circle cx="13" cy="9" r="1.600"/><circle cx="14" cy="21" r="2.200"/><circle cx="22" cy="14" r="1.500"/></g><g fill="#d8343c"><circle cx="10" cy="24" r="1.400"/><circle cx="19" cy="7" r="1.300"/><circle cx="24" cy="22" r="1.600"/></g>',
  'own-esky-lid':
    '<path d="M2 22q0-3 3-3h22q3 0 3 3v5q0 2-3 2H5q-3 0-3-2z" fill="#f4f7fb"/><path d="M2 25.500h28v1.500q0 2-3 2H5q-3 0-3-2z" fill="#cfd9e6"/>',
};
