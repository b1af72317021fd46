// Land, water, weather, plants and outdoor objects.

/** A dense row of blades of three heights, as wide as its box. */
function grassBlades(): string {
  const blade = (at: number, high: number) =>
    `M${at} 30q-.2-${high}-1.6-${high}q2.8 1 3.4 ${high}z`;
  const row = (from: number, low: number, color: string) => {
    const blades = Array.from({ length: 21 }, (_, i) =>
      blade(from + i * 1.5, low + ((i * 5) % 7) / 2),
    );
    return `<path d="${blades.join('')}" fill="${color}"/>`;
  };
  return row(0.4, 8, '#5da65c') + row(1, 6, '#6bb567');
}

export const outdoors: Record<string, string> = {
  'own-hill': '<path d="M0 30Q7 8 16 8t16 22z" fill="#97d08c"/>',
  'own-mud':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#7a5238"/><ellipse cx="15" cy="27.4" rx="12.4" ry="2.4" fill="#93664a"/><ellipse cx="11" cy="27" rx="3.4" ry=".6" fill="#ad8060"/>',
  'own-night-pond':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#16294f"/><ellipse cx="16" cy="27.6" rx="13.4" ry="2.6" fill="#25457c"/><path d="M5 27.4q2-.8 4 0t4 0M19 28.8q2-.8 4 0t4 0" fill="none" stroke="#6c8fc7" stroke-width=".4"/>',
  'own-sea':
    '<path d="M0 18q2-2 4 0t4 0t4 0t4 0t4 0t4 0t4 0t4 0v14H0z" fill="#2f86c4"/><path d="M0 18q2-2 4 0t4 0t4 0t4 0t4 0t4 0t4 0t4 0" fill="none" stroke="#8fd0f0" stroke-width=".8"/>',
  'own-snow-heap':
    '<path d="M0 30q1-7 6-6q3-6 9-4q6-4 10 2q6-1 7 8z" fill="#fff"/><path d="M3 30q2-4 6-3q4-4 8-2q5-3 8 2q4-1 5 3z" fill="#dcebf7"/>',
  'own-cloud':
    '<g fill="#fff" fill-opacity=".93"><circle cx="8" cy="20" r="6"/><circle cx="15" cy="16" r="8"/><circle cx="24" cy="19" r="6.6"/><rect x="2" y="19" width="28.6" height="7" rx="3.5"/></g>',
  'own-earth-heap':
    '<path d="M1 30q3-9 8-9q4-7 9-3q6-1 7 5q5 1 6 7z" fill="#6b4a36"/><path d="M8 26q2-2 4-.6M16 23q2-1.6 4 0M21 28q2-1.6 4 0" fill="none" stroke="#8d6850" stroke-width=".9" stroke-linecap="round"/>',
  'own-hole':
    '<ellipse cx="16" cy="26" rx="14" ry="4" fill="#5a3d2c"/><ellipse cx="16" cy="26.6" rx="12" ry="3" fill="#2b1c16"/>',
  'own-grass': grassBlades(),
  'own-hedge':
    '<path d="M0 30V19q-.6-5 4-5.4q1.2-3.6 5-2.6q3-3.4 7-.6q4-2.8 7 .6q3.8-1 5 2.6q4.6.4 4 5.4v11z" fill="#2f7d4a"/><path d="M3 19q1-2 3-1M11 15q2-1.6 3.6 0M20 18q1.6-1.4 3 0M8 24q1.6-1.4 3 0M16 22.6q1.6-1.4 3 0M25 24q1.6-1.4 3 0" fill="none" stroke="#56a86c" stroke-width=".8" stroke-linecap="round"/>',
  'own-straw':
    '<path d="M1 30q0-6 4-8q3-5 8-4q6-3 10 1q6 0 7 6q1 3 1 5z" fill="#d9b24c"/><path d="M5 26l6-5M12 24l5-5M19 25l6-3M8 29l7-4M20 21l4 3M11 20l5 3" stroke="#f3d67c" stroke-width=".8" stroke-linecap="round"/>',
  'own-straw-front':
    '<path d="M1 30q1-4 5-4.6q4-2 8-.4q5-2 8 .4q6-.4 8 2.6q1 1 1 2z" fill="#e6c25c"/><path d="M4 29l5-2M11 29l4-3M17 28l6-1.4M23 29.4l5-1.4M8 26.6l4 2" stroke="#fbe6a0" stroke-width=".8" stroke-linecap="round"/>',
  'own-log':
    '<rect x="1" y="22" width="28" height="8" rx="4" fill="#7b5136"/><path d="M7 24.4h9M12 27.4h11" stroke="#5f3c26" stroke-width=".6" stroke-linecap="round"/><ellipse cx="28" cy="26" rx="3" ry="4" fill="#d9ae7c"/><ellipse cx="28" cy="26" rx="1.6" ry="2.2" fill="none" stroke="#a67a4c" stroke-width=".5"/>',
  'own-trunk':
    '<path d="M12 0h9q-.5 20 3 30H9q3-10 3-30z" fill="#7b5136"/><path d="M15 6v7M18 14v8M14.6 20v5" stroke="#5f3c26" stroke-width=".7" stroke-linecap="round"/>',
  'own-branch':
    '<path d="M0 15q8-2 15-.5q7 2.5 17-.5v4q-10 2-18-1Q8 16.5 0 15z" fill="#7b5136"/><ellipse cx="8" cy="11" rx="3.4" ry="2" fill="#4f9a57"/><ellipse cx="21" cy="13" rx="3.6" ry="2" fill="#3d8549"/><ellipse cx="29" cy="14" rx="3" ry="2" fill="#4f9a57"/>',
  'own-leaf':
    '<path d="M2 27q8-8 17-6q7 1 11 5q-5 5-13 4q-8 0-15-3z" fill="#5da65c"/><path d="M2 27q13-3 25-.6M10 25.6l4-3M17 25.4l4-3M12 26l4 2.8M19 26l4 2.6" fill="none" stroke="#86c783" stroke-width=".6" stroke-linecap="round"/>',
  'own-sign':
    '<rect x="14.6" y="14" width="2.8" height="16" rx=".8" fill="#8a5a35"/><rect x="2" y="2" width="28" height="16" rx="1.6" fill="#b07a4a"/><rect x="3.4" y="3.4" width="25.2" height="13.2" rx="1" fill="#fff4e0"/>',
  'own-splash':
    '<path d="M1 31Q-1 20 2 12q4 5 5.5 10Q7 10 12 3q3 8 4.5 16Q19 9 26 7q-2.5 8-2 14q3-5 7-6q1 9-1 16z" fill="#8fd0f0"/><path d="M5 31q-1-6-1-10q4 4 5.5 6.5q.5-8 2.5-13q3 6 4 12q3-6 6-9q-.6 6 .6 9q2-2 4-3l-.6 7.5z" fill="#d8f1fb"/><g fill="#8fd0f0"><circle cx="6" cy="6" r="1.4"/><circle cx="19" cy="4" r="1.6"/><circle cx="29" cy="10" r="1.2"/></g>',
  'own-mud-splash':
    '<path fill="#7a5238" stroke="#7a5238" stroke-width="2" stroke-linejoin="round" d="M4 30Q1 24-2 19.5q4 1.5 7.5 4.5Q4 15 4.5 9q3 7 5 13q2-10 5-16q1.5 8 2.5 15.5q3-7 7-12q-1 8-2.5 14.5q5-4 10-5.5q-3.5 5.5-6 11.5Q15 33.5 4 30z"/><g fill="#93664a"><circle cx="-.5" cy="13" r="1.1"/><circle cx="7.5" cy="5" r="1.3"/><circle cx="20.5" cy="4.5" r="1.5"/><circle cx="30" cy="12" r="1.2"/><circle cx="33" cy="17" r=".8"/></g>',
  'own-mud-spots':
    '<path d="M5 6.6q2.6-3 5.2-.8q2.4 2.8-.6 4.4q-3 1.4-4.8-.2q-1-1.6.2-3.4zM21 13.4q3.6-1.8 5.4.8q1 3-2 3.8q-3 .4-4-1.4q-.8-1.8.6-3.2zM9.6 20.4q3.4-2.2 6.2-.2q2.4 3.4-1.4 5q-3.6 1-5.4-1q-1-2 .6-3.8z" fill="#7a5238"/><circle cx="18.4" cy="8" r="1.5" fill="#7a5238"/><circle cx="5.6" cy="17.6" r="1.2" fill="#7a5238"/><circle cx="22.6" cy="24" r="1.6" fill="#7a5238"/>',
  'own-moon':
    '<circle cx="16" cy="16" r="13" fill="#fbe8a6"/><path d="M11 11h.1M20 14h.1M14 21h.1" stroke="#ecd382" stroke-width="5" stroke-linecap="round"/>',
  'own-dust':
    '<g fill="#f3e8cd"><circle cx="7" cy="25" r="5"/><circle cx="15" cy="22" r="7"/><circle cx="24" cy="25.5" r="4.5"/><rect x="3" y="24" width="25" height="6" rx="3"/></g>',
  'own-thick-stick':
    '<path d="M3 16h26" stroke="#7b5136" stroke-width="6.5" stroke-linecap="butt"/><path d="M11 13.5L8 8.5" stroke="#7b5136" stroke-width="2.6"/><path d="M6 17.6h9M13 14.7h8M19 18h6" stroke="#5f3c26" stroke-width=".8"/><ellipse cx="29" cy="16" rx="2" ry="3.3" fill="#d9ae7c"/><ellipse cx="29" cy="16" rx=".9" ry="1.7" fill="#b98a5e"/><ellipse cx="3" cy="16" rx="1.4" ry="3.25" fill="#6a442d"/>',
  'own-gum-tree':
    '<path d="M14 30q1-9 .4-14.5L9.6 10l1-.8 4.4 4 .6-8h1.4l.2 8.4L22 8.6l1 .8-5.2 6.6q-.6 8 1.4 14z" fill="#e9ddd0"/><path d="M16.6 30q-.6-8 0-15l1.2 1q-.6 8 1.4 14z" fill="#cbb9a8"/><g fill="#6f9a6c"><ellipse cx="8.4" cy="8.6" rx="6.4" ry="4"/><ellipse cx="23.4" cy="8" rx="6.6" ry="4"/></g><g fill="#86b07f"><ellipse cx="16" cy="4.6" rx="7.2" ry="4"/><ellipse cx="7" cy="7.6" rx="3.6" ry="2"/><ellipse cx="24.6" cy="6.8" rx="3.6" ry="2"/></g>',
  'own-rain-puddle':
    '<ellipse cx="16" cy="27" rx="15" ry="3.4" fill="#4aa8dc"/><path d="M8 26.6q4-1.4 8 0M17 28q4-1.2 7 0" stroke="#8fd0f0" stroke-width=".8" fill="none" stroke-linecap="round"/>',
  'own-steady-rain':
    '<path d="M2 1L1 6M8 3L7 8M14 0l-1 5M20 3l-1 5M26 1l-1 5M31 4l-1 5M4 12l-1 5M11 11l-1 5M17 12l-1 5M23 11l-1 5M29 13l-1 5M2 22l-1 5M8 21l-1 5M14 23l-1 5M20 21l-1 5M26 22l-1 5M31 24l-1 5" stroke="#c9e6f7" stroke-width=".35" stroke-linecap="round"/>',
  'own-wet-streaks':
    '<path d="M3 2l-2 7M9 4l-2 7M15 1l-2 7M21 5l-2 7M27 2l-2 7M6 15l-2 7M13 14l-2 7M19 17l-2 7M25 14l-2 7M31 16l-2 7M3 25l-1 5M10 25l-2 6M17 26l-2 6M24 25l-2 6" stroke="#dff0fb" stroke-width=".4" stroke-linecap="round"/>',
};
