// Drawings that only this book needs: flour in its bag, in the air and on the way down, a bowl, and a glass of lemon.

const bag =
  '<path d="M7 6h18l2 22q0 2-2 2H7q-2 0-2-2z" fill="#f2e3c6"/><path d="M21 6h4l2 22q0 2-2 2h-4z" fill="#e0cda6"/><path d="M7 6l2-4h14l2 4z" fill="#fffdf8"/><path d="M9 13h14v9H9z" fill="#5f86dd"/><path d="M16 20v-6M16 16q-3 0-3-2.500M16 16q3 0 3-2.500M16 19q-3 0-3-2.500M16 19q3 0 3-2.5" fill="none" stroke="#fff4d6" stroke-width="1.1" stroke-linecap="round"/>';

export const props: Record<string, string> = {
  'own-flour-bag': bag,
  'own-tipped-flour-bag': `<g transform="rotate(118 16 16)">${bag}</g>`,
  'own-flour-puff':
    '<g fill="#fff"><circle cx="7" cy="20" r="5.5"/><circle cx="14" cy="13" r="7"/><circle cx="23" cy="16" r="6"/><circle cx="26" cy="23" r="4.5"/><circle cx="16" cy="22" r="7"/></g><g fill="#e9e4da"><circle cx="10" cy="22" r="2"/><circle cx="20" cy="12" r="2.2"/><circle cx="22" cy="22" r="2.4"/><circle cx="14" cy="16" r="1.6"/></g><g fill="#fff"><circle cx="2" cy="11" r="1.2"/><circle cx="30" cy="9" r="1.4"/><circle cx="6" cy="6" r="1"/><circle cx="25" cy="4" r="1.1"/><circle cx="31" cy="17" r=".9"/></g>',
  'own-flour-pour':
    '<path d="M13 0h6q3 12 8 24 2 6-11 6T5 24q6-12 8-24z" fill="#fff"/><path d="M16 2q0 12-3 24M18 6q2 10 4 20" fill="none" stroke="#e4ded2" stroke-width="1.4" stroke-linecap="round"/>',
  'own-flour-heap':
    '<path d="M0 30q2-5 8-5 4-5 9-3 6-2 8 3 6 0 7 5z" fill="#fff"/><path d="M6 28q2-2 5-1M15 25q3-2 6 0M22 28q2-1.6 4-.4" fill="none" stroke="#dcd6ca" stroke-width=".9" stroke-linecap="round"/>',
  'own-mix-bowl':
    '<ellipse cx="16" cy="13" rx="14" ry="3.6" fill="#fff"/><path d="M2 13h28q0 16-10 17h-8Q2 29 2 13z" fill="#5fb3a8"/><path d="M22 13h8q0 16-10 17h-3q6-4 5-17z" fill="#4b978d"/><path d="M2.4 17.500h27.2" stroke="#fff" stroke-width="1.2" stroke-dasharray="2 2"/>',
  'own-lemon-glass':
    '<path d="M8 4h16l-2 26H10z" fill="#e8f6fb"/><path d="M8.5 10h15L22 30H10z" fill="#f6e04a"/><circle cx="23" cy="6" r="5.5" fill="#fff27a"/><circle cx="23" cy="6" r="5.5" fill="none" stroke="#e0b92a" stroke-width="1.2"/><path d="M23 1.600v8.800M18.6 6h8.8" stroke="#e0b92a" stroke-width=".7"/>',
};
