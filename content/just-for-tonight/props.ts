// Drawings that only this book needs: a wide bed seen from its foot, a window with a storm in it, and the shadow of a
// mouse.

const board = (wood: string, light: string) =>
  `<path d="M1 30V12q0-2 2-2h1q3-6 12-6t12 6h1q2 0 2 2v18z" fill="${wood}"/><path d="M4 30V13q4-6 12-6t12 6v17z" fill="${light}"/>`;
const pillows =
  '<path d="M5 17q0-3 3-3h5q2.6 0 2.6 3v6H5zM16.4 17q0-3 2.6-3h5q3 0 3 3v6H16.4z" fill="#f4f7ff"/>';
const cover = (color: string, fold: string, spots: string) =>
  `<path d="M.6 17.4q0-2.4 2.4-2.4h26q2.4 0 2.4 2.4V31H.6z" fill="${color}"/><path d="M.6 19.8v-2.4q0-2.4 2.4-2.4h26q2.4 0 2.4 2.4v2.4q-15.4 1.4-30.8 0z" fill="${fold}"/><path d="M5 23.4h.01M11 26.4h.01M16 23h.01M21 26.8h.01M27 23.6h.01M6.6 28.6h.01M25.6 28.8h.01M16 28.6h.01" stroke="${spots}" stroke-width="1.7" stroke-linecap="round"/><path d="M0 29.6q0-1 1-1h30q1 0 1 1V32H0z" fill="#8a5a35"/>`;

export const props: Record<string, string> = {
  'own-peg-board': board('#8a5a35', '#a8703f') + pillows,
  'own-peg-quilt': cover('#d9695f', '#f6c9bd', '#f4b6a6'),
  'own-nell-board': board('#5a6da3', '#7288c2') + pillows,
  'own-nell-quilt': cover('#4a6cc0', '#cfe0ff', '#8fb0f2'),
  // Over the head of Gus.
  'own-gus-quilt':
    '<path d="M3 30Q1 12 9 6q7-5 14 0q8 6 6 24l-5-3q1-13-8-13.500T8 27z" fill="#4f9a8b"/><path d="M3.4 24q2 2.4 4.8 1.200M23.8 25.200q3 1 5-1.200M9 6q7 3 14 0M5 12q11 4 22 0" fill="none" stroke="#a8d8cc" stroke-width="1"/>',
  'own-storm-window':
    '<rect x="2" y="2" width="28" height="28" rx="4" fill="#cfc8d6"/><rect x="5" y="5" width="22" height="22" rx="1" fill="#5a6bb0"/><path d="M5 5h22v5q-3 3-6 1t-6 1-5-1-5 0z" fill="#39447f"/><path d="M17.6 8l-5 8h3.600l-2.6 8 7.4-10h-4l3.4-6z" fill="#fff3a8"/><path d="M7 13l-1 3M10 20l-1 3M22 20l-1 3M25 14l-1 3M24 23l-.6 2M8 24l-.6 2" stroke="#c9d6ff" stroke-width=".7" stroke-linecap="round"/><path d="M16 5v22M5 16h22" stroke="#cfc8d6" stroke-width="1.2"/>',
  'own-mouse-shadow':
    '<g fill="#262b55"><circle cx="9" cy="8" r="6"/><circle cx="21" cy="8" r="6"/><ellipse cx="15" cy="14" rx="8" ry="7"/><path d="M15 17q7 0 8 15H7q1-15 8-15z"/></g><path d="M21 27q8 1 8-7t5-7q5 2 2 8" fill="none" stroke="#262b55" stroke-width="1.6" stroke-linecap="round"/>',
  'own-puddle': '<ellipse cx="16" cy="28.5" rx="14" ry="2.2" fill="#8fb7e8" fill-opacity=".8"/>',
};
