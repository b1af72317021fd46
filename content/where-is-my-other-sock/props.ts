// Drawings that only this book needs: socks on a line, a scarf, stairs, and a nest with all that is in it.

const sock = (x: number, y: number, turn: number, scale: number) =>
  `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})"><path d="M-4-9h9v9q0 2 3 3l4 1.600q3 1.2 2 4-.6 2.4-4 2.400H1q-5 0-5-5z" fill="#e2453f"/><path d="M-4-9h9v3.200h-9z" fill="#fff1d6"/><path d="M-4-3h9M-4-.2h9" stroke="#fff1d6" stroke-width="1.1"/><path d="M-3.8 7q0 4 4.8 4h2q-4-1-4-4z" fill="#fff1d6"/></g>`;
/** The head of a chick without feathers, that looks out of a sock. */
const head = (x: number, y: number, awake: boolean) =>
  `<g transform="translate(${x} ${y})"><circle r="4.4" fill="#f2b8ac"/><path d="M-1-4.200l-.8-1.600M.6-4.400l.4-1.600M2-4l1.2-1.2" stroke="#6f6a78" stroke-width=".5" stroke-linecap="round"/>${
    awake
      ? '<circle cx="-1.7" cy="-.6" r="1.1" fill="#fff"/><circle cx="1.7" cy="-.6" r="1.1" fill="#fff"/><circle cx="-1.6" cy="-.4" r=".7" fill="#2f2336"/><circle cx="1.8" cy="-.4" r=".7" fill="#2f2336"/><path d="M-1.4 1.400h2.800L0 3.800z" fill="#e59a3c"/>'
      : '<path d="M-2.6-.6q.8.8 1.6 0M1-.6q.8.8 1.6 0" stroke="#2f2336" stroke-width=".5" fill="none" stroke-linecap="round"/><path d="M-1.2 1.200h2.400L0 3z" fill="#c9853e"/>'
  }</g>`;
const nest =
  '<path d="M0 20q2-3 6-2.4 10 2.4 20 0 4-.6 6 2.4-2 10-16 10T0 20z" fill="#8a6238"/><path d="M2 22l9 3M5 26l10-3M13 28l9-4M19 23l10 2M23 28l7-6M9 21l6 4M1 20l6-1M31 20l-6-1" stroke="#c99a5c" stroke-width=".8" stroke-linecap="round"/>';
const scarf =
  '<path d="M22 20q5 1 4 6l1 5h-4l-1-5q0-3-3-4z" fill="#5f86dd"/><path d="M22.6 28.600h4.2" stroke="#fff" stroke-width="1"/>';
const bed = (awake: boolean) =>
  sock(9, 13, -28, 0.95) +
  sock(22, 13, 12, 0.95) +
  head(6, 8, awake) +
  head(22.6, 6.5, awake) +
  nest +
  scarf;

export const props: Record<string, string> = {
  'own-red-sock': sock(13, 14, 0, 1.3),
  'own-peg-scarf':
    '<path d="M4 6q12 6 24 0v5q-12 6-24 0z" fill="#5f86dd"/><path d="M20 10l5-1.2 2 16-5 1z" fill="#4a6cc0"/><path d="M21.4 19.600l5-1M4 7.600q12 6 24 0" stroke="#fff" stroke-width="1.2" fill="none"/>',
  'own-clothes-peg':
    '<path d="M14 8h4l1 14h-6z" fill="#d9a86a"/><path d="M14 14h4" stroke="#8a5a35" stroke-width="1.2"/>',
  'own-blue-shirt':
    '<path d="M9 4q7 4 14 0l8 6-4 5-3-2v17H8V13l-3 2-4-5z" fill="#7fb4e8"/><path d="M9 4q7 7 14 0l-2-.6q-5 3-10 0z" fill="#5a93cf"/>',
  'own-stairs':
    '<path d="M2 30h28V2h-7v7h-7v7H9v7H2z" fill="#b07a4a"/><path d="M2 23h7v-1.600H2zM9 16h7v-1.600H9zM16 9h7V7.400h-7zM23 2h7V.4h-7z" fill="#cf9a66"/>',
  'own-nest-asleep': bed(false),
  'own-nest-awake': bed(true),
  'own-gum-leaves':
    '<g fill="#6f9a6c"><ellipse cx="6" cy="10" rx="2" ry="7" transform="rotate(24 6 10)"/><ellipse cx="13" cy="14" rx="2" ry="8" transform="rotate(-10 13 14)"/><ellipse cx="20" cy="12" rx="2" ry="8" transform="rotate(16 20 12)"/><ellipse cx="27" cy="10" rx="2" ry="7" transform="rotate(-24 27 10)"/></g><g fill="#8fb888"><ellipse cx="9.5" cy="8" rx="1.6" ry="6" transform="rotate(-18 9.5 8)"/><ellipse cx="17" cy="8" rx="1.6" ry="6"/><ellipse cx="23.5" cy="7" rx="1.6" ry="6" transform="rotate(20 23.5 7)"/></g>',
  'own-gum-trunk':
    '<path d="M11 0h9q0 18 3 32H8q4-14 3-32z" fill="#e6ddd0"/><path d="M17 0h3q0 18 3 32h-6q-1-16 0-32z" fill="#cfc2b2"/><path d="M12.5 6v5M14 16v6M12 24v4" stroke="#b5a48f" stroke-width=".8" stroke-linecap="round"/>',
  'own-upside-bucket':
    '<path d="M6 4h20l4 24q-14 4-28 0z" fill="#e8c54a"/><path d="M20 4h6l4 24q-4 1.4-8 1.800z" fill="#cfa92f"/><path d="M2 26q14 4 28 0l.4 2.600q-14.4 4-28.8 0z" fill="#f4dc86"/><circle cx="11" cy="19" r="2.2" fill="#5b4a1a"/><circle cx="20" cy="19" r="2.2" fill="#5b4a1a"/><circle cx="11.4" cy="18.6" r=".8" fill="#fff"/><circle cx="20.4" cy="18.6" r=".8" fill="#fff"/>',
};
