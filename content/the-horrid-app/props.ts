// A phone with an arrow to the left, in a hand and from near by, a sign to the summit, a mountain and its top, a
// backpack that Ted carries, a pond, and a picnic on a rug.

export const props: Record<string, string> = {
  'own-app':
    '<rect x="7" y="1" width="18" height="30" rx="3" fill="#433b6b"/><rect x="9" y="4" width="14" height="23" rx="1" fill="#bfe3f5"/><path d="M9 18q7-4 14-1v10H9z" fill="#a5d89b"/><path d="M21 13h-6v-3.500L9.600 15l5.400 5.500V17h6z" fill="#d8343c"/><circle cx="16" cy="29" r="1" fill="#8d86b0"/>',
  'own-summit-sign':
    '<path d="M14.600 14h2.800v16h-2.800z" fill="#8a5a35"/><path d="M1 4h23l7 6.500-7 6.500H1z" fill="#b07a4a"/><path d="M2.400 5.400h21l5.600 5.100-5.600 5.100h-21z" fill="#fff4e0"/><path d="M6 14l5-7 2.500 3.500L15.500 8l5 6z" fill="#6d7a8c"/><path d="M11 7l1.800 2.500-1.600.8-1.600-1.200zM15.500 8l1.600 2-1.500.6-1-1.200z" fill="#fff"/>',
  'own-mountain':
    '<path d="M1 30L13 8l4 5 4-6 10 23z" fill="#7d8aa0"/><path d="M13 8l4 5-1 17H8q6-10 5-22zM21 7l10 23h-7q0-12-3-23z" fill="#94a1b5"/><path d="M13 8l2 2.500-1.500 2-1.200-1.500-2 2.400-1-.600zM21 7l2.200 5-2-1.600-1.800 1.800-.8-1.800z" fill="#fff"/><path d="M0 30q8-5 16-3t16 3z" fill="#8ccb86"/>',
  'own-top':
    '<path d="M-2 32Q2 20 8 18q8-4 18 0q5 3 8 14z" fill="#7d8aa0"/><path d="M8 18q8-4 18 0q3 2 5 7q-8-4-14-3t-14 2q2-5 5-6z" fill="#94a1b5"/><path d="M6 24l4 2M20 26l5-1M12 28l4 1" stroke="#66728a" stroke-width=".8" stroke-linecap="round"/>',
  'own-pond':
    '<ellipse cx="16" cy="24" rx="16" ry="7" fill="#3f9fd6"/><ellipse cx="16" cy="24.600" rx="14.600" ry="5.800" fill="#5bb5e4"/><path d="M5 23q2-1.200 4 0t4 0M18 21.600q2-1.200 4 0t4 0M12 27.500q2-1.200 4 0t4 0" fill="none" stroke="#bfe6f8" stroke-width=".5" stroke-linecap="round"/><path d="M28 20v-9M30 21v-7" stroke="#5d8f4c" stroke-width=".8"/><path d="M27.300 8h1.400v4h-1.400zM29.400 12h1.200v3h-1.200z" fill="#7b5136"/>',
  'own-pond-front':
    '<path d="M0 24q4-1.500 8 0t8 0 8 0 8 0q0 7-16 7T0 24z" fill="#5bb5e4"/><path d="M0 24q4-1.500 8 0t8 0 8 0 8 0" fill="none" stroke="#bfe6f8" stroke-width=".6"/>',
  'own-rug':
    '<path d="M6 22h20l6 8H0z" fill="#d9695f"/><path d="M9.500 22h3l-1.500 8H6zM19.500 22h3l3.500 8h-5z" fill="#fff1dc" fill-opacity=".8"/><path d="M4.400 24.200h23.200l1.300 1.600H3.100z" fill="#fff1dc" fill-opacity=".8"/>',
};
