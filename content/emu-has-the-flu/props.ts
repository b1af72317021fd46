// A bugle with its mouthpiece at the left, the horn and the tutu of a unicorn, and what one needs with the flu.

export const props: Record<string, string> = {
  'own-bugle':
    '<ellipse cx="13" cy="19" rx="8" ry="4.4" fill="none" stroke="#c98a1e" stroke-width="1.8"/><path d="M2 15.6h19" stroke="#e8b23a" stroke-width="2"/><path d="M19 14.2Q27 13.6 31 6.4v18.4Q27 17.8 19 17z" fill="#e8b23a"/><path d="M19 16.2Q27 16.6 31 22v2.8Q27 17.8 19 17z" fill="#c98a1e"/><ellipse cx="30.6" cy="15.6" rx="1.4" ry="9.2" fill="#8a5a16"/><path d="M.6 14v3.2L3 16.4v-1.6z" fill="#f7d778"/><path d="M9 23.4q1 4 4 4t4-4" fill="none" stroke="#c8323f" stroke-width="1.1"/>',
  'own-horn':
    '<path d="M16 0l4.6 30h-9.2z" fill="#f7d35c"/><path d="M14.6 9l3.6-2M13.6 16l5.6-3M12.6 23l7.4-4" stroke="#d9a520" stroke-width="1.4"/>',
  'own-tutu':
    '<path d="M10 11h12q6 3 10 8q-2 3-4.4.8q-1.6 3-4.4 1.2q-2 2.6-4.6 1q-2.6 2-5.2 0q-2.6 1.6-4.6-1q-2.8 1.8-4.4-1.2Q2 22 0 19q4-5 10-8z" fill="#c9b6f0"/><path d="M10 11h12q3.6 2.4 6 6.4q-2 1.6-3.6.2q-1.6 2-3.8.6q-2.2 1.8-4.6.2q-2.4 1.6-4.6-.2q-2.2 1.4-3.8-.6q-1.6 1.4-3.6-.2q2.4-4 6-6.4z" fill="#e3d8fb"/><path d="M9.6 10h12.8l.4 2.4H9.2z" fill="#8f74d6"/>',
  'own-box-of-tissues':
    '<path d="M11 14q0-6 4-8q0 3 3-3q4 4 3 11z" fill="#fff"/><path d="M3 14h26v16H3z" fill="#6fb3d9"/><path d="M3 14h26v4H3z" fill="#8fcbe8"/><circle cx="10" cy="24" r="2" fill="#fff" opacity=".6"/><circle cx="21" cy="25" r="2.6" fill="#fff" opacity=".6"/>',
  'own-tissue':
    '<path d="M6 28q-3-5 1-8q0-5 5-5q3-4 7 0q5-1 5 4q4 3 1 7q-2 4-8 3q-6 2-11-1z" fill="#fff"/><path d="M10 20q3 1 3 4M17 17q-1 3 2 5M21 24q-3 0-4 3" fill="none" stroke="#c9d3e6" stroke-width="1"/>',
  'own-hot-cup':
    '<path d="M25 17q5-.6 5 3.4t-6.4 4" fill="none" stroke="#e8a33a" stroke-width="2.2"/><path d="M4 13h22q0 16-6 17H10q-6-1-6-17z" fill="#f0b64e"/><ellipse cx="15" cy="13" rx="11" ry="2.8" fill="#f9d58c"/><ellipse cx="15" cy="13.2" rx="9.4" ry="2" fill="#7a4a2a"/><path d="M10 9q-2-2 0-4t0-4M16 9q-2-2 0-4t0-4M21 9q-2-2 0-4t0-4" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.2" stroke-linecap="round"/>',
};
