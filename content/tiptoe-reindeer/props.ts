// Drawings for 'Tiptoe, Reindeer!'.

export const props: Record<string, string> = {
  // Seen from the side. Upside down it is a hat.
  'own-side-pan':
    '<path d="M22 16.4h9" stroke="#6b4a33" stroke-width="3" stroke-linecap="round"/><path d="M1 13h23q0 9-6 9H7q-6 0-6-9z" fill="#4b4f63"/><path d="M3.6 15q.6 5 4 5h2q-3-1-3.4-5z" fill="#6d728a"/><path d="M0 11.6h25v2.8H0z" fill="#353849"/>',
  'own-juice-drop':
    '<path d="M16 3q9 12 9 18a9 9 0 0 1-18 0q0-6 9-18z" fill="#ff9d2e"/><path d="M11.6 20q0-3 2-6" fill="none" stroke="#ffc27a" stroke-width="2" stroke-linecap="round"/>',
  'own-pancake':
    '<ellipse cx="16" cy="17.5" rx="15" ry="7" fill="#c98a45"/><ellipse cx="16" cy="15.5" rx="15" ry="7" fill="#f0c078"/><ellipse cx="15" cy="15" rx="11" ry="4.6" fill="#e2a55c"/>',
  'own-jumper':
    '<path d="M11 5h10l8 6-3.4 6.6L23 16v13H9V16l-2.6 1.6L3 11z" fill="#d8434a"/><path d="M11 5q5 4.6 10 0l1 .8q-6 6-12 0zM9 26h14v3H9z" fill="#b02f3b"/><path d="M9 18h14v2.6H9z" fill="#fff1cf"/>',
  // A lump under a bedspread, as wide as the bed, with the pillow to the right.
  'own-joes-bed':
    '<path d="M28.4 8q0-2 1.8-2T32 8v22h-3.6zM0 17q0-1.6 1.6-1.6T3.2 17v13H0z" fill="#533566"/><path d="M1 22h30v5H1z" fill="#6b4a80"/><path d="M20 20q0-3.6 3.6-3.6h4.8v6H20z" fill="#e6e0f0"/>',
  'own-joes-bedspread':
    '<path d="M1.6 26q-.6-6 4-6.6q1.4-5.4 6.4-5.4t6.6 4q4.4 0 4.8 4l.2 4q-11 1.6-22 0z" fill="#4f7ad0"/><path d="M6 19.4q2 3 1.6 7M12.6 14q2 5 1.4 12.6M18.6 18q1.6 3 1.4 8.6" fill="none" stroke="#7d9fe6" stroke-width=".8"/>',
  // Under each hoof of Reindeer on tiptoe.
  'own-hoof-tip': '<path d="M5 2h22q-2 16-7.5 26.5q-3.5 3-7 0Q7 18 5 2z" fill="#4e3530"/>',
  'own-jam-slice':
    '<path d="M1 23q-1-4 6-4h19q6 0 5 4l-2 5q-1 2-4 2H7q-3 0-4-2z" fill="#c98a45"/><path d="M2 21.6q0-3.6 5-3.6h18q5.4 0 5 3.6l-1.6 3.8q-.8 1.6-3.4 1.6H7q-2.6 0-3.4-1.6z" fill="#f6d9a0"/><path d="M6 21q1-2 5-1.4q6-1 9 0q5-.6 6 1.4t-3 2.6q-4 1.6-8 .6q-8 .8-9-3.2z" fill="#c8243c"/>',
  'own-half-pear':
    '<path d="M17 5l2-4" stroke="#6b4a33" stroke-width="1.8" stroke-linecap="round"/><path d="M16 4q4 0 4.6 6q6 4 6 11q0 9-10.6 9T5.4 21q0-7 6-11Q12 4 16 4z" fill="#a6d92f"/><path d="M16 6q2.8 0 3.2 5q5.6 4 5.6 10q0 7.2-8.8 7.2T7.2 21q0-6 5.6-10Q13.2 6 16 6z" fill="#fbf6cf"/><path d="M14 20q0-3 2-3t2 3t-2 3.6t-2-3.6z" fill="#6b4a33"/>',
  // It spreads jam: the handle is to the right.
  'own-spread-knife':
    '<path d="M20 16h10" stroke="#6b4a33" stroke-width="4" stroke-linecap="round"/><path d="M1 15q0-3 4-3h15v7H7q-6 0-6-4z" fill="#cfd6e4"/><path d="M1 15q0-3 4-3h6q-3 4 0 7H7q-6 0-6-4z" fill="#c8243c"/>',
};
