// Drawings for 'Giraffe at the Station'.

export const props: Record<string, string> = {
  'own-guard-cap':
    '<path d="M4 18Q2 8 16 7t12 11z" fill="#35538f"/><path d="M6 17.4h20l1 5H5z" fill="#263f73"/><path d="M6 21q10-2.6 21 .6q2.6 1.2 4 3.4q-6 1.4-12 .4T6 23z" fill="#1b2a4a"/><circle cx="16" cy="14" r="2.4" fill="#ffce4a"/>',
  // A carriage of the circus train, seen from the side.
  'own-carriage':
    '<circle cx="7.5" cy="27" r="3" fill="#4b4f63"/><circle cx="24.5" cy="27" r="3" fill="#4b4f63"/><circle cx="7.5" cy="27" r="1.1" fill="#cdc4d6"/><circle cx="24.5" cy="27" r="1.1" fill="#cdc4d6"/><path d="M.6 12h30.8v13.4H.6z" fill="#f6c945"/><path d="M.6 20.6h30.8v4.8H.6z" fill="#d9574f"/><path d="M-.6 12.4Q0 8.6 4 8.6h24q4 0 4.6 3.8z" fill="#c9463f"/><path d="M-.6 11.6h33.2v1.4H-.6z" fill="#a53634"/><path d="M3 14.4h6.4v4.8H3zM12.8 14.4h6.4v4.8h-6.4zM22.6 14.4H29v4.8h-6.4z" fill="#8fc6ea"/><path d="M3 14.4h3l-3 3zM12.8 14.4h3l-3 3zM22.6 14.4h3l-3 3z" fill="#cfe6f5"/><path d="M4 23l1.2-1.6L6.4 23l-1.2 1.6zM14.8 23l1.2-1.6 1.2 1.6-1.2 1.6zM25.6 23l1.2-1.6L28 23l-1.2 1.6z" fill="#f6c945"/>',
  'own-sawdust':
    '<path d="M6 10h.1M12 14h.1M9 19h.1M16 20h.1M13 26h.1M20 27h.1M7 28h.1M22 22h.1M17 12h.1M25 29h.1M3 25h.1" stroke="#e8c07a" stroke-width="2.2" stroke-linecap="round"/>',
  // A circus tent at night with a round hole in its roof: the far rim, and all before who looks out of it.
  'own-tent-hole': '<ellipse cx="16" cy="10" rx="4.4" ry="1.7" fill="#2d1b3d"/>',
  'own-lit-tent':
    '<path d="M4 17h24l2.4 13H1.6z" fill="#e1d8ec"/><path d="M4 17h5L7 30H1.6zM13.5 17h5l1.5 13h-8zM23 17h5l2.4 13H25z" fill="#e0455f"/><path d="M11 30v-5q0-4 5-4t5 4v5z" fill="#ffd76a"/><path d="M11.6 10Q16 13.4 20.4 10L30 17.6H2z" fill="#f3eef8"/><path d="M11.6 10q1 .9 2 1.2L8 17.6H2zM15 11.6h2l2.6 6h-7.2zM18.4 11.2q1-.3 2-1.2L30 17.6h-6z" fill="#f0506a"/><path d="M2 17.2a3 2.6 0 0 0 5.6 0zM13.2 17.2a3 2.6 0 0 0 5.6 0zM24.4 17.2a3 2.6 0 0 0 5.6 0z" fill="#d1304f"/><path d="M7.6 17.2a3 2.6 0 0 0 5.6 0zM18.8 17.2a3 2.6 0 0 0 5.6 0z" fill="#f3eef8"/><path d="M11.6 10Q16 13.4 20.4 10" fill="none" stroke="#2d1b3d" stroke-width=".5"/><path d="M2 17.2h.1M4.8 17.2h.1M7.6 17.2h.1M10.4 17.2h.1M13.2 17.2h.1M16 17.2h.1M18.8 17.2h.1M21.6 17.2h.1M24.4 17.2h.1M27.2 17.2h.1M30 17.2h.1M9.2 12.2h.1M6.8 14h.1M4.4 15.8h.1M22.8 12.2h.1M25.2 14h.1M27.6 15.8h.1" stroke="#ffe27a" stroke-width=".9" stroke-linecap="round"/>',
};
