// A tyre that stands, a tyre that lies on the water (its back, and its front), and a creek as wide as a page.

export const props: Record<string, string> = {
  'own-tyre':
    '<path d="M16 .8a15.2 15.2 0 1 0 0 30.4a15.2 15.2 0 1 0 0-30.4zM16 6.4a9.6 9.6 0 1 1 0 19.2a9.6 9.6 0 1 1 0-19.2z" fill="#3b3a44" fill-rule="evenodd"/><circle cx="16" cy="16" r="14" fill="none" stroke="#24232c" stroke-width="1.8" stroke-dasharray="2.4 1.9"/><circle cx="16" cy="16" r="10.4" fill="none" stroke="#5b5a66" stroke-width=".8"/>',
  'own-tyre-back':
    '<ellipse cx="16" cy="19" rx="15.2" ry="6.4" fill="#3b3a44"/><ellipse cx="16" cy="19" rx="9.8" ry="3.6" fill="#1f1e27"/><path d="M3 17.4A13.4 5 0 0 1 29 17.4" fill="none" stroke="#5b5a66" stroke-width=".7"/>',
  'own-tyre-front':
    '<path d="M.8 19a15.2 6.4 0 0 0 30.4 0v4.4a15.2 6.4 0 0 1-30.4 0z" fill="#2b2a33"/><path d="M.8 19A15.2 6.4 0 0 0 31.2 19H25.8A9.8 3.6 0 0 1 6.2 19z" fill="#3b3a44"/><path d="M4 24l.6 2.4M8 26l.4 2.4M12.4 27l.2 2.4M19.4 27l-.2 2.4M24 26l-.4 2.4M28 24l-.6 2.4" stroke="#17161d" stroke-width="1.1"/>',
  'own-creek':
    '<path d="M0 20.6q8-1.2 16-.2t16-.4V32H0z" fill="#4aa8dc"/><path d="M0 20.6q8-1.2 16-.2t16-.4v.7q-8 1.2-16 .4t-16 .2z" fill="#d9bd8a"/><path d="M1.6 23.6q.9-.4 1.8 0t1.8 0M25 23q.9-.4 1.8 0t1.8 0M3 28.6q.9-.4 1.8 0t1.8 0M14 29.2q.9-.4 1.8 0t1.8 0M26.4 28q.9-.4 1.8 0t1.8 0" fill="none" stroke="#8fd0f0" stroke-width=".3"/>',
  'own-sunnies':
    '<path d="M2 12.6h28" stroke="#2b2a33" stroke-width="1.6"/><path d="M3 12h11.4v3.6q0 4.6-5.4 4.6T3 15.6zM17.6 12H29v3.6q0 4.6-6 4.6t-5.4-4.6z" fill="#2b2a33"/><path d="M5.4 13.6h3M20 13.6h3" stroke="#fff" stroke-width=".9" opacity=".5"/>',
};
