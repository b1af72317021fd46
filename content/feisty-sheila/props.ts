// Reins, a veil, a cake, a bunch of flowers, a line of laundry, an arch, and dust.

export const props: Record<string, string> = {
  'own-reins':
    '<path d="M1 8q12 14 30 12" fill="none" stroke="#6d3b22" stroke-width="1.300" stroke-linecap="round"/>',
  'own-veil':
    '<path d="M16 2q9 0 11 9l4 18q-4 2-7-1-4 3-8 1-4 2-8-1-3 3-7 1l4-18q2-9 11-9z" fill="#fff"/><path d="M9 12q-2 9-3 15M23 12q2 9 3 15M16 11v17" fill="none" stroke="#d3d9ee" stroke-width=".9" stroke-linecap="round"/><path d="M6 8q10-5 20 0" fill="none" stroke="#f3a6c0" stroke-width="2.400" stroke-linecap="round" stroke-dasharray=".1 3.600"/>',
  'own-veil-on':
    '<path d="M16 1q10 0 12 9l4 20q-5 2-6-2L23 11q-7-4-14 0L6 28q-1 4-6 2L4 10q2-9 12-9z" fill="#fff"/><path d="M5 13L2.500 27M27 13l2.500 14" fill="none" stroke="#d3d9ee" stroke-width=".9" stroke-linecap="round"/><path d="M7 9q9-5.500 18 0" fill="none" stroke="#f3a6c0" stroke-width="2.400" stroke-linecap="round" stroke-dasharray=".1 3.600"/>',
  'own-cake':
    '<ellipse cx="16" cy="29" rx="15" ry="2.400" fill="#cfd9e8"/><path d="M3 20h26v7q-13 4-26 0z" fill="#fff7ea"/><path d="M3 20h26v2.600q-3 2-6 0-3 2.400-7 0-4 2.400-7 0-3 2-6 0z" fill="#f7b3c8"/><path d="M7 12h18v8q-9 3-18 0z" fill="#fff7ea"/><path d="M7 12h18v2.400q-3 2-6 0-3 2-6 0-3 2-6 0z" fill="#f7b3c8"/><path d="M11 5h10v7q-5 2-10 0z" fill="#fff7ea"/><path d="M11 5h10v2q-5 3-10 0z" fill="#f7b3c8"/><circle cx="16" cy="3" r="2.400" fill="#d8342c"/>',
  'own-posy':
    '<path d="M11 17l5 14 5-14z" fill="#4d8f5a"/><circle cx="9" cy="12" r="4.600" fill="#f7c948"/><circle cx="22" cy="11" r="4.800" fill="#f3a6c0"/><circle cx="15.500" cy="8" r="5" fill="#fff"/><circle cx="15" cy="15.500" r="4.600" fill="#e0566f"/><circle cx="9" cy="12" r="1.600" fill="#d8862c"/><circle cx="22" cy="11" r="1.600" fill="#d8862c"/><circle cx="15.500" cy="8" r="1.700" fill="#f2c230"/><circle cx="15" cy="15.500" r="1.500" fill="#fff3d6"/>',
  'own-laundry':
    '<path d="M1 4v27M31 4v27" stroke="#8a5a35" stroke-width="1.200"/><path d="M1 6q15 3 30 0" fill="none" stroke="#56506b" stroke-width=".4"/><path d="M4 6.500h6l1 9H3z" fill="#58b0ba"/><path d="M12.500 7.300h3l.6 10h-1.600l-.5-5-.5 5H12z" fill="#8f74d6"/><path d="M23 7l5-.4.600 6-6 .4z" fill="#f2c94c"/>',
  'own-arch':
    '<path d="M3 31V16Q3 3 16 3t13 13v15" fill="none" stroke="#fff" stroke-width="2"/><path d="M3 31V16Q3 3 16 3t13 13v15" fill="none" stroke="#4d8f5a" stroke-width="2.600" stroke-linecap="round" stroke-dasharray=".1 3.200"/><path d="M3 28V16Q3 3 16 3t13 13v12" fill="none" stroke="#f3a6c0" stroke-width="2" stroke-linecap="round" stroke-dasharray=".1 6.400"/>',
  'own-spun-trees':
    '<path d="M2 6q12-5 28 0M1 11q14-5 30 0M0 16q16-5 32 0M2 21q14-4 29 0" fill="none" stroke="#5f9a72" stroke-width="2.200" stroke-linecap="round"/><path d="M4 8.500q11-4 24 0M2 13.500q14-4 28 0M3 18.500q12-4 26 0" fill="none" stroke="#e8a54b" stroke-width="1.300" stroke-linecap="round"/><path d="M8 4q8-3 16 0M5 24q10-4 22 0" fill="none" stroke="#8f74d6" stroke-width="1.300" stroke-linecap="round"/>',
};
