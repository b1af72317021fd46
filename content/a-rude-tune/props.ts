// A flute, a long tube of garden hose with a funnel, a cube to sit on, and notes that are neat or rude.

export const props: Record<string, string> = {
  'own-flute':
    '<path d="M0 14.500h32v3.400H0z" fill="#c9d2de"/><path d="M0 16.600h32v1.300H0z" fill="#a3afc0"/><path d="M5 14.500v3.400M7 14.500v3.400M27 14.500v3.400" stroke="#8592a5" stroke-width=".6"/><path d="M11 15.800h.1M14 15.800h.1M17 15.800h.1M20 15.800h.1M23 15.800h.1M3 15.600h.1" stroke="#5b6778" stroke-width="1.700"/>',
  'own-tube':
    '<path d="M2 10Q6 14 8 20t8 8q8 0 8-7t-7-6q-6 1-5 7 2 6 10 4 6-3 5-14" fill="none" stroke="#3f8f5a" stroke-width="3"/><path d="M2 10Q6 14 8 20t8 8q8 0 8-7t-7-6q-6 1-5 7 2 6 10 4 6-3 5-14" fill="none" stroke="#62b27c" stroke-width="1.400"/><path d="M25.500 13l-2.500-9q5-3 9.500 0L30 13z" fill="#f2b63d"/><ellipse cx="27.800" cy="3.800" rx="4.800" ry="1.500" fill="#b27d16"/><path d="M.6 8.600l3-.6.6 3-3 .8z" fill="#f2b63d"/>',
  'own-cube':
    '<path d="M3 8l13-5 13 5v17l-13 6-13-6z" fill="#f2c14e"/><path d="M3 8l13 5v18l-13-6z" fill="#e0a530"/><path d="M29 8l-13 5v18l13-6z" fill="#c98a1c"/><path d="M3 8l13-5 13 5-13 5z" fill="#ffdc84"/>',
  'own-rude-puff':
    '<path d="M4 20q-4-6 2-9 1-7 8-5 6-5 10 1 7 1 5 7 3 6-4 7-3 5-8 2-6 4-9-1-3 0-4-2z" fill="#b9d86a"/><path d="M9 17q2-6 7-4t1 6q-4 2-4-1M20 11q4 0 4 4" fill="none" stroke="#7fa032" stroke-width="1.400"/>',
};
