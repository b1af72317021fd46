// A bath that is a ship, the sea that one sees it through, its leak, and how Peg plugs it, seen from below.

export const props: Record<string, string> = {
  'own-bath-ship':
    '<path d="M7 26l-2.6 4h4.4l1.6-3zM25 26l2.6 4h-4.4l-1.6-3z" fill="#a8703f"/><path d="M1 15.5h30q-1 12.5-9 12.5H10q-8 0-9-12.5z" fill="#ffd67a"/><path d="M27 15.5h4q-1 12.5-9 12.5H10q-1.6 0-2.9-.5q1.4.2 2.9.2h9q6.6 0 8-12.2z" fill="#eab24f"/><path d="M1.1 17h29.8l-.2 1.4H1.3z" fill="#eab24f"/><rect y="14" width="32" height="3" rx="1.5" fill="#fff8e6"/><path d="M1.5 17h29q1.5-.2 1.5-1.5q-.4.7-1.5.7h-29q-1.1 0-1.5-.7q0 1.3 1.5 1.5z" fill="#ecd9a8"/>',
  'own-suds':
    '<g fill="#e3f4fd"><circle cx="11" cy="19" r="8"/><circle cx="23" cy="23" r="5.5"/><circle cx="22" cy="11" r="4"/></g><path d="M5.5 18q.6-4 4.5-5M19.5 22q.4-2 2.5-2.7M19.8 10.6q.2-1.4 1.8-1.8" fill="none" stroke="#fff" stroke-width="1.5"/><path d="M11 24.5q4.5-.3 5.5-4.5M23 26.3q2.6 0 3.2-2.6" fill="none" stroke="#e3b8ee" stroke-width="1.3"/>',
  'own-clear-sea':
    '<path d="M0 12q2-1.6 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0v20H0z" fill="#2f86c4" fill-opacity=".5"/><path d="M0 12q2-1.6 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0" fill="none" stroke="#8fd0f0" stroke-width=".7"/>',
  'own-leak':
    '<ellipse cx="16" cy="20" rx="9" ry="3.4" fill="#2b4a66"/><path d="M16 18V5M11 18V9M21 18V8" stroke="#bfeaff" stroke-width="1.8"/><g fill="#e3f4fd"><circle cx="24" cy="27" r="2.6"/><circle cx="6" cy="29" r="1.8"/><circle cx="29" cy="22" r="1.6"/></g>',
  'own-peg-plug':
    '<path d="M8 22q1 5-1 9M24 22q-1 5 1 9" fill="none" stroke="#ee7788" stroke-width="5"/><path d="M6.5 30.5h.01M25.5 30.5h.01" stroke="#c14f66" stroke-width="5"/><path d="M3 3h26q5 16-4 21.5-5 2-9 0-4 2-9 0Q-2 19 3 3z" fill="#ff9fa9"/><path d="M25 3h4q5 16-4 21.5-5 2-9 0Q27 22 25 3z" fill="#ee7788"/><path d="M16 18.5v6" stroke="#dd6579" stroke-width="1"/><path d="M16 14Q9.5 14 9.5 9.8t3.6-2.6q2.6 2.6.5 4-3 2.4-6.8-1.2" fill="none" stroke="#c14f66" stroke-width="1.8" transform="translate(3.5)"/>',
  'own-captain-hat':
    '<path d="M3 17Q4 9 16 8t13 9l-4 6H7z" fill="#f3f6fb"/><path d="M20 8.4q8 2 9 8.600l-4 6h-3.600Q24 14 20 8.400z" fill="#d3dbe8"/><path d="M7 21h18v5H7z" fill="#2c3a78"/><path d="M5 26q11-3 22 0q-4 4-11 4T5 26z" fill="#1c2450"/><circle cx="16" cy="20.6" r="2.8" fill="#f2c94c"/>',
  'own-fried-fish':
    '<path d="M2 22q7-9 17-4.6q4-1 8-5.4q2 5 1 10t1 8q-5-2-9-5.4Q9 31 2 22z" fill="#e8a33d"/><path d="M8 20.4q1 2 0 4M13 18.8q1.4 3 0 6.4M18 19q1 2.4 0 5.4" fill="none" stroke="#c77f22" stroke-width=".9" stroke-linecap="round"/>',
  'own-boat':
    '<path d="M16.5 3l11 14h-11z" fill="#ffd23e"/><path d="M14 6v11H5.5z" fill="#ffe694"/><rect x="14.4" y="1.5" width="1.6" height="18" rx=".8" fill="#fff"/><path d="M3.5 20h25l-3.4 6.6q-.7 1.4-2.2 1.4H9.2q-1.6 0-2.4-1.4z" fill="#ec6a45"/><path d="M5.5 23.6h21l-.9 1.6H6.3z" fill="#fff" fill-opacity=".35"/><rect x="2.4" y="18" width="27.2" height="3" rx="1.5" fill="#ff9f3a"/>',
};
