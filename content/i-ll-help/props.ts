// A mixing bowl (its inside and its front), milk in a jug and on the floor, a bowl of nuts, a door that is too small
// for an elephant, and a cake that is as hard as a rock, whole and in crumbs that ants carry.

export const props: Record<string, string> = {
  'own-bowl':
    '<ellipse cx="16" cy="12" rx="14" ry="4" fill="#8a4a3c"/><ellipse cx="16" cy="12.600" rx="12.400" ry="3" fill="#f6e3bd"/><path d="M2 12q14 7.500 28 0q0 12-8 16.500v1.500H10v-1.500Q2 24 2 12z" fill="#d9695f"/><path d="M24 15.300q4-1.200 6-3.300q0 12-8 16.500v1.500h-4q7-6 6-14.700z" fill="#b84f47"/><path d="M4 19q12 5.500 24 0" fill="none" stroke="#fff1dc" stroke-width="1.400"/>',
  'own-milk-jug':
    '<path d="M22 11q7-1 7 6t-8 6" fill="none" stroke="#9fc3dc" stroke-width="2.400"/><path d="M8 8h14l2 18q0 4-4 4H10q-4 0-4-4z" fill="#cfe6f4"/><path d="M7.400 14h15.200l1.200 12q0 3-3.600 3h-10.400q-3.600 0-3.400-3z" fill="#fff"/><path d="M6 6l4 3h12l1-2H9z" fill="#9fc3dc"/>',
  'own-milk-pool':
    '<ellipse cx="16" cy="27" rx="15.600" ry="4" fill="#e4ecf4"/><ellipse cx="15" cy="26.500" rx="13.600" ry="3" fill="#fff"/>',
  'own-milk-drops':
    '<path d="M4 6q9 2 13 12q2 6 1 12h9q2-14-6-20Q14 5 4 6z" fill="#fff"/><path d="M4 6q9 2 13 12q2 6 1 12h3q0-13-5-18Q11 7 4 6z" fill="#e4ecf4"/><circle cx="9" cy="17" r="1.400" fill="#fff"/><circle cx="29" cy="9" r="1.300" fill="#fff"/>',
  'own-nuts':
    '<g fill="#a86b3c"><circle cx="9" cy="11" r="3.400"/><circle cx="16" cy="9" r="3.600"/><circle cx="23" cy="11" r="3.400"/><circle cx="13" cy="13" r="3.400"/><circle cx="20" cy="13" r="3.400"/></g><path d="M8 9.600l1.600-.8M15 7.400l1.600-.8M22 9.600l1.600-.8M19 12l1.600-.8" stroke="#d6a06c" stroke-width=".9" stroke-linecap="round"/><path d="M3 13q13 6 26 0q0 15-13 16Q3 28 3 13z" fill="#5f9fc0"/><path d="M23 15.300q4-1 6-2.300q0 13-10 15.600q5-5 4-13.300z" fill="#4b86a6"/>',
  'own-small-door':
    '<path d="M5 30V6q0-4 4-4h14q4 0 4 4v24z" fill="#8a5a35"/><path d="M7 30V7q0-3 3-3h12q3 0 3 3v23z" fill="#bfe3f5"/><path d="M7 24q9-4 18 0v6H7z" fill="#8ccb86"/>',
  'own-door-front':
    '<path d="M5 30V6q0-4 4-4h14q4 0 4 4v24h-2V7q0-3-3-3H10q-3 0-3 3v23z" fill="#8a5a35"/>',
  'own-hard-cake':
    '<path d="M2 30q-1-8 4-10q0-7 7-7q3-4 8-1q6 0 6 7q5 2 4 11z" fill="#c98a4c"/><path d="M6 20q0-7 7-7q3-4 8-1q6 0 6 7q-2 3-4.500 1.500q-2 3-5 .5q-2.500 3-5 .5q-4 2-6.500-1.500z" fill="#c8243c"/><path d="M27 19q5 2 4 11h-6q3-5 2-11z" fill="#a86d38"/><path d="M8 25l2-.5M14 27l2 .4M20 24.500l2-.6" stroke="#8a5730" stroke-width="1" stroke-linecap="round"/><circle cx="11" cy="15" r="2" fill="#a86b3c"/><circle cx="19" cy="12.500" r="2" fill="#a86b3c"/><path d="M23.500 16.500l2 2.500" stroke="#fff4e0" stroke-width="1.600" stroke-linecap="round"/>',
  'own-crumb':
    '<path d="M9 29l-3-8 5-8 11 1 5 8-4 7z" fill="#e2b26c"/><path d="M27 22l-4 7h-5l2-10z" fill="#c98a4c"/><path d="M8 17l3-4 11 1 2 3.500q-4 2-8 .5q-4 1.500-8-1z" fill="#c8243c"/>',
  'own-mess':
    '<ellipse cx="16" cy="27" rx="15.600" ry="3.600" fill="#f6e3bd"/><path d="M4 27q2-3 6-1.500q3-2 5 .5q4-2 6 1q4-1 5 1q-6 3-12 2Q6 30 4 27z" fill="#fff"/><path d="M8 28q2-2.500 4-.6M20 25.600q3-2 4 .6" stroke="#c8243c" stroke-width="1.600" stroke-linecap="round" fill="none"/><circle cx="26" cy="27" r="1.400" fill="#a86b3c"/><circle cx="6" cy="25.600" r="1.400" fill="#a86b3c"/><circle cx="15" cy="29" r="1.300" fill="#a86b3c"/>',
  'own-bowl-hat':
    '<path d="M2 28q0-14 8-19.500V7h12v1.500Q30 14 30 28q-14 4-28 0z" fill="#d9695f"/><path d="M22 8.500Q30 14 30 28q-3 1-6 1.500Q26 14 19 7h3z" fill="#b84f47"/><path d="M3 22q13 4.500 26 0" fill="none" stroke="#fff1dc" stroke-width="1.400"/>',
  'own-jam-spots':
    '<g fill="#c8243c"><ellipse cx="8" cy="18" rx="3" ry="2"/><ellipse cx="21" cy="24" rx="2.600" ry="1.800"/><circle cx="13" cy="26" r="1.500"/><circle cx="24" cy="16" r="1.400"/></g>',
  'own-mop':
    '<path d="M27 1L14 21" stroke="#b07a4a" stroke-width="2" stroke-linecap="round"/><path d="M11 18l7 4.500-2 3-7-4.500z" fill="#4f7fd0"/><path d="M9.500 21Q3 25 2 30q6 2 12 0q2-2 2.500-5z" fill="#f4f1f8"/><path d="M9 23q-3 3-4 7M12 24.500q-2 3-2.500 6" fill="none" stroke="#cdc4d6" stroke-width=".9" stroke-linecap="round"/>',
  'own-mat':
    '<ellipse cx="16" cy="28.5" rx="15.6" ry="3.3" fill="#e58d86"/><ellipse cx="16" cy="28.5" rx="13" ry="2.5" fill="#f6b0a8"/>',
};
