// Food.

export const food: Record<string, string> = {
  'own-fudge':
    '<path d="M16 8l13 5v12l-13 5L3 25V13z" fill="#8a5230"/><path d="M16 8l13 5-13 5-13-5z" fill="#b5774a"/><path d="M16 18l13-5v12l-13 5z" fill="#734224"/><path d="M11 13l3 1.2M17 11.4l3 1.2" stroke="#d29b6e" stroke-width=".8" stroke-linecap="round"/>',
  'own-bun':
    '<path d="M2.5 24q0-11 13.5-11t13.5 11q0 6-5 6H7.5q-5 0-5-6z" fill="#e2a55c"/><path d="M4.5 22q1-7 11.5-7t11.5 7q-5-4-11.5-4t-11.5 4z" fill="#f0c078"/><path d="M10 20l3-2.6M16 19.6l3-2.6M21.5 20.4l2.5-2" stroke="#fff0cf" stroke-width=".9" stroke-linecap="round"/>',
  'own-dough':
    '<path d="M1 30q-1-6 3.5-8.5q-.5-7 6-7.5q4-6 10-2.5q6-1 7 5q5 2.5 3.5 13.5z" fill="#f6e3bd"/><path d="M1 30q-1-6 3.5-8.5q-.5-7 6-7.5q4-6 10-2.5q6-1 7 5q5 2.5 3.5 13.5" fill="none" stroke="#d8b878" stroke-width=".7"/><path d="M4.5 25q1.5-3 4.5-2.5M12 17.5q2-3 5-1.5M22 16.5q3-.5 3.5 2.5" fill="none" stroke="#fff6e0" stroke-width="1.4" stroke-linecap="round"/><path d="M7 29q2-2 4.5-.6M18 26q2.5-2 5 0" fill="none" stroke="#dcc08c" stroke-width=".8" stroke-linecap="round"/>',
  'own-jam-jar':
    '<path d="M6 8h20v19q0 3-3 3H9q-3 0-3-3z" fill="#c8243c"/><path d="M6 8h20v4H6z" fill="#d9eefa"/><path d="M9 14h4v12H9z" fill="#ef7a86"/><path d="M7 3h18v5H7z" fill="#f2c94c"/><path d="M14 15h9v8h-9z" fill="#fff1cf"/>',
  'own-blueberry-pie':
    '<path d="M4 21h24l-3 8.2q-.3.8-1.2.8H8.2q-.9 0-1.2-.8z" fill="#9aa9c4"/><path d="M4 21h8l1 9H8.2q-.9 0-1.2-.8z" fill="#b9c6dc"/><path d="M16 9q9.5 0 12.5 10h-25Q6.5 9 16 9z" fill="#efc071"/><path d="M3.5 17.8q2-1.6 4.2 0q2-1.6 4.2 0q2-1.6 4.1 0q2-1.6 4.2 0q2-1.6 4.2 0q2-1.6 4.1 0q2 .6 2 2.3t-2 2.3h-25q-2 0-2-2.3t2-2.3z" fill="#d2923f"/><path d="M10 15.2q.8-2 2.6-3M16 15.2v-3.7M22 15.2q-.8-2-2.6-3" fill="none" stroke="#4f4aa8" stroke-width="1.7" stroke-linecap="round"/><path d="M20 20.5q-.4 4.5.8 6q1 1 1.5-.4l.7-5.6z" fill="#4f4aa8"/>',
  'own-steam':
    '<path d="M9 28q-4-5 0-10t0-10M16 26q-4-5 0-10t0-10M23 28q-4-5 0-10t0-10" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".85"/>',
};
