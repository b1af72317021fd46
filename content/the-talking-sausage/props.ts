// A sausage, six of them on a plate, a bottle of sauce, and a hollow log with and without eyes in it.

const LOG =
  '<path d="M4 12h25q3 0 3 9t-3 9H4z" fill="#8a5a35"/><path d="M12 15h14M15 19.500h12M12 25h13" stroke="#6d4427" stroke-width=".9" stroke-linecap="round"/><path d="M22 12q1-4 4-5l1.500 2q-2 1-2 3z" fill="#8a5a35"/><ellipse cx="5" cy="21" rx="4.600" ry="9" fill="#c79560"/><ellipse cx="5" cy="21" rx="3.500" ry="7.600" fill="#3a2417"/>';

const SAUSAGE =
  '<path d="M2 16l2-2M30 16l-2-2" stroke="#7a3a1f" stroke-width="1.600" stroke-linecap="round"/><rect x="3" y="11.500" width="26" height="8" rx="4" fill="#b5583a"/><path d="M7 13.800q9-1.600 17 0" fill="none" stroke="#d98560" stroke-width="1.500" stroke-linecap="round"/><path d="M9 17.600l1.600-2.600M15 17.900l1.600-2.600M21 17.600l1.600-2.600" stroke="#8f3f27" stroke-width=".9" stroke-linecap="round"/>';

const onPlate = [
  [3, 15.5],
  [14, 15.5],
  [0.5, 18.5],
  [8.5, 18.5],
  [16.5, 18.5],
  [8.5, 12.5],
]
  .map(([x, y]) => `<g transform="translate(${x} ${y})scale(.48)">${SAUSAGE}</g>`)
  .join('');

export const props: Record<string, string> = {
  'own-sausage': SAUSAGE,
  'own-six-sausages': `<ellipse cx="16" cy="27" rx="16" ry="3.400" fill="#b9c6dc"/><ellipse cx="16" cy="26.200" rx="16" ry="3.200" fill="#eef3fa"/>${onPlate}`,
  'own-sauce':
    '<path d="M12.500 8h7l3 6v14q0 2-2 2h-9q-2 0-2-2V14z" fill="#d8342c"/><path d="M13.500 3l1.500-3h2l1.500 3v5h-5z" fill="#f4d23c"/><path d="M9.500 16.500h13v8h-13z" fill="#fff3d6"/><circle cx="16" cy="20.500" r="2.800" fill="#d8342c"/><path d="M16 17.600l1.400-1.400" stroke="#3f8f4f" stroke-width="1.200"/><path d="M11.500 14.600l2-4.600" stroke="#f0736b" stroke-width="1.200" stroke-linecap="round"/>',
  'own-hollow-log': LOG,
  'own-log-with-eyes': `${LOG}<ellipse cx="4" cy="19.500" rx="1.100" ry="1.500" fill="#fff"/><ellipse cx="6.600" cy="19.500" rx="1.100" ry="1.500" fill="#fff"/><circle cx="4.300" cy="19.600" r=".8" fill="#2f2336"/><circle cx="6.900" cy="19.600" r=".8" fill="#2f2336"/>`,
};
