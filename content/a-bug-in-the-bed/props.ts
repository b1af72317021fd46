// A bed (its back and its front, so that somebody can be in it), a bun with a bite out of it and its crumbs.

export const props: Record<string, string> = {
  'own-bitten-bun':
    '<path d="M2 24q0-12 14-12 4 0 7 1.2-3.5 2.3-1 5-2.5 1.6-.5 4-2.5 2 0 4 1 2.8 4 2.3-.5 1.5-3 1.5H6q-4 0-4-6z" fill="#e3a65a"/><path d="M23 13.2q-3.5 2.3-1 5-2.5 1.6-.5 4-2.5 2 0 4 1 2.8 4 2.3l-.6 1q-5 .6-5.4-2.7-1.5-2.6.4-4.3-1.4-2.3.4-4.2-1.6-3 1.2-5.5z" fill="#fff0d2"/><path d="M2 24q0 4 1.5 5 1 1 2.5 1h16q2.5 0 3-1.5-12 1.5-19.5-.5Q2.5 26.5 2 24z" fill="#c9853e"/><path d="M8 17l3-2M13 15.6l3-2M7 21l2.4-1.6" stroke="#fff0d2" stroke-width="1"/>',
  'own-crumbs':
    '<g fill="#d99a4e"><circle cx="6" cy="27" r="1.2"/><circle cx="12" cy="29" r=".9"/><circle cx="20" cy="28" r="1.3"/><circle cx="26" cy="26.5" r=".9"/><circle cx="29" cy="29" r="1"/></g>',
  'own-big-bed-back':
    '<path d="M0 9q0-2 1.5-2T3 9v21H0z" fill="#8a5a35"/><path d="M2.5 11q3-1 3 3v8h-3z" fill="#a8703f"/><path d="M2.5 21h28v6h-28z" fill="#fff1dc"/><path d="M2.5 25h28v2h-28z" fill="#ecd8ba"/><path d="M3 21q-1.5-4.5 1.5-5.5 4-1 7 0 2 1.5 1 5.5z" fill="#fff"/><path d="M12.5 21q1-4-1-5.5" fill="none" stroke="#dcd6e6" stroke-width=".5"/>',
  'own-big-bed-front':
    '<path d="M9 27.5V21q.2-2.5 3-3 9-1.5 16 0 2.5.8 2.5 3v6.5z" fill="#5f86dd"/><path d="M9 27.5V21q.2-2.5 3-3l1.5-.2q-1.5 4-.8 9.7z" fill="#cfe0ff"/><path d="M17 17.4l-.6 10M22 17.2l.4 10.2M9.5 22.5q10-1.6 21 0" fill="none" stroke="#86a6ee" stroke-width=".6"/><path d="M3 27h26.5v1.5H3z" fill="#8a5a35"/><path d="M29.5 14q0-1.5 1.2-1.5T32 14v16h-2.5z" fill="#8a5a35"/>',
};
