// A brick wall, its gate, a ball and its path, and what is eaten behind the wall.

export const props: Record<string, string> = {
  'own-brick-wall':
    '<path d="M0 6h32v24H0z" fill="#c97a5a"/><path d="M0 12h32M0 18h32M0 24h32M5 6v6M16 6v6M27 6v6M10 12v6M21 12v6M5 18v6M16 18v6M27 18v6M10 24v6M21 24v6" stroke="#a95f43" stroke-width=".7"/><path d="M0 5h32v2H0z" fill="#e0a083"/>',
  'own-open-gate':
    '<path d="M4 4h24v26H4z" fill="#a5d89b"/><path d="M4 18q12-4 24 0v12H4z" fill="#79bf73"/><path d="M2 2h3v28H2zM27 2h3v28h-3z" fill="#8a5a35"/><path d="M27 5l-9 3v24l9-2z" fill="#b07a4a"/><path d="M24 6v25M21 7v25" stroke="#8a5a35" stroke-width=".5"/>',
  'own-red-ball':
    '<circle cx="16" cy="16" r="13" fill="#d8352f"/><path d="M12 4q6 12 0 24M15 3.5q6 12.5 0 25" fill="none" stroke="#fff0e0" stroke-width="1" stroke-dasharray="1.5 1.5"/><path d="M6 13q2-5 6-7" fill="none" stroke="#ff8a7a" stroke-width="2" stroke-linecap="round"/>',
  'own-path-of-ball':
    '<path d="M1 30Q8 4 31 6" fill="none" stroke="#fff" stroke-width="1" stroke-dasharray="2 2" stroke-linecap="round"/>',
  'own-jam-bowl':
    '<ellipse cx="16" cy="16" rx="13" ry="3.6" fill="#f4f7fb"/><ellipse cx="16" cy="16.2" rx="11.5" ry="2.7" fill="#c8243c"/><path d="M3 16q0 13 9 13.6h8Q29 29 29 16q-1 4-13 4T3 16z" fill="#7fb4e0"/>',
};
