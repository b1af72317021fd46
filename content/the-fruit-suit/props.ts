// Things of 'The Fruit Suit': clothes are drawn over the trunk of a character. Their 32 units are 110 of its units.

const orange = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="3.6" fill="#f59a2c"/><circle cx="${x - 1}" cy="${y - 1.2}" r=".9" fill="#ffd08a"/>`;

const pear =
  '<path d="M16 3q4 0 4.5 5q.5 4 3.5 7.5q3 4 2.5 8Q25.5 30 16 30T5.5 23.5q-.5-4 2.5-8Q11 12 11.5 8Q12 3 16 3z" fill="#a9cf45"/><path d="M16 3q4 0 4.5 5q.5 4 3.5 7.5q3 4 2.5 8Q25.5 30 18 30q7-7 1-15q-3-5-3-12z" fill="#86b233"/><path d="M16 4q0-3 2-5" fill="none" stroke="#6b4a33" stroke-width="1.8" stroke-linecap="round"/><path d="M17 1q3-4 8-2q-2 4-8 2z" fill="#4f9a4a"/>';

const grapes =
  '<path d="M12 13h.1M16 12.5h.1M20 13h.1M14 16.5h.1M18 16.5h.1M16 20h.1" stroke="#7547ad" stroke-width="4.6" stroke-linecap="round"/><path d="M11.3 12.2h.1M15.3 11.7h.1M19.3 12.2h.1M13.3 15.7h.1" stroke="#a784d6" stroke-width="1.2" stroke-linecap="round"/><path d="M16 11q-4-4-6-2q2 3 6 2q3-5 6-2q-2 3-6 2z" fill="#4f9a4a"/>';

const thread =
  '<path d="M6 9q10 7 20 0M4 18q12 7 24 0M5 25q11 7 22 0" fill="none" stroke="#d9485f" stroke-width=".9"/>';

export const props: Record<string, string> = {
  'own-pear': pear,
  'own-fruit-coat': [
    thread,
    orange(6.5, 19),
    '<path d="M22 17q3-3.4 7 0q-3 4-7 0z" transform="rotate(30 25 17)" fill="#f7d23e" stroke="#f7d23e" stroke-width="2" stroke-linejoin="round"/>',
    '<circle cx="9" cy="26.5" r="3.8" fill="#d8352f"/><path d="M9 23.5q.2-1.5 1.4-2" fill="none" stroke="#6b4a33" stroke-width=".9" stroke-linecap="round"/><circle cx="7.8" cy="25.4" r=".9" fill="#f58a7c"/>',
    '<path d="M12.5 24q3.5 4 9 2.5q1 2.5-2 3.5q-6 1-8-5z" fill="#ffd94a"/>',
    orange(24, 25),
    '<path d="M6 9.5q4-1.8 5 1.5q0 4-4 5.5Q3 14.5 3 11q.4-3 3-1.5z" fill="#e2384d"/><path d="M4.5 9q2.5-2.5 5 .2q-2.5 1.6-5-.2z" fill="#4f9a4a"/>',
    '<path d="M23 13l2.5-5.5L27 12" fill="none" stroke="#4f9a4a" stroke-width=".9"/><path d="M22.5 13.5h.1M27.3 12.5h.1" stroke="#b81f3c" stroke-width="4.2" stroke-linecap="round"/>',
    grapes,
  ].join(''),
  'own-toe-plums':
    '<path d="M6 24h.1M26 24h.1" stroke="#6d2f73" stroke-width="9" stroke-linecap="round"/><path d="M16 25.5h.1" stroke="#7d3a85" stroke-width="9.5" stroke-linecap="round"/><path d="M4.5 22.5h.1M14.3 23.7h.1M24.5 22.5h.1" stroke="#b680bd" stroke-width="2.4" stroke-linecap="round"/>',
  'own-grape-bunch': grapes,
  'own-king-crown':
    '<path d="M4 29L2 11l7 7 7-12 7 12 7-7-2 18z" fill="#f2bd2f"/><path d="M4 29L2 11l7 7-1 11z" fill="#ffd863"/><path d="M4.3 25.5h23.4L27.4 30H4.6z" fill="#d4961b"/><circle cx="16" cy="21" r="2.2" fill="#d8352f"/><path d="M2.5 10h.1M16 5h.1M29.5 10h.1" stroke="#ffe9a0" stroke-width="3" stroke-linecap="round"/>',
  'own-bee-coat':
    '<path d="M9 5q7 5 14 0q7 6 7.5 15q0 9-9 10h-11q-9-1-9-10Q2 11 9 5z" fill="#ffcb3d"/><path d="M4 12.5q12 4.5 24 0l1.8 4q-13.8 4.5-27.6 0zM1.5 21.5q14.5 4.5 29 0q0 3-1.5 4.8q-13 3.5-26 0q-1.5-2-1.5-4.8z" fill="#3b2f52"/>',
  'own-feelers':
    '<path d="M12 30Q11 20 6 15M20 30q1-10 6-15" fill="none" stroke="#3b2f52" stroke-width="2" stroke-linecap="round"/><circle cx="5.5" cy="13.5" r="3.4" fill="#ffcb3d"/><circle cx="26.5" cy="13.5" r="3.4" fill="#ffcb3d"/>',
  'own-rock-suit':
    '<path d="M1 28q-1-6 3-10q0-7 7-9q4-6 10-3q7 2 7 9q4 5 3 13q0 2-2 2H3q-2 0-2-2z" fill="#8d93a6"/><path d="M1 28q-1-6 3-10q0-7 7-9l3 6-5 6 1 9H3q-2 0-2-2z" fill="#a9afc0"/><path d="M21 6q7 2 7 9q4 5 3 13q0 2-2 2h-5l2-9-5-6z" fill="#737a90"/>',
  'own-fruit-basket': `<g transform="translate(3 -1)scale(.8)">${grapes}</g><path d="M22 16q-4-9 1-12q6 4 3 12z" fill="#ffd94a"/><circle cx="9" cy="15" r="4.5" fill="#d8352f"/><circle cx="23" cy="15" r="4.2" fill="#f59a2c"/><path d="M3 16h26l-3 12.5q-.5 1.5-2 1.5H8q-1.5 0-2-1.5z" fill="#c98b4a"/><path d="M4.5 20.5h23M5.5 25h21M11 17l1 13M16 17v13M21 17l-1 13" stroke="#a86c35" stroke-width="1"/><path d="M2 14.5h28v3.5H2z" fill="#dca362"/>`,
  // On the belly of a bat that has not eaten.
  'own-ribs':
    '<path d="M14 7Q9 11 3 8M18 7q5 4 11 1M14 15q-5 4-10 1M18 15q5 4 10 1M14 23q-4 3-8 1M18 23q4 3 8 1" fill="none" stroke="#d9bfdd" stroke-width="2.4" stroke-linecap="round"/>',
  'own-drips':
    '<path d="M8 6q3 4 0 6q-3-2 0-6zM22 14q3 4 0 6q-3-2 0-6zM13 22q3 4 0 6q-3-2 0-6z" fill="#5fb8ee"/>',
  'own-juice':
    '<path d="M5 27h8M18 28.5h6M26 26.5h2" stroke="#f2a84a" stroke-width="2.4" stroke-linecap="round"/>',
  'own-leather-wing':
    '<path d="M3 26Q5 8 27 4q-4 4-3 8q-4 0-4.6 4.6q-4-.6-5.4 3.8q-3.6-.6-4.6 3z" fill="#8a5a35"/><path d="M4.6 25Q8 11 25 5.4M6 24q5-7 13-8M5.4 24.6q4-3 8-3.6" fill="none" stroke="#6b4226" stroke-width=".7"/>',
  'own-bee-wing':
    '<ellipse cx="12" cy="18" rx="6" ry="12" transform="rotate(-24 12 28)" fill="#aedcff"/><ellipse cx="19" cy="19" rx="5" ry="11" transform="rotate(16 19 29)" fill="#cdeaff"/>',
  'own-puddle':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3" fill="#5fb3e0"/><ellipse cx="15" cy="27.6" rx="12" ry="2" fill="#8fd0f0"/>',
  'own-canoe':
    '<path d="M0 17q3 3.5 8 3.5h16q5 0 8-3.5q.6 9.5-7 10.5H7Q-.6 26.5 0 17z" fill="#ff822d"/><path d="M0 17q3 3.5 8 3.5h16q5 0 8-3.5q.2 1.8 0 3.2q-3.4 2.8-8 2.8H8Q3.4 23 0 20.2q-.2-1.4 0-3.2z" fill="#33364a"/>',
};
