// Peg's sandwich, from two slices to a tower, and its parts.

const slice = (y: number, x = 2, wide = 28) =>
  `<path d="M${x} ${y}q0-2 3-2h${wide - 6}q3 0 3 2v1.600q0 1-1.200 1H${x + 1.2}q-1.200 0-1.200-1z" fill="#e6b877"/><path d="M${x + 1.5} ${y - 0.4}q.5-1 2-1h${wide - 7}q1.500 0 2 1z" fill="#c9873f"/>`;
const leaf = (y: number) =>
  `<path d="M1 ${y}q3-1.500 15-1t15 1q-1 2-3 .8t-4 .4-4-.2-4 .4-4-.4-4 .4-4-.4q-2 1-3-1z" fill="#6bb567"/>`;
const egg = (y: number) =>
  `<path d="M3 ${y + 1}q3-2 13-2t13 2q-2 1.200-5 .6t-8 .6-8-.2-5-1z" fill="#fffdf6"/><ellipse cx="15" cy="${y - 0.4}" rx="4" ry="1.300" fill="#ffb83d"/>`;
const chips = (y: number) =>
  `<path d="M3 ${y}h9M9 ${y + 1.4}h9M14 ${y - 0.2}h9M20 ${y + 1.3}h9" stroke="#f2c14e" stroke-width="1.500" stroke-linecap="butt"/>`;
const fish = (y: number) =>
  `<path d="M2 ${y}q10-3.500 22-.4l6-2.200q-1 2.600 0 5l-6-1.700Q12 ${y + 3.5} 2 ${y}z" fill="#4aa8dc"/><circle cx="6" cy="${y - 0.3}" r=".6" fill="#2f2336"/>`;
const tomato = (y: number) => `<path d="M3 ${y}h26v1.200q-13 1.800-26 0z" fill="#e0433f"/>`;

export const props: Record<string, string> = {
  'own-thin-sandwich': `${slice(27)}${leaf(25.6)}${slice(24)}`,
  'own-thick-sandwich': `${slice(27)}${leaf(25.4)}${fish(22.8)}${chips(20)}${egg(18.4)}${slice(15.8)}`,
  'own-tall-sandwich': `${slice(28.4)}${leaf(26.4)}${fish(24.2)}${chips(21.4)}${slice(19)}${egg(16.8)}${tomato(14.6)}${leaf(13.4)}${chips(10.6)}${slice(8.2)}`,
  'own-tower-sandwich': `${slice(29.4, 5, 22)}<g transform="translate(4 8)scale(.75 .82)">${leaf(24)}${fish(22)}${chips(19.6)}${egg(17)}</g>${slice(20.4, 5, 22)}<g transform="translate(4 -1)scale(.75 .82)">${tomato(24.6)}${leaf(23)}${chips(20.4)}${fish(17.4)}</g>${slice(11.4, 5, 22)}<g transform="translate(4 -10)scale(.75 .82)">${leaf(24.6)}${egg(22.4)}${chips(19)}${tomato(16.8)}</g>${slice(2.4, 5, 22)}`,
  'own-slice': slice(17),
  'own-fried-egg':
    '<path d="M3 18q-1-8 7-9 8-4 13 1 8 2 6 9-2 6-9 5-5 4-10 0-6 0-7-6z" fill="#fffdf6"/><circle cx="16" cy="16.500" r="5.200" fill="#ffb83d"/><circle cx="14.400" cy="15" r="1.400" fill="#ffe39a"/>',
  'own-chip':
    '<path d="M4 20L27 9l1.600 3.400-23 11z" fill="#f2c14e"/><path d="M4 20L27 9l.6 1.200-23 11z" fill="#ffe08a"/>',
  'own-park-table':
    '<path d="M5 20h3l-2 10H3zM24 20h3l2 10h-3z" fill="#6b4630"/><rect x="0" y="16.500" width="32" height="4" rx="1" fill="#a8703f"/><rect x="0" y="16.500" width="32" height="1.400" rx=".7" fill="#c98b57"/>',
};
