// Drawings that only this book needs: a pot in two parts, Ted in his shell, a gust, a crown of leaves.

export const props: Record<string, string> = {
  'own-pot-back': '<ellipse cx="16" cy="10" rx="14" ry="3.6" fill="#8f4a35"/>',
  'own-pot-front':
    '<path d="M2 10q14 6 28 0l-3 18q-.4 2-2.4 2H7.4q-2 0-2.4-2z" fill="#d9784f"/><path d="M24 30q3-8 3.4-18.4L30 10l-3 18q-.4 2-2.4 2z" fill="#b85f3b"/><path d="M1 9.4q15 6.4 30 0v3.2q-15 6.4-30 0z" fill="#e8926a"/>',
  'own-ted-shell':
    '<path d="M2 27Q2 8 16 8t14 19z" fill="#7f7a45"/><path d="M12 12h8l4 7-8 5-8-5zM5 19l3.4 1.4L6 26H4zM27 19l-3.4 1.4L26 26h2z" fill="#a19c5b"/><path d="M1 26h30v3.4q-15 2-30 0z" fill="#a19c5b"/><ellipse cx="16" cy="25.6" rx="7" ry="4" fill="#3b3820"/><g fill="#fff"><circle cx="13.4" cy="25" r="1.9"/><circle cx="18.6" cy="25" r="1.9"/></g><g fill="#2f2336"><circle cx="13.8" cy="25.2" r="1.1"/><circle cx="19" cy="25.2" r="1.1"/></g>',
  'own-gust':
    '<path d="M1 16h22q6 0 6-5t-5-5q-4 0-4 4M3 21h25M2 26h18q5 0 5 3M1 11h12q4 0 4-4t-3.6-4" fill="none" stroke="#fff" stroke-width="1.1" stroke-linecap="round" opacity=".9"/>',
  'own-leaves':
    '<path d="M3 27Q-1 22 3 18Q1 11 8 10Q10 4 16 6Q23 3 25 10Q31 11 29 18Q33 23 28 27Q22 31 16 28Q9 31 3 27z" fill="#4a9a3f"/><path d="M8 18q3-3 6 0M17 14q3-3 6 0M18 22q3-3 6 0M7 24q3-2 5 0" stroke="#6fb860" stroke-width="1.4" fill="none" stroke-linecap="round"/>',
};
