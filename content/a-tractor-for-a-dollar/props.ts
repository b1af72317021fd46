// An old tractor that faces to the right (its back wheel hides the legs of who drives it).

export const props: Record<string, string> = {
  'own-old-tractor':
    '<path d="M21 3.6h2v10h-2z" fill="#6b4a36"/><path d="M20.6 3h3.4v1.6h-3.4z" fill="#4b3426"/><path d="M13 13h15.4q2.6 0 2.6 2.6V23H13z" fill="#c9503a"/><path d="M13 13h15.4q2.6 0 2.6 2.6H13z" fill="#dd6a50"/><path d="M28.6 16.4H31v5.8h-2.4zM15 24h12v2H15z" fill="#5b3a2c"/><path d="M17 16q2-1.4 3.6.2q1.4 2-.6 2.8q-2.6.6-3.6-.8q-.6-1.2.6-2.2zM23.6 18.6q1.6-1 2.8.2q.8 1.6-.8 2.2q-1.8.2-2.4-.8q-.2-.9.4-1.6z" fill="#8e4a2a"/><path d="M15.8 13l-1.6-2.6" stroke="#3b3a44" stroke-width="1"/><path d="M12.4 11.4l3.6-2" stroke="#3b3a44" stroke-width="1.4" stroke-linecap="round"/><path d="M2.6 8.6q1.6-.6 2 1l1 6.4H3.4z" fill="#5b3a2c"/><path d="M0 20q0-6.6 7-7.6q5-.6 8 1.6v7z" fill="#c9503a"/><path d="M0 20q0-6.6 7-7.6q5-.6 8 1.6q-3-.6-6.6 0Q3 15 1.6 20z" fill="#dd6a50"/><circle cx="9" cy="22" r="8" fill="#33313b"/><circle cx="9" cy="22" r="7" fill="none" stroke="#1d1c24" stroke-width="1.6" stroke-dasharray="1.7 1.5"/><circle cx="9" cy="22" r="3.8" fill="#e0b24a"/><circle cx="9" cy="22" r="1.2" fill="#8a5a35"/><circle cx="25.6" cy="25.6" r="4.4" fill="#33313b"/><circle cx="25.6" cy="25.6" r="2" fill="#e0b24a"/>',
  'own-puffs':
    '<g fill="#8d8a94" opacity=".8"><circle cx="8" cy="22" r="4.6"/><circle cx="16" cy="15" r="5.6"/><circle cx="25" cy="8" r="4.2"/></g>',
  'own-bump': '<path d="M0 30q6-12 16-12t16 12z" fill="#a49c98"/>',
  'own-price':
    '<rect x="14.6" y="14" width="2.8" height="16" rx=".8" fill="#8a5a35"/><rect x="2" y="1" width="28" height="18" rx="1.6" fill="#b07a4a"/><rect x="3.4" y="2.4" width="25.2" height="15.2" rx="1" fill="#fff4e0"/><path d="M10 6.6q-1.6-1.6-3.6-.8q-1.6 1.4 0 2.8l2.4 1.4q1.8 1.6 0 3.2q-2.2.8-3.8-1M7.8 4v12" fill="none" stroke="#2f6b4a" stroke-width="1.4" stroke-linecap="round"/><path d="M17 7l4-2.6v11.2M17.4 15.6h7" fill="none" stroke="#2f6b4a" stroke-width="2" stroke-linecap="round"/>',
};
