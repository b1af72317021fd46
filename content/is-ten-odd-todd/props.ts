// The quiz: a desk for each player (with the scores 0 and 10), a feather to write with, an egg in its cup, and a
// table of numbers that Todd makes in his head.

const desk = (color: string, dark: string, light: string, score: string) =>
  `<path d="M3 13h26l2 17H1z" fill="${color}"/><path d="M24 13h5l2 17h-6z" fill="${dark}"/><rect x="1" y="10" width="30" height="4" rx="1.500" fill="${light}"/><rect x="9.500" y="16.500" width="13" height="10" rx="1.400" fill="#2c2444"/>${score}`;
const digit = 'fill="none" stroke="#ffd76a" stroke-width="1.700" stroke-linecap="round"';
const zero = `<ellipse cx="16" cy="21.500" rx="2.200" ry="3.200" ${digit}/>`;
const ten = `<path d="M12.600 19.400l1.200-1v6.400" ${digit} stroke-linejoin="round"/><ellipse cx="18.300" cy="21.600" rx="2" ry="3.200" ${digit}/>`;

export const props: Record<string, string> = {
  'own-desk-red': desk('#d9534f', '#b8403c', '#f08a7a', zero),
  'own-desk-blue': desk('#4f7fd0', '#3c66b0', '#8bb0ee', zero),
  'own-desk-blue-ten': desk('#4f7fd0', '#3c66b0', '#8bb0ee', ten),
  'own-quill':
    '<path d="M6 29Q10 18 24 3q4 8-3 14q-3.500 3-8 3.600z" fill="#f4f7ff"/><path d="M24 3q4 8-3 14q-3.500 3-8 3.600Q18 12 24 3z" fill="#c9d6f2"/><path d="M5.500 30Q11 18 22 7" fill="none" stroke="#8fa3d0" stroke-width="1"/><path d="M4.500 31.500l2.600-4" stroke="#2f2336" stroke-width="1.300" stroke-linecap="round"/>',
  'own-egg-cup':
    '<ellipse cx="16" cy="11" rx="7.500" ry="9.500" fill="#fff4e0"/><path d="M19 3.500q6 6 2 14q-1 2-3 3z" fill="#f0d9b4"/><path d="M7 14q9 4 18 0q0 8-7 9.500v3.500q4 .5 4 3H10q0-2.500 4-3v-3.500Q7 22 7 14z" fill="#f2c94c"/><path d="M20 15.600q3-.5 5-1.600q0 8-7 9.500v3.500q4 .5 4 3h-4z" fill="#d9a52e"/>',
  'own-egg-shell':
    '<path d="M8.700 14q-.4-2 0-4l2 1.500 2-2.500 2.300 2.500 2.300-2.500 2 2.500 2.300-2 2 2.500q.6 1 .4 2z" fill="#fff4e0"/><path d="M7 14q9 4 18 0q0 8-7 9.500v3.500q4 .5 4 3H10q0-2.500 4-3v-3.500Q7 22 7 14z" fill="#f2c94c"/><path d="M20 15.600q3-.5 5-1.600q0 8-7 9.500v3.500q4 .5 4 3h-4z" fill="#d9a52e"/>',
  'own-sums':
    '<g fill="none" stroke="#ffe9a8" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round"><path d="M2.500 7l2-1.500v8"/><ellipse cx="10" cy="9.500" rx="2.500" ry="4"/><path d="M27 6q-4.500 2-4.500 6q.3 3 2.800 3q2.700-.3 2.700-2.800q-.2-2.200-2.500-2.200-2 .2-2.900 1.800M15.600 18.500v5M13 21h5.200M5 21.500q.6-2.500 2.800-2.300q2.400.6 1.200 3.300L5 27.500h5M23 19.500h4.500l-3 8"/></g>',
};
