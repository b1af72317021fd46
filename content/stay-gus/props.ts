// Drawings that only this book needs: rain, a rowing boat in two parts, an oar, a bowl in two parts, a tray of toast.

export const props: Record<string, string> = {
  'own-rain':
    '<path d="M3 1l-1 3M9 4l-1 3M15 1l-1 3M22 3l-1 3M28 1l-1 3M5 9l-1 3M12 11l-1 3M19 9l-1 3M26 11l-1 3M31 8l-1 3M2 17l-1 3M8 19l-1 3M15 17l-1 3M22 19l-1 3M29 17l-1 3M4 26l-1 3M11 27l-1 3M18 25l-1 3M25 27l-1 3M31 25l-1 3" stroke="#6fb4e0" stroke-width=".22" fill="none" stroke-linecap="round"/>',
  'own-row-back': '<path d="M0 18q16 3 32 0q-3-3-16-3T0 18z" fill="#7d4a2c"/>',
  'own-row-front':
    '<path d="M0 18q16 4 32 0q-1 8-6 12H6Q1 26 0 18z" fill="#d9604a"/><path d="M0 18q16 4 32 0l-.5 2.6q-15.5 4-31 0z" fill="#fff3df"/><path d="M24 30q4-5 5-11.4l3-.6q-1 8-6 12z" fill="#b94b38"/>',
  'own-oar':
    '<path d="M16 1v22" stroke="#8a5a35" stroke-width="1.4" stroke-linecap="round"/><path d="M14 22q2-1.6 4 0l.6 8q-2.6 2-5.2 0z" fill="#c9925c"/>',
  'own-bowl-back': '<ellipse cx="16" cy="14" rx="15" ry="3.4" fill="#d99a2b"/>',
  'own-bowl-front':
    '<path d="M1 14q15 5 30 0q-1 11-9 16H10Q2 25 1 14z" fill="#ffd23e"/><path d="M1 14q15 5 30 0l-.4 2.8q-14.6 4.6-29.2 0z" fill="#ffe78f"/><path d="M22 30q6-4.6 7.6-14.2l1.4-.4q-1 10-9 14.6z" fill="#e8b42f"/>',
  'own-toast':
    '<path d="M5 12q-2-8 5-8h12q7 0 5 8v15q0 2-2 2H7q-2 0-2-2z" fill="#a8682f"/><path d="M7.4 12q-1.6-5.6 3.2-5.6h10.8q4.8 0 3.2 5.6v14.4H7.4z" fill="#e8b872"/><path d="M11 12l4 2M18 18l4 1M11 21l3-1" stroke="#c98f4a" stroke-width="1.2" stroke-linecap="round"/>',
  'own-toast-tray':
    '<path d="M4 22q-1-11 2-11h6q3 0 2 11z" fill="#a8682f"/><path d="M5.6 22q-.6-9 1.4-9h4.6q2 0 1.4 9z" fill="#e8b872"/><path d="M12 22q-1-12 2-12h6q3 0 2 12z" fill="#a8682f"/><path d="M13.6 22q-.6-10 1.4-10h4.6q2 0 1.4 10z" fill="#e8b872"/><path d="M20 22q-1-11 2-11h5q3 0 2 11z" fill="#a8682f"/><path d="M21.4 22q-.4-9 1.4-9h3.6q2 0 1.4 9z" fill="#e8b872"/><path d="M0 21h32l-2.6 5H2.6z" fill="#8fa3b8"/><path d="M0 21h32l-.6 1.6H.6z" fill="#b9c9d9"/>',
  'own-nest':
    '<path d="M2 16q14 5 28 0q1 9-7 12H9Q1 25 2 16z" fill="#8a5f38"/><path d="M3 18l12 4M9 26l14-5M29 18l-11 5M6 22l9 4M27 23l-9 4M2 16l6 1M30 16l-7 1.6" stroke="#b98653" stroke-width="1.3" stroke-linecap="round" fill="none"/>',
  'own-eggs':
    '<ellipse cx="9.6" cy="14" rx="4.4" ry="5.6" fill="#e9f3d8"/><ellipse cx="22.6" cy="14" rx="4.4" ry="5.6" fill="#d8e8c4"/><ellipse cx="16" cy="13" rx="4.6" ry="6" fill="#f4f9e6"/><path d="M8 12h.1M11 15h.1M15 10h.1M18 13h.1M22 11h.1M24 15h.1" stroke="#8a9a5f" stroke-width="1" stroke-linecap="round"/>',
  'own-twig':
    '<path d="M3 18l26-5M20 14.6l4-5" stroke="#8a5f38" stroke-width="2.2" stroke-linecap="round" fill="none"/>',
};
