// The red sand of the desert with its tufts of grass, a bag tied up with string, and what is in it.

export const props: Record<string, string> = {
  'own-red-sand':
    '<path d="M0 22.4q8-1.6 16-.6t16-.4V33H0z" fill="#d98757"/><path d="M0 25.5q8-1.4 16 0t16-.4V33H0z" fill="#cf7748"/><path d="M4 27.5q2-.8 4 0M20 28.8q2.5-1 5 0M11 30.4q2-.8 4 0" fill="none" stroke="#b9623a" stroke-width=".3" stroke-linecap="round"/>',
  'own-spinifex':
    '<path d="M16 30Q8 24 3 17q8 5 11 10Q11 18 9 10q5 8 7 16q1-9 5-17q0 9-2 17q4-6 10-9q-5 7-11 13z" fill="#b7ad5a"/><path d="M16 30q-3-6-6-10q5 4 6 8q0-6 1-11q1 6 1 11q3-4 6-6q-3 5-7 8z" fill="#d3c878"/>',
  'own-tied-bag':
    '<path d="M5 12q11-5 22 0l2 16q-13 4-26 0z" fill="#4f86c6"/><path d="M10 12q0-6 6-6t6 6" fill="none" stroke="#2f5f9a" stroke-width="2"/><path d="M4 17q12 3 24 0M3.6 22q12 3 25 0M9 11v18M16 10v20M23 11v18" fill="none" stroke="#fff0c4" stroke-width="1"/><path d="M14 16q-4-4-5-1t5 1q4-4 5-1t-5 1" fill="none" stroke="#fff0c4" stroke-width="1"/>',
  'own-cool-bag':
    '<path d="M5 14l-3-6 6 3h16l6-3-3 6z" fill="#2f5f9a"/><path d="M5 14h22l2 14q-13 4-26 0z" fill="#4f86c6"/><path d="M5 14h22l.4 2.5H4.6z" fill="#e8f3fb"/>',
  'own-jelly-dome':
    '<ellipse cx="16" cy="28" rx="15" ry="3" fill="#f4f7fb"/><path d="M4 27q1-14 6-17q6-3 12 0q5 3 6 17q-12 3-24 0z" fill="#e8537a"/><path d="M10 10q-3 8-2 17.6M16 8.8v19.6M22 10q3 8 2 17.6" stroke="#c63a62" stroke-width=".8" fill="none"/><path d="M8 22q-.4-6 2-10" stroke="#ffb3c6" stroke-width="1.4" fill="none" stroke-linecap="round"/><circle cx="16" cy="7.4" r="2" fill="#c8243c"/>',
  'own-drip': '<path d="M16 4q8 12 8 17a8 8 0 0 1-16 0q0-5 8-17z" fill="#e8537a"/>',
};
