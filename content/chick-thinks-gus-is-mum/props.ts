// An egg with a crack, the two halves of its shell, and a thin stick.

const egg = 'M16 2c5.6 0 10.4 10 10.4 17.4A10.4 10.4 0 0 1 5.6 19.4C5.6 12 10.4 2 16 2z';

export const props: Record<string, string> = {
  'own-cracked-egg': `<path d="${egg}" fill="#fff3d9"/><path d="M19 2.8c4.4 2.4 7.4 10.4 7.4 16.6a10.4 10.4 0 0 1-15.6 9q10.2 1 12.2-9q1.4-7.4-4-16.6z" fill="#ecd6ae"/><path d="M11 12h.01M9.4 19h.01M14 23h.01M18 16.6h.01M21 23h.01" stroke="#e3bd86" stroke-width="1.7"/><path d="M14.6 4.5l2.4 3.2-3 2.3 4 3-2.4 2.6" fill="none" stroke="#6b4a33" stroke-width=".9" stroke-linejoin="round"/>`,
  'own-shell':
    '<path d="M3.5 15l4 3.4 3.2-3.8 3.6 3.8 3.4-3.8 3.8 3.8 3.2-3.6 3.8 3.4Q28 30 16 30T3.5 15z" fill="#fff3d9"/><path d="M24.7 14.8l3.8 3.4Q28 30 16 30q-1.6 0-3-.2q10.5-1.4 11.7-15z" fill="#ecd6ae"/><path d="M8.6 22h.01M13 26h.01M17.5 21.6h.01M22 25.4h.01" stroke="#e3bd86" stroke-width="1.8"/>',
  'own-shell-cap':
    '<path d="M4 24Q5 10 16 8q11 2 12 16l-3.6-3-3.2 3.6-3.4-3.6-3.6 3.6-3.2-3.4L7.6 24.6z" fill="#fff3d9"/><path d="M19 9q8 3.4 9 15l-3.6-3-2 2.2Q23.6 14 19 9z" fill="#ecd6ae"/><path d="M11 15h.01M16.5 17.5h.01" stroke="#e3bd86" stroke-width="1.8"/>',
  'own-thin-stick':
    '<path d="M2 16.5q7-1.4 14-.4t14-.6M20 16l4-4" fill="none" stroke="#7b5136" stroke-width="2"/>',
};
