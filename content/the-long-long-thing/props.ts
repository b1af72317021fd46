// Nell's trunk: long in the grass, from her face to the ground, and its end from near by, where a mouse can go in.
// Nell asleep, like a hill. A snake that looks like a log.

const snout = '#a9c1da';
const under = '#7891b2';
const body = (path: string, wide: number) =>
  `<path d="${path}" transform="translate(.3 .5)" fill="none" stroke="${under}" stroke-width="${wide}" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${snout}" stroke-width="${wide}" stroke-linejoin="round"/>`;
const rings = (path: string) =>
  `<path d="${path}" fill="none" stroke="${under}" stroke-width=".5"/>`;
const snake =
  '<path d="M12 25.2h.01M17 25h.01M22 25.2h.01M26.6 25.6h.01" stroke="#e0c65a" stroke-width="1.5"/><path d="M9 27.8h3M15 28h3M21 28h3" stroke="#5a7d31" stroke-width=".5"/>';
const scales = (path: string) =>
  `<path d="${path}" transform="translate(.2 .5)" fill="none" stroke="#587c30" stroke-width="3.8"/><path d="${path}" fill="none" stroke="#7aa544" stroke-width="3.8"/>`;

export const props: Record<string, string> = {
  'own-nell-trunk': `${body('M33 28H5.5Q2 28 2 24.2', 3)}${rings('M8 26.7q.6 1.3 0 2.6M12 26.7q.6 1.3 0 2.6M16 26.7q.6 1.3 0 2.6M20 26.7q.6 1.3 0 2.6M24 26.7q.6 1.3 0 2.6M28 26.7q.6 1.3 0 2.6')}<ellipse cx="2" cy="23.5" rx=".9" ry=".6" fill="#e79fb0"/>`,
  'own-nell-long-trunk': `${body('M28.9 1C28.9 7.5 24.5 7 21.4 9.8Q17.6 13 17.5 18Q17.5 26 11 26H6.5Q3 26 3 22.8', 4.3)}${rings('M27 3.4q1.7 1 3.6.2M25.6 5q1 2.2 3 2.2M21.4 7.6q.2 2.2 2 3.2M17.4 12q1 1.8 3 2M15.8 16.6q1.8.9 3.6.5M14 21q1.6 1.4 3.4 1.2M11 24.2q1.4 1.6.8 3.6M7.5 24.3q.8 2 0 3.6')}<ellipse cx="3" cy="21.9" rx="1.2" ry=".75" fill="#e79fb0"/>`,
  'own-nell-trunk-hole':
    '<ellipse cx="6" cy="21" rx="3.8" ry="8" fill="#e79fb0"/><ellipse cx="6.4" cy="21" rx="3" ry="6.8" fill="#4a4468"/>',
  'own-nell-trunk-end': `<path d="M6 13Q20 12.4 34 10.5V30Q20 29.6 6 29Q9.8 27 9.8 21T6 13z" fill="${snout}"/><path d="M8 28Q20 27.6 34 26v4Q20 29.6 6 29z" fill="${under}"/>${rings('M15 13q1.8 8 0 16M21 12.6q2 8 0 16.6M27 12q2.2 8 0 17.4')}`,
  'own-nell-hill':
    '<path d="M0 30Q1 13 12 11Q27 8 31 20L32 30z" fill="#98b1cc"/><path d="M20 9.9q8.6.4 11 10.1L32 30h-7q3-14-5-20.1z" fill="#7891b2"/><path d="M13 13q9-1.6 10 7.4q-1 6-7.6 4.2Q11 21.6 13 13z" fill="#7891b2"/><path d="M14.2 14.4q7-1 7.6 6q-1 4.2-5.8 3Q12.6 21 14.2 14.4z" fill="#f3bfca"/><path d="M5 20.2q1.7 1.5 3.4 0" fill="none" stroke="#2f2336" stroke-width=".8"/>',
  'own-green-log': `${scales('M-1 27H25Q29.5 27 31.5 26')}${snake}`,
  'own-log-snake': `${scales('M5.6 14V22.5Q5.6 27 10 27H25Q29.5 27 31.5 26')}${snake}<path d="M5.2 18v3" stroke="#e0c65a" stroke-width="1.5"/><ellipse cx="7" cy="12.8" rx="5" ry="3.2" fill="#587c30"/><ellipse cx="6.8" cy="12.5" rx="5" ry="3.2" fill="#7aa544"/><ellipse cx="6" cy="11.4" rx="1.05" ry="1.3" fill="#fff"/><ellipse cx="9" cy="11.4" rx="1.05" ry="1.3" fill="#fff"/><ellipse cx="6.4" cy="11.4" rx=".75" ry="1" fill="#2f2336"/><ellipse cx="9.4" cy="11.4" rx=".75" ry="1" fill="#2f2336"/><circle cx="6.1" cy="11" r=".28" fill="#fff"/><circle cx="9.1" cy="11" r=".28" fill="#fff"/><path d="M10.6 14.3l1.8.4.8-.7m-.8.7l.8.8" fill="none" stroke="#e2453f" stroke-width=".5"/><path d="M4.6 13.6q3.4 2.4 6.6-.2" fill="none" stroke="#2f2336" stroke-width=".6"/><ellipse cx="4" cy="12.8" rx=".8" ry=".5" fill="#f08a7a" opacity=".6"/>`,
};
