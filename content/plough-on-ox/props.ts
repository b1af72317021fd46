// A plough, a creek in the evening, the wet ditch that it leaves, a dry field, the posts of a gate, its pieces, and a gum tree with a bough.

export const props: Record<string, string> = {
  'own-plough':
    '<path d="M1 5q10 0 14 9l4 9" fill="none" stroke="#8a5a35" stroke-width="2.600" stroke-linecap="round"/><path d="M12 13L31 9" stroke="#8a5a35" stroke-width="2.200" stroke-linecap="round"/><path d="M14 17q8 1 14 7l2 6q-12 2-16-6z" fill="#7d8496"/><path d="M14 17q4 6 16 13q-12 2-16-6z" fill="#a9b0c0"/>',
  'own-ditch-water':
    '<path d="M12 0h8l9 32H1z" fill="#6d4427"/><path d="M13.500 0h5.200l6.600 32H6z" fill="#4aa8de"/><path d="M14 8q2 1.500 4 0M12 17q4 2 8 0M11 26q5 2 10 0" fill="none" stroke="#bfe4f8" stroke-width="1" stroke-linecap="round"/>',
  'own-dusk-water':
    '<path d="M0 4q2-2 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0v28H0z" fill="#5f7fb8"/><path d="M0 4q2-2 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0" fill="none" stroke="#c9a8c4" stroke-width=".800"/>',
  'own-gate':
    '<path d="M2 8h3v22H2zM27 8h3v22h-3z" fill="#8a5a35"/><path d="M5 11h2.500l-1 1.200 1.500 1.200H5zM5 18h1.500l1 2.400H5zM27 12h-1.500l.8 2.400h.7zM27 18h-2l-.6 2.400H27z" fill="#cf9a66"/>',
  'own-broken-gate':
    '<path d="M1 6l9 4-1 2.400-9-4zM22 3l9-3 1 2.400-9 3zM4 24l11-3 .6 2.400-11 3zM20 20l10 6-1.400 2.200-9.800-6zM13 10l3-8 2.200 1-3 8z" fill="#cf9a66"/>',
  'own-furrows':
    '<path d="M0 30L3 10h26l3 20z" fill="#cdab78"/><path d="M3 13h26M2 18h28M1.500 23.500h29" stroke="#b8935c" stroke-width=".7"/><path d="M6 11l1 3-1 3M14 19l-1 3 1 3-1 4M22 11l-.6 4 1 3M27 20l1 4-1 4M9 25l-.6 4" fill="none" stroke="#8f6b3c" stroke-width=".4"/>',
  'own-gum':
    '<path d="M23 0q-1 10 0 18t3 14h-9q3-8 2-14T17 0z" fill="#d9cdbd"/><path d="M23 0q-1 10 0 18t3 14h-4q0-16-2-32z" fill="#b9a893"/><ellipse cx="18" cy="-1" rx="12" ry="6" fill="#4c8762"/><ellipse cx="27" cy="1" rx="9" ry="5" fill="#5f9a72"/>',
  'own-bough':
    '<path d="M32 16q-14 2-31-2 0 3 10 5t21 1z" fill="#c4b5a0"/><ellipse cx="4" cy="13" rx="6" ry="3" fill="#5f9a72"/><ellipse cx="13" cy="12" rx="5" ry="2.600" fill="#4c8762"/>',
};
