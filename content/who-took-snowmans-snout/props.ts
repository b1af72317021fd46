// Drawings that only this book needs: a snowman whose mouth changes, a shed in the snow, tracks.

export const props: Record<string, string> = {
  'own-snowman':
    '<circle cx="16" cy="20.6" r="10" fill="#b9cde2"/><circle cx="15.6" cy="20.3" r="9.5" fill="#fff"/><path d="M23.4 14Q26 22 20.4 28.6Q15 31 9.5 28Q19.5 28 21.5 21.5Q22.6 17.5 21 14z" fill="#dfeaf4"/><circle cx="16" cy="9" r="6.6" fill="#b9cde2"/><circle cx="15.7" cy="8.8" r="6.2" fill="#fff"/><path d="M20 4.5q3 4 .6 8.3q-3.6 3.7-8 1.4q6.6.2 7.4-4q.6-3 0-5.7z" fill="#dfeaf4"/><g fill="#33304a"><ellipse cx="13.2" cy="7.4" rx="1" ry="1.2"/><ellipse cx="18.8" cy="7.4" rx="1" ry="1.2"/><circle cx="16" cy="18" r=".9"/><circle cx="16" cy="21.6" r=".9"/><circle cx="16" cy="25.2" r=".9"/></g><g fill="#fff"><circle cx="12.9" cy="7" r=".35"/><circle cx="18.5" cy="7" r=".35"/></g>',
  'own-snow-smile':
    '<path d="M12.2 11.6h0M13.7 12.9h0M15.5 13.4h0M17.3 13.2h0M18.9 12.3h0M19.9 11.1h0" fill="none" stroke="#33304a" stroke-width="1" stroke-linecap="round"/>',
  'own-snow-frown':
    '<path d="M12.8 13.7h0M14.2 12.6h0M16 12.2h0M17.8 12.6h0M19.2 13.7h0" fill="none" stroke="#33304a" stroke-width="1" stroke-linecap="round"/>',
  'own-snow-shed':
    '<path d="M4 13h24v17H4z" fill="#a06a44"/><path d="M26 13h2v17h-2z" fill="#83532f"/><path d="M8 14v16M12 14v16M20.5 14v16M24 14v16" stroke="#83532f" stroke-width=".5"/><path d="M12.5 17h8v13h-8z" fill="#3b2a24"/><path d="M20.5 17l5.5 1.5V30l-5.5 0z" fill="#b97d52"/><circle cx="24.8" cy="24" r=".6" fill="#3b2a24"/><path d="M16 2L0 13.5h32z" fill="#8a5a35"/><path d="M16 .6Q18 .6 32 12.6q1 2-1 2t-2-1.2q-1 2-3 2t-2.6-2q-1.4 2-3.6 2t-2.8-2q-1.2 2-3.2 2t-2.8-2q-1.4 2-3.6 2t-2.4-2q-1 1.4-2.6 1.4Q-1 14.6 0 12.6Q14 .6 16 .6z" fill="#fff"/><path d="M17 2.4q4 2 12.6 9.6q-7-2.6-12.6-9.6z" fill="#dfeaf4"/>',
  'own-paw-prints':
    '<g fill="#8db0d4"><path id="paw" d="M2 27q0-2.4 1.8-2.4t1.8 2.4q0 1.8-1.8 1.8T2 27zm-.4-2.6h.1m1.3-1.1h.1m1.4 0h.1m1.3 1.1h.1" stroke="#8db0d4" stroke-width="1.1" stroke-linecap="round"/><use href="#paw" transform="translate(7 -3) scale(.9)"/><use href="#paw" transform="translate(13 2) scale(.8)"/><use href="#paw" transform="translate(18.6 .6) scale(.7)"/><use href="#paw" transform="translate(24 3) scale(.6)"/></g>',
  'own-twig':
    '<path d="M2 28L22 14M16 18l1-9M22 14l7-7M22 14l8-1" fill="none" stroke="#7b5136" stroke-width="2" stroke-linecap="round"/>',
};
