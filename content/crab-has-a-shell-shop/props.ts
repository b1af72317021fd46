// Drawings for 'Crab Has a Shell Shop'. The flipbook host shows them too.

export const props: Record<string, string> = {
  'own-thick-shell':
    '<path d="M1 27.500Q2 8 16 6q14 2 15 21.500Q16 32.500 1 27.500z" fill="#8d7f98"/><path d="M16 6v23.800M9 9L6 28.800M23 9l3 19.800" stroke="#b5a8bf" stroke-width="1.2" fill="none"/><path d="M1 27.500Q2 8 16 6" fill="none" stroke="#b5a8bf" stroke-width="1.2"/>',
  'own-thin-shell':
    '<path d="M16 29Q3 22 4 12Q9 4 16 4t12 8q1 10-12 17z" fill="#f7b9c4"/><path d="M16 28V6M13 27Q6 18 8 9M19 27q7-9 5-18" fill="none" stroke="#e68fa2" stroke-width="1.2"/><path d="M12 30q4-3 8 0z" fill="#e68fa2"/>',
  'own-long-shell':
    '<path d="M2 27Q1 17 8 15L29 3q2 0 1 2L20 22q-2 7-9 8q-7 1-9-3z" fill="#f0b468"/><path d="M8 15q6 4 4 14M14 12q6 4 5 12M20 8q4 3 3 8M25 5q3 2 2 4" fill="none" stroke="#c98638" stroke-width="1.4"/><path d="M2 27q0-6 5-6t5 5q-2 4-6 3z" fill="#8a5420"/>',
};
