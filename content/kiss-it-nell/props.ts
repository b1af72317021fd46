// A big hill, dust round a thump, a tuft of grass and a gum tree.

export const props: Record<string, string> = {
  'own-big-hill':
    '<path d="M-4 30Q4 12 15 9q9-1.5 14 6 4 6 8 15z" fill="#8cc97f"/><path d="M-4 30Q4 12 15 9 6 16 3 30z" fill="#a5d998"/>',
  'own-dust-ring':
    '<g fill="#f3e8cd"><circle cx="2" cy="27" r="4"/><circle cx="8" cy="25" r="3"/><circle cx="24" cy="25" r="3"/><circle cx="30" cy="27" r="4"/></g><path d="M0 20l-3-3M6 18l-1-4M26 18l1-4M32 20l3-3" stroke="#f3e8cd" stroke-width="1.6" stroke-linecap="round"/>',
  'own-gum':
    '<path d="M14 30q1-9 .4-14.5L9.6 10l1-.8 4.4 4 .6-8h1.4l.2 8.4L22 8.6l1 .8-5.2 6.6q-.6 8 1.4 14z" fill="#e9ddd0"/><path d="M16.6 30q-.6-8 0-15l1.2 1q-.6 8 1.4 14z" fill="#cbb9a8"/><g fill="#6f9a6c"><ellipse cx="8.4" cy="8.6" rx="6.4" ry="4"/><ellipse cx="23.4" cy="8" rx="6.6" ry="4"/></g><g fill="#86b07f"><ellipse cx="16" cy="4.6" rx="7.2" ry="4"/><ellipse cx="7" cy="7.6" rx="3.6" ry="2"/><ellipse cx="24.6" cy="6.8" rx="3.6" ry="2"/></g>',
  'own-tuft':
    '<path d="M6 30q-1-8-5-12 6 1 8 6 0-8-2-14 6 4 7 12 1-9 5-14 0 8-1 14 3-5 8-7-4 6-4 15z" fill="#5da65c"/><path d="M10 30q0-5-1-8 3 3 4 8z" fill="#7a5238"/>',
};
