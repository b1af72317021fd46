// Drawings that only this book needs: a hedge to hide in, a cake of fudge (lit, and with a piece gone), a stump, water in
// a ditch, and a sky with a shy moon and many stars.

const cake =
  '<path d="M2 17h28v10q0 3-14 3T2 27z" fill="#7a4428"/><path d="M24 17h6v10q0 2-6 2.7z" fill="#613420"/><ellipse cx="16" cy="17" rx="14" ry="4" fill="#a8683f"/><path d="M2 17q0 5 2 6t2.4-2q1.6-.6 2 1.6t2.4 2.4t2.4-3t2.4.6t2.4 2.4t2.4-3t2.4.4t2.4-1.4q2-1 2.2-4q-3 4-14 4T2 17z" fill="#c98a55"/>';
const candles = '<path d="M9 17V9.6M16 18V10.6M23 17V9.6" stroke="#8fd0f0" stroke-width="1.8"/>';

export const props: Record<string, string> = {
  'own-hollow-hedge':
    '<path d="M0 30V19q-.6-5 4-5.4q1.2-3.6 5-2.6q3-3.4 7-.6q4-2.8 7 .6q3.8-1 5 2.6q4.6.4 4 5.4v11z" fill="#2f7d4a"/><path d="M3 19q1-2 3-1M11 14q2-1.6 3.6 0M20 15q1.6-1.4 3 0M25.6 22q1.6-1.4 3 0" fill="none" stroke="#56a86c" stroke-width=".8" stroke-linecap="round"/><path d="M6 30q-1-11 8.5-11.4T23 30z" fill="#17352f"/>',
  'own-spade':
    '<path d="M16 4v17" stroke="#b9824f" stroke-width="2"/><path d="M12.6 3h6.8" stroke="#8a5a35" stroke-width="2.4"/><path d="M11 18h10v6q0 5-5 7q-5-2-5-7z" fill="#b8bfd0"/><path d="M17 18h4v6q0 5-5 7q2-6 1-13z" fill="#8f98ad"/>',
  'own-fudge-smudge':
    '<path d="M10 15q3-4 7-2t6 2q1 4-3 5t-6-.4t-4-4.6z" fill="#7a4428"/><path d="M13 15q2-1.6 4-.4" stroke="#b5774a" stroke-width="1"/>',
  // A piece of it is gone.
  'own-cut-fudge-cake':
    cake +
    '<path d="M15.5 26l9.5-6v9l-8 1z" fill="#d8cfe2"/><path d="M15.5 16.6l9.5 3v7.8l-9.5-2z" fill="#8f5532"/><path d="M15.5 20.4l9.5 2.6" stroke="#d9a06a" stroke-width="1.2"/><path d="M15.5 16.6l1.5 4.4v9l-1.5-4.6z" fill="#6b3a22"/><path d="M6.4 16.6V9.4M11.4 18.4v-7.6M16.6 15V7.6" stroke="#8fd0f0" stroke-width="1.8"/>',
  'own-bitten-fudge':
    '<path d="M16 17v13l-8-3q3.6-1.6 1.6-4.4q3.4-1.8 1-4.6q1.6-1.4.4-3.4z" fill="#8a5230"/><path d="M16 8l13 5-13 5.4-5.4-2.2q2-2.6-1-3.6q1.4-1.6-.6-2.6z" fill="#b5774a"/><path d="M16 18.4L29 13v12l-13 5z" fill="#734224"/>',
  'own-lit-fudge-cake':
    cake +
    candles +
    '<g fill="#ffa62e"><path d="M9 2q4 5 0 8q-4-3 0-8zM16 3q4 5 0 8q-4-3 0-8zM23 2q4 5 0 8q-4-3 0-8z"/></g><g fill="#fff3b0"><path d="M9 5.6q2 2.4 0 4q-2-1.6 0-4zM16 6.6q2 2.4 0 4q-2-1.6 0-4zM23 5.6q2 2.4 0 4q-2-1.6 0-4z"/></g>',
  'own-stump':
    '<path d="M5 14h22q-.6 9 3 16q-6-2-9-.6q-5 1.6-9 0q-4-1-10 .6q3.6-7 3-16z" fill="#7b5136"/><path d="M23 14h4q-.6 9 3 16q-5-2-7-1q1.6-8 0-15z" fill="#5f3c26"/><ellipse cx="16" cy="14" rx="11" ry="3.6" fill="#c99a66"/><ellipse cx="16" cy="14" rx="6" ry="1.9" fill="none" stroke="#a3744a" stroke-width=".8"/>',
  // What is before a body that sits in the ditch.
  'own-ditch-front':
    '<path d="M.4 27Q5 29 10 28.4q6-.8 12 0q5 .6 9.6-1.4q.4 1 0 1.6q-3 3-15.6 3T.4 28.6q-.4-.6 0-1.6z" fill="#25457c"/><path d="M10 28.8q6-.8 12 0" fill="none" stroke="#9cc4f0" stroke-width=".5"/>',
  'own-night-splash':
    '<path d="M5 31Q2 23 4 16q4 4 6 9q0-8 4-13q4 6 4 12q2-6 7-9q1 7-1 16z" fill="#6c8fc7"/><path d="M8 31q-2-4-2-9q4 3 5 6q1-6 3-10q3 5 3 10q2-4 5-6q0 5-1 9z" fill="#b9d6f5"/><g fill="#9cc4f0"><circle cx="3" cy="10" r=".8"/><circle cx="11" cy="6" r=".7"/><circle cx="22" cy="7" r="1"/><circle cx="28" cy="12" r=".7"/></g>',
  // The face of the moon as it looks over a cloud.
  'own-shy-moon':
    '<circle cx="16" cy="16" r="14" fill="#fcd53f"/><path d="M16 2a14 14 0 0 1 0 28a20 20 0 0 0 0-28z" fill="#f2bd38"/><ellipse cx="11" cy="13" rx="3" ry="3.6" fill="#fff"/><ellipse cx="21" cy="13" rx="3" ry="3.6" fill="#fff"/><g fill="#2f2336"><circle cx="10.4" cy="14.4" r="1.4"/><circle cx="20.4" cy="14.4" r="1.4"/></g><path d="M8 8.4l4-1.4M24 8.4l-4-1.4" stroke="#b98a1e" stroke-width="1.2"/>',
  'own-many-stars':
    '<g fill="#ffe9a8"><circle cx="2" cy="5" r=".5"/><circle cx="5" cy="13" r=".3"/><circle cx="7" cy="3" r=".35"/><circle cx="9" cy="20" r=".45"/><circle cx="12" cy="8" r=".3"/><circle cx="14" cy="26" r=".4"/><circle cx="16" cy="2" r=".45"/><circle cx="18" cy="15" r=".35"/><circle cx="21" cy="22" r=".3"/><circle cx="23" cy="6" r=".5"/><circle cx="26" cy="17" r=".4"/><circle cx="29" cy="10" r=".3"/><circle cx="30" cy="27" r=".45"/><circle cx="3" cy="25" r=".3"/></g><path d="M10 12.5l.5 1 1 .5-1 .5-.5 1-.5-1-1-.5 1-.5zM20 9.5l.7 1.3 1.3.7-1.3.7-.7 1.3-.7-1.3-1.3-.7 1.3-.7zM27.5 22l.5 1 1 .5-1 .5-.5 1-.5-1-1-.5 1-.5zM6 28l.6 1.1 1.1.6-1.1.6-.6 1.1-.6-1.1-1.1-.6 1.1-.6zM13 19.5l.4.8.8.4-.8.4-.4.8-.4-.8-.8-.4.8-.4z" fill="#fff6d8"/>',
  'own-bridge':
    '<path d="M0 22q16-9 32 0v8h-4q-3-6-12-6t-12 6H0z" fill="#9a8c98"/><path d="M0 22q16-9 32 0v2q-16-9-32 0z" fill="#c3b6c0"/><path d="M5 22.4v3M12 20v3M20 20v3M27 22.4v3" stroke="#7d7080" stroke-width=".4"/>',
};
