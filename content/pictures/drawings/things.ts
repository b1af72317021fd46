// Vehicles, tools, toys, a scarf, and what cannot be touched (a gust, a note of music, a glow).

/** Hangs from the head, so that it moves with it: Ox wears it at size 200 and dy 122. */
export const tiedScarf =
  '<path d="M10.4 25l-1.6 5.6" fill="none" stroke="#b02f3b" stroke-width="3.2"/><path d="M8 22.4Q16 27 24 22.4" fill="none" stroke="#d8434a" stroke-width="3.4" stroke-linecap="round"/>';

export const things: Record<string, string> = {
  'own-ladder':
    '<path d="M12 0v32M20 0v32" stroke="#8a5a35" stroke-width="1.6"/><path d="M12 4h8M12 9h8M12 14h8M12 19h8M12 24h8M12 29h8" stroke="#b07a4a" stroke-width="1.4"/>',
  'own-loose-thread':
    '<path d="M3 12q8-7 13 0t12-2q3-5-2-6t-4 6q2 8 8 11" fill="none" stroke="#d9485f" stroke-width=".8" stroke-linecap="round"/>',
  'own-note':
    '<path d="M12 8.4l13-3.6v4.4l-10.4 2.9V24h-2.6z" fill="#ffe9a8"/><path d="M22.4 8h2.6v13h-2.6z" fill="#ffe9a8"/><ellipse cx="10.8" cy="24.4" rx="4" ry="3.2" transform="rotate(-16 10.8 24.4)" fill="#ffe9a8"/><ellipse cx="21.2" cy="21.4" rx="4" ry="3.2" transform="rotate(-16 21.2 21.4)" fill="#ffe9a8"/>',
  'own-glow':
    '<radialGradient id="glow"><stop offset="0" stop-color="#ffe9a0" stop-opacity=".85"/><stop offset="1" stop-color="#ffd76a" stop-opacity="0"/></radialGradient><circle cx="16" cy="16" r="16" fill="url(#glow)"/>',
  'own-whoosh':
    '<path d="M2 10h20q4 0 4-3t-3-3M5 16h24M2 22h17q4 0 4 3t-3 3" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.2" stroke-linecap="round"/>',
  'own-drum':
    '<path d="M4 13v12q0 5 12 5t12-5V13z" fill="#e0433f"/><path d="M21 17v12.6q7-1.2 7-4.6V13z" fill="#c2332f"/><path d="M4.5 16l4 11 4-9.5 3.5 12 3.5-12 4 9.5 4-11" fill="none" stroke="#fff1d6" stroke-width="1.1" stroke-linejoin="round"/><path d="M4 23v2.6q0 4.6 12 4.6t12-4.6V23q0 4.6-12 4.6T4 23z" fill="#ffb83d"/><ellipse cx="16" cy="12.5" rx="12.8" ry="5" fill="#ffb83d"/><ellipse cx="16" cy="11.6" rx="12" ry="4.3" fill="#fff4e3"/>',
  'own-drumstick':
    '<path d="M7 25L23 9" stroke="#d39a5f" stroke-width="2.6" stroke-linecap="round"/><circle cx="24.5" cy="7.5" r="3.4" fill="#f0cf9c"/>',
  'own-tied-scarf': tiedScarf,
  'own-nurse-cap':
    '<path d="M5 27Q3 15 8 12q8-3 16 0 5 3 3 15-11-4-22 0z" fill="#fff"/><path d="M4.6 24q11.4-4.6 22.8 0l-.4 3.5q-11-4-22 0z" fill="#5aa9d6"/>',
  'own-cricket-bat':
    '<path d="M14.6 1h2.8v10h-2.8z" fill="#3b4a8c"/><path d="M12.5 10.5q3.5-2 7 0l1 17q-.4 3.5-4.5 3.5t-4.5-3.5z" fill="#e6c28a"/><path d="M16 11v19" stroke="#c99f63" stroke-width="1"/>',
};
