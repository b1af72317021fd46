// A spyglass that points to the right, lines of a spin, tracks of a turtle up a hill, and Ted on his back without
// his head.

export const props: Record<string, string> = {
  'own-spyglass':
    '<path d="M1 14.5h8v5H1z" fill="#a8622f"/><path d="M8.5 13.2h10v7.6h-10z" fill="#e6a93a"/><path d="M18 12h12v10H18z" fill="#a8622f"/><path d="M29 11.2h2.6v11.6H29zM17 11.8h2v10.4h-2zM7.6 13h1.6v8H7.6zM0 13.8h1.6v6.4H0z" fill="#ffd166"/><path d="M1 15.5h6M9 14.6h7.5M19 13.6h9.5" stroke="#fff" stroke-opacity=".4" stroke-width="1"/>',
  'own-spin':
    '<path d="M4 22Q-1 12 8 6M9 27Q3 25.5 2 21M28 10q5 10-4 16M23 5q6 1.5 7 6" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="1.5"/>',
  'own-tracks':
    '<g fill="#6aa864"><ellipse cx="5" cy="8" rx="2.2" ry="1.2"/><ellipse cx="8.5" cy="4" rx="2.2" ry="1.2"/><ellipse cx="13" cy="16" rx="2.4" ry="1.3"/><ellipse cx="16.5" cy="11.5" rx="2.4" ry="1.3"/><ellipse cx="21.5" cy="25" rx="2.6" ry="1.4"/><ellipse cx="25" cy="20" rx="2.6" ry="1.4"/></g>',
  'own-ted-on-back':
    '<path d="M26 18q4-.5 5.5 1.5q-2.5 2-6 1.5z" fill="#719a55"/><path d="M8 19Q3 20 2.2 15.5" fill="none" stroke="#719a55" stroke-width="4.2"/><path d="M12.8 16L13.5 9M21.5 16L20.5 9" stroke="#719a55" stroke-width="3.2"/><path d="M4.5 17.5C5 32 27 32 27.5 17.5z" fill="#85804a"/><path d="M16.5 28.3C23 28.3 27.3 25 27.5 17.5h-4.5q-.5 6.5-6.5 10.8z" fill="#635c36"/><path d="M12.5 20h7l2 4.5-2.5 3.2h-6l-2.5-3.2zM6.5 20h4l-1.8 3.7zM21.5 20h4l-2.2 3.7z" fill="#a59c5c"/><ellipse cx="16" cy="17.3" rx="12.2" ry="2.6" fill="#a59c5c"/><ellipse cx="16" cy="17" rx="10.2" ry="1.9" fill="#f3e4b2"/><path d="M9.2 17L6.8 10.5M24.5 17L27 11" stroke="#93bd70" stroke-width="3.2"/>',
};
