// A bus with an open top that drives to the left, a strap, a log that shows on mud, whole and half, and
// chips of it.

export const props: Record<string, string> = {
  'own-bus':
    '<path fill="#3b3240" d="M3 24h26v3H3z"/><path fill="#e0574a" d="M1.2 25.5V14.5Q1.2 10 4 10h25q2 0 2 2v13.5z"/><path fill="#c74438" d="M1.2 23h29.8v2.5H1.2zM3.5 26a4.5 4.5 0 0 1 9 0zM19.5 26a4.5 4.5 0 0 1 9 0z"/><path fill="#fff1d6" d="M1.4 12.5L2 11.2h29v7.8H1.2v-4.5zM1.2 20.2h29.8v.9H1.2z"/><path fill="#9fdcf5" d="M1.2 18V14.5L2 12.4h2.6q.8 0 .8.8V17q0 1-1 1zM12.6 12.4h4.2q.8 0 .8.8v4q0 .8-.8.8h-4.2q-.8 0-.8-.8v-4q0-.8.8-.8zM19.6 12.4h4.2q.8 0 .8.8v4q0 .8-.8.8h-4.2q-.8 0-.8-.8v-4q0-.8.8-.8zM26.6 12.4H31V18h-4.4q-.8 0-.8-.8v-4q0-.8.8-.8z"/><path fill="#cdeffc" d="M12.6 12.4h2.6l-3.4 4.6v-3.8q0-.8.8-.8zM19.6 12.4h2.6l-3.4 4.6v-3.8q0-.8.8-.8zM26.6 12.4h2.6L25.8 17v-3.8q0-.8.8-.8z"/><path fill="#a8322c" d="M6.6 12.2h4v10.4h-4z"/><path fill="#9fdcf5" d="M7 12.8h1.4v9H7zM8.8 12.8h1.4v9H8.8z"/><rect x="2.4" y="8.6" width="29" height="1.9" rx=".9" fill="#fff1d6"/><rect x=".4" y="23.2" width="3" height="1.5" rx=".7" fill="#cdc4d6"/><circle cx="2.3" cy="21.9" r="1.1" fill="#ffe27a"/><g fill="#3b3240"><circle cx="8" cy="26.3" r="3.7"/><circle cx="24" cy="26.3" r="3.7"/></g><g fill="#cdc4d6"><circle cx="8" cy="26.3" r="1.7"/><circle cx="24" cy="26.3" r="1.7"/></g>',
  'own-strap':
    '<path d="M0 14h32v4H0z" fill="#9a5a36"/><path d="M0 15h32" stroke="#c98a5c" stroke-width=".8"/>',
  'own-pale-log':
    '<rect x="1" y="22" width="28" height="8" rx="4" fill="#a87748"/><path d="M5 23h19" stroke="#c99a66" stroke-width="1.6"/><path d="M7 25.5h9M12 28h11" stroke="#7b5136" stroke-width=".6"/><ellipse cx="28" cy="26" rx="3" ry="4" fill="#f0cf9c"/><ellipse cx="28" cy="26" rx="1.6" ry="2.2" fill="none" stroke="#c08f58" stroke-width=".5"/>',
  'own-half-log':
    '<path d="M5 22h13l-2.5 2 2.5 1.6-2.5 2 2 2.4H5q-4 0-4-4t4-4z" fill="#a87748"/><path d="M5 23h10" stroke="#c99a66" stroke-width="1.6"/><path d="M18 22l-2.5 2 2.5 1.6-2.5 2 2 2.4 3.5-1.4-2.6-1.4 3-1.6-2.6-1.8 1.8-1.8z" fill="#f0cf9c"/><path d="M5 25.4h6M7 27.8h5" stroke="#7b5136" stroke-width=".6"/>',
  'own-chips':
    '<path d="M4 8l4-2 1 3zM19 5l5 1-3 3zM10 15l4 1-3 3zM24 15l3-2 1 4zM5 23l4-1-1 3zM18 22l3 2-4 1z" fill="#f0cf9c"/><path d="M13 9l3-1 .5 2.5zM2 15l3 .5L3 18zM16 17l3-.5L18 19zM12 25l3-1 .5 3z" fill="#a87748"/>',
  'own-bench':
    '<path d="M4 24h2v6H4zM26 24h2v6h-2z" fill="#4b4f63"/><rect x="1" y="21.5" width="30" height="2.6" rx=".8" fill="#b9824f"/><rect x="1" y="15" width="30" height="2.2" rx=".8" fill="#b9824f"/><rect x="1" y="18" width="30" height="2.2" rx=".8" fill="#a67243"/>',
};
