// What Tip splits: a drum, a tent, and a bag of lollies that hangs in a tree. A torn bit of cloth, lollies that fall,
// a stump, and a vest as thick as a pillow.

const drop = (x: number, y: number, color: string, light: string) =>
  `<path d="M${x} ${y - 3}q3.400 1.400 3.400 4.400q0 2-3.400 2t-3.400-2q0-3 3.400-4.400z" fill="${color}"/><path d="M${x - 1.6} ${y + 0.6}q.4-1 1.200-1.400" fill="none" stroke="${light}" stroke-width=".7" stroke-linecap="round"/>`;

export const props: Record<string, string> = {
  'own-split-drum':
    '<path d="M4 13v12q0 5 12 5t12-5V13z" fill="#e0433f"/><path d="M21 17v12.600q7-1.200 7-4.600V13z" fill="#c2332f"/><path d="M4.500 16l4 11 4-9.500 3.500 12 3.500-12 4 9.500 4-11" fill="none" stroke="#fff1d6" stroke-width="1.100" stroke-linejoin="round"/><ellipse cx="16" cy="12.500" rx="12.800" ry="5" fill="#ffb83d"/><ellipse cx="16" cy="11.600" rx="12" ry="4.300" fill="#fff4e3"/><path d="M5 10l7 .6 3 2.600 3-2.400 9 .2-7.500 2-2.500 2.700-3.500-2z" fill="#5f2d18"/>',
  'own-big-tent':
    '<path d="M2 30L16 3l14 27z" fill="#f2a23c"/><path d="M16 3l14 27H22z" fill="#d98a26"/><path d="M16 10l6 20H10z" fill="#5f3c26"/><path d="M16 10l-6 20H6.500z" fill="#ffc670"/><path d="M16 3v-2" stroke="#8a5a35" stroke-width="1.200" stroke-linecap="round"/>',
  'own-split-tent':
    '<path d="M2 30L16 3l14 27z" fill="#f2a23c"/><path d="M16 3l14 27H22z" fill="#d98a26"/><path d="M16 10l6 20H10z" fill="#5f3c26"/><path d="M12 11l-2.500 5 2 .6-3.600 6 2 .6L6 30l7-8-2.400-.6 4-5.400-2.400-.4z" fill="#79bf73"/><path d="M19.500 9l1.500 5-1.600.8 3.600 5.400-1.600.8 4.600 8-1-9 1.600-.6-3-5.400 1.400-.6z" fill="#8ccb86"/>',
  'own-lolly-bag':
    '<path d="M16 0v6" stroke="#8a5a35" stroke-width="1.400"/><path d="M11 8q5-4 10 0l-1 2.500q9 5 8 13q-1 7.500-12 7.500T4 23.500q-1-8 8-13z" fill="#b05bb8"/><path d="M20 10.500q9 5 8 13q-1 7.500-12 7.500q10-6 4-20.500z" fill="#944a9c"/><path d="M11.500 10.500q4.500 1.600 9 0" fill="none" stroke="#ffd76a" stroke-width="1.800" stroke-linecap="round"/><g fill="#ffd76a"><circle cx="10" cy="18" r="1.600"/><circle cx="17" cy="24" r="1.600"/><circle cx="22" cy="17" r="1.600"/><circle cx="9" cy="25" r="1.300"/></g>',
  'own-split-bag':
    '<path d="M16 0v6" stroke="#8a5a35" stroke-width="1.400"/><path d="M11 8q5-4 10 0l-1 2.500q9 5 8 13q-.6 4-4 6L16 20l-8 9.500q-3.400-2-4-6q-1-8 8-13z" fill="#b05bb8"/><path d="M8 29.500l3-5 1 2 4-6.500 4 7 1.500-2 2.500 4.500L16 16z" fill="#5f2d60"/><path d="M11.500 10.500q4.500 1.600 9 0" fill="none" stroke="#ffd76a" stroke-width="1.800" stroke-linecap="round"/><g fill="#ffd76a"><circle cx="9.500" cy="18" r="1.500"/><circle cx="23" cy="19" r="1.600"/></g>',
  'own-lollies': `${drop(5, 8, '#d8343c', '#f7a6a0')}${drop(16, 4, '#3fa05a', '#a6e0b2')}${drop(27, 9, '#f2b52c', '#ffe9a8')}${drop(10, 17, '#f2812c', '#ffd0a0')}${drop(22, 18, '#7b5bd0', '#cdbcf2')}${drop(4, 26, '#3fa05a', '#a6e0b2')}${drop(16, 27, '#d8343c', '#f7a6a0')}${drop(28, 27, '#f2812c', '#ffd0a0')}`,
  'own-stump':
    '<path d="M4 14h24l3 16H1z" fill="#7b5136"/><path d="M9 18v9M15 20v8M22 17v9" stroke="#5f3c26" stroke-width=".9" stroke-linecap="round"/><ellipse cx="16" cy="14" rx="12" ry="4" fill="#d9ae7c"/><ellipse cx="16" cy="14" rx="7.500" ry="2.300" fill="none" stroke="#a67a4c" stroke-width=".7"/><ellipse cx="16" cy="14" rx="3" ry=".9" fill="none" stroke="#a67a4c" stroke-width=".7"/>',
  'own-bough':
    '<path d="M0 14q10-4 18-2t14-3v5q-8 3-15 1.500T0 19z" fill="#8a6a50"/><path d="M9 14q2-5 7-6M22 12q4-4 8-4" fill="none" stroke="#8a6a50" stroke-width="1.600" stroke-linecap="round"/><g fill="#5f9a6a"><path d="M16 8q5-4 9 0q-4 3-9 0zM6 12q-1-6 3-9q3 5-3 9zM29 8q2-5 6-5q0 5-6 5zM5 17q-4 4-2 9q4-4 2-9zM26 14q4 3 3 9q-5-3-3-9z"/></g>',
  'own-vest':
    '<path d="M3 12Q0 20 3 27q1 4 6 3.600q7 1 14 0q5 .4 6-3.600q3-7 0-15q-2-5-7-6q-2 4-6 4t-6-4q-5 1-7 6z" fill="#3f8fc4"/><path d="M2.600 17q13 5 26.800 0M2.600 23.500q13 5 26.800 0" fill="none" stroke="#2f74a6" stroke-width="1.200"/><path d="M16 10v20.500" stroke="#2f74a6" stroke-width="1.400"/><path d="M5 13q3 1.400 6 1.800M5 20q3 1.400 6 1.800" fill="none" stroke="#8bc4e8" stroke-width="1" stroke-linecap="round"/>',
  'own-spin':
    '<path d="M4 16a12 12 0 0 1 20-9M28 16a12 12 0 0 1-20 9M9 16a7 7 0 0 1 11-5.600M23 16a7 7 0 0 1-11 5.600" fill="none" stroke="#fff" stroke-width="1.200" stroke-linecap="round" opacity=".9"/>',
};
