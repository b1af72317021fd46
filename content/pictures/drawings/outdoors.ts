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
  'own-night-hill': '<path d="M0 30Q7 8 16 8t16 22z" fill="#3a6f6c"/>',
  'own-asleep-hill':
    '<path d="M0 30Q1 13 12 11Q27 8 31 20L32 30z" fill="#9b9b9b"/><path d="M13 13q8-1.4 9 7q-1 5-6.6 3.6Q11.6 21 13 13z" fill="#d3d3d3"/><path d="M5.6 20.6q1.4 1.4 2.8 0" fill="none" stroke="#1c1c1c" stroke-width=".8" stroke-linecap="round"/>',
  'own-mud':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#7a5238"/><ellipse cx="15" cy="27.4" rx="12.4" ry="2.4" fill="#93664a"/><ellipse cx="11" cy="27" rx="3.4" ry=".6" fill="#ad8060"/>',
  'own-puddle':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3" fill="#5fb3e0"/><ellipse cx="15" cy="27.6" rx="12" ry="2" fill="#8fd0f0"/>',
  'own-pond':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#3f9fd0"/><ellipse cx="16" cy="27.6" rx="13.4" ry="2.6" fill="#6cc3f0"/><path d="M5 27.4q2-.8 4 0t4 0M19 28.8q2-.8 4 0t4 0" fill="none" stroke="#d8f1fb" stroke-width=".4"/>',
  'own-night-pond':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#16294f"/><ellipse cx="16" cy="27.6" rx="13.4" ry="2.6" fill="#25457c"/><path d="M5 27.4q2-.8 4 0t4 0M19 28.8q2-.8 4 0t4 0" fill="none" stroke="#6c8fc7" stroke-width=".4"/>',
  'own-ice':
    '<ellipse cx="16" cy="28" rx="15.6" ry="3.6" fill="#bcd9ec"/><ellipse cx="16" cy="27.6" rx="14" ry="2.9" fill="#dff0fa"/><path d="M7 27.5l5-1M10 29l6-1.4M19 27l5-1M20 29.2l3-.6" fill="none" stroke="#a9cbe2" stroke-width=".4" stroke-linecap="round"/>',
  'own-sea':
    '<path d="M0 18q2-2 4 0t4 0t4 0t4 0t4 0t4 0t4 0t4 0v14H0z" fill="#2f86c4"/><path d="M0 18q2-2 4 0t4 0t4 0t4 0t4 0t4 0t4 0t4 0" fill="none" stroke="#8fd0f0" stroke-width=".8"/>',
  'own-spray':
    '<path d="M13.5 32q1-16-1-26M16 32V4M18.5 32q-1-16 1-26" fill="none" stroke="#bfeaff" stroke-width="3.4" stroke-linecap="round"/><path d="M12 8q-4-1-6 4M20 8q4-1 6 4M13 14q-4 0-5 4M19 14q4 0 5 4" fill="none" stroke="#8fdcf7" stroke-width="1.6" stroke-linecap="round"/>',
  'own-snow-heap':
    '<path d="M0 30q1-7 6-6q3-6 9-4q6-4 10 2q6-1 7 8z" fill="#fff"/><path d="M3 30q2-4 6-3q4-4 8-2q5-3 8 2q4-1 5 3z" fill="#dcebf7"/>',
  'own-footprint':
    '<g fill="#a9c2dd"><ellipse cx="16" cy="22" rx="10" ry="6.4"/><ellipse cx="6" cy="13.6" rx="2.8" ry="2.2"/><ellipse cx="12.4" cy="11" rx="2.9" ry="2.3"/><ellipse cx="19.6" cy="11" rx="2.9" ry="2.3"/><ellipse cx="26" cy="13.6" rx="2.8" ry="2.2"/></g><ellipse cx="16" cy="22.8" rx="8.6" ry="5" fill="#bfd3e8"/>',
  'own-cloud':
    '<g fill="#fff" fill-opacity=".93"><circle cx="8" cy="20" r="6"/><circle cx="15" cy="16" r="8"/><circle cx="24" cy="19" r="6.6"/><rect x="2" y="19" width="28.6" height="7" rx="3.5"/></g>',
  'own-cave':
    '<path d="M0 30q1-12 6-16q4-9 11-8q7 0 10 8q4 4 5 16z" fill="#8b8298"/><path d="M3 22q3-8 6-9M24 11q3 4 4 10M12 9q3-2 6-1" fill="none" stroke="#a79fb2" stroke-width=".9" stroke-linecap="round"/><path d="M8 30q0-13 8-14q8 1 8 14z" fill="#352d4c"/><path d="M11 20l1.4 4l1.4-6zM17 17l1.6 5l1.8-4z" fill="#5b5270"/>',
  'own-den':
    '<path d="M0 30Q1 9 16 7q15 2 16 23z" fill="#8d7a6b"/><path d="M4 22q2-9 8-11M24 12q4 3 5 9" fill="none" stroke="#a8968a" stroke-width="1" stroke-linecap="round"/><path d="M7 30q0-14 9-14t9 14z" fill="#3b2a24"/><path d="M2 30q1-3 3-1.6q1-2 3 .6v1zM24 30q1-3 3-1.6q2-1 4 1.6z" fill="#5da65c"/>',
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
  'own-twig':
    '<path d="M2 28L22 14M16 18l1-9M22 14l7-7M22 14l8-1" fill="none" stroke="#7b5136" stroke-width="2" stroke-linecap="round"/>',
  'own-leaf':
    '<path d="M2 27q8-8 17-6q7 1 11 5q-5 5-13 4q-8 0-15-3z" fill="#5da65c"/><path d="M2 27q13-3 25-.6M10 25.6l4-3M17 25.4l4-3M12 26l4 2.8M19 26l4 2.6" fill="none" stroke="#86c783" stroke-width=".6" stroke-linecap="round"/>',
  'own-pumpkin':
    '<path d="M15 9q0-5 4.6-6l.6 2q-2.4 1-2.4 4z" fill="#5da65c"/><ellipse cx="8.5" cy="19.5" rx="6.5" ry="9" fill="#f27a2a"/><ellipse cx="23.5" cy="19.5" rx="6.5" ry="9" fill="#f27a2a"/><ellipse cx="12" cy="19.5" rx="6" ry="10" fill="#ff8f3d"/><ellipse cx="20" cy="19.5" rx="6" ry="10" fill="#ff8f3d"/><ellipse cx="16" cy="19.5" rx="4.4" ry="10.5" fill="#ffa256"/>',
  'own-bridge':
    '<path d="M0 22q16-9 32 0v8h-4q-3-6-12-6t-12 6H0z" fill="#9a8c98"/><path d="M0 22q16-9 32 0v2q-16-9-32 0z" fill="#c3b6c0"/><path d="M5 22.4v3M12 20v3M20 20v3M27 22.4v3" stroke="#7d7080" stroke-width=".4"/>',
  'own-footbridge':
    '<path d="M2.5 20v8M29.5 20v8M10 20v6M22 20v6" stroke="#6b4a33" stroke-width="1"/><path d="M1 14.600h30" stroke="#a8754a" stroke-width=".9" stroke-linecap="round"/><path d="M2.5 13.600V20M9.3 14.600V20M16 14.600V20M22.7 14.600V20M29.5 13.600V20" stroke="#8d6040" stroke-width=".7"/><rect x="0" y="19.5" width="32" height="1.8" rx=".5" fill="#b9824f"/><path d="M4 19.500v1.800M8 19.500v1.800M12 19.500v1.800M16 19.500v1.800M20 19.500v1.800M24 19.500v1.800M28 19.500v1.8" stroke="#8d6040" stroke-width=".2"/>',
  'own-blue-post':
    '<rect x="11" y="6" width="10" height="24" rx="1.5" fill="#3f7fd0"/><rect x="11" y="6" width="3.4" height="24" rx="1.5" fill="#6ba3e6"/><rect x="9" y="4" width="14" height="3.6" rx="1.6" fill="#2f62a8"/><circle cx="16.5" cy="15" r="1.7" fill="#1b2a4a"/><path d="M16 15.500h1l.8 4h-2.600z" fill="#1b2a4a"/>',
  'own-sign':
    '<rect x="14.6" y="14" width="2.8" height="16" rx=".8" fill="#8a5a35"/><rect x="2" y="2" width="28" height="16" rx="1.6" fill="#b07a4a"/><rect x="3.4" y="3.4" width="25.2" height="13.2" rx="1" fill="#fff4e0"/>',
  'own-bench':
    '<path d="M4 24h2v6H4zM26 24h2v6h-2z" fill="#4b4f63"/><rect x="1" y="21.5" width="30" height="2.6" rx=".8" fill="#b9824f"/><rect x="1" y="15" width="30" height="2.2" rx=".8" fill="#b9824f"/><rect x="1" y="18" width="30" height="2.2" rx=".8" fill="#a67243"/>',
};
