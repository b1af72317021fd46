// A big hill, dust round a thump and a tuft of grass.

export const props: Record<string, string> = {
  'own-big-hill':
    '<path d="M-4 30Q4 12 15 9q9-1.5 14 6 4 6 8 15z" fill="#8cc97f"/><path d="M-4 30Q4 12 15 9 6 16 3 30z" fill="#a5d998"/>',
  'own-dust-ring':
    '<g fill="#f3e8cd"><circle cx="2" cy="27" r="4"/><circle cx="8" cy="25" r="3"/><circle cx="24" cy="25" r="3"/><circle cx="30" cy="27" r="4"/></g><path d="M0 20l-3-3M6 18l-1-4M26 18l1-4M32 20l3-3" stroke="#f3e8cd" stroke-width="1.6" stroke-linecap="round"/>',
  'own-tuft':
    '<path d="M6 30q-1-8-5-12 6 1 8 6 0-8-2-14 6 4 7 12 1-9 5-14 0 8-1 14 3-5 8-7-4 6-4 15z" fill="#5da65c"/><path d="M10 30q0-5-1-8 3 3 4 8z" fill="#7a5238"/>',
};
