// The hut in the snow, and its window, wide enough for those who peek in.

export const props: Record<string, string> = {
  'own-snow-hut':
    '<path d="M22 2.6h4v8h-4z" fill="#5b5566"/><path d="M5 14h22v16H5z" fill="#a06a44"/><path d="M5 18.4h22M5 22.4h22M5 26.4h22" stroke="#83532f" stroke-width=".6"/><path d="M12.4 30v-8.6q0-1.4 1.4-1.4h4.4q1.4 0 1.4 1.4V30z" fill="#2b1d18"/><path d="M22 20h3.4v3.6H22zM6.8 20h3.4v3.6H6.8z" fill="#ffd98a"/><path d="M16 2L.6 13.6q-.8 2 .8 2t2-1.4q1.2 2 3 2t2.6-2q1.4 2 3.5 2t2.8-2q1.2 2 3.2 2t2.8-2q1.4 2 3.4 2t2.4-2q1 1.4 2.6 1.4t1.7-2z" fill="#fff"/><path d="M17 4q4 2 12 8.6q-6.6-2.2-12-8.6z" fill="#dfeaf4"/><path d="M21.4 2.8q2.6-1.6 5.2 0v1h-5.2z" fill="#fff"/>',
  'own-wide-window':
    '<rect x="0" y="6" width="32" height="22" rx="1" fill="#7b5136"/><rect x="2" y="8" width="28" height="18.4" fill="#6a6aa8"/><path d="M2 21q9-4 16-1.6t12-1.4v8.4H2z" fill="#cfd9ee"/><circle cx="7" cy="11" r=".7" fill="#fff"/><circle cx="15.4" cy="10" r=".6" fill="#fff"/><circle cx="24.6" cy="12" r=".7" fill="#fff"/><circle cx="28" cy="17" r=".5" fill="#fff"/><circle cx="4.6" cy="16.6" r=".5" fill="#fff"/>',
  'own-towel':
    '<path d="M3 30Q4 10 16 9t13 21q-3-2-5.5-1t-4.5-1q-3-1-5.5 0T8 29q-3-.5-5 1z" fill="#fff4e6"/><path d="M5 21q11-5.5 22 0l.6 3q-11.6-5.5-23.2 0zM9 12.6q7-4 14 0l1.5 2.4q-8.5-4.5-17 0z" fill="#f08a7a" fill-opacity=".8"/>',
  'own-ice':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#bcd9ec"/><ellipse cx="16" cy="27.6" rx="14" ry="2.9" fill="#dff0fa"/><path d="M7 27.5l5-1M10 29l6-1.4M19 27l5-1M20 29.2l3-.6" fill="none" stroke="#a9cbe2" stroke-width=".4" stroke-linecap="round"/>',
  'own-footprint':
    '<g fill="#a9c2dd"><ellipse cx="16" cy="22" rx="10" ry="6.4"/><ellipse cx="6" cy="13.6" rx="2.8" ry="2.2"/><ellipse cx="12.4" cy="11" rx="2.9" ry="2.3"/><ellipse cx="19.6" cy="11" rx="2.9" ry="2.3"/><ellipse cx="26" cy="13.6" rx="2.8" ry="2.2"/></g><ellipse cx="16" cy="22.8" rx="8.6" ry="5" fill="#bfd3e8"/>',
};
