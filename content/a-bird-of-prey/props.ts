// Grey clouds for a grey night, toast, toast with jam, jam on a beak, and a red sky.

export const props: Record<string, string> = {
  'own-grey-cloud':
    '<path d="M5 26q-5 0-5-5t6-5q0-8 8-8q6 0 8 6q2-2 5-1t3 5q3 1 2 5q-1 3-4 3z" fill="#8b90a6"/><path d="M5 26q-5 0-5-5q6 3 14 2t16-3q3 1 2 3q-1 3-4 3z" fill="#747a92"/>',
  'own-toast':
    '<path d="M5 8q-3-5 3-6h16q6 1 3 6v20q0 2-2 2H7q-2 0-2-2z" fill="#b9763a"/><path d="M7.500 9q-2-4 2-4.500h13q4 .5 2 4.500v17.500h-17z" fill="#f0cf94"/>',
  'own-jam-toast':
    '<path d="M5 8q-3-5 3-6h16q6 1 3 6v20q0 2-2 2H7q-2 0-2-2z" fill="#b9763a"/><path d="M7.500 9q-2-4 2-4.500h13q4 .5 2 4.500v17.500h-17z" fill="#f0cf94"/><path d="M9 10q-2-4 3-4h8q5 0 3 5l1 8q1 4-2 5l-3 3-2-3h-4q-4 0-4-4z" fill="#d42c4c"/><path d="M12 9q2-1.500 5-1" stroke="#f58aa0" stroke-width="1.300" fill="none" stroke-linecap="round"/>',
  'own-jam-spots':
    '<path d="M10 12q5-4 8 0t5 3q1 5-5 6t-8-3t0-6z" fill="#d42c4c"/><circle cx="26" cy="22" r="2.600" fill="#d42c4c"/><circle cx="6" cy="20" r="2" fill="#d42c4c"/>',
  'own-sunrise':
    '<circle cx="16" cy="20" r="9" fill="#ffd76a"/><path d="M16 4v4M4.500 9l3 3M27.500 9l-3 3" stroke="#ffd76a" stroke-width="2" stroke-linecap="round"/>',
};
