// Drawings that only this book needs: a huge beard and what is left of it, an armchair, clippers and a sun hat.

const strands =
  '<path d="M6 12q0 8 3 13M12 13q-1 8 1 15M20 13q1 8-1 15M26 12q0 8-3 13M9 8q0 4-1 6M23 8q0 4 1 6M16 12v12" fill="none" stroke="#b6b2b6" stroke-width=".7" stroke-linecap="round"/>';
const beard =
  '<path d="M8 1q8 5 16 0 8 6 8.6 17.5Q31 25 27 26.5q-2 4-5.6 3-2 3-5.4 2.5-3.4.5-5.4-2.5-3.6 1-5.6-3-4-1.5-5.6-8Q0 7 8 1z" fill="#d9d7d6"/><path d="M24 1q8 6 8.6 17.5Q31 25 27 26.5q-2 4-5.6 3-1 1.5-2.4 2.200Q29 20 24 1z" fill="#c8c5c8"/>' +
  strands;

export const props: Record<string, string> = {
  'own-big-beard':
    beard +
    '<path d="M5 19l5 3" stroke="#f2c14e" stroke-width="1.2" stroke-linecap="round"/><path d="M4 18.400l1.8 1" stroke="#e67b8f" stroke-width="1.4"/><path d="M23 21q3-2 4-4-4-.4-5 2z" fill="#6bb567"/>',
  // The fold that somebody in the beard looks over.
  'own-beard-fold':
    '<path d="M1 14q3 5 7 4 3 3 8 2 5 1 8-2 4 1 7-4 2 9-4 13-4 4-11 4T5 27q-6-4-4-13z" fill="#d9d7d6"/><path d="M6 20q1 5 4 8M16 22v8M26 20q-1 5-4 8M11 21q0 4 2 7M21 21q0 4-2 7" fill="none" stroke="#b6b2b6" stroke-width=".8" stroke-linecap="round"/>',
  'own-beard-heap':
    '<path d="M0 30q0-6 4-7 0-5 5-5 2-5 7-4 5-2 7 3 5 0 5 6 4 1 4 7z" fill="#d9d7d6"/><path d="M5 27q0-5 5-6M11 28q-1-7 5-9M18 29q0-7 5-9M25 28q-1-4 3-5" fill="none" stroke="#b6b2b6" stroke-width=".8" stroke-linecap="round"/>',
  'own-tufts':
    '<g fill="none" stroke="#d9d7d6" stroke-width="1.6" stroke-linecap="round"><path d="M4 8q2-3 4 0M24 5q2-3 4 0M14 3q2-3 4 0M3 20q2-3 4 0M26 18q2-3 4 0M15 14q2-3 4 0"/></g>',
  'own-armchair':
    '<path d="M5 6q0-5 5-5h12q5 0 5 5v16H5z" fill="#4f8f8a"/><path d="M22 1q5 0 5 5v16h-4V6q0-3-3-5z" fill="#417873"/><path d="M4 19h24v8H4z" fill="#5fa39d"/><path d="M0 16q0-3 3-3t3 3v12H0zM26 16q0-3 3-3t3 3v12h-6z" fill="#5fa39d"/><path d="M29 13q3 0 3 3v12h-3z" fill="#4f8f8a"/><path d="M2 28h3v3H2zM27 28h3v3h-3z" fill="#6b4630"/>',
  'own-clippers':
    '<path d="M12 12h8l1 16q0 3-5 3t-5-3z" fill="#433b6b"/><path d="M11 7h10v6H11z" fill="#8d929c"/><path d="M11 3v4M13.5 3v4M16 3v4M18.5 3v4M21 3v4" stroke="#cfd4de" stroke-width="1.4"/><circle cx="16" cy="19" r="1.8" fill="#e2453f"/>',
  'own-sun-hat':
    '<path d="M8 22q-1-16 8-16t8 16z" fill="#e6c87e"/><path d="M20 7q5 3 4 15h-5q3-8 1-15z" fill="#d3b066"/><path d="M8 18q8 3 16 0l.2 4H7.800z" fill="#c9504a"/><path d="M-3 24q3-4 10-3.6 9 2 18 0Q32 20 35 24q-19 7-38 0z" fill="#f0d793"/>',
};
