// A theatre, the ears of a cheetah, paint, and the harbour after the rain.

export const props: Record<string, string> = {
  'own-black-spots':
    '<path d="M11.4 18h.1M20.6 17.4h.1M13.2 22h.1M19.2 22.4h.1M16.2 19.2h.1M11.6 25.5h.1M20.6 26h.1M16 26.4h.1M15.4 12.8h.1M17.4 14h.1M13.6 15h.1" stroke="#3a2a20" stroke-width="1.7" stroke-linecap="round"/>',
  'own-cat-ears':
    '<path d="M7 19q-3-7-1-12q6 1 9 8zM25 19q3-7 1-12q-6 1-9 8z" fill="#e2a33a"/><path d="M8.5 15q-1-3 0-5q2 1.4 4 4zM23.5 15q1-3 0-5q-2 1.4-4 4z" fill="#3a2a20"/><path d="M5 20Q16 10 27 20" fill="none" stroke="#b97f24" stroke-width="1.6"/>',
  'own-theatre':
    '<path d="M2 12h28v18H2z" fill="#f3e2c0"/><path d="M0 12L16 3l16 9z" fill="#b8503a"/><path d="M4 14h3v16H4zM10 14h3v16h-3zM19 14h3v16h-3zM25 14h3v16h-3z" fill="#fffaf0"/><path d="M13.5 30v-9q2.5-3 5 0v9z" fill="#8f2430"/><path d="M14 6.5q2 2 4 0q0 3.5-2 3.5t-2-3.5z" fill="#ffe07a"/>',
  'own-poster':
    '<path d="M4 1h24v30H4z" fill="#fff4d8"/><path d="M5 2h22v28H5z" fill="none" stroke="#b8503a" stroke-width=".8"/><path d="M8 26h16M10 28.5h12" stroke="#8d7a66" stroke-width="1"/><path d="M8 20q1-6 7-6q3-5 8-2q3 4-1 6q0 4-7 4t-7-2z" fill="#e2a33a"/><path d="M11 18h.1M14 16.5h.1M13 20h.1M17 18h.1M16 14h.1" stroke="#3a2a20" stroke-width="1.6" stroke-linecap="round"/><path d="M20 14h.1" stroke="#2f2336" stroke-width="1.2" stroke-linecap="round"/>',
  'own-gold-pot':
    '<path d="M5 12Q16 2 27 12" fill="none" stroke="#7d8b9b" stroke-width="1.4"/><path d="M4 12h24l-1.5 16q-.3 2-2.5 2H8q-2.2 0-2.5-2z" fill="#aab6c3"/><ellipse cx="16" cy="12" rx="12" ry="3" fill="#f0b94c"/><path d="M6 14q1 6 3 6t2-3q0 6 2.5 6t1.5-7" fill="#f0b94c"/>',
  'own-gold-sea':
    '<path d="M0 10h32v5H0z" fill="#e8b04a"/><path d="M0 10h32M2 12q1.5-.8 3 0M26 13.4q1.5-.8 3 0" stroke="#f7d98a" stroke-width=".3" fill="none"/><path d="M3 13.6h.1M8 11.6h.1M12 13.2h.1M17 11.4h.1M21 13h.1M25 11.6h.1M29 12.4h.1" stroke="#3a2a20" stroke-width=".9" stroke-linecap="round"/>',
  'own-drip-spot':
    '<path d="M16 6q7 10 7 15a7 7 0 0 1-14 0q0-5 7-15z" fill="#e2a33a"/><circle cx="16" cy="21" r="3.5" fill="#3a2a20"/>',
};
