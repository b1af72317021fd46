// Drawings that only this book needs: a ceiling by day and by night, a string of pearls, and a cot for Chick.

const ceiling = (color: string, edge: string, line: string) =>
  `<path d="M0 0h32v25H0z" fill="${color}"/><path d="M0 25h32v4H0z" fill="${edge}"/><path d="M0 29h32v1.6H0z" fill="${line}"/>`;

export const props: Record<string, string> = {
  'own-ceiling': ceiling('#fffaf0', '#f4e6cf', '#d9c3a0'),
  'own-night-ceiling': ceiling('#7c84b4', '#6a72a6', '#4b5288'),
  'own-pearls':
    '<path d="M2 8q3 13 14 13t14-13" fill="none" stroke="#fff" stroke-width="4.6" stroke-linecap="round" stroke-dasharray=".1 5.2"/><path d="M2 8q3 13 14 13t14-13" fill="none" stroke="#f3d9ea" stroke-width="2.6" stroke-linecap="round" stroke-dasharray=".1 5.2"/>',
  'own-cot-back':
    '<path d="M1 30V10q0-4 4-4h22q4 0 4 4v20z" fill="#a8703f"/><path d="M4 30V12q0-3 3-3h18q3 0 3 3v18z" fill="#c98f58"/><path d="M7 22q0-5 4-5h10q4 0 4 5v4H7z" fill="#f4f7ff"/>',
  'own-cot-front':
    '<path d="M3 21q0-2 2-2h22q2 0 2 2v10H3z" fill="#f2b84b"/><path d="M3 23.4V21q0-2 2-2h22q2 0 2 2v2.4q-13 1.2-26 0z" fill="#ffe3a8"/><path d="M8 27h.01M14 28.6h.01M20 27h.01M26 28.6h.01" stroke="#ffe3a8" stroke-width="1.8" stroke-linecap="round"/><path d="M0 18q0-1.4 1.4-1.4T3 18v14H0zM29 18q0-1.4 1.5-1.400T32 18v14h-3z" fill="#8a5a35"/>',
};
