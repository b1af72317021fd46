// One sausage on its plate, a ring of light, and a bed for a dog.

export const props: Record<string, string> = {
  'own-halo':
    '<ellipse cx="16" cy="22" rx="11" ry="3.4" fill="none" stroke="#ffd84f" stroke-width="2.4"/><path d="M6 20.6q4-2.4 10-2.4" stroke="#fff3b8" stroke-width="1" fill="none" stroke-linecap="round"/>',
  'own-white-plate':
    '<ellipse cx="16" cy="27" rx="15" ry="3.6" fill="#c3cfdf"/><ellipse cx="16" cy="26.2" rx="15" ry="3.4" fill="#f4f7fb"/><ellipse cx="16" cy="26" rx="10" ry="2" fill="#dfe7f1"/>',
  'own-one-sausage':
    '<path d="M3 22q-1-5 4-5q9 2 18 0q5 0 4 5q-.6 4-5 4.6q-8 1.4-16 0Q3.6 26 3 22z" fill="#9a4a26"/><path d="M6 20q10 2.4 20 0" stroke="#d07a4a" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M10 24.5l1.6-3M16 25l1.6-3M22 24.5l1.6-3" stroke="#6b2f16" stroke-width=".9" stroke-linecap="round"/>',
  'own-dog-bed':
    '<ellipse cx="16" cy="25" rx="16" ry="6" fill="#4b6fa8"/><ellipse cx="16" cy="23.5" rx="13" ry="4" fill="#f2e3c6"/><path d="M0 25q16 9 32 0v1.5q-3 5-16 5T0 26.5z" fill="#3d5c8f"/>',
  'own-smell':
    '<path d="M1 16q4-6 8 0t8 0 8 0 6-3" fill="none" stroke="#d9955a" stroke-width="1.6" stroke-linecap="round" opacity=".8"/>',
  'own-stand':
    '<rect x="2" y="18" width="28" height="3" rx="1" fill="#8a5a35"/><path d="M4 21h3v9H4zM25 21h3v9h-3z" fill="#6b4630"/>',
};
