// A tent: in its bag, up, in a tangle, and flat; a creek, a lamp, a sheet to read, and rain.

export const props: Record<string, string> = {
  'own-tent-bag':
    '<path d="M7 9q-3 0-3 7v9q0 5 4 5h16q4 0 4-5v-9q0-7-3-7z" fill="#e8743b"/><path d="M10 9q6-8 12 0" fill="none" stroke="#9c4a22" stroke-width="2"/><path d="M4 15h24v3H4z" fill="#c55a28"/><path d="M26 10q4 1 3 6t1 8" fill="none" stroke="#fff3d6" stroke-width="1.200" stroke-linecap="round"/>',
  'own-tent-up':
    '<path d="M16 3L0 30h32z" fill="#e8743b"/><path d="M16 3l16 27H24z" fill="#c55a28"/><path d="M16 3L14 1M16 3l2-2" stroke="#7a4a2c" stroke-width="1" stroke-linecap="round"/><path d="M15.500 9L8 30h15z" fill="#5a2c18"/><path d="M15.500 9L8 30H5.500L15 8zM15.500 9L23 30h2.500L16 8z" fill="#f7a46e"/>',
  'own-tent-tangle':
    '<path d="M4 22Q0 14 7 11q1-7 8-6 6-5 10 2 6 2 4 9 3 7-3 10-4 5-9 3-7 3-10-2-3-1-3-5z" fill="#e8743b"/><path d="M7 11q5 2 8-6M25 7q-3 5 1 11M4 22q6-3 8 5M17 29q1-6 9-4M13 15q5 3 9-1" fill="none" stroke="#c55a28" stroke-width="1.400" stroke-linecap="round"/><path d="M2 6l9 9M30 3l-8 10M31 27l-8-5" stroke="#7a4a2c" stroke-width="1" stroke-linecap="round"/>',
  'own-tent-arm':
    '<path d="M1 14q8-6 14 1t16-3l-1 6q-9 6-15 0T2 20z" fill="#e8743b"/><path d="M4 16q6-3 10 1t14-1" fill="none" stroke="#c55a28" stroke-width="1.200" stroke-linecap="round"/>',
  'own-tent-flat':
    '<path d="M0 30q1-5 5-6 3-7 8-3 3-3 7 0 5-5 8 2 4 2 4 7z" fill="#e8743b"/><path d="M5 24q4 1 5 5M13 21q0 4 4 7M28 23q-4 2-4 6" fill="none" stroke="#c55a28" stroke-width="1.200" stroke-linecap="round"/>',
  'own-creek':
    '<path d="M0 14q4-2 8-.500t8 0 8-.500 8 1v10q-4 1-8 0t-8 .500-8-.500-8 .500z" fill="#4aa8dc"/><path d="M3 17.500h2M12 20h2.500M20 17h2M26 21h2" stroke="#bfe4f8" stroke-width=".9" stroke-linecap="round"/>',
  'own-camp-lamp':
    '<path d="M11 6q5-6 10 0" fill="none" stroke="#4a4f5c" stroke-width="1.600"/><path d="M11 6h10l1 4H10z" fill="#3f7d5c"/><path d="M10.500 10h11v13h-11z" fill="#ffe9a3"/><path d="M16 13q4 5 0 8-4-3 0-8z" fill="#f29a2e"/><path d="M8.500 23h15v6h-15z" fill="#3f7d5c"/>',
  'own-sheet':
    '<path d="M6 2h17l4 4v24H6z" fill="#fffaf0"/><path d="M23 2l4 4h-4z" fill="#d9cbb0"/><path d="M10 13l6-9 6 9z" fill="#e8743b"/><path d="M9.500 17h14M9.500 20.500h14M9.500 24h9" stroke="#9a8f80" stroke-width="1.200" stroke-linecap="round"/>',
  'own-rain':
    '<path d="M2 1L1 6M8 3L7 8M14 0l-1 5M20 3l-1 5M26 1l-1 5M31 4l-1 5M4 12l-1 5M11 11l-1 5M17 12l-1 5M23 11l-1 5M29 13l-1 5M2 22l-1 5M8 21l-1 5M14 23l-1 5M20 21l-1 5M26 22l-1 5" stroke="#c9e6f7" stroke-width=".22" stroke-linecap="round"/>',
};
