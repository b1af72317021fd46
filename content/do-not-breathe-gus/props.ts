// Drawings that only this book needs: a bin, an old fish, breath that smells, shops, a tub, toothpaste, bubbles.

export const props: Record<string, string> = {
  'own-bin':
    '<path d="M6 10h19l-2 19q-.2 1.6-2 1.6H10q-1.8 0-2-1.6z" fill="#3f7d5a"/><path d="M20 30.6q2-9 2-20.6h3l-2 19q-.2 1.6-2 1.6z" fill="#2f6147"/><path d="M4 8.4q0-2 2-2h19q2.6 0 3 3.6H4z" fill="#ffcf3a"/><circle cx="22.6" cy="28.6" r="3" fill="#2b2f3a"/><circle cx="22.6" cy="28.6" r="1.2" fill="#8f98a8"/>',
  'own-old-fish':
    '<path d="M3 16q6-7 14-6t10 6q-3 5-10 6T3 16z" fill="#8fae4e"/><path d="M24 16l7-5v10z" fill="#7a9a3d"/><path d="M11 12v8M15 11v10M19 11.4v9" stroke="#dbe6b0" stroke-width="1.2"/><path d="M5.4 14l2.4 2.4M7.8 14l-2.4 2.4" stroke="#33402a" stroke-width=".9"/>',
  'own-fume':
    '<g fill="#a7c957" opacity=".75"><circle cx="4" cy="17" r="3"/><circle cx="10" cy="15" r="4.6"/><circle cx="18" cy="17" r="6"/><circle cx="26" cy="14" r="5.6"/><circle cx="24" cy="21" r="5"/></g><path d="M4 17q4-3 7 0t7 0t7-1" fill="none" stroke="#7f9d3a" stroke-width="1.2" stroke-linecap="round"/>',
  'own-shut-shop':
    '<path d="M3 10h26v20H3z" fill="#f4cfae"/><path d="M5 13h22v17H5z" fill="#9aa6b5"/><path d="M5 16h22M5 19h22M5 22h22M5 25h22M5 28h22" stroke="#7c8898" stroke-width=".8"/><path d="M1 10L4 3h24l3 7z" fill="#fff3df"/><path d="M1 10L4 3h4L6 10zM11 10l1-7h4v7zM21 10l-1-7h4l2 7z" fill="#4aa07a"/>',
  'own-puffed':
    '<circle cx="6" cy="16" r="6" fill="#e8523f"/><circle cx="26" cy="16" r="6" fill="#e8523f"/><circle cx="4.4" cy="14" r="1.6" fill="#f58a78"/><circle cx="24.4" cy="14" r="1.6" fill="#f58a78"/>',
  'own-nose-peg':
    '<path d="M11 3h3.4l.6 11-1 14h-3zM21 3h-3.4L17 14l1 14h3z" fill="#e2b077"/><path d="M11 3h3.4l.6 11h-4zM21 3h-3.4L17 14h4z" fill="#c9925c"/><path d="M10 13h12v2.4H10z" fill="#8f98a8"/>',
  'own-paste':
    '<path d="M9 6h14l1.4 20H7.6z" fill="#fff"/><path d="M19 6h4l1.4 20h-5z" fill="#d5e3ee"/><path d="M8.6 12h14.8l.6 8H8z" fill="#4fb58a"/><path d="M12 26h8v4h-8z" fill="#3f9fd6"/><path d="M8.4 4h15.2v2.6H8.4z" fill="#d5e3ee"/>',
  'own-tub-back': '<ellipse cx="16" cy="14" rx="15" ry="3.4" fill="#8fa3b8"/>',
  'own-tub-front':
    '<path d="M1 14q15 5 30 0l-2 13q-.4 3-4 3H7q-3.6 0-4-3z" fill="#c3d0dd"/><path d="M24 30q4-5 5-15.4l2-.6-2 13q-.4 3-4 3z" fill="#9db0c2"/><path d="M1 13q15 6 30 0v2.6q-15 6-30 0z" fill="#e3ebf2"/>',
  'own-suds':
    '<g fill="#fff"><circle cx="5" cy="24" r="5"/><circle cx="12" cy="21" r="5.6"/><circle cx="20" cy="21.6" r="5.6"/><circle cx="27" cy="24" r="4.8"/><path d="M1 24h30v5q-15 4-30 0z"/></g><g fill="#dceefa"><circle cx="10" cy="25" r="2.6"/><circle cx="18" cy="27" r="2.4"/><circle cx="25" cy="26" r="2"/></g>',
  'own-bubble':
    '<circle cx="16" cy="16" r="14" fill="#dff4ff" opacity=".6"/><circle cx="16" cy="16" r="14" fill="none" stroke="#8fd0f0" stroke-width="1.4"/><path d="M8 13q1.6-5 6-6" stroke="#fff" stroke-width="2.2" fill="none" stroke-linecap="round"/>',
};
