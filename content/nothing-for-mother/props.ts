// An open box, with and without a ribbon, a shop, the front of a house, and the top of a gum tree.

export const props: Record<string, string> = {
  'own-open-box-back':
    '<path d="M4 12h24v6H4z" fill="#8a5c34"/><path d="M4 12L0 7l8-1 3 6zM28 12l4-5-8-1-3 6z" fill="#d9a066"/>',
  'own-open-box':
    '<path d="M3 13h26l-1 17H4z" fill="#c98f55"/><path d="M3 13h26l-.2 3H3.2z" fill="#b27a44"/>',
  'own-rod':
    '<path d="M2 26Q12 12 26 6" fill="none" stroke="#8a5a35" stroke-width="1.4" stroke-linecap="round"/><path d="M26 6v20" stroke="#f4f7fb" stroke-width=".5"/><circle cx="26" cy="26" r="1.6" fill="#d8352f"/>',
  'own-shop-sign':
    '<path d="M0 8h32v6q-2 4-4 0q-2 4-4 0q-2 4-4 0q-2 4-4 0q-2 4-4 0q-2 4-4 0q-2 4-4 0q-2 4-4 0z" fill="#f4f7fb"/><path d="M4 8h4v6q-2 4-4 0zM12 8h4v6q-2 4-4 0zM20 8h4v6q-2 4-4 0zM28 8h4v6q-2 4-4 0z" fill="#3f9f7a"/>',
  'own-tree-top':
    '<path d="M14 33q2-10 0-16h5q-1 8 2 16z" fill="#d9cbbd"/><path d="M2 22q-4-6 2-8q1-6 8-5q6-5 11 1q7-1 6 5q5 5-1 8q-5 4-10 1q-8 4-16-2z" fill="#3f7a5c"/><path d="M5 17q2-3 5-2M14 12q3-2 5 0M21 18q3-2 5 0" stroke="#5a9a76" stroke-width="1" fill="none" stroke-linecap="round"/>',
  'own-sill': '<path d="M0 27h32v3H0z" fill="#cfd6de"/>',
  'own-house-front':
    '<path d="M2 4h28v25H2z" fill="#f6d9b0"/><path d="M2 9h28M2 14h28M2 19h28M2 24h28" stroke="#e2bf90" stroke-width=".4"/><path d="M0 5L3 0h26l3 5z" fill="#b5563f"/><path d="M10 9h9v19h-9z" fill="#fff4e0"/><path d="M11 10h7v18h-7z" fill="#3f7a8c"/><path d="M12.500 12h4v5h-4zM12.500 19h4v6h-4z" fill="#356a7a"/><circle cx="17" cy="18.400" r=".5" fill="#ffd23f"/><path d="M3 10h5v7H3zM22 10h6v7h-6z" fill="#fff4e0"/><path d="M3.500 10.500h4v6h-4zM22.500 10.500h5v6h-5z" fill="#8fc4ea"/><path d="M6 28h18v2.500H6z" fill="#b9b2ae"/><path d="M6 28h18v.8H6z" fill="#d6d0cc"/>',
};
