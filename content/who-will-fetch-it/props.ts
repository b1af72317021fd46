// Backyard cricket: bat, ball and stumps, the hedge with its gap and its hatch, and a gadget that bowls.

const leaves =
  '<path d="M4 8q1-2 3-1M11 5q2-1.6 3.6 0M20 8q1.6-1.4 3 0M27 6q1.4-1.2 2.6 0M3 16q1.6-1.4 3 0M27 17q1.4-1.4 3 0M4 25q1.4-1.4 3 0M26 26q1.6-1.4 3 0" fill="none" stroke="#56a86c" stroke-width=".8" stroke-linecap="round"/>';
const outline = 'M-1 31V5q1-3 4-2.6Q5-.6 9 .8q3-2.6 6.4 0Q19-2 22 .6q4-1.8 6 1.4 4-.4 5 3V31';

export const props: Record<string, string> = {
  'own-yard-bat':
    '<path d="M14.2 0h3.6v10h-3.6z" fill="#3a3350"/><path d="M14.2 2h3.6M14.2 4.5h3.6M14.2 7h3.6" stroke="#5a5278" stroke-width=".7"/><path d="M11.5 12q0-2.5 2.7-3h3.600q2.7.5 2.7 3v18q0 2-2 2h-5q-2 0-2-2z" fill="#e6b877"/><path d="M18 9.300q2.5.5 2.5 2.700v18q0 2-2 2H18z" fill="#cf9a55"/>',
  'own-yard-ball':
    '<circle cx="16" cy="16" r="13" fill="#c8352f"/><path d="M26 8q4 5 2.5 11-3 8.5-12.5 9.500Q27 23 26 8z" fill="#a12722"/><path d="M8 6q6 8 4 21M12 4.500q6 9 4 24" stroke="#ffe3d0" stroke-width="1.1" fill="none"/><circle cx="10" cy="10" r="2" fill="#e7685f"/>',
  'own-yard-stumps':
    '<path d="M10 4v26M16 4v26M22 4v26" stroke="#e9c98f" stroke-width="2.4" stroke-linecap="round"/><path d="M11 5v25M17 5v25M23 5v25" stroke="#c99f63" stroke-width=".8"/><path d="M10 2.800h5.400M16.6 2.800H22" stroke="#f3ddb0" stroke-width="1.6" stroke-linecap="round"/>',
  'own-flat-stumps':
    '<path d="M6 29L1 12M17 29l2-19M24 29l8-13" stroke="#e9c98f" stroke-width="2.4" stroke-linecap="round"/><path d="M10 8l4-3M24 6l4 2" stroke="#f3ddb0" stroke-width="1.6" stroke-linecap="round"/>',
  'own-up-and-over':
    '<path d="M31 29Q24 6 2 3" stroke="#fff" stroke-opacity=".9" stroke-width=".9" stroke-dasharray=".2 2.4" fill="none" stroke-linecap="round"/>',
  'own-straight-fling':
    '<path d="M1 20Q16 12 31 17" stroke="#fff" stroke-opacity=".9" stroke-width=".9" stroke-dasharray=".2 2.4" fill="none" stroke-linecap="round"/>',
  // The hedge up close, with a gap at the bottom, and with a square hatch to look through.
  'own-gap-hedge': `<path d="${outline}H26q-1-12-10-12T6 31z" fill="#2f7d4a"/><path d="M6 31q1-12 10-12t10 12z" fill="#1f4f33"/>${leaves}<path d="M19 18.500q-1 3 .6 5.500M20 21l2 1" fill="none" stroke="#7b5136" stroke-width=".7" stroke-linecap="round"/>`,
  'own-hatch-hedge': `<path fill-rule="evenodd" d="${outline}zM8 9v14h16V9z" fill="#2f7d4a"/><path d="M8 9h16v14H8z" fill="none" stroke="#1f5a36" stroke-width=".9"/>${leaves}`,
  'own-cut-leaves':
    '<g fill="#3f9a5c"><ellipse cx="5" cy="27" rx="2.4" ry="1.2"/><ellipse cx="12" cy="29" rx="2.6" ry="1.2"/><ellipse cx="19" cy="27" rx="2.4" ry="1.3"/><ellipse cx="26" cy="29" rx="2.6" ry="1.2"/><ellipse cx="9" cy="24" rx="2" ry="1"/></g>',
  'own-bowling-gadget':
    '<path d="M21 14L30 4l-3.6-3L16 12z" fill="#8d93a8"/><path d="M26.4 1L30 4l1.2-1.600L27.8-.4z" fill="#6b7188"/><circle cx="28.6" cy="1.8" r="2.2" fill="#c8352f"/><path d="M3 12h18q2 0 2 2v12H3z" fill="#5f86dd"/><path d="M3 22h20v4H3z" fill="#4a6cc0"/><path d="M5 12L3.6 4h11L13 12z" fill="#f2c14e"/><path d="M3 3h12.200v1.800H3z" fill="#d9a52e"/><circle cx="7" cy="2.6" r="1.9" fill="#c8352f"/><circle cx="11" cy="2.4" r="1.9" fill="#c8352f"/><circle cx="17" cy="19" r="4" fill="#d3d7e4"/><circle cx="17" cy="19" r="1.6" fill="#6b7188"/><path d="M17 13.800v2M17 22.200v2M11.8 19h2M20.2 19h2M13.4 15.400l1.4 1.400M19.2 21.200l1.4 1.400M13.4 22.600l1.4-1.400M19.2 16.800l1.4-1.4" stroke="#d3d7e4" stroke-width="1.6"/><path d="M6 19L3 13.6" stroke="#433b6b" stroke-width="1.2" stroke-linecap="round"/><circle cx="2.8" cy="13.2" r="1.5" fill="#e2453f"/><circle cx="7" cy="27.5" r="3" fill="#3a3350"/><circle cx="19" cy="27.5" r="3" fill="#3a3350"/><circle cx="7" cy="27.5" r="1.1" fill="#8d93a8"/><circle cx="19" cy="27.5" r="1.1" fill="#8d93a8"/>',
  'own-yard-shed':
    '<path d="M2 13l14-8 14 8v17H2z" fill="#8fb0a0"/><path d="M6 14v16M10 14v16M22 14v16M26 14v16" stroke="#779a89" stroke-width=".6"/><path d="M12 17h8v13h-8z" fill="#ffd76a"/><path d="M-1 13.500L16 3l17 10.5-1 2L16 6 0 15.500z" fill="#7a6a5c"/><path d="M15 21l1.6 3h3l-2.4 1.8" fill="none" stroke="#d9a52e" stroke-width=".5"/>',
};
