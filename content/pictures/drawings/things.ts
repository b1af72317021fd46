// Vehicles, tools, toys and comic symbols (a gust, a note, a glow).

export const things: Record<string, string> = {
  'own-boat':
    '<path d="M16.5 3l11 14h-11z" fill="#ffd23e"/><path d="M14 6v11H5.5z" fill="#ffe694"/><rect x="14.4" y="1.5" width="1.6" height="18" rx=".8" fill="#fff"/><path d="M3.5 20h25l-3.4 6.6q-.7 1.4-2.2 1.4H9.2q-1.6 0-2.4-1.4z" fill="#ec6a45"/><path d="M5.5 23.6h21l-.9 1.6H6.3z" fill="#fff" fill-opacity=".35"/><rect x="2.4" y="18" width="27.2" height="3" rx="1.5" fill="#ff9f3a"/>',
  'own-canoe':
    '<path d="M0 17q3 3.5 8 3.5h16q5 0 8-3.5q.6 9.5-7 10.5H7Q-.6 26.5 0 17z" fill="#ff822d"/><path d="M0 17q3 3.5 8 3.5h16q5 0 8-3.5q.2 1.8 0 3.2q-3.4 2.8-8 2.8H8Q3.4 23 0 20.2q-.2-1.4 0-3.2z" fill="#33364a"/>',
  'own-cart':
    '<path d="M4 19L-1 20.4" stroke="#7c5233" stroke-width="1.6" stroke-linecap="round"/><path d="M3 12h26v9H3z" fill="#d39a5f"/><path d="M3 15h26M3 18h26" stroke="#b27c45" stroke-width=".8"/><circle cx="9" cy="25" r="4.4" fill="#f3dba4" stroke="#7c4a2c" stroke-width="1.4"/><circle cx="23" cy="25" r="4.4" fill="#f3dba4" stroke="#7c4a2c" stroke-width="1.4"/><path d="M9 20.6v8.8M4.6 25h8.8M23 20.6v8.8M18.6 25h8.8" stroke="#7c4a2c" stroke-width=".9"/>',
  'own-rocket':
    '<path d="M10 19Q5 21 5 30l5.4-3zM22 19q5 2 5 11l-5.4-3z" fill="#f92f60"/><path d="M16 0Q8 7 9 27h14q1-20-7-27z" fill="#f4f4f4"/><path d="M16 0Q11.6 4 10 10.4h12Q20.4 4 16 0z" fill="#ca0b4a"/><path d="M16 0q8 7 7 27h-3.4q1.4-18-3.6-27z" fill="#212121" fill-opacity=".1"/><circle cx="15" cy="14.6" r="3.2" fill="#9b9b9b"/><circle cx="15" cy="14.6" r="2.3" fill="#83cbff"/><path d="M9.4 26.6h13.2l-1.4 3.4H10.8z" fill="#533566"/>',
  'own-ladder':
    '<path d="M12 0v32M20 0v32" stroke="#8a5a35" stroke-width="1.6"/><path d="M12 4h8M12 9h8M12 14h8M12 19h8M12 24h8M12 29h8" stroke="#b07a4a" stroke-width="1.4"/>',
  'own-hose':
    '<g fill="none" stroke="#3f9d5b" stroke-width="2"><ellipse cx="14" cy="23" rx="10" ry="5.4"/><ellipse cx="14" cy="22" rx="6.6" ry="3"/><path d="M23.6 22Q28 20 27.4 12"/></g><path d="M25.4 6.4h4l-.6 6h-2.8z" fill="#ffc83d"/>',
  'own-net':
    '<path d="M1 29Q2 6 16 4q14 2 15 25z" fill="#8a6f4e" fill-opacity=".12"/><path d="M1 29Q2 6 16 4q14 2 15 25zM6 29Q7 10 16 4q9 6 10 25M11 29Q12 12 16 4q4 8 5 25M16 4v25M4.6 14.500h22.800M2 21h28M8.5 8.500h15" fill="none" stroke="#8a6f4e" stroke-width=".7"/>',
  'own-loose-thread':
    '<path d="M3 12q8-7 13 0t12-2q3-5-2-6t-4 6q2 8 8 11" fill="none" stroke="#d9485f" stroke-width=".8" stroke-linecap="round"/>',
  'own-spring':
    '<g fill="none" stroke="#8d929c" stroke-width="1.8"><ellipse cx="16" cy="5" rx="7" ry="2.4"/><ellipse cx="16" cy="9.4" rx="7" ry="2.4"/><ellipse cx="16" cy="13.8" rx="7" ry="2.4"/><ellipse cx="16" cy="18.2" rx="7" ry="2.4"/><ellipse cx="16" cy="22.6" rx="7" ry="2.4"/><ellipse cx="16" cy="27" rx="7" ry="2.4"/></g>',
  'own-wand':
    '<path d="M16 30V12" stroke="#7b5136" stroke-width="1.8" stroke-linecap="round"/><path d="M16 1.500l1.9 4 4.4.5-3.3 3 .9 4.3-3.9-2.2-3.9 2.2.9-4.3-3.3-3 4.4-.5z" fill="#ffd23e"/>',
  'own-paper':
    '<path d="M6 2h15l6 6v22H6z" fill="#fffdf6" stroke="#c9bfae" stroke-width=".8" stroke-linejoin="round"/><path d="M21 2v6h6z" fill="#e6ddcc" stroke="#c9bfae" stroke-width=".8" stroke-linejoin="round"/>',
  'own-carousel-top':
    '<path d="M16 4L0 20q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0z" fill="#f0679e"/><path d="M16 4L4 20q2 3 4 0zM16 4l-4 16q2 3 4 0zM16 4l4 16q2 3 4 0zM16 4l12 16q2 3 4 0z" fill="#fff3d6"/><circle cx="16" cy="3.6" r="1.6" fill="#ffd23e"/>',
  'own-carousel-floor':
    '<ellipse cx="16" cy="27.4" rx="15.8" ry="3.6" fill="#b8478f"/><ellipse cx="16" cy="26.4" rx="15.8" ry="3.6" fill="#ffd9a0"/><ellipse cx="16" cy="26.4" rx="12.5" ry="2.6" fill="#ffe9c6"/>',
  'own-note':
    '<path d="M12 8.4l13-3.6v4.4l-10.4 2.9V24h-2.6z" fill="#ffe9a8"/><path d="M22.4 8h2.6v13h-2.6z" fill="#ffe9a8"/><ellipse cx="10.8" cy="24.4" rx="4" ry="3.2" transform="rotate(-16 10.8 24.4)" fill="#ffe9a8"/><ellipse cx="21.2" cy="21.4" rx="4" ry="3.2" transform="rotate(-16 21.2 21.4)" fill="#ffe9a8"/>',
  'own-glow':
    '<radialGradient id="glow"><stop offset="0" stop-color="#ffe9a0" stop-opacity=".85"/><stop offset="1" stop-color="#ffd76a" stop-opacity="0"/></radialGradient><circle cx="16" cy="16" r="16" fill="url(#glow)"/>',
  'own-whoosh':
    '<path d="M2 10h20q4 0 4-3t-3-3M5 16h24M2 22h17q4 0 4 3t-3 3" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.2" stroke-linecap="round"/>',
  'own-forbidden':
    '<circle cx="16" cy="16" r="13" fill="none" stroke="#f8312f" stroke-width="3"/><path d="M7 7l18 18" stroke="#f8312f" stroke-width="3"/>',
};
