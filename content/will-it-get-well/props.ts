// A wig (dry and wet), the van of a vet, a jug of water and what it pours, and a puddle.

export const props: Record<string, string> = {
  'own-wig':
    '<g fill="#7a4526"><circle cx="7" cy="21" r="5.5"/><circle cx="12" cy="15.5" r="6"/><circle cx="20" cy="15.5" r="6"/><circle cx="25" cy="21" r="5.5"/><circle cx="16" cy="21" r="7.5"/><circle cx="9" cy="26" r="4"/><circle cx="23" cy="26" r="4"/></g><path d="M9 14q2-4 5-2t-1 4M19 13q3-3 5 0t-2 4M5 21q2-3 4-1t-1 3M15 20q3-3 5 0t-2 4M24 22q2-2 3 0t-1 3M10 26q1-2 3-1" fill="none" stroke="#a86a3c" stroke-width="1.3" stroke-linecap="round"/>',
  'own-wet-wig':
    '<path d="M4 17q1-9 12-10 11 1 12 10l1 9q-2 4-4 0-1 4-3-.6Q16 17 10 25q-2 5-3.4.8Q4.5 30 3 26z" fill="#5f3319"/><path d="M9 11q-3 5-4 13M13 9q-3 5-4.5 13M19 9q3 5 4.5 13M23 11q3 5 4 13" fill="none" stroke="#8a5230" stroke-width="1.1"/><path d="M5 27q-2 3 0 4 2-1 0-4zM27 27q-2 3 0 4 2-1 0-4z" fill="#59b4e6"/>',
  'own-vet-van':
    '<path d="M1 12q0-3 3-3h17q2 0 3.5 2l4.5 6q2 1 2 3v6q0 1.5-1.5 1.5H2.5Q1 27.5 1 26z" fill="#f7f4ee"/><path d="M1 21h30v5q0 1.5-1.5 1.5H2.5Q1 27.5 1 26z" fill="#4fb3a5"/><path d="M21.5 11.5h1q1 0 2 1.3l3 4.2h-6z" fill="#a9dcf6"/><g fill="#4fb3a5"><ellipse cx="11" cy="17" rx="2.6" ry="2"/><circle cx="7.6" cy="15" r="1.1"/><circle cx="9.8" cy="13" r="1.1"/><circle cx="12.2" cy="13" r="1.1"/><circle cx="14.4" cy="15" r="1.1"/></g><circle cx="7.5" cy="27" r="3.4" fill="#3a3a48"/><circle cx="7.5" cy="27" r="1.4" fill="#c3ccd6"/><circle cx="24.5" cy="27" r="3.4" fill="#3a3a48"/><circle cx="24.5" cy="27" r="1.4" fill="#c3ccd6"/><path d="M29 21.5h2v2.5h-2z" fill="#ffd65c"/>',
  'own-water-jug':
    '<path d="M22 11q7 0 7 6t-8 6" fill="none" stroke="#bcd9ec" stroke-width="2.4"/><path d="M8 8h14l2 18q0 4-4 4H10q-4 0-4-4z" fill="#dff0fa"/><path d="M7.4 14h15.4l1.2 12q0 3-3.4 3h-11q-3.4 0-3.2-3z" fill="#59b4e6"/><path d="M4 6l4 4h14l1-2H9z" fill="#bcd9ec"/>',
  'own-pour':
    '<path d="M10 0q6 2 8 12l2 20h-6l-1-18Q12 5 8 3z" fill="#59b4e6"/><path d="M12 2q4 4 4.5 12l1 18h-2L14.5 14Q14 6 10 3z" fill="#bfe6fa"/>',
  'own-puddle':
    '<ellipse cx="16" cy="28" rx="15" ry="3" fill="#59b4e6"/><ellipse cx="14" cy="27.6" rx="8" ry="1.2" fill="#bfe6fa"/>',
};
