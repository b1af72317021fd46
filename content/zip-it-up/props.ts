// A sleeping bag, open at the top (Gus sits between its inside and its front), unzipped, and with a lump in it.
// A Christmas beetle that flies, sits and sleeps, and the way it flew.

const eye = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="1.7" fill="#fff"/><circle cx="${x}" cy="${y}" r="1" fill="#2f2336"/>`;
const legs =
  '<path d="M9 24l-2 4M15 25v4M21 24l2 4" stroke="#5f3c26" stroke-width="1.3" stroke-linecap="round"/>';
const feelers =
  '<path d="M26 13q1-4 4-4M28 14q2-2.600 4-2" fill="none" stroke="#5f3c26" stroke-width="1" stroke-linecap="round"/>';
const shell =
  '<path d="M2 21q0-10 11-10t11 10q0 4-11 4T2 21z" fill="#3f9a5a"/><path d="M4 19q1.500-6 8-6.400" fill="none" stroke="#9be08a" stroke-width="1.400" stroke-linecap="round"/><path d="M2.600 22q10 1.600 21 0" fill="none" stroke="#e0b53c" stroke-width="1.600"/>';
const head = '<circle cx="25" cy="18" r="5.200" fill="#c98a2c"/>';
const zip =
  '<path d="M16 8v18" stroke="#f4f1f8" stroke-width="1.600"/><path d="M16 9v18" stroke="#56506b" stroke-width="1.600" stroke-dasharray=".7 .7"/>';
const stripes =
  '<path d="M2.600 16.500q13.400 5 26.800 0M1.400 23.500q14.600 5 29.400 0" fill="none" stroke="#b84436" stroke-width="1.100"/><path d="M5 19.600q2.600 1.200 5 1.400M4.500 12q2 1 4.500 1.400M4 26.400q2 .8 4.500 1" stroke="#f0a58f" fill="none" stroke-width=".9" stroke-linecap="round"/>';

export const props: Record<string, string> = {
  'own-bag-inside': '<ellipse cx="16" cy="7" rx="12" ry="4" fill="#7a3b32"/>',
  'own-bag-front': `<path d="M4 7q12 7 24 0q3 5 1.4 9.500q3.600 5 1 11.500q-1 2-14.400 2T1.600 28q-2.600-6.500 1-11.500Q1 12 4 7z" fill="#d9594a"/>${stripes}<path d="M4 7q12 7 24 0" fill="none" stroke="#f0a58f" stroke-width="1.200"/>${zip.replace('M16 8', 'M16 11').replace('M16 9', 'M16 11')}<path d="M15.200 10h1.600l.8 3.600h-3.200z" fill="#8d929c"/>`,
  'own-bag-lump': `<path d="M4 7q12 7 24 0q3 5 1.4 9.500q3.600 5 1 11.500q-1 2-14.400 2T1.600 28q-2.600-6.500 1-11.500Q1 12 4 7z" fill="#d9594a"/>${stripes}<path d="M29 15.600q4.600 1 3.600 5.400q-1 2.600-3.200 2.600q2-4-.4-8z" fill="#c24a3d"/><path d="M4 7q12 7 24 0" fill="none" stroke="#f0a58f" stroke-width="1.200"/>${zip.replace('M16 8', 'M16 11').replace('M16 9', 'M16 11')}<path d="M15.200 10h1.600l.8 3.600h-3.200z" fill="#8d929c"/>`,
  'own-bag-open':
    '<path d="M4 7q12-5 24 0l2 19q0 4-14 4T2 26z" fill="#7a3b32"/><path d="M4 7Q1 9 1 12l1 14q0 3 12 4zM28 7q3 2 3 5l-1 14q0 3-12 4z" fill="#d9594a"/><path d="M4 7l10 23M28 7L18 30" stroke="#f4f1f8" stroke-width="1.400"/><path d="M1.200 16l6.400 1M1.800 22l8 1.600M30.800 16l-6.400 1M30.200 22l-8 1.600" stroke="#b84436" stroke-width="1.100"/>',
  'own-bag-beetle': `<path d="M4 10Q4 7 16 8t12 2q2 3 1.400 6.500q3.600 5 1 11.500q-1 2-14.400 2T1.600 28q-2.600-6.500 1-11.500Q1.400 13 4 10z" fill="#d9594a"/>${stripes}${zip.replace('M16 8', 'M16 12').replace('M16 9', 'M16 12')}<path d="M15.200 11h1.600l.8 3.600h-3.200z" fill="#8d929c"/><path d="M4 10q12 4.500 24 0" fill="none" stroke="#f0a58f" stroke-width="1.200"/>`,
  'own-beetle': `${legs}${shell}${head}${feelers}${eye(26.4, 17)}<path d="M26 20.600q1.600.8 2.600-.4" fill="none" stroke="#2f2336" stroke-width=".8" stroke-linecap="round"/>`,
  'own-beetle-flying': `<path d="M12 12Q5-2 1 5t8 9zM16 12q4-14 9-9t-5 10z" fill="#dff3ff" fill-opacity=".85"/>${legs}${shell}${head}${feelers}${eye(26.4, 17)}<path d="M25.600 20.200q1.800 2 3.200-.6z" fill="#2f2336"/>`,
  'own-beetle-asleep': `${shell}${head}${feelers}<path d="M24.600 17q1.600 1.600 3.200 0M26 20.600q1 .5 1.800 0" fill="none" stroke="#2f2336" stroke-width=".8" stroke-linecap="round"/>`,
  'own-zigzag':
    '<path d="M1 20l7-9 6 10 7-11 5 8" fill="none" stroke="#fff" stroke-width="1.200" stroke-dasharray="1.600 1.800" stroke-linecap="round" stroke-linejoin="round"/>',
};
