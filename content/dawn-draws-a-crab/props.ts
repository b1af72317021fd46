// Things of 'Dawn Draws a Crab': the third claw of Maud, what Dawn draws with and what she has drawn, a sheet to hide
// under, a tulip, a chair that is cut.
import { PINCERS } from '../pictures/cast/characters/crab.ts';

/** A claw on its arm. Its place is a transform. */
const claw = (color: string, arm: string, place: string) =>
  `<path d="${arm}" fill="none" stroke="${color}" stroke-width="1.6" stroke-linecap="round"/><g transform="${place}scale(.14)"><path d="${PINCERS}" fill="${color}"/><path d="M-20-18Q-21-32-14-42" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>`;

const straight = (color: string) => claw(color, 'M16 31Q14 22 16 14', 'translate(16 14)rotate(8)');
/** Bends over and down to the right. */
const bent = (color: string) =>
  claw(color, 'M6 31Q3 7 18 8Q26 9 27 15', 'translate(27 15)rotate(176)');

export const props: Record<string, string> = {
  'own-red-claw': straight('#d83a4e'),
  'own-red-bent-claw': bent('#d83a4e'),
  'own-pink-bent-claw': bent('#f78fc0'),
  'own-easel':
    '<path d="M9 30L14 3M23 30L18 3" stroke="#8f5a2f" stroke-width="1.3" stroke-linecap="round"/><path d="M5 3h22v20H5z" fill="#fffdf6"/><path d="M25.5 3H27v20h-1.5z" fill="#e6ddcc"/><path d="M4 22.5h24V24H4z" fill="#b87d45"/>',
  'own-crayon':
    '<path d="M12.5 10h7v18q0 2-2 2h-3q-2 0-2-2z" fill="#d9412f"/><path d="M12.5 13h7v12h-7z" fill="#ffd9c9"/><path d="M14.2 17.5q1.8-2.4 3.6 0t-3.6 3.5z" fill="#d9412f"/><path d="M12.5 10L15 3q1-1 2 0l2.5 7z" fill="#b8301f"/>',
  'own-crayon-tip':
    '<path d="M12.5 10h7v11l-2.5-1.5-2 2-2.5-1.5z" fill="#d9412f"/><path d="M12.5 13h7v5h-7z" fill="#ffd9c9"/><path d="M12.5 10L15 3q1-1 2 0l2.5 7z" fill="#b8301f"/>',
  'own-crayon-end':
    '<path d="M12.5 16l2.5 1.5 2-2 2.5 1.5v11q0 2-2 2h-3q-2 0-2-2z" fill="#d9412f"/><path d="M12.5 20h7v5h-7z" fill="#ffd9c9"/>',
  'own-crab-drawing':
    '<g fill="none" stroke="#d9412f" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"><path d="M7 20q0-6 9-6t9 6q0 5-9 5t-9-5zM13 14l-.5-3M19 14l.5-3M8 23l-3 4M11 24.5L9.5 28.5M24 23l3 4M21 24.5l1.5 4M7.5 18q-4-1-4-4.5M24.5 18q4-1 4-4.5M13 20q3 2.5 6 0"/><path d="M3.5 13.5q-3-3-.5-6.5q.2 2 1.6 2.8q.8-1.8 2-2.2q1 3.6-3.1 5.9zM28.5 13.5q3-3 .5-6.5q-.2 2-1.6 2.8q-.8-1.8-2-2.2q-1 3.6 3.1 5.9z" fill="#f7b9a8"/><path d="M11 9.5a1.5 1.5 0 1 0 .1-.1zM18 9.5a1.5 1.5 0 1 0 .1-.1z"/></g>',
  'own-claw-drawing':
    '<path d="M16 31q-2-5 0-10q-7-4-3-13q1 4.5 4 6.5q2-4 5-5q2 8-6 11.5" fill="#f7b9a8" stroke="#d9412f" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  'own-tulip-stem':
    '<path d="M16 30V7" stroke="#3f8f4a" stroke-width="2.6"/><path d="M16 29Q5 25 5 12q9 4 11 17zM16 29q10-3 11-13q-9 3-11 13z" fill="#57ab5c"/>',
  'own-tulip-head':
    '<path d="M16 30v-6" stroke="#3f8f4a" stroke-width="3"/><path d="M7 9l5 3 4-5 4 5 5-3q3 16-9 16T7 9z" fill="#f0a32f"/><path d="M12 12l4-5 4 5q0 9-4 13q-4-4-4-13z" fill="#ffc452"/>',
  // Seen through the gap in the hood, behind the head.
  'own-sheet-inside': '<ellipse cx="16.6" cy="18.6" rx="6.6" ry="6.2" fill="#a9b6cf"/>',
  // Open in front of the face.
  'own-sheet-hood':
    '<path fill-rule="evenodd" d="M1 26Q3 5 16 4q13 1 15 22q-2 2-4 0q-2.4-2-4.6 0q-3.2 2.4-6.4 0q-3.2-2-6.4 0Q7.2 28 5 26q-2-2-4 0zM10.8 18.5q0 5.5 5.8 5.5t6-5.5q0-5.2-6-5.2t-5.8 5.2z" fill="#fff"/><path d="M6 12Q3.5 18 4 24M26 12q2.5 6 2 12M12 7q4-1.6 8 0" fill="none" stroke="#cfd9ea" stroke-width=".8" stroke-linecap="round"/>',
  'own-cut-chair':
    '<g transform="rotate(9 16 30)"><path d="M8 2h2.6v28H8zM21 19h2.6v5.5L21 26z" fill="#8a5638"/><path d="M8 3h15.6v2.6H8zM8 9h15.6v2.6H8zM21 2h2.6v16H21z" fill="#a86c47"/><path d="M6.5 17h19l1.5 3.6H5z" fill="#c58758"/></g><path d="M20 30l9-1.5-.4-2.5-8.2 1.6z" fill="#8a5638"/>',
  'own-net':
    '<path d="M1 29Q2 6 16 4q14 2 15 25z" fill="#8a6f4e" fill-opacity=".12"/><path d="M1 29Q2 6 16 4q14 2 15 25zM6 29Q7 10 16 4q9 6 10 25M11 29Q12 12 16 4q4 8 5 25M16 4v25M4.6 14.5h22.8M2 21h28M8.5 8.5h15" fill="none" stroke="#8a6f4e" stroke-width=".7"/>',
};
