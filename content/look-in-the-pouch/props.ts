// Drawings that only this book needs: the edge of a pouch, a pot of beans, a fire, and what comes out of the pouch.

export const props: Record<string, string> = {
  'own-pouch':
    '<path d="M5.5 10q10.5 4 21 0q1.5 16-10.5 16t-10.5-16z" fill="#f3d9b8"/><path d="M5.5 10q10.5 4 21 0" stroke="#c98a5a" stroke-width="2" fill="none" stroke-linecap="round"/>',
  'own-bean-pot':
    '<path d="M1 15q-2 5 3 7M31 15q2 5-3 7" stroke="#454a5c" stroke-width="2.2" fill="none"/><path d="M3 11h26v12q0 6-6 6H9q-6 0-6-6z" fill="#5f667c"/><path d="M22 29q5-4 5-18h2v12q0 6-6 6z" fill="#454a5c"/><ellipse cx="16" cy="11" rx="13" ry="4" fill="#7d859c"/><ellipse cx="16" cy="11" rx="11" ry="3" fill="#c4552d"/><g fill="#f0a45c"><ellipse cx="10" cy="10.6" rx="1.8" ry="1"/><ellipse cx="14.6" cy="12.2" rx="1.8" ry="1"/><ellipse cx="17" cy="9.6" rx="1.8" ry="1"/><ellipse cx="21.6" cy="11.4" rx="1.8" ry="1"/></g>',
  'own-fire':
    '<path d="M16 6q7 7 8 13t-5 10h-6q-7-3-5-10q1-4 4-6q0 3 2 4q3-5 2-11z" fill="#ff9a2e"/><path d="M16.6 14q4 5 4 9t-3 6h-3q-4-2-3-6q1-3 3-4q0 2 1 2q2-3 1-7z" fill="#ffd84d"/><path d="M3 27l24 3.4M29 27L5 30.4" stroke="#7b5136" stroke-width="3" stroke-linecap="round"/>',
  'own-hoop':
    '<circle cx="16" cy="16" r="13.6" fill="none" stroke="#3f86d8" stroke-width="2.2"/><path d="M16 2.4a13.6 13.6 0 0 1 13.6 13.6M16 29.6A13.6 13.6 0 0 1 2.4 16" fill="none" stroke="#ffd23e" stroke-width="2.2"/>',
  'own-stool':
    '<path d="M8 15L5 30M24 15l3 15M16 15v15" stroke="#8a5a35" stroke-width="2.6" stroke-linecap="round"/><path d="M8 24h16" stroke="#8a5a35" stroke-width="1.6"/><rect x="3" y="11.6" width="26" height="4.4" rx="2.2" fill="#c9925c"/><rect x="3" y="11.6" width="26" height="2" rx="1" fill="#dcae7c"/>',
  'own-couch':
    '<path d="M5 29v2.4M27 29v2.4" stroke="#7b5136" stroke-width="2" stroke-linecap="round"/><path d="M4 13q0-4 4-4h16q4 0 4 4v13H4z" fill="#c93a45"/><path d="M16 9v12" stroke="#a62b38" stroke-width=".8"/><rect x="5" y="20" width="22" height="6" rx="2" fill="#e2535c"/><path d="M0 19q0-3 3-3t3 3v7h20v-7q0-3 3-3t3 3v7q0 3.4-3 3.4H3Q0 29.4 0 26z" fill="#b8323f"/><path d="M0 19q0-3 3-3t3 3l-1.6.4q-1.4-2-2.8 0z" fill="#e2535c"/>',
  'own-stick':
    '<path d="M4 28L27 5M18 13l5 0" stroke="#8a5f38" stroke-width="2.2" stroke-linecap="round" fill="none"/>',
};
