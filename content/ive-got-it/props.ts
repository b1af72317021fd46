// Backyard cricket: the bat, the ball, a bin that is the wicket, and how the ball flies.

export const props: Record<string, string> = {
  'own-bat':
    '<path d="M14.200 0h3.600v10h-3.600z" fill="#3a3350"/><path d="M14.200 2h3.600M14.200 4.500h3.600M14.200 7h3.600" stroke="#5a5278" stroke-width=".7"/><path d="M11.500 12q0-2.500 2.700-3h3.600q2.700.5 2.700 3v18q0 2-2 2h-5q-2 0-2-2z" fill="#e6b877"/><path d="M18 9.300q2.500.5 2.500 2.700v18q0 2-2 2H18z" fill="#cf9a55"/>',
  'own-cricket-ball':
    '<circle cx="16" cy="16" r="13" fill="#c8352f"/><path d="M26 8q4 5 2.500 11-3 8.500-12.500 9.500Q27 23 26 8z" fill="#a12722"/><path d="M8 6q6 8 4 21M12 4.500q6 9 4 24" stroke="#ffe3d0" stroke-width="1.100" fill="none"/><circle cx="10" cy="10" r="2" fill="#e7685f"/>',
  'own-wheelie-bin':
    '<path d="M6 9h20l-2 20H8z" fill="#3f7d52"/><path d="M20 9h6l-2 20h-5z" fill="#32663f"/><path d="M4 5.500q12-2 24 0V9H4z" fill="#d9b23c"/><path d="M4 7.500h24V9H4z" fill="#b8922a"/><circle cx="9" cy="29.500" r="2.200" fill="#2f2c3a"/><circle cx="23" cy="29.500" r="2.200" fill="#2f2c3a"/>',
  'own-flight':
    '<path d="M2 30Q10 8 30 2" stroke="#fff" stroke-opacity=".85" stroke-width="1" stroke-dasharray=".2 2.600" fill="none"/>',
  'own-bounce':
    '<path d="M2 26Q8 2 15 22Q21-4 31 12" stroke="#fff" stroke-opacity=".9" stroke-width="1" stroke-dasharray=".2 2.600" fill="none"/>',
  'own-garden-shed':
    '<path d="M2 13l14-8 14 8v17H2z" fill="#8fb0a0"/><path d="M6 14v16M10 14v16M22 14v16M26 14v16" stroke="#779a89" stroke-width=".6"/><path d="M12 17h8v13h-8z" fill="#7b4a32"/><circle cx="18.400" cy="24" r=".8" fill="#f2c14e"/><path d="M-1 13.500L16 3l17 10.500-1 2L16 6 0 15.500z" fill="#7a6a5c"/>',
};
