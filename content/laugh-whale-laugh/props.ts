// Drawings for 'Laugh, Whale, Laugh!'.

const surf = (water: string, foam: string) =>
  `<path d="M-2 24q4-3 8 0t8 0t8 0t8 0l4 2v3q-3 2-6 1H4q-4 0-7-2z" fill="${water}"/><path d="M-2 24q4-3 8 0t8 0t8 0t8 0" fill="none" stroke="${foam}" stroke-width=".8" stroke-linecap="round"/>`;

export const props: Record<string, string> = {
  // The water in front of one who lies in the sea.
  'own-surf': surf('#4aa8dc', '#8fd0f0'),
  'own-night-surf': surf('#25457c', '#6c8fc7'),
  'own-night-wave':
    '<path d="M-1 30Q3 27 5 20Q8 7 18 7Q27 8 28 16Q24 12 20 14Q16 17 19 22Q22 28 33 30z" fill="#3a5f9e"/><path d="M5 20Q8 7 18 7Q27 8 28 16" fill="none" stroke="#9cb8e6" stroke-width="1.6" stroke-linecap="round"/><path d="M9 23q2-7 6-10M14 26q-2-4 0-8" fill="none" stroke="#6c8fc7" stroke-width=".8" stroke-linecap="round"/>',
  // Wet dough that has hit someone.
  'own-dough-splat':
    '<path d="M16 4q3 0 3.4 4q3-4 6-2.4q2.4 2-.4 5q6-.6 6 2.8q-.4 3-5.4 2.8q5 3 3 6q-2.6 2.4-6.4-1.6q.6 7-2.4 7.4q-3 0-3.4-5.6q-3 6-6.4 4.6q-3-2 .4-6.4q-6.4 1-6.8-2.2q0-3.2 5.4-3.6q-5-3-3.4-5.6q2.4-2.6 6.6.8q-.4-6 3.8-6z" fill="#f6e3bd"/><path d="M12 12q3-3 7-1" fill="none" stroke="#fff6e0" stroke-width="1.6" stroke-linecap="round"/><path d="M11 20q4 3 9 1" fill="none" stroke="#d8b878" stroke-width="1" stroke-linecap="round"/>',
  // The spout of Whale, white at the edges so that it shows before the sky.
  'own-tall-spray':
    '<path d="M11 31Q14 16 12 3M21 31Q18 16 20 3M16 31V3" fill="none" stroke="#eefaff" stroke-width="5.4" stroke-linecap="round"/><path d="M13.5 31Q15 18 14 6M18.5 31Q17 18 18 6" fill="none" stroke="#5fb9ea" stroke-width="1.6" stroke-linecap="round"/><path d="M11 7Q4 4 3 13M21 7q7-3 8 6M12 15Q6 14 5 22M20 15q6-1 7 7" fill="none" stroke="#eefaff" stroke-width="2.6" stroke-linecap="round"/><g fill="#5fb9ea"><circle cx="2" cy="17" r="1.1"/><circle cx="30" cy="17" r="1.1"/><circle cx="5.5" cy="26" r="1"/><circle cx="27" cy="26" r="1"/></g>',
  // A chin shakes: the lines lie to its left and right.
  'own-shake':
    '<path d="M3.5 21q-2 3 0 6M1 22q-1.4 2 0 4M28.5 21q2 3 0 6M31 22q1.4 2 0 4" fill="none" stroke="#cfe4ff" stroke-width=".9" stroke-linecap="round"/>',
  'own-spray':
    '<path d="M13.5 32q1-16-1-26M16 32V4M18.5 32q-1-16 1-26" fill="none" stroke="#bfeaff" stroke-width="3.4" stroke-linecap="round"/><path d="M12 8q-4-1-6 4M20 8q4-1 6 4M13 14q-4 0-5 4M19 14q4 0 5 4" fill="none" stroke="#8fdcf7" stroke-width="1.6" stroke-linecap="round"/>',
};
