// Drawings that only this book needs: a pier and its booth, a rod, water in front of the posts, and a box of chips.

export const props: Record<string, string> = {
  'own-pier':
    '<path d="M2.5 6v26M10.5 6v26M20 6v26M29 6v26" stroke="#6b4a33" stroke-width="1.3"/><path d="M2.5 12l8 5M20 12l9 5" stroke="#6b4a33" stroke-width=".6"/><rect x="-1" y="3" width="34" height="2.6" fill="#b9824f"/><rect x="-1" y="5.4" width="34" height="1.2" fill="#8d6040"/><path d="M2 3v2.600M5 3v2.600M8 3v2.600M11 3v2.600M14 3v2.600M17 3v2.600M20 3v2.600M23 3v2.600M26 3v2.600M29 3v2.6" stroke="#8d6040" stroke-width=".25"/>',
  'own-front-waves':
    '<path d="M0 22q2-1.6 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0v10H0z" fill="#2f86c4"/><path d="M0 22q2-1.6 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0" fill="none" stroke="#8fd0f0" stroke-width=".6"/>',
  'own-rod':
    '<path d="M3 29L29 3" stroke="#7b5136" stroke-width="1.3" stroke-linecap="round"/><path d="M3 29l7-7" stroke="#433b6b" stroke-width="2.2" stroke-linecap="round"/><circle cx="11" cy="22.5" r="2.2" fill="#8d929c"/>',
  'own-bent-rod':
    '<path d="M3 29Q18 8 30 17" fill="none" stroke="#7b5136" stroke-width="1.3" stroke-linecap="round"/><path d="M3 29l4.5-6.2" stroke="#433b6b" stroke-width="2.2" stroke-linecap="round"/><circle cx="8.6" cy="23.6" r="2.2" fill="#8d929c"/>',
  'own-booth':
    '<path d="M3 12h26v18H3z" fill="#f4ead8"/><path d="M5 12h22v9H5z" fill="#39447f"/><path d="M2 21h28v2.600H2z" fill="#b07a4a"/><path d="M0 11l3-7h26l3 7z" fill="#e2453f"/><path d="M6.5 4h4.400L9.6 11H5zM15 4h4l.6 7h-5zM23 4h3.400l2 7h-4z" fill="#fff"/><path d="M0 11q2.7 3 5.3 0 2.7 3 5.4 0 2.6 3 5.3 0 2.7 3 5.3 0 2.7 3 5.4 0 2.6 3 5.3 0z" fill="#e2453f"/>',
  'own-booth-front':
    '<path d="M3 23h26v7H3z" fill="#e6d8bd"/><path d="M2 21h28v2.600H2z" fill="#b07a4a"/><path d="M11 25.400q2.4-2 5 0l2-1.400v3.600l-2-1.400q-2.6 2-5 0z" fill="#5f86dd"/>',
  'own-towel':
    '<path d="M6 4q10 6 20 0l3 14q-4 3-7 1.5-6-6-12 0Q7 21 3 18z" fill="#7fd0c0"/><path d="M4.6 11q4 2 7-1M27.4 11q-4 2-7-1" fill="none" stroke="#fff" stroke-width="1.4"/>',
};
