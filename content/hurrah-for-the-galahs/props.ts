// The game: its ball, its goal, its score, and what can be won.

export const props: Record<string, string> = {
  'own-footy':
    '<ellipse cx="16" cy="16" rx="14" ry="9" fill="#c9452f"/><path d="M4 12q12-4 24 0" fill="none" stroke="#e8745c" stroke-width="1.4"/><path d="M9 15.5h14M11 13.5v4M14 13.5v4M18 13.5v4M21 13.5v4" stroke="#fff4e0" stroke-width=".9" stroke-linecap="round"/>',
  'own-goal':
    '<path d="M3 6v24M29 6v24" stroke="#fff" stroke-width="1.4" stroke-linecap="round"/><path d="M3 7h26" stroke="#fff" stroke-width="1.4" stroke-linecap="round"/><path d="M2.2 24h1.6v6H2.2zM28.2 24h1.6v6h-1.6z" fill="#d8493f"/>',
  'own-score':
    '<path d="M6 18v12M26 18v12" stroke="#8a5a35" stroke-width="2"/><rect x="1" y="4" width="30" height="16" rx="1.5" fill="#2f5d46"/><path d="M9.5 8.5q-4 0-4 4t2.6 4 2.6-2.6-2.6-2.4-2.6 1M15 8.5q-2.6 0-2.6 4t2.6 4 2.6-4-2.6-4zM25 8.5q-2.6 0-2.6 4t2.6 4 2.6-4-2.6-4zM20 10.5h.1M20 14.5h.1" fill="none" stroke="#fff" stroke-width="1.3" stroke-linecap="round"/>',
  'own-cheque':
    '<rect x="1" y="8" width="30" height="16" rx="1" fill="#dff0e0"/><rect x="2" y="9" width="28" height="14" rx=".6" fill="none" stroke="#4f9a6a" stroke-width=".7"/><path d="M4 13h12M4 17h16M21 20.5q2-3 3 0t3-1" fill="none" stroke="#4f6a5a" stroke-width=".9" stroke-linecap="round"/><circle cx="25" cy="13.5" r="2.4" fill="#f2c94c"/>',
  'own-plaque':
    '<path d="M3 5h26v22H3z" fill="#8a5a35"/><path d="M5 7h22v18H5z" fill="#f2c94c"/><path d="M9 11h14M8 15h16M11 19h10" stroke="#9a6f1c" stroke-width="1.4" stroke-linecap="round"/><path d="M14 22.5h4" stroke="#9a6f1c" stroke-width="1.4" stroke-linecap="round"/>',
  'own-line': '<path d="M0 29h32v1.2H0z" fill="#fff"/>',
};
