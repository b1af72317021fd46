// Two eyes that hang in the dark, a ghost, the moon, the cave at night, a closed hall, a sheet of music, a baton, and the heads of those who listen.

export const props: Record<string, string> = {
  'own-hanging-eyes':
    '<ellipse cx="9" cy="16" rx="6" ry="7.5" fill="#fff"/><ellipse cx="23" cy="16" rx="6" ry="7.5" fill="#fff"/><ellipse cx="9" cy="18" rx="4.2" ry="5.2" fill="#2f2336"/><ellipse cx="23" cy="18" rx="4.2" ry="5.2" fill="#2f2336"/><circle cx="7.4" cy="16" r="1.5" fill="#fff"/><circle cx="21.4" cy="16" r="1.5" fill="#fff"/>',
  'own-ghost':
    '<path d="M5 29V14Q5 3 16 3t11 11v15l-3.7-3-3.7 3-3.6-3-3.6 3-3.7-3z" fill="#fff"/><path d="M19 3.4Q27 5 27 14v15l-3.7-3-2.7 2.2Q25 16 19 3.4z" fill="#cfc7e2"/><ellipse cx="11.5" cy="13" rx="1.9" ry="2.7" fill="#2f2336"/><ellipse cx="19" cy="13" rx="1.9" ry="2.7" fill="#2f2336"/><ellipse cx="15.2" cy="20" rx="2.2" ry="3" fill="#2f2336"/>',
  'own-plain-moon': '<circle cx="16" cy="16" r="14" fill="#ffe9a8"/>',
  'own-night-cave':
    '<path d="M0 30q1-12 6-16q4-9 11-8q7 0 10 8q4 4 5 16z" fill="#6f6885"/><path d="M8 30q0-13 8-14q8 1 8 14z" fill="#2a2344"/>',
  'own-closed-hall':
    '<path d="M3 14h26v16H3z" fill="#f3d3a2"/><path d="M23 14h6v16h-6z" fill="#e0b67f"/><path d="M1 15L16 5l15 10z" fill="#c8493f"/><path d="M16 5l15 10h-7z" fill="#a83a35"/><path d="M14 3h4v5h-4z" fill="#f3d3a2"/><path d="M13 3.6L16 .6l3 3z" fill="#a83a35"/><path d="M5.5 18h4v5h-4zM22.5 18h4v5h-4z" fill="#8fc7ea"/><path d="M12 30V20q0-2 4-2t4 2v10z" fill="#7b4a2f"/><path d="M16 18v12" stroke="#5c3522" stroke-width=".5"/><path d="M14.5 23.5v-1.2q0-1.5 1.5-1.5t1.5 1.5v1.2" fill="none" stroke="#8d8794" stroke-width=".8"/><rect x="13.4" y="23.2" width="5.2" height="4.2" rx=".8" fill="#f2b63c"/><path d="M16 24.8v1.2" stroke="#7b4a2f" stroke-width=".9"/>',
  'own-sheet-music':
    '<path d="M4 3h24v27H4z" fill="#fffaf0"/><path d="M7 9h18M7 12h18M7 15h18M7 20h18M7 23h18M7 26h18" stroke="#b9b0c4" stroke-width=".6"/><path d="M11 14V8M17 16v-6M22 13V7M10 25v-6M16 23v-6M22 26v-6" stroke="#2f2336" stroke-width=".8"/><path d="M10 14h.6M16 16h.6M21 13h.6M9 25h.6M15 23h.6M21 26h.6" stroke="#2f2336" stroke-width="2.6"/>',
  'own-baton':
    '<path d="M16 16L28 2" stroke="#fff6e0" stroke-width="1.5"/><circle cx="15.6" cy="16.5" r="2.2" fill="#c8493f"/>',
  'own-audience':
    '<path d="M0 32v-6q1-5 5-5 4 0 5 5 0-2 1.4-3.4Q9.6 20 12 18.4q2-.8 3 2.2 1 .2 2 0 1-3 3-2.2 2.4 1.6.6 4.2Q22 24 22 26q.4-4 2.6-5.4Q23 12 25 11.5q1.5.2 1.7 8.3 1.2-8.3 2.7-8.3 1.6.8.4 9.3Q32 22 32 26v6z" fill="#241f4d"/><path d="M4.6 21q-1.6-1-1.8-2.6M5 21q0-2 1.4-3" fill="none" stroke="#241f4d" stroke-width=".9"/>',
  'own-cave':
    '<path d="M0 30q1-12 6-16q4-9 11-8q7 0 10 8q4 4 5 16z" fill="#8b8298"/><path d="M3 22q3-8 6-9M24 11q3 4 4 10M12 9q3-2 6-1" fill="none" stroke="#a79fb2" stroke-width=".9" stroke-linecap="round"/><path d="M8 30q0-13 8-14q8 1 8 14z" fill="#352d4c"/><path d="M11 20l1.4 4l1.4-6zM17 17l1.6 5l1.8-4z" fill="#5b5270"/>',
};
