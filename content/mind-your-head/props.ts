// A bucket on a head, a loaf, a slice with and without jam, a nest, an egg, its shell, and a gum tree.

export const props: Record<string, string> = {
  'own-bucket-hat':
    '<path d="M8 2h16l4 26H4z" fill="#2f7fd6"/><path d="M20 2h4l4 26h-6z" fill="#2367b3"/><path d="M3 26h26v4H3z" fill="#5fa3ea"/><path d="M4 28q12 9 24 0" fill="none" stroke="#cfd6e2" stroke-width="1.200"/>',
  'own-loaf':
    '<path d="M3 30q-3-4-1-9-2-9 8-10h12q10 1 8 10 2 5-1 9z" fill="#b9763a"/><path d="M3 30q-3-4-1-9 2 3 6 2h16q5 1 6-2 2 5-1 9z" fill="#9c5f2b"/><path d="M9 15l3 4M15 14l3 5M21 14l3 4" stroke="#f0cf94" stroke-width="1.800" stroke-linecap="round"/>',
  'own-bread-hat':
    '<path d="M4 30q-2-3-1-6-1-7 6-7h14q7 0 6 7 1 3-1 6z" fill="#b9763a"/><path d="M6.500 28.500q-1-2 0-4-.6-5 4-5h11q4.600 0 4 5 1 2 0 4z" fill="#f0cf94"/>',
  'own-jam-bread':
    '<path d="M4 30q-2-3-1-6-1-7 6-7h14q7 0 6 7 1 3-1 6z" fill="#b9763a"/><path d="M6.500 28.500q-1-2 0-4-.6-5 4-5h11q4.600 0 4 5 1 2 0 4z" fill="#f0cf94"/><path d="M8 24q0-4 4-4h8q4 0 4 4 1 3-2 3l-2 1.500-2-1.500h-6q-4 0-4-3z" fill="#d42c4c"/>',
  'own-stick-nest':
    '<path d="M1 17q15 6 30 0 1 9-8 12.500H9Q0 26 1 17z" fill="#7b5136"/><path d="M2 19l13 4M8 27l15-5M30 19l-12 5M5 23l10 4M28 24l-10 4M1 17l7 1.600M31 17l-8 1.600M0 20l4-2M32 21l-4-2" stroke="#a67a4c" stroke-width="1.300" stroke-linecap="round" fill="none"/>',
  'own-magpie-egg':
    '<path d="M16 4q9 8 9 17 0 9-9 9t-9-9q0-9 9-17z" fill="#bcd9d6"/><path d="M11 16l1 2M18 12l1 2M20 21l1 2M14 24l1 2" stroke="#7f9a96" stroke-width="1.600" stroke-linecap="round"/>',
  'own-shell':
    '<path d="M6 18l4 4 3-4 3 4 3-4 3 4 4-4q1 12-10 12T6 18z" fill="#f0e6cc" stroke="#b9ab88" stroke-width=".8"/>',
  'own-gum':
    '<path d="M13 0h7q-1 14 1 20t4 12H8q4-6 5-12t0-20z" fill="#d9cdbd"/><path d="M17 0h3q-1 14 1 20t4 12h-6q2-14-2-32z" fill="#b9a893"/><path d="M14 8q-6 0-13-4l-.6 1.400Q7 10 14 11z" fill="#c4b5a0"/>',
  'own-leaves':
    '<ellipse cx="10" cy="14" rx="10" ry="6" fill="#4c8762"/><ellipse cx="22" cy="12" rx="10" ry="6.500" fill="#5f9a72"/><ellipse cx="17" cy="19" rx="11" ry="5" fill="#437a57"/>',
};
