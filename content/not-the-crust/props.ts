// The crust of a slice of bread, a scrap of it, a plate, an open drum (its inside and its front), and a lamp, off and on.

const arch =
  'M4 29V15Q1 13 2 9.500Q4 4 16 4t14 5.500Q31 13 28 15v14h-4.500V14q2.500-1.500 2-3.500Q24.500 8 16 8t-9.500 2.500q-.5 2 2 3.500v15z';

export const props: Record<string, string> = {
  'own-crust': `<path d="${arch}" fill="#c98a4c"/><path d="M8.500 14q-2.500-1.500-2-3.500Q7.500 8 16 8t9.500 2.500q.5 2-2 3.500" fill="none" stroke="#f3d9a8" stroke-width="1.600"/><path d="M9 29V14.500M23 29V14.500" stroke="#f3d9a8" stroke-width="1.200"/>`,
  'own-scrap':
    '<path d="M6 26q-2-8 4-12q7-4 16-2q2 3-1 5q-7-1-11 2q-3 3-2 8q-3 2-6-1z" fill="#c98a4c"/><path d="M12 27q-1-5 2-8q4-3 11-2" fill="none" stroke="#f3d9a8" stroke-width="1.600" stroke-linecap="round"/>',
  'own-floor-lamp':
    '<path d="M15 11h2v17h-2z" fill="#8a5a35"/><ellipse cx="16" cy="29" rx="6" ry="1.600" fill="#8a5a35"/><path d="M10 2h12l4 10H6z" fill="#f2c94c"/><path d="M18 2h4l4 10h-6z" fill="#dba92e"/>',
  'own-lamp-on':
    '<path d="M4 12L-1 30h34L28 12z" fill="#ffe9a0" fill-opacity=".35"/><path d="M15 11h2v17h-2z" fill="#8a5a35"/><ellipse cx="16" cy="29" rx="6" ry="1.600" fill="#8a5a35"/><path d="M10 2h12l4 10H6z" fill="#ffdf7a"/><path d="M18 2h4l4 10h-6z" fill="#f2c94c"/>',
  'own-drum-back':
    '<ellipse cx="16" cy="12" rx="12.800" ry="4.600" fill="#ffb83d"/><ellipse cx="16" cy="12.400" rx="11.400" ry="3.600" fill="#5f2d18"/>',
  'own-drum-front':
    '<path d="M3.200 12.500v13q0 5 12.800 5t12.800-5v-13q-2 4-12.800 4t-12.800-4z" fill="#e0433f"/><path d="M21 16v14q7.800-1 7.800-4.500v-13q-1.600 2.700-7.800 3.500z" fill="#c2332f"/><path d="M4.500 17l4 10 4-8.500 3.500 11 3.500-11 4 8.500 4-10" fill="none" stroke="#fff1d6" stroke-width="1.100" stroke-linejoin="round"/><path d="M3.200 12q2 4.600 12.800 4.600T28.800 12v2.600q-2 4.600-12.800 4.600T3.200 14.600z" fill="#ffb83d"/>',
  'own-plate':
    '<ellipse cx="16" cy="27" rx="15" ry="4" fill="#cdd9e6"/><ellipse cx="16" cy="26" rx="15" ry="3.800" fill="#f4f7fb"/><ellipse cx="16" cy="26" rx="10" ry="2.300" fill="#dfe9f2"/>',
};
