// A post that shows a height, an open wagon, scales to stand on, and a long coat, closed with three in it and in a heap.

const COAT =
  '<path d="M11 2h10l4 3 2 25H5L7 5z" fill="#5d6fae"/><path d="M7 5L1 17l3.500 1.500L8 12zM25 5l6 12-3.500 1.500L24 12z" fill="#4d5d97"/><path d="M11 2l5 4 5-4 1 3-6 4-6-4z" fill="#3f4d80"/><path d="M5 28.500h22l.2 2.500H4.800z" fill="#4d5d97"/>';

export const props: Record<string, string> = {
  'own-height-post':
    '<path d="M13.500 1h4v30h-4z" fill="#b07a4a"/><path d="M13.500 10h2M13.500 14h2M13.500 18h2M13.500 22h2M13.500 26h2" stroke="#6d4427" stroke-width=".7"/><path d="M1 3h18.500v4H1z" fill="#fff7ea"/><path d="M1 3h3.500v4H1zM8.500 3h3.500v4H8.500zM16 3h3.500v4H16z" fill="#d8342c"/>',
  'own-wagon':
    '<path d="M1 15h30v11H1z" fill="#2f8f6b"/><path d="M0 13.500h32v2.500H0z" fill="#237355"/><path d="M8 16v10M16 16v10M24 16v10" stroke="#237355" stroke-width=".8"/><path d="M0 25.500h32v1.600H0z" fill="#4a4f5c"/><circle cx="7" cy="27" r="3.400" fill="#4a4f5c"/><circle cx="7" cy="27" r="1.400" fill="#aab0bd"/><circle cx="25" cy="27" r="3.400" fill="#4a4f5c"/><circle cx="25" cy="27" r="1.400" fill="#aab0bd"/>',
  'own-scales':
    '<path d="M27 6h2v20h-2z" fill="#8d929c"/><circle cx="28" cy="5" r="4.600" fill="#d8342c"/><circle cx="28" cy="5" r="3.500" fill="#fff7ea"/><path d="M28 5l-2-1.600" stroke="#2f2336" stroke-width=".7" stroke-linecap="round"/><path d="M1 25h30q1 0 1 1.500V30H0v-3.500Q0 25 1 25z" fill="#aab0bd"/><path d="M0 28h32v2H0z" fill="#8d929c"/>',
  'own-coat-closed': `${COAT}<ellipse cx="16" cy="14" rx="4.600" ry="3.600" fill="#2c335c"/><ellipse cx="16" cy="26" rx="4.600" ry="4" fill="#2c335c"/>`,
  'own-buttons':
    '<circle cx="16" cy="9.600" r=".9" fill="#f2c230"/><circle cx="16" cy="20" r=".9" fill="#f2c230"/>',
  'own-coat-heap':
    '<path d="M1 29q0-6 6-6 2-6 8-5 6-3 10 3 6 1 6 8z" fill="#5d6fae"/><path d="M7 23q4 0 6 3M15 18q1 5-2 8M25 21q-5 1-6 6M2 27q4-2 7 0" fill="none" stroke="#3f4d80" stroke-width="1.200" stroke-linecap="round"/><circle cx="18" cy="24" r="1" fill="#f2c230"/><circle cx="22" cy="26.500" r="1" fill="#f2c230"/>',
};
