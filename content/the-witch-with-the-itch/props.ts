// Drawings that only this book needs: a witch who scratches, her spells, and a teapot that hatches on a door step.

const pot =
  '<path d="M24 14q7-1 6 5t-7 6" fill="none" stroke="#b3262f" stroke-width="2.4"/><path d="M7 19Q3 19 1 12l3.4-1q1.2 3.4 4.6 3z" fill="#c9343c"/><path d="M15.5 10C23 10 26 14 26 19t-4 8H9q-4-3-4-8t3-6.5q3-2.5 7.5-2.5z" fill="#e2453f"/><path d="M22 12q4 2.6 4 7t-4 8h-5q6-6 5-15z" fill="#c9343c"/><path d="M9 14q1.6-1.8 4-2.2" stroke="#f59a8c" stroke-width="1.6" fill="none" stroke-linecap="round"/>';
const lid =
  '<path d="M9.6 10.6q6-3.6 12 0z" fill="#f7b84a"/><circle cx="15.6" cy="7.6" r="1.7" fill="#f7b84a"/>';

export const props: Record<string, string> = {
  'own-red-teapot': `<g transform="translate(0 3)">${pot}${lid}</g>`,
  // It has hatched: legs, eyes, and a lid that rises like a comb.
  'own-peep-teapot': `<path d="M12 24l-1 6M19 24l1 6M11 30l-3 1M11 30l1.6 1M20 30l-1.6 1M20 30l3 1" stroke="#f08a2c" stroke-width="1.5" stroke-linecap="round"/><g transform="translate(0 -1)">${pot}<g transform="rotate(14 16 10)translate(0 -1.6)">${lid}</g></g><ellipse cx="11" cy="15.6" rx="2.5" ry="3" fill="#fff"/><ellipse cx="17.6" cy="15.6" rx="2.5" ry="3" fill="#fff"/><circle cx="10.6" cy="15.8" r="1.5" fill="#2f2336"/><circle cx="17.2" cy="15.8" r="1.5" fill="#2f2336"/><path d="M11.8 19.4h4.6l-2.3 3.2z" fill="#ffc04a"/>`,
  'own-zap':
    '<path d="M1 25Q9 3 27 12Q12 9 1 25z" fill="#ffd23e"/><path d="M4 26Q12 11 25 15Q13 15 4 26z" fill="#fff3b0"/><path d="M27 7l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM17 3l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM19 20l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7z" fill="#ffd23e"/>',
  'own-spell-flash':
    '<path d="M16 0l3.4 9.2 8.6-4.6-4.2 8.8L32 16l-8.4 3 4.4 8.6-8.8-4.2L16 32l-3-8.6-8.8 4.2 4.4-8.6L0 16l8.4-2.8L4.2 4.6l8.6 4.4z" fill="#ffdf70"/><path d="M16 7l2 5.6 5.4-2-2.2 5.4 4 2-5 1.2.8 5-4.2-3-4.4 3 1-5-5-1.2 4-2-2.2-5.4 5 2z" fill="#fff6cc"/>',
  // Her dress again, over an arm that reaches behind her back; and her other arm, behind her head.
  'own-witch-dress':
    '<g transform="translate(16 16)scale(.25)translate(0 37)"><path d="M0 -74C20 -74 25 -59.2 27.3 -37C33.6 -14.8 24 4 0 4C-24 4 -33.6 -14.8 -27.2 -37C-25 -59.2 -20 -74 0 -74z" fill="#8a5bb8"/><path d="M-25-44H25L39 7l-13 4l-13-7l-13 7l-14-8l-25 5z" fill="#8a5bb8"/><path d="M8-14l15-3 2 15-15 2z" fill="#c9a6e6"/></g>',
  'own-witch-high-arm':
    '<g transform="translate(16 16)scale(.25)translate(40 125)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-20-104Q-60-108-88-120Q-98-128-88-136L-40-164" stroke="#67408f" stroke-width="19"/><path d="M-20-104Q-60-108-88-120Q-98-128-88-136L-40-164" stroke="#8a5bb8" stroke-width="15"/></g>',
  'own-half-shell':
    '<path d="M4 18l4 3.6 4-4 4 4 4-4 4 4 4-3.6q1 12-12 12T4 18z" fill="#f4ead8"/><path d="M24 21.6l4-3.6q1 12-12 12q8-1 8-8.4z" fill="#dccdb4"/>',
  'own-door-step':
    '<path d="M0 20h32v10H0z" fill="#9a8c98"/><path d="M0 20h32v3H0z" fill="#c3b6c0"/><path d="M10 23v7M22 23v7" stroke="#7d7080" stroke-width=".6"/>',
  'own-pumpkin':
    '<path d="M15 9q0-5 4.6-6l.6 2q-2.4 1-2.4 4z" fill="#5da65c"/><ellipse cx="8.5" cy="19.5" rx="6.5" ry="9" fill="#f27a2a"/><ellipse cx="23.5" cy="19.5" rx="6.5" ry="9" fill="#f27a2a"/><ellipse cx="12" cy="19.5" rx="6" ry="10" fill="#ff8f3d"/><ellipse cx="20" cy="19.5" rx="6" ry="10" fill="#ff8f3d"/><ellipse cx="16" cy="19.5" rx="4.4" ry="10.5" fill="#ffa256"/>',
  'own-wand':
    '<path d="M16 30V12" stroke="#7b5136" stroke-width="1.8" stroke-linecap="round"/><path d="M16 1.5l1.9 4 4.4.5-3.3 3 .9 4.3-3.9-2.2-3.9 2.2.9-4.3-3.3-3 4.4-.5z" fill="#ffd23e"/>',
};
