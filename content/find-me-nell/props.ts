// A window on a rainy day, piles of paper, and what lies over somebody who hides in them.

export const props: Record<string, string> = {
  'own-wet-window':
    '<rect x="2" y="2" width="28" height="28" rx="2" fill="#fffaf0"/><rect x="4.4" y="4.4" width="23.2" height="23.2" fill="#9db4c6"/><path d="M4.4 21q6-3 11-1t12.2-2v9.6H4.4z" fill="#7fa58a"/><path d="M8 7l-1.4 3.4M13.6 6l-1.4 3.4M20 7l-1.4 3.4M25.6 6l-1.4 3.4M10.6 13l-1.4 3.4M23 13l-1.4 3.4M7.4 19L6 22.4M13.6 19l-1.4 3.4M20 18l-1.4 3.4M26 20l-1.4 3.4" stroke="#e3f1fa" stroke-width=".8" stroke-linecap="round"/><path d="M16 4v24M4 16h24" stroke="#fffaf0" stroke-width="1.4"/>',
  'own-papers':
    '<path d="M3 27l24 1.4 1 2H2.6z" fill="#d8d2e4"/><path d="M4 24.4l25-1 .8 2.4-25.4 1.6z" fill="#fff"/><path d="M2.6 22l24 1.4-.8 2-23.6-1.2z" fill="#ece7f4"/><path d="M5 19.6l23.6.2.4 2-24.6.8z" fill="#fff"/><path d="M8 21h9M7.4 25.6h12M5 23.4h8" stroke="#b9c4e6" stroke-width=".5"/>',
  'own-paper-cover':
    '<path d="M2 22l10-6.6 9 3.4-10 7.2z" fill="#fff"/><path d="M14 18.4l9-5.4 8 6.2-9.4 5.4z" fill="#ece7f4"/><path d="M8 27l6.4-8 9.6 4-5.4 7.4z" fill="#fffdf6"/><path d="M20 26l8.4-5 3 5.4-8 3.6z" fill="#fff"/><path d="M6 22l6-4M8.4 23l6-4M18 18.6l5-3M20 20l5-3M12.6 26l4.4-4.6M15 27l4.4-4.4M23 26.4l5-2.8" stroke="#b9c4e6" stroke-width=".5"/>',
  'own-cake-bits':
    '<path d="M6 22q2-6 8-5t10 3q2 6-4 8t-12 0q-4-2-2-6z" fill="#fff1dc"/><circle cx="10" cy="14" r="2" fill="#f3a699"/><circle cx="24" cy="12" r="1.6" fill="#fff1dc"/><circle cx="19" cy="20" r="2.4" fill="#f3a699"/>',
};
