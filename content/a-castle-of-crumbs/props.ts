// Crumbs, what Ant builds with them, a comb, and the red leaves of autumn.

export const props: Record<string, string> = {
  'own-crumb':
    '<path d="M6 22q-2-8 6-10q6-5 11 1q6 3 3 9q-4 7-12 5q-6 0-8-5z" fill="#d9a45c"/><path d="M12 16h.1M19 18h.1M14 22h.1" stroke="#b57f3c" stroke-width="2" stroke-linecap="round"/>',
  'own-crumb-castle':
    '<path d="M3.5 14h3v14h-3z" fill="#d9a45c"/><path d="M5.5 14h1v14h-1z" fill="#b57f3c"/><path d="M2.7 12.5h4.6v2h-4.6zM2.7 27h4.6v2.5h-4.6z" fill="#c8914a"/><path d="M10.5 14h3v14h-3z" fill="#d9a45c"/><path d="M12.5 14h1v14h-1z" fill="#b57f3c"/><path d="M9.7 12.5h4.6v2h-4.6zM9.7 27h4.6v2.5h-4.6z" fill="#c8914a"/><path d="M18.5 14h3v14h-3z" fill="#d9a45c"/><path d="M20.5 14h1v14h-1z" fill="#b57f3c"/><path d="M17.7 12.5h4.6v2h-4.6zM17.7 27h4.6v2.5h-4.6z" fill="#c8914a"/><path d="M25.5 14h3v14h-3z" fill="#d9a45c"/><path d="M27.5 14h1v14h-1z" fill="#b57f3c"/><path d="M24.7 12.5h4.6v2h-4.6zM24.7 27h4.6v2.5h-4.6z" fill="#c8914a"/><path d="M3 9.5h26v3H3z" fill="#c8914a"/><path d="M11 3h10v7H11z" fill="#d9a45c"/><path d="M10 1.5h2.5V3h2V1.5h3V3h2V1.5H22V4H10z" fill="#c8914a"/><path d="M15 5.5h2V8h-2z" fill="#7a5228"/>',
  'own-castle-of-three':
    '<g transform="rotate(-9 3 30)"><path d="M3.5 14h3v14h-3z" fill="#d9a45c"/><path d="M5.5 14h1v14h-1z" fill="#b57f3c"/><path d="M2.7 12.5h4.6v2h-4.6zM2.7 27h4.6v2.5h-4.6z" fill="#c8914a"/><path d="M10.5 14h3v14h-3z" fill="#d9a45c"/><path d="M12.5 14h1v14h-1z" fill="#b57f3c"/><path d="M9.7 12.5h4.6v2h-4.6zM9.7 27h4.6v2.5h-4.6z" fill="#c8914a"/><path d="M25.5 14h3v14h-3z" fill="#d9a45c"/><path d="M27.5 14h1v14h-1z" fill="#b57f3c"/><path d="M24.7 12.5h4.6v2h-4.6zM24.7 27h4.6v2.5h-4.6z" fill="#c8914a"/><path d="M3 9.5h26v3H3z" fill="#c8914a"/><path d="M11 3h10v7H11z" fill="#d9a45c"/><path d="M10 1.5h2.5V3h2V1.5h3V3h2V1.5H22V4H10z" fill="#c8914a"/><path d="M15 5.5h2V8h-2z" fill="#7a5228"/></g>',
  'own-crumb-heap':
    '<path d="M1 30q2-5 6-5q2-6 7-4q4-4 7 1q6-1 6 4q4 0 4 4z" fill="#d9a45c"/><path d="M7 27h.1M13 24h.1M18 26h.1M22 24h.1M26 28h.1M11 29h.1" stroke="#b57f3c" stroke-width="2" stroke-linecap="round"/>',
  'own-small-flag':
    '<path d="M10 4v26" stroke="#6b4630" stroke-width="1.8" stroke-linecap="round"/><path d="M10.5 5l15 5-15 5z" fill="#d8352f"/>',
  'own-crumb-snow':
    '<path d="M4 6h.1M12 3h.1M20 7h.1M28 4h.1M8 13h.1M16 11h.1M25 14h.1M3 20h.1M12 19h.1M20 21h.1M29 20h.1M7 27h.1M16 28h.1M24 27h.1" stroke="#d9a45c" stroke-width="2" stroke-linecap="round"/>',
  'own-comb':
    '<path d="M4 8h24v6H4z" fill="#8a4fb0"/><path d="M5 14v9M8 14v9M11 14v9M14 14v9M17 14v9M20 14v9M23 14v9M26.5 14v9" stroke="#8a4fb0" stroke-width="1.4" stroke-linecap="round"/>',
  'own-red-tree':
    '<path d="M14 30q1.5-8 0-14h4q-1.5 6 0.5 14z" fill="#7b5136"/><path d="M5 19q-5-4-1-8q0-6 6-6q4-5 9-2q7-1 8 5q5 4 1 9q-4 5-9 3q-8 4-14-1z" fill="#d9692f"/><path d="M8 15q2-3 5-1M16 9q3-2 5 0M21 16q2-2 5 0M11 8q2-2 3-1" stroke="#f09a4a" stroke-width="1.2" fill="none" stroke-linecap="round"/>',
  'own-leaf-red':
    '<path d="M16 4q10 6 9 16q-4 7-9 8q-5-1-9-8Q6 10 16 4z" fill="#d9692f"/><path d="M16 7v24M16 15l5-4M16 20l-5-4" stroke="#a8451c" stroke-width="1" fill="none" stroke-linecap="round"/>',
};
