// Pat's straw hat (alone and wet), a pond, a jetty of planks, a towel round a swimmer, and a quilt.

const hat = (band: string) =>
  `<ellipse cx="16" cy="23" rx="15" ry="5" fill="#d9a94e"/><path d="M7 22q0-13 9-13t9 13q-9 4-18 0z" fill="#f0cc78"/><path d="M20 9.800q5 3 5 12.200q-2 1-5 1.500z" fill="#dcb45c"/><path d="M7 19q9 4 18 0v3.200q-9 4-18 0z" fill="${band}"/><path d="M3 23.500q4 2.600 9 3M22 26q4-.6 6-2" fill="none" stroke="#f0cc78" stroke-width=".8" stroke-linecap="round"/>`;

export const props: Record<string, string> = {
  'own-straw-hat': hat('#3f8a8a'),
  'own-pond':
    '<ellipse cx="16" cy="23" rx="16" ry="8" fill="#3f9fd6"/><ellipse cx="16" cy="23.600" rx="14.600" ry="6.800" fill="#5bb5e4"/><path d="M5 22q2-1.200 4 0t4 0M18 20q2-1.200 4 0t4 0M12 26.500q2-1.200 4 0t4 0" fill="none" stroke="#bfe6f8" stroke-width=".5" stroke-linecap="round"/>',
  'own-pond-front':
    '<path d="M0 23q4-1.500 8 0t8 0 8 0 8 0q0 8-16 8T0 23z" fill="#5bb5e4"/><path d="M0 23q4-1.500 8 0t8 0 8 0 8 0" fill="none" stroke="#bfe6f8" stroke-width=".6"/><path d="M10 27.500q2-1.200 4 0t4 0" fill="none" stroke="#bfe6f8" stroke-width=".5" stroke-linecap="round"/>',
  'own-jetty':
    '<path d="M4 19h4v13H4zM23 19h4v13h-4z" fill="#8a5a35"/><path d="M0 14h32v5.500H0z" fill="#b07a4a"/><path d="M0 14h32v1.800H0z" fill="#cf9a66"/><path d="M8 14v5.500M16 14v5.500M24 14v5.500" stroke="#8a5a35" stroke-width=".7"/>',
};
