// A gum tree with a branch to sleep on, gumnuts, a stack of plates, and a plain iced cake.

const bunch = (x: number, y: number, r: number, color: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.62}" fill="${color}"/>`;

export const props: Record<string, string> = {
  'own-gum': `${bunch(6, 6, 7, '#6f9a72')}${bunch(27, 5, 7, '#6f9a72')}${bunch(16, 2, 9, '#7fae80')}<path d="M12.500 30q1.800-8 1-14Q9 12 6 7l1.500-1Q12 11 15 12q.5-6 0-10h2.600q1 7 .6 12 7-1 13-6l1 1.800q-6 6-13.600 7.600-.4 7 1.700 12.600z" fill="#d8cdbd"/><path d="M17 2h.6q1 7 .6 12 7-1 13-6l1 1.800q-6 6-13.600 7.600-.4 7 1.700 12.600h-2.600q-1.600-8-.6-14 .6-7-.1-14z" fill="#bcae9b"/><path d="M14.600 19l1.200 2.500M15.500 24.500l-1 3M16 13l-.6 3" stroke="#a08f7a" stroke-width=".6"/>${bunch(3, 8, 4, '#86b487')}${bunch(22, 3, 5, '#86b487')}${bunch(30, 8, 3.6, '#7fae80')}`,
  'own-gumnut':
    '<path d="M16 3v8" stroke="#6b8f5a" stroke-width="2"/><path d="M7 12q9-4 18 0l-2 12q-7 5-14 0z" fill="#9a7346"/><path d="M19 10.600q4 .4 6 1.400l-2 12q-2 1.600-5 2.200 2-8 1-15.600z" fill="#7d5a34"/><ellipse cx="16" cy="25.500" rx="6" ry="2" fill="#5a3f24"/>',
  'own-plates': Array.from(
    { length: 9 },
    (_, i) =>
      `<ellipse cx="${16 + (i % 2 ? 0.8 : -0.6)}" cy="${28.5 - i * 2.7}" rx="11" ry="2.400" fill="#b9cde0"/><ellipse cx="${16 + (i % 2 ? 0.8 : -0.6)}" cy="${27.6 - i * 2.7}" rx="11" ry="2.300" fill="#f4f8fc"/>`,
  ).join(''),
  'own-cake':
    '<ellipse cx="16" cy="28" rx="15.500" ry="2.400" fill="#c9d8e6"/><path d="M3 14h26v13q-13 3-26 0z" fill="#a8643c"/><path d="M22 14h7v13q-3 .8-7 1.200z" fill="#8f5230"/><path d="M3 14q0-4 13-4t13 4v4q-2 3-4 0-2-1.500-4 1-2.500 3-5 0-2-2-4 0-2 2.500-4.500-.5-2.500 2.500-4.500-.5z" fill="#fff0f3"/><ellipse cx="16" cy="13" rx="11" ry="2.400" fill="#ffe0e8"/><circle cx="16" cy="9.500" r="2.600" fill="#d9485f"/><circle cx="15.200" cy="8.800" r=".7" fill="#f5a8b4"/>',
  'own-slice-of-cake':
    '<ellipse cx="16" cy="27" rx="14" ry="3" fill="#c9d8e6"/><ellipse cx="16" cy="26.200" rx="14" ry="2.800" fill="#f4f8fc"/><path d="M7 14l17-3v12.500l-17 2.500z" fill="#a8643c"/><path d="M7 14l17-3v3.500l-17 3z" fill="#fff0f3"/><path d="M7 20.500l17-3v1.400l-17 3z" fill="#ffe0e8"/><path d="M24 11l2 2.500v10l-2 0z" fill="#8f5230"/>',
};
