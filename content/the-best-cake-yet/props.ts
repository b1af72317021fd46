// Drawings that only this book needs: a bowl with mix, the cake with all that is in it (whole and bitten), smoke, mud, a plate.

const plate =
  '<ellipse cx="16" cy="28.6" rx="16" ry="2.6" fill="#c3d0dc"/><ellipse cx="16" cy="28" rx="16" ry="2.5" fill="#eef4f9"/>';

/** What sticks out behind the top: weed, a bone, the tail of a fish. */
const top =
  '<path d="M9 13Q3 11 4 5Q7 6 8.5 9Q8 4 11 1.5Q13 6 11.5 13z" fill="#5da65c"/><path d="M10 13Q7 9 6 7M10.6 12Q9.8 7 10.8 4" fill="none" stroke="#3f8549" stroke-width=".5"/><path d="M14.5 12l3-7" stroke="#f4ecdc" stroke-width="2.4" stroke-linecap="round"/><g fill="#f4ecdc"><circle cx="16.6" cy="4" r="1.7"/><circle cx="19" cy="5" r="1.7"/></g>';

const fishTail =
  '<path d="M22 14Q22 10 24 7.5Q22.5 4 22.6 1.6Q25 2.4 26 4.6Q28 3.5 30 4Q29 7 26.6 8.6Q27 11 26 14z" fill="#4aa8dc"/><path d="M22.6 1.6Q25 2.4 26 4.6Q28 3.5 30 4" fill="none" stroke="#2f86c4" stroke-width=".6"/>';

const leaf =
  '<path d="M6 23Q7 18.5 12 18Q12.6 22.5 6 23z" fill="#e8863a"/><path d="M6 23L10.6 19.4" stroke="#b45a22" stroke-width=".5"/>';

export const props: Record<string, string> = {
  'own-mixing-bowl':
    '<path d="M22.5 1.5l3.4 1.3L20.5 14h-3.6z" fill="#c98f55"/><ellipse cx="16" cy="12.6" rx="14.5" ry="4" fill="#bfe3f5"/><ellipse cx="16" cy="13" rx="12.7" ry="3" fill="#f6e3bd"/><path d="M1.5 12.6q0 17.4 10 17.4h9q10 0 10-17.4q-1 4-14.5 4t-14.5-4z" fill="#4aa8dc"/><path d="M25 15.8q5-1 5.5-3.2q0 17.4-10 17.4h-2q7-4 6.5-14.2z" fill="#2f86c4"/><path d="M2.2 18.4q13.8 4.4 27.6 0l-.8 3.2q-13 3.6-26 0z" fill="#e6f4fb"/>',
  'own-best-cake': `${plate}${top}${fishTail}<path d="M4 14q12-3.4 24 0v12.6q-12 3-24 0z" fill="#8a5c3e"/><path d="M24 13.2l4 .8v12.6q-2 .6-4 .9z" fill="#734a30"/><path d="M4 19.5q12 3 24 0v2.4q-12 3-24 0z" fill="#e9cfa4"/><path d="M4 14q12-4.4 24 0q1.4 1.5.6 5q-1 2-2.2 0q-.6-2.6-2-1q-.6 4-2.4 3.4q-1.6-1-1.8-3q-1.6-1.8-2.8.4q-.6 4.6-2.6 3.6q-1.4-1-1.4-3.4q-1.6-1.4-2.8.2q-.8 2.6-2.4 1.6q-1-1-1.2-2.2q-1.4-.6-1.8.8q-1.4 1-1.8-.6Q2.8 16 4 14z" fill="#54351f"/><path d="M8 14q4-1.4 8-1.4" fill="none" stroke="#7d5637" stroke-width=".8" stroke-linecap="round"/>${leaf}`,
  // Without its right third.
  'own-bitten-cake': `${plate}${top}<path d="M4 14q7-2 13-1.7q-.6 2.4 1.6 3.4q-.6 2.8 2 3.4q-.4 2.6 2 3.3q.4 2.6 3.4 3.3v1.4q-11 2-22-.5z" fill="#8a5c3e"/><path d="M17 12.3q-.6 2.4 1.6 3.4q-.6 2.8 2 3.4q-.4 2.6 2 3.3q.4 2.6 3.4 3.3v1.4l-3 .4q-.2-2-3-3q0-3-2.4-3.8q.2-2.6-2-3.4q-2-1.6-.6-5z" fill="#b98257"/><path d="M4 19.5q7 1.7 13.6 1.6l2.6 2q-8 .8-16.2-1.2z" fill="#e9cfa4"/><path d="M4 14q7-2 13-1.7q-.8 1.3.2 2.7q.4 1.5-.4 3q-1.6-1.8-2.6.2q-.6 4.6-2.4 3.6q-1.4-1-1.4-3.4q-1.6-1.4-2.6.2q-.8 2.6-2 1.6q-1.4-1-1.4-2.2q-.6 1-1.2.2Q2.6 16 4 14z" fill="#54351f"/>${leaf}`,
  'own-bitten-plate':
    '<path d="M16 2a14 14 0 1 0 13.6 17.4q-3 .4-3.4-2.4q-3 .4-3.4-2.6q-3-.4-2.4-3.2q-2.6-1.4-1.2-4q-2.4-2-1-5.1q-1-.1-2.2-.1z" fill="#eef4f9"/><path d="M14.6 7a9.2 9.2 0 1 0 9.4 12.4q-2.6-.6-2.4-2.6q-3-.4-2.8-3.2q-2.4-1-1.6-3.2q-1.8-1.4-1-3.4z" fill="#d3dee8"/>',
  'own-smoke':
    '<g fill="#8b84a0"><circle cx="9" cy="22" r="7"/><circle cx="21" cy="20" r="8"/><circle cx="14" cy="11" r="6.5"/></g><g fill="#a8a1bb"><circle cx="8" cy="20.6" r="5"/><circle cx="20" cy="18" r="6"/><circle cx="13.4" cy="9.8" r="4.6"/><circle cx="25" cy="6" r="3"/></g>',
  'own-mud-blob':
    '<path d="M16 4Q25 3 26 13Q29 20 24 26Q18 31 11 27Q4 25 5 17Q5 6 16 4z" fill="#6f4a31"/><path d="M11 10q3-3.6 7-2" fill="none" stroke="#a07552" stroke-width="2.4" stroke-linecap="round"/>',
  'own-flour':
    '<path d="M7 9q9-2.6 18 0q2 10 1 20q-10 2-20 0q-1-10 1-20z" fill="#f3e6cf"/><path d="M8 4.6q8-2 16 0q-1 3 1 4.4q-9 2-18 0q2-1.4 1-4.4z" fill="#e6d3b0"/><path d="M7 9q9 2 18 0" fill="none" stroke="#c9a873" stroke-width=".8"/><path d="M16 14v11M16 17q-3-.4-3.4-2.6M16 17q3-.4 3.4-2.6M16 21q-3-.4-3.4-2.6M16 21q3-.4 3.4-2.6" fill="none" stroke="#c79a4a" stroke-width="1" stroke-linecap="round"/>',
  'own-pond':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#3f9fd0"/><ellipse cx="16" cy="27.6" rx="13.4" ry="2.6" fill="#6cc3f0"/><path d="M5 27.4q2-.8 4 0t4 0M19 28.8q2-.8 4 0t4 0" fill="none" stroke="#d8f1fb" stroke-width=".4"/>',
  'own-spring':
    '<g fill="none" stroke="#8d929c" stroke-width="1.8"><ellipse cx="16" cy="5" rx="7" ry="2.4"/><ellipse cx="16" cy="9.4" rx="7" ry="2.4"/><ellipse cx="16" cy="13.8" rx="7" ry="2.4"/><ellipse cx="16" cy="18.2" rx="7" ry="2.4"/><ellipse cx="16" cy="22.6" rx="7" ry="2.4"/><ellipse cx="16" cy="27" rx="7" ry="2.4"/></g>',
};
