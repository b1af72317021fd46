// A big tin tub: its back and its front (who sits in it is between them), and the tub upside down; a gum tree.

export const props: Record<string, string> = {
  'own-tin-back':
    '<ellipse cx="16" cy="16" rx="15.4" ry="3.4" fill="#c3ccd6"/><ellipse cx="16" cy="16.1" rx="14.2" ry="2.7" fill="#5f6b7b"/>',
  'own-tin-front':
    '<path d="M.6 16a15.4 3.4 0 0 0 30.8 0L29 27.6q-.2 2.4-13 2.4T3 27.6z" fill="#9aa7b6"/><path d="M.6 16a15.4 3.4 0 0 0 9 3L11 29.8Q3.2 29.5 3 27.6z" fill="#b4bfcb"/><path d="M1.6 21q14.4 4.6 28.8 0M2.4 25.2q13.6 4.4 27.2 0" fill="none" stroke="#7d8b9b" stroke-width=".7"/><path d="M.6 16a15.4 3.4 0 0 0 30.8 0" fill="none" stroke="#dbe2e9" stroke-width="1.1"/>',
  'own-tin-over':
    '<path d="M1 29.4L4 15q1-4 12-4t12 4l3 14.4q-15 2.2-30 0z" fill="#9aa7b6"/><path d="M1 29.4L4 15q1-3 6-3.7L8.6 30.3q-5-.4-7.6-.9z" fill="#b4bfcb"/><ellipse cx="16" cy="13.4" rx="11" ry="2" fill="#b4bfcb"/><path d="M3.2 19.6q12.8 3 25.6 0M2.2 24.6q13.8 3 27.6 0" fill="none" stroke="#7d8b9b" stroke-width=".7"/><path d="M1 29.4q15 2.2 30 0" fill="none" stroke="#dbe2e9" stroke-width="1.1"/>',
  'own-gum':
    '<path d="M14 30q1-9 .4-14.5L9.6 10l1-.8 4.4 4 .6-8h1.4l.2 8.4L22 8.6l1 .8-5.2 6.6q-.6 8 1.4 14z" fill="#e9ddd0"/><path d="M16.6 30q-.6-8 0-15l1.2 1q-.6 8 1.4 14z" fill="#cbb9a8"/><g fill="#6f9a6c"><ellipse cx="8.4" cy="8.6" rx="6.4" ry="4"/><ellipse cx="23.4" cy="8" rx="6.6" ry="4"/></g><g fill="#86b07f"><ellipse cx="16" cy="4.6" rx="7.2" ry="4"/><ellipse cx="7" cy="7.6" rx="3.6" ry="2"/><ellipse cx="24.6" cy="6.8" rx="3.6" ry="2"/></g>',
};
