// A lake, a canoe cut open (its inside, its hull, the hole), water in it, shoes, a swimsuit, a toe, a plum, a grape and an oar.

export const props: Record<string, string> = {
  'own-lake':
    '<path d="M0 1q16-2 32 0v31H0z" fill="#4aa8de"/><path d="M2 6q2 1.500 4 0M20 4q2 1.500 4 0M27 11q2 1.500 4 0M3 16q2 1.500 4 0M24 21q2 1.500 4 0M11 25q2 1.500 4 0" fill="none" stroke="#bfe4f8" stroke-width=".4" stroke-linecap="round"/>',
  'own-canoe-inside':
    '<path d="M0 10q1 16 8 17h16q7-1 8-17q-2 6-7 6H7q-5 0-7-6z" fill="#d9a468"/><path d="M3 19h26M5 23h22" stroke="#b98148" stroke-width=".5"/>',
  'own-canoe-hull':
    '<path d="M0 10q1 20 8 20h16q7 0 8-20l-1.500 3q-1.500 13-7 13.500h-15Q3 26 1.500 13z" fill="#e0553f"/><path d="M4.500 28q1.500 2 3.500 2h16q2 0 3.500-2z" fill="#b63f2d"/>',
  'own-canoe':
    '<path d="M0 10q1 20 8 20h16q7 0 8-20q-2 6-7 6H7q-5 0-7-6z" fill="#e0553f"/><path d="M4.500 27.500q1.500 2.500 3.500 2.500h16q2 0 3.500-2.500z" fill="#b63f2d"/><path d="M0 10q2 6 7 6h18q5 0 7-6l-.2 3q-2.300 5-6.800 5H7q-4.500 0-6.800-5z" fill="#ff9f6a"/>',
  'own-leak-hole': '<path d="M9 10h14l-1.500 3 1.500 4h-5l-2 2-2-2H8.500l2-4z" fill="#2f6f9f"/>',
  'own-jet':
    '<path d="M13 31q-1-12-6-19 7 1 8 6 0-9 1-17 2 8 1.500 17 2-5 8-6-5 7-6 19z" fill="#a8dcf6"/><circle cx="5" cy="8" r="1.600" fill="#a8dcf6"/><circle cx="27" cy="7" r="1.600" fill="#a8dcf6"/><circle cx="22" cy="2" r="1.300" fill="#a8dcf6"/>',
  'own-wet':
    '<path d="M0 22q4-3 8-1t8 0 8 0 8 1q-1 6-6 7H6q-5-1-6-7z" fill="#7cc4ec"/><path d="M4 24q3 1.500 6 0M20 24q3 1.500 6 0" fill="none" stroke="#d6eefa" stroke-width=".7" stroke-linecap="round"/>',
  'own-shiny-shoe':
    '<path d="M3 14q8 0 12 4 6 1 13 3 3 2 2 6v2H3q-1-8 0-15z" fill="#3b3f6b"/><path d="M3 28h27v2H3z" fill="#24274a"/><path d="M17 20q5 .5 9 2" stroke="#9aa2d8" stroke-width="1.300" fill="none" stroke-linecap="round"/>',
  'own-swimsuit':
    '<path d="M8 2q8 4 16 0 6 10 5 18-1 7-7 10H10q-6-3-7-10Q2 12 8 2z" fill="#fff7ea"/><path d="M6.300 6q10 3.500 19.400 0l1.500 3.500q-11 4-22.400 0zM3.700 13q12.300 4 24.600 0l.6 4q-13 4-25.800 0zM3.400 21q12.600 4 25.200 0l-1.600 4q-11 3-22 0z" fill="#d8342c"/>',
  'own-toe':
    '<path d="M8 0h16l1 16q0 13-9 13T7 16z" fill="#f79a3a"/><path d="M12 22q4 10 8 0z" fill="#fff3d6"/><path d="M10 4q1 8 1 12" stroke="#ffb866" stroke-width="2" fill="none" stroke-linecap="round"/>',
  'own-plum':
    '<circle cx="16" cy="18" r="12" fill="#7a3f9c"/><circle cx="12" cy="13" r="3.400" fill="#a871c7"/><path d="M16 7q0-4 3-6" stroke="#6d4427" stroke-width="1.800" fill="none" stroke-linecap="round"/>',
  'own-berry':
    '<circle cx="16" cy="18" r="12" fill="#6a4fa0"/><circle cx="12" cy="13" r="3.600" fill="#9a83c9"/>',
  'own-oar':
    '<path d="M15 0h2v22h-2z" fill="#b07a4a"/><path d="M12 20q4-3 8 0v8q-4 6-8 0z" fill="#f2c230"/>',
};
