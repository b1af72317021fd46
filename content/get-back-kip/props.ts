// A barbecue, a shed with a hole that was pecked from inside and out, a flat snag, and a stick in a bun.

export const props: Record<string, string> = {
  'own-barbecue':
    '<path d="M8 18L5 30M24 18l3 12" stroke="#4a4f5c" stroke-width="1.6"/><path d="M2 13h28q0 8-7 8H9q-7 0-7-8z" fill="#3c4250"/><path d="M23 13h7q0 8-7 8h-3q3-3 3-8z" fill="#2c313d"/><path d="M2 13h28" stroke="#8d929c" stroke-width="1.4"/><path d="M6.500 11.400h7M17 11.400h7" stroke="#a8502e" stroke-width="2.800"/><path d="M8 11h2M19 11h2" stroke="#c9764c" stroke-width="1"/>',
  'own-tin-shed':
    '<path d="M3 11L16 3l13 8v19H3z" fill="#9fb4bd"/><path d="M24 8l5 3v19h-5z" fill="#87a0ab"/><path d="M6 12v18M9 12v18M20 12v18M23 12v18M26 12v18" stroke="#87a0ab" stroke-width=".5"/><path d="M8 13h11v17H8z" fill="#7b4a32"/><path d="M11.500 13v17M15 13v17" stroke="#65391f" stroke-width=".5"/><path d="M8 16.500h11v1.800H8zM8 25h11v1.800H8z" fill="#65391f"/><circle cx="17" cy="22" r=".9" fill="#f2c14e"/><path d="M16 .8L.8 10.200q-.8.600-.2 1.400l1 1.200L16 4l14.400 8.800 1-1.200q.600-.800-.2-1.400z" fill="#c8493f"/>',
  'own-pecked-hole':
    '<path d="M4 16l4-3-1-6 6 2 3-6 4 5 6-3-1 7 5 3-4 4 2 6-6-1-3 6-5-4-6 3 1-6z" fill="#6f4629"/><path d="M7 16l3-2-1-4 5 1 2-4 3 4 4-2-1 5 4 2-3 3 1 4-4-1-2 4-4-3-4 2 1-4z" fill="#a9ddf5"/><path d="M9 19q7-3 14 0l0 1-3-1-2 4-4-3-4 2 1-3z" fill="#8ccb86"/>',
  'own-flat-snag':
    '<ellipse cx="16" cy="27" rx="15.500" ry="3.200" fill="#e0a45c"/><ellipse cx="16" cy="26.300" rx="13.500" ry="2.300" fill="#f1c27f"/><ellipse cx="16" cy="26.200" rx="11" ry="1.500" fill="#b4552f"/><path d="M1 29q-3 1-2.500-1.500M31 29q3 1 2.500-1.500" stroke="#d9342b" stroke-width="1.600" fill="none"/>',
  'own-stick-bun':
    '<path d="M3 13q13-6 26 0v4H3z" fill="#c98a3e"/><path d="M0 14.500h32" stroke="#6f4629" stroke-width="4.400"/><path d="M22 13l4-6" stroke="#6f4629" stroke-width="2"/><path d="M2 13.800h10M16 15.400h9" stroke="#8f6240" stroke-width=".8"/><ellipse cx="32" cy="14.500" rx="1.200" ry="2.200" fill="#d9ae7c"/><path d="M2 16h28q1 8.500-7 8.500H9q-8 0-7-8.500z" fill="#efb865"/><path d="M6 19.500q4 2 10 1.500" stroke="#f9dca6" stroke-width="1.200" fill="none"/>',
  'own-broken-bun':
    '<path d="M2 16q4-3 10-2l2 3-2 2 3 3-1 2H9q-8 0-7-8z" fill="#efb865"/><path d="M18 24l1-3-2-2 2-3q8-2 11 1 1 7-6 7z" fill="#efb865"/><path d="M6 19.500q2 1 4 .8" stroke="#f9dca6" stroke-width="1.200" fill="none"/>',
  'own-stump':
    '<path d="M8 8h16q-.5 14 3 22H5q3.500-8 3-22z" fill="#7b5136"/><path d="M12 12v12M17 10v10M21 14v12" stroke="#5f3c26" stroke-width=".8"/><ellipse cx="16" cy="8" rx="8" ry="2.600" fill="#d9ae7c"/><ellipse cx="16" cy="8" rx="4.500" ry="1.400" fill="none" stroke="#a67a4c" stroke-width=".6"/>',
};
