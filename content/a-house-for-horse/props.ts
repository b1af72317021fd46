// Drawings that only this book needs: a sign, a fence with a small door, whole and broken, a teapot over a snout.

export const props: Record<string, string> = {
  'own-house-sign':
    '<rect x="14.6" y="16" width="2.8" height="15" fill="#8a5a35"/><rect x="4" y="2" width="24" height="17" rx="1.4" fill="#fff3df" stroke="#b3804e" stroke-width="1.6"/><path d="M10 16V10l6-5 6 5v6z" fill="#e8705c"/><path d="M14 16v-4h4v4z" fill="#8f3b45"/>',
  'own-fence-house':
    '<g fill="#c9925c"><path d="M1 10l3-3 3 3v20H1zM9 10l3-3 3 3v20H9zM17 10l3-3 3 3v20h-6zM25 10l3-3 3 3v20h-6z"/></g><path d="M0 13h32v3H0zM0 23h32v3H0z" fill="#a8733f"/><path d="M18 30v-5q0-3 2.4-3t2.4 3v5z" fill="#d9412f"/><circle cx="22" cy="27" r=".5" fill="#ffd23e"/>',
  'own-fence-bits':
    '<path d="M1 25l14-2 .6 3-14 2z" fill="#c9925c"/><path d="M10 29.6l16-1v-3l-15.4 1z" fill="#a8733f"/><path d="M20 22l11 5-1 2.6-11-4.8z" fill="#c9925c"/><path d="M5 18l8 8-2 2-8-7.6z" fill="#a8733f"/><path d="M24 18l2.6.8-2.4 9-2.6-.8z" fill="#c9925c"/><path d="M14 30v-4q0-2 2-2t2 2v4z" fill="#d9412f" transform="rotate(60 16 27)"/>',
  'own-moss':
    '<path d="M0 30Q2 24 8 25Q14 21 20 24.6Q27 22.6 32 30z" fill="#6fae5c"/><path d="M6 28q3-2 6 0M16 27q3-2 6 0M23 29q2-1.6 5 0" stroke="#8fc77a" stroke-width="1.2" fill="none" stroke-linecap="round"/>',
};
