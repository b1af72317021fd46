// Drawings that only this book needs: the house of Cecil and its door, Cecil on a ladder, a firework, a hole in the
// rocket, and the rocket from inside.
import { WHORL } from '../pictures/cast/characters/snail.ts';

export const props: Record<string, string> = {
  // As on the back of the snail of the cast.
  'own-cecil-shell': `<g transform="translate(16 16)scale(.27)"><circle r="55" fill="#a33f30"/><circle cx="-2" cy="-1" r="53" fill="#c9573f"/><path d="${WHORL}" fill="none" stroke="#f2a074" stroke-width="7" stroke-linecap="round"/></g>`,
  // Cecil on a ladder, without his head: an actor who peeks is his head, so that his face stays upright.
  'own-cecil-climbs': `<g transform="translate(16 16)scale(.165)translate(-58 -11)"><circle cx="64" cy="26" r="55" fill="#a33f30"/><circle cx="63" cy="24" r="53" fill="#c9573f"/><path d="${WHORL}" transform="translate(64 25)rotate(-80)" fill="none" stroke="#f2a074" stroke-width="7" stroke-linecap="round"/><path d="M-5 108C2 74 38 40 38 8C40-24 68-40 66-88H10C8-66 8-58-5-52z" fill="#d69c52"/><path d="M-5 108C0 74 34 40 34 8C36-24 62-40 60-88H10C8-66 8-58-5-52z" fill="#f0c078"/><path d="M2 84Q6 4 0-44" fill="none" stroke="#fbe3b4" stroke-width="5" stroke-linecap="round"/></g>`,
  'own-firework':
    '<g fill="none" stroke-linecap="round"><path d="M16 7L16 1.5M22.4 9.6L26.3 5.7M25 16L30.5 16M22.4 22.4L26.3 26.3M16 25L16 30.5M9.6 22.4L5.7 26.3M7 16L1.5 16M9.6 9.6L5.7 5.7" stroke="#ff7d9c" stroke-width="1.5"/><path d="M16 13L16 9M18.1 13.9L20.9 11.1M19 16L23 16M18.1 18.1L20.9 20.9M16 19L16 23M13.9 18.1L11.1 20.9M13 16L9 16M13.9 13.9L11.1 11.1" stroke="#ffd23e" stroke-width="1.3"/><path d="M18.7 9.5L20.4 5.4M22.5 13.3L26.6 11.6M22.5 18.7L26.6 20.4M18.7 22.5L20.4 26.6M13.3 22.5L11.6 26.6M9.5 18.7L5.4 20.4M9.5 13.3L5.4 11.6M13.3 9.5L11.6 5.4" stroke="#8fdcf7" stroke-width="1.3"/></g>',
  'own-shell-door':
    '<path d="M5 31V14q0-12 11-12t11 12v17z" fill="#7a3026"/><path d="M7.4 31V14.5q0-10 8.6-10t8.6 10V31z" fill="#ffe9a0"/><path d="M10 31V16q0-7 6-7t6 7v15z" fill="#fff6d0"/><path d="M24.6 5q5-.6 6.4 4v20l-6.4 2z" fill="#8a5a35"/><circle cx="26.4" cy="19" r="1" fill="#ffd23e"/><path d="M3 30h26v2H3z" fill="#b9824f"/>',
  'own-rocket-hole':
    '<circle cx="16" cy="16" r="15" fill="#b9bccb"/><circle cx="16.6" cy="16.6" r="13" fill="#241f38"/><path d="M2.6 9l4.4 2-3 3 4.4 2.6L2 19zM29 8l-4 3 3.4 2-4 3 5.6 3zM11 2.6l1.6 4L16 4l2.4 3L21 2.6zM9 29l3-3.4 2.6 2.4 3-2.6 3.4 4z" fill="#d9dbe6"/>',
  // Half of its hull is cut away.
  'own-rocket-inside':
    '<path d="M6 10Q1 8 0 3l9 3zM6 25q-5 2-6 7l9-3z" fill="#f92f60"/><path d="M4 8h18q8 2 10 9.5Q30 25 22 27H4z" fill="#f4f4f4"/><path d="M4 23.5h20q5-1.5 7.6-5.4Q29.6 25.2 22 27H4z" fill="#d9dbe6"/><path d="M26 9.6q4.6 2.6 6 7.9-1.4 5.3-6 7.9 1.8-7.9 0-15.8z" fill="#ca0b4a"/><path d="M4 8v19l-3-2V10z" fill="#533566"/><rect x="5" y="10" width="19" height="15" rx="2.6" fill="#9b9fb5"/><rect x="5.6" y="10.6" width="17.8" height="13.8" rx="2" fill="#cfd8e8"/><path d="M5.6 22h17.8v.6q0 1.8-2 1.8H7.6q-2 0-2-1.8z" fill="#8f9ab5"/><path d="M11.5 10.6V22M17.5 10.6V22" stroke="#b9c4d9" stroke-width=".2"/>',
  'own-rocket':
    '<path d="M10 19Q5 21 5 30l5.4-3zM22 19q5 2 5 11l-5.4-3z" fill="#f92f60"/><path d="M16 0Q8 7 9 27h14q1-20-7-27z" fill="#f4f4f4"/><path d="M16 0Q11.6 4 10 10.4h12Q20.4 4 16 0z" fill="#ca0b4a"/><path d="M16 0q8 7 7 27h-3.4q1.4-18-3.6-27z" fill="#212121" fill-opacity=".1"/><circle cx="15" cy="14.6" r="3.2" fill="#9b9b9b"/><circle cx="15" cy="14.6" r="2.3" fill="#83cbff"/><path d="M9.4 26.6h13.2l-1.4 3.4H10.8z" fill="#533566"/>',
};
