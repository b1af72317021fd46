// Ted's bush hat, a ute with its windows clear so that the driver can be seen, and a stick for walking.

export const props: Record<string, string> = {
  'own-bush-hat':
    '<path d="M8 20q0-13 5-13 3 2 6 0 5 0 5 13z" fill="#b98a4e"/><path d="M19 7q5 0 5 13h-4q1-9-1-13z" fill="#9a6f3a"/><path d="M8 18h16l.2 3.400H7.800z" fill="#5f3c26"/><path d="M1 19q4 4 15 4t15-4q1 6-15 6T1 19z" fill="#c99a5c"/>',
  'own-ute-back':
    '<path d="M5 17L8.500 9h8.500q1 0 1 1v8H5z" fill="#cfeaf6"/><path d="M5.600 17L9 9.600h8.400V18" fill="none" stroke="#c8493f" stroke-width="1.300"/>',
  'own-ute-front':
    '<path d="M1 18q0-2 2.500-2H18v-.5h13q1 0 1 1V24q0 1-1 1H2q-1 0-1-1z" fill="#e0574c"/><path d="M18 15.500h14v2H18z" fill="#b53f38"/><path d="M1 22h31v2q0 1-1 1H2q-1 0-1-1z" fill="#b53f38"/><rect x="1" y="18.500" width="2.400" height="2.400" rx="1" fill="#ffe08a"/><rect x="10" y="18.500" width="3" height="1" rx=".5" fill="#b53f38"/>',
  'own-ute-wheels':
    '<circle cx="8" cy="25.500" r="4.200" fill="#2f2c3a"/><circle cx="8" cy="25.500" r="1.800" fill="#b8bec9"/><circle cx="25" cy="25.500" r="4.200" fill="#2f2c3a"/><circle cx="25" cy="25.500" r="1.800" fill="#b8bec9"/>',
  'own-walking-stick':
    '<path d="M16 1q-1 15 .4 30" stroke="#7b5136" stroke-width="2" fill="none"/><path d="M16.200 8l3-3" stroke="#7b5136" stroke-width="1.400"/>',
  'own-slope':
    '<path d="M0 28.800L32 16v16H0z" fill="#79a873"/><path d="M9 30l-.3-.7m.3.7v-.9m0 .9l.4-.7M21 26l-.3-.7m.3.7v-.9m0 .9l.4-.7" stroke="#5f8f5d" stroke-width=".3"/>',
};
