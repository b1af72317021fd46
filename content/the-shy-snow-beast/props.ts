// The window of the hut, wide enough for those who peek in.

export const props: Record<string, string> = {
  'own-wide-window':
    '<rect x="0" y="6" width="32" height="22" rx="1" fill="#7b5136"/><rect x="2" y="8" width="28" height="18.4" fill="#6a6aa8"/><path d="M2 21q9-4 16-1.6t12-1.4v8.4H2z" fill="#cfd9ee"/><circle cx="7" cy="11" r=".7" fill="#fff"/><circle cx="15.4" cy="10" r=".6" fill="#fff"/><circle cx="24.6" cy="12" r=".7" fill="#fff"/><circle cx="28" cy="17" r=".5" fill="#fff"/><circle cx="4.6" cy="16.6" r=".5" fill="#fff"/>',
  'own-towel':
    '<path d="M3 30Q4 10 16 9t13 21q-3-2-5.5-1t-4.5-1q-3-1-5.5 0T8 29q-3-.5-5 1z" fill="#fff4e6"/><path d="M5 21q11-5.5 22 0l.6 3q-11.6-5.5-23.2 0zM9 12.6q7-4 14 0l1.5 2.4q-8.5-4.5-17 0z" fill="#f08a7a" fill-opacity=".8"/>',
  'own-ice':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#bcd9ec"/><ellipse cx="16" cy="27.6" rx="14" ry="2.9" fill="#dff0fa"/><path d="M7 27.5l5-1M10 29l6-1.4M19 27l5-1M20 29.2l3-.6" fill="none" stroke="#a9cbe2" stroke-width=".4" stroke-linecap="round"/>',
  'own-footprint':
    '<g fill="#a9c2dd"><ellipse cx="16" cy="22" rx="10" ry="6.4"/><ellipse cx="6" cy="13.6" rx="2.8" ry="2.2"/><ellipse cx="12.4" cy="11" rx="2.9" ry="2.3"/><ellipse cx="19.6" cy="11" rx="2.9" ry="2.3"/><ellipse cx="26" cy="13.6" rx="2.8" ry="2.2"/></g><ellipse cx="16" cy="22.8" rx="8.6" ry="5" fill="#bfd3e8"/>',
};
