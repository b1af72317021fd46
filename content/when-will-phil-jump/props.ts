// A bin of fish, upright and on its side, a dolphin that jumps and one that lies on the sand, and a splash of sand.

const dolphinBody =
  '<path d="M1 21q3-2 5-3Q9 10 17 10q9 0 12 8l2.500 5-4-1.500q-4 4-12 4-7 0-10-3.500Q3 22.500 1 21z" fill="#5b8fc4"/><path d="M6 20.500q8 3 18 1.500-3 3-9.500 3-6 0-8.500-4.500z" fill="#dcebf7"/><path d="M15 10q2-5 6-5.500-1.500 3 .5 7z" fill="#4576a8"/><path d="M15 21q-2 4-5.500 5-.5-3.500 2-6z" fill="#4576a8"/><path d="M28.500 17q3-2.500 5-2.500-.6 3-2.500 5 2.500 1 3.500 4-3-.2-5.500-2z" fill="#4576a8"/>';

export const props: Record<string, string> = {
  'own-dolphin': `${dolphinBody}<ellipse cx="9" cy="16.800" rx="1.500" ry="1.800" fill="#fff"/><circle cx="8.800" cy="17" r="1.100" fill="#2f2336"/><circle cx="8.500" cy="16.600" r=".35" fill="#fff"/><path d="M2.500 21q3 .6 5-.2 1 1.800-.6 2.200-2.600.2-4.400-2z" fill="#8a2f3f"/>`,
  'own-flat-dolphin': `${dolphinBody}<path d="M7.500 16.500q1.500-1.400 3 0M7.500 18q1.500 1 3 0" stroke="#2f2336" stroke-width=".7" fill="none"/><path d="M2.500 21.400q2-1.200 3.500 0t2.500 0" stroke="#2f2336" stroke-width=".7" fill="none"/>`,
  'own-fish-bin':
    '<path d="M4 11h24l-2.500 19h-19z" fill="#3c8f9c"/><path d="M23 11h5l-2.500 19H20z" fill="#2e7480"/><path d="M2.500 9h27v3.600h-27z" fill="#57abb8"/><path d="M10 15l1 12M16 15v12M22 15l-1 12" stroke="#2e7480" stroke-width=".8"/>',
  'own-bin-fish':
    '<path d="M2 26q2-8 6-9 1-6 6-4 3-6 7-1 6-2 6 5 4 2 4 9z" fill="#4aa8dc"/><path d="M8 17l-2-5 4 2zM14 13l1-5 2.500 4zM21 12l4-4v5z" fill="#2f86c4"/><circle cx="11" cy="19" r="1" fill="#2f2336"/><circle cx="20" cy="18" r="1" fill="#2f2336"/><path d="M6 24q4-2 8 0M17 23q4-2 8 0" stroke="#2f86c4" stroke-width="1" fill="none"/>',
  'own-sand-splash':
    '<path d="M3 30Q0 22 1 16q5 4 7 8 0-9 3-14 4 6 5 12 2-8 7-12 1 7-.5 13 4-5 8-6 1 8-2 13z" fill="#e3c27f"/><circle cx="5" cy="9" r="1.300" fill="#e3c27f"/><circle cx="19" cy="5" r="1.500" fill="#e3c27f"/><circle cx="28" cy="9" r="1.200" fill="#e3c27f"/>',
  'own-beach-umbrella':
    '<path d="M16 6l2 24" stroke="#fff4e0" stroke-width="1"/><path d="M1 14Q4 2 16 2t15 12q-15-4-30 0z" fill="#e0433f"/><path d="M11 12.100Q12 5 16 2q4 3 5 10.100-5-.8-10 0zM1 14Q3 5 10 3q-4 5-4.500 9.700zM31 14Q29 5 22 3q4 5 4.500 9.700z" fill="#fff4e0"/>',
};
