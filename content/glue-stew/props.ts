// A little blue boat: its back, its side, its cabin; a rock, a pot of stew, a bowl, and stew that flies, hangs and plugs a hole.

export const props: Record<string, string> = {
  'own-blue-boat':
    '<path d="M0 17.500h32q-1 9.500-6 12.500H6Q1 27 0 17.500z" fill="#3f7fd0"/><path d="M0 17.500h32l-.4 3H.4z" fill="#8fc1f2"/><path d="M3.400 26h25.200q-1.200 3-2.600 4H6q-1.600-1-2.600-4z" fill="#2f63ad"/>',
  'own-mast':
    '<rect x="15" y="0" width="1.600" height="30" rx=".8" fill="#8a5a35"/><path d="M17.200 2q9 4 12 16H17.200z" fill="#fff6e4"/><path d="M14.400 5v13H7q2-9 7.400-13z" fill="#ffd98a"/>',
  'own-rock':
    '<path d="M2 30l3-13 5-3 3-9 6-2 5 8 4 4 2 15z" fill="#8b8fa3"/><path d="M19 3l5 8 4 4 2 15h-9l2-12z" fill="#70748a"/><path d="M10 14l3-9 3-1-2 9z" fill="#a9adbf"/>',
  'own-stew-pot':
    '<path d="M3 14h26v10q0 6-6 6H9q-6 0-6-6z" fill="#c8543f"/><path d="M23 14h6v10q0 6-6 6h-3q3-2 3-6z" fill="#a8402f"/><path d="M0 17h4v3H1.500Q0 20 0 18.500zM32 17h-4v3h2.500q1.500 0 1.500-1.500z" fill="#a8402f"/><path d="M2 14q3-6 9-3t9-1t10 4z" fill="#a67a3f"/><circle cx="10" cy="11.500" r="1.600" fill="#f08a3c"/><circle cx="19" cy="12" r="1.800" fill="#6fae4f"/><circle cx="24.500" cy="12.600" r="1.300" fill="#f08a3c"/>',
  'own-stew-bowl':
    '<path d="M2 17h28q-1 13-14 13T2 17z" fill="#eef3fa"/><path d="M23 17h7q-1 13-14 13q7-3 7-13z" fill="#cfd9e8"/><path d="M3 17q3-6 8-3.500t7-.5t11 4z" fill="#a67a3f"/><circle cx="12" cy="14.600" r="1.500" fill="#f08a3c"/><circle cx="20" cy="14.800" r="1.500" fill="#6fae4f"/>',
  'own-stew-blob':
    '<path d="M3 18q-2-5 3-7q1-6 8-5q5-4 9 1q6 0 6 6q3 5-2 8q-1 6-8 5q-5 4-9-1q-7-1-7-7z" fill="#a67a3f"/><path d="M7 14q3-4 7-3" fill="none" stroke="#c79a5f" stroke-width="2" stroke-linecap="round"/><circle cx="20" cy="13" r="2.200" fill="#f08a3c"/><circle cx="13" cy="20" r="2.200" fill="#6fae4f"/><circle cx="22" cy="20" r="1.800" fill="#f08a3c"/>',
  'own-boat-hole':
    '<path d="M6 15l4-5 5 2 5-4 4 5 4 3-3 5 1 4-6 1-4 3-5-3-5 0 1-5z" fill="#16335e"/>',
  'own-leak':
    '<path d="M12 12q-8 2-11 16h6q2-9 7-12zM18 14q0 8-2 16h6q1-9 0-16z" fill="#a8dcf6"/><path d="M14 16q-4 4-6 13M19 17v11" stroke="#fff" stroke-width="1" fill="none" stroke-linecap="round"/>',
  'own-stew-strings':
    '<path d="M2 8q14 16 28 4M4 14q12 12 24 3" fill="none" stroke="#a67a3f" stroke-width="2.400" stroke-linecap="round"/>',
};
