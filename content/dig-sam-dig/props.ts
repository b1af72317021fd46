// A map with a cross on it, a spade, a mat, a tin pig, a home under the ground and the way down to it.

export const props: Record<string, string> = {
  'own-map':
    '<path d="M1 5l10-2 10 2 10-2v24l-10 2-10-2-10 2z" fill="#f3e0b5"/><path d="M11 3l10 2v24l-10-2z" fill="#e7cf9b"/><path d="M5 24q4-3 6-8t7-5" fill="none" stroke="#8a5a35" stroke-width="1" stroke-dasharray="1.6 1.4"/><path d="M22.6 20.5h2V13h-2z" fill="#8a6a50"/><circle cx="23.6" cy="9.5" r="4.6" fill="#5f9a5f"/><path d="M21 22l5 4.6M26 22l-5 4.6" stroke="#d8362f" stroke-width="1.6"/><path d="M3 26l2-4 2 4z" fill="#7aa7c9"/>',
  'own-spade':
    '<path d="M16 3v16" stroke="#a8703f" stroke-width="2.2"/><path d="M12.6 3h6.8" stroke="#7b5136" stroke-width="2.2"/><path d="M11.5 18h9v7q-.6 3.5-4.5 5.5-3.9-2-4.5-5.5z" fill="#8f9bab"/><path d="M13 19.5v5.5" stroke="#c3ccd6" stroke-width="1"/>',
  'own-mat':
    '<path d="M2 12h28v9H2z" fill="#d8604f"/><path d="M2 14h28M2 19h28" stroke="#f4c26b" stroke-width="1.4"/><path d="M2 16.5h28" stroke="#6f86c9" stroke-width="1.2"/><path d="M2 12v9M30 12v9" stroke="#f7e3c0" stroke-width="1.6" stroke-dasharray=".8 1"/>',
  'own-tin-pig':
    '<path d="M8 25v4.5h3V25zM20 25v4.5h3V25z" fill="#7d8b9b"/><ellipse cx="15.5" cy="20" rx="11" ry="7.6" fill="#aab6c3"/><path d="M6 18q2-6 9-6" fill="none" stroke="#dbe2e9" stroke-width="1.4"/><ellipse cx="25" cy="19" rx="4.6" ry="4.4" fill="#b9c4d0"/><path d="M20 13l1-4 4 3z" fill="#8f9bab"/><ellipse cx="28.6" cy="20" rx="1.8" ry="2.2" fill="#8f9bab"/><circle cx="24" cy="17.6" r=".9" fill="#2f2336"/><path d="M13 13h5" stroke="#5f6b7b" stroke-width="1.2"/><path d="M4.6 19q-2.6-1-2.2-3.5" fill="none" stroke="#8f9bab" stroke-width="1.2"/>',
  'own-den':
    '<path d="M0 30V14Q1 3 10 2.5q6-1.5 12 0Q31 3 32 14v16z" fill="#b98f6c"/><path d="M0 30v-4.5q16-1.8 32 0V30z" fill="#d6b08a"/><path d="M4 8q2-3 5-3M28 12q-1-4-3-5.5" fill="none" stroke="#d6b08a" stroke-width=".5"/>',
  'own-shaft': '<path d="M4 0h22l-1 32H3z" fill="#b98f6c"/>',
};
