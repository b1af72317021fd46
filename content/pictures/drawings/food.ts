// Food.

export const food: Record<string, string> = {
  'own-egg':
    '<path d="M16 3c5 0 9.4 9.6 9.4 16.6a9.4 9.4 0 0 1-18.8 0C6.6 12.6 11 3 16 3z" fill="#d3d3d3"/><path d="M12.4 8.6Q9.8 12.6 9.4 17" fill="none" stroke="#e8e8e8" stroke-width="1.6" stroke-linecap="round"/>',
  'own-fried-fish':
    '<path d="M2 22q7-9 17-4.6q4-1 8-5.4q2 5 1 10t1 8q-5-2-9-5.4Q9 31 2 22z" fill="#e8a33d"/><path d="M8 20.4q1 2 0 4M13 18.8q1.4 3 0 6.4M18 19q1 2.4 0 5.4" fill="none" stroke="#c77f22" stroke-width=".9" stroke-linecap="round"/>',
  'own-fudge':
    '<path d="M16 8l13 5v12l-13 5L3 25V13z" fill="#8a5230"/><path d="M16 8l13 5-13 5-13-5z" fill="#b5774a"/><path d="M16 18l13-5v12l-13 5z" fill="#734224"/><path d="M11 13l3 1.200M17 11.400l3 1.2" stroke="#d29b6e" stroke-width=".8" stroke-linecap="round"/>',
  'own-plum':
    '<path d="M16 10q1-5 5-7" fill="none" stroke="#6b4a33" stroke-width="1.6" stroke-linecap="round"/><path d="M17 8q2-5 9-4q-1 6-9 4z" fill="#5da65c"/><ellipse cx="16" cy="20" rx="10" ry="10.5" fill="#7a3f9d"/><path d="M10 17q1-4 4-5" fill="none" stroke="#b98ad6" stroke-width="1.6" stroke-linecap="round"/>',
  'own-mud-cake':
    '<ellipse cx="16" cy="28" rx="16" ry="2.6" fill="#e6edf3"/><ellipse cx="16" cy="27.4" rx="13" ry="1.8" fill="#c9d5df"/><path d="M4 15q0 8 1 12q11 2.4 22 0q1-5 1-12z" fill="#7a5238"/><path d="M4.4 20q11 3 23.4 0v2.4q-12 3-23.2 0z" fill="#a9805c"/><path d="M3 15q1-5 6-4.4q3 3.6 7 2.6q4-4.6 8-2.6q5-.4 5 4.4q0 3.6-1.6 3.6t-1.8-1.6q-1 .4-1.4 3.4q-.4 2-1.6 0q-.4-3-2-3q-1.4 4.4-3 3t-2-2.6q-2 .4-2.4 1.6q-.6 3-1.8 1.4q-.6-2.8-2-2.6q-1 4-2.6 2.6q-.6-3-1.8-2.4q-2 .4-2-3.4z" fill="#5a3d2c"/><path d="M7 13.4q3 2 5 1.4M20 13q3-1.4 5 0" fill="none" stroke="#8d6850" stroke-width=".8" stroke-linecap="round"/>',
  'own-flour':
    '<path d="M7 9q9-2.6 18 0q2 10 1 20q-10 2-20 0q-1-10 1-20z" fill="#f3e6cf"/><path d="M8 4.6q8-2 16 0q-1 3 1 4.4q-9 2-18 0q2-1.4 1-4.4z" fill="#e6d3b0"/><path d="M7 9q9 2 18 0" fill="none" stroke="#c9a873" stroke-width=".8"/><path d="M16 14v11M16 17q-3-.4-3.4-2.6M16 17q3-.4 3.4-2.6M16 21q-3-.4-3.4-2.6M16 21q3-.4 3.4-2.6" fill="none" stroke="#c79a4a" stroke-width="1" stroke-linecap="round"/>',
  'own-bun':
    '<path d="M2.5 24q0-11 13.5-11t13.5 11q0 6-5 6H7.5q-5 0-5-6z" fill="#e2a55c"/><path d="M4.5 22q1-7 11.5-7t11.5 7q-5-4-11.5-4t-11.5 4z" fill="#f0c078"/><path d="M10 20l3-2.6M16 19.6l3-2.6M21.5 20.4l2.5-2" stroke="#fff0cf" stroke-width=".9" stroke-linecap="round"/>',
  'own-dough':
    '<path d="M1 30q-1-6 3.5-8.5q-.5-7 6-7.5q4-6 10-2.5q6-1 7 5q5 2.5 3.5 13.5z" fill="#f6e3bd"/><path d="M1 30q-1-6 3.5-8.5q-.5-7 6-7.5q4-6 10-2.5q6-1 7 5q5 2.5 3.5 13.5" fill="none" stroke="#d8b878" stroke-width=".7"/><path d="M4.5 25q1.5-3 4.5-2.5M12 17.5q2-3 5-1.5M22 16.5q3-.5 3.5 2.5" fill="none" stroke="#fff6e0" stroke-width="1.4" stroke-linecap="round"/><path d="M7 29q2-2 4.5-.6M18 26q2.5-2 5 0" fill="none" stroke="#dcc08c" stroke-width=".8" stroke-linecap="round"/>',
  'own-dough-roll':
    '<path d="M-1 30V19q4-5 8-1.4q4-5 9-1q4-4 8 0q4-3 9 2.4v11z" fill="#f6e3bd"/><path d="M-1 19q4-5 8-1.4q4-5 9-1q4-4 8 0q4-3 9 2.4" fill="none" stroke="#d8b878" stroke-width=".7"/><path d="M3 20.6q2-1.6 4 0M18 19q2-1.4 4.4 0" fill="none" stroke="#fff6e0" stroke-width="1.2" stroke-linecap="round"/><path d="M9 26q2-1.6 4.4 0M24 27q2-1.4 4 0" fill="none" stroke="#dcc08c" stroke-width=".8" stroke-linecap="round"/>',
};
