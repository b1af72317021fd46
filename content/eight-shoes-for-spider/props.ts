// Drawings that only this book needs: eight odd shoes and one of bread, all with the toe to the left, yarn and a tangle
// of it, and the legs of a bug, which lie behind a worm that crawls.

export const props: Record<string, string> = {
  // With a bite out of its toe.
  'own-running-shoe':
    '<path d="M6 26q1.6-1.6 0-3q2.4-.4 1.6-2.6L13 18l3-7 12 .5q2.5 7 2 14.5z" fill="#4a9be0"/><path d="M26 11.4l2 .1q2.5 7 2 14.5h-4q1-8 0-14.6z" fill="#2f78bd"/><path d="M5.6 25.6H30q1.4 4.4-1.4 4.4H7q-2-1.6-1.4-4.4z" fill="#fff6e6"/><path d="M12.5 19.5l2.4 2.4M15.5 17l2.4 2.4" stroke="#fff6e6" stroke-width="1.6" stroke-linecap="round"/>',
  'own-red-heel':
    '<path d="M1 29q.6-4.4 6-5.4q7-2 12-9.6l9-3q2.4 4 .8 9L28 30h-2.6l-.6-6.6q-6 1.6-9.8 4.6q-3 2-8 2H2q-1 0-1-1z" fill="#e23c4a"/><path d="M28 11q2.4 4 .8 9L28 30h-2.6l-.6-6.6q2.6-5 3.2-12.4z" fill="#b92a3d"/>',
  'own-hiking-boot':
    '<path d="M2 27q0-5 6-6q5-1 6-4l.6-12H28q2 11 1.6 22z" fill="#a07a45"/><path d="M25 5h3q2 11 1.6 22H25q1.6-12 0-22z" fill="#7d5c30"/><path d="M1 26h29.5q.6 4-1.5 4H3q-2 0-2-4z" fill="#4e3d2c"/><path d="M15 9.5h6M14.8 14h6" stroke="#f6e2ae" stroke-width="1.8" stroke-linecap="round"/>',
  'own-leather-shoe':
    '<path d="M1 27q0-5.5 7-6.5q5-1 8-5.5l12-1q2.6 5.5 2 13z" fill="#7a4630"/><path d="M25 14.2l3-.2q2.6 5.5 2 13h-4q1-7-1-12.8z" fill="#5e3424"/><path d="M.8 26.5h29.4q.6 3.5-1.2 3.5H2.5q-2-.5-1.7-3.5z" fill="#3d251c"/><path d="M9 20.6q2.4 2 1.6 5.4" fill="none" stroke="#a8694a" stroke-width="1.2"/>',
  'own-thong':
    '<path d="M7 27q1.5-9 9-8.5q7 .5 8 8.5" fill="none" stroke="#2f9c94" stroke-width="3"/><path d="M1 25.8h29q1.6 4.2-1.4 4.2H3q-3.4 0-2-4.2z" fill="#ffc83d"/><path d="M1 27.8h29.4q0 2.2-1.8 2.2H3q-2.2 0-2-2.2z" fill="#e39b1f"/>',
  'own-muddy-shoe':
    '<path d="M1 28q.6-6.5 7-6.5q3 3.5 9 2q8-1.5 11-7q3 5 2 11.5z" fill="#f08bb0"/><path d="M1 27.6h29q0 2.4-1.4 2.4H2q-1.4-.4-1-2.4z" fill="#b44a72"/><path d="M1 29q-.4-7.5 7-7.2q4 .2 4.5 3.2q4-.5 5 5H2z" fill="#76503a"/><g fill="#76503a"><circle cx="19.5" cy="25" r="1.3"/><circle cx="25" cy="26.5" r="1.6"/></g>',
  'own-best-boot':
    '<path d="M2 27q0-5 6-6q6-1 6-5V3q7 1.6 14 0q-.6 13 2 24z" fill="#8456b0"/><path d="M25 3.6l3-.6q-.6 13 2 24h-4.5q-1.5-12-.5-23.4z" fill="#673f8e"/><path d="M1 26.4h29.5q.4 3.6-1.5 3.6H2.5q-2-.4-1.5-3.6z" fill="#46296e"/><path d="M14 4.6q7 1.6 14 0M14 17.5q7 2 14.4 0" fill="none" stroke="#ffd23e" stroke-width="2.4"/>',
  'own-skate':
    '<path d="M3 22q0-4 6-5q5-1 6-4l.5-10q6 1.4 12 0q0 9 2 19z" fill="#e8433f"/><path d="M25 3.4l2.5-.4q0 9 2 19H25q-1-9 0-18.6z" fill="#bd2c35"/><path d="M1.5 21h29v3.2h-29z" fill="#fff6e6"/><path d="M16 8h6M15.8 12h6" stroke="#fff6e6" stroke-width="1.8" stroke-linecap="round"/><g fill="#ffc83d" stroke="#5a4158" stroke-width="1.2"><circle cx="7" cy="27" r="2.8"/><circle cx="16" cy="27" r="2.8"/><circle cx="25" cy="27" r="2.8"/></g>',
  'own-bread-shoe':
    '<path d="M1 27q0-6.5 7-7.5q3-7 11-7q11 0 11 11q0 6.5-4 6.5H5q-4 0-4-3z" fill="#dc9f57"/><path d="M3 26q1-4.5 6.5-5.5q2.5-5.5 9-6q-3 3-4 7q-6 1-11.5 4.5z" fill="#f2c78a"/><path d="M12 22l2 4M17 19.5l2.4 4.5M22 18.5l2.4 4" stroke="#fbe3b4" stroke-width="1.6" stroke-linecap="round"/>',
  'own-tangle':
    '<g fill="none" stroke="#e05a78" stroke-width=".5" stroke-linecap="round"><path d="M11 0Q12 5 9 8T4 15T9 22T20 24T28 18T25 9T17 7T6 11T3 20T12 27T24 26T30 14T22 4T20 0"/><path d="M8 14q8-5 16 0t5 8M6 18q9 6 20-1M16 0v9q-6 4-8 12t-6 11M24 12q2 8-4 13t2 7M12 9q9 2 11 10"/></g>',
  'own-red-yarn':
    '<path d="M20 28.6q6-1.6 8-.6t-1 2q3 1.4 5-.4" fill="none" stroke="#c63f60" stroke-width="1.2" stroke-linecap="round"/><circle cx="14" cy="18" r="12" fill="#c63f60"/><circle cx="13.4" cy="17.4" r="11" fill="#e05a78"/><path d="M4 14Q10 8 20 9M3 19Q11 12 23 13M4.5 23Q13 17 24 18M8 27Q15 22 23 23M9 9Q18 16 18 28M14 7Q22 14 23 22" fill="none" stroke="#f08ba2" stroke-width="1.1" stroke-linecap="round"/>',
  'own-many-legs':
    '<path d="M2 29.6C5.5 29.6 5.5 26 8.5 26S11.8 29.6 15.2 29.6S18.5 26.4 21.5 26.4" fill="none" stroke="#47702f" stroke-width="7.6" stroke-dasharray=".5 .8" stroke-linecap="butt"/>',
};
