// The hat of a captain, her ship, her curtain, and the water of a whale.

export const props: Record<string, string> = {
  'own-captain-hat':
    '<path d="M3 17Q4 9 16 8t13 9l-4 6H7z" fill="#f3f6fb"/><path d="M20 8.4q8 2 9 8.6l-4 6h-3.6Q24 14 20 8.4z" fill="#d3dbe8"/><path d="M7 21h18v5H7z" fill="#2c3a78"/><path d="M5 26q11-3 22 0q-4 4-11 4T5 26z" fill="#1c2450"/><circle cx="16" cy="20.6" r="2.8" fill="#f2c94c"/>',
  'own-big-hull':
    '<path d="M0 19q16 1.6 32 0q-1 8-4 13H4Q1 27 0 19z" fill="#b8503a"/><path d="M0 19q16 1.6 32 0l-.3 2.2q-15.7 1.6-31.4 0z" fill="#e8a24a"/><path d="M.8 24q15 1.4 30.4 0l-.5 1.6q-14.7 1.4-29.4 0z" fill="#fff3df"/>',
  'own-front-sea':
    '<path d="M0 26q2-1.6 4 0t4 0t4 0t4 0t4 0t4 0t4 0t4 0v6H0z" fill="#2f86c4"/><path d="M0 26q2-1.6 4 0t4 0t4 0t4 0t4 0t4 0t4 0t4 0" fill="none" stroke="#8fd0f0" stroke-width=".4"/>',
  'own-mast':
    '<path d="M15.2 0h1.6v32h-1.6z" fill="#8a5a35"/><path d="M17.5 2q9 6 11 19-6 1.6-11 0z" fill="#fff4d8"/><path d="M14.5 4Q7 10 5 21q5 1.4 9.5 0z" fill="#f6e3bd"/>',
  'own-curtain':
    '<path d="M4 2h24v28q-2 1.6-4 0q-2 1.6-4 0q-2 1.6-4 0q-2 1.6-4 0q-2 1.6-4 0q-2 1.6-4 0z" fill="#b8323f"/><path d="M8 4v25M14 4v26M20 4v26M25 4v25" stroke="#93222f" stroke-width="1"/><path d="M1 1h30v2.5H1z" fill="#8a5a35"/>',
  'own-sea-hill':
    '<path d="M0 30Q3 12 10 6q6-4 12 0q7 6 10 24z" fill="#3f7fc4"/><path d="M24 8q6 8 8 22h-6q2-12-2-22z" fill="#2f66a6"/><path d="M12 8.5h.1M15 7h.1M18.5 8h.1" stroke="#a9d2f2" stroke-width="1.4" stroke-linecap="round"/><ellipse cx="10" cy="18" rx="2" ry="2.4" fill="#fff"/><ellipse cx="9.6" cy="18.2" rx="1.3" ry="1.7" fill="#2f2336"/><circle cx="9.2" cy="17.4" r=".5" fill="#fff"/>',
  'own-pillow':
    '<path d="M3 10q13-3 26 0q2 8 0 14q-13 3-26 0q-2-7 0-14z" fill="#fff"/><path d="M3 24q13 3 26 0q1-3 1-6q-13 5-28 1q0 3 1 5z" fill="#dbe4f0"/>',
  'own-shaking':
    '<path d="M2 8q-2 4 0 8M5 10q-1.4 3 0 6M30 8q2 4 0 8M27 10q1.4 3 0 6" fill="none" stroke="#fff" stroke-width="1.2" stroke-linecap="round"/>',
  'own-duck-feet':
    '<path d="M10 24v4M22 24v4" stroke="#f08a2c" stroke-width="2"/><path d="M6 30l4-3 3 3zM18 30l4-3 3 3z" fill="#f08a2c"/>',
  'own-spout':
    '<path d="M16 31Q15 18 6 15Q1 14 2 20Q-1 9 7 10q6 1 9 8q3-7 9-8q8-1 5 10q1-6-4-5q-9 3-10 16z" fill="#f4fbff"/><path d="M16 30q0-12 0-24M9 6h.1M23 6h.1M16 3h.1M4 25h.1M28 25h.1" stroke="#f4fbff" stroke-width="2.4" stroke-linecap="round"/>',
  'own-helm':
    '<circle cx="16" cy="16" r="9" fill="none" stroke="#8a5a35" stroke-width="3"/><circle cx="16" cy="16" r="3" fill="#b07a4a"/><path d="M16 2v28M2 16h28M6 6l20 20M26 6L6 26" stroke="#8a5a35" stroke-width="1.6" stroke-linecap="round"/>',
};
