// Drawings for 'Wake Up, Great Bear!'.

export const props: Record<string, string> = {
  // Red cheeks, worn on the head of Great Bear at size 120 and dy 99.
  'own-red-cheeks':
    '<ellipse cx="7" cy="16" rx="4.2" ry="2.8" fill="#e2543f" opacity=".7"/><ellipse cx="27.5" cy="16" rx="4.2" ry="2.8" fill="#e2543f" opacity=".7"/>',
  'own-empty-plate':
    '<ellipse cx="16" cy="25.6" rx="15" ry="5" fill="#c3cfe0"/><ellipse cx="16" cy="24.6" rx="15" ry="5" fill="#f4f7fb"/><ellipse cx="16" cy="24.6" rx="10" ry="3" fill="#dbe4f0"/>',
  // He licks his lips: at the corner of the mouth.
  'own-tongue':
    '<path d="M2 14Q14 18 26 8q6 8 1 15t-13 5Q4 26 2 14z" fill="#e8707c"/><path d="M15 17q5 2 8 6" fill="none" stroke="#c24f5e" stroke-width="1.8" stroke-linecap="round"/>',
  'own-paw':
    '<ellipse cx="16" cy="20" rx="9" ry="10" fill="#8f5a45"/><ellipse cx="16" cy="22.6" rx="5" ry="4.6" fill="#e0b394"/><circle cx="10.6" cy="14.6" r="1.9" fill="#e0b394"/><circle cx="16" cy="12.8" r="2" fill="#e0b394"/><circle cx="21.4" cy="14.6" r="1.9" fill="#e0b394"/>',
  'own-lump-quilt':
    '<path d="M1 30q0-17 15-17t15 17z" fill="#d9695f"/><path d="M9 15.6Q7 22 7 30M16 13v17M23 15.6q2 6.4 2 14.4M2.6 23q13-3 26.8 0" fill="none" stroke="#f4b6a6" stroke-width=".8"/>',
  'own-den':
    '<path d="M0 30Q1 9 16 7q15 2 16 23z" fill="#8d7a6b"/><path d="M4 22q2-9 8-11M24 12q4 3 5 9" fill="none" stroke="#a8968a" stroke-width="1" stroke-linecap="round"/><path d="M7 30q0-14 9-14t9 14z" fill="#3b2a24"/><path d="M2 30q1-3 3-1.6q1-2 3 .6v1zM24 30q1-3 3-1.6q2-1 4 1.6z" fill="#5da65c"/>',
};
