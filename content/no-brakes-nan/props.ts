// Nan's cake, a brake that broke, a washing line, a gate that is shut or open, and a lake.

export const props: Record<string, string> = {
  'own-iced-cake':
    '<ellipse cx="16" cy="28" rx="15.500" ry="2.400" fill="#c9d8e6"/><path d="M4 12h24v15q-12 3-24 0z" fill="#d8a05c"/><path d="M22 12h6v15q-3 .8-6 1.200z" fill="#bf8745"/><path d="M4 20h24v2.400q-12 2-24 0z" fill="#d9485f"/><path d="M4 12q0-4 12-4t12 4v4q-2 3-4 0-2-1.500-4 1-2 3-4 0-2-2-4 0-2 2.500-4-.5-2.500 2-4-.5z" fill="#fffaf0"/><ellipse cx="16" cy="11" rx="10" ry="2.200" fill="#fff"/><circle cx="10" cy="9.500" r="2" fill="#d9485f"/><circle cx="16" cy="8.500" r="2" fill="#d9485f"/><circle cx="22" cy="9.500" r="2" fill="#d9485f"/>',
  'own-brake':
    '<path d="M4 22Q14 8 28 10" stroke="#3a3350" stroke-width="2.400" fill="none"/><path d="M4 22q-3 4 1 7t8-1" stroke="#3a3350" stroke-width="1.200" fill="none"/><circle cx="28" cy="10" r="2.200" fill="#8d929c"/>',
  'own-flying-line':
    '<path d="M0 14Q8 6 16 13t18-5" stroke="#5f5a70" stroke-width=".6" fill="none"/><path d="M6 10l3.400-.6 3 6q3 .6 4.600 2-1.600 3-5 1L9 17z" fill="#5f9fdd"/><path d="M16 13l3.400.6 2 6.400q3 0 4.800 1.200-1.200 3.200-5 1.600L18.600 20z" fill="#e0574c"/><path d="M25 11.600l3-1.400 4 5q3-.2 4.800.8-.8 3.200-4.600 2.200L29.500 17z" fill="#ffd45e"/>',
  'own-sock-hat':
    '<path d="M11 28V14q0-3 3-5 3-3 8-5 4 0 4 4-4 4-4 8v12z" fill="#e0574c"/><path d="M11 24.500h11V28H11z" fill="#fff4e0"/><path d="M22 4q4 0 4 4l-2.500 2.500-3.500-5z" fill="#fff4e0"/>',
  'own-post':
    '<path d="M14 2h4v28h-4z" fill="#8a5a35"/><path d="M16.600 2H18v28h-1.400z" fill="#6f4629"/><path d="M8 4h16v2.400H8z" fill="#8a5a35"/>',
  'own-open-gate':
    '<path d="M1 6h4v24H1z" fill="#8a5a35"/><path d="M3.600 6H5v24H3.600z" fill="#6f4629"/><path d="M5 9l16-3v3L5 12zM5 17l16-2v3L5 20zM5 25l16 .5v3L5 28z" fill="#fff4e0"/><path d="M19 5l3-.5v25l-3-.5zM11 7.500l2.600-.5v21H11z" fill="#f1dfc2"/>',
  'own-lake':
    '<ellipse cx="16" cy="22" rx="16" ry="7.500" fill="#3f97cf"/><ellipse cx="15.500" cy="21.200" rx="14.500" ry="6.300" fill="#57b0e0"/><path d="M5 21q2-1 4 0t4 0M18 24q2-1 4 0t4 0M17 18.500q2-1 4 0t4 0" stroke="#a8dcf4" stroke-width=".6" fill="none"/>',
  'own-lake-front':
    '<path d="M1 24Q6 18.500 16 21q10-2.500 15 3-4 5.500-15 5.500T1 24z" fill="#57b0e0"/><path d="M5 24q2-1 4 0t4 0M19 25q2-1 4 0t4 0" stroke="#a8dcf4" stroke-width=".6" fill="none"/>',
  'own-rake':
    '<path d="M15.200 0h1.600v23h-1.600z" fill="#b07a4a"/><path d="M7 23h18v2H7z" fill="#6d7686"/><path d="M8 25v5M12 25v5M16 25v5M20 25v5M24 25v5" stroke="#6d7686" stroke-width="1.200"/>',
  'own-big-plate':
    '<ellipse cx="16" cy="17" rx="15" ry="3.600" fill="#b9cde0"/><ellipse cx="16" cy="16" rx="15" ry="3.400" fill="#f4f8fc"/><ellipse cx="16" cy="16" rx="9.500" ry="1.900" fill="#dbe6f0"/>',
};
