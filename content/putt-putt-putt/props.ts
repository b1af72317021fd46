// A tinnie (an open tin boat with a motor at its end): its inside, its front, and a puff of smoke. An inn by the sea,
// an oven mitt on a hand, a bun, the mud when the water is out, and the sea that comes back.

export const props: Record<string, string> = {
  'own-tub-inside':
    '<path d="M0 15q16 5 32-1q-1 5-3 6H3q-2-1-3-5z" fill="#6d7a8c"/><path d="M4 16h8v3H4zM17 16.500h8v3h-8z" fill="#8a97a8"/>',
  'own-tub-front':
    '<path d="M0 15q16 5 32-1.500q-1.500 10.500-5 14.500H5Q1 24 0 15z" fill="#b4c3d2"/><path d="M0 15q16 5 32-1.500l-.4 2.600Q16 21.500.4 17.400z" fill="#dfe9f2"/><path d="M2.500 22.500q14 3.500 27-.6" fill="none" stroke="#8fa1b5" stroke-width=".8"/><path d="M5 28q-2-2-3-5q14 3.500 27.600-.2q-1 3-2.600 5.200z" fill="#d9594a"/><circle cx="8" cy="20.300" r=".5" fill="#8fa1b5"/><circle cx="16" cy="20.800" r=".5" fill="#8fa1b5"/><circle cx="24" cy="20.200" r=".5" fill="#8fa1b5"/>',
  'own-motor':
    '<path d="M13 13h5v14q0 2-2.500 2T13 27z" fill="#56506b"/><path d="M9 27h8v2.600H9z" fill="#433b6b"/><path d="M8 4q0-2 3-2h8q4 0 4 4v6q0 2-2 2h-9q-4 0-4-4z" fill="#2f6fb0"/><path d="M10 6h9" stroke="#8bb8e8" stroke-width="1.600" stroke-linecap="round"/><path d="M22 9l9 2.500" stroke="#33364a" stroke-width="2.200" stroke-linecap="round"/>',
  'own-smoke':
    '<g fill="#fff" fill-opacity=".8"><circle cx="7" cy="24" r="4"/><circle cx="15" cy="19" r="5.500"/><circle cx="24" cy="10" r="7"/></g>',
  'own-inn':
    '<path d="M4 13h24v17H4z" fill="#fbeed2"/><path d="M23 13h5v17h-5z" fill="#ecd7ae"/><path d="M1 13.500L6 5h20l5 8.500z" fill="#3f8a8a"/><path d="M6 5h20l.8 1.400H5.200z" fill="#5fb0ac"/><path d="M0 17.500l3-4h26l3 4z" fill="#d9594a"/><path d="M5.500 17.500l1.800-4h4l-.8 4zM14 17.500v-4h4v4zM21.500 17.500l-.8-4h4l1.800 4z" fill="#fff4e6"/><path d="M2 17.500v12.500M30 17.500v12.500" stroke="#8a5a35" stroke-width="1.200"/><rect x="13" y="20" width="6" height="10" fill="#8a5a35"/><circle cx="17.600" cy="25.200" r=".6" fill="#f2c94c"/><path d="M6 20.500h5v5H6zM21 20.500h5v5h-5z" fill="#a9dcf6"/><path d="M8.500 20.500v5M6 23h5M23.500 20.500v5M21 23h5" stroke="#fff" stroke-width=".6"/><rect x="9.500" y="6.500" width="13" height="5.400" rx="1" fill="#fff4e0"/><g fill="none" stroke="#433b6b" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"><path d="M11.500 10.600V7.900M14 10.600V7.900l2.600 2.700V7.900M18.300 10.600V7.900l2.600 2.700V7.900"/></g><path d="M0 30h32" stroke="#b98a5e" stroke-width="1.600"/>',
  'own-mitt':
    '<path d="M10 30h13V19q1-4 5-6.500q2-2-1-3.500q-3-.6-5.500 3Q22 2 15.500 2Q8.500 2 9 12z" fill="#4f9d8a"/><path d="M9.500 24h13.700v6H9.500z" fill="#f2e0a6"/><path d="M12 9q0-4 3.500-4" fill="none" stroke="#8fd0bf" stroke-width="1.400" stroke-linecap="round"/><path d="M12 17l7-7M14 20l7-7" stroke="#3c8373" stroke-width=".8"/>',
  'own-flats':
    '<path d="M0 13q8-3 16-1.500T32 12v20H0z" fill="#a98263"/><path d="M0 13q8-3 16-1.500T32 12v2q-8 1-16-.5T0 15z" fill="#c39b78"/><g fill="#7fb6d6"><ellipse cx="5.500" cy="17" rx="3.500" ry=".8"/><ellipse cx="25" cy="16.600" rx="4" ry=".7"/><ellipse cx="15" cy="26" rx="5" ry="1"/></g><path d="M9 21q2-1 4 0M20 22q2-1 4 0M26 28q2-1 4 0M3 28q2-1 3 0" fill="none" stroke="#8d6849" stroke-width=".6" stroke-linecap="round"/>',
  'own-tide':
    '<path d="M0 14q2-1.600 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0v18H0z" fill="#3f9fd6"/><path d="M0 14q2-1.600 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0" fill="none" stroke="#bfe6f8" stroke-width=".7"/><path d="M3 21q2-1.400 4 0M14 19q2-1.400 4 0M24 23q2-1.400 4 0M9 27q2-1.400 4 0" fill="none" stroke="#8fd0f0" stroke-width=".5" stroke-linecap="round"/>',
  'own-ebb':
    '<path d="M0 13q2-1.600 4 0t4 0 4 0 4 0 4 0q6 1 8 5t4 14H0z" fill="#3f9fd6"/><path d="M0 13q2-1.600 4 0t4 0 4 0 4 0 4 0q6 1 8 5t4 14" fill="none" stroke="#dff3ff" stroke-width=".9"/><path d="M3 19q2-1.400 4 0M13 18q2-1.400 4 0M9 25q2-1.400 4 0M19 26q2-1.400 4 0" fill="none" stroke="#8fd0f0" stroke-width=".5" stroke-linecap="round"/>',
  'own-shore':
    '<path d="M0 30q3-7 10-8q6-1.500 12 0q7 1 10 8z" fill="#8ccb86"/><path d="M-1 30q4-3.500 10-3.600q8-.6 14 0q6 .6 10 3.600z" fill="#f3dba4"/>',
};
