// The flag of the lifesavers, a cliff by the sea, a plum, and the pole that is left when the flag is gone.

export const props: Record<string, string> = {
  'own-cloth-flag':
    '<path d="M4 8q8-2.500 12 0t12-.4v8q-6 2.500-12 0T4 16z" fill="#d8343c"/><path d="M4 16q8-2.800 12-.4t12 0v8q-6 2.500-12 0T4 24z" fill="#f7cf3c"/>',
  'own-pole': '<path d="M16 3v27" stroke="#f4f1f8" stroke-width="1.600" stroke-linecap="round"/>',
  'own-plum':
    '<circle cx="16" cy="18" r="12" fill="#7b3f98"/><path d="M23 8.500q7 8 0 17q-3 4-9 4.300q10-8 9-21.300z" fill="#643079"/><path d="M8 16q1-5 5-6" fill="none" stroke="#b784cc" stroke-width="2" stroke-linecap="round"/><path d="M16 7q0-4 3-6" fill="none" stroke="#5f3c26" stroke-width="1.600" stroke-linecap="round"/><path d="M18 5q5-4 9-1q-4 4-9 1z" fill="#5da65c"/>',
  'own-cliff':
    '<path d="M0 6q12-3 24 0q5 0 5 3q-3 1-3.500 5t-2 6q2 3 1.500 6t2 6H0z" fill="#b98a5e"/><path d="M0 4q12-3 24 0q6 1 5 4q-7 2-13 0t-16 1z" fill="#79bf73"/><path d="M6 14q4-1 7 .6M3 21q5-1.500 9 0M13 26q4-1 7 0M16 17q3-.6 5 0" fill="none" stroke="#9c6f47" stroke-width=".8" stroke-linecap="round"/>',
};
