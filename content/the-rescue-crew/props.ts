// What a rescue crew has, a house whose roof has room for it, and a heap of mud.

export const props: Record<string, string> = {
  'own-long-house':
    '<path d="M5.6 3h3.6v9H5.6z" fill="#c98a63"/><path d="M7.6 3h1.6v9H7.6z" fill="#a86c49"/><rect x="5" y="2" width="4.8" height="1.8" rx=".5" fill="#8f5a3c"/><rect x="3.4" y="16" width="25.2" height="14" fill="#f7d7a3"/><path d="M25 16h3.6v14H25z" fill="#e6bd83"/><path d="M3.4 18.4h25.2v1.4H3.4z" fill="#d9ac72"/><path d="M5.8 8.6h20.4q1 0 1.6 1L31.6 17.6q.4 1.2-.8 1.2H1.2Q0 18.8.4 17.6L4.2 9.6q.6-1 1.6-1z" fill="#e0564a"/><path d="M26.2 8.6q1 0 1.6 1L31.6 17.6q.4 1.2-.8 1.2H28L24.6 8.6z" fill="#c2463d"/><path d="M5.2 8.6h21.6q.7.4.9 1.4H4.3q.2-1 .9-1.4z" fill="#f07a6a"/><path d="M3.8 12.4h24.6M2.4 15.4h27.6" stroke="#c2463d" stroke-width=".4"/><path d="M9 30v-7q0-2 2-2h1.6q2 0 2 2v7z" fill="#8a5a35"/><circle cx="13.4" cy="26" r=".5" fill="#f2c94c"/><rect x="18" y="21.6" width="6" height="5" rx=".5" fill="#fff6e4"/><path d="M18.6 22.2h2.2v3.8h-2.2zM21.2 22.2h2.2v3.8h-2.2z" fill="#8fcdf0"/>',
  // From the side, with its nose to the left.
  'own-rescue-sled':
    '<path d="M9 21v7M25 21v7" stroke="#8f2f3b" stroke-width="1.6"/><path d="M30.6 28.8H6Q1.6 28.8 1.6 24.4" fill="none" stroke="#e0483e" stroke-width="1.9" stroke-linecap="round"/><rect x="3" y="18.6" width="28" height="3.4" rx="1.4" fill="#b87f47"/><rect x="3" y="18.6" width="28" height="1.6" rx=".8" fill="#d79a5b"/>',
  'own-rescue-helmet':
    '<path d="M4 23Q4 6 16 6T28 23z" fill="#e8413c"/><path d="M20 6.8Q28 9.4 28 23h-5Q24 11 20 6.8z" fill="#c22d33"/><path d="M14.2 10h3.6v3h3v3.6h-3v3h-3.6v-3h-3V13h3z" fill="#fff6e4"/><path d="M3 21.4h26q2.4.4 2.4 2.4t-2.4 2.2H3Q.6 26 .6 23.8T3 21.4z" fill="#f25c50"/>',
  'own-life-ring':
    '<ellipse cx="16" cy="22" rx="11" ry="6.6" fill="none" stroke="#fff6e4" stroke-width="6"/><path d="M7.6 17.6q-2.6 2-2.6 4.4M24.4 17.6q2.6 2 2.6 4.4M9 26.6q2.8 1.8 6 2M23.4 26.4q-2 1.4-5 2" fill="none" stroke="#e8413c" stroke-width="6" stroke-linecap="butt"/>',
  'own-mud-mound':
    '<path d="M0 30Q1 22 5.4 21Q8 17.6 11.6 18.6Q14.6 14.6 19.6 16.6Q23.6 16.6 25 20Q30.6 21 32 30z" fill="#93664a"/><path d="M25 20Q30.6 21 32 30H25Q27 24 23 20.6z" fill="#7a5238"/><path d="M7 23q2.4-2 5-.8M15.6 20q2.4-1.4 4.6 0M10 27q3-1.6 6-.2M20 25q1.6-1 3.2-.2" fill="none" stroke="#b08763" stroke-width=".8" stroke-linecap="round"/>',
  'own-tub':
    '<path d="M8 27l-2.4 3h4l1.6-3zM24 27l2.4 3h-4l-1.6-3z" fill="#998ea4"/><path d="M2 17h28q-1 11-9 11H11q-8 0-9-11z" fill="#b4acbc"/><path d="M5 18.4h4q.4 6 4 9h-2q-5.4 0-6-9z" fill="#cdc4d6"/><rect x="1" y="15.4" width="30" height="2.4" rx="1.2" fill="#e2dbe9"/>',
};
