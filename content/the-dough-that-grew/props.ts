// Drawings for 'The Dough That Grew'.

export const props: Record<string, string> = {
  // Two steps before a door.
  'own-steps':
    '<path d="M0 24h32v6H0z" fill="#868bb0"/><path d="M0 24h32v2H0z" fill="#a3a8c8"/><path d="M4 18h24v6H4z" fill="#767ba2"/><path d="M4 18h24v2H4z" fill="#979cc0"/>',
  // A garden gate that the dough has pushed open, and the fence to its left and right.
  'own-fence':
    '<path d="M0 17h32v2.6H0zM0 24h32v2.6H0z" fill="#cdd3ea"/><path d="M1 14l2.5-3L6 14v16H1zM9.3 14l2.5-3 2.5 3v16h-5zM17.6 14l2.5-3 2.5 3v16h-5zM26 14l2.5-3 2.5 3v16h-5z" fill="#eef1fb"/>',
  'own-open-gate':
    '<path d="M1 6h5v24H1z" fill="#9aa3cc"/><path d="M6 14l20-4v3L6 17zM6 23l20-2v3L6 26z" fill="#cdd3ea"/><path d="M8 10l2-2 2 1.4v18.6l-4 .6zM15 8.6l2-2 2 1.4v19l-4 .6zM22 7.4l2-2 2 1.4V26l-4 .6z" fill="#eef1fb"/>',
  // One of many houses: the chimney puffs, the dough goes in at the door, and the stove glows in the window.
  'own-bake-house':
    '<g fill="#fff"><circle cx="8.6" cy="2" r="2.2"/><circle cx="6" cy="-.6" r="2.6"/><circle cx="9.6" cy="-2.4" r="2.6"/></g><path d="M7 4h4v9H7z" fill="#e0a865"/><path d="M5 14L16 4l11 10v16H5z" fill="#f3c07b"/><path d="M3 16L16 3.5 29 16" fill="none" stroke="#f8312f" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M8 29V18q0-2 2-2h4q2 0 2 2v11z" fill="#5a3a30"/><path d="M18.5 17h7v6.5h-7z" fill="#ff9d2e"/><path d="M20 23.5q-.6-3 2-5q2.6 2 2 5z" fill="#ffe27a"/><path d="M6 31q0-4 2.6-4q.4-3.6 3.4-3.4q3.6 0 3.6 3.4q3.4 0 3.4 4z" fill="#f6e3bd"/><path d="M6 30.4q0-3.4 2.6-3.4q.4-3.6 3.4-3.4q3.6 0 3.6 3.4q3.4 0 3.4 3.4" fill="none" stroke="#d8b878" stroke-width=".8"/>',
  // A long table in the street: its cloth hides who sits behind it from the middle down.
  'own-street-table':
    '<path d="M3 24h1.6v6H3zM27.4 24H29v6h-1.6z" fill="#8a5a35"/><path d="M0 17.6h32v8.6q-2 1.6-4 0q-2 1.6-4 0q-2 1.6-4 0q-2 1.6-4 0q-2 1.6-4 0q-2 1.6-4 0q-2 1.6-4 0q-2 1.6-4 0z" fill="#d8434a"/><path d="M0 22.6h32v1.6H0z" fill="#f3a699"/><rect x="-.3" y="17" width="32.6" height="1.8" rx=".8" fill="#fbe3da"/>',
  'own-dough-roll':
    '<path d="M-1 30V19q4-5 8-1.4q4-5 9-1q4-4 8 0q4-3 9 2.4v11z" fill="#f6e3bd"/><path d="M-1 19q4-5 8-1.4q4-5 9-1q4-4 8 0q4-3 9 2.4" fill="none" stroke="#d8b878" stroke-width=".7"/><path d="M3 20.6q2-1.6 4 0M18 19q2-1.4 4.4 0" fill="none" stroke="#fff6e0" stroke-width="1.2" stroke-linecap="round"/><path d="M9 26q2-1.6 4.4 0M24 27q2-1.4 4 0" fill="none" stroke="#dcc08c" stroke-width=".8" stroke-linecap="round"/>',
  'own-trough':
    '<path d="M1 18h30l-4 12H5z" fill="#a9714a"/><path d="M2.6 22.5h26.8M4 26.5h24" stroke="#8a5a35" stroke-width=".7"/><rect x="0" y="16.4" width="32" height="2.8" rx="1.2" fill="#c08a5c"/>',
};
