// Drawings that only this book needs: a boat and a ship in two parts, with room for a crew between them.

export const props: Record<string, string> = {
  'own-sail':
    '<path d="M17.4 3Q27 12 29.5 23.5q-6 1.5-12.1 0z" fill="#ffd23e"/><path d="M24 11.5q4 6 5.5 12q-4 1-7 .8q3-6 1.5-12.8z" fill="#f2b92c"/><path d="M14.3 6Q7 13 4 23.5q5 1 10.3 0z" fill="#ffe78f"/><rect x="15" y="1" width="1.8" height="30" rx=".9" fill="#8a5a35"/>',
  'own-hull-back': '<path d="M0 17q16-2.4 32 0q-16 6-32 0z" fill="#8f3f2b"/>',
  'own-hull':
    '<path d="M0 17q16 3.4 32 0q-1 9-6 13H6Q1 26 0 17z" fill="#ec6a45"/><path d="M24 30q4-5 5-12.6l3-.4q-1 9-6 13z" fill="#d2552f"/><path d="M1 21.6q15 3.4 30 0l-.8 2.6q-14.2 3-28.4 0z" fill="#fff3df"/><path d="M0 17q16 3.4 32 0l-.3 2.2q-15.7 3.4-31.4 0z" fill="#ffa043"/>',
  'own-ship-cabin':
    '<path d="M19 1h7v12h-7z" fill="#ffd23e"/><path d="M19 3.6h7v3h-7z" fill="#d9482f"/><path d="M3 13h26v17H3z" fill="#fff8ea"/><path d="M26 13h3v17h-3z" fill="#e3d6c6"/><rect x="1.5" y="11.6" width="29" height="2.4" rx="1.2" fill="#4aa8dc"/><g fill="#8fd0f0"><rect x="6" y="17" width="4.6" height="5" rx="1"/><rect x="13.7" y="17" width="4.6" height="5" rx="1"/><rect x="21.3" y="17" width="4.6" height="5" rx="1"/></g>',
  'own-ship-hull':
    '<path d="M0 11.5Q6 14.6 13 14.6h19V30H6Q1 21 0 11.5z" fill="#ec6a45"/><path d="M1.2 17.8q5 2 11.8 2h19v2.8H13q-6 0-10.7-1.6z" fill="#fff3df"/><path d="M0 11.5Q6 14.6 13 14.6h19v2H13q-7 0-12.6-2.8z" fill="#ffa043"/><g fill="#8fd0f0" stroke="#fff3df" stroke-width=".6"><circle cx="9" cy="18.6" r="1.3"/><circle cx="14.5" cy="19.3" r="1.3"/><circle cx="20" cy="19.3" r="1.3"/><circle cx="25.5" cy="19.3" r="1.3"/></g>',
};
