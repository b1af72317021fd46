// The stand of a dragon who sells drinks: its back with the awning, its counter, the jug, a cup, and its own fire.

export const props: Record<string, string> = {
  'own-stand-back':
    '<path d="M3 5h1.6v25H3zM27.4 5H29v25h-1.6z" fill="#8a5a35"/><path d="M2 2h28l2 7H0z" fill="#fff7ea"/><path d="M6 2h4L9 9H4.6zM14 2h4l.4 7h-4.8zM22 2h4l1.4 7H23z" fill="#f2c230"/><path d="M0 9h4.6a2.3 2.3 0 0 1-4.6 0zM9 9h4.6a2.3 2.3 0 0 1-4.6 0zM18.4 9H23a2.3 2.3 0 0 1-4.6 0zM27.4 9H32a2.3 2.3 0 0 1-4.6 0z" fill="#fff7ea"/><path d="M4.6 9H9a2.2 2.2 0 0 1-4.4 0zM13.6 9h4.8a2.4 2.4 0 0 1-4.8 0zM23 9h4.4a2.2 2.2 0 0 1-4.4 0z" fill="#f2c230"/>',
  'own-stand-front':
    '<path d="M2 20h28v10H2z" fill="#b07a4a"/><path d="M2 20h28v1.2H2z" fill="#8a5a35"/><path d="M0 18h32v2.4H0z" fill="#cf9a66"/><path d="M9 21v9M16 21v9M23 21v9" stroke="#8a5a35" stroke-width=".4"/>',
  'own-lemon-sign':
    '<path d="M6 8q10-9 19 1q5 2 5 5q-1 2-4 2q-9 8-18-1q-4-1-5-3q0-3 3-4z" transform="translate(0 4)" fill="#ffe14a"/><path d="M9 12q6-5 12-1" fill="none" stroke="#fff6b0" stroke-width="1.4" stroke-linecap="round"/>',
  'own-lemonade-jug':
    '<path d="M22 12q7 0 7 6t-8 6" fill="none" stroke="#bcd9ec" stroke-width="2.4"/><path d="M8 8h14l2 18q0 4-4 4H10q-4 0-4-4z" fill="#dff0fa"/><path d="M7.3 14h15.6l1 12q0 3-3.4 3h-11q-3.4 0-3.2-3z" fill="#fbe36a"/><path d="M7 6l4 3h11l1-2H9z" fill="#bcd9ec"/><circle cx="13" cy="21" r="3.4" fill="#ffd21f"/><circle cx="13" cy="21" r="2.4" fill="#fff3a0"/><path d="M13 18.6v4.8M10.6 21h4.8" stroke="#ffd21f" stroke-width=".6"/>',
  'own-hot-lemon-cup':
    '<path d="M7 12h18l-2.4 18H9.4z" fill="#dff0fa"/><path d="M7.6 15h16.8l-1.8 14H9.4z" fill="#fbc94a"/><path d="M7 12h18v1.4H7z" fill="#bcd9ec"/><path d="M11 8.6q-2.4-2 0-4.4t0-4.4M16.4 9q-2.4-2 0-4.4t0-4.4M21.6 8.6q-2.4-2 0-4.4t0-4.4" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>',
  'own-breath':
    '<path d="M1 16Q8 9 15 8Q14 5 17 3Q18 7 22 7Q23 4 27 3Q26 8 31 9Q28 11 29 14Q31 15 32 18Q28 18 28 21Q30 24 28 28Q25 24 21 25Q18 28 14 28Q16 24 12 23Q5 20 1 16z" fill="#f4622e"/><path d="M4 16Q10 12 16 12Q18 10 20 9Q20 12 24 12Q24 15 27 16Q24 18 24 21Q20 20 17 22Q16 20 12 20Q7 18 4 16z" fill="#ffd23e"/>',
  'own-snag':
    '<path d="M4 20q-1-6 4-8l17-4q5 0 6 5t-3 7l-17 5q-6 1-7-5z" fill="#f6e3bd"/><path d="M2.6 18q-1.6-4 2-5.6L24 7.2q4-1 5.4 2t-2 5L8 19.8q-4 1-5.4-1.8z" fill="#9a4a26"/><path d="M6 15l18-5" stroke="#c97a4a" stroke-width="1.2" stroke-linecap="round"/><path d="M5 17.6q2-3 4-1t4-2t4-.6t4-2.4t4-.4" fill="none" stroke="#e0433f" stroke-width="1.1" stroke-linecap="round"/><path d="M4 20q3 1.6 7 .4l17-5q2-.8 2.6-2q.8 4-2.6 6l-17 5q-6 1-7-4.4z" fill="#fff1d6"/>',
};
