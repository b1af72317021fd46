// The headphones, the radio room, and what a wart looks like.

export const props: Record<string, string> = {
  'own-headphones':
    '<path d="M4 22Q2 4 16 4t12 18" fill="none" stroke="#3f4358" stroke-width="2.4"/><rect x="1.5" y="18" width="5.5" height="10" rx="2.6" fill="#d8493f"/><rect x="25" y="18" width="5.5" height="10" rx="2.6" fill="#d8493f"/>',
  'own-on-air':
    '<rect x="2" y="10" width="28" height="14" rx="3" fill="#8f2430"/><rect x="3.5" y="11.5" width="25" height="11" rx="2" fill="#d8352f"/><path d="M16 20v-5M13 15.5q3-3 6 0M10.5 13.8q5.5-4 11 0" fill="none" stroke="#fff4d8" stroke-width="1.2" stroke-linecap="round"/><circle cx="16" cy="20" r="1.4" fill="#fff4d8"/>',
  'own-wart':
    '<rect x="2" y="3" width="28" height="26" rx="1" fill="#fffaf0"/><rect x="4" y="5" width="24" height="22" fill="#cfe6d8"/><path d="M9 27V14q0-8 6.500-8T22 14v13z" fill="#e9b08c"/><path d="M11.500 14q0-6 4-6t4 6q-4 1.600-8 0z" fill="#ffe6d6"/><path d="M11.500 18q4 1.400 8 0" fill="none" stroke="#c98a64" stroke-width=".7" stroke-linecap="round"/><path d="M16 24.500q-.6-3.500 2.400-3.800 3.600-.8 4.400 2.300 .6 3-2.800 3.300-3.400.4-4-1.800z" fill="#a8643c"/><path d="M18 23h.1M20.500 22.300h.1M20.300 24.700h.1" stroke="#7d4526" stroke-width="1" stroke-linecap="round"/><path d="M18 20.500l-.6-1.800M20.500 20.500l.6-1.800M22.600 22l1.700-.8" stroke="#5a3020" stroke-width=".4" stroke-linecap="round"/>',
  'own-half-onion':
    '<path d="M4 20q0-9 12-13q12 4 12 13q-12 6-24 0z" fill="#b0508a"/><path d="M4 20q12-5 24 0q-12 7-24 0z" fill="#f6e6f2"/><path d="M8 20q8-3 16 0q-8 4-16 0zM12 20q4-1.4 8 0q-4 1.6-8 0z" fill="none" stroke="#c98ab8" stroke-width=".7"/>',
  'own-tears':
    '<path d="M6 8q3 5 3 7a3 3 0 0 1-6 0q0-2 3-7zM26 8q3 5 3 7a3 3 0 0 1-6 0q0-2 3-7zM9 20q2 3.4 2 5a2 2 0 0 1-4 0q0-1.6 2-5zM23 20q2 3.4 2 5a2 2 0 0 1-4 0q0-1.6 2-5z" fill="#7fc4f0"/>',
  'own-wind':
    '<path d="M1 10h20q5 0 5-3.5T22 4M1 16h27M1 22h17q5 0 5 3.5t-4 3" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>',
};
