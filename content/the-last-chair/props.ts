// Drawings that only this book needs: the curls of Peg, and a chair before, while and after it breaks.

const wood = '#b07a4a';
const dark = '#8a5a35';

export const props: Record<string, string> = {
  'own-curls':
    '<path d="M5 26q-3-6 1-10-1-7 6-7 3-5 8-1 6-1 6 6 4 5 0 11-1-6-4-7-5 2-12 0-4 2-5 8z" fill="#f2c14e"/><path d="M8 17q2-3 4-.5M14 12q2.4-2 4 .4M21 16q2-2 3.6.6" fill="none" stroke="#d9a52e" stroke-width="1.2" stroke-linecap="round"/><path d="M16 8.500l-5-4v6zM16 8.500l5-4v6z" fill="#5f86dd"/><circle cx="16" cy="8" r="1.8" fill="#4a6cc0"/>',
  'own-party-chair': `<path d="M7 1h3v16H7zM22 1h3v16h-3z" fill="${dark}"/><path d="M7 3q9-3 18 0v4q-9-2-18 0zM8 10h16v2.400H8z" fill="${wood}"/><path d="M7 17h3v13H7zM22 17h3v13h-3z" fill="${dark}"/><path d="M5 15.500h22q1 0 1 1.200V19H4v-2.300q0-1.2 1-1.200z" fill="#e2637a"/><path d="M4 19h24v1.400H4z" fill="${dark}"/><path d="M10 24h12v1.600H10z" fill="${wood}"/>`,
  'own-cracked-chair': `<path d="M7 1h3v16H7zM22 1h3v16h-3z" fill="${dark}"/><path d="M7 3q9-3 18 0v4q-9-2-18 0z" fill="${wood}"/><path d="M6 17l4-.4-3.6 13.8-3-.8zM22 16.600l4 .4 2.6 12.6-3 .8z" fill="${dark}"/><path d="M4 15.500q6 3 11 3.500l1-2 1 2q6-.5 11-3.500v3.500q-6 2.5-12 2.7-6-.2-12-2.700z" fill="#e2637a"/>`,
  'own-chair-bits': `<path d="M2 24l13-4 1 3-13 4zM18 27l12-5 1.2 2.8-12 5z" fill="${dark}"/><path d="M1 28h14v2.600H1z" fill="${wood}"/><path d="M14 17q6-2 12 2l-1 3q-6-3-11-2z" fill="#e2637a"/><path d="M4 18l6-3M27 15l3 2" stroke="${wood}" stroke-width="1.8" stroke-linecap="round"/>`,
  'own-mended-chair': `<path d="M7 1l3-.4L11 17H8zM22 1h3l-1 16h-3z" fill="${dark}"/><path d="M7 4q9-4 18-1v4q-9-2-18 1z" fill="${wood}"/><path d="M8 17h3l-2 13H6zM21 17h3l2 13h-3z" fill="${dark}"/><path d="M5 16.500l22-1.400v3.600L5 20z" fill="#e2637a"/><path d="M6 22.500l6 1.500M6 24l6-1.500M21 23l6 1.500M21 24.500l6-1.500M13 4l6 3M13 7l6-3" stroke="#fff4e0" stroke-width="1.6" stroke-linecap="round"/>`,
  'own-creak':
    '<path d="M3 10l3-4 2 4 3-4M21 8l3-4 2 4 3-4M12 4l2-3 2 3 2-3" fill="none" stroke="#8a5a35" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>',
};
