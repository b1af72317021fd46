// Drawings that only this book needs: surf, boards, the inside of a shop, and the cards of the judges.

const board = (color: string, stripe: string) =>
  `<path d="M16 0q6 8 6 17t-3.4 14.600h-5.200Q10 26 10 17T16 0z" fill="${color}"/><path d="M16 0q1.4 15 0 31.600h2.600Q22 26 22 17T16 0z" fill="#000" fill-opacity=".1"/><path d="M10.3 11.500h11.400v2.800H10zM10 16.500h12v2.400H10z" fill="${stripe}"/>`;

export const props: Record<string, string> = {
  'own-red-board': board('#ef6351', '#fff1d6'),
  'own-blue-board': board('#4a7fd6', '#ffd23e'),
  'own-roller':
    '<path d="M0 31V22q6-2 10-10Q15 2 23 3q8 1.4 9 9-4-3-8-1.6-5 2-4.6 7.6.8 7 12.6 8V31z" fill="#3f9fd6"/><path d="M6 31q1-10 6-17 4-6 9-6.6-4 3-4.4 9 0 8 8.4 14.600z" fill="#6fbbe6"/><path d="M10 12Q15 2 23 3q8 1.4 9 9-4-3-8-1.600Q25 8 20.4 7 14 6.6 10 12z" fill="#eaf7fd"/><g fill="#eaf7fd"><circle cx="30" cy="14.6" r="1.5"/><circle cx="27" cy="12.8" r="1.2"/><circle cx="31.6" cy="18" r="1"/></g>',
  'own-foam-row':
    '<path d="M0 30q1-5 5-4 1-4 6-2 3-4 7 0 5-3 7 1 5-1 7 5z" fill="#eaf7fd"/><path d="M3 30q3-3 6-1 3-3 7 0 4-3 7 0 3-2 6 1z" fill="#bfe3f5"/>',
  'own-counter':
    '<path d="M1 12h30v18H1z" fill="#e9d3a8"/><path d="M4 15h7v12H4zM12.5 15h7v12h-7zM21 15h7v12h-7z" fill="#f7e8c8"/><path d="M-1 9h34v3.600H-1z" fill="#b07a4a"/>',
  'own-open-doorway':
    '<path d="M4 0h24v30H4z" fill="#b07a4a"/><path d="M7 3h18v27H7z" fill="#bfe6fa"/><path d="M7 16h18v6H7z" fill="#4aa8dc"/><path d="M7 22h18v8H7z" fill="#f2d9a0"/>',
  'own-skid':
    '<path d="M0 26q12 4 20 0 8-5 2-8-8-2-9 3 0 6 12 5" fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round" opacity=".9"/>',
  'own-score-ten':
    '<path d="M15 20h2v11h-2z" fill="#8a5a35"/><rect x="2" y="1" width="28" height="20" rx="3" fill="#fff"/><rect x="3.4" y="2.4" width="25.2" height="17.2" rx="2" fill="none" stroke="#2fa39a" stroke-width="1.2"/><path d="M8.5 8.500l3-2.500v10" fill="none" stroke="#433b6b" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="20" cy="11" rx="3.8" ry="5" fill="none" stroke="#433b6b" stroke-width="2.4"/>',
};
