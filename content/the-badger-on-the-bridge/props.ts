// Drawings that only this book needs: the basket of Peg, full and empty, a plate, water before one who swims, and the
// moon on the water.

const handle = '<path d="M6 17Q6 3 16 3t10 14" fill="none" stroke="#b9824f" stroke-width="2.2"/>';
const basket =
  '<path d="M3 16h26l-3 13q-10 2-20 0z" fill="#e0ac6b"/><path d="M22 16h7l-3 13q-3 .8-6 1z" fill="#c68f50"/><path d="M4 20.5h24M5 25h22" stroke="#b9824f" stroke-width="1"/><path d="M2 15.6h28" stroke="#c68f50" stroke-width="2.4"/>';

export const props: Record<string, string> = {
  'own-fudge-basket':
    handle +
    '<path d="M5 11l5-1.6 5 1.6v6H5zM16 11l5-1.6 5 1.6v6H16zM10.5 7l5-1.6 5 1.6v6h-10z" fill="#8a5230"/><path d="M5 11l5-1.6 5 1.6-5 1.6zM16 11l5-1.6 5 1.6-5 1.6zM10.5 7l5-1.6 5 1.6-5 1.6z" fill="#b5774a"/>' +
    basket,
  'own-bare-basket': handle + '<ellipse cx="16" cy="16" rx="12" ry="2.4" fill="#8a5a35"/>' + basket,
  'own-plate':
    '<ellipse cx="16" cy="27" rx="15" ry="3.4" fill="#cdc4d6"/><ellipse cx="16" cy="26.4" rx="15" ry="3.2" fill="#fff"/><ellipse cx="16" cy="26.4" rx="10" ry="1.9" fill="#e6e0ee"/><g fill="#b9824f"><circle cx="13" cy="26" r=".6"/><circle cx="18" cy="26.8" r=".7"/><circle cx="20" cy="25.8" r=".5"/></g>',
  'own-swim':
    '<path d="M0 25q4-2.6 8 0t8 0 8 0 8 0v6H0z" fill="#4aa8dc"/><path d="M2 26q3-1.6 6 0t6 0M20 27q3-1.6 6 0" fill="none" stroke="#bfe6fa" stroke-width=".9" stroke-linecap="round"/>',
  // The moon on the water.
  'own-moonlight':
    '<g fill="none" stroke="#fbe59a" stroke-linecap="round"><path d="M13 5.6q2-1 4 0t3.6 0M11 10q2.4-1.2 5 0t5 0M9 15q2.6-1.4 5 0t5 0 4 0" stroke-width="1.1"/><path d="M11 20.4q2.4-1.2 5 0t6 0M9 26q3-1.4 6 0t7 0" stroke-width="1.3"/><path d="M5 12.4q1.2-.8 2.4 0M24.6 18q1.2-.8 2.6 0M4.6 23q1.4-.8 2.8 0M24 28.6q1.4-.8 3 0" stroke-width=".9"/></g>',
  'own-footbridge':
    '<path d="M2.5 20v8M29.5 20v8M10 20v6M22 20v6" stroke="#6b4a33" stroke-width="1"/><path d="M1 14.6h30" stroke="#a8754a" stroke-width=".9" stroke-linecap="round"/><path d="M2.5 13.6V20M9.3 14.6V20M16 14.6V20M22.7 14.6V20M29.5 13.6V20" stroke="#8d6040" stroke-width=".7"/><rect x="0" y="19.5" width="32" height="1.8" rx=".5" fill="#b9824f"/><path d="M4 19.5v1.8M8 19.5v1.8M12 19.5v1.8M16 19.5v1.8M20 19.5v1.8M24 19.5v1.8M28 19.5v1.8" stroke="#8d6040" stroke-width=".2"/>',
};
