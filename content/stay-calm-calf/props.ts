// The breakfast of the farm folk, Goat’s hat, and a green egg.

export const props: Record<string, string> = {
  'own-straw-brim':
    '<ellipse cx="16" cy="24" rx="15.5" ry="4" fill="#d9a53e"/><path d="M7 23q0-13 9-13t9 13q-9 3-18 0z" fill="#f2c962"/><path d="M7.2 20.5q9 2.6 17.6 0l.2 2.6q-9 3-18 0z" fill="#c9483f"/>',
  'own-half-brim':
    '<path d="M.5 24q0-4 15.5-4v1l-1.6 1.6 1.8 1.6-1.6 1.6 1.4 2Q.5 28 .5 24z" fill="#d9a53e"/><path d="M7 23q0-13 9-13l-1.6 2.4 1.8 2-1.8 2.2 1.6 2.4-1.2 2 .8 2.6q-4.8 0-8.6-.6z" fill="#f2c962"/><path d="M7.2 20.5q3.6 1 8 1.3l.4 2.4q-4.8 0-8.6-1.1z" fill="#c9483f"/>',
  'own-two-yolks':
    '<path d="M9 12q7-6 14 0q3 4 2 8q-1 8-9 8t-9-8q-1-4 2-8z" fill="#fffaf0"/><circle cx="13" cy="17" r="3.6" fill="#f7b52c"/><circle cx="19.6" cy="17.6" r="3.6" fill="#f7b52c"/><path d="M9 22h14v3q0 2-2 2.4V30H11v-2.6Q9 27 9 25z" fill="#5aa9d6"/>',
  'own-empty-egg':
    '<path d="M9 22v-4l2-2 2 2.500 3-3 3 3 2-2.500 2 2v4z" fill="#fffaf0"/><path d="M9 22h14v3q0 2-2 2.400V30H11v-2.600Q9 27 9 25z" fill="#5aa9d6"/>',
  'own-green-egg':
    '<path d="M16 3q9 6 9 16a9 10 0 0 1-18 0Q7 9 16 3z" fill="#3f7d5c"/><path d="M11 12q2-5 5-7" stroke="#7fb896" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M13 20h.1M19 15h.1M18 24h.1" stroke="#2c5c42" stroke-width="2" stroke-linecap="round"/>',
  'own-tea-splash':
    '<path d="M4 20q2-8 6-6q2-8 7-4q4-6 7-1q5 0 4 6q-6 6-12 5t-12 0z" fill="#b9783c"/><path d="M6 26h.1M14 27h.1M24 25h.1" stroke="#b9783c" stroke-width="3" stroke-linecap="round"/>',
  'own-farm-gate':
    '<path d="M3 6h3v24H3z" fill="#8a5a35"/><path d="M6 9l16 4M6 15l16 4M6 21l16 4M7 22L21 13" stroke="#b07a4a" stroke-width="2"/>',
  'own-half-bun':
    '<path d="M3 22q0-11 13-12l-1 3 2 2-2 2 2 2-1.5 3z" fill="#d98c3f"/><path d="M3 22h12.5v3H6q-3 0-3-3z" fill="#f6dfae"/>',
};
