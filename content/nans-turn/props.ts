// Drawings that only this book needs: a wave, a board, a starfish, sand, a photo.

export const props: Record<string, string> = {
  'own-wave':
    '<path d="M0 31V21Q5 19 9 12Q14 3 22 4Q30 5.4 31 13Q27.6 9.6 23.6 10.6Q18.6 12 19 18Q19.6 24.6 32 25.6V31z" fill="#3f9fd6"/><path d="M6 31Q7 22 12 15Q16 9 21 8.4Q17 11 16.6 17Q16.6 25 25 31z" fill="#6fbbe6"/><path d="M9 12Q14 3 22 4Q30 5.4 31 13Q27.6 9.6 23.6 10.6Q25 8 20 7.4Q14 7 9 12z" fill="#eaf7fd"/><g fill="#eaf7fd"><circle cx="29.6" cy="14.6" r="1.6"/><circle cx="26.6" cy="12.6" r="1.3"/><circle cx="31" cy="17.6" r="1"/></g>',
  'own-foam':
    '<path d="M0 30Q1 25 5 26Q6 22 11 24Q14 20 18 24Q23 21 25 25Q30 24 32 30z" fill="#eaf7fd"/><path d="M3 30q3-3 6-1q3-3 7 0q4-3 7 0q3-2 6 1z" fill="#bfe3f5"/>',
  'own-board':
    '<path d="M16 1Q22 8 22 17T18.6 31h-5.2Q10 26 10 17T16 1z" fill="#ffd23e"/><path d="M16 1Q22 8 22 17T18.6 31h-2.4Q19.6 20 16 1z" fill="#f2b92c"/><path d="M10.6 12h10.8v2.6H10.2zM10 17h12v2.6H10.2z" fill="#e8553f"/>',
  'own-starfish':
    '<path d="M16 2q2 0 3 8q8-1 10 1t-6 7q5 8 3 10t-10-5q-8 7-10 5t3-10q-8-5-6-7t10-1q1-8 3-8z" fill="#ff8f3a"/><path d="M16 7v.1M16 16v.1M23 13.6v.1M9 13.6v.1M20.6 22v.1M11.4 22v.1M13 17v.1M19 17v.1" stroke="#ffd9a0" stroke-width="1.6" stroke-linecap="round"/>',
  'own-sand':
    '<path d="M1 30Q5 20 12 19Q20 17 25 22Q30 25 31 30z" fill="#e8c887"/><path d="M6 27h.1M12 23h.1M17 26h.1M22 24h.1M26 28h.1" stroke="#c9a35f" stroke-width="1.2" stroke-linecap="round"/>',
  'own-spoon-in':
    '<path d="M22 4L15 16" stroke="#a9b4c2" stroke-width="1.8" stroke-linecap="round"/><ellipse cx="22.4" cy="3.4" rx="2" ry="2.6" fill="#c3ccd8" transform="rotate(30 22.4 3.4)"/>',
  'own-photo':
    '<rect x="2" y="5" width="28" height="24" rx="1" fill="#fffaf0"/><rect x="4" y="7" width="24" height="17" fill="#d9b98a"/><path d="M4 24v-5q8 0 10-5q4-6 10-3q-6 0-5 5q1 4 9 4v4z" fill="#a8845a"/><path d="M14 19l11-2" stroke="#7a5a3c" stroke-width="1.4" stroke-linecap="round"/><ellipse cx="19.4" cy="14.4" rx="3" ry="3" fill="#7a5a3c"/><circle cx="19.6" cy="10.4" r="2.4" fill="#8a6a48"/><path d="M17.4 8.6l.2-3 1.2 1.4.9-1.8.9 1.8 1.2-1.4.2 3z" fill="#f2c23a"/>',
};
