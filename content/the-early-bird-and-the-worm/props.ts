// Drawings that only this book needs: what is under the earth.

export const props: Record<string, string> = {
  'own-mole-in-bed':
    '<path d="M1 9q0-2 1.6-2t1.6 2v21H1zM28.4 16q0-1.8 1.5-1.8t1.5 1.8v14h-3z" fill="#d09a5e"/><path d="M3 25h26v3H3z" fill="#b57f48"/><path d="M4 20q0-3.4 4-3.4h5q3 0 3 3V25H4z" fill="#fffaf0"/><path d="M5 19q-1-8 6-9q6-.4 7 5l-1 7q-10 2-12-3z" fill="#57505f"/><path d="M9.4 10.4q4-3.4 8.6 5q-3-2-8.6-5z" fill="#453f4d"/><path d="M4.6 13.6q.6-5.6 6.4-5.8q-3-4-8.4-3.4q-1.4 4.6 2 9.2z" fill="#4f86c6"/><circle cx="2.6" cy="4.6" r="1.5" fill="#fff3df"/><path d="M4.4 14.4q2-4.8 7-5.6" fill="none" stroke="#fff3df" stroke-width="1.8" stroke-linecap="round"/><ellipse cx="16.6" cy="15.6" rx="3.4" ry="2.6" fill="#8a8091"/><circle cx="19.4" cy="14.8" r="1.5" fill="#ff9db0"/><ellipse cx="15.6" cy="19" rx="1.5" ry="1.3" fill="#7d2438"/><path d="M10.4 15q1.3 1.2 2.8.2" fill="none" stroke="#2f2336" stroke-width=".8" stroke-linecap="round"/><path d="M3.6 26V23q3-1.2 8-1q6-4 12-2q5 1.6 5.4 6z" fill="#d9695f"/><path d="M3.6 23.8q3-1.2 8-1q2-1.2 4-1.8" fill="none" stroke="#f4b6a6" stroke-width="1.2"/><ellipse cx="13" cy="22.6" rx="2" ry="1.3" fill="#ff9db0"/><path d="M18 21.4v4.6M23 20.6v5.4" stroke="#f4b6a6" stroke-width=".6"/>',
  'own-burrow':
    '<path d="M2 22Q1 11 10 9t16 2q6 4 4.6 11t-12 8Q4 31 2 22z" fill="#4a3226"/><path d="M3.6 22Q3 13 11 11t14 2q5 3.6 4 9t-11 7Q5 30 3.6 22z" fill="#3a271e"/>',
  // In front of the sun as it rises; its foot is the grass of the dusk.
  'own-dusk-hill': '<path d="M0 24Q7 11 16 11t16 13v6H0z" fill="#7fa57c"/>',
  'own-roots':
    '<path d="M16 0q-1 8-6 12t-4 12M15 6q4 4 3 10t4 12M11 11q-6 1-8 5M18 15q5 1 8 5" fill="none" stroke="#c49a6c" stroke-width="1.4" stroke-linecap="round"/>',
  'own-plum':
    '<path d="M16 10q1-5 5-7" fill="none" stroke="#6b4a33" stroke-width="1.6" stroke-linecap="round"/><path d="M17 8q2-5 9-4q-1 6-9 4z" fill="#5da65c"/><ellipse cx="16" cy="20" rx="10" ry="10.5" fill="#7a3f9d"/><path d="M10 17q1-4 4-5" fill="none" stroke="#b98ad6" stroke-width="1.6" stroke-linecap="round"/>',
};
